# Quello che ne dice la prima pagina.

game-cosa-nostra = La Cosa Nostra
    .when = New York, dopo il tramonto
    .what = Dai gli ordini in segreto, tira i dadi per i soldi, e parla. Un patto è un patto, finché qualcuno non lo rompe.

# Che cosa lo aspetta, tra i suoi tavoli.
asks-cosa-nostra =
    { $about ->
        [hands] Nuovi colpi: vanno bene?
        [hiring] C’è da assumere
        [exchanging] Un uomo per un mercenario?
        [planning] Dai i tuoi ordini
        [second_plan] Un altro ordine?
        [plan_beside] Un altro ordine?
        [schemer] Qualcuno sta per agire: ti intrometti?
        [acting] Tocca a te: chi esce?
        [second_task] Uno è fatto, ne resta uno
        [finishing] Altro in questo turno?
        [markers] Quali gettoni servono?
        [stake] Quanto sul cavallo?
        [reroll] Di nuovo i dadi?
        [robbery] Qualcuno incassa: lo rapini?
        [trap] Un attacco: una trappola?
        [doc] Chiami il dottore?
        [return_fire] Hanno mancato: rispondi al fuoco?
        [buying] Che cosa compri?
        [laundering] Quanto in lavanderia?
        [drop_jobs] Troppe carte: quali via?
        [drop_influence] Troppe carte: quali via?
       *[other] Tocca a te
    }
