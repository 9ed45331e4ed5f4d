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

# --- qui je suis

my-tables = Mes tables
    .mine = À vous de jouer
    .waits = On attend { $names }
    .invited = Une chaise vous est réservée
    .over = Terminée
    .won = Vous avez gagné
    .won-by = Gagnée par { $names }
    .all = Toutes ({ $tables })
    .due = temps écoulé { $when }
stranger = un inconnu
keep-name = Garder ce nom
    .passkey = Le garder avec une clé d’accès
    .does = Votre appareil se souvient de vous : doigt, visage ou code. Ni mot de passe ni courriel. Elle vous rend votre nom et vos tables sur vos autres appareils.
    .insecure = Les navigateurs ne donnent de clés d’accès qu’aux pages qui ont un nom et viennent par https. Ce n’est pas le cas ici. Le lien ci-dessous marche quand même.
    .done = C’est gardé. Ce nom est à vous partout où se trouve votre clé.
my-name = Mon nom et mes appareils
link-device = M’emmener sur un autre appareil
    .does = Un lien et un code QR, pour votre téléphone par exemple. Bon une fois, pendant dix minutes.
    .made = Ouvrez ceci sur votre autre appareil. Bon une fois, pendant dix minutes. Ne le montrez à personne : qui l’ouvre, c’est vous.
come-in = J’ai une clé d’accès : laissez-moi entrer
    .ask = Continuer ici sous le nom de { $name } ?
    .does = Ce lien a été fait sur un autre appareil. Si ce n’était pas vous, n’y touchez pas.
    .tables =
        { $tables ->
            [one] La table où vous êtes assis ici vous suit.
           *[other] Les { $tables } tables où vous êtes assis ici vous suivent.
        }
    .sure = C’est moi
    .not = Non, laissons
    .done = Content de vous revoir, { $name }.
devices = Là où l’on vous connaît
    .here = ici
    .some = un navigateur
    .passkey = Clé d’accès, { $device }
    .drop = Retirer
sign-out = Déconnecter
    .others = Déconnecter partout ailleurs
    .here = Me déconnecter ici
    .kept = Vos tables vous attendent. Vous les retrouverez sur un autre appareil, ou avec votre clé d’accès.
    .lost = Rien ne ramène ici : sans clé d’accès ni autre appareil, personne ne retrouvera ce nom ni ses tables.
    .sure = Oui, me déconnecter
forget = M’oublier
    .does = Nom, visage, appareils et clés disparaissent ; vos paroles aussi. À vos tables, vous devenez un inconnu, pour de bon. On ne revient pas en arrière.
    .sure = Oui, tout oublier

# --- la sortie

leave = Partir un moment
    .table = Table { $code }
    .does = Vers l’accueil, ou la sortie
    .while = Votre chaise reste à vous. La table est à l’accueil, sous Mes tables.
leave-bot = Un robot à ma place
    .does = Il joue ce qu’il faut jouer, jusqu’à votre retour. Il ne donne rien.
leave-good = Partir pour de bon
    .does = Vous vous levez. Un robot garde la chaise jusqu’à ce que quelqu’un la reprenne.
    .sure = Oui, pour de bon
get-up = Me lever
line-out = Vous avez été déconnecté sur cet appareil.

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
    .page = Cette page est de mémoire ; les tables, non.
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
    .here = Sur cet appareil
    .does = Un mot du navigateur, même quand la page est fermée.
    .denied = Le navigateur ne nous laisse pas faire. Le réglage est à côté de l’adresse.
    .open-only = Un mot du navigateur, tant que la page est ouverte quelque part. Fermée, personne ne peut le joindre.
    .never = Ce navigateur ne montre pas de mots ici. En https, il le ferait ; sinon, prenez un webhook.
call-there = Un webhook à vous
    .does = Celui de Discord, ou tout autre qui prend du JSON. Qui lit là apprend qu’une table vous attend, et où.
    .shape = Ce qu’il prend
    .add = Appeler là
    .needed = Une adresse qui commence par https://
call-place = Où l’on vous appelle
    .device = Un de vos navigateurs
    .failing = · n’a pas répondu dernièrement
    .test = Un appel d’essai
    .off = Plus d’appels
called-sent = L’appel est parti.
called-gone = Il n’y a plus personne.
called-busy = Trop de travail là-bas. Nous réessaierons.
called-no-answer = Pas de réponse.
called-not-public = Cette adresse ne mène nulle part sur le réseau ouvert.
called-redirect = On nous envoie ailleurs. Nous ne suivons pas.
called-too-much = Trop bavard. Une réponse courte suffit.
called-refused = On n’en a pas voulu.
turning-points = Comment on en est arrivé là
play-again = Rejouer
    .waits = Les autres redistribuent. Votre chaise est gardée.
see-again = Revoir la partie
save-the-log = Garder la partie

# --- ce que ferait l’entraîneur

hint = Et vous, que feriez-vous ?
    .key = Et vous, que feriez-vous ? (H)
    .thinks = L’entraîneur y réfléchit …
    .unsaid = L’entraîneur est débordé. Redemandez-lui dans un instant.
    .best = Je choisirais : { $action }
    .second = Ou bien : { $action }
    .marked = L’entraîneur regarde : cette partie est marquée.
hinted = Avec l’aide de l’entraîneur
    .says = Aide de l’entraîneur dans cette partie : { $names }. C’est noté dans les livres.
    .yours = L’entraîneur vous a aidé dans cette partie. C’est noté dans les livres.

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
trouble-no-more = Il n’y a plus de temps à prendre.
trouble-no-pass = Ce lien a déjà servi, ou n’a jamais rien valu. Faites-en un autre.
trouble-no-passkey = Cette clé d’accès n’ouvre rien ici.
trouble-sits-twice = Vous êtes assis deux fois à une même table : ici, et sous ce nom. Finissez d’abord cette partie, ou cédez une chaise.
trouble-too-many-ways-in = Vous avez demandé trop de liens. Patientez un peu.
trouble-too-many-passkeys = Cela fait beaucoup de clés d’accès. Retirez-en une d’abord.
trouble-bad-address = Ce n’est pas une adresse où appeler. Elle doit commencer par https://.
trouble-too-many-places = On vous appelle à assez d’endroits. Rayez-en un d’abord.
trouble-no-place = Cet endroit est déjà rayé.
trouble-too-many-calls = Assez d’appels pour l’instant. Attendez un peu.
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
timing = Le temps
timing-relaxed = À l’aise
    .does = Pas d’horloge. Qui fait attendre les autres se fait rappeler à l’ordre ; au bout d’un moment, la majorité peut faire venir un gardien à sa place. Partir ne coûte rien.
timing-live = À l’horloge
    .does = Chacun a tant de temps par question, plus une réserve qui s’épuise. Quand il n’en reste plus, un gardien répond à cette seule question.
timing-post = Par courrier
    .does = Des jours pour chaque coup, qu’on soit à table ou non. La maison tient le temps, et les réactions se règlent d’avance.
timing-turn = Par question
timing-reserve = En réserve, pour toute la partie
timing-days = Par coup
timing-grace = On peut appeler un gardien après
told-of = { $what } : { $how }
minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
days-left =
    { $days ->
        [one] encore { $days } jour
       *[other] encore { $days } jours
    }
hours-left =
    { $hours ->
        [one] encore { $hours } heure
       *[other] encore { $hours } heures
    }
your-time = Votre temps : { $time }
reserve = réserve { $time }
waited-for =
    { $count ->
        [one] On attend { $who }
       *[other] On attend { $who }
    }
    .standing = Les horloges sont arrêtées jusqu’à ce que tous soient revenus.
nudge = Rappeler
    .whom = Rappeler { $who }
nudged = { $who } tapote la table en vous regardant.
    .other = { $who } tapote la table en regardant { $whom }.
call-caretaker = Appeler un gardien
    .whom = Appeler un gardien pour { $who }
pause = Demander une pause
    .does = Quand vous êtes tous d’accord, rien ne se passe et aucune horloge ne tourne, jusqu’à ce que la majorité veuille reprendre.
paused = La table fait une pause. Tout reste en place.
    .resume = Reprendre
    .waits = On attend les autres
pausing = { $who } voudrait une pause.
    .agree = Va pour une pause
instructions = Consignes
    .does = Ce que la maison répond en votre nom tant que vous ne répondez pas vous-même. À changer quand bon vous semble ; personne d’autre n’en sait rien.
    .here = En votre nom : { $rule }
    .give = Répondre d’avance
    .change = Changer
rule-Ask = Me demander
rule-Never = Jamais
rule-Always = Toujours
rule-From = À partir d’une somme
    .money = Braquer à partir de, en milliers
    .sum = { $thousands } 000 $
    .told = braquer à partir de { $sum }
rule-Only = Seulement pour…
    .told = seulement pour { $cards }
    .nobody = personne encore
briefing = Ce que sait cette chaise
    .says = Vous avez repris une chaise en pleine partie. Voici ce que peut savoir qui s’y assoit ; le reste est dans le journal.
    .read = À table
chair-left = { $name } est parti pour de bon. Un gardien tient la chaise.
    .take = Demander cette chaise
    .asked = Quelqu’un l’a demandée. La table décide.
    .wanted = { $name } voudrait la chaise que { $left } a laissée.
    .yes = Qu’il s’assoie
    .no = Non
trouble-sits-already = Vous avez déjà une chaise à cette table.
holidays = Vacances
    .does = Des jours où le temps ne court pas pour vous, à toutes vos tables par courrier : trente par an. Les autres le voient.
    .span = du { $first } au { $last }
    .first = Du
    .last = Au (inclus)
    .take = Annoncer
    .drop = Je suis rentré
holiday-of = { $name } est en vacances jusqu’au { $until }.
trouble-no-holiday = Ces jours ne font pas des vacances : ils sont passés, trop nombreux ou déjà annoncés.
trouble-no-holiday-left = Trente jours par an, et vous les avez pris.
trouble-nobody = La maison ne vous connaît pas. Asseyez-vous d’abord quelque part.
