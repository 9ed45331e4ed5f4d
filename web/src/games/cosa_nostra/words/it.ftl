# What only the page says of La Cosa Nostra.

what-is-asked = La domanda
answer-is-in = La tua risposta è data.
my-hand = La tua mano
at-the-edge = Sul bordo del tavolo
take-your-time = Più tempo
list-choices = Elenca le scelte
hide-choices = Nascondi l’elenco
offer-unsure = Non ancora
marker-there = gettone
stage-nothing = Non se ne fa niente.
ask-about-it = Chiedimelo ancora: { $about }
about-schemer = l’Intrigante
about-willy = il dado di Willy
about-robbery = la Rapina
about-trap = la Trappola
about-doc = il dottore
about-reroll = ritirare un dado
about-alexei = Alexei
about-return_fire = rispondere al fuoco
about-attack_again = Bernardo
hint-plan = Una carta e un gangster, in qualsiasi ordine; o trascinala su di lui.
hint-man = Per chi?
hint-job = Quale carta?
hint-target = Contro chi? Scegli il bersaglio sul tavolo.
hint-attach = Su chi? Sceglilo sul tavolo.
hint-look = Quale colpo? Scegli il fascicolo.
hint-compose = Sul tavolo un clic su un affare è un gettone, un secondo l’affare intero. Anche i gangster liberi.
to-buy = da comprare: { $business }
to-be-bought = non ancora comprato
you-give = Dai
you-get = Ricevi
a-line-with-it = Due parole in più
promise-it = Prometti
deal-half-written = Una promessa è scritta a metà, e non partirebbe.
no-promises = Nessuno ha ancora promesso nulla.
chat-nobody = Nessuno ha ancora detto una parola.
chat-say = Dillo
chat-mute = Non sentire { $name }
chair-away = assente
chair-caretaker = un bot tiene il posto
tool-deals = Accordi
tool-chat = Parla
tool-ledger = Promesse
tool-log = Diario
tool-rules = Regole
moment-death = Pace all’anima sua
moment-broken = Parola tradita
moment-monopoly = Tutto in mano a uno
cash-by-round = I contanti, round per round
help-page = Ciò che brilla si sceglie. Clicca o tocca altro e si spiega; così il clic destro, una pressione lunga, il puntatore fermo o I. Tasti: 1–9 scelgono, 0 dice no o è tutto, Esc torna indietro, T affari, C parole, P promesse, L diario, ? regole.
tool-market = Mercato
nobody = nessuno
hint-markers = Quali? Scegli gli affari.
foreseen = Poi: { $steps }
step-Start = si scopre la carta
step-Strike = il colpo va a segno
step-UnderFire = si risponde al fuoco
step-Payout = si contano i soldi
step-Wound = qualcuno è colpito
step-Blow = l’affare è colpito
step-Heal = ci pensa il dottore
step-Looking = si apre il fascicolo
step-NewMarket = un mercato nuovo
step-Attaching = si posa la carta
step-ExtraTurn = qualcuno passa avanti
step-LyingLow = il turno passa
step-BeginPlanning = i piani
step-BeginAction = l’azione
step-Hiring = le assunzioni
step-Payday = la paga
step-EndRound = il prossimo round
step-FinalCount = il conto finale
step-turn-of =
    { $you ->
        [yes] tocca a te
       *[no] tocca a { $name }
    }
does-pays-more = I tuoi affari renderebbero { $money } in più.
does-pays-less = I tuoi affari renderebbero { $money } in meno.
does-monopoly = Avresti il monopolio: { $monopoly }.
does-monopoly-lost = Perderesti il monopolio: { $monopoly }.
does-closes = Non potresti più fare { $jobs }.
does-lack = Ti mancano { $money }.
does-cash = Ti resterebbero { $money }.
the-families = Le altre famiglie
told-offer-accepted =
    { $you ->
        [seat] { $to } accetta la tua offerta. Ci si stringe la mano.
        [to] Accetti l’offerta di { $seat }. Ci si stringe la mano.
       *[other] { $to } accetta l’offerta di { $seat }. Ci si stringe la mano.
    }
told-offer-refused =
    { $you ->
        [seat] { $to } rifiuta la tua offerta.
        [to] Rifiuti l’offerta di { $seat }.
       *[other] { $to } rifiuta l’offerta di { $seat }.
    }
told-offer-countered =
    { $you ->
        [seat] { $to } ha in mente qualcos’altro.
        [to] Hai in mente qualcos’altro per { $seat }.
       *[other] { $to } ha in mente qualcos’altro per { $seat }.
    }
told-offer-withdrawn =
    { $you ->
        [seat] Ritiri la tua offerta a { $to }.
        [to] { $seat } ritira l’offerta che ti ha fatto.
       *[other] { $seat } ritira l’offerta a { $to }.
    }
told-offer-lapsed =
    { $you ->
        [seat] La tua offerta a { $to } non vale più.
        [to] L’offerta di { $seat } non vale più.
       *[other] L’offerta di { $seat } a { $to } non vale più.
    }
told-promise-due =
    { $you ->
        [seat] Devi { $money } a { $to }, adesso.
        [to] { $seat } ti deve { $money }, adesso.
       *[other] { $seat } deve { $money } a { $to }, adesso.
    }
told-promise-kept =
    { $you ->
        [seat] Mantieni la parola data a { $to }: { $what }.
        [to] { $seat } mantiene la parola che ti ha dato: { $what }.
       *[other] { $seat } mantiene la parola data a { $to }: { $what }.
    }
told-promise-broken =
    { $you ->
        [seat] Tradisci la parola data a { $to }: { $what }.
        [to] { $seat } tradisce la parola che ti ha dato: { $what }.
       *[other] { $seat } tradisce la parola data a { $to }: { $what }.
    }
told-intended =
    { $you ->
        [seat] La tua promessa a { $to }, { $meant }: { $what }.
        [to] La promessa di { $seat }, { $meant }: { $what }.
       *[other] La promessa di { $seat } a { $to }, { $meant }: { $what }.
    }
told-promise-void =
    { $you ->
        [seat] La tua promessa a { $to } è caduta: { $what }.
        [to] La promessa di { $seat } è caduta: { $what }.
       *[other] La promessa di { $seat } a { $to } è caduta: { $what }.
    }
withdraw-it = Ritirala
trade-later = dopo il colpo
settle-it = Mantieni la parola: { $what }
word-kept =
    { $you ->
        [yes] Mantieni la parola: { $kept } / { $all }
       *[no] { $name } mantiene la parola: { $kept } / { $all }
    }
explain-dice = Un dado da { $difficulty } in su è un successo.
explain-dice-target = Un dado che arriva alla forza del bersaglio è un successo.
explain-aim-player = Contro un’altra famiglia.
explain-aim-businessman = Contro un uomo d’affari.
explain-aim-company = Contro una società.
explain-aim-gangster = Contro un gangster.
explain-answers-cash = Si scopre quando un’altra famiglia incassa.
explain-answers-attack = Si scopre quando ti colpiscono.
explain-at-one = Un successo: { $effect }.
explain-at-two = Due successi o più: { $effect }.
explain-at-none = Nessun successo: { $effect }.
explain-needs = Serve: { $businesses }. Tuo, o con il tuo gettone.

# --- sotto la lente

sort-cash = Denaro dalla banca, subito, se ci sono gli affari che vuole.
when-job = Si prepara coperto su un gangster, si esegue nel tuo turno durante l’azione.
when-response = Si prepara coperto come un colpo, ma mai nel tuo turno: aspetta il suo momento.
inspect-line = { $what }: { $says }
inspect-lacks =
    Manca: { $what }. { $names } { $count ->
        [one] ce l’ha.
       *[other] ce l’hanno.
    }
inspect-lacks-nobody = Manca: { $what }. Nessuno al tavolo può prestarlo.
inspect-lacks-pot = Ti mancano { $money } per pareggiare il piatto.
inspect-no-target = Per ora non c’è niente da colpire.
inspect-dice =
    { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }, { $difficulty } o più
inspect-chance = { $one } uno, { $two } due
inspect-against = Contro { $names }
inspect-hidden = Coperto: solo la sua famiglia sa che cos’è.
inspect-seen-by = Ha dato un’occhiata: { $names }.
inspect-seen = Questi hanno guardato il colpo, e lo conoscono.
inspect-planned = { $what }, da comprare
inspect-purchase = In programma, non ancora comprato: si paga al turno di { $name }, altrimenti va sotto la pila.
inspect-costs = Costa { $price }, rende { $income } a round.
inspect-counts-for = Un uomo d’affari. Conta per il monopolio: { $monopoly }.
inspect-company = Una società: i grandi colpi in denaro la vogliono, e rende bene.
inspect-skill = Un uomo d’affari che sa il fatto suo: { $does }.
inspect-shut = Fuori fino al prossimo round: non rende niente, non serve a nessun colpo.
inspect-used = In questo round ha già usato il suo talento. Per i colpi serve lo stesso.
inspect-in-danger = Sta per essere colpito!
inspect-lent =
    { $you ->
        [yes] C’è sopra il tuo gettone: un tuo colpo può usarlo.
       *[no] { $name } ci ha messo un gettone: un colpo può usarlo.
    }
inspect-for-sale = In vendita: si assegna a un gangster, si paga al suo turno.
inspect-gangster =
    Un gangster. Tira { $strength ->
        [one] un dado.
       *[other] { $strength } dadi.
    }
inspect-strength = Forza attuale { $now }, stampata { $printed }.
inspect-out = Fuori fino al prossimo round: né incarico né abilità.
inspect-idle = Non ha incarichi.
inspect-busy = Da fare: { $tasks }.
inspect-lies = Su di lui: { $cards }.
inspect-played-by = Sta su { $gangster }.
inspect-hire = Si può assumere per { $money }.
inspect-stack = La pila
    .does = Affari, coperti. Da qui si riempie il mercato; ciò che è annullato o distrutto va sotto.
inspect-monopoly = { $businesses } o più, e più di tutti gli altri insieme: { $money } a ogni paga, il doppio alla fine.
inspect-marker = Gettone: { $name }
    .does = Un colpo di questa famiglia può usare l’affare. Resta finché non viene usato o ripreso.
inspect-free-markers = Gettoni liberi. Messo con un accordo su un affare altrui, ognuno permette a un colpo di usarlo.
inspect-trophy = Trofeo: { $name }
    .does = Ucciso. Alla fine ogni punto di forza dei trofei paga { $one }, con due trofei { $two }, con tre o più { $three }.
inspect-family =
    { $you ->
        [yes] La guida { $boss }, cioè tu. Vince chi alla fine ha più denaro.
       *[no] La guida { $boss }, gioca { $player }. Un clic mostra tutto.
    }
inspect-money = Denaro
    .does = Visibile a tutti. Quello che sta sotto il boss è riciclato: al sicuro, e alla fine vale il doppio.
inspect-die = Un dado che mostra { $die }
    .counts = Un successo: arriva a { $difficulty }.
    .misses = Nessun successo: ci vorrebbe { $difficulty }.
inspect-back-job = Colpo del round { $round }
    .does = In mano, coperto. Nessun altro lo vede prima che venga eseguito.
inspect-back-card = Carta influenza
    .does = In mano, coperta. Si gioca al suo momento, poi non c’è più.
inspect-phase-setup = Si scelgono le famiglie, si mescolano le carte.
inspect-phase-draw = Tutti ricevono colpi e carte influenza.
inspect-phase-recruiting = A turno ognuno può assumere un gangster in più.
inspect-phase-planning = A turno ogni gangster riceve un incarico: un colpo, coperto, o un acquisto.
inspect-phase-action = A turno si esegue o si annulla un incarico, finché non ce ne sono più.
inspect-phase-payday = Affari e monopoli pagano; poi si assume e si sfoltiscono le mani.
inspect-phase-end = L’ultimo conto: rendite doppie, banda più grande, trofei, denaro riciclato.
inspect-market = Il mercato
    .does = Quattro affari in vendita. Ciò che viene preso si sostituisce dalla pila.
inspect-tool-deals = Offerte, promesse e ciò che si può fare oltre alla domanda.
inspect-tool-chat = Che cosa si è detto al tavolo, e una riga tua.
inspect-tool-ledger = Chi ha promesso che cosa a chi, e chi ha mantenuto.
inspect-tool-log = Tutto quello che è successo finora.
inspect-tool-rules = Come si gioca, e tutte le carte.
inspect-back = Rimette giù quello che hai scelto. Tasto: Esc

# --- opzioni

set-cosa-nostra-rounds = Round
    .does = Quattro fanno una serata, tre una più corta.
    .of-3 = Tre
    .of-4 = Quattro
set-cosa-nostra-families = Famiglie
    .does = Chi gioca quale famiglia.
    .left = A sorte
    .chosen = Scelte
set-cosa-nostra-spying_anytime = Spiare in ogni momento
    .does = Informatore, Spia e Avvocato possono guardare anche nei turni degli altri.
set-cosa-nostra-business_bonus = Premio degli affari
    .does = Ogni round, la rendita più alta porta 5.000 $ in più; nessuno in caso di parità.
set-cosa-nostra-double_planning = Doppio piano
    .does = Dal round II, due gangster ricevono gli ordini per turno.
    .left = In cinque
    .on = Sempre
    .off = Mai
set-cosa-nostra-influence_from = Carte influenza
    .does = Il round in cui entrano in gioco. Più tardi è più facile da imparare.
    .of-1 = Round I
    .of-2 = Round II
    .of-3 = Round III
set-cosa-nostra-rob_robbers = Rapinare i rapinatori
    .does = Quello che un rapinatore ha preso può essere rapinato ancora, da un terzo.
set-cosa-nostra-task_bonus = Bersagli impegnati
    .does = Un gangster che ha ancora un incarico è più duro da uccidere: solo a pallottole, o anche con l’Autobomba.
    .of-strength = Pallottole
    .of-all = Anche bombe
set-cosa-nostra-poker = Poker
    .does = Un colpo in più nel round III: i soldi di tutti in un piatto.
set-cosa-nostra-mercenaries = Mercenari
    .does = Pistole a noleggio con abilità proprie cercano lavoro.
set-cosa-nostra-planning_seconds = Tempo per i piani
    .does = Per un turno di piani.
set-cosa-nostra-turn_seconds = Tempo per un turno
    .does = Chi tarda dà la risposta più semplice.
set-cosa-nostra-reaction_seconds = Tempo per reagire
    .does = Quanto hanno gli altri per rispondere a quello che qualcuno fa.
    .gentle = Senza fretta
    .of-null-does = Il tavolo aspetta le tue risposte, per quanto ci pensi.
set-cosa-nostra-offer_seconds = Tempo per un’offerta
    .does = Un’offerta senza risposta in questo tempo decade.

# --- in elenco

view-phase = Fase
view-players = Famiglie
view-jobs = Colpi
view-influence = Carte influenza
view-market = Mercato
view-stack = Affari nella pila
view-mercenaries = Mercenari
view-job_stacks = Pile di colpi
view-influence_deck = Mazzo influenza
view-influence_up = Influenza, scoperte
view-influence_down = Influenza, coperte
view-monopolies = Monopoli
view-in_progress = In corso
view-danger = In pericolo
view-buying = In vendita ora
view-trade = Trattative aperte
view-offers = Offerte
view-ledger = Promesse
view-family = Famiglia
view-cash = Contanti
view-laundered = Riciclati
view-markers = Gettoni
view-crew = Banda
view-to_plan = Ancora da pianificare
view-recruits = Da assumere
view-businesses = Affari
view-usable = Può usare
view-income = Rendita
view-trophies = Trofei
view-gangster = Gangster
view-active = Attivo
view-strength = Forza
view-dice = Dadi
view-tasks = Incarichi
view-attached = Su di lui
view-used = Usato
view-place = Chi
view-job = Colpo
view-business = Affare
view-price = Prezzo
view-seen_by = Visto da
view-flaws = Che cosa non va
view-left = Restano
view-face_up = Scoperte
view-face_down = Coperte
view-difficulty = Difficoltà
view-money = Soldi
view-killed = Da uccidere
view-gangsters = Gangster
view-promises = Promesse
hint-ahead = Circa { $money } davanti ai rivali più forti dopo questo round.
hint-behind = Circa { $money } dietro ai rivali più forti dopo questo round.
briefed-my-hand = La tua mano
briefed-planned = Ordini noti
briefed-job = { $who } ({ $job })
briefed-dropped = Andati nel round { $round }
briefed-to-come = Round { $round }, non ancora visti
briefed-influence = Carte influenza non ancora viste
briefed-market = Affari ancora in arrivo
