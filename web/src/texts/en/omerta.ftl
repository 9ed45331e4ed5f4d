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
log-title = The log
log-missed = You were away for a while. What happened meanwhile is not told.
receipt = Who was fastest
seat-away = away
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
key-move = ← →
    .does = To the next thing that can be chosen; Enter chooses it
key-rules = ?
    .does = This page
