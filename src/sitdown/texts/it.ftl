# Parole che non appartengono a nessun gioco: la riga di comando, le sue schermate, e quello che può andare storto.

list = { $first } e { $last }
you = Tu
who =
    { $you ->
        [yes] tu
       *[no] { $name }
    }
nobody-yet = Posto { $seat }
waiting = In attesa di { $names }.

# --- che cosa è andato storto

error-game = Nessun gioco si chiama «{ $game }». Ci sono: { $games }.
error-bot = Nessun bot si chiama «{ $bot }». Ci sono: { $bots }.
error-players = { $game } si gioca da { $least } a { $most }, non in { $players }.
error-bots =
    { $seats ->
        [one] C’è posto per un bot, ma ne hai indicati { $bots }.
       *[other] C’è posto per { $seats } bot, ma ne hai indicati { $bots }.
    }
error-option = «{ $given }» non è un’opzione. Scrivi chiave=valore, per esempio snap_seconds=6.
error-table = Il tavolo non si può aprire: { $why }
error-name = «{ $name }» non va bene come nome: da 1 a 20 caratteri, e non quello di un bot.
error-lang = Non ci sono testi in «{ $lang }». Ci sono: { $langs }.
error-file = { $file } non si può leggere: { $why }
error-folder = In { $folder } non si può scrivere: { $why }
error-log = { $file } non è una partita che si possa rivedere: { $why }
error-no-coach = { $game } non ha un allenatore.
error-finished = { $file } è finita. Per rivederla: sitdown replay { $file }
error-nothing-to-resume = Non c’è nessuna partita da riprendere.
error-not-mine = In { $file } al tavolo non c’è nessuna persona, o più di una.
error-in-use = { $file } è aperta a un altro tavolo.
error-resume-options = Una partita ripresa tiene i suoi giocatori e le sue opzioni; --resume non ne accetta.
error-seat = Il posto { $seat } non c’è. I posti vanno da 0 a { $last }.
error-number = { $name } deve essere almeno { $least }, non { $number }.
error-pace = { $name } va da 0 a { $most } secondi, non { $given }.
error-database-kind = --db vuole il nome di un file, sqlite:///FILE oppure postgresql://UTENTE@HOST/NOME.
error-database-driver = Manca il driver di PostgreSQL: installa sitdown[postgres].
error-database-newer = Questa base di dati è di una versione più recente ({ $found }; questa conosce { $known }). Installa quella versione, o indica un’altra base di dati.
error-database-not = { $file } non è una base di dati.
error-database-permission = { $file }: manca il permesso di leggerlo e scriverlo.
error-database-password = PostgreSQL non fa entrare { $user }: il nome o la password è sbagliata.
error-database-taken = Un altro server sta già usando { $file }. Solo un PostgreSQL si può dividere fra più server.
error-database-other = La base di dati non si può usare: { $why }
error-serve = La casa non si può aprire su { $host }, porta { $port }: { $why }
error-system = sitdown { $command } funziona su Linux e macOS; su Windows, dentro WSL.
error-arguments = { $why }

# --- una partita al terminale

saved = Partita salvata in { $file }
resume-hint = Per riprenderla: { $sitdown } play { $game } --resume
replay-hint = Per rivederla: { $sitdown } replay { $file }
coach-hint = Che cosa ti è costato caro: { $sitdown } coach { $file } --seat { $seat }
resumed = La partita riprende da dov’era.
repaired = L’ultima riga del registro era troncata ed è stata tolta: quella mossa non era mai stata mostrata.
too-small = La finestra è troppo piccola: servono almeno { $width }×{ $height }.
back = indietro
sure = Fallo lo stesso
    .not = Meglio di no
keys = { $help } aiuto · { $quit } esci
key-continue = Un tasto per continuare
key-read-on = Un tasto per continuare, Backspace per tornare al tavolo
plain-help = Scegli una risposta con il suo numero; 0 mostra le altre, backspace torna indietro.
no-such-choice = «{ $given }» non è tra le scelte.
time-left =
    { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }

# --- tables in the browser

serve-already = Questa casa è già aperta:
serve-ready = Ctrl-C chiude la casa. Ogni partita è conservata.
serve-building = Costruisco la pagina. La prima volta ci vuole un minuto ...

# --- rivedere

replay-at = { $at } di { $all }
replay-open = tutte le carte scoperte
replay-seat = vista dal posto { $seat }
replay-keys = { $next } avanti · { $previous } indietro · { $rounds } vai a un round · { $quit } esci
replay-clock = L’orologio

# --- allenatore

coach-title = L’allenatore, per il posto { $seat }: { $name }
coach-clean = Niente che sia costato molto. L’allenatore si tiene il cappello.
coach-progress = L’allenatore ci pensa
coach-win = { $percent } % di una vittoria
coach-played = Giocato: { $action }
coach-better = Meglio ({ $cost }): { $action }
coach-forgot = Già visto: { $slots }. Ti è passato di mente.
coach-odds = Si poteva calcolare.
coach-slow = Troppo tardi: un altro, o l’orologio, è stato più svelto.
coach-penalty = E c’era anche una penalità da pagare.
coach-deal = Un cattivo accordo: rifiutare valeva di più.
    .taken = { $deal }, ed è fatta
    .none = nessun accordo
reason-habit = Qui non c’è niente da calcolare: si fa così.
reason-ahead = Probabilità che vada meglio: { $percent } %.
reason-close = Tra le due c’è poca differenza.

# --- simulazione

sim-title =
    { $games ->
        [one] { $games } partita di { $game }, { $players } giocatori
       *[other] { $games } partite di { $game }, { $players } giocatori
    }
sim-seat = Posto
sim-bot = Bot
sim-wins = Vinte
sim-share = Quota
sim-score = Punti in media
sim-decisions =
    { $decisions ->
        [one] { $decisions } decisione, { $micros } µs
       *[other] { $decisions } decisioni, { $micros } µs l’una
    }
sim-seconds = { $seconds } s in tutto
sim-interval = Intervallo 95 %
sim-logs = Le partite sono scritte in { $folder }
sim-seed = Per rigiocare le stesse partite: --seed { $seed }
sim-progress = Si gioca
arena-title =
    { $games ->
        [one] Una partita di { $game }, { $players } giocatori, ogni mano da ogni posto
       *[other] { $games } partite di { $game }, { $players } giocatori, ogni mano da ogni posto
    }
arena-share = Vinte (95 %)
arena-even = Alla pari
arena-rating = Valore
arena-time = ms
arena-slowest = 95 % ≤
arena-against = Chi finisce davanti a chi
arena-above = Deciso: { $bot } vince più di { $share } delle sue partite.
arena-below = Deciso: { $bot } vince meno di { $share } delle sue partite.
arena-open = Non deciso: { $bot } vince forse { $share } delle sue partite, o di più, o di meno.
arena-stopped = La questione era decisa prima di { $wanted } partite: il resto non si è giocato.
arena-page = La pagina è scritta in { $file }
arena-trouble =
    { $games ->
        [one] { $bot }, in una partita: { $why }. Al suo posto si è giocata la risposta predefinita.
       *[other] { $bot }, in { $games } partite: { $why }. Al suo posto si è giocata la risposta predefinita.
    }
league-title = Il campionato di { $game } in { $players }: { $games } partite, { $deals } smazzate
league-games = Partite
league-rating = Elo (95 %)
league-file = Il campionato è tenuto in { $file }
exploit-title =
    { $games ->
        [one] Un cercatore contro { $others } × { $bot }: una partita
       *[other] Un cercatore contro { $others } × { $bot }: { $games } partite
    }
exploit-share = Ne vince { $share } (95 %: da { $low } a { $high }), dove { $even } sarebbe la parità.
exploit-found = Dunque { $bot } si può sfruttare: almeno per { $least } delle vittorie.
exploit-open = Questo non dimostra che { $bot } si possa sfruttare, né il contrario.
dataset-done =
    { $games ->
        [one] { $rows } righe di una partita sono in { $file }
       *[other] { $rows } righe di { $games } partite sono in { $file }
    }
error-guest = Questo giocatore non può sedersi: { $why }
error-budget = --budget vuole chiave=valore, per esempio seconds=20 o tries=2. { $why }
error-league = { $file } non è un campionato che possa continuare così: { $why }
error-dataset = I dataset richiedono pyarrow: pip install sitdown[dataset]
error-ray = Ray non è installato: pip install sitdown[ray]
error-share = --share è una parte delle partite, tra 0 e 1, non { $share }.
error-page = Impossibile scrivere { $file }: { $why }

# --- what is refused

refused-late = Troppo tardi. È già deciso.
refused-no-action = A questo tavolo non si fa.
refused-no-seat = Quel posto non esiste.
refused-no-trade = In questo gioco non si tratta.
refused-not-an-option = Non è tra le tue scelte.
refused-not-asked = Adesso nessuno ti chiede niente.
refused-nothing-to-take-back = Non c’è nessuna tua risposta da ritirare.
refused-over = La partita è finita.
refused-talk-is-play = In questo gioco parlare fa parte della partita: dillo lì.
refused-wrong-field = A questo tavolo non ha senso.

# --- what people are called with, when they are not at the table

call-turn = { $game }: al tavolo aspettano te.
call-many =
    { $tables ->
        [one] A { $tables } tavolo aspettano te.
       *[other] A { $tables } tavoli aspettano te.
    }
call-test = È così che chiamiamo. Niente guai, solo una prova.
