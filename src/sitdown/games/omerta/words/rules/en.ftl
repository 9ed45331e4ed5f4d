# Omerta’s rules for people. `.text`: the paragraphs of a chapter, an empty line between them.

rules-title = Omerta: the rules
rules-aim = The aim
    .text =
        Everybody sits on stolen goods, face down, and every card counts against its owner. Get rid of points: whoever has the fewest when the last round is counted has won.

        For { $least } to { $most } players, in as many rounds as there are players.
rules-table = What lies on the table
    .text =
        Bottles from 1 to { $bottles }, { $copies } of each, which count their number, and { $characters } characters. For every round they are all shuffled together.

        Everybody is dealt { $stock } cards, face down: his stock. A card in it is a slot. { $safe } more go into the safe, unseen. The rest is the deck. There is no pile before the first discard.

        Then everybody looks at two of his own slots. What you see, you see once: remembering is the game.

        The famous gangsters are names for the evening and have no power. Somebody is always Al Capone, and he starts the first round. Later rounds are started by whoever has the most points so far; of several, by the nearest to the left of the last starter.
rules-turn = A turn
    .text =
        At the start of your turn you may call Omerta, of which more below. Otherwise draw the top of the deck, which you alone see, or take the top of the pile, which all see.

        Then swap: the card goes into one of your slots, face down, and what lay there goes onto the pile, face up, without a look at it first. Or, if it came from the deck, discard it at once. A card from the pile has to go into a slot.

        What you discard counts, wherever it comes from. A bottle opens a snap, a character acts: a character that you swap out of your stock acts, too. Then the turn passes clockwise.

        When a card is needed and the deck is empty, the whole pile is shuffled into a new deck. If there is no card even then, the draw, the gift or the penalty does not happen. If nobody can draw any more the round ends, and all score what they hold.

        Whoever has no slot that he may use draws from the deck and discards that card, or calls.
rules-snap = The snap
    .text =
        When a player discards a bottle, everybody, himself included, may turn up one of his own slots that he believes to be the same number. The fastest who is right is rid of it: it goes onto the pile, and his stock has one slot fewer. One card per discard; a snapped card opens no snap of its own.

        A wrong card, another number or any character, goes back to its slot, seen by all, and costs one card from the deck, unseen. Everybody has one try. Whoever comes too late shows nothing and pays nothing.

        A slot under the Patrol cannot be snapped, and whoever has Mamma in the house cannot snap at all. Two bottles that go at once, with the Driver, open two snaps, one after the other.
rules-characters = The characters
    .text =
        A character acts when the player whose turn it is discards it: straight from the deck, or swapped out of a slot. Where there is a target it has to act; only the Driver’s ride and the Safecracker’s trade may be declined. Where there is none, nothing happens.
rules-card-gangster = Two slots of two different players trade places, unseen: one of yours and one of an opponent’s, or two of opponents. Neither may be under the Patrol.
rules-card-lady = The stock of one opponent is shuffled, unseen. A slot under the Patrol stays where it is. Whoever has Mamma in the house is left alone.
rules-card-mole = You look at one of your own slots that is not under the Patrol.
rules-card-snitch = Two cards from the deck, unseen: both for one opponent, or one each for two. Not for one who has Mamma in the house.
rules-card-driver = You name one or two of your slots and turn them up for all to see. If they are all bottles they are discarded, their slots are gone, and each opens a snap. If there is a character among them, all go back and you take one card from the deck, unseen.
rules-card-safecracker = You look at the { $safe } cards in the safe, alone, and may trade one of them for one of your slots, which you do not look at. That is no discard: nothing acts, and there is no snap.
rules-card-killer = Does nothing when it is discarded. In your stock it stops what is used against you.
rules-card-witness = Does nothing. It has seen too much.
rules-card-alibi = Does nothing and counts nothing: the best card to keep.
rules-card-mamma = Given to an opponent, face up: she keeps him at home.
rules-card-patrol = Laid face up on one slot of an opponent: that slot is closed.
rules-killer = The Killer answers
    .text =
        When a Gangster, a Lady, a Snitch, Mamma or the Patrol is used against you, you may turn up the Killer from your stock before it takes effect. That stops the card, for everybody it was meant for. It and the Killer go onto the pile, and the Killer’s slot is gone.

        Every target is asked every time, whether or not he has a Killer, and all answer in secret. Whoever shows another card puts it back, seen by all, and takes one card from the deck; then the effect goes ahead. Whoever has Mamma in the house is not asked.
rules-blockers = Mamma and the Patrol
    .text =
        Mamma’s host misses his next turn. While she is there he can neither draw nor discard, snap, show the Killer or call Omerta; nor can he be shuffled, given cards, or sent a second Mamma. The Gangster and the Patrol still find him.

        A slot under the Patrol cannot be looked at, moved, shuffled, discarded, snapped or shown, and its owner cannot call Omerta. One Patrol per slot.

        Whoever laid them lifts them, right after drawing: Mamma on his next turn, the Patrol on the one after that. They go onto the pile and count for nobody.
rules-call = Calling Omerta
    .text =
        At the start of your turn, before drawing, and with neither Mamma nor the Patrol on you, you may call. The round ends at once. All cards are turned up, and everybody adds up his slots.

        If you have { $limit } or less, and nobody has less than you, you score 0; a tie is yours. Everybody else scores his count.

        Otherwise you score your count and { $penalty } more. The lowest of the others scores 0, and the rest their counts. With more than { $limit } the call fails even if nobody is lower.
rules-end = The end
    .text =
        After as many rounds as there are players all points are added up. The lowest total wins. A tie is a shared win.
