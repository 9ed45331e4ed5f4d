# What only the page says of La Cosa Nostra.

what-is-asked = Ce qu’on demande
answer-is-in = Votre réponse est donnée.
my-hand = Votre main
at-the-edge = Au bord de la table
take-your-time = Plus de temps
as-a-list = En liste
ask-about-it = Redemandez-moi : { $about }
about-schemer = l’Intrigant
about-willy = le dé de Willy
about-robbery = le Braquage
about-trap = le Piège
about-doc = le docteur
about-reroll = relancer un dé
about-alexei = Alexei
about-return_fire = la riposte
about-attack_again = Bernardo
hint-plan = Une carte et un gangster, dans n’importe quel ordre ; ou glissez-la sur lui.
hint-man = Pour qui ?
hint-job = Quelle carte ?
hint-target = Contre qui ? Touchez la cible sur la table.
hint-attach = Sur qui ? Touchez-le sur la table.
hint-look = Quel coup ? Touchez le dossier.
hint-compose = Cliquez sur les affaires et les gangsters libres de la table, ou choisissez ici.
you-give = Vous donnez
you-get = Vous recevez
a-line-with-it = Un mot avec
promise-it = Le promettre
no-promises = Personne n’a encore rien promis.
chat-nobody = Personne n’a encore dit un mot.
chat-say = Le dire
chat-mute = Ne plus entendre { $name }
chair-away = absent
chair-caretaker = un robot garde la chaise
tool-deals = Marchés
tool-chat = Parler
tool-ledger = Promesses
tool-log = Journal
tool-rules = Règles
cash-by-round = L’argent, manche par manche
help-page = Ce qui brille se touche. Touchez autre chose : il s’explique. Touches : 1–9 choisissent, 0 dit non ou c’est tout, Échap revient, T marchés, C parler, P promesses, L journal, ? règles.
tool-market = Marché
nobody = personne
hint-markers = Lesquels ? Touchez les affaires.
foreseen = Ensuite : { $steps }
step-Start = la carte est retournée
step-Strike = le coup porte
step-UnderFire = on riposte
step-Payout = l’argent est compté
step-Wound = quelqu’un est touché
step-Blow = la maison est touchée
step-Heal = le docteur s’en charge
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
        [to] { $seat } trahit la parole qui vous fut donnée : { $what }.
       *[other] { $seat } trahit la parole donnée à { $to } : { $what }.
    }
told-intended =
    { $you ->
        [seat] Votre promesse à { $to }, { $meant } : { $what }.
        [to] La promesse de { $seat }, { $meant } : { $what }.
       *[other] La promesse de { $seat } à { $to }, { $meant } : { $what }.
    }
told-promise-void =
    { $you ->
        [seat] Votre promesse à { $to } est sans objet : { $what }.
        [to] La promesse de { $seat } est sans objet : { $what }.
       *[other] La promesse de { $seat } à { $to } est sans objet : { $what }.
    }
withdraw-it = La retirer
settle-it = Tenir parole : { $what }
word-kept = Paroles tenues par { $name } : { $kept } sur { $all }
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
