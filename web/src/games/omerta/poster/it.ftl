# Quello che ne dice la prima pagina.

game-omerta = Omerta
    .when = Chicago, 1932
    .what = Le tue carte sono coperte, e ne hai viste due, una volta. Scambia, batti per primo, manda il Killer, e chiama quando hai meno di tutti.

# Che cosa lo aspetta, tra i suoi tavoli.
asks-omerta =
    { $about ->
        [FirstLook] Guarda due delle tue carte
        [Draw] Tocca a te: mazzo o scarti
        [PlaceDrawn] Dove va la carta?
        [PlaceTaken] Dove va la carta?
        [Snap] Una bottiglia è scesa: batti?
        [SealedSnap] Una bottiglia è scesa: batti?
        [KillerWindow] Vengono da te: il Killer?
       *[other] La tua carta agisce: su chi?
    }
