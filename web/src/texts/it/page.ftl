# Quello che dice solo la pagina. Le parole dei giochi sono anche del terminale: src/sitdown/texts.

house = Sitdown
    .says = Due tavoli. Non fidarti di nessuno, a nessuno dei due.
close = Chiudi
front-page = Alla prima pagina
language = Lingua
sound = Suono

# --- i due giochi

game-omerta = Omerta
    .when = Chicago, 1932
    .what = Le tue carte sono coperte, e ne hai viste due, una volta. Scambia, batti per primo, manda il Killer, e chiama quando hai meno di tutti.
game-cosa-nostra = La Cosa Nostra
    .when = New York, dopo il tramonto
    .what = Dai gli ordini in segreto, tira i dadi per i soldi, e parla. Un patto è un patto, finché qualcuno non lo rompe.
for-players = { $least }–{ $most } giocatori
play-now = Gioca
    .does = Contro i bot, subito
invite-friends = Invita amici

# --- il banco

your-name = Il tuo nome
    .example = Lucky
    .others = Dutch, Lefty, Bugsy, Legs
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
so-many-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
no-limit = Senza limite

# --- in attesa degli altri

table-is-open = Il tavolo è aperto
    .says = Manda questo link a chi deve sedersi con te. Si danno le carte quando tutti i posti sono presi.
    .asks = Prendi un posto. Si danno le carte quando tutti sono presi.
copy-link = Copia
    .done = Copiato
or-by-code = o il codice { $code }
qr = Codice QR del link
chair-free = Libero
fill-with = Chi prende i posti liberi
fill-with-bots = Dai le carte, con i bot ai posti liberi
your-turn = Tocca a te · { $house }
line-lost = La linea è caduta. Richiamo tra { $seconds } s.
    .calling = La linea è caduta. Richiamo …
    .now = Richiama ora
line-handed = Questo posto è stato ceduto. Il vecchio link non lo apre più.
look-on = Guarda
    .link = Link per chi guarda
    .does = Chi apre questo link vede quello che vedono tutti, e nient’altro.
company = Compagnia
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
play-again = Rigioca
    .waits = Gli altri ridanno le carte. Il tuo posto è tenuto.
see-again = Rivedi la partita
save-the-log = Salva la partita

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
to-the-table = Al tavolo

# --- cosa è andato storto

trouble-offline = Il server non risponde. Riprova tra un momento.
trouble-malformed = Il server non ci ha capito niente.
trouble-too-long = Era troppo lungo.
trouble-no-game = La casa non conosce questo gioco.
trouble-no-bot = La casa non conosce un bot con quel nome.
trouble-bad-table = Un tavolo così non si può fare: i giocatori o le regole non vanno.
trouble-no-page = A questo indirizzo non abita nessuno.
trouble-no-table = Non c’è un tavolo così.
trouble-no-seat = Questo link non apre nessun posto qui. È stato ceduto, o non ne apriva.
trouble-taken = Quel posto è preso.
trouble-full = La sala è piena. Riprova più tardi.
trouble-not-begun = La partita non è cominciata.
trouble-not-over = La partita non è finita. Fino ad allora le carte non si guardano.
trouble-other-rules = Questa partita è cominciata con regole diverse da quelle di oggi.
trouble-origin = Un’altra pagina chiamava a tuo nome. Abbiamo riattaccato.
trouble-too-fast = Era troppo in una volta. Aspetta un momento.
trouble-too-many-tables = Hai aperto troppi tavoli. Aspetta un po’.
trouble-too-many-seats = Hai preso troppi posti. Aspetta un po’.
trouble-too-many-reviews = L’allenatore ha visto abbastanza delle tue partite. Aspetta un po’.
trouble-no-coach = L’allenatore è andato a casa. Riprova più tardi.
trouble-protocol = La casa ha una pagina più nuova. Ricaricala.
trouble-looking-on = Chi guarda non parla.
trouble-late = Troppo tardi: la domanda è passata.
trouble-illegal = Le regole non lo permettono.
trouble-no-more = Non c’è altro tempo da prendere.
trouble-other = Il server non ne ha voluto sapere.

# --- opzioni di Omerta

set-omerta-snap = Lo zac
    .does = Chi ha la bottiglia appena scartata può liberarsene.
    .of-race = Una gara
    .of-race-does = Vince il più svelto. Le linee lente sono compensate.
    .of-sealed = Per posta
    .of-sealed-does = Tutti rispondono in segreto, ognuno a suo tempo; vince il più breve.
set-omerta-snap_seconds = Tempo per lo zac
    .does = Quanto resta aperto lo zac su una bottiglia scartata.
set-omerta-reflexes = Riflessi dei bot
    .does = Quanto si trattengono allo zac.
    .of-quick = Svelti
    .of-quick-does = Allo zac sono rapidi come chi ha la bottiglia sotto gli occhi. A te tocca trovare il tasto.
    .of-human = Umani
    .of-human-does = Allo zac ti lasciano l’attimo che serve a trovare la carta.
    .of-slow = Lenti
    .of-slow-does = Allo zac ti lasciano un secondo intero. Per le dita fredde.
    .of-drowsy = Assonnati
    .of-drowsy-does = Allo zac ti lasciano due secondi. È stata una notte lunga.
set-omerta-reaction_seconds = Tempo per il Killer
    .does = Quanto ha il bersaglio per rispondere con il Killer.
set-omerta-turn_seconds = Tempo per un turno
    .does = Chi tarda pesca e scarta.
set-omerta-turn_limit = Durata di una mano
    .does = Una mano finisce dopo tanti turni, se nessuno ha chiamato.
set-omerta-memory_aid = Promemoria
    .does = Quello che hai visto resta visibile per te. Per imparare.
set-omerta-characters = Personaggi nel mazzo
    .does = Quanti di ciascuno. Venti in tutto.
    .left = Come stampato
    .chosen = Scelti
    .sum = { $sum } di { $all }

# --- opzioni de La Cosa Nostra

set-cosa-nostra-rounds = Round
    .does = Quattro fanno una serata, tre una più corta.
    .of-3 = Tre
    .of-4 = Quattro
set-cosa-nostra-families = Famiglie
    .does = Chi gioca quale famiglia.
    .left = A sorte
    .chosen = Scelte
set-cosa-nostra-spying_anytime = Spiare in ogni momento
    .does = Informatore e Spia guardano anche nei turni degli altri.
set-cosa-nostra-business_bonus = Premio degli affari
    .does = Ogni round, il reddito più alto porta 5.000 $ in più; nessuno in caso di parità.
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
    .does = Un gangster che ha ancora un compito è più duro da uccidere: solo a colpi, o anche con l’Autobomba.
    .of-strength = Colpi
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
set-cosa-nostra-offer_seconds = Tempo per un’offerta
    .does = Un’offerta senza risposta in questo tempo decade.
