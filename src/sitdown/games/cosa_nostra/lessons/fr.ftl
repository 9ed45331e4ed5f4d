# Les leçons de La Cosa Nostra. Une étape est une phrase de quinze mots au plus ; ses attributs disent pourquoi un coup n’est pas le bon.

# --- un coup et les dés

lesson-job = Un coup et les dés
    .about = Envoyer ses hommes, lancer, encaisser, recruter.
lesson-job-folder = Le dossier posé sur Big Joey est son coup de ce soir : « { job-credit_card_fraud } ».
lesson-job-guns = Trois pistolets sur sa carte : il lance trois dés, et il faut trois ou plus.
lesson-job-send = Envoyez Big Joey : une réussite rapporte 2 000 $, deux ou plus, 3 000 $.
    .call-off = Un coup annulé ne rapporte rien, et il est perdu.
    .carry-out = Little Joey n’a qu’un pistolet, donc un dé ; d’abord Big Joey.
    .wrong = D’abord Big Joey : touchez-le, puis son coup.
lesson-job-cop = Une seule réussite ; votre Flic relance un dé : touchez-en un qui a raté.
    .reroll = Le cinq est déjà une réussite ; prenez un dé raté.
    .wrong = Le Flic ne demande rien ; laissez-le essayer.
lesson-job-paid = Deux réussites font 3 000 $ ; aux autres familles de jouer.
lesson-job-little = À vous : envoyez Little Joey, qui a un pistolet et un dé.
    .buy = Le Proxénète ne s’envolera pas ; d’abord Little Joey.
    .call-off = Annulé, le coup ne rapporte rien, c’est certain.
    .wrong = D’abord Little Joey : touchez-le, puis son coup.
lesson-job-nothing = Un as : pas de réussite, pas d’argent, et le coup est quand même perdu.
lesson-job-buy = Jimmy n’a pas de coup mais un achat : payez 4 000 $ pour le Proxénète.
    .wrong = Impayé, le Proxénète s’en va ; vous avez de quoi.
lesson-job-payday = Jour de paie : chaque affaire rapporte son revenu, le nouveau Proxénète aussi.
lesson-job-hire = L’argent agrandit la famille : recrutez Stevie Blundetto pour 10 000 $.
    .wrong = Un homme de plus, c’est un coup de plus par manche ; prenez-le.
lesson-job-end = Quatre manches comme celle-ci, et la famille la plus riche gagne.

# --- ce qu’il faut à un coup, jetons et marché

lesson-deal = Ce qu’il faut à un coup
    .about = Les affaires, les jetons, et un premier accord.
lesson-deal-needs = « { job-investment_fraud } » demande un Usurier, que vous avez, et un Avocat.
lesson-deal-offer = DiMaggio a un Avocat : offrez 1 000 $ pour y poser un jeton.
    .carry-out-big_joey = Sans Avocat, le coup tombe à l’eau avant les dés.
    .carry-out = Ce coup peut attendre ; d’abord l’Avocat de Big Joey.
    .call-off = Annulé, un coup ne rapporte rien ; trouvez plutôt l’Avocat.
    .wrong = Juste 1 000 $ pour un jeton sur l’Avocat de DiMaggio, rien d’autre.
lesson-deal-accept = Il veut 2 000 $, et le coup rapporte au moins 7 000 $ : acceptez.
    .wrong = On marchandera un autre jour ; à 2 000 $, l’Avocat est donné.
lesson-deal-chip = Votre jeton sur son Avocat l’engage : il vaut pour un coup.
lesson-deal-run = Un jeton, deux coups qui le veulent : envoyez Big Joey, qui rapporte plus.
    .take-back = Ce jeton, vous l’avez payé ; laissez-le où il est.
    .carry-out-little_joey = Un jeton sert un seul coup, et celui-ci est pour Big Joey.
    .call-off = Après une telle dépense ? Envoyez-le.
    .wrong = D’abord le coup pour lequel vous avez payé l’Avocat.
lesson-deal-spent = 9 000 $, et le jeton est revenu : il ne sert qu’une fois.
lesson-deal-own = « { job-insolvency } » demande un Usurier : le vôtre sert toujours, envoyez Jimmy.
    .carry-out = « { job-threats } » demande un Avocat, et votre jeton a servi.
    .call-off = Annulé, un coup ne rapporte rien ; Jimmy a tout ce qu’il faut.
    .wrong = Assez parlé ; Jimmy a tout ce qu’il faut.
lesson-deal-off = « { job-threats } » demande un Avocat, et vous n’en avez pas : Little Joey reste à la maison.
    .carry-out = Sans Avocat, pas de dés ; vous montreriez la carte pour rien.
    .wrong = Plus d’accords ce soir ; Little Joey reste à la maison.
lesson-deal-end = Ce qu’il vous faut, quelqu’un l’a ; ce que vous avez, on vous l’achète.

# --- préparer une manche

lesson-planning = Préparer une manche
    .about = Coups cachés, achats au grand jour, et cartes qui aident.
lesson-planning-turns = Chaque famille, à son tour, donne à un homme un coup ou un achat.
lesson-planning-first = Vous avez une Déchetterie : donnez à Big Joey « { job-price_rigging } », face cachée.
    .plan-big_joey = À ce coup il manque son affaire ; « { job-price_rigging } » a la sienne.
    .plan = Le meilleur coup va au plus fort : Big Joey.
    .plan-purchase = Les achats plus tard ; d’abord un coup pour Big Joey.
    .wrong = Les cartes plus tard ; d’abord un coup pour Big Joey.
lesson-planning-henchman = Un Sbire rend un coup plus facile d’un point : posez-le sur Big Joey.
    .attach = Il aide celui qu’il accompagne ; que ce soit Big Joey.
    .end = Un instant ; d’abord le Sbire.
    .wrong = Gardez l’Indic pour plus tard ; maintenant, le Sbire.
lesson-planning-enough = C’est tout pour ce tour : à la famille suivante.
    .wrong = Gardez l’Indic tant qu’il y a peu à voir.
lesson-planning-shop = « { job-arms_deal } » demandera un Politicien : envoyez Little Joey en acheter un.
    .plan-purchase-little_joey = Vous avez 2 000 $ et il vous faut un Politicien.
    .plan-purchase = N’importe qui sait acheter ; envoyez le plus faible, Little Joey.
    .plan = D’abord les courses : le Politicien, avec Little Joey.
    .wrong = D’abord l’achat, ensuite l’Indic.
lesson-planning-snitch = Votre Indic voit un coup caché : montrez-lui celui de Franco Luciano.
    .snitch = Franco est leur homme le plus fort ; son coup compte le plus.
    .new-market = Cela change le marché ; vous voulez voir un coup.
    .wrong = Un instant ; d’abord l’Indic.
lesson-planning-second = Franco prépare un « { job-theft } », vous seul le savez ; donnez à Jimmy « { job-arms_deal } ».
    .plan = À ce coup il manque son affaire ; le Politicien sert au « { job-arms_deal } ».
    .wrong = Votre argent suffit pour un achat, pas davantage.
lesson-planning-schemer = DiMaggio agirait le premier, et volerait : votre Intrigant passe devant lui.
    .wrong = Alors Franco vole vos derniers 2 000 $.
lesson-planning-buy = Dépensez l’argent avant qu’il ne vienne : payez le Politicien.
    .carry-out-jimmy_bananas = Pas sans le Politicien, et il n’est pas encore payé.
    .carry-out = L’argent gagné maintenant serait pour Franco ; dépensez d’abord.
    .wrong = Il vous faut ce que vous avez prévu ; payez le Politicien.
lesson-planning-end = Plus rien à voler : quand on agit compte autant que ce qu’on fait.

# --- les attaques, et ce qui leur répond

lesson-attacks = Attaques et ripostes
    .about = { job-assassination }, { job-robbery }, { job-trap }, et un Toubib.
lesson-attacks-aim = « { job-assassination } » : deux dés doivent atteindre la force visée ; visez Lenny, deux pistolets.
    .attack-gangster-big_joey-frankie_calmuti = Aussi facile, mais c’est à DiMaggio que vous en voulez.
    .attack-gangster = Qui a une mission est plus dur d’un point ; Lenny n’en a pas.
    .call-off-big_joey = Un coup annulé est perdu ; servez-vous-en.
    .wrong = Ce coup répond à d’autres ; gardez-le pour le bon moment.
lesson-attacks-keep = Vous avez un Toubib, mais pas pour les rivaux : laissez partir Lenny.
    .wrong = Un Toubib pour un rival ? Vos hommes saignent aussi.
lesson-attacks-trophy = Lenny est votre trophée : à la fin, les trophées valent de l’argent.
lesson-attacks-rob = DiMaggio va toucher 14 000 $ : retournez le « { job-robbery } » de Jimmy.
    .wrong = Et les lui laisser ? Deux réussites prennent tout.
lesson-attacks-trap = « { job-car_bomb } », et c’est pour Big Joey : déclenchez le « { job-trap } » de Little Joey.
    .wrong = Alors Big Joey est un homme mort.
lesson-attacks-sprung = Une réussite suffit : le piège pare l’attaque, et Big Joey s’en tire.
lesson-attacks-doc = Maintenant on vient tuer votre Usurier : appelez le Toubib.
    .wrong = Sans Toubib il est mort, et la carte s’en va.
lesson-attacks-end = Il n’est que hors jeu : ni revenu ni service jusqu’à la prochaine manche.

# --- promesses et chantage

lesson-promises = Les promesses
    .about = La paix à vendre, des mots écrits, et un peu de chantage.
lesson-promises-ledger = Calmuti vous a promis la paix pour cette manche : c’est noté sous Promesses.
lesson-promises-ask = DiMaggio craint Big Joey et offre 1 000 $ pour la paix : demandez-en 2 000.
    .accept = Il a peur ; vous pouvez avoir mieux.
    .turn-down = Pas de marché, pas d’argent ; demandez plutôt davantage.
    .attack = Une menace vaut mieux qu’un vol ; vendez-la d’abord.
    .wrong = Votre paix pour 2 000 $, rien d’autre : il paiera.
lesson-promises-word = C’était du chantage : à vous l’argent, et votre parole est notée sous Promesses.
lesson-promises-lawyer = Il prête son Avocat pour 3 000 $, dus si Jimmy réussit : acceptez.
    .wrong = Vous ne payez que si cela marche ; acceptez.
lesson-promises-job = Votre Proxénète, son Avocat : le coup de Jimmy, « { job-blackmail } », a tout ce qu’il faut.
    .attack-big_joey-1 = Vous venez de donner votre parole à DiMaggio.
    .take-back = Ce jeton vous a coûté une promesse ; laissez-le.
    .wrong = D’abord le coup de Jimmy ; l’Avocat attend.
lesson-promises-pay = Vous devez 3 000 $ à DiMaggio, rien ne vous force : payez, tenez parole.
    .wrong = D’abord, payez ce que vous devez.
lesson-promises-broken = Calmuti a trahi sa parole et vous a volé : chacun peut le lire ici.
lesson-promises-revenge = Le coup de Big Joey est un « { job-theft } » : reprenez l’argent à Calmuti.
    .attack = Vous avez promis la paix à DiMaggio, et une parole trahie reste écrite.
    .wrong = Il a pris 5 000 $ ; reprenez-les.
lesson-promises-end = Rien n’oblige à tenir parole, mais on lit la vôtre avant de vous croire.

# --- affaires, monopoles, le décompte

lesson-count = Les affaires et le décompte
    .about = Revenus, monopoles, argent blanchi, et qui gagne.
lesson-count-income = Dernière manche : au décompte final, chaque affaire rapporte deux fois.
lesson-count-third = Deux Usuriers à vous, deux aux autres : payez 4 000 $ pour un troisième.
    .call-off = Impayé, il s’en va, et le monopole avec lui.
    .wrong = Chaque chose en son temps ; d’abord l’Usurier.
lesson-count-monopoly = Plus que tous les autres réunis, c’est un monopole : 5 000 $, ce soir deux fois.
lesson-count-laundry = L’argent blanchi compte double et personne ne le vole : envoyez Big Joey.
    .attack-business = Tout à l’heure ; d’abord la lessive.
    .wrong = Annulé, votre argent reste sale.
lesson-count-sum = Deux réussites lavent jusqu’à 15 000 $ : mettez-y tous vos 9 000 $.
    .wrong = Ce que vous gardez compte une fois ; blanchi, deux fois.
lesson-count-bash = Les deux Proxénètes de Calmuti font un monopole : que Little Joey en corrige un.
    .attack-business = Cela ne brise aucun monopole ; il faut un Proxénète.
    .wrong = Annulé, Calmuti garde son monopole.
lesson-count-end = Revenus doublés, plus grande bande, trophées, argent blanchi doublé : vous êtes le plus riche.

# --- les mercenaires

lesson-mercenaries = Les mercenaires
    .about = Des inconnus à louer, chacun avec son talent.
lesson-mercenaries-nine = Avec les mercenaires, on embauche avant de préparer : neuf inconnus, chacun son talent.
lesson-mercenaries-hire = Lil' Omar coûte 12 000 $ et fait de l’argent avec tout : embauchez-le.
    .hire = Une autre fois ; ce soir, c’est Lil' Omar.
    .wrong = Un nouvel homme par manche est permis ; prenez Lil' Omar.
lesson-mercenaries-omar = « { job-car_theft_ring } » n’a pas de Garage, Omar s’en moque : donnez-le-lui.
    .plan-lil_omar = Trop bon pour être jeté ; gardez-le pour Big Joey.
    .plan = Tout autre devrait l’annuler ; donnez-le à Omar.
    .plan-purchase = Les achats ensuite ; d’abord un coup pour Omar.
    .wrong = D’abord un coup pour Omar.
lesson-mercenaries-fumiyo = Avec Fumiyo, chaque affaire coûte 2 000 $ de moins : prévoyez le Politicien, gratuit.
    .plan-purchase-fumiyo_goto = C’est le Politicien qu’il vous faudra.
    .plan = Le coup est pour Big Joey ; Fumiyo fait les courses.
    .wrong = Big Joey est trop fort pour les courses ; envoyez Fumiyo.
lesson-mercenaries-joey = « { job-public_contracts } » demande Déchetterie et Politicien : donnez-le à Big Joey.
    .wrong = Un achat suffit ; Big Joey a mieux à faire.
lesson-mercenaries-buy = D’abord le Politicien, qui ne coûte rien ; ensuite Big Joey aura tout.
    .call-off = Annulé, le Politicien s’en va.
    .deal-instead = Omar peut attendre ; d’abord le Politicien.
    .carry-out = Il lui manque son affaire ; d’abord le Politicien.
    .wrong = D’abord le Politicien.
lesson-mercenaries-instead = Omar jette son dossier et fait sa propre affaire : jusqu’à 10 000 $.
    .carry-out-lil_omar = Sans Garage, cela ne donne rien ; qu’il fasse la sienne.
    .carry-out = Big Joey vient après ; d’abord Omar.
    .wrong = Annulé, un coup ne rapporte rien ; l’affaire d’Omar, si.
lesson-mercenaries-run = Le Politicien est à vous, rien ne manque : envoyez Big Joey.
    .wrong = Annulé, 12 000 $ ne vont à personne.
lesson-mercenaries-end = Un mercenaire mort emporte son talent : veillez sur les vôtres.
