# Omerta’s lessons. A step is one sentence of at most 15 words; its attributes say why a move is not the one, by how that move is written.

# --- looking and swapping

lesson-look = Looking and swapping
    .about = Four cards you hardly know, and how to trade them for better ones.
lesson-look-peek = Four cards, face down: look at slots 1 and 2, and remember them.
    .wrong = At a real table any two will do; today look at slots 1 and 2.
lesson-look-draw = The fewest points win, and a Witness counts ten: draw from the deck.
    .wrong = Omerta is called with 7 points or less, and you have more.
lesson-look-swap = A 3 is better than a Witness: swap it into slot 1.
    .swap-1 = Slot 2 is your 2, and a 2 beats a 3.
    .discard = On the pile your 3 helps nobody; the Witness should go there.
    .wrong = Nobody knows what lies there; slot 1 is ten points for certain.
lesson-look-again = Your turn again: draw from the deck.
    .take = A Mole counts fifteen; leave him on the pile.
    .wrong = Two of your cards are strangers; do not call yet.
lesson-look-blind = An Alibi counts nothing: swap it into slot 3, which you never saw.
    .discard = Nothing is the best number there is; keep it.
    .swap-3 = That would do as well, but let us take slot 3.
    .wrong = That card is small already; trade one that you never saw.
lesson-look-mole = Out went a Mole, and he works for you: look at slot 4.
    .look-2 = You have just put the Alibi there.
    .wrong = You have seen that one; slot 4 is still a stranger.
lesson-look-end = A 3, a 2, nothing and a 6 make eleven: keep it in mind.

# --- discarding, powers and the pile

lesson-pile = Discards, powers and the pile
    .about = What characters do when they go, and what may be picked up again.
lesson-pile-open = Here what you have seen stays open, for your eyes only.
lesson-pile-draw = Characters cost points while they stay and act when they go: draw.
    .take = A Witness counts ten and does nothing; let him lie.
    .wrong = You have more than 7 points, and a stranger among your cards.
lesson-pile-discard = A Mole counts fifteen in your stock: discard him, and he acts.
    .wrong = There he would count fifteen; put him on the pile.
lesson-pile-look = He lets you look at one card of yours: take slot 3.
    .wrong = You know that one; slot 3 is the stranger.
lesson-pile-take = { famous-johnny_torrio } threw away an Alibi, which counts nothing: take it.
    .draw = The deck may give you anything; the Alibi is certain.
    .wrong = With a Snitch in slot 3 that would be a costly call.
lesson-pile-swap = What you take from the pile must stay: swap it for the Snitch.
    .wrong = The Snitch in slot 3 counts twenty, and should be the one to go.
lesson-pile-give = Characters act when swapped out, too: give { famous-johnny_torrio } both cards.
    .wrong = One card each hardly hurts; two for { famous-johnny_torrio } do.
lesson-pile-end = You know all your thirteen points, and { famous-johnny_torrio } has six cards to worry about.

# --- the snap

lesson-snap = The snap
    .about = A race for all: lose a numbered card when its like is discarded.
lesson-snap-watch = Cards with a number are bottles: when one is discarded, everybody may race.
lesson-snap-first = A 7, and you hold a 7: hit it before anybody else does!
    .no = You could be rid of a card for nothing; do not let it pass.
    .late = Too slow, somebody else would have been first; have another try.
    .wrong = That is no 7, and a wrong card costs you one more.
lesson-snap-won = You were first: the 7 is gone, and you hold three cards.
lesson-snap-none = A 9, and you have none: let it pass.
    .late = Silence means no as well, but say it this once.
    .wrong = That is no 9, and a wrong card costs you one more.
lesson-snap-fine = { famous-virginia_hill } turned up a wrong card, put it back, and took one more.
lesson-snap-draw = Now it is your turn: draw from the deck.
    .take = Nine points are nothing to pick up.
    .wrong = You have more than 7 points; a call would be dear.
lesson-snap-discard = A 3, and you have another one: discard this.
    .wrong = Discard it, and the other 3 can follow at once.
lesson-snap-own = Your own discard counts, too: snap your 3!
    .no = It is your chance to be rid of the other 3.
    .late = Too slow, even for your own card; have another try.
    .wrong = That is no 3, and a wrong card costs you one more.
lesson-snap-end = Two cards fewer within two turns: whoever remembers is quick.

# --- being a target

lesson-target = Being a target
    .about = The Killer who protects you, the Patrol that shuts a slot, and Mamma.
lesson-target-watch = { famous-virginia_hill } is up to something, and you are part of it.
lesson-target-kill = Her Lady will shuffle your stock unless you show the Killer: slot 2.
    .no = Shuffled, you would know nothing any more; show the Killer.
    .wrong = That is no Killer, and a wrong card costs you one more.
lesson-target-no = A Patrol for your 1, and your Killer is spent: let it pass.
    .wrong = You have no Killer any more, and a wrong card costs another.
lesson-target-draw = The Patrol shuts your 1 and forbids you to call: draw.
    .wrong = The Killer would guard you again, for fifteen points; today, draw.
lesson-target-discard = Mamma can be sent to others: discard her.
    .wrong = With you she would count fifteen; discard her.
lesson-target-send = Send her to { famous-virginia_hill }, who misses a turn and may not call.
    .wrong = { famous-johnny_torrio } can wait; { famous-virginia_hill } began it.
lesson-target-lift = { famous-virginia_hill } sat out, and Mamma leaves when you draw: draw.
    .wrong = Leave the pile alone; today we draw.
lesson-target-witness = A Witness does nothing but cost points: discard him.
    .wrong = With you he would count ten; discard him.
lesson-target-end = After two turns of { famous-johnny_torrio } the Patrol goes, and your 1 is free.

# --- calling

lesson-call = Calling Omerta
    .about = When to end a round, and what everybody scores then.
lesson-call-draw = Three, two, one and six make twelve, too many to call: draw.
    .take = Ten more points will not bring you down.
    .wrong = Over seven a call fails: you would score twelve plus twenty.
lesson-call-swap = Put the Alibi in place of the 6, and six points are left.
    .discard = Nothing counts less than an Alibi; keep it.
    .wrong = The 6 is the heaviest of yours; let it go.
lesson-call-call = Call before you draw, and with seven or less: you have six, call!
    .wrong = Every turn helps the others; six is few enough.
lesson-call-count = Nobody had less: you score nothing, the others what they held.
lesson-call-peek = On to the next round: look at slots 1 and 2.
    .wrong = Any two would do, but take slots 1 and 2.
lesson-call-fail = { famous-johnny_torrio } called with eleven and scores 31; the lowest of the others scores nothing.
lesson-call-end = After as many rounds as players the lowest total wins.
