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
look-well = Look well, you see it once. Hold the card to look longer.
called =
    { $you ->
        [caller] You call Omerta. Cards on the table.
       *[other] { $caller } calls Omerta. Cards on the table.
    }
not-called = Time. Cards on the table.
refused-late = Too late. That is settled.
refused-illegal = Not by the rules of this house.
refused-no-more = You have had your extra time.
refused-too-fast = Easy. One thing at a time.
refused-looking-on = Who looks on keeps his mouth shut.
refused-other = The house would not have it.
what-it-does = { $card }: what it does
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
