# Ce que l’accueil en dit.

game-cosa-nostra = La Cosa Nostra
    .when = New York, à la nuit tombée
    .what = Donnez vos ordres en secret, lancez les dés pour l’argent, et parlez. Un marché est un marché, jusqu’à ce que quelqu’un le rompe.

# Ce qui l’attend là, parmi ses tables.
asks-cosa-nostra =
    { $about ->
        [hands] Nouveaux coups : ça ira ?
        [hiring] Une embauche à faire
        [exchanging] Un homme contre un mercenaire ?
        [planning] Donnez vos ordres
        [second_plan] Encore un ordre ?
        [plan_beside] Encore un ordre ?
        [schemer] Quelqu’un va agir : vous en mêler ?
        [acting] À vous : qui sort ?
        [second_task] Un de fait, encore un
        [finishing] Autre chose ce tour-ci ?
        [markers] Quels jetons serviront ?
        [stake] Combien sur le cheval ?
        [reroll] Relancer les dés ?
        [robbery] Quelqu’un encaisse : braquer ?
        [trap] Une attaque : un piège ?
        [doc] Appeler le docteur ?
        [return_fire] Ils ont raté : riposter ?
        [buying] Qu’achetez-vous ?
        [laundering] Combien à la lessive ?
        [drop_jobs] Trop de cartes : lesquelles partent ?
        [drop_influence] Trop de cartes : lesquelles partent ?
       *[other] À vous
    }
