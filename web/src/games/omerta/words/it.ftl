# What only the page says of Omertà.

then = Poi: { $steps }
step-Exchanging = le due carte si scambiano
step-Shuffling = la scorta viene mescolata
step-Giving = le carte vengono date
step-Visiting = arriva la Mamma
step-Blocking = la Pattuglia prende posto
step-OpenSnap = un altro zac
step-Deal = la mano seguente
step-EndGame = si chiude
step-Turn =
    { $you ->
        [yes] tocca a te
       *[no] tocca a { $name }
    }
look-well = Guarda bene, la vedi una volta sola. Tieni premuta la carta per guardare più a lungo.
call-sight =
    { $unknown ->
        [0] Le tue carte contano { $points }.
        [one] Quel che è scoperto conta { $points }, e un posto tuo non l’hai visto.
       *[other] Quel che è scoperto conta { $points }, e { $unknown } posti tuoi non li hai visti.
    }
called =
    { $you ->
        [caller] Chiami Omertà. Carte in tavola.
       *[other] { $caller } chiama Omertà. Carte in tavola.
    }
not-called = È l’ora. Carte in tavola.
refused-no-more = Il tempo in più lo hai già avuto.
refused-too-fast = Calma. Una cosa alla volta.
refused-looking-on = Chi guarda sta zitto.
refused-other = La casa non ci sta.
what-it-does = { $card }: che cosa fa
moment-killer = Parla il Killer
why-mistake = errore
why-ride = un personaggio
why-snitch = l’Informatore
chat-title = Chiacchiere
nobody-spoke = Nessuno ha ancora detto nulla.
say-it = Di’
say-something = Di’ qualcosa
mute = Zittisci { $name }
log-title = Il diario
log-missed = Per un po’ non c’eri. Quel che è successo intanto non si racconta.
receipt = Chi è stato più svelto
seat-away = via
seat-away-until = via, fra { $seconds } s si siede un bot
seat-caretaker = un bot tiene il posto
skip = Più in fretta
go-on = Avanti
more-time = Più tempo
not-again = Non chiedere più in questa mano
ask-again = Chiedimelo ancora
keys-title = Tasti
key-slots = 1 – 9
    .does = I tuoi posti. Finché tieni premuto, una carta che puoi guardare resta scoperta un po’ di più.
key-deck = D
    .does = Il mazzo
key-pile = P
    .does = Gli scarti: prendere, o scartare
key-call = O
    .does = Chiamare Omertà
key-decline = Spazio
    .does = No, grazie; o sì, quando te lo si chiede di nuovo
key-back = Esc
    .does = Disfa una scelta a metà
key-undo = U
    .does = Ritira una risposta, se nessuno l’ha ancora vista
key-move = ← →
    .does = Alla prossima cosa da scegliere; Invio la sceglie
key-inspect = I
    .does = Che cos’è la cosa scelta: lo dicono anche il clic destro, una pressione lunga o il puntatore fermo
key-chat = C
    .does = Chiacchiere
key-log = L
    .does = Il diario
key-books = S
    .does = I conti
key-sound = M
    .does = Suono sì o no
key-rules = ?
    .does = Questa pagina

# --- sotto la lente

inspect-slot-mine = Coperta, e tua. La guardi solo quando una carta o il primo sguardo lo permette.
inspect-slot-theirs = Coperta. { $name } forse sa che cos’è; tu no.
inspect-slot-seen = L’hai vista: { $card }. { $does }
inspect-looked = Il suo padrone l’ha appena guardata.
inspect-patrolled = Sotto la Pattuglia: non si sposta, non si guarda, non si scopre, e chi la possiede non può chiamare Omertà.
inspect-aimed = Qualcuno la prende di mira.
inspect-now = Ora: { $option }.
inspect-acts = Agisce quando la scarta chi è di turno: appena pescata, o tolta da un posto.
inspect-snaps = Chi ha lo stesso numero può liberarsene nello zac.
inspect-deck = La carta pescata qui la vedi solo tu. Finito il mazzo, si mescolano gli scarti.
inspect-left =
    { $cards ->
        [one] { $cards } carta.
       *[other] { $cards } carte.
    }
inspect-pile = Quello che si è scartato. La prima si può prendere invece di pescare, ma deve finire in un posto.
inspect-safe = Quattro carte che nessuno conosce. Uno Scassinatore le guarda, e può scambiarne una con una delle sue.
inspect-safe-card = Nella cassaforte, coperta. La vede solo uno Scassinatore.
inspect-famous = Un nome per la serata, senza poteri. Al Capone apre la prima mano.
inspect-person = { $name }, { $full }
inspect-at-home = C’è la Mamma: niente turno, niente zac, niente Killer e niente Omertà finché non se ne va.
inspect-held-up = La Pattuglia è su un posto: niente Omertà finché non se ne va.
inspect-in-hand = Qualcuno ce l’ha in mano, e deve metterla da qualche parte.
inspect-call = Chiude la mano. Con { $limit } o meno e nessuno sotto di te segni 0; se no il tuo conto e { $penalty } in più.
inspect-round = Tante mani quanti i giocatori. I punti sono un male: vince il totale più basso.
inspect-chat = Che cosa si è detto al tavolo, e una riga tua.
inspect-log = Tutto quello che è successo finora.
inspect-books = I punti di ognuno, mano per mano.
inspect-rules = Come si gioca, e tutte le carte.

# --- opzioni

set-omerta-snap = Lo zac
    .does = Chi ha una bottiglia uguale a quella appena scartata può liberarsene.
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
    .does = Una mano finisce dopo questo numero di turni, se nessuno ha chiamato.
    .amount =
        { $amount ->
            [one] { $amount } turno
           *[other] { $amount } turni
        }
set-omerta-memory_aid = Promemoria
    .does = Quello che hai visto resta visibile per te. Per imparare.
set-omerta-characters = Personaggi nel mazzo
    .does = Quanti di ciascuno. Venti in tutto.
    .left = Come stampato
    .chosen = Scelti
    .sum = { $sum } di { $all }

# --- in elenco

about-Snap = Lo zac
about-SealedSnap = Lo zac
about-KillerWindow = Il Killer
view-famous = Al tavolo
view-turns = Turni giocati
view-sheet = I conti
view-stocks = Scorte
view-safe = La cassaforte
view-pile = Carte negli scarti
view-pile_top = In cima agli scarti
view-holds = Una carta è in mano
view-in_play = In gioco
view-lain = Messo su qualcuno
view-patrol = Pattuglia
view-slot = Posto
view-succeeded = Omertà tenuta
view-counts = Totali
view-scores = Punti
hint-worth = Probabilità di vincere da qui: { $percent } %.
briefed-yours = Le tue carte
briefed-safe = Nella cassaforte
briefed-hand = In mano tua
briefed-pile = Negli scarti
briefed-unseen = Che nessuno ha visto
briefed-among = tra queste, di sicuro: { $cards }
briefed-nothing = niente di noto
