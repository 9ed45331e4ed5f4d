# Ce que l’accueil en dit.

game-cosa-nostra = La Cosa Nostra
    .when = New York, à la nuit tombée
    .what = Donnez vos ordres en secret, lancez les dés pour l’argent, et parlez. Un marché est un marché, jusqu’à ce que quelqu’un le rompe.
