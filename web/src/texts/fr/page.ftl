# Ce que seule la page dit. Les mots des jeux sont aussi ceux du terminal : src/sitdown/texts.

house = Sitdown
    .says = Deux tables. Ne vous fiez à personne, à aucune des deux.
close = Fermer
front-page = Vers l’accueil
language = Langue
sound = Son

# --- les deux jeux

game-omerta = Omerta
    .when = Chicago, 1932
    .what = Vos cartes sont face cachée, et vous en avez vu deux, une fois. Échangez, tapez le premier, envoyez la Tueuse, et annoncez quand vous avez le moins.
game-cosa-nostra = La Cosa Nostra
    .when = New York, à la nuit tombée
    .what = Donnez vos ordres en secret, lancez les dés pour l’argent, et parlez. Un marché est un marché, jusqu’à ce que quelqu’un le rompe.
for-players = { $least } à { $most } joueurs
play-now = Jouer
    .does = Contre des robots, tout de suite
invite-friends = Inviter des amis

# --- le comptoir

your-name = Votre nom
    .example = Lucky
    .others = Dutch, Lefty, Bugsy, Legs
table-code = Code de la table
    .needed = Quelle table ?
join = Rejoindre
open-tables = Tables ouvertes
    .none = Aucune table n’attend de compagnie. Rendez la vôtre publique, elle sera ici.
chairs-free =
    { $free ->
        [one] une chaise libre
       *[other] { $free } chaises libres
    }
in-play = en jeu
sit-down = S’asseoir

# --- la mise en place

how-many = Joueurs
who-sits-where = Qui s’assoit où
chair = Chaise { $number }
    .yours = Vous
    .friend = Un ami
    .friend-does = Qui ouvre votre lien
bot-random = Tête brûlée
    .does = Fait tout ce qui est permis
bot-novice = Novice
    .does = Oublie, et prend son temps
bot-regular = Habitué
    .does = Retient presque tout, et joue la moyenne
bot-sharp = Fine lame
    .does = Compte ce que vous avez vu, et ce que vous voulez
bot-boss = Patron
    .does = Pense plus loin. Ne s’est jamais emporté
house-rules = Règles de la maison
    .says = Celles du livret, sauf si vous les changez.
clocks = Horloges
who-finds-it = Qui peut trouver la table
    .link = Par le lien
    .link-does = Seulement ceux à qui vous envoyez le lien.
    .public = Tout le monde
    .public-does = Elle est à l’accueil tant qu’il y a de la place.
open-the-table = Ouvrir la table
less-of = { $what } : moins
more-of = { $what } : plus
so-many-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
so-many-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
no-limit = Sans limite

# --- en attendant les autres

table-is-open = La table est ouverte
    .says = Envoyez ce lien à qui doit s’asseoir avec vous. On distribue quand toutes les chaises sont prises.
    .asks = Prenez une chaise. On distribue quand toutes sont prises.
copy-link = Copier
    .done = Copié
or-by-code = ou le code { $code }
qr = Code QR du lien
chair-free = Libre
fill-with = Qui prend les chaises libres
fill-with-bots = Distribuer, avec des robots aux chaises libres
your-turn = À vous · { $house }
line-lost = La ligne est coupée. On rappelle dans { $seconds } s.
    .calling = La ligne est coupée. On rappelle …
    .now = Rappeler
line-handed = Cette chaise a été cédée. L’ancien lien ne l’ouvre plus.
look-on = Regarder
    .link = Lien pour regarder
    .does = Qui ouvre ce lien voit ce que tous voient, et rien de plus.
company = Compagnie
    .spectators =
        { $spectators ->
            [0] Personne ne regarde.
            [one] Une personne regarde.
           *[other] { $spectators } personnes regardent.
        }
presence-here = présent
presence-away = absent
presence-caretaker = absent, un robot garde la chaise
presence-bot = un robot
hand-over = Céder ma chaise
    .does = Vous vous levez, et qui ouvre le lien s’assoit devant vos cartes.
    .sure = Se lever, et faire le lien
    .done = Votre chaise est à qui ouvre ce lien. Le vôtre ne l’ouvre plus.
    .up = C’est fait, je regarde
call-me = M’appeler quand c’est à moi
    .does = Un mot du navigateur, pendant que vous regardez ailleurs.
    .denied = Le navigateur ne nous laisse pas faire. Le réglage est à côté de l’adresse.
play-again = Rejouer
    .waits = Les autres redistribuent. Votre chaise est gardée.
see-again = Revoir la partie
save-the-log = Garder la partie

# --- une partie finie, qu’on revoit

reel = La partie revue
reel-scrub = Où dans la partie
reel-eyes = Vu par
reel-open = Cartes ouvertes
reel-all = Un spectateur
reel-back = Un pas en arrière
reel-on = Un pas en avant
reel-run = Dérouler
reel-stop = Arrêter
reel-speed = Vitesse { $speed }×
reel-share = Partager ce moment
reel-coach = L’entraîneur
to-the-table = Vers la table

# --- ce qui a mal tourné

trouble-offline = Le serveur ne répond pas. Réessayez dans un instant.
trouble-malformed = Le serveur n’y a rien compris.
trouble-too-long = C’était trop long.
trouble-no-game = La maison ne connaît pas ce jeu.
trouble-no-bot = La maison ne connaît pas de robot de ce nom.
trouble-bad-table = On ne peut pas dresser une telle table : les joueurs ou les règles ne vont pas.
trouble-no-page = Personne n’habite à cette adresse.
trouble-no-table = Il n’y a pas de telle table.
trouble-no-seat = Ce lien n’ouvre aucune chaise ici. Elle a été cédée, ou il n’en ouvrait pas.
trouble-taken = Cette chaise est prise.
trouble-full = La salle est pleine. Réessayez plus tard.
trouble-not-begun = La partie n’a pas commencé.
trouble-not-over = La partie n’est pas finie. D’ici là, on ne regarde pas les cartes.
trouble-other-rules = Cette partie a commencé avec d’autres règles que celles d’aujourd’hui.
trouble-origin = Une autre page appelait en votre nom. On a raccroché.
trouble-too-fast = C’était trop à la fois. Attendez un instant.
trouble-too-many-tables = Vous avez ouvert trop de tables. Attendez un peu.
trouble-too-many-seats = Vous avez pris trop de chaises. Attendez un peu.
trouble-too-many-reviews = L’entraîneur a assez vu de vos parties. Attendez un peu.
trouble-no-coach = L’entraîneur est rentré chez lui. Réessayez plus tard.
trouble-protocol = La maison a une page plus récente. Rechargez-la.
trouble-looking-on = Qui regarde ne dit rien.
trouble-late = Trop tard : la question est passée.
trouble-illegal = Les règles ne le permettent pas.
trouble-no-more = Il n’y a plus de temps à prendre.
trouble-other = Le serveur n’en a pas voulu.

# --- options d’Omerta

set-omerta-snap = Le tac
    .does = Qui a la bouteille qu’on vient de défausser peut s’en défaire.
    .of-race = Une course
    .of-race-does = Le plus rapide gagne. Les lignes lentes sont compensées.
    .of-sealed = Par la poste
    .of-sealed-does = Tous répondent en secret, chacun à son heure ; le temps le plus court gagne.
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
    .does = Une manche finit après tant de tours, si personne n’a annoncé.
set-omerta-memory_aid = Aide-mémoire
    .does = Ce que vous avez vu reste visible pour vous. Pour apprendre.
set-omerta-characters = Personnages dans le paquet
    .does = Combien de chacun. Vingt en tout.
    .left = Comme imprimé
    .chosen = Choisis
    .sum = { $sum } sur { $all }

# --- options de La Cosa Nostra

set-cosa-nostra-rounds = Manches
    .does = Quatre font une soirée, trois une plus courte.
    .of-3 = Trois
    .of-4 = Quatre
set-cosa-nostra-families = Familles
    .does = Qui joue quelle famille.
    .left = Tirées au sort
    .chosen = Choisies
set-cosa-nostra-spying_anytime = Espionner à tout moment
    .does = L’Indic et l’Espion regardent aussi aux tours des autres.
set-cosa-nostra-business_bonus = Prime des affaires
    .does = À chaque manche, le plus haut revenu rapporte 5 000 $ de plus ; personne en cas d’égalité.
set-cosa-nostra-double_planning = Double préparation
    .does = Dès la manche II, deux gangsters reçoivent leurs ordres par tour.
    .left = À cinq
    .on = Toujours
    .off = Jamais
set-cosa-nostra-influence_from = Cartes d’influence
    .does = La manche où elles entrent en jeu. Plus tard, c’est plus facile à apprendre.
    .of-1 = Manche I
    .of-2 = Manche II
    .of-3 = Manche III
set-cosa-nostra-rob_robbers = Voler les voleurs
    .does = Ce qu’un voleur a pris peut être volé encore une fois, par un troisième.
set-cosa-nostra-task_bonus = Cibles occupées
    .does = Un gangster qui a encore une tâche est plus dur à tuer : par balle seulement, ou aussi par la Voiture piégée.
    .of-strength = Balles
    .of-all = Bombes aussi
set-cosa-nostra-poker = Poker
    .does = Un coup de plus en manche III : l’argent de tous dans un pot.
set-cosa-nostra-mercenaries = Mercenaires
    .does = Des tueurs à gages aux talents bien à eux cherchent du travail.
set-cosa-nostra-planning_seconds = Temps pour préparer
    .does = Pour un tour de préparation.
set-cosa-nostra-turn_seconds = Temps pour un tour
    .does = Qui tarde donne la réponse la plus simple.
set-cosa-nostra-reaction_seconds = Temps pour réagir
    .does = Combien de temps les autres ont pour répondre à ce que fait quelqu’un.
set-cosa-nostra-offer_seconds = Temps pour une offre
    .does = Une offre sans réponse dans ce temps tombe.
