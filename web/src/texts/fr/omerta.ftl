# What only the page says of Omerta.

then = Ensuite : { $steps }
step-Exchanging = les deux cartes changent de place
step-Shuffling = la planque est mélangée
step-Giving = les cartes sont données
step-Visiting = Mamma passe à la maison
step-Blocking = la Patrouille prend son poste
step-OpenSnap = encore un tac
step-Deal = la manche suivante
step-EndGame = la fermeture
step-Turn =
    { $you ->
        [yes] à vous
       *[no] à { $name }
    }
look-well = Regardez bien, vous ne la verrez qu’une fois. Tenez la carte pour regarder plus longtemps.
called =
    { $you ->
        [caller] Vous annoncez Omerta. Cartes sur table.
       *[other] { $caller } annonce Omerta. Cartes sur table.
    }
not-called = C’est l’heure. Cartes sur table.
refused-late = Trop tard. L’affaire est réglée.
refused-illegal = Contraire aux règles de la maison.
refused-no-more = Vous avez déjà eu votre rallonge.
refused-too-fast = Doucement. Une chose à la fois.
refused-looking-on = Qui regarde se tait.
refused-other = La maison n’en veut pas.
what-it-does = { $card } : à quoi ça sert
chat-title = Conversation
nobody-spoke = Personne n’a encore rien dit.
say-it = Dire
say-something = Dites quelque chose
mute = Faire taire { $name }
log-title = Le journal
log-missed = Vous étiez absent un moment. Ce qui s’est passé entre-temps n’est pas raconté.
receipt = Qui a été le plus rapide
seat-away = absent
seat-away-until = absent, un robot dans { $seconds } s
seat-caretaker = un robot garde la chaise
skip = Plus vite
go-on = Continuer
more-time = Plus de temps
not-again = Ne plus demander cette manche
ask-again = Redemandez-moi
keys-title = Touches
key-slots = 1 – 9
    .does = Vos cases. Touche tenue, une carte que vous pouvez regarder reste visible un peu plus.
key-deck = D
    .does = La pioche
key-pile = P
    .does = La défausse : y prendre, ou y jeter
key-call = O
    .does = Annoncer Omerta
key-decline = Espace
    .does = Non merci ; ou oui, quand on vous redemande
key-back = Échap
    .does = Annule un choix commencé
key-undo = U
    .does = Reprend une réponse, tant que personne ne l’a vue
key-move = ← →
    .does = Vers la prochaine chose à choisir ; Entrée la choisit
key-chat = C
    .does = Conversation
key-log = L
    .does = Le journal
key-books = S
    .does = Les comptes
key-sound = M
    .does = Son ou silence
key-rules = ?
    .does = Cette page
