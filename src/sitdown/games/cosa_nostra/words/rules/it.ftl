# Le regole di La Cosa Nostra per tutti. `.text`: i paragrafi di un capitolo, separati da una riga vuota.

rules-title = La Cosa Nostra: le regole
rules-aim = Lo scopo
    .text =
        Sei il boss di una famiglia di New York. { $rounds } round di piani, dadi e trattative, o tre nella partita breve; chi alla fine ha più denaro ha in mano la città.

        Da { $least } a { $most } giocatori.
rules-table = Che cosa c’è sul tavolo
    .text =
        Una famiglia ha tre gangster sul tavolo, e altri tre da assumere più tardi. La forza di un gangster è il numero di dadi che tira. Ogni famiglia comincia con i propri affari, { $start } in contanti, { $markers } gettoni, e un Informatore, un Intrigante e uno Scagnozzo.

        { $market } affari sono in vendita: il mercato. Quando se ne prende uno, si riempie dalla pila.

        Denaro, denaro riciclato, affari, gettoni, trofei e quante carte si hanno in mano li vedono tutti. Le mani e i colpi preparati no, né quello che è stato messo via coperto.

        Un round ha quattro parti: la pesca, i piani, l’azione, la paga.
rules-draw = La pesca
    .text =
        Ciò che era fuori gioco torna. Tutti ricevono colpi del round: { $early } nei round I e II, { $late } nei round III e IV. Dal round II ci sono { $influence } carte influenza a testa, e in ogni round una in più per ogni Politico attivo.

        Chi ha ricevuto solo attacchi può rifiutarli. Allora i colpi del round si ridanno, a tutti.
rules-planning = I piani
    .text =
        Dal primo giocatore in senso orario ognuno dà un incarico a un suo gangster, finché tutti ne hanno uno. Nessuno passa.

        Un incarico è un colpo dalla tua mano, coperto sul gangster, o un acquisto: una carta del mercato, scoperta. Non si paga ancora niente, e finché non è pagata la carta non è di nessuno. I colpi che non prepari restano in mano.

        In cinque, dal round II, si danno ordini a due gangster per turno.
rules-action = L’azione
    .text =
        Dal primo giocatore in senso orario ognuno sceglie un suo gangster ed esegue o annulla il suo incarico, finché non ce ne sono più. Nessuno passa.

        Un acquisto si paga, e l’affare è tuo. Se lo annulli, o non puoi pagare, va sotto la pila.

        Per un attacco si nomina prima il bersaglio; poi si scopre la carta. Da quel momento alla fine del colpo nessuno tratta. Un colpo annullato o perso si mette via coperto.
rules-dice = I dadi
    .text =
        Un gangster tira tanti dadi quanta è la sua forza. Ogni dado che arriva alla difficoltà del colpo è un successo. Un successo dà la prima riga della carta, due o più la seconda; dove c’è una riga sola, un successo basta. Senza successi non c’è niente, se la carta non dice altro.

        Un Mitra aggiunge un dado e un Diversivo ne toglie uno, ma uno resta sempre. Uno Scagnozzo rende i tiri più facili di un punto, un Sabotatore più duri di un punto. Sopra il 6 non si riesce mai, a 1 o meno sempre.
rules-cash = I colpi in denaro
    .text =
        Un colpo in denaro nomina gli affari che vuole. Ognuno è un affare aperto diverso: tuo, e serve a quanti colpi vuoi, o di un’altra famiglia con il tuo gettone sopra. Un gettone serve a un colpo e torna quando si tirano i dadi, qualunque cosa dicano. Se manca qualcosa quando si scopre la carta, il colpo è annullato.

        La banca paga subito, se non arriva prima una Rapina. Ogni tuo Sbirro ti lascia ritirare un dado di un colpo in denaro, una volta a round.
rules-attacks = Gli attacchi
    .text =
        Il bersaglio è un’altra famiglia, o una sua carta. Fuori gioco vuol dire coperto fino al prossimo round: un gangster perde l’incarico; un affare non rende, non serve a nessun colpo, non ha abilità, non conta per nessun monopolio, e i gettoni tornano a casa.

        Un gangster ucciso esce dalla partita ed è un trofeo di chi l’ha ucciso. Un uomo d’affari ucciso, o una società distrutta, va sotto la pila. Chi deve pagare più di quanto ha paga quello che ha; il denaro riciclato non si tocca mai.

        Dove la difficoltà è la forza del bersaglio, un bersaglio che ha ancora un incarico è più duro di un punto. Chi è stato mancato da una Sparatoria può rispondere al fuoco: tanti dadi quanta è la sua forza, contro la forza dell’aggressore, e un successo uccide.
rules-others = Gli altri colpi
    .text =
        Non vogliono affari e non attaccano nessuno. I mezzi prezzi si arrotondano in su al migliaio, e nessun prezzo scende sotto zero. Sul cavallo si punta prima del tiro; il denaro si ricicla dopo, a migliaia.
rules-responses = Rapina e Trappola
    .text =
        Si preparano come colpi, e aspettano. Nel tuo turno si possono solo annullare.

        Una Rapina si scopre quando il colpo in denaro di un’altra famiglia è riuscito, prima che la banca paghi. Tira il suo gangster, e prende metà del guadagno o tutto. Una Rapina per colpo: se sono più d’una, quella del primo in senso orario dal giocatore di turno.

        Una Trappola la scopre chi è colpito da un attacco riuscito, prima dell’effetto, e vale anche contro una Rapina. Tira il suo gangster: l’attacco è respinto, e con due successi il gangster che attaccava muore. Se fallisce, può seguirne un’altra. Niente ferma una Trappola.

        A tutti quelli che potrebbero avere una carta simile si chiede, in segreto, che l’abbiano o no: una domanda non rivela niente.
rules-influence = Le carte influenza
    .text =
        Si giocano dalla mano, non costano turni, e poi non ci sono più. Quello che si posa su un gangster resta lì, visto da tutti, al massimo una per tipo.

        Un Dottore cambia ucciso in fuori gioco, e fuori gioco in niente; al primo può seguirne un secondo. Un Intrigante prende un turno in più prima di quello di un altro, o lascia passare il tuo turno senza usare incarichi.
rules-businesses = Gli affari
    .text =
        Gli uomini d’affari si pestano, si uccidono e si persuadono; le società si sfasciano e si bruciano. Ogni affare aperto rende alla paga.

        Tre uomini d’affari hanno un’abilità, una volta a round per ognuno che hai e che è attivo: l’Avvocato guarda due colpi preparati altrui nel tuo turno, lo Sbirro ritira un dado del tuo colpo in denaro, il Politico porta una carta influenza alla pesca. Le abilità non si prestano.
rules-monopolies = I monopoli
    .text =
        I Protettori fanno la Prostituzione, gli Spacciatori la Droga, gli Usurai il Credito. Chi ne ha almeno due attivi, e più di tutti gli altri insieme, tiene il monopolio finché è così: { $monopoly } a ogni paga.
rules-deals = Accordi e gettoni
    .text =
        In ogni momento, tranne durante un colpo, due famiglie possono scambiare: denaro, affari, gangster senza incarico, e gettoni. Quello che si concorda avviene subito e per intero. Carte in mano, incarichi, denaro riciclato e trofei non si scambiano mai.

        Un gettone è il diritto di usare una volta l’affare aperto di un’altra famiglia; può stare anche su un affare che sta per essere comprato. È vincolante: resta finché non viene usato, anche per più round, o finché il suo padrone non lo riprende. Un affare venduto tiene i suoi gettoni.
rules-promises = Le promesse
    .text =
        Tutto il resto sono parole: denaro più tardi, una parte di un colpo, pace fino alla fine di un round. Le promesse si scrivono, e nessuno deve mantenerle. Il registro mostra chi l’ha fatto.
rules-payday = La paga
    .text =
        Ogni affare aperto rende, ogni monopolio { $monopoly }. Poi, dal primo giocatore in senso orario, ognuno può assumere un gangster della propria famiglia al suo prezzo. Nessuno tiene più di { $limit } colpi e { $limit } carte influenza. Poi comincia la famiglia seguente, in senso orario.
rules-end = L’ultimo conto
    .text =
        Dopo l’azione dell’ultimo round non c’è la paga, ma l’ultimo conto. La rendita di affari e monopoli vale { $times } volte. La famiglia con più gangster in gioco riceve { $gang }; nessuno, a pari numero.

        I trofei: somma la loro forza. Ogni punto vale { $one } con un trofeo, { $two } con due, { $three } con tre o più. Il denaro riciclato torna { $times } volte.

        Vince chi ha più denaro. A parità, chi ha affari e gangster di maggior valore; poi si fa a braccio di ferro, con i dadi.
rules-gangsters = Le famiglie
    .text =
        Ogni famiglia comincia con i suoi primi tre gangster; gli altri si assumono alla paga, uno alla volta.
rules-mercenaries = I mercenari
    .text =
        Un’opzione. Tutti cominciano con { $richer }. Dal round II si assume subito dopo la pesca invece che alla paga: si espongono { $laid } mercenari, e ogni famiglia può assumerne uno, o uno dei propri.

        Nel round I ogni famiglia può cambiare un gangster iniziale con un mercenario della stessa forza, per il prezzo del mercenario meno quello che vale l’uomo. I mercenari di forza { $strong } arrivano dal round III.

        L’abilità di un mercenario tace finché è fuori gioco, finisce se viene ucciso, e lo segue se viene scambiato.
