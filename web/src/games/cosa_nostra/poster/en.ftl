# What the front page says of it.

game-cosa-nostra = La Cosa Nostra
    .when = New York, after dark
    .what = Give your gangsters their orders in secret, roll for the money, and talk. A deal is a deal until somebody breaks it.

# What waits for somebody there, among his tables.
asks-cosa-nostra =
    { $about ->
        [hands] New jobs: will they do?
        [hiring] Somebody is to be hired
        [exchanging] Trade a man for a mercenary?
        [planning] Give your orders
        [second_plan] One more order?
        [plan_beside] One more order?
        [schemer] Somebody is about to act: cut in?
        [acting] Your turn: who goes out?
        [second_task] One down, one to go
        [finishing] Anything else this turn?
        [markers] Which markers will serve?
        [stake] How much on the horse?
        [reroll] The dice again?
        [robbery] Somebody cashes in: rob it?
        [trap] An attack: spring a trap?
        [doc] Call the doctor?
        [return_fire] They missed: shoot back?
        [buying] What do you buy?
        [laundering] How much into the laundry?
        [drop_jobs] Too many cards: which go?
        [drop_influence] Too many cards: which go?
       *[other] Your turn
    }
