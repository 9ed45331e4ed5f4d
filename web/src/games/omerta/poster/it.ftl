# Quello che ne dice la prima pagina.

game-omerta = Omerta
    .when = Chicago, 1932
    .what = Le tue carte sono coperte, e ne hai viste due, una volta. Scambia, batti per primo, manda il Killer, e chiama quando hai meno di tutti.
