# What the front page says of it.

game-cosa-nostra = La Cosa Nostra
    .when = New York, after dark
    .what = Give your gangsters their orders in secret, roll for the money, and talk. A deal is a deal until somebody breaks it.
