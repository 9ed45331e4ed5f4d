# What only the page says of Omerta.

then = Ensuite : { $steps }
step-Exchanging = les deux cartes changent de place
step-Shuffling = la planque est mélangée
step-Giving = les cartes sont données
step-Visiting = la Mamma passe à la maison
step-Blocking = la Patrouille prend son poste
step-OpenSnap = encore un tac
step-Deal = la manche suivante
step-EndGame = la fermeture
step-Turn =
    { $you ->
        [yes] à vous
       *[no] à { $name }
    }
look-well = Regardez bien, vous ne la verrez qu’une fois. Tenez la carte pour regarder plus longtemps.
call-sight =
    { $unknown ->
        [0] Vos cartes comptent { $points }.
        [one] Ce qui est visible compte { $points }, et il y a un emplacement que vous n’avez pas vu.
       *[other] Ce qui est visible compte { $points }, et il y a { $unknown } emplacements que vous n’avez pas vus.
    }
called =
    { $you ->
        [caller] Vous annoncez Omerta. Cartes sur table.
       *[other] { $caller } annonce Omerta. Cartes sur table.
    }
not-called = C’est l’heure. Cartes sur table.
refused-no-more = Vous avez déjà eu votre rallonge.
refused-too-fast = Doucement. Une chose à la fois.
refused-looking-on = Qui regarde se tait.
refused-other = La maison n’en veut pas.
what-it-does = { $card } : à quoi ça sert
moment-killer = La Tueuse s’en mêle
why-mistake = erreur
why-ride = un personnage
why-snitch = la Balance
chat-title = Conversation
nobody-spoke = Personne n’a encore rien dit.
say-it = Dire
say-something = Dites quelque chose
mute = Faire taire { $name }
log-title = Le journal
log-missed = Vous n’étiez plus là. Ce qui s’est passé entre-temps n’est pas raconté.
receipt = Qui a été le plus rapide
seat-away = pas là
seat-away-until = pas là, un robot dans { $seconds } s
seat-caretaker = un robot garde la chaise
skip = Plus vite
go-on = Continuer
more-time = Plus de temps
not-again = Ne plus demander cette manche
ask-again = Redemandez-moi
keys-title = Touches
key-slots = 1 – 9
    .does = Vos cases. Touche tenue, une carte que vous pouvez regarder reste visible un peu plus.
key-deck = D
    .does = La pioche
key-pile = P
    .does = La défausse : y prendre, ou y jeter
key-call = O
    .does = Annoncer Omerta
key-decline = Espace
    .does = Non merci ; ou oui, quand on vous redemande
key-back = Échap
    .does = Annule un choix commencé
key-undo = U
    .does = Reprend une réponse, tant que personne ne l’a vue
key-move = ← →
    .does = Vers la prochaine chose à choisir ; Entrée la choisit
key-inspect = I
    .does = Ce qu’est la chose choisie : un clic droit, un appui long ou le pointeur posé dessus le disent aussi
key-chat = C
    .does = Conversation
key-log = L
    .does = Le journal
key-books = S
    .does = Les comptes
key-sound = M
    .does = Son ou silence
key-rules = ?
    .does = Cette page

# --- à la loupe

inspect-slot-mine = Face cachée, et à vous. Vous ne la regardez que si une carte ou le premier coup d’œil le permet.
inspect-slot-theirs = Face cachée. { $name } sait peut-être ce que c’est ; vous, non.
inspect-slot-seen = Vous l’avez vue : { $card }. { $does }
inspect-looked = Son propriétaire vient de la regarder.
inspect-patrolled = Sous la Patrouille : on ne peut ni la déplacer, ni la regarder, ni la jouer, et son propriétaire ne peut pas annoncer Omerta.
inspect-aimed = Quelqu’un la vise.
inspect-now = Maintenant : { $option }.
inspect-acts = Agit quand le joueur dont c’est le tour la défausse : tout droit de la pioche, ou sortie d’une case.
inspect-snaps = Qui a la même valeur peut s’en débarrasser au tac.
inspect-deck = Piochée ici, la carte n’est vue que de vous. La pioche vide, on mélange la défausse.
inspect-left =
    { $cards ->
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }
inspect-pile = Ce qu’on a défaussé. La carte du dessus se prend au lieu de piocher, mais doit aller dans une case.
inspect-safe = Quatre cartes que nul ne connaît. Un Perceur de coffre les regarde, et peut en échanger une contre une des siennes.
inspect-safe-card = Dans le coffre, face cachée. Seul un Perceur de coffre la voit.
inspect-famous = Un nom pour la soirée, sans pouvoir. Al Capone ouvre la première manche.
inspect-person = { $name }, { $full }
inspect-at-home = La Mamma est là : ni tour, ni tac, ni Tueuse, ni annonce jusqu’à son départ.
inspect-held-up = La Patrouille est sur une case : pas d’annonce avant son départ.
inspect-in-hand = Quelqu’un la tient, et doit la mettre quelque part.
inspect-call = Met fin à la manche. À { $limit } ou moins et personne en dessous, vous marquez 0 ; sinon votre compte et { $penalty } de plus.
inspect-round = Autant de manches que de joueurs. Les points comptent contre vous : le plus petit total gagne.
inspect-chat = Ce qui s’est dit à la table, et un mot de vous.
inspect-log = Tout ce qui s’est passé jusqu’ici.
inspect-books = Les points de chacun, manche par manche.
inspect-rules = Comment on joue, et toutes les cartes.

# --- options

set-omerta-snap = Le tac
    .does = Qui a la même bouteille que celle qu’on vient de défausser peut s’en défaire.
    .of-race = Une course
    .of-race-does = Le plus rapide gagne. Les lignes lentes sont compensées.
    .of-sealed = Par la poste
    .of-sealed-does = Tous répondent en secret, chacun à son heure ; le plus rapide gagne.
set-omerta-snap_seconds = Temps pour le tac
    .does = Combien de temps une bouteille défaussée peut être prise.
set-omerta-reflexes = Réflexes des robots
    .does = Combien de temps ils se retiennent au tac.
    .of-quick = Vifs
    .of-quick-does = Au tac, aussi rapides que des gens qui voient la bouteille devant eux. Vous, vous cherchez la touche.
    .of-human = Humains
    .of-human-does = Au tac, ils vous laissent le temps de trouver la carte.
    .of-slow = Lents
    .of-slow-does = Au tac, ils vous laissent une bonne seconde. Pour les doigts gelés.
    .of-drowsy = Endormis
    .of-drowsy-does = Au tac, ils vous laissent deux secondes. La nuit a été longue.
set-omerta-reaction_seconds = Temps pour la Tueuse
    .does = Combien de temps la cible a pour répondre par la Tueuse.
set-omerta-turn_seconds = Temps pour un tour
    .does = Qui tarde pioche et défausse.
set-omerta-turn_limit = Longueur d’une manche
    .does = Une manche finit après ce nombre de tours, si personne n’a annoncé.
    .amount =
        { $amount ->
            [one] { $amount } tour
           *[other] { $amount } tours
        }
set-omerta-memory_aid = Aide-mémoire
    .does = Ce que vous avez vu reste visible pour vous. Pour apprendre.
set-omerta-characters = Personnages dans le paquet
    .does = Combien de chacun. Vingt en tout.
    .left = Comme imprimé
    .chosen = Choisis
    .sum = { $sum } sur { $all }

# --- en liste

about-Snap = Le tac
about-SealedSnap = Le tac
about-KillerWindow = La Tueuse
view-famous = À la table
view-turns = Tours joués
view-sheet = Les comptes
view-stocks = Planques
view-safe = Le coffre
view-pile = Cartes à la défausse
view-pile_top = Sur la défausse
view-holds = Une carte en main
view-in_play = En jeu
view-lain = Posé sur quelqu’un
view-patrol = Patrouille
view-slot = Case
view-succeeded = Omerta tenue
view-counts = Totaux
view-scores = Points
hint-worth = Gagne { $percent } % des parties de ce genre.
briefed-yours = Vos cartes
briefed-safe = Dans le coffre
briefed-hand = Dans votre main
briefed-pile = Dans la défausse
briefed-unseen = Vu de personne
briefed-among = parmi elles, à coup sûr : { $cards }
briefed-nothing = rien de connu
