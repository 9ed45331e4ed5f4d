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
    .does = Un avviso del browser, mentre guardi altrove.
    .denied = Il browser non ce lo permette. Si cambia accanto all’indirizzo.
turning-points = Come si è arrivati a questo
play-again = Rigioca
    .waits = Gli altri ridanno le carte. Ti teniamo il posto.
see-again = Rivedi la partita
save-the-log = Salva la partita

# --- che cosa farebbe l’allenatore

hint = Tu che cosa faresti?
    .key = Tu che cosa faresti? (H)
    .thinks = L’allenatore ci pensa …
    .best = Io farei così: { $action }
    .second = Oppure: { $action }
    .marked = L’allenatore guarda: questa partita è segnata.
hinted = Con l’aiuto dell’allenatore
    .says = Aiuto dell’allenatore in questa partita: { $names }. È segnato nei libri.

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
trouble-no-more = Non c’è altro tempo da chiedere.
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
