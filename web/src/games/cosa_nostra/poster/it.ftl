# Quello che ne dice la prima pagina.

game-cosa-nostra = La Cosa Nostra
    .when = New York, dopo il tramonto
    .what = Dai gli ordini in segreto, tira i dadi per i soldi, e parla. Un patto è un patto, finché qualcuno non lo rompe.
