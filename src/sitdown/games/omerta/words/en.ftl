# Omerta in words. `.one` and `.the`: the card as the object of a sentence; `.does`: what it does when discarded.
# `$you` names the part in the event that the reader plays, so that he is spoken to.

omerta = Omerta

# --- cards

card-1 = 1
    .one = a 1
card-2 = 2
    .one = a 2
card-3 = 3
    .one = a 3
card-4 = 4
    .one = a 4
card-5 = 5
    .one = a 5
card-6 = 6
    .one = a 6
card-7 = 7
    .one = a 7
card-8 = 8
    .one = an 8
card-9 = 9
    .one = a 9
card-10 = 10
    .one = a 10
card-gangster = Gangster
    .one = a Gangster
    .the = the Gangster
    .does = Two cards of two different players trade places, unseen.
    .discard = Discard it and two players’ cards trade places
    .aimed = The Gangster will swap a card of yours
card-lady = Lady
    .one = a Lady
    .the = the Lady
    .does = One opponent’s stock is shuffled, unseen.
    .discard = Discard it and an opponent’s stock is shuffled
    .aimed = The Lady will shuffle your stock
card-mole = Mole
    .one = a Mole
    .does = You look at one of your own slots.
    .discard = Discard it and look at one of your cards
card-snitch = Snitch
    .one = a Snitch
    .the = the Snitch
    .does = Two cards from the deck, unseen, for one opponent or for two.
    .discard = Discard it and two cards go to opponents
    .aimed = The Snitch will bring you cards
card-driver = Driver
    .one = a Driver
    .does = You turn up one or two of your slots. Bottles leave town; a character costs you a card.
    .discard = Discard it and drive one or two of your bottles away
card-safecracker = Safecracker
    .one = a Safecracker
    .does = You look into the safe, and may trade one of its cards for one of yours.
    .discard = Discard it and look into the safe
card-killer = Killer
    .one = a Killer
    .does = Nothing on the pile. Kept in your stock it stops what is used against you.
    .discard = Discard it and nothing happens
card-witness = Witness
    .one = a Witness
    .does = Saw everything, does nothing.
    .discard = Discard it and nothing happens
card-alibi = Alibi
    .one = an Alibi
    .does = Does nothing. Counts nothing, which is the point.
    .discard = Discard it and nothing happens
card-mamma = Mamma
    .one = a Mamma
    .the = Mamma
    .does = One opponent stays at home for a turn.
    .discard = Discard it and an opponent misses a turn
    .aimed = Mamma will keep you at home
card-patrol = Patrol
    .one = a Patrol
    .the = the Patrol
    .does = One slot of an opponent is closed for two turns of yours.
    .discard = Discard it and close a slot of an opponent’s
    .aimed = The Patrol will close a slot of yours
discard-bottle = Discard it and all may snap

# --- the famous

famous-al_capone = Capone
    .full = Al Capone
famous-lucky_luciano = Luciano
    .full = Lucky Luciano
famous-meyer_lansky = Lansky
    .full = Meyer Lansky
famous-johnny_torrio = Torrio
    .full = Johnny Torrio
famous-virginia_hill = Hill
    .full = Virginia Hill

# --- parts of sentences

whom =
    { $you ->
        [yes] you
       *[no] { $name }
    }
slot = slot { $slot }
slot-of =
    { $you ->
        [yes] your slot { $slot }
       *[no] { $name }’s slot { $slot }
    }
sight = { $card } (slot { $slot })

# --- what happens

event-named =
    { $you ->
        [seat] You are { $persona }. At the table: { $others }.
       *[other] At the table: { $others }.
    }
event-round-began =
    { $you ->
        [starter] Round { $number } of { $rounds }. You start.
       *[other] Round { $number } of { $rounds }. { $starter } starts.
    }
event-peeked =
    { $you ->
        [seat] You look at
       *[other] { $seat } looks at
    } { $count ->
        [one] slot { $slots }.
       *[other] slots { $slots }.
    }
event-peeked-seen =
    { $you ->
        [seat] You see { $sights }.
       *[other] { $seat } sees { $sights }.
    }
event-turn-began =
    { $you ->
        [seat] Your turn.
       *[other] { $seat }’s turn.
    }
event-turn-missed =
    { $you ->
        [seat] Mamma is in. You stay at home.
       *[other] Mamma is in. { $seat } stays at home.
    }
event-drew =
    { $you ->
        [seat] You draw a card.
       *[other] { $seat } draws a card.
    }
event-drew-seen =
    { $you ->
        [seat] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
event-drew-nothing =
    { $you ->
        [seat] There is nothing left to draw. Your turn is over.
       *[other] There is nothing left to draw for { $seat }.
    }
event-took =
    { $you ->
        [seat] You take { $card } off the pile.
       *[other] { $seat } takes { $card } off the pile.
    }
event-swapped =
    { $you ->
        [seat] You put it into slot { $slot } and discard { $discarded }.
       *[other] { $seat } puts it into slot { $slot } and discards { $discarded }.
    }
event-discarded =
    { $you ->
        [seat] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
event-reshuffled =
    { $cards ->
        [one] The deck is dry. The pile is shuffled: one card.
       *[other] The deck is dry. The pile is shuffled: { $cards } cards.
    }
event-snap-opened = Snap! Who can match { $card }?
event-snapped =
    { $you ->
        [seat] You snap slot { $slot }, { $card }. One slot fewer.
       *[other] { $seat } snaps slot { $slot }, { $card }. One slot fewer.
    }
event-mistaken =
    { $you ->
        [seat] You turn up slot { $slot }: { $card }. Wrong card; it goes back.
       *[other] { $seat } turns up slot { $slot }: { $card }. Wrong card; it goes back.
    }
event-snap-won =
    { $you ->
        [winner] The snap is yours.
       *[other] The snap goes to { $winner }.
    }
event-snap-closed = No takers.
event-given-mistake =
    { $you ->
        [seat] The wrong card costs you one from the deck, unseen.
       *[other] The wrong card costs { $seat } one from the deck, unseen.
    }
event-given-ride =
    { $you ->
        [seat] A character in the car costs you a card from the deck, unseen.
       *[other] A character in the car costs { $seat } a card from the deck, unseen.
    }
event-given-snitch =
    { $you ->
        [seat] The Snitch brings you a card from the deck, unseen.
       *[other] The Snitch brings { $seat } a card from the deck, unseen.
    }
event-aimed =
    { $you ->
        [seat] You set { $card } on { $targets }.
       *[other] { $seat } sets { $card } on { $targets }.
    }
event-killed =
    { $you ->
        [seat] You show the Killer from slot { $slot } and stop { $cancelled }.
       *[other] { $seat } shows the Killer from slot { $slot } and stops { $cancelled }.
    }
event-exchanged = Two cards trade places, unseen: { $first } and { $second }.
event-mixed =
    { $you ->
        [seat] Your stock is shuffled. So much for memory.
       *[other] { $seat }’s stock is shuffled.
    }
event-drove-away =
    { $you ->
        [seat] Your Driver takes away { $sights }.
       *[other] { $seat }’s Driver takes away { $sights }.
    }
event-drove-back =
    { $you ->
        [seat] You turn up { $sights }. The Driver takes no characters; everything goes back.
       *[other] { $seat } turns up { $sights }. The Driver takes no characters; everything goes back.
    }
event-safe-opened =
    { $you ->
        [seat] You look into the safe.
       *[other] { $seat } looks into the safe.
    }
event-safe-opened-seen =
    { $you ->
        [seat] You look into the safe: { $cards }.
       *[other] { $seat } looks into the safe: { $cards }.
    }
event-cracked =
    { $you ->
        [seat] You trade slot { $slot } for safe card { $place }.
       *[other] { $seat } trades slot { $slot } for safe card { $place }.
    }
event-mamma-sent =
    { $you ->
        [seat] Mamma drops in on { $to }.
        [to] Mamma drops in on you. You miss your next turn.
       *[other] Mamma drops in on { $to }.
    }
event-patrol-laid =
    { $you ->
        [on] The Patrol stands on your slot { $slot }. No calling Omerta.
       *[other] The Patrol stands on { $on }’s slot { $slot }.
    }
event-lifted-mamma =
    { $you ->
        [victim] Mamma goes home. You may go out again.
       *[other] Mamma leaves { $victim } and goes home.
    }
event-lifted-patrol =
    { $you ->
        [victim] The Patrol moves on. Your slot is open.
       *[other] The Patrol leaves { $victim } and moves on.
    }
event-omerta-kept =
    { $you ->
        [caller] You call Omerta with { $count }, and nobody has less. You score 0.
       *[other] { $caller } calls Omerta with { $count }, and nobody has less. That scores 0.
    }
event-omerta-over =
    { $you ->
        [caller] You call Omerta with { $count }, more than { $limit }. You score { $score }.
       *[other] { $caller } calls Omerta with { $count }, more than { $limit }. That scores { $score }.
    }
event-omerta-beaten =
    { $you ->
        [caller] You call Omerta with { $count }, but somebody has { $lowest }. You score { $score }.
       *[other] { $caller } calls Omerta with { $count }, but somebody has { $lowest }. That scores { $score }.
    }
event-round-over = Round { $number } is over and nobody called. All score what they hold.
event-game-won =
    { $you ->
        [yes] You win with { $total }. The town is yours.
       *[no] { $winners } wins with { $total }.
    }
event-game-shared = A shared win with { $total }: { $winners }.

# --- what is asked

question-FirstLook = Look at two of your slots. Which one first?
    .then = And the other?
question-Draw = Your turn. What will it be?
    .then = Call Omerta? With { $limit } or less, and nobody lower, you score 0. If not: your count and { $penalty } more.
question-PlaceDrawn = You drew { $card }. { $discard }, or keep it: into which slot?
question-PlaceTaken = You took { $card }. Into which slot? The card there is discarded, and acts if it is a character.
question-Snap = { $card } is down. Turn up your match! A wrong card costs one more.
question-SealedSnap = { $card } is down. Turn up your match? A wrong card costs you one more.
question-KillerWindow = { $card }. Is the Killer among these? A wrong card costs you one more.
question-Gangster = Gangster: cards of two players trade places. Whose goes first?
    .then = And trades with whose?
question-Lady = Lady. Whose stock is shuffled?
question-Mole = Mole. Look at which of your slots?
question-Snitch = Snitch: two cards from the deck go to opponents. Who gets the first?
    .then = And the second?
question-Driver = Driver. Get rid of which slot? A character among them costs you a card.
    .then = And another one with it?
question-Cracking = The safe is open. Which card do you take? One of yours goes in for it.
    .then = And which of yours goes in, unseen?
question-Mamma = Mamma. Who stays at home and misses a turn?
question-Patrol = Patrol. Whose slot is closed for two turns of yours?
question-slot =
    { $you ->
        [yes] Which of your slots?
       *[no] Which of { $name }’s slots?
    }

# --- what can be answered

option-Begin = Deal
option-TimeUp = Time is up
option-Reconsider = Take it back
option-Clocked = { $name }: { $milliseconds } ms
option-Peek = Look at slots { $first } and { $second }
option-CallOmerta = Call Omerta
    .sure = Yes, call it
option-DrawDeck = Draw from the deck
option-TakePile = Take from the pile
option-TakePile-seen = Take { $card } off the pile
option-Swap = Into slot { $slot }
option-Discard = Discard it
option-Try = Turn up slot { $slot }
option-Reveal = Show slot { $slot } as the Killer
option-Decline = No, thanks
option-Exchange = Trade { $first } for { $second }
option-Shuffle = Shuffle { $name }’s stock
option-Look = Look at slot { $slot }
option-Give-both = Both cards to { $first }
option-Give = One card to { $first }, one to { $second }
option-Drive = Turn up { $slots }
option-Drive-none = No ride
    .enough = That is all
option-Crack = Trade safe card { $place } for slot { $slot }
option-SendMamma = Mamma to { $name }
option-LayPatrol = Patrol on { $target }
pick-place = safe card { $place }

# --- the table

table-round = Round { $number } of { $rounds }
table-deck = Deck
table-pile = Pile
table-safe = Safe
table-hand = In hand: { $card }
table-you = You · { $persona }
table-out = out of cards
table-holds = holds a card
table-holds-seen = holds { $card }
table-mamma = Mamma
table-patrol = Patrol on { $slot }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# --- the snap

snap-now = SNAP!
snap-time = { $name } { $milliseconds } ms
snap-late = too late
snap-wrong = wrong

# --- the sheet

sheet-title = The books
sheet-round = Round
sheet-total = Total
sheet-count = Count
sheet-score = Score
sheet-stock = Stock
sheet-called = called
final-title = Closing time

# --- help

help-title = House rules
help-keys = A number chooses a slot or an answer, 0 declines or discards, Backspace takes a half-made choice back. Any key skips a pause. Ctrl-C leaves; the game is saved.
help-bottles = Bottles
    .does = Count their number. Discarded, they open a snap.

# --- the coach’s reasons

reason-call = The call stands in { $percent } % of the hands you could have.
reason-no-call = The call fails in { $percent } % of the hands you could have.
reason-wrong-card = In { $percent } % of cases it is the wrong card, and costs you one more.
reason-lighter =
    { $points ->
        [one] It leaves your stock about one point lighter.
       *[other] It leaves your stock about { $points } points lighter.
    }
reason-heavier =
    { $points ->
        [one] It loads about one point onto the others.
       *[other] It loads about { $points } points onto the others.
    }
reason-knows =
    { $cards ->
        [one] You would know one more card of your own.
       *[other] You would know { $cards } more cards of your own.
    }

share-snap_accuracy = Snaps right
