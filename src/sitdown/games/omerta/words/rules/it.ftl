# Le regole di Omerta per tutti. `.text`: i paragrafi di un capitolo, separati da una riga vuota.

rules-title = Omertà: le regole
rules-aim = Lo scopo
    .text =
        Ognuno siede su merce rubata, coperta, e ogni carta conta contro il suo padrone. Liberati dei punti: vince chi ne ha meno quando si conta l’ultima mano.

        Da { $least } a { $most } giocatori, in tante mani quanti sono i giocatori.
rules-table = Che cosa c’è sul tavolo
    .text =
        Bottiglie da 1 a { $bottles }, { $copies } per numero, che contano il loro valore, e { $characters } personaggi. Per ogni mano si mescola tutto insieme.

        Ognuno riceve { $stock } carte coperte: la sua scorta. Una carta della scorta è un posto. Altre { $safe } vanno nella cassaforte, senza che nessuno le guardi. Il resto è il mazzo. La pila degli scarti comincia con il primo scarto.

        Poi ognuno guarda due dei propri posti. Quello che vedi lo vedi una volta: ricordare è il gioco.

        I gangster famosi sono nomi per la serata, senza poteri. Qualcuno è sempre Al Capone, e comincia la prima mano. Le altre le comincia chi ha più punti; a pari punti, il più vicino a sinistra di chi ha cominciato l’ultima.
rules-turn = Un turno
    .text =
        All’inizio del tuo turno puoi chiamare Omertà: se ne parla più sotto. Altrimenti pesca dal mazzo, e la carta la vedi solo tu, o prendi la prima degli scarti, che vedono tutti.

        Poi scambia: la carta va in uno dei tuoi posti, coperta, e quella che c’era finisce scoperta sugli scarti, senza che tu la guardi prima. Oppure, se viene dal mazzo, scartala subito. Una carta presa dagli scarti deve finire in un posto.

        Quello che scarti conta, da qualunque parte venga. Una bottiglia apre uno zac, un personaggio agisce: agisce anche un personaggio che togli dalla tua scorta. Poi il turno passa in senso orario.

        Se serve una carta e il mazzo è vuoto, tutti gli scarti si mescolano in un mazzo nuovo. Se anche così non c’è carta, la pesca, il regalo o la penalità non avviene. Se nessuno può più pescare la mano finisce, e tutti segnano quello che hanno.

        Chi non ha un posto utilizzabile pesca dal mazzo e scarta quella carta, o chiama.
rules-snap = Lo zac
    .text =
        Quando un giocatore scarta una bottiglia, tutti, lui compreso, possono scoprire uno dei propri posti che credono dello stesso numero. Il più veloce che ha ragione se ne libera: la carta va sugli scarti, e la sua scorta ha un posto in meno. Una carta per scarto; una carta giocata con lo zac non ne apre un altro.

        Una carta sbagliata, un altro numero o un personaggio, torna al suo posto, vista da tutti, e costa una carta dal mazzo, coperta. Ognuno ha un tentativo. Chi arriva tardi non mostra niente e non paga niente.

        Un posto sotto la Pattuglia non si gioca con lo zac, e chi ha la Mamma in casa non può farlo affatto. Due bottiglie che partono insieme, con l’Autista, aprono due zac, uno dopo l’altro.
rules-characters = I personaggi
    .text =
        Un personaggio agisce quando chi è di turno lo scarta: appena pescato, o tolto da un posto. Se c’è un bersaglio deve agire; si possono rifiutare solo il viaggio dell’Autista e lo scambio dello Scassinatore. Se non c’è, non succede niente.
rules-card-gangster = Due posti di due giocatori diversi si scambiano le carte, alla cieca: uno tuo e uno di un avversario, o due di avversari. Nessuno dei due può stare sotto la Pattuglia.
rules-card-lady = La scorta di un avversario viene mescolata alla cieca. Un posto sotto la Pattuglia resta dov’è. Chi ha la Mamma in casa si lascia in pace.
rules-card-mole = Guardi uno dei tuoi posti che non sta sotto la Pattuglia.
rules-card-snitch = Due carte dal mazzo, coperte: tutte e due a un avversario, o una a testa a due. Mai a chi ha la Mamma in casa.
rules-card-driver = Nomini uno o due dei tuoi posti e li scopri davanti a tutti. Se sono tutte bottiglie vengono scartate, i posti spariscono, e ognuna apre uno zac. Se c’è un personaggio, tutto torna a posto e prendi una carta dal mazzo, senza guardarla.
rules-card-safecracker = Guardi da solo le { $safe } carte della cassaforte, e puoi scambiarne una con uno dei tuoi posti, che non guardi. Non è uno scarto: niente agisce, niente zac.
rules-card-killer = Non fa niente quando lo scarti. Nella tua scorta ferma chi ti prende di mira.
rules-card-witness = Non fa niente. Ha visto troppo.
rules-card-alibi = Non fa niente e non conta niente: la carta migliore da tenere.
rules-card-mamma = Data a un avversario, scoperta: lo tiene a casa.
rules-card-patrol = Posata scoperta su un posto di un avversario: quel posto è chiuso.
rules-killer = Il Killer risponde
    .text =
        Quando un Gangster, una Signora, un Informatore, la Mamma o la Pattuglia ti prende di mira, puoi scoprire il Killer della tua scorta prima dell’effetto. La carta è fermata, per tutti quelli a cui era diretta. Lei e il Killer vanno sugli scarti, e il posto del Killer sparisce.

        Si chiede ogni volta a ogni bersaglio, che abbia un Killer o no, e tutti rispondono in segreto. Chi mostra un’altra carta la rimette, vista da tutti, e prende una carta dal mazzo; poi l’effetto avviene. A chi ha la Mamma in casa non si chiede.
rules-blockers = La Mamma e la Pattuglia
    .text =
        Chi ospita la Mamma salta il suo prossimo turno. Finché lei è lì non può pescare, scartare, fare zac, mostrare il Killer né chiamare Omertà; e nessuno può mescolarlo, dargli carte o mandargli un’altra Mamma. Il Gangster e la Pattuglia lo trovano lo stesso.

        Un posto sotto la Pattuglia non si guarda, non si sposta, non si mescola, non si scarta, non si gioca con lo zac, non si mostra, e chi lo possiede non può chiamare Omertà. Una Pattuglia per posto.

        Le toglie chi le ha posate, subito dopo aver pescato: la Mamma al turno seguente, la Pattuglia a quello dopo ancora. Vanno sugli scarti e non contano per nessuno.
rules-call = Chiamare Omertà
    .text =
        All’inizio del tuo turno, prima di pescare, e senza Mamma né Pattuglia addosso, puoi chiamare. La mano finisce subito. Si scoprono tutte le carte, e ognuno somma i suoi posti.

        Se hai { $limit } o meno, e nessuno ha meno di te, segni 0; a pari punti la spunti tu. Gli altri segnano il loro conto.

        Altrimenti segni il tuo conto e { $penalty } in più. Il più basso degli altri segna 0, il resto il proprio conto. Con più di { $limit } la chiamata fallisce anche se nessuno è più basso.
rules-end = La fine
    .text =
        Dopo tante mani quanti sono i giocatori si sommano tutti i punti. Vince il totale più basso. Un pareggio è una vittoria divisa.
