# Les règles d’Omerta pour tout le monde. `.text` : les paragraphes d’un chapitre, séparés par une ligne vide.

rules-title = Omerta : les règles
rules-aim = Le but
    .text =
        Chacun est assis sur de la marchandise volée, face cachée, et chaque carte compte contre son propriétaire. Débarrassez-vous de vos points : qui en a le moins, une fois la dernière manche comptée, a gagné.

        De { $least } à { $most } joueurs, en autant de manches que de joueurs.
rules-table = Ce qu’il y a sur la table
    .text =
        Des bouteilles de 1 à { $bottles }, { $copies } de chaque, qui comptent leur valeur, et { $characters } personnages. À chaque manche, on mélange le tout.

        Chacun reçoit { $stock } cartes, face cachée : sa planque. Une carte y est une case. { $safe } autres vont dans le coffre, sans qu’on les voie. Le reste est la pioche. Il n’y a pas de défausse avant la première carte jetée.

        Puis chacun regarde deux de ses propres cases. Ce que vous voyez, vous le voyez une fois : se souvenir, c’est le jeu.

        Les gangsters célèbres sont des noms pour la soirée, sans pouvoir. Quelqu’un est toujours Al Capone, et commence la première manche. Les suivantes sont ouvertes par qui a le plus de points ; à égalité, par le plus proche à gauche du dernier à avoir commencé.
rules-turn = Un tour
    .text =
        Au début de votre tour, vous pouvez annoncer Omerta : voir plus bas. Sinon, piochez une carte, que vous seul voyez, ou prenez le dessus de la défausse, que tous voient.

        Puis échangez : la carte va dans une de vos cases, face cachée, et celle qui s’y trouvait part à la défausse, face visible, sans que vous la regardiez avant. Ou bien, si elle vient de la pioche, défaussez-la aussitôt. Une carte prise à la défausse doit aller dans une case.

        Ce que vous défaussez compte, d’où que cela vienne. Une bouteille ouvre un tac, un personnage agit : un personnage que vous sortez de votre planque agit lui aussi. Puis le tour passe dans le sens des aiguilles d’une montre.

        S’il faut une carte et que la pioche est vide, toute la défausse est mélangée et devient la pioche. S’il n’y a toujours pas de carte, la pioche, le cadeau ou la pénalité n’a pas lieu. Si plus personne ne peut piocher, la manche s’arrête et chacun marque ce qu’il a.

        Qui n’a aucune case utilisable pioche et défausse cette carte, ou annonce.
rules-snap = Le tac
    .text =
        Quand un joueur défausse une bouteille, chacun, lui compris, peut retourner une de ses propres cases qu’il croit de même valeur. Le plus rapide qui a raison s’en débarrasse : elle part à la défausse, et sa planque a une case de moins. Une carte par défausse ; une carte jouée au tac n’en ouvre pas un autre.

        Une mauvaise carte, autre valeur ou personnage, revient à sa place, vue de tous, et coûte une carte de la pioche, face cachée. Chacun a droit à un essai. Qui arrive trop tard ne montre rien et ne paie rien.

        Une case sous la Patrouille ne se joue pas au tac, et qui a la Mamma chez lui n’y joue pas du tout. Deux bouteilles parties ensemble, avec le Chauffeur, ouvrent deux tacs, l’un après l’autre.
rules-characters = Les personnages
    .text =
        Un personnage agit quand le joueur dont c’est le tour le défausse : tout droit de la pioche, ou sorti d’une case. S’il y a une cible, il doit agir ; seuls la course du Chauffeur et l’échange du Perceur de coffre peuvent se refuser. S’il n’y en a pas, il ne se passe rien.
rules-card-gangster = Deux cases de deux joueurs différents changent de place, sans qu’on les voie : une à vous et une à un adversaire, ou deux à des adversaires. Aucune ne doit être sous la Patrouille.
rules-card-lady = La planque d’un adversaire est mélangée à l’aveugle. Une case sous la Patrouille reste en place. On laisse tranquille qui a la Mamma chez lui.
rules-card-mole = Vous regardez une de vos cases qui n’est pas sous la Patrouille.
rules-card-snitch = Deux cartes de la pioche, face cachée : toutes deux à un adversaire, ou une à chacun de deux. Jamais à qui a la Mamma chez lui.
rules-card-driver = Vous nommez une ou deux de vos cases et les retournez devant tous. Si ce sont des bouteilles, elles sont défaussées, leurs cases disparaissent, et chacune ouvre un tac. S’il y a un personnage parmi elles, tout revient en place et vous prenez une carte de la pioche, sans la voir.
rules-card-safecracker = Vous regardez seul les { $safe } cartes du coffre, et pouvez en échanger une contre une de vos cases, que vous ne regardez pas. Ce n’est pas une défausse : rien n’agit, pas de tac.
rules-card-killer = Ne fait rien quand on la défausse. Dans votre planque, elle arrête ce qui vous vise.
rules-card-witness = Ne fait rien. Il en a trop vu.
rules-card-alibi = Ne fait rien et ne compte rien : la meilleure carte à garder.
rules-card-mamma = Donnée à un adversaire, face visible : elle le garde à la maison.
rules-card-patrol = Posée face visible sur une case d’un adversaire : la case est fermée.
rules-killer = La Tueuse répond
    .text =
        Quand un Homme de main, une Dame, une Balance, la Mamma ou la Patrouille vous vise, vous pouvez retourner la Tueuse de votre planque avant l’effet. Elle arrête la carte, pour tous ceux qu’elle visait. La carte et la Tueuse vont à la défausse, et la case de la Tueuse disparaît.

        Chaque cible est interrogée à chaque fois, Tueuse ou pas, et tous répondent en secret. Qui montre une autre carte la remet, vue de tous, et prend une carte de la pioche ; puis l’effet a lieu. Qui a la Mamma chez lui n’est pas interrogé.
rules-blockers = La Mamma et la Patrouille
    .text =
        L’hôte de la Mamma passe son prochain tour. Tant qu’elle est là, il ne peut ni piocher, ni défausser, ni jouer au tac, ni montrer la Tueuse, ni annoncer Omerta ; on ne peut pas non plus le mélanger, lui donner des cartes ni lui envoyer une seconde Mamma. L’Homme de main et la Patrouille le trouvent quand même.

        Une case sous la Patrouille ne peut être ni regardée, ni déplacée, ni mélangée, ni défaussée, ni jouée au tac, ni montrée, et son propriétaire ne peut pas annoncer Omerta. Une Patrouille par case.

        Qui les a posées les relève, juste après avoir pioché : la Mamma à son tour suivant, la Patrouille au tour d’après. Elles vont à la défausse et ne comptent pour personne.
rules-call = Annoncer Omerta
    .text =
        Au début de votre tour, avant de piocher, sans Mamma ni Patrouille sur vous, vous pouvez annoncer. La manche s’arrête aussitôt. Toutes les cartes sont retournées, et chacun additionne ses cases.

        Si vous avez { $limit } ou moins, et que personne n’a moins que vous, vous marquez 0 ; l’égalité est à vous. Les autres marquent leur compte.

        Sinon, vous marquez votre compte et { $penalty } de plus. Le plus bas des autres marque 0, le reste son compte. Au-dessus de { $limit }, l’annonce échoue même si personne n’est plus bas.
rules-end = La fin
    .text =
        Après autant de manches que de joueurs, on additionne tous les points. Le plus petit total gagne. Une égalité est une victoire partagée.
