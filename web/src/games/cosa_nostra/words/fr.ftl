# What only the page says of La Cosa Nostra.

what-is-asked = Ce qu’on demande
answer-is-in = Votre réponse est donnée.
my-hand = Votre main
at-the-edge = Au bord de la table
take-your-time = Plus de temps
list-choices = Lister les choix
hide-choices = Cacher la liste
offer-unsure = Pas encore
marker-there = jeton
stage-nothing = Cela ne donne rien.
ask-about-it = Redemandez-moi : { $about }
about-schemer = l’Intrigant
about-willy = le dé de Willy
about-robbery = le Braquage
about-trap = le Piège
about-doc = le toubib
about-reroll = relancer un dé
about-alexei = Alexei
about-return_fire = la riposte
about-attack_again = Bernardo
hint-plan = Une carte et un gangster, dans n’importe quel ordre ; ou glissez-la sur lui.
hint-man = Pour qui ?
hint-job = Quelle carte ?
hint-target = Contre qui ? Choisissez la cible sur la table.
hint-attach = Sur qui ? Choisissez-le sur la table.
hint-look = Quel coup ? Choisissez le dossier.
hint-compose = Sur la table, un clic sur une affaire, c’est un jeton ; un second, l’affaire entière. Les gangsters libres aussi.
to-buy = à acheter : { $business }
to-be-bought = pas encore acheté
you-give = Vous donnez
you-get = Vous recevez
a-line-with-it = Un mot avec
promise-it = Le promettre
deal-half-written = Une promesse est à moitié écrite, et ne partirait pas avec.
no-promises = Personne n’a encore rien promis.
chat-nobody = Personne n’a encore dit un mot.
chat-say = Le dire
chat-mute = Ne plus entendre { $name }
chair-away = pas là
chair-caretaker = un robot garde la chaise
tool-deals = Accords
tool-chat = Parler
tool-ledger = Promesses
tool-log = Journal
tool-rules = Règles
moment-death = Paix à son âme
moment-broken = Parole trahie
moment-monopoly = Un seul maître
cash-by-round = L’argent, manche par manche
help-page = Ce qui brille se choisit. Cliquez ou touchez autre chose : il s’explique ; un clic droit, un appui long, le pointeur posé ou I aussi. Touches : 1–9 choisissent, 0 dit non ou c’est tout, Échap revient, T marchés, C parler, P promesses, L journal, ? règles.
tool-market = Marché
nobody = personne
hint-markers = Lesquels ? Choisissez les affaires.
foreseen = Ensuite : { $steps }
step-Start = la carte est retournée
step-Strike = le coup porte
step-UnderFire = on riposte
step-Payout = l’argent est compté
step-Wound = quelqu’un est touché
step-Blow = l’affaire est touchée
step-Heal = le toubib s’en charge
step-Looking = le dossier est ouvert
step-NewMarket = un nouveau marché
step-Attaching = la carte est posée
step-ExtraTurn = quelqu’un passe devant
step-LyingLow = le tour passe
step-BeginPlanning = la préparation
step-BeginAction = l’action
step-Hiring = l’embauche
step-Payday = la paie
step-EndRound = la manche suivante
step-FinalCount = le compte final
step-turn-of =
    { $you ->
        [yes] à vous
       *[no] à { $name }
    }
does-pays-more = Vos affaires rapporteraient { $money } de plus.
does-pays-less = Vos affaires rapporteraient { $money } de moins.
does-monopoly = Vous tiendriez le monopole : { $monopoly }.
does-monopoly-lost = Vous perdriez le monopole : { $monopoly }.
does-closes = Vous ne pourriez plus réaliser { $jobs }.
does-lack = Il vous manque { $money }.
does-cash = Il vous resterait { $money }.
the-families = Les autres familles
told-offer-accepted =
    { $you ->
        [seat] { $to } accepte votre offre. On se serre la main.
        [to] Vous acceptez l’offre de { $seat }. On se serre la main.
       *[other] { $to } accepte l’offre de { $seat }. On se serre la main.
    }
told-offer-refused =
    { $you ->
        [seat] { $to } refuse votre offre.
        [to] Vous refusez l’offre de { $seat }.
       *[other] { $to } refuse l’offre de { $seat }.
    }
told-offer-countered =
    { $you ->
        [seat] { $to } a autre chose en tête.
        [to] Vous avez autre chose en tête pour { $seat }.
       *[other] { $to } a autre chose en tête pour { $seat }.
    }
told-offer-withdrawn =
    { $you ->
        [seat] Vous retirez votre offre à { $to }.
        [to] { $seat } retire l’offre qui vous était faite.
       *[other] { $seat } retire l’offre faite à { $to }.
    }
told-offer-lapsed =
    { $you ->
        [seat] Votre offre à { $to } ne tient plus.
        [to] L’offre de { $seat } ne tient plus.
       *[other] L’offre de { $seat } à { $to } ne tient plus.
    }
told-promise-due =
    { $you ->
        [seat] Vous devez { $money } à { $to }, maintenant.
        [to] { $seat } vous doit { $money }, maintenant.
       *[other] { $seat } doit { $money } à { $to }, maintenant.
    }
told-promise-kept =
    { $you ->
        [seat] Vous tenez parole envers { $to } : { $what }.
        [to] { $seat } tient la parole donnée : { $what }.
       *[other] { $seat } tient la parole donnée à { $to } : { $what }.
    }
told-promise-broken =
    { $you ->
        [seat] Vous trahissez la parole donnée à { $to } : { $what }.
        [to] { $seat } trahit la parole qui vous a été donnée : { $what }.
       *[other] { $seat } trahit la parole donnée à { $to } : { $what }.
    }
told-intended =
    { $you ->
        [seat] Votre promesse à { $to }, { $meant } : { $what }.
        [to] La promesse de { $seat }, { $meant } : { $what }.
       *[other] La promesse de { $seat } à { $to }, { $meant } : { $what }.
    }
told-promise-void =
    { $you ->
        [seat] Votre promesse à { $to } est sans objet : { $what }.
        [to] La promesse de { $seat } est sans objet : { $what }.
       *[other] La promesse de { $seat } à { $to } est sans objet : { $what }.
    }
withdraw-it = La retirer
trade-later = après le coup
settle-it = Tenir parole : { $what }
word-kept =
    { $you ->
        [yes] Vous tenez parole : { $kept } / { $all }
       *[no] { $name } tient parole : { $kept } / { $all }
    }
explain-dice = Un dé de { $difficulty } ou plus est une réussite.
explain-dice-target = Un dé qui atteint la force de la cible est une réussite.
explain-aim-player = Contre une autre famille.
explain-aim-businessman = Contre un homme d’affaires.
explain-aim-company = Contre une société.
explain-aim-gangster = Contre un gangster.
explain-answers-cash = Se retourne quand une autre famille encaisse.
explain-answers-attack = Se retourne quand on vous frappe.
explain-at-one = Une réussite : { $effect }.
explain-at-two = Deux réussites ou plus : { $effect }.
explain-at-none = Aucune réussite : { $effect }.
explain-needs = Il faut : { $businesses }. À vous, ou avec votre jeton.

# --- à la loupe

sort-cash = De l’argent de la banque, aussitôt, si les affaires qu’il demande sont là.
when-job = Se prépare face cachée sur un gangster, s’exécute à votre tour pendant l’action.
when-response = Se prépare face cachée comme un coup, mais ne se joue jamais à votre tour : il attend son heure.
inspect-line = { $what } : { $says }
inspect-lacks =
    Il manque : { $what }. { $names } { $count ->
        [one] en a.
       *[other] en ont.
    }
inspect-lacks-nobody = Il manque : { $what }. Personne à la table ne peut le prêter.
inspect-lacks-pot = Il vous manque { $money } pour égaler le pot.
inspect-no-target = Il n’y a rien à viser pour l’instant.
inspect-dice =
    { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }, { $difficulty } ou plus
inspect-chance = { $one } une, { $two } deux
inspect-against = Contre { $names }
inspect-hidden = Face cachée : seule sa famille sait ce que c’est.
inspect-seen-by = A jeté un œil : { $names }.
inspect-seen = Ceux-là ont regardé le coup et le connaissent.
inspect-planned = { $what }, à acheter
inspect-purchase = Prévu, pas encore acquis : payé au tour de { $name }, sinon il passe sous la pile.
inspect-costs = Coûte { $price }, rapporte { $income } par manche.
inspect-counts-for = Un homme d’affaires. Il compte pour le monopole : { $monopoly }.
inspect-company = Une société : les gros coups d’argent la demandent, et elle rapporte bien.
inspect-skill = Un homme d’affaires qui sait y faire : { $does }.
inspect-shut = Hors jeu jusqu’à la manche suivante : ne rapporte rien, ne sert à aucun coup.
inspect-used = Son talent a déjà servi cette manche. Pour les coups, l’affaire compte toujours.
inspect-in-danger = Va être touché !
inspect-lent =
    { $you ->
        [yes] Votre jeton est dessus : un de vos coups peut s’en servir.
       *[no] { $name } a un jeton dessus : un coup peut s’en servir.
    }
inspect-for-sale = À vendre : se prévoit sur un gangster, se paie à son tour.
inspect-gangster =
    Un gangster. Il lance { $strength ->
        [one] un dé.
       *[other] { $strength } dés.
    }
inspect-strength = Force actuelle { $now }, imprimée { $printed }.
inspect-out = Hors jeu jusqu’à la manche suivante : ni tâche, ni talent.
inspect-idle = N’a pas de tâche.
inspect-busy = A pour tâche : { $tasks }.
inspect-lies = Sur lui : { $cards }.
inspect-played-by = Posée sur { $gangster }.
inspect-hire = Peut être engagé pour { $money }.
inspect-stack = La pile
    .does = Des affaires, face cachée. Le marché s’y remplit ; ce qu’on annule ou détruit passe dessous.
inspect-monopoly = { $businesses } ou plus, et plus que tous les autres ensemble : { $money } à chaque jour de paie, le double à la fin.
inspect-marker = Jeton : { $name }
    .does = Un coup de cette famille peut se servir de l’affaire. Il reste jusqu’à ce qu’il serve ou soit repris.
inspect-free-markers = Jetons libres. Posé par un accord sur l’affaire d’un autre, chacun permet à un coup de s’en servir.
inspect-trophy = Trophée : { $name }
    .does = Tué. À la fin, chaque point de force des trophées paie { $one }, avec deux trophées { $two }, avec trois ou plus { $three }.
inspect-family =
    { $you ->
        [yes] { $boss } la dirige, et c’est vous. Qui a le plus d’argent à la fin gagne.
       *[no] { $boss } la dirige ; c’est { $player } qui joue. Un clic montre tout.
    }
inspect-money = Argent
    .does = Visible de tous. Ce qui est sous le parrain est blanchi : à l’abri, et compté double à la fin.
inspect-die = Un dé qui montre { $die }
    .counts = Une réussite : il atteint { $difficulty }.
    .misses = Pas de réussite : il faudrait { $difficulty }.
inspect-back-job = Coup de la manche { $round }
    .does = En main, face cachée. Nul autre ne le voit avant qu’il soit joué.
inspect-back-card = Carte d’influence
    .does = En main, face cachée. Elle se joue à son heure, puis disparaît.
inspect-phase-setup = On choisit les familles, on mélange les cartes.
inspect-phase-draw = Chacun reçoit des coups et des cartes d’influence.
inspect-phase-recruiting = Chacun à son tour peut engager un gangster de plus.
inspect-phase-planning = À tour de rôle, chaque gangster reçoit une tâche : un coup, caché, ou un achat.
inspect-phase-action = À tour de rôle, on exécute ou annule une tâche, jusqu’à la dernière.
inspect-phase-payday = Affaires et monopoles paient ; puis on engage et on réduit les mains.
inspect-phase-end = Le dernier compte : revenus doublés, plus grosse bande, trophées, argent blanchi.
inspect-market = Le marché
    .does = Quatre affaires à vendre. Ce qui est pris est remplacé depuis la pile.
inspect-tool-deals = Offres, promesses et ce qu’on peut faire à côté de la question.
inspect-tool-chat = Ce qui s’est dit à la table, et un mot de vous.
inspect-tool-ledger = Qui a promis quoi à qui, et qui a tenu parole.
inspect-tool-log = Tout ce qui s’est passé jusqu’ici.
inspect-tool-rules = Comment on joue, et toutes les cartes.
inspect-back = Repose ce que vous avez choisi. Touche : Échap

# --- options

set-cosa-nostra-rounds = Manches
    .does = Quatre font une soirée, trois une plus courte.
    .of-3 = Trois
    .of-4 = Quatre
set-cosa-nostra-families = Familles
    .does = Qui joue quelle famille.
    .left = Tirées au sort
    .chosen = Choisies
set-cosa-nostra-spying_anytime = Espionner à tout moment
    .does = L’Indic, l’Espion et l’Avocat peuvent aussi regarder pendant le tour des autres.
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
set-cosa-nostra-rob_robbers = Braquer les braqueurs
    .does = Ce qu’un braqueur a pris peut être braqué à son tour, une fois, par un troisième.
set-cosa-nostra-task_bonus = Cibles occupées
    .does = Un gangster qui a encore une mission est plus dur à tuer : par balle seulement, ou aussi par la Voiture piégée.
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
    .gentle = Rien ne presse
    .of-null-does = La table attend vos réponses, aussi longtemps que vous réfléchissez.
set-cosa-nostra-offer_seconds = Temps pour une offre
    .does = Une offre sans réponse dans ce temps tombe.

# --- en liste

view-phase = Phase
view-players = Familles
view-jobs = Coups
view-influence = Cartes d’influence
view-market = Marché
view-stack = Affaires dans la pile
view-mercenaries = Mercenaires
view-job_stacks = Piles de coups
view-influence_deck = Pioche d’influence
view-influence_up = Influence, face visible
view-influence_down = Influence, face cachée
view-monopolies = Monopoles
view-in_progress = En cours
view-danger = En danger
view-buying = À vendre maintenant
view-trade = Échanges ouverts
view-offers = Offres
view-ledger = Promesses
view-family = Famille
view-cash = Argent
view-laundered = Blanchi
view-markers = Jetons
view-crew = Équipe
view-to_plan = À préparer encore
view-recruits = À engager
view-businesses = Affaires
view-usable = Peut utiliser
view-income = Revenu
view-trophies = Trophées
view-gangster = Gangster
view-active = Actif
view-strength = Force
view-dice = Dés
view-tasks = Missions
view-attached = Sur lui
view-used = Utilisé
view-place = Qui
view-job = Coup
view-business = Affaire
view-price = Prix
view-seen_by = Vu par
view-flaws = Ce qui cloche
view-left = Restent
view-face_up = Face visible
view-face_down = Face cachée
view-difficulty = Difficulté
view-money = Argent
view-killed = À tuer
view-gangsters = Gangsters
view-promises = Promesses
hint-ahead = Environ { $money } d’avance sur vos plus forts rivaux après cette manche.
hint-behind = Environ { $money } de retard sur vos plus forts rivaux après cette manche.
briefed-my-hand = Votre main
briefed-planned = Ordres connus
briefed-job = { $who } ({ $job })
briefed-dropped = Parti, manche { $round }
briefed-to-come = Manche { $round }, pas encore vu
briefed-influence = Influence, pas encore vue
briefed-market = Affaires encore à venir
