# What only the page says of La Cosa Nostra.

what-is-asked = La domanda
answer-is-in = La tua risposta è data.
my-hand = La tua mano
at-the-edge = Sul bordo del tavolo
take-your-time = Più tempo
as-a-list = In elenco
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
hint-target = Contro chi? Tocca il bersaglio sul tavolo.
hint-attach = Su chi? Toccalo sul tavolo.
hint-look = Quale colpo? Tocca il fascicolo.
hint-compose = Clicca sugli affari e sui gangster liberi del tavolo, o scegli qui.
you-give = Dai
you-get = Ricevi
a-line-with-it = Due parole in più
promise-it = Prometti
no-promises = Nessuno ha ancora promesso nulla.
chat-nobody = Nessuno ha ancora detto una parola.
chat-say = Dillo
chat-mute = Non sentire { $name }
chair-away = assente
chair-caretaker = un bot tiene la sedia
tool-deals = Affari
tool-chat = Parole
tool-ledger = Promesse
tool-log = Diario
tool-rules = Regole
cash-by-round = I contanti, round per round
help-page = Ciò che brilla si tocca. Tocca altro e si spiega. Tasti: 1–9 scelgono, 0 dice no o è tutto, Esc torna indietro, T affari, C parole, P promesse, L diario, ? regole.
tool-market = Mercato
nobody = nessuno
hint-markers = Quali? Tocca gli affari.
foreseen = Poi: { $steps }
step-Start = si scopre la carta
step-Strike = il colpo va a segno
step-UnderFire = si risponde al fuoco
step-Payout = si contano i soldi
step-Wound = qualcuno è colpito
step-Blow = il locale è colpito
step-Heal = ci pensa il dottore
step-Looking = si apre il fascicolo
step-NewMarket = un mercato nuovo
step-Attaching = si posa la carta
step-ExtraTurn = qualcuno si mette in mezzo
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
settle-it = Mantieni la parola: { $what }
word-kept = Parole mantenute da { $name }: { $kept } su { $all }
explain-dice = Un dado da { $difficulty } in su è un successo.
explain-dice-target = Un dado che arriva alla forza del bersaglio è un successo.
explain-aim-player = Contro un’altra famiglia.
explain-aim-businessman = Contro un uomo d’affari.
explain-aim-company = Contro una ditta.
explain-aim-gangster = Contro un gangster.
explain-answers-cash = Si scopre quando un’altra famiglia incassa.
explain-answers-attack = Si scopre quando ti colpiscono.
explain-at-one = Un successo: { $effect }.
explain-at-two = Due successi o più: { $effect }.
explain-at-none = Nessun successo: { $effect }.
explain-needs = Serve: { $businesses }. Tuo, o con il tuo gettone.
