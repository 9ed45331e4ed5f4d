# Ce que seule la page dit. Les mots des jeux sont aussi ceux du terminal : src/sitdown/texts.

house = Sitdown
    .says = Prenez une chaise. Ne vous fiez à personne.
close = Fermer
front-page = Vers l’accueil
rules-link = Règles
    .apart = Les règles sur une page à part
language = Langue
contrast = Contraste élevé
sound = Son
    .does = Les sons de la table. Touche : M
inspect-key = Touche : { $key }

# --- les jeux

for-players = { $least } à { $most } joueurs
play-now = Jouer
    .does = Contre des robots, tout de suite
learn = Apprendre
    .does = De courtes leçons, à la vraie table
play-as = { $name }, en compagnie : { $level }
how-strong = De quelle force, la compagnie ?
deal-the-cards = Distribuez
invite-friends = Inviter des amis
a-game-as-a-list = Se joue ici sous forme de liste.

# --- le comptoir

your-name = Votre nom
    .others = Moineau, Plume, Domino, Ficelle, Bouton, Boussole, Duchesse, Poivre, Bougie, Rossignol
your-face = Votre visage : { $face }
    .choose = Votre visage, à chaque table
face-barman = Le barman
face-singer = La chanteuse
face-boxer = Le boxeur
face-bookie = Le bookmaker
face-pianist = Le pianiste
face-doorman = Le portier
face-tailor = Le tailleur
face-dancer = La danseuse
face-reporter = Le reporter
face-florist = La fleuriste
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
no-limit = Sans limite
switch-left = Comme d’habitude
switch-on = Oui
switch-off = Non

# --- en attendant les autres

table-is-open = La table est ouverte
    .says = Envoyez ce lien à qui doit s’asseoir avec vous. On distribue quand toutes les chaises sont prises.
    .asks = Prenez une chaise. On distribue quand toutes sont prises.
copy-link = Copier
    .done = Copié
or-by-code = ou le code { $code }
qr = Code QR du lien
chair-free = Libre
chair-kept = gardée pour { $name }
free-chair = Libérer la chaise
    .sure = Oui, la libérer
fill-with = Qui prend les chaises libres
fill-with-bots = Distribuer, avec des robots aux chaises libres
your-turn = À vous · { $house }
line-lost = La ligne est coupée. On rappelle dans { $seconds } s.
    .calling = La ligne est coupée. On rappelle …
    .now = Rappeler
    .kept = Votre réponse est gardée, et partira dès que la ligne sera rétablie.
line-again = Nouvel appel dans { $seconds } s.
    .calling = On appelle …
line-blocked = La maison répond, mais quelque chose bloque la ligne vers la table (WebSocket). Essayez un autre réseau, ou demandez à l’hôte.
line-down = La maison ne répond pas. Elle est fermée, ou vous êtes hors ligne.
line-handed = Cette chaise a été cédée. L’ancien lien ne l’ouvre plus.
elsewhere = Votre chaise est aussi ouverte ailleurs.
    .throw-out = Mettre l’autre dehors
    .me = C’est moi
line-elsewhere = Cette chaise est ouverte dans trop de fenêtres. Rechargez celle-ci pour vous asseoir ici.
look-on = Regarder
    .link = Lien pour regarder
    .does = Qui ouvre ce lien voit ce que tous voient, et rien de plus.
company = Compagnie
    .does = Qui est à la table, et comment on y vient.
    .spectators =
        { $spectators ->
            [0] Personne ne regarde.
            [one] Une personne regarde.
           *[other] { $spectators } personnes regardent.
        }
presence-here = à table
presence-away = pas là
presence-caretaker = pas là, un robot garde la chaise
presence-bot = un robot
hand-over = Céder ma chaise
    .does = Vous vous levez, et qui ouvre le lien s’assoit devant vos cartes.
    .sure = Se lever, et faire le lien
    .done = Votre chaise est à qui ouvrira ce lien. Le vôtre ne l’ouvre plus.
    .up = C’est fait, je regarde
call-me = M’appeler quand c’est à moi
    .does = Un mot du navigateur, pendant que vous regardez ailleurs.
    .denied = Le navigateur ne nous laisse pas faire. Le réglage est à côté de l’adresse.
turning-points = Comment on en est arrivé là
play-again = Rejouer
    .waits = Les autres redistribuent. Votre chaise est gardée.
see-again = Revoir la partie
save-the-log = Garder la partie

# --- ce que ferait l’entraîneur

hint = Et vous, que feriez-vous ?
    .key = Et vous, que feriez-vous ? (H)
    .thinks = L’entraîneur y réfléchit …
    .best = Je choisirais : { $action }
    .second = Ou bien : { $action }
    .marked = L’entraîneur regarde : cette partie est marquée.
hinted = Avec l’aide de l’entraîneur
    .says = Aide de l’entraîneur dans cette partie : { $names }. C’est noté dans les livres.

# --- une partie finie, qu’on revoit

reel = La partie revue
reel-scrub = Où dans la partie
reel-eyes = Vue par
reel-open = Toutes les cartes
reel-all = Un spectateur
reel-back = Un pas en arrière
reel-on = Un pas en avant
reel-run = Dérouler
reel-stop = Arrêter
reel-speed = Vitesse { $speed }×
reel-share = Partager ce moment
reel-coach = L’entraîneur
    .share = { $percent } % de la partie examinés
to-the-table = Vers la table

# --- les leçons

learn-title = Apprendre { $game }
    .says = Quelques minutes chacune, à la vraie table. Partez quand vous voulez : vous reprendrez où vous étiez.
learn-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
learn-begin = Commencer
learn-go-on = Reprendre
learn-again = Encore une fois
learn-done = apprise
learn-all = Toutes les leçons
learn-narrator = Le narrateur
learn-step = { $step } sur { $steps }
learn-next-step = Continuer
learn-next = Leçon suivante
learn-play = Jouer une vraie partie avec des novices
learn-wait = Un instant : les autres sont à l’œuvre.

# --- ce qui a mal tourné

trouble-offline = Le serveur ne répond pas. Réessayez dans un instant.
trouble-malformed = Le serveur n’y a rien compris.
trouble-too-long = C’était trop long.
trouble-no-game = La maison ne connaît pas ce jeu.
trouble-no-bot = La maison ne connaît pas de robot de ce nom.
trouble-bad-table = On ne peut pas dresser une telle table : les joueurs ou les règles ne vont pas.
trouble-no-page = Personne n’habite à cette adresse.
trouble-no-lesson = Cette leçon n’existe pas.
trouble-no-table = Cette table n’existe pas.
trouble-no-seat = Ce lien n’ouvre aucune chaise ici. La chaise a été cédée, ou le lien n’en a jamais ouvert.
trouble-taken = Cette chaise est prise.
trouble-freed = La personne qui a ouvert cette table a libéré votre chaise.
trouble-lapsed = Vous n’étiez plus là, et votre chaise a été libérée. Reprenez-la, si personne ne l’a prise.
trouble-barred = On vient de vous prier de quitter cette table. Essayez-en une autre, ou revenez plus tard.
trouble-not-founder = Seule la personne qui a ouvert la table peut le faire.
trouble-full = La salle est pleine. Réessayez plus tard.
trouble-busy = La maison est débordée. Réessayez dans un instant.
trouble-not-begun = La partie n’a pas commencé.
trouble-begun = La partie a commencé.
trouble-not-over = La partie n’est pas finie. D’ici là, on ne regarde pas les cartes.
trouble-other-rules = Cette partie a commencé avec d’autres règles que celles d’aujourd’hui.
trouble-broken-log = Il manque une page aux livres de cette table. Seul l’hôte peut la retrouver.
trouble-database = La maison n’a plus accès à ses livres. Rien n’est perdu, la partie reprendra d’elle-même.
trouble-disk = La maison n’a plus de papier : son disque est plein. Rien n’est perdu, la partie reprendra d’elle-même.
trouble-origin = Une autre page appelait en votre nom. On a raccroché.
trouble-too-fast = C’était trop à la fois. Attendez un instant.
trouble-too-many-tables = Vous avez ouvert trop de tables. Attendez un peu.
trouble-too-many-seats = Vous avez pris trop de chaises. Attendez un peu.
trouble-too-many-chairs = Trop de chaises aux tables publiques sont prises depuis votre adresse. Laissez-en aux autres, ou jouez à une table qui a son propre lien.
trouble-too-many-waiting = Plusieurs de vos tables publiques attendent déjà des joueurs. Remplissez-en une, ou ouvrez-en une pour des amis.
trouble-too-many-reviews = L’entraîneur a assez vu de vos parties. Attendez un peu.
trouble-no-coach = L’entraîneur est rentré chez lui. Réessayez plus tard.
trouble-not-alone = Pas de conseils entre humains. À une table de bots, l’entraîneur peut chuchoter.
trouble-not-asked = Il n’y a rien à choisir pour l’instant.
trouble-protocol = La maison a une page plus récente. Rechargez-la.
trouble-looking-on = Qui regarde ne dit rien.
trouble-late = Trop tard : la question est passée.
trouble-illegal = Les règles ne le permettent pas.
trouble-no-more = Il n’y a plus de temps à gagner.
trouble-other = Le serveur n’en a pas voulu.

# --- en liste

beside-the-table = À côté de la table
as-a-list = En liste
    .does = La même partie en mots seulement : des listes à lire et des boutons. Pour les lecteurs d’écran, et pour qui l’aime simple.
    .off = Avec les images
plain-asked = Ce qu’on vous demande
plain-question = Que faites-vous ?
plain-answered = Votre réponse est donnée.
plain-forgone = Il n’y a qu’une réponse, la table la donne pour vous.
plain-sure = Vraiment ? { $what }
plain-undo = Se raviser
plain-more = Plus de temps
plain-never = Ne plus demander cette manche
plain-ask-again = Me redemander : { $about }
plain-seen = Ce que vous venez de voir
plain-besides = Vous pouvez aussi
plain-table = Sur la table
plain-log = Ce qui s’est passé
plain-now = À l’instant
plain-missed = Vous n’étiez plus là. Ce qui s’est passé entre-temps n’est pas raconté.
plain-over = La partie est finie
plain-talk = À la table
plain-silence = Personne n’a encore rien dit.
plain-say = Dire quelque chose
    .it = Le dire
plain-hidden = face cachée
plain-nothing = rien
plain-yes = oui
plain-no = non
view-round = Manche
view-rounds = Manches en tout
view-turn = Au tour de
view-starter = Commence
view-winner = Gagnant
view-winners = Gagnants
view-number = Numéro
view-by = Par
view-to = À
view-victim = Victime
view-caller = Annonce
view-player = Joueur
view-card = Carte
view-cards = Cartes
view-deck = Pioche
view-hand = Main
view-seat = Place
view-seats = Places
