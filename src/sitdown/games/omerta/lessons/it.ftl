# Le lezioni di Omertà. Un passo è una frase di quindici parole al massimo; gli attributi dicono perché una mossa non va.

# --- guardare e scambiare

lesson-look = Guardare e scambiare
    .about = Quattro carte che conosci appena, e come averne di migliori.
lesson-look-peek = Quattro carte coperte: guarda i posti 1 e 2, e tienili a mente.
    .wrong = A un tavolo vero scegli tu; oggi guarda i posti 1 e 2.
lesson-look-draw = Vincono i pochi punti, e un Testimone ne vale dieci: pesca dal mazzo.
    .wrong = Si chiama Omertà con 7 punti o meno, e tu ne hai di più.
lesson-look-swap = Meglio un 3 che un Testimone: mettilo nel posto 1.
    .swap-1 = Nel posto 2 c’è il tuo 2, e un 2 batte un 3.
    .discard = Sugli scarti il 3 non serve a nessuno; ci vada il Testimone.
    .wrong = Nessuno sa che cosa c’è lì; nel posto 1 ci sono dieci punti sicuri.
lesson-look-again = Tocca di nuovo a te: pesca dal mazzo.
    .take = Una Talpa vale quindici punti; lasciala sugli scarti.
    .wrong = Due delle tue carte sono sconosciute; non chiamare ancora.
lesson-look-blind = Un Alibi non conta nulla: mettilo nel posto 3, che non hai visto.
    .discard = Nulla è il numero migliore che ci sia; tienilo.
    .swap-3 = Andrebbe bene lo stesso, ma prendiamo il posto 3.
    .wrong = Quella carta è già piccola; scambiane una che non hai mai visto.
lesson-look-mole = Ne è uscita una Talpa, e lavora per te: guarda il posto 4.
    .look-2 = Lì hai appena messo l’Alibi.
    .wrong = Quella l’hai vista; il posto 4 è ancora uno sconosciuto.
lesson-look-end = Un 3, un 2, nulla e un 6 fanno undici: tienilo a mente.

# --- scarti e poteri

lesson-pile = Gli scarti e i poteri
    .about = Che cosa fanno i personaggi quando se ne vanno, e che cosa si raccoglie.
lesson-pile-open = Qui quel che hai visto resta scoperto, solo per i tuoi occhi.
lesson-pile-draw = I personaggi costano punti se restano e agiscono se vanno: pesca dal mazzo.
    .take = Un Testimone vale dieci punti e non fa nulla; lascialo lì.
    .wrong = Hai più di 7 punti, e tra le tue carte una sconosciuta.
lesson-pile-discard = Una Talpa nella tua scorta costa quindici punti: scartala, e agisce.
    .wrong = Lì costerebbe quindici punti; mettila sugli scarti.
lesson-pile-look = Ti fa guardare una delle tue carte: scegli il posto 3.
    .wrong = Quella la conosci; la sconosciuta è nel posto 3.
lesson-pile-take = { famous-johnny_torrio } ha buttato un Alibi, che non conta nulla: prendilo.
    .draw = Il mazzo può dare di tutto; l’Alibi è sicuro.
    .wrong = Con un Informatore nel posto 3 la chiamata costerebbe cara.
lesson-pile-swap = Quel che prendi dagli scarti resta: scambialo con l’Informatore.
    .wrong = L’Informatore nel posto 3 vale venti punti, ed è lui che deve andare.
lesson-pile-give = Anche chi esce con lo scambio agisce: a { famous-johnny_torrio } tutte e due le carte.
    .wrong = Una carta a testa dà poco fastidio; due a { famous-johnny_torrio } sì.
lesson-pile-end = Conosci i tuoi tredici punti, e { famous-johnny_torrio } ha sei carte a cui pensare.

# --- lo zac

lesson-snap = Lo Zac
    .about = Una corsa per tutti: via una carta col numero quando si scarta l’uguale.
lesson-snap-watch = Le carte con un numero sono bottiglie: se ne scarta una, e tutti corrono.
lesson-snap-first = Un 7, e tu hai un 7: colpiscilo prima degli altri!
    .no = Una carta in meno, gratis; non lasciarla passare.
    .late = Troppo lento, l’avrebbe presa un altro; riprova.
    .wrong = Quello non è un 7, e chi sbaglia prende una carta.
lesson-snap-won = Nessuno prima di te: il 7 è sparito e ti restano tre carte.
lesson-snap-none = Un 9, e tu non ne hai: lascia passare.
    .late = Anche tacere vuol dire no, ma per una volta dillo.
    .wrong = Quello non è un 9, e chi sbaglia prende una carta.
lesson-snap-fine = { famous-virginia_hill } ha scoperto la carta sbagliata: rimessa a posto, e una in più.
lesson-snap-draw = Adesso tocca a te: pesca dal mazzo.
    .take = Nove punti non si raccolgono.
    .wrong = Hai più di 7 punti; chiamare costerebbe caro.
lesson-snap-discard = Un 3, e ne hai già un altro: scarta questo.
    .wrong = Scartalo, e l’altro 3 può seguirlo subito.
lesson-snap-own = Vale anche il tuo scarto: zac, il tuo 3!
    .no = È l’occasione per liberarti dell’altro 3.
    .late = Troppo lento, perfino con la tua carta; riprova.
    .wrong = Quello non è un 3, e chi sbaglia prende una carta.
lesson-snap-end = Due carte in meno in due turni: chi ricorda è svelto.

# --- nel mirino

lesson-target = Nel mirino
    .about = Il Killer che ti protegge, la Pattuglia che chiude un posto, e la Mamma.
lesson-target-watch = { famous-virginia_hill } ha in mente qualcosa, e ci sei di mezzo tu.
lesson-target-kill = La sua Signora mescolerà la tua scorta, se non mostri il Killer: posto 2.
    .no = A carte mescolate non sapresti più nulla; mostra il Killer.
    .wrong = Quello non è il Killer, e chi sbaglia prende una carta.
lesson-target-no = Una Pattuglia sul tuo 1, e il Killer è andato: lascia passare.
    .wrong = Il Killer non l’hai più, e chi sbaglia prende una carta.
lesson-target-draw = La Pattuglia chiude il tuo 1 e ti vieta di chiamare: pesca.
    .wrong = Il Killer ti proteggerebbe ancora, per quindici punti; oggi pesca.
lesson-target-discard = La Mamma si manda dagli altri: scartala.
    .wrong = Da te costerebbe quindici punti; scartala.
lesson-target-send = Mandala da { famous-virginia_hill }, che salta un turno e non può chiamare.
    .wrong = { famous-johnny_torrio } può aspettare; ha cominciato { famous-virginia_hill }.
lesson-target-lift = { famous-virginia_hill } ha saltato il turno; la Mamma va via quando peschi: pesca.
    .wrong = Lascia stare gli scarti; oggi si pesca.
lesson-target-witness = Un Testimone costa punti e basta: scartalo.
    .wrong = Da te conterebbe dieci; scartalo.
lesson-target-end = Dopo due turni di { famous-johnny_torrio } la Pattuglia va via, e il tuo 1 è libero.

# --- chiamare

lesson-call = Chiamare Omertà
    .about = Quando chiudere la mano, e che cosa segna ognuno.
lesson-call-draw = Tre, due, uno e sei fanno dodici, troppi per chiamare: pesca.
    .take = Dieci punti in più non ti fanno scendere.
    .wrong = Sopra il sette la chiamata fallisce: segneresti dodici più venti.
lesson-call-swap = Metti l’Alibi al posto del 6, e restano sei punti.
    .discard = Niente conta meno di un Alibi; tienilo.
    .wrong = Il 6 è la tua carta più pesante; lascialo andare.
lesson-call-call = Si chiama prima di pescare, con sette o meno: tu hai sei, chiama!
    .wrong = Ogni turno aiuta gli altri; sei è abbastanza poco.
lesson-call-count = Nessuno aveva meno: tu segni zero, gli altri quello che avevano.
lesson-call-peek = Avanti con la prossima mano: guarda i posti 1 e 2.
    .wrong = Due qualsiasi andrebbero bene; prendi i posti 1 e 2.
lesson-call-fail = { famous-johnny_torrio } ha chiamato con undici e segna 31; il migliore degli altri segna zero.
lesson-call-end = Dopo tante mani quanti sono i giocatori vince il totale più basso.
