# Omertà a parole. `.one` e `.the`: la carta come complemento; `.does`: che cosa fa quando la si scarta.
# `$you` dice quale parte ha il lettore nell’evento, così ci si rivolge a lui.

omerta = Omertà

# --- le carte

card-1 = 1
    .one = un 1
card-2 = 2
    .one = un 2
card-3 = 3
    .one = un 3
card-4 = 4
    .one = un 4
card-5 = 5
    .one = un 5
card-6 = 6
    .one = un 6
card-7 = 7
    .one = un 7
card-8 = 8
    .one = un 8
card-9 = 9
    .one = un 9
card-10 = 10
    .one = un 10
card-gangster = Gangster
    .one = un Gangster
    .the = il Gangster
    .does = Due carte di due giocatori diversi si scambiano di posto, alla cieca.
    .discard = Scarta per far scambiare una carta a due giocatori
    .aimed = Il Gangster scambierà una tua carta
card-lady = Signora
    .one = una Signora
    .the = la Signora
    .does = La scorta di un avversario viene mescolata alla cieca.
    .discard = Scarta per mescolare la scorta di un avversario
    .aimed = La Signora mescolerà la tua scorta
card-mole = Talpa
    .one = una Talpa
    .does = Guardi uno dei tuoi posti.
    .discard = Scarta per guardare una delle tue carte
card-snitch = Informatore
    .one = un Informatore
    .the = l’Informatore
    .does = Due carte dal mazzo, coperte, a un avversario o a due.
    .discard = Scarta per dare due carte agli avversari
    .aimed = L’Informatore ti porterà delle carte
card-driver = Autista
    .one = un Autista
    .does = Scopri uno o due dei tuoi posti. Le bottiglie lasciano la città; un personaggio ti costa una carta.
    .discard = Scarta per portare via una o due delle tue bottiglie
card-safecracker = Scassinatore
    .one = uno Scassinatore
    .does = Guardi nella cassaforte, e puoi scambiare una sua carta con una delle tue.
    .discard = Scarta per guardare nella cassaforte
card-killer = Killer
    .one = un Killer
    .does = Niente, se lo scarti. Tenuto nella scorta ferma chi ti prende di mira.
    .discard = Scarta, e non succede niente
card-witness = Testimone
    .one = un Testimone
    .does = Ha visto tutto, non fa niente.
    .discard = Scarta, e non succede niente
card-alibi = Alibi
    .one = un Alibi
    .does = Non fa niente. Non conta niente, ed è il suo pregio.
    .discard = Scarta, e non succede niente
card-mamma = Mamma
    .one = una Mamma
    .the = la Mamma
    .does = Un avversario resta a casa per un turno.
    .discard = Scarta per far saltare un turno a un avversario
    .aimed = La Mamma ti terrà a casa
card-patrol = Pattuglia
    .one = una Pattuglia
    .the = la Pattuglia
    .does = Un posto di un avversario è bloccato per due tuoi turni.
    .discard = Scarta per bloccare un posto di un avversario
    .aimed = La Pattuglia bloccherà un tuo posto
discard-bottle = Scarta, e tutti possono fare zac

# --- i famosi

famous-al_capone = Capone
    .full = Al Capone
famous-lucky_luciano = Luciano
    .full = Lucky Luciano
famous-meyer_lansky = Lansky
    .full = Meyer Lansky
famous-johnny_torrio = Torrio
    .full = Johnny Torrio
famous-virginia_hill = Hill
    .full = Virginia Hill

# --- pezzi di frase

whom =
    { $you ->
        [yes] te
       *[no] { $name }
    }
slot = posto { $slot }
slot-of =
    { $you ->
        [yes] il tuo posto { $slot }
       *[no] il posto { $slot } di { $name }
    }
sight = { $card } (posto { $slot })

# --- che cosa succede

event-named =
    { $you ->
        [seat] Il tuo nome è { $persona }. Al tavolo: { $others }.
       *[other] Al tavolo: { $others }.
    }
event-round-began =
    { $you ->
        [starter] Mano { $number } di { $rounds }. Cominci tu.
       *[other] Mano { $number } di { $rounds }. Comincia { $starter }.
    }
event-peeked =
    { $you ->
        [seat] Guardi
       *[other] { $seat } guarda
    } { $count ->
        [one] il posto { $slots }.
       *[other] i posti { $slots }.
    }
event-peeked-seen =
    { $you ->
        [seat] Vedi { $sights }.
       *[other] { $seat } vede { $sights }.
    }
event-turn-began =
    { $you ->
        [seat] Tocca a te.
       *[other] Tocca a { $seat }.
    }
event-turn-missed =
    { $you ->
        [seat] C’è la Mamma. Resti a casa.
       *[other] C’è la Mamma. { $seat } resta a casa.
    }
event-drew =
    { $you ->
        [seat] Peschi una carta.
       *[other] { $seat } pesca una carta.
    }
event-drew-seen =
    { $you ->
        [seat] Peschi { $card }.
       *[other] { $seat } pesca { $card }.
    }
event-drew-nothing =
    { $you ->
        [seat] Non c’è più niente da pescare. Il tuo turno è finito.
       *[other] Non c’è più niente da pescare per { $seat }.
    }
event-took =
    { $you ->
        [seat] Prendi { $card } dagli scarti.
       *[other] { $seat } prende { $card } dagli scarti.
    }
event-swapped =
    { $you ->
        [seat] Metti la carta nel posto { $slot } e scarti { $discarded }.
       *[other] { $seat } mette la carta nel posto { $slot } e scarta { $discarded }.
    }
event-discarded =
    { $you ->
        [seat] Scarti { $card }.
       *[other] { $seat } scarta { $card }.
    }
event-reshuffled =
    { $cards ->
        [one] Il mazzo è a secco. Si rimescolano gli scarti: una carta.
       *[other] Il mazzo è a secco. Si rimescolano gli scarti: { $cards } carte.
    }
event-snap-opened = Zac! Chi ha { $card }?
event-snapped =
    { $you ->
        [seat] Zac: il tuo posto { $slot }, { $card }. Un posto in meno.
       *[other] Zac: { $seat }, posto { $slot }, { $card }. Un posto in meno.
    }
event-mistaken =
    { $you ->
        [seat] Scopri il posto { $slot }: { $card }. Carta sbagliata; torna dov’era.
       *[other] { $seat } scopre il posto { $slot }: { $card }. Carta sbagliata; torna dov’era.
    }
event-snap-won =
    { $you ->
        [winner] Lo zac è tuo.
       *[other] Lo zac va a { $winner }.
    }
event-snap-closed = Nessuno si fa avanti.
event-given-mistake =
    { $you ->
        [seat] L’errore ti costa una carta dal mazzo, coperta.
       *[other] L’errore costa a { $seat } una carta dal mazzo, coperta.
    }
event-given-ride =
    { $you ->
        [seat] Un personaggio in auto ti costa una carta dal mazzo, coperta.
       *[other] Un personaggio in auto costa a { $seat } una carta dal mazzo, coperta.
    }
event-given-snitch =
    { $you ->
        [seat] L’Informatore ti porta una carta dal mazzo, coperta.
       *[other] L’Informatore porta a { $seat } una carta dal mazzo, coperta.
    }
event-aimed =
    { $you ->
        [seat] Scateni { $card } contro { $targets }.
       *[other] { $seat } scatena { $card } contro { $targets }.
    }
event-killed =
    { $you ->
        [seat] Mostri il Killer dal posto { $slot } e fermi { $cancelled }.
       *[other] { $seat } mostra il Killer dal posto { $slot } e ferma { $cancelled }.
    }
event-exchanged = Due carte si scambiano, alla cieca: { $first } e { $second }.
event-mixed =
    { $you ->
        [seat] La tua scorta è mescolata. Addio memoria.
       *[other] La scorta di { $seat } è mescolata.
    }
event-drove-away =
    { $you ->
        [seat] Il tuo Autista porta via { $sights }.
       *[other] L’Autista di { $seat } porta via { $sights }.
    }
event-drove-back =
    { $you ->
        [seat] Scopri { $sights }. L’Autista non porta personaggi: tutto torna dov’era.
       *[other] { $seat } scopre { $sights }. L’Autista non porta personaggi: tutto torna dov’era.
    }
event-safe-opened =
    { $you ->
        [seat] Guardi nella cassaforte.
       *[other] { $seat } guarda nella cassaforte.
    }
event-safe-opened-seen =
    { $you ->
        [seat] Guardi nella cassaforte: { $cards }.
       *[other] { $seat } guarda nella cassaforte: { $cards }.
    }
event-cracked =
    { $you ->
        [seat] Scambi il posto { $slot } con la carta { $place } della cassaforte.
       *[other] { $seat } scambia il posto { $slot } con la carta { $place } della cassaforte.
    }
event-mamma-sent =
    { $you ->
        [seat] La Mamma va a trovare { $to }.
        [to] La Mamma viene a trovarti. Salti il prossimo turno.
       *[other] La Mamma va a trovare { $to }.
    }
event-patrol-laid =
    { $you ->
        [on] La Pattuglia si ferma sul tuo posto { $slot }. Niente Omertà per te.
       *[other] La Pattuglia si ferma sul posto { $slot } di { $on }.
    }
event-lifted-mamma =
    { $you ->
        [victim] La Mamma torna a casa. Puoi uscire di nuovo.
       *[other] La Mamma lascia { $victim } e torna a casa.
    }
event-lifted-patrol =
    { $you ->
        [victim] La Pattuglia se ne va. Il tuo posto è libero.
       *[other] La Pattuglia lascia { $victim } e se ne va.
    }
event-omerta-kept =
    { $you ->
        [caller] Chiami Omertà con { $count }, e nessuno ha di meno. Segni 0.
       *[other] { $caller } chiama Omertà con { $count }, e nessuno ha di meno. Segna 0.
    }
event-omerta-over =
    { $you ->
        [caller] Chiami Omertà con { $count }, più di { $limit }. Segni { $score }.
       *[other] { $caller } chiama Omertà con { $count }, più di { $limit }. Segna { $score }.
    }
event-omerta-beaten =
    { $you ->
        [caller] Chiami Omertà con { $count }, ma qualcuno ha { $lowest }. Segni { $score }.
       *[other] { $caller } chiama Omertà con { $count }, ma qualcuno ha { $lowest }. Segna { $score }.
    }
event-round-over = La mano { $number } è finita e nessuno ha chiamato. Ognuno segna quello che ha.
event-game-won =
    { $you ->
        [yes] Vinci tu con { $total }. La città è tua.
       *[no] Vince { $winners } con { $total }.
    }
event-game-shared = Vittoria divisa con { $total }: { $winners }.

# --- che cosa si chiede

question-FirstLook = Guarda due dei tuoi posti. Quale per primo?
    .then = E l’altro?
question-Draw = Tocca a te. Che fai?
    .then = Chiamare Omertà? Con { $limit } o meno, e nessuno più basso, segni 0. Altrimenti: il tuo conto e { $penalty } in più.
question-PlaceDrawn = Hai pescato { $card }. { $discard }, o tieni la carta: in quale posto?
question-PlaceTaken = Hai preso { $card }. In quale posto? La carta che c’è si scarta, e se è un personaggio agisce.
question-Snap = { $card } sugli scarti. Scopri quella uguale! Una carta sbagliata ne costa un’altra.
question-SealedSnap = { $card } sugli scarti. Scopri quella uguale? Una carta sbagliata te ne costa un’altra.
question-KillerWindow = { $card }. Il Killer è tra queste? Una carta sbagliata te ne costa un’altra.
question-Gangster = Gangster: due giocatori si scambiano una carta. La carta di chi, per prima?
    .then = E la scambi con quella di chi?
question-Lady = Signora. Quale scorta si mescola?
question-Mole = Talpa. Quale dei tuoi posti guardi?
question-Snitch = Informatore: due carte dal mazzo agli avversari. A chi la prima?
    .then = E la seconda?
question-Driver = Autista. Di quale posto ti liberi? Un personaggio ti costa una carta.
    .then = E un altro insieme?
question-Cracking = La cassaforte è aperta. Quale carta prendi? Al suo posto ne va una tua.
    .then = E quale delle tue ci va, senza guardarla?
question-Mamma = Mamma. Chi resta a casa e salta un turno?
question-Patrol = Pattuglia. Di chi è il posto da bloccare per due tuoi turni?
question-slot =
    { $you ->
        [yes] Quale dei tuoi posti?
       *[no] Quale posto di { $name }?
    }

# --- che cosa si può rispondere

option-Begin = Dai le carte
option-TimeUp = Tempo scaduto
option-Reconsider = Ripensaci
option-Clocked = { $name }: { $milliseconds } ms
option-Peek = Guarda i posti { $first } e { $second }
option-CallOmerta = Chiama Omertà
    .sure = Sì, chiamo
option-DrawDeck = Pesca dal mazzo
option-TakePile = Prendi dagli scarti
option-TakePile-seen = Prendi { $card } dagli scarti
option-Swap = Nel posto { $slot }
option-Discard = Scartala
option-Try = Scopri il posto { $slot }
option-Reveal = Il Killer è nel posto { $slot }
option-Decline = No, grazie
option-Exchange = Scambia { $first } e { $second }
option-Shuffle = Mescola la scorta di { $name }
option-Look = Guarda il posto { $slot }
option-Give-both = Tutte e due le carte a { $first }
option-Give = Una carta a { $first }, una a { $second }
option-Drive = Scopri: { $slots }
option-Drive-none = Nessun viaggio
    .enough = Basta così
option-Crack = La carta { $place } della cassaforte per il posto { $slot }
option-SendMamma = La Mamma da { $name }
option-LayPatrol = La Pattuglia contro { $target }
pick-place = carta { $place } della cassaforte

# --- il tavolo

table-round = Mano { $number } di { $rounds }
table-deck = Mazzo
table-pile = Scarti
table-safe = Cassaforte
table-hand = In mano: { $card }
table-you = Tu · { $persona }
table-out = senza carte
table-holds = ha una carta in mano
table-holds-seen = in mano: { $card }
table-mamma = Mamma
table-patrol = Pattuglia su { $slot }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

# --- lo zac

snap-now = ZAC!
snap-time = { $name } { $milliseconds } ms
snap-late = tardi
snap-wrong = sbagliato

# --- i conti

sheet-title = I conti
sheet-round = Mano
sheet-total = Totale
sheet-count = Conto
sheet-score = Punti
sheet-stock = Scorta
sheet-called = Omertà!
final-title = Si chiude

# --- aiuto

help-title = Regole della casa
help-keys = Un numero sceglie un posto o una risposta, 0 rifiuta o scarta, Backspace disfa una scelta a metà. Un tasto accorcia una pausa. Ctrl-C per uscire; la partita è salvata.
help-bottles = Bottiglie
    .does = Contano il loro numero. Scartate, aprono uno zac.

share-snap_accuracy = Zac giusti
# --- le ragioni dell’allenatore

reason-call = Probabilità che la chiamata regga: { $percent } %.
reason-no-call = Probabilità che la chiamata fallisca: { $percent } %.
reason-wrong-card = Probabilità che sia la carta sbagliata: { $percent } %. Te ne costa una in più.
reason-lighter =
    { $points ->
        [one] La tua scorta si alleggerisce di circa un punto.
       *[other] La tua scorta si alleggerisce di circa { $points } punti.
    }
reason-heavier =
    { $points ->
        [one] Carica sugli altri circa un punto.
       *[other] Carica sugli altri circa { $points } punti.
    }
reason-knows =
    { $cards ->
        [one] Conosceresti una tua carta in più.
       *[other] Conosceresti { $cards } tue carte in più.
    }

