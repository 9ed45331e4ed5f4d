# Quello che dice solo la pagina. Le parole dei giochi sono anche del terminale: src/sitdown/texts.

house = Sitdown
    .says = Prendi una sedia. Non fidarti di nessuno.
close = Chiudi
front-page = Alla prima pagina
rules-link = Regole
    .apart = Le regole su una pagina a sé
language = Lingua
contrast = Contrasto alto
sound = Suono
    .does = I suoni del tavolo. Tasto: M
inspect-key = Tasto: { $key }

# --- chi sono

my-tables = I miei tavoli
    .mine = Tocca a te
    .waits = Si aspetta { $names }
    .invited = C’è una sedia tenuta per te
    .over = Finita
    .won = Hai vinto
    .won-by = Vinta da { $names }
    .all = Tutti ({ $tables })
    .due = scade { $when }
stranger = uno sconosciuto
keep-name = Tieni questo nome
    .passkey = Tienilo con una passkey
    .does = Il tuo dispositivo si ricorda di te: dito, viso o PIN. Niente password, niente posta. Con lei ritrovi nome e tavoli sugli altri tuoi dispositivi.
    .insecure = I browser danno passkey solo alle pagine che hanno un nome e arrivano in https. Questa no. Il link qui sotto funziona lo stesso.
    .done = Fatto. Questo nome è tuo ovunque sia la tua passkey.
my-name = Il mio nome e i miei dispositivi
link-device = Portami su un altro dispositivo
    .does = Un link e un codice QR, per il telefono ad esempio. Vale una volta, per dieci minuti.
    .made = Aprilo sull’altro dispositivo. Vale una volta, per dieci minuti. Non mostrarlo a nessuno: chi lo apre sei tu.
come-in = Ho una passkey: fatemi entrare
    .ask = Continuare qui come { $name }?
    .does = Questo link è stato fatto su un altro dispositivo. Se non eri tu, lascialo stare.
    .tables =
        { $tables ->
            [one] Il tavolo a cui siedi qui viene con te.
           *[other] I { $tables } tavoli a cui siedi qui vengono con te.
        }
    .sure = Sono io
    .not = No, lascia stare
    .done = Bentornato, { $name }.
devices = Dove ti conoscono
    .here = qui
    .some = un browser
    .passkey = Passkey, { $device }
    .drop = Togli
sign-out = Esci
    .others = Esci da tutti gli altri
    .here = Esci qui
    .kept = I tuoi tavoli ti aspettano. Li ritrovi su un altro dispositivo, o con la tua passkey.
    .lost = Non c’è via di ritorno: senza passkey o altro dispositivo nessuno ritrova questo nome e i suoi tavoli.
    .sure = Sì, esci
forget = Dimenticami
    .does = Nome, viso, dispositivi e passkey spariscono; anche ciò che hai detto. Ai tuoi tavoli diventi uno sconosciuto, per sempre. Non si torna indietro.
    .sure = Sì, dimentica tutto

# --- l’uscita

leave = Esci per un po’
    .table = Tavolo { $code }
    .does = Alla pagina iniziale, o fuori di qui
    .while = La sedia resta tua. Il tavolo è sulla pagina iniziale, sotto I miei tavoli.
leave-bot = Un bot al mio posto
    .does = Gioca quel che si deve, finché non torni. Non regala niente.
leave-good = Esci per sempre
    .does = Ti alzi. Un bot tiene la sedia finché qualcuno non la prende.
    .sure = Sì, per sempre
get-up = Alzati
line-out = Sei stato disconnesso su questo dispositivo.

# --- i giochi

for-players = { $least }–{ $most } giocatori
play-now = Gioca
    .does = Contro i bot, subito
learn = Impara
    .does = Brevi lezioni, al tavolo vero
play-as = { $name }, in compagnia: { $level }
how-strong = Quanto forte dev’essere la compagnia?
deal-the-cards = Dai le carte
invite-friends = Invita amici
a-game-as-a-list = Qui si gioca sotto forma di elenco.

# --- il banco

your-name = Il tuo nome
    .others = Passero, Piuma, Domino, Spago, Bottone, Bussola, Duchessa, Pepe, Candela, Usignolo
your-face = Il tuo volto: { $face }
    .choose = Il tuo volto, a ogni tavolo
face-barman = Il barista
face-singer = La cantante
face-boxer = Il pugile
face-bookie = L’allibratore
face-pianist = Il pianista
face-doorman = Il portiere
face-tailor = Il sarto
face-dancer = La ballerina
face-reporter = Il cronista
face-florist = La fioraia
table-code = Codice del tavolo
    .needed = Quale tavolo?
join = Entra
open-tables = Tavoli aperti
    .none = Nessun tavolo aspetta compagnia. Rendi pubblico il tuo, e starà qui.
chairs-free =
    { $free ->
        [one] un posto libero
       *[other] { $free } posti liberi
    }
in-play = in gioco
sit-down = Siediti

# --- i preparativi

how-many = Giocatori
who-sits-where = Chi siede dove
chair = Posto { $number }
    .yours = Tu
    .friend = Un amico
    .friend-does = Chi apre il tuo link
bot-random = Testa calda
    .does = Fa tutto ciò che è permesso
bot-novice = Novellino
    .does = Dimentica, e se la prende comoda
bot-regular = Habitué
    .does = Ricorda quasi tutto, e gioca sulle medie
bot-sharp = Volpe
    .does = Conta quello che hai visto, e quello che vuoi
bot-boss = Boss
    .does = Pensa più avanti. Non ha mai perso la calma
house-rules = Regole della casa
    .says = Quelle del libretto, se non le cambi.
clocks = Orologi
who-finds-it = Chi può trovare il tavolo
    .link = Con il link
    .link-does = Solo quelli a cui mandi il link.
    .public = Tutti
    .public-does = Sta in prima pagina finché c’è posto.
open-the-table = Apri il tavolo
less-of = { $what }: meno
more-of = { $what }: più
so-many-seconds =
    { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
no-limit = Senza limite
switch-left = Come di solito
switch-on = Sì
switch-off = No

# --- in attesa degli altri

table-is-open = Il tavolo è aperto
    .says = Manda questo link a chi deve sedersi con te. Si danno le carte quando tutti i posti sono presi.
    .asks = Prendi un posto. Si danno le carte quando tutti sono presi.
copy-link = Copia
    .done = Copiato
or-by-code = o il codice { $code }
qr = Codice QR del link
chair-free = Libero
chair-kept = tenuto per { $name }
free-chair = Libera il posto
    .sure = Sì, liberalo
fill-with = Chi prende i posti liberi
fill-with-bots = Dai le carte, con i bot ai posti liberi
your-turn = Tocca a te · { $house }
line-lost = La linea è caduta. Richiamo tra { $seconds } s.
    .calling = La linea è caduta. Richiamo …
    .now = Richiama ora
    .kept = La tua risposta è al sicuro, e partirà quando torna la linea.
line-again = Richiamo tra { $seconds } s.
    .calling = Richiamo …
line-blocked = La casa risponde, ma qualcosa blocca la linea verso il tavolo (WebSocket). Prova un’altra rete, o chiedi a chi ospita.
line-down = La casa non risponde. È chiusa, o sei senza rete.
    .page = Questa pagina è a memoria; i tavoli no.
line-handed = Questo posto è stato ceduto. Il vecchio link non lo apre più.
elsewhere = Il tuo posto è aperto anche altrove.
    .throw-out = Caccia l’altro
    .me = Sono io
line-elsewhere = Questo posto è aperto in troppe finestre. Ricarica questa per sederti qui.
look-on = Guarda
    .link = Link per chi guarda
    .does = Chi apre questo link vede quello che vedono tutti, e nient’altro.
company = Compagnia
    .does = Chi è al tavolo, e come ci si arriva.
    .spectators =
        { $spectators ->
            [0] Nessuno guarda.
            [one] Uno guarda.
           *[other] { $spectators } guardano.
        }
presence-here = presente
presence-away = assente
presence-caretaker = assente, un bot tiene il posto
presence-bot = un bot
hand-over = Cedi il mio posto
    .does = Tu ti alzi, e chi apre il link si siede davanti alle tue carte.
    .sure = Alzati, e fai il link
    .done = Il tuo posto è di chi apre questo link. Il tuo non lo apre più.
    .up = Fatto, resto a guardare
call-me = Chiamami quando tocca a me
    .here = Su questo dispositivo
    .does = Un avviso del browser, anche a pagina chiusa.
    .denied = Il browser non ce lo permette. Si cambia accanto all’indirizzo.
    .open-only = Un avviso del browser, finché la pagina è aperta da qualche parte. Da chiusa nessuno può chiamarlo.
    .never = Qui questo browser non mostra avvisi. Con https lo farebbe; oppure usa un webhook.
call-there = Un webhook tuo
    .does = Quello di Discord, o uno qualsiasi che prenda JSON. Chi legge lì viene a sapere che un tavolo ti aspetta, e dov’è.
    .shape = Che cosa prende
    .add = Chiama lì
    .needed = Un indirizzo che comincia con https://
call-place = Dove ti chiamiamo
    .device = Un tuo browser
    .failing = · ultimamente non ha risposto
    .test = Una chiamata di prova
    .off = Basta chiamate
called-sent = La chiamata è partita.
called-gone = Non c’è più nessuno.
called-busy = Ha troppo da fare. Riproviamo più tardi.
called-no-answer = Nessuna risposta.
called-not-public = Questo indirizzo non porta da nessuna parte nella rete aperta.
called-redirect = Ci manda altrove. Noi non lo seguiamo.
called-too-much = Parla troppo. Basta una risposta breve.
called-refused = Non l’ha voluta.
turning-points = Come si è arrivati a questo
play-again = Rigioca
    .waits = Gli altri ridanno le carte. Ti teniamo il posto.
see-again = Rivedi la partita
save-the-log = Salva la partita

# --- che cosa farebbe l’allenatore

hint = Tu che cosa faresti?
    .key = Tu che cosa faresti? (H)
    .thinks = L’allenatore ci pensa …
    .unsaid = L’allenatore è troppo occupato. Richiediglielo tra un attimo.
    .best = Io farei così: { $action }
    .second = Oppure: { $action }
    .marked = L’allenatore guarda: questa partita è segnata.
hinted = Con l’aiuto dell’allenatore
    .says = Aiuto dell’allenatore in questa partita: { $names }. È segnato nei libri.
    .yours = L’allenatore ti ha aiutato in questa partita. È segnato nei libri.

# --- una partita finita, da rivedere

reel = La partita rivista
reel-scrub = Dove nella partita
reel-eyes = Vista da
reel-open = Carte scoperte
reel-all = Uno spettatore
reel-back = Un passo indietro
reel-on = Un passo avanti
reel-run = Avvia
reel-stop = Ferma
reel-speed = Velocità { $speed }×
reel-share = Condividi il momento
reel-coach = L’allenatore
    .share = { $percent } % della partita esaminato
to-the-table = Al tavolo

# --- le lezioni

learn-title = Impara { $game }
    .says = Pochi minuti l’una, al tavolo vero. Esci quando vuoi: riprendi da dov’eri.
learn-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
learn-begin = Comincia
learn-go-on = Riprendi
learn-again = Ancora una volta
learn-done = imparata
learn-all = Tutte le lezioni
learn-narrator = Il narratore
learn-step = { $step } di { $steps }
learn-next-step = Avanti
learn-next = Prossima lezione
learn-play = Gioca una partita intera con i novellini
learn-wait = Un momento: tocca agli altri.

# --- cosa è andato storto

trouble-offline = Il server non risponde. Riprova tra un momento.
trouble-malformed = Il server non ci ha capito niente.
trouble-too-long = Era troppo lungo.
trouble-no-game = La casa non conosce questo gioco.
trouble-no-bot = La casa non conosce un bot con quel nome.
trouble-bad-table = Un tavolo così non si può apparecchiare: i giocatori o le regole non vanno.
trouble-no-page = A questo indirizzo non abita nessuno.
trouble-no-lesson = Questa lezione non esiste.
trouble-no-table = Questo tavolo non esiste.
trouble-no-seat = Questo link non apre nessun posto qui. Il posto è stato ceduto, o il link non ne ha mai aperto uno.
trouble-taken = Quel posto è preso.
trouble-freed = Chi ha aperto questo tavolo ha liberato il tuo posto.
trouble-lapsed = Per un po’ non c’eri, e il tuo posto è stato liberato. Riprendilo, se non l’ha preso nessuno.
trouble-barred = Ti hanno appena chiesto di lasciare questo tavolo. Provane un altro, o torna più tardi.
trouble-not-founder = Può farlo solo chi ha aperto il tavolo.
trouble-full = La sala è piena. Riprova più tardi.
trouble-busy = La casa ha troppo da fare. Riprova tra un momento.
trouble-not-begun = La partita non è cominciata.
trouble-begun = La partita è cominciata.
trouble-not-over = La partita non è finita. Fino ad allora le carte non si guardano.
trouble-other-rules = Questa partita è cominciata con regole diverse da quelle di oggi.
trouble-broken-log = Manca una pagina nei libri di questo tavolo. Solo chi ospita può ritrovarla.
trouble-database = La casa non arriva ai suoi libri. Niente è perduto, la partita riprende da sola.
trouble-disk = La casa ha finito la carta: il suo disco è pieno. Niente è perduto, la partita riprende da sola.
trouble-origin = Un’altra pagina chiamava a tuo nome. Abbiamo riattaccato.
trouble-too-fast = Era troppo in una volta. Aspetta un momento.
trouble-too-many-tables = Hai aperto troppi tavoli. Aspetta un po’.
trouble-too-many-seats = Hai preso troppi posti. Aspetta un po’.
trouble-too-many-chairs = Dal tuo indirizzo sono presi troppi posti ai tavoli pubblici. Lasciane agli altri, o gioca a un tavolo con un link tutto suo.
trouble-too-many-waiting = Più d’uno dei tuoi tavoli pubblici aspetta già dei giocatori. Riempine uno, o aprine uno per gli amici.
trouble-too-many-reviews = L’allenatore ha visto abbastanza delle tue partite. Aspetta un po’.
trouble-no-coach = L’allenatore è andato a casa. Riprova più tardi.
trouble-not-alone = Tra persone niente consigli. A un tavolo di bot l’allenatore può sussurrare.
trouble-not-asked = Adesso non c’è niente da scegliere.
trouble-protocol = La casa ha una pagina più nuova. Ricaricala.
trouble-looking-on = Chi guarda non parla.
trouble-late = Troppo tardi: la domanda è passata.
trouble-illegal = Le regole non lo permettono.
trouble-no-more = Non c’è altro tempo da prendere.
trouble-no-pass = Questo link è già stato usato, o non è mai valso. Fanne un altro.
trouble-no-passkey = Questa passkey qui non apre niente.
trouble-sits-twice = Siedi due volte allo stesso tavolo: qui, e sotto quel nome. Prima finisci quella partita, o cedi una sedia.
trouble-too-many-ways-in = Hai chiesto troppi link. Aspetta un po’.
trouble-too-many-passkeys = Sono tante passkey. Prima togline una.
trouble-bad-address = Non è un indirizzo da chiamare. Deve cominciare con https://.
trouble-too-many-places = Ti chiamiamo già in abbastanza posti. Prima cancellane uno.
trouble-no-place = Quel posto è già cancellato.
trouble-too-many-calls = Per ora bastano le chiamate. Aspetta un po’.
trouble-other = Il server non ne ha voluto sapere.

# --- in elenco

beside-the-table = Accanto al tavolo
as-a-list = In elenco
    .does = La stessa partita solo a parole: elenchi da leggere e pulsanti. Per chi usa un lettore di schermo, e per chi la vuole semplice.
    .off = Con le immagini
plain-asked = Che cosa si chiede
plain-question = Che cosa fai?
plain-answered = La tua risposta è data.
plain-forgone = C’è una sola risposta, e la dà il tavolo per te.
plain-sure = Davvero? { $what }
plain-undo = Ripensaci
plain-more = Più tempo
plain-never = Non chiedere più in questo round
plain-ask-again = Chiedimelo di nuovo: { $about }
plain-seen = Quello che hai appena visto
plain-besides = Puoi anche
plain-table = Sul tavolo
plain-log = Che cosa è successo
plain-now = Proprio ora
plain-missed = Per un po’ non c’eri. Quello che è successo intanto non si racconta.
plain-over = La partita è finita
plain-talk = Al tavolo
plain-silence = Nessuno ha ancora detto niente.
plain-say = Di’ qualcosa
    .it = Dillo
plain-hidden = coperta
plain-nothing = niente
plain-yes = sì
plain-no = no
view-round = Round
view-rounds = Round in tutto
view-turn = Di turno
view-starter = Comincia
view-winner = Vincitore
view-winners = Vincitori
view-number = Numero
view-by = Da
view-to = A
view-victim = Vittima
view-caller = Chi chiama
view-player = Giocatore
view-card = Carta
view-cards = Carte
view-deck = Mazzo
view-hand = In mano
view-seat = Posto
view-seats = Posti
timing = Il tempo
timing-relaxed = Con calma
    .does = Niente orologio. Chi fa aspettare gli altri riceve un richiamo; dopo un po’ la maggioranza può chiamare un custode al suo posto. Andarsene non costa nulla.
timing-live = A orologio
    .does = Ognuno ha un tempo per domanda, più una riserva che si consuma. Finiti entrambi, un custode risponde a quella sola domanda.
timing-post = Per posta
    .does = Giorni per ogni mossa, chiunque sia al tavolo. Il tempo lo tiene la casa, e le reazioni si decidono in anticipo.
timing-turn = Per domanda
timing-reserve = Di riserva, per tutta la partita
timing-days = Per mossa
timing-grace = Si può chiamare un custode dopo
told-of = { $what }: { $how }
minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
days-left =
    { $days ->
        [one] ancora { $days } giorno
       *[other] ancora { $days } giorni
    }
hours-left =
    { $hours ->
        [one] ancora { $hours } ora
       *[other] ancora { $hours } ore
    }
your-time = Il tuo tempo: { $time }
reserve = riserva { $time }
waited-for =
    { $count ->
        [one] Si aspetta { $who }
       *[other] Si aspettano { $who }
    }
    .standing = Gli orologi sono fermi finché non tornano tutti.
nudge = Richiama
    .whom = Richiama { $who }
nudged = { $who } tamburella sul tavolo e ti guarda.
    .other = { $who } tamburella sul tavolo e guarda { $whom }.
call-caretaker = Chiama un custode
    .whom = Chiama un custode per { $who }
pause = Chiedi una pausa
    .does = Se siete tutti d’accordo non succede nulla e nessun orologio corre, finché la maggioranza non vuole riprendere.
paused = Il tavolo è in pausa. Tutto resta com’è.
    .resume = Si riprende
    .waits = Si aspettano gli altri
pausing = { $who } vorrebbe una pausa.
    .agree = E pausa sia
instructions = Istruzioni
    .does = Che cosa risponde la casa a tuo nome finché non rispondi tu. Si cambia quando si vuole; nessun altro lo viene a sapere.
    .here = A tuo nome: { $rule }
    .give = Rispondi in anticipo
    .change = Cambia
rule-Ask = Chiedi a me
rule-Never = Mai
rule-Always = Sempre
rule-From = Da una somma in su
    .money = Rapina a partire da, in migliaia
    .sum = { $thousands }.000 $
    .told = rapina da { $sum }
rule-Only = Solo per…
    .told = solo per { $cards }
    .nobody = ancora nessuno
briefing = Quel che sa questa sedia
    .says = Hai preso una sedia a partita in corso. Ecco che cosa può sapere chi ci siede; il resto è nel diario.
    .read = Al tavolo
chair-left = { $name } se n’è andato per sempre. Un custode tiene la sedia.
    .take = Chiedi questa sedia
    .asked = Qualcuno l’ha chiesta. Decide il tavolo.
    .wanted = { $name } vorrebbe la sedia che { $left } ha lasciato.
    .yes = Si accomodi
    .no = No
trouble-sits-already = Hai già una sedia a questo tavolo.
holidays = Ferie
    .does = Giorni in cui per te il tempo non corre, a tutti i tuoi tavoli per posta: trenta l’anno. Gli altri lo vedono.
    .span = dal { $first } al { $last }
    .first = Dal
    .last = Al (compreso)
    .take = Annuncia
    .drop = Sono tornato
holiday-of = { $name } è in ferie fino al { $until }.
trouble-no-holiday = Questi giorni non fanno una vacanza: sono passati, sono troppi o sono già annunciati.
trouble-no-holiday-left = Trenta giorni l’anno, e li hai già avuti.
trouble-nobody = La casa non ti conosce. Siediti prima da qualche parte.
