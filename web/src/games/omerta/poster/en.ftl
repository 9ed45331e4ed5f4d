# What the front page says of it.

game-omerta = Omerta
    .when = Chicago, 1932
    .what = Your cards lie face down, and you have seen two of them, once. Swap, snap, send for the Killer, and call it when you hold the least.
