# Omerta en toutes lettres. `.one` et `.the` : la carte, complément d’une phrase ; `.does` : son effet quand on la défausse.
# `$you` dit quel rôle le lecteur joue dans l’événement, pour qu’on s’adresse à lui.

omerta = Omerta

# --- les cartes

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
card-gangster = Homme de main
    .one = un Homme de main
    .the = l’Homme de main
    .does = Deux cartes de deux joueurs différents changent de place, sans qu’on les voie.
    .discard = Défaussez pour que deux joueurs échangent une carte
    .aimed = L’Homme de main va échanger une de vos cartes
card-lady = Dame
    .one = une Dame
    .the = la Dame
    .does = La planque d’un adversaire est mélangée à l’aveugle.
    .discard = Défaussez pour mélanger la planque d’un adversaire
    .aimed = La Dame va mélanger votre planque
card-mole = Taupe
    .one = une Taupe
    .does = Vous regardez une de vos cases.
    .discard = Défaussez pour regarder une de vos cartes
card-snitch = Balance
    .one = une Balance
    .the = la Balance
    .does = Deux cartes de la pioche, face cachée, pour un adversaire ou pour deux.
    .discard = Défaussez pour donner deux cartes à vos adversaires
    .aimed = La Balance va vous apporter des cartes
card-driver = Chauffeur
    .one = un Chauffeur
    .does = Vous retournez une ou deux cases. Les bouteilles quittent la ville ; un personnage vous coûte une carte.
    .discard = Défaussez pour emmener une ou deux de vos bouteilles
card-safecracker = Perceur de coffre
    .one = un Perceur de coffre
    .does = Vous regardez dans le coffre, et pouvez échanger une de ses cartes contre une des vôtres.
    .discard = Défaussez pour regarder dans le coffre
card-killer = Tueuse
    .one = une Tueuse
    .does = Rien une fois défaussée. Gardée en planque, elle arrête ce qui vous vise.
    .discard = Défaussez, sans effet
card-witness = Témoin
    .one = un Témoin
    .does = A tout vu, ne fait rien.
    .discard = Défaussez, sans effet
card-alibi = Alibi
    .one = un Alibi
    .does = Ne fait rien. Ne compte rien, et c’est tout son charme.
    .discard = Défaussez, sans effet
card-mamma = Mamma
    .one = une Mamma
    .the = la Mamma
    .does = Un adversaire reste à la maison pour un tour.
    .discard = Défaussez pour faire passer son tour à un adversaire
    .aimed = La Mamma va vous garder à la maison
card-patrol = Patrouille
    .one = une Patrouille
    .the = la Patrouille
    .does = Une case d’un adversaire est bloquée pendant deux de vos tours.
    .discard = Défaussez pour bloquer une case d’un adversaire
    .aimed = La Patrouille va bloquer une de vos cases
discard-bottle = Défaussez, et chacun peut faire tac

# --- les célébrités

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

# --- morceaux de phrases

whom =
    { $you ->
        [yes] vous
       *[no] { $name }
    }
slot = case { $slot }
slot-of =
    { $you ->
        [yes] votre case { $slot }
       *[no] la case { $slot } de { $name }
    }
sight = { $card } (case { $slot })

# --- ce qui arrive

event-named =
    { $you ->
        [seat] Vous êtes { $persona }. À table : { $others }.
       *[other] À table : { $others }.
    }
event-round-began =
    { $you ->
        [starter] Manche { $number } sur { $rounds }. À vous de commencer.
       *[other] Manche { $number } sur { $rounds }. { $starter } commence.
    }
event-peeked =
    { $you ->
        [seat] Vous regardez
       *[other] { $seat } regarde
    } { $count ->
        [one] la case { $slots }.
       *[other] les cases { $slots }.
    }
event-peeked-seen =
    { $you ->
        [seat] Vous voyez { $sights }.
       *[other] { $seat } voit { $sights }.
    }
event-turn-began =
    { $you ->
        [seat] À vous.
       *[other] À { $seat }.
    }
event-turn-missed =
    { $you ->
        [seat] La Mamma est là. Vous restez à la maison.
       *[other] La Mamma est là. { $seat } reste à la maison.
    }
event-drew =
    { $you ->
        [seat] Vous piochez une carte.
       *[other] { $seat } pioche une carte.
    }
event-drew-seen =
    { $you ->
        [seat] Vous piochez { $card }.
       *[other] { $seat } pioche { $card }.
    }
event-drew-nothing =
    { $you ->
        [seat] Plus rien à piocher. Votre tour est fini.
       *[other] Plus rien à piocher pour { $seat }.
    }
event-took =
    { $you ->
        [seat] Vous prenez { $card } sur la défausse.
       *[other] { $seat } prend { $card } sur la défausse.
    }
event-swapped =
    { $you ->
        [seat] Vous mettez la carte en case { $slot } et défaussez { $discarded }.
       *[other] { $seat } met la carte en case { $slot } et défausse { $discarded }.
    }
event-discarded =
    { $you ->
        [seat] Vous défaussez { $card }.
       *[other] { $seat } défausse { $card }.
    }
event-reshuffled =
    { $cards ->
        [one] La pioche est à sec. On remélange la défausse : une carte.
       *[other] La pioche est à sec. On remélange la défausse : { $cards } cartes.
    }
event-snap-opened = Tac ! Qui a { $card } ?
event-snapped =
    { $you ->
        [seat] Tac : votre case { $slot }, { $card }. Une case de moins.
       *[other] Tac : { $seat }, case { $slot }, { $card }. Une case de moins.
    }
event-mistaken =
    { $you ->
        [seat] Vous retournez la case { $slot } : { $card }. Raté ; la carte retourne à sa place.
       *[other] { $seat } retourne la case { $slot } : { $card }. Raté ; la carte retourne à sa place.
    }
event-snap-won =
    { $you ->
        [winner] Le tac est pour vous.
       *[other] Le tac est pour { $winner }.
    }
event-snap-closed = Pas d’amateur.
event-given-mistake =
    { $you ->
        [seat] L’erreur vous coûte une carte de la pioche, face cachée.
       *[other] L’erreur coûte à { $seat } une carte de la pioche, face cachée.
    }
event-given-ride =
    { $you ->
        [seat] Un personnage en voiture vous coûte une carte de la pioche, face cachée.
       *[other] Un personnage en voiture coûte à { $seat } une carte de la pioche, face cachée.
    }
event-given-snitch =
    { $you ->
        [seat] La Balance vous apporte une carte de la pioche, face cachée.
       *[other] La Balance apporte à { $seat } une carte de la pioche, face cachée.
    }
event-aimed =
    { $you ->
        [seat] Vous lâchez { $card } sur { $targets }.
       *[other] { $seat } lâche { $card } sur { $targets }.
    }
event-killed =
    { $you ->
        [seat] Vous sortez la Tueuse de la case { $slot } et arrêtez { $cancelled }.
       *[other] { $seat } sort la Tueuse de la case { $slot } et arrête { $cancelled }.
    }
event-exchanged = Deux cartes changent de place, sans qu’on les voie : { $first } et { $second }.
event-mixed =
    { $you ->
        [seat] Votre planque est mélangée. Adieu, mémoire.
       *[other] La planque de { $seat } est mélangée.
    }
event-drove-away =
    { $you ->
        [seat] Votre Chauffeur emmène { $sights }.
       *[other] { $seat } : le Chauffeur emmène { $sights }.
    }
event-drove-back =
    { $you ->
        [seat] Vous retournez { $sights }. Le Chauffeur n’emmène pas de personnage : tout retourne à sa place.
       *[other] { $seat } retourne { $sights }. Le Chauffeur n’emmène pas de personnage : tout retourne à sa place.
    }
event-safe-opened =
    { $you ->
        [seat] Vous regardez dans le coffre.
       *[other] { $seat } regarde dans le coffre.
    }
event-safe-opened-seen =
    { $you ->
        [seat] Vous regardez dans le coffre : { $cards }.
       *[other] { $seat } regarde dans le coffre : { $cards }.
    }
event-cracked =
    { $you ->
        [seat] Vous échangez la case { $slot } contre la carte { $place } du coffre.
       *[other] { $seat } échange la case { $slot } contre la carte { $place } du coffre.
    }
event-mamma-sent =
    { $you ->
        [seat] La Mamma passe chez { $to }.
        [to] La Mamma passe chez vous. Vous passez votre prochain tour.
       *[other] La Mamma passe chez { $to }.
    }
event-patrol-laid =
    { $you ->
        [on] La Patrouille se poste sur votre case { $slot }. Plus question d’annoncer Omerta.
       *[other] La Patrouille se poste sur la case { $slot } de { $on }.
    }
event-lifted-mamma =
    { $you ->
        [victim] La Mamma rentre chez elle. Vous pouvez ressortir.
       *[other] La Mamma laisse { $victim } et rentre chez elle.
    }
event-lifted-patrol =
    { $you ->
        [victim] La Patrouille repart. Votre case est libre.
       *[other] La Patrouille laisse { $victim } et repart.
    }
event-omerta-kept =
    { $you ->
        [caller] Vous annoncez Omerta avec { $count }, et personne n’a moins. Vous marquez 0.
       *[other] { $caller } annonce Omerta avec { $count }, et personne n’a moins. Score : 0.
    }
event-omerta-over =
    { $you ->
        [caller] Vous annoncez Omerta avec { $count }, plus que { $limit }. Vous marquez { $score }.
       *[other] { $caller } annonce Omerta avec { $count }, plus que { $limit }. Score : { $score }.
    }
event-omerta-beaten =
    { $you ->
        [caller] Vous annoncez Omerta avec { $count }, mais quelqu’un a { $lowest }. Vous marquez { $score }.
       *[other] { $caller } annonce Omerta avec { $count }, mais quelqu’un a { $lowest }. Score : { $score }.
    }
event-round-over = La manche { $number } est finie sans annonce. Chacun marque ce qu’il a.
event-game-won =
    { $you ->
        [yes] Vous gagnez avec { $total }. La ville est à vous.
       *[no] { $winners } gagne avec { $total }.
    }
event-game-shared = Victoire partagée avec { $total } : { $winners }.

# --- ce qu’on demande

question-FirstLook = Regardez deux de vos cases. Laquelle d’abord ?
    .then = Et l’autre ?
question-Draw = À vous. Que faites-vous ?
    .then = Annoncer Omerta ? À { $limit } ou moins, et personne plus bas, vous marquez 0. Sinon : votre compte et { $penalty } de plus.
question-PlaceDrawn = Vous avez pioché { $card }. { $discard }, ou gardez la carte : dans quelle case ?
question-PlaceTaken = Vous avez pris { $card }. Dans quelle case ? La carte qui s’y trouve est défaussée, et agit si c’est un personnage.
question-Snap = { $card } sur la défausse. Retournez le même ! Une erreur coûte une carte.
question-SealedSnap = { $card } sur la défausse. Retourner le même ? Une erreur vous coûte une carte.
question-KillerWindow = { $card }. La Tueuse est-elle parmi ces cartes ? Une erreur vous en coûte une de plus.
question-Gangster = Homme de main : deux joueurs échangent une carte. Celle de qui d’abord ?
    .then = Et contre celle de qui ?
question-Lady = Dame. Quelle planque est mélangée ?
question-Mole = Taupe. Regarder laquelle de vos cases ?
question-Snitch = Balance : deux cartes de la pioche pour vos adversaires. Qui reçoit la première ?
    .then = Et la seconde ?
question-Driver = Chauffeur. Se débarrasser de quelle case ? Un personnage vous coûte une carte.
    .then = Et une autre avec ?
question-Cracking = Le coffre est ouvert. Quelle carte prenez-vous ? Une des vôtres ira à sa place.
    .then = Et laquelle des vôtres y entre, sans être vue ?
question-Mamma = Mamma. Qui reste à la maison et passe son tour ?
question-Patrol = Patrouille. Bloquer une case de qui, pour deux de vos tours ?
question-slot =
    { $you ->
        [yes] Laquelle de vos cases ?
       *[no] Quelle case de { $name } ?
    }

# --- ce qu’on peut répondre

option-Begin = Distribuer
option-TimeUp = Temps écoulé
option-Reconsider = Se raviser
option-Clocked = { $name } : { $milliseconds } ms
option-Peek = Regarder les cases { $first } et { $second }
option-CallOmerta = Annoncer Omerta
    .sure = Oui, j’annonce
option-DrawDeck = Piocher
option-TakePile = Prendre sur la défausse
option-TakePile-seen = Prendre { $card } sur la défausse
option-Swap = En case { $slot }
option-Discard = Défausser
option-Try = Retourner la case { $slot }
option-Reveal = La Tueuse est en case { $slot }
option-Decline = Non merci
option-Exchange = Échanger { $first } et { $second }
option-Shuffle = Mélanger la planque de { $name }
option-Look = Regarder la case { $slot }
option-Give-both = Les deux cartes à { $first }
option-Give = Une carte à { $first }, une à { $second }
option-Drive = Retourner : { $slots }
option-Drive-none = Pas de course
    .enough = C’est tout
option-Crack = La carte { $place } du coffre contre la case { $slot }
option-SendMamma = La Mamma chez { $name }
option-LayPatrol = La Patrouille sur { $target }
pick-place = carte { $place } du coffre

# --- la table

table-round = Manche { $number } sur { $rounds }
table-deck = Pioche
table-pile = Défausse
table-safe = Coffre
table-hand = En main : { $card }
table-you = Vous · { $persona }
table-out = plus de cartes
table-holds = tient une carte
table-holds-seen = tient : { $card }
table-mamma = Mamma
table-patrol = Patrouille en { $slot }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# --- le tac

snap-now = TAC !
snap-time = { $name } { $milliseconds } ms
snap-late = trop tard
snap-wrong = raté

# --- les comptes

sheet-title = Les comptes
sheet-round = Manche
sheet-total = Total
sheet-count = Compte
sheet-score = Score
sheet-stock = Planque
sheet-called = Omerta !
final-title = On ferme

# --- aide

help-title = Règles de la maison
help-keys = Un chiffre choisit une case ou une réponse, 0 refuse ou défausse, Retour arrière annule un choix commencé. Une touche abrège une pause. Ctrl-C pour partir ; la partie est gardée.
help-bottles = Bouteilles
    .does = Comptent leur valeur. Défaussées, elles ouvrent un tac.

share-snap_accuracy = Tacs justes
# --- les raisons de l’entraîneur

reason-call = L’annonce tient dans { $percent } % des mains possibles.
reason-no-call = L’annonce échoue dans { $percent } % des mains possibles.
reason-wrong-card = Dans { $percent } % des cas, c’est la mauvaise carte, et elle en coûte une de plus.
reason-lighter =
    { $points ->
        [one] Votre planque s’allège d’environ un point.
       *[other] Votre planque s’allège d’environ { $points } points.
    }
reason-heavier =
    { $points ->
        [one] Les autres prennent environ un point.
       *[other] Les autres prennent environ { $points } points.
    }
reason-knows =
    { $cards ->
        [one] Vous connaîtriez une de vos cartes de plus.
       *[other] Vous connaîtriez { $cards } de vos cartes de plus.
    }

