# Les leçons d’Omerta. Une étape : une phrase de quinze mots au plus ; ses attributs disent pourquoi un coup n’est pas le bon.

# --- regarder et échanger

lesson-look = Regarder et échanger
    .about = Quatre cartes que vous connaissez à peine, et comment en avoir de meilleures.
lesson-look-peek = Quatre cartes face cachée : regardez les cases 1 et 2, et retenez-les.
    .wrong = À une vraie table, au choix ; aujourd’hui, regardez les cases 1 et 2.
lesson-look-draw = Peu de points gagnent, et un Témoin en vaut dix : piochez.
    .wrong = On annonce Omerta avec 7 points au plus, et vous en avez davantage.
lesson-look-swap = Un 3 vaut mieux qu’un Témoin : mettez-le en case 1.
    .swap-1 = La case 2 est votre 2, et un 2 bat un 3.
    .discard = Sur la défausse, votre 3 ne sert personne ; c’est au Témoin d’y aller.
    .wrong = Personne ne sait ce qui est là ; la case 1, c’est dix points sûrs.
lesson-look-again = C’est de nouveau à vous : piochez.
    .take = Une Taupe vaut quinze points ; laissez-la sur la défausse.
    .wrong = Deux de vos cartes sont des inconnues ; n’annoncez pas encore.
lesson-look-blind = Un Alibi ne compte rien : mettez-le en case 3, jamais vue.
    .discard = Rien, c’est le meilleur chiffre du jeu ; gardez-le.
    .swap-3 = Cela irait aussi, mais prenons la case 3.
    .wrong = Cette carte est déjà petite ; échangez-en une que vous n’avez jamais vue.
lesson-look-mole = Une Taupe en est sortie et travaille pour vous : regardez la case 4.
    .look-2 = Vous venez d’y mettre l’Alibi.
    .wrong = Celle-là, vous l’avez vue ; la case 4 est encore une inconnue.
lesson-look-end = Un 3, un 2, rien et un 6 font onze : retenez-le.

# --- défausse et pouvoirs

lesson-pile = La défausse et les pouvoirs
    .about = Ce que font les personnages en partant, et ce qu’on peut ramasser.
lesson-pile-open = Ici, ce que vous avez vu reste visible, pour vos yeux seulement.
lesson-pile-draw = Un personnage coûte des points s’il reste et agit s’il part : piochez.
    .take = Un Témoin vaut dix points et ne fait rien ; laissez-le là.
    .wrong = Vous avez plus de 7 points, et une inconnue parmi vos cartes.
lesson-pile-discard = Une Taupe coûte quinze points dans votre planque : défaussez-la, elle agit.
    .wrong = Là, elle coûterait quinze points ; à la défausse.
lesson-pile-look = Elle vous laisse regarder une de vos cartes : prenez la case 3.
    .wrong = Celle-là, vous la connaissez ; l’inconnue est en case 3.
lesson-pile-take = { famous-johnny_torrio } a jeté un Alibi, qui ne compte rien : prenez-le.
    .draw = La pioche peut tout donner ; l’Alibi, lui, est certain.
    .wrong = Avec une Balance en case 3, l’annonce coûterait cher.
lesson-pile-swap = Ce qu’on ramasse, on le garde : échangez-le contre la Balance.
    .wrong = La Balance en case 3 vaut vingt points ; c’est à elle de partir.
lesson-pile-give = Un personnage échangé agit aussi : donnez les deux cartes à { famous-johnny_torrio }.
    .wrong = Une carte chacun ne gêne personne ; deux pour { famous-johnny_torrio }, si.
lesson-pile-end = Vous connaissez vos treize points, et { famous-johnny_torrio } a six cartes sur les bras.

# --- le tac

lesson-snap = Le Tac
    .about = Une course pour tous : perdre une carte chiffrée quand sa pareille est défaussée.
lesson-snap-watch = Une carte chiffrée est une bouteille : dès qu’on en défausse une, tous courent.
lesson-snap-first = Un 7, et vous avez un 7 : frappez avant les autres !
    .no = Une carte de moins pour rien ; ne laissez pas passer cela.
    .late = Trop lent, un autre l’aurait eu ; essayez encore.
    .wrong = Ce n’est pas un 7, et une erreur coûte une carte de plus.
lesson-snap-won = Le plus rapide, c’est vous : le 7 est parti, restent trois cartes.
lesson-snap-none = Un 9, et vous n’en avez pas : laissez passer.
    .late = Se taire, c’est dire non ; dites-le tout de même une fois.
    .wrong = Ce n’est pas un 9, et une erreur coûte une carte de plus.
lesson-snap-fine = { famous-virginia_hill } s’est trompée de carte, l’a remise et en a pris une autre.
lesson-snap-draw = À vous maintenant : piochez.
    .take = Neuf points, cela ne se ramasse pas.
    .wrong = Vous avez plus de 7 points ; annoncer coûterait cher.
lesson-snap-discard = Un 3, et vous en avez déjà un : défaussez celui-ci.
    .wrong = Défaussez-le, et l’autre 3 peut suivre aussitôt.
lesson-snap-own = Votre propre défausse compte aussi : tac, votre 3 !
    .no = C’est l’occasion de perdre l’autre 3.
    .late = Trop lent, même pour votre propre carte ; essayez encore.
    .wrong = Ce n’est pas un 3, et une erreur coûte une carte de plus.
lesson-snap-end = Deux cartes de moins en deux tours : qui se souvient va vite.

# --- être visé

lesson-target = Être visé
    .about = La Tueuse qui protège, la Patrouille qui ferme une case, et la Mamma.
lesson-target-watch = { famous-virginia_hill } prépare quelque chose, et vous en faites partie.
lesson-target-kill = Sa Dame mélangera votre planque, sauf si vous montrez la Tueuse : case 2.
    .no = Mélangé, vous ne sauriez plus rien ; montrez la Tueuse.
    .wrong = Ce n’est pas la Tueuse, et une erreur coûte une carte de plus.
lesson-target-no = Une Patrouille pour votre 1, et plus de Tueuse : laissez passer.
    .wrong = Vous n’avez plus de Tueuse, et une erreur coûte une carte de plus.
lesson-target-draw = La Patrouille ferme votre 1 et vous interdit d’annoncer : piochez.
    .wrong = La Tueuse vous garderait encore, pour quinze points ; aujourd’hui, piochez.
lesson-target-discard = La Mamma s’envoie chez les autres : défaussez-la.
    .wrong = Chez vous, elle coûterait quinze points ; défaussez-la.
lesson-target-send = Envoyez-la chez { famous-virginia_hill }, qui passe un tour et ne peut annoncer.
    .wrong = { famous-johnny_torrio } attendra ; c’est { famous-virginia_hill } qui a commencé.
lesson-target-lift = { famous-virginia_hill } a passé son tour, la Mamma s’en va quand vous piochez : piochez.
    .wrong = Laissez la défausse ; aujourd’hui, on pioche.
lesson-target-witness = Un Témoin ne fait que coûter des points : défaussez-le.
    .wrong = Chez vous, il coûterait dix points ; défaussez-le.
lesson-target-end = Après deux tours de { famous-johnny_torrio }, la Patrouille s’en va et libère votre 1.

# --- annoncer

lesson-call = Annoncer Omerta
    .about = Quand finir la manche, et ce que chacun marque alors.
lesson-call-draw = Trois, deux, un et six font douze, trop pour annoncer : piochez.
    .take = Dix points de plus ne vous feront pas descendre.
    .wrong = Au-delà de sept, c’est raté : vous marqueriez douze plus vingt.
lesson-call-swap = Mettez l’Alibi à la place du 6 : il restera six points.
    .discard = Rien ne compte moins qu’un Alibi ; gardez-le.
    .wrong = Le 6 est votre carte la plus lourde ; qu’il parte.
lesson-call-call = On annonce avant de piocher, avec sept au plus : vous avez six, annoncez !
    .wrong = Chaque tour aide les autres ; six, c’est assez peu.
lesson-call-count = Personne n’avait moins : vous marquez zéro, les autres ce qu’ils avaient.
lesson-call-peek = Manche suivante : regardez les cases 1 et 2.
    .wrong = Au choix, d’ordinaire ; ici, les cases 1 et 2.
lesson-call-fail = { famous-johnny_torrio } a annoncé avec onze et marque 31 ; le meilleur des autres, zéro.
lesson-call-end = Après autant de manches que de joueurs, le plus bas total gagne.
