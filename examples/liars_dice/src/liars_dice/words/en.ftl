# Liar's dice in English: the messages that a table looks for, by the names of records and steps.

title = Liar’s Dice

question-Turn = Raise the bid, or doubt it?

option-Bid = Bid: at least { $count } × { $face }
option-Doubt = Doubt it

event-round-began = Round { $number }. { $starter } begins.
event-rolled =
    { $you ->
        [seat] You roll { $dice }.
       *[other] { $seat } looks under the cup.
    }
event-bid-made = { $seat }: at least { $count } × { $face }.
event-doubted = { $seat } doubts it. All cups are lifted: { $dice }. There are { $found } of { $count }.
event-die-lost =
    { $left ->
        [0] { $seat } loses the last die, and is out.
       *[other] { $seat } loses a die, and has { $left } left.
    }
event-game-ended = { $winner } wins.

view-left = Dice left
view-dice = Under the cups
view-bid = The bid
view-by = Made by
view-round = Round
view-winners = Won by
