# Ce que l’accueil en dit.

game-omerta = Omerta
    .when = Chicago, 1932
    .what = Vos cartes sont face cachée, et vous en avez vu deux, une fois. Échangez, tapez le premier, envoyez la Tueuse, et annoncez quand vous avez le moins.

# Ce qui l’attend là, parmi ses tables.
asks-omerta =
    { $about ->
        [FirstLook] Regardez deux de vos cartes
        [Draw] À vous : pioche ou défausse
        [PlaceDrawn] Où va la carte ?
        [PlaceTaken] Où va la carte ?
        [Snap] Une bouteille est tombée : taper ?
        [SealedSnap] Une bouteille est tombée : taper ?
        [KillerWindow] On vous vise : la Tueuse ?
       *[other] Votre carte agit : sur qui ?
    }
