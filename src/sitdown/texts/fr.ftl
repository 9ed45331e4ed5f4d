# Les mots qui n’appartiennent à aucun jeu : la ligne de commande, ses écrans, et ce qui peut mal tourner.

list = { $first } et { $last }
you = Vous
who =
    { $you ->
        [yes] vous
       *[no] { $name }
    }
nobody-yet = Siège { $seat }
waiting = On attend { $names }.

# --- ce qui a mal tourné

error-game = Aucun jeu ne s’appelle « { $game } ». On connaît : { $games }.
error-bot = Aucun robot ne s’appelle « { $bot } ». On connaît : { $bots }.
error-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
error-bots =
    { $seats ->
        [one] Il y a place pour un robot, mais { $bots } sont nommés.
       *[other] Il y a place pour { $seats } robots, mais { $bots } sont nommés.
    }
error-option = « { $given } » n’est pas une option. Écrivez clé=valeur, par exemple snap_seconds=6.
error-table = Impossible d’ouvrir la table : { $why }
error-name = « { $name } » ne convient pas comme nom : de 1 à 20 caractères, et pas celui d’un robot.
error-lang = Pas de textes en « { $lang } ». On connaît : { $langs }.
error-file = { $file } est illisible : { $why }
error-folder = Impossible d’écrire dans { $folder } : { $why }
error-log = { $file } n’est pas une partie qu’on puisse rejouer : { $why }
error-no-coach = { $game } n’a pas d’entraîneur.
error-finished = { $file } est terminée. Pour la revoir : sitdown replay { $file }
error-nothing-to-resume = Aucune partie inachevée à reprendre.
error-not-mine = Dans { $file }, il n’y a personne à table, ou plus d’une personne.
error-in-use = { $file } est ouverte à une autre table.
error-resume-options = Une partie reprise garde ses joueurs et ses options ; --resume n’en accepte pas.
error-seat = Il n’y a pas de siège { $seat }. Les sièges vont de 0 à { $last }.
error-number = { $name } doit valoir au moins { $least }, pas { $number }.
error-pace = { $name } va de 0 à { $most } secondes, pas { $given }.
error-database-kind = --db prend le nom d’un fichier, sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
error-database-driver = Il manque le pilote de PostgreSQL : installez sitdown[postgres].
error-database-newer = Cette base de données vient d’une version plus récente ({ $found } ; celle-ci connaît { $known }). Installez cette version, ou indiquez une autre base.
error-database-not = { $file } n’est pas une base de données.
error-database-permission = { $file } : pas le droit de lire et d’écrire ce fichier.
error-database-password = PostgreSQL ne laisse pas entrer { $user } : le nom ou le mot de passe est faux.
error-database-taken = Un autre serveur utilise déjà { $file }. Seule une base PostgreSQL se partage entre plusieurs serveurs.
error-database-other = La base de données est inutilisable : { $why }
error-serve = Impossible d’ouvrir la maison à { $host }, port { $port } : { $why }
error-system = sitdown { $command } fonctionne sous Linux et macOS ; sous Windows, dans WSL.
error-arguments = { $why }

# --- une partie au terminal

saved = Partie gardée dans { $file }
resume-hint = Pour la reprendre : { $sitdown } play { $game } --resume
replay-hint = Pour la revoir : { $sitdown } replay { $file }
coach-hint = Ce qui vous a coûté cher : { $sitdown } coach { $file } --seat { $seat }
resumed = La partie reprend là où elle en était.
repaired = La dernière ligne du journal était coupée ; elle a été retirée. Ce coup n’avait pas été montré.
too-small = La fenêtre est trop petite : il faut au moins { $width }×{ $height }.
back = revenir
sure = Le faire quand même
    .not = Mieux vaut pas
keys = { $help } aide · { $quit } partir
key-continue = Une touche pour continuer
key-read-on = Une touche pour lire la suite, Retour arrière pour revenir à la table
plain-help = Choisissez une réponse par son numéro ; 0 montre les suivantes, retour arrière revient.
no-such-choice = « { $given } » ne fait pas partie des choix.
time-left =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }

# --- tables in the browser

serve-already = Cette maison est déjà ouverte :
serve-ready = Ctrl-C ferme la maison. Toutes les parties sont gardées.
serve-building = Construction de la page. La première fois, comptez une minute ...

# --- relecture

replay-at = { $at } sur { $all }
replay-open = toutes les cartes visibles
replay-seat = vu du siège { $seat }
replay-keys = { $next } suite · { $previous } retour · { $rounds } aller à une manche · { $quit } partir
replay-clock = L’horloge

# --- entraîneur

coach-title = L’entraîneur, sur le siège { $seat } : { $name }
coach-clean = Rien qui ait coûté cher. L’entraîneur garde son chapeau.
coach-progress = L’entraîneur réfléchit
coach-win = { $percent } % d’une victoire
coach-played = Joué : { $action }
coach-better = Mieux ({ $cost }) : { $action }
coach-forgot = Déjà vu : { $slots }. La mémoire a flanché.
coach-odds = Cela se calculait.
coach-slow = Trop lent : un autre, ou l’horloge, a été plus rapide.
coach-penalty = Avec une pénalité, en prime.
coach-deal = Un mauvais marché : refuser valait mieux.
    .taken = { $deal }, et c’est fait
    .none = pas de marché
reason-habit = Rien à calculer ici : c’est l’usage.
reason-ahead = C’est le meilleur choix dans { $percent } % des suites possibles.
reason-close = Il n’y a guère de différence.

# --- simulation

sim-title =
    { $games ->
        [one] { $games } partie de { $game }, { $players } joueurs
       *[other] { $games } parties de { $game }, { $players } joueurs
    }
sim-seat = Siège
sim-bot = Robot
sim-wins = Gagnées
sim-share = Part
sim-score = Score moyen
sim-decisions =
    { $decisions ->
        [one] { $decisions } décision, { $micros } µs
       *[other] { $decisions } décisions, { $micros } µs chacune
    }
sim-seconds = { $seconds } s en tout
sim-interval = Intervalle à 95 %
sim-logs = Les parties sont consignées dans { $folder }
sim-seed = Pour rejouer les mêmes parties : --seed { $seed }
sim-progress = En jeu
arena-title =
    { $games ->
        [one] Une partie de { $game }, { $players } joueurs, chaque donne depuis chaque siège
       *[other] { $games } parties de { $game }, { $players } joueurs, chaque donne depuis chaque siège
    }
arena-share = Gagnées (95 %)
arena-even = Égal
arena-rating = Cote
arena-time = ms
arena-slowest = 95 % ≤
arena-against = Qui finit devant qui
arena-above = Tranché : { $bot } gagne plus de { $share } de ses parties.
arena-below = Tranché : { $bot } gagne moins de { $share } de ses parties.
arena-open = Rien de tranché : { $bot } gagne peut-être { $share } de ses parties, ou plus, ou moins.
arena-stopped = La question était tranchée avant { $wanted } parties ; on s’est passé du reste.
arena-page = La page est écrite dans { $file }
arena-trouble =
    { $games ->
        [one] { $bot }, dans une partie : { $why }. On a joué à sa place la réponse par défaut.
       *[other] { $bot }, dans { $games } parties : { $why }. On a joué à sa place la réponse par défaut.
    }
league-title = Le championnat de { $game } à { $players } : { $games } parties, { $deals } donnes
league-games = Parties
league-rating = Elo (95 %)
league-file = Le championnat est tenu dans { $file }
exploit-title =
    { $games ->
        [one] Un chercheur contre { $others } × { $bot } : une partie
       *[other] Un chercheur contre { $others } × { $bot } : { $games } parties
    }
exploit-share = Il en gagne { $share } (95 % : de { $low } à { $high }), là où { $even } serait l’équilibre.
exploit-found = { $bot } peut donc être exploité : d’au moins { $least } des victoires.
exploit-open = Cela ne montre pas que { $bot } peut être exploité, ni le contraire.
dataset-done =
    { $games ->
        [one] { $rows } lignes d’une partie sont dans { $file }
       *[other] { $rows } lignes de { $games } parties sont dans { $file }
    }
error-guest = Ce joueur ne peut pas s’asseoir : { $why }
error-budget = --budget prend clé=valeur, par exemple seconds=20 ou tries=2. { $why }
error-league = { $file } n’est pas un championnat qui puisse continuer ainsi : { $why }
error-dataset = Les jeux de données demandent pyarrow : pip install sitdown[dataset]
error-ray = Ray n’est pas installé : pip install sitdown[ray]
error-share = --share est une part des parties, entre 0 et 1, pas { $share }.
error-page = Impossible d’écrire { $file } : { $why }

# --- what is refused

refused-late = Trop tard. L’affaire est réglée.
refused-no-action = Cela ne se fait pas à cette table.
refused-no-seat = Cette place n’existe pas.
refused-no-trade = On ne fait pas d’affaires dans ce jeu.
refused-not-an-option = Cela ne fait pas partie de vos choix.
refused-not-asked = Personne ne vous demande rien pour l’instant.
refused-nothing-to-take-back = Vous n’avez pas de réponse à reprendre.
refused-over = La partie est finie.
refused-talk-is-play = Ici, parler fait partie du jeu : dites-le là.
refused-wrong-field = Cela n’a pas de sens à cette table.

# --- what people are called with, when they are not at the table

call-turn = { $game } : on vous attend à la table.
call-many =
    { $tables ->
        [one] { $tables } table vous attend.
       *[other] { $tables } tables vous attendent.
    }
call-test = Voilà comment nous appelons. Rien de grave, un simple essai.
