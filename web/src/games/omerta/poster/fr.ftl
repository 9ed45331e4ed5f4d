# Ce que l’accueil en dit.

game-omerta = Omerta
    .when = Chicago, 1932
    .what = Vos cartes sont face cachée, et vous en avez vu deux, une fois. Échangez, tapez le premier, envoyez la Tueuse, et annoncez quand vous avez le moins.
