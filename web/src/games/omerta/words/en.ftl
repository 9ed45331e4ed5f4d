# What only the page says of Omerta.

then = Then: { $steps }
step-Exchanging = the two cards trade places
step-Shuffling = the stock is shuffled
step-Giving = the cards are dealt out
step-Visiting = Mamma drops in
step-Blocking = the Patrol takes its post
step-OpenSnap = another snap
step-Deal = the next round
step-EndGame = closing time
step-Turn =
    { $you ->
        [yes] your turn
       *[no] { $name }’s turn
    }
look-well = Look closely: you see it once. Hold the card to look longer.
call-sight =
    { $unknown ->
        [0] Your cards count { $points }.
        [one] What lies open counts { $points }, and one slot of yours you have not seen.
       *[other] What lies open counts { $points }, and { $unknown } slots of yours you have not seen.
    }
called =
    { $you ->
        [caller] You call Omerta. Cards on the table.
       *[other] { $caller } calls Omerta. Cards on the table.
    }
not-called = Time. Cards on the table.
refused-no-more = You have had your extra time.
refused-too-fast = Easy. One thing at a time.
refused-looking-on = Whoever looks on keeps his mouth shut.
refused-other = The house would not have it.
what-it-does = { $card }: what it does
moment-killer = The Killer speaks up
why-mistake = wrong card
why-ride = character aboard
why-snitch = from the Snitch
chat-title = Table talk
nobody-spoke = Nobody has said a word yet.
say-it = Say it
say-something = Say something
mute = Mute { $name }
log-title = The log
log-missed = You were away for a while. What happened meanwhile is not told.
receipt = Who was fastest
seat-away = away
seat-away-until = away, a bot sits down in { $seconds } s
seat-caretaker = a bot minds the chair
skip = Faster
go-on = Go on
more-time = More time
not-again = Don’t ask again this round
ask-again = Ask me again
keys-title = Keys
key-slots = 1 – 9
    .does = Your slots. Held down, a card you may look at stays up a little longer.
key-deck = D
    .does = The deck
key-pile = P
    .does = The pile: take from it, or discard
key-call = O
    .does = Call Omerta
key-decline = Space
    .does = No, thanks; or yes, where you are asked once more
key-back = Esc
    .does = Takes a half-made choice back
key-undo = U
    .does = Takes an answer back, as long as nobody has seen it
key-move = ← →
    .does = To the next thing that can be chosen; Enter chooses it
key-inspect = I
    .does = Says what the thing in focus is: so does a right click, a long press, or a pointer that rests on it
key-chat = C
    .does = Table talk
key-log = L
    .does = The log
key-books = S
    .does = The books
key-sound = M
    .does = Sound on and off
key-rules = ?
    .does = This page

# --- the inspector

inspect-slot-mine = Face down, and yours. You look at it only when a card or the first look lets you.
inspect-slot-theirs = Face down. What it is, { $name } may know; you do not.
inspect-slot-seen = You have seen it: { $card }. { $does }
inspect-looked = Its owner has just looked at it.
inspect-patrolled = Under the Patrol: it cannot be moved, looked at, snapped or shown, and its owner cannot call Omerta.
inspect-aimed = Somebody aims at it.
inspect-now = Now: { $option }.
inspect-acts = It acts when its player discards it: straight from the deck, or out of a slot.
inspect-snaps = Whoever has the same number may get rid of it in the snap.
inspect-deck = Drawn from here, only you see the card. When the deck is dry the pile is shuffled.
inspect-left =
    { $cards ->
        [one] One card.
       *[other] { $cards } cards.
    }
inspect-pile = What was discarded. Its top card can be taken instead of drawing, but has to go into a slot.
inspect-safe = Four cards that nobody knows. A Safecracker looks at them, and may trade one for one of his own.
inspect-safe-card = Lies in the safe, face down. Only a Safecracker sees it.
inspect-famous = A name for the evening, and no power. Al Capone opens the first round.
inspect-person = { $name }, { $full }
inspect-at-home = Mamma is in: no turn, no snap, no Killer and no call until she leaves.
inspect-held-up = The Patrol is on a slot: no call until it moves on.
inspect-in-hand = Somebody holds it, and has to put it somewhere.
inspect-call = Ends the round. With { $limit } or less and nobody below you, you score 0; else your count and { $penalty } more.
inspect-round = As many rounds as players. Points are bad: the lowest total wins.
inspect-chat = What was said at the table, and a line of your own.
inspect-log = All that has happened so far.
inspect-books = Everybody’s points, round by round.
inspect-rules = How the game is played, and every card.

# --- options

set-omerta-snap = The snap
    .does = Whoever has a bottle like the one just discarded may get rid of it.
    .of-race = A race
    .of-race-does = The fastest wins. Slow lines are made up for.
    .of-sealed = By post
    .of-sealed-does = All answer in secret, each in his own time; the shortest time wins.
set-omerta-snap_seconds = Time to snap
    .does = How long a discarded bottle can be snapped.
set-omerta-reflexes = The bots’ reflexes
    .does = How long they hold back in a snap.
    .of-quick = Quick
    .of-quick-does = In a snap they are as fast as people who see the bottle itself. You have to find a key.
    .of-human = Human
    .of-human-does = In a snap they leave you the moment it takes to find the card.
    .of-slow = Slow
    .of-slow-does = In a snap they leave you a whole second. For cold fingers.
    .of-drowsy = Drowsy
    .of-drowsy-does = In a snap they leave you two seconds. It was a long night.
set-omerta-reaction_seconds = Time for the Killer
    .does = How long a target has to answer with the Killer.
set-omerta-turn_seconds = Time for a turn
    .does = Whoever takes longer just draws and discards.
set-omerta-turn_limit = Length of a round
    .does = A round ends after this many turns, if nobody has called by then.
    .amount =
        { $amount ->
            [one] { $amount } turn
           *[other] { $amount } turns
        }
set-omerta-memory_aid = Memory aid
    .does = What you have seen stays visible to you. For learning.
set-omerta-characters = Characters in the deck
    .does = How many of each. Twenty in all.
    .left = As printed
    .chosen = Chosen
    .sum = { $sum } of { $all }

# --- as a list

about-Snap = The snap
about-SealedSnap = The snap
about-KillerWindow = The Killer
view-famous = At the table
view-turns = Turns so far
view-sheet = The books
view-stocks = Stocks
view-safe = The safe
view-pile = Cards on the pile
view-pile_top = On top of the pile
view-holds = A card is in hand
view-in_play = In play
view-lain = Laid on somebody
view-patrol = Patrol
view-slot = Slot
view-succeeded = Omerta kept
view-counts = Counts
view-scores = Points
hint-worth = Wins { $percent } % of such games.
briefed-yours = Your cards
briefed-safe = In the safe
briefed-hand = In your hand
briefed-pile = On the pile
briefed-unseen = Seen by nobody
briefed-among = among them, for certain: { $cards }
briefed-nothing = nothing known
