# What the front page says of it.

game-omerta = Omerta
    .when = Chicago, 1932
    .what = Your cards lie face down, and you have seen two of them, once. Swap, snap, send for the Killer, and call it when you hold the least.

# What waits for somebody there, among his tables.
asks-omerta =
    { $about ->
        [FirstLook] Look at two of your cards
        [Draw] Your turn: deck or pile
        [PlaceDrawn] Where does the card go?
        [PlaceTaken] Where does the card go?
        [Snap] A bottle is down: snap?
        [SealedSnap] A bottle is down: snap?
        [KillerWindow] They come for you: the Killer?
       *[other] Your card acts: on whom?
    }
