# What only the page says of Omerta.

then = Poi: { $steps }
step-Exchanging = le due carte si scambiano
step-Shuffling = la scorta viene mescolata
step-Giving = le carte vengono date
step-Visiting = Mamma passa a trovare
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
called =
    { $you ->
        [caller] Chiami Omerta. Carte in tavola.
       *[other] { $caller } chiama Omerta. Carte in tavola.
    }
not-called = È l’ora. Carte in tavola.
refused-late = Troppo tardi. È già deciso.
refused-illegal = Contro le regole della casa.
refused-no-more = Il tempo in più lo hai già avuto.
refused-too-fast = Calma. Una cosa alla volta.
refused-looking-on = Chi guarda sta zitto.
refused-other = La casa non ci sta.
what-it-does = { $card }: che cosa fa
chat-title = Chiacchiere
nobody-spoke = Nessuno ha ancora detto nulla.
say-it = Di’
say-something = Di’ qualcosa
mute = Zittisci { $name }
log-title = Il diario
log-missed = Sei mancato per un po’. Quel che è successo intanto non si racconta.
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
    .does = I tuoi posti. Tenuto premuto, una carta che puoi guardare resta scoperta un po’ di più.
key-deck = D
    .does = Il mazzo
key-pile = P
    .does = Gli scarti: prendere, o scartare
key-call = O
    .does = Chiamare Omerta
key-decline = Spazio
    .does = No, grazie; o sì, quando te lo si chiede di nuovo
key-back = Esc
    .does = Disfa una scelta a metà
key-undo = U
    .does = Ritira una risposta, finché nessuno l’ha vista
key-move = ← →
    .does = Alla prossima cosa da scegliere; Invio la sceglie
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
