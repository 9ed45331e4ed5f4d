# What only the page says of La Cosa Nostra.

what-is-asked = What is asked
answer-is-in = Your answer is in.
my-hand = Your hand
at-the-edge = At the edge of the table
take-your-time = More time
as-a-list = As a list
ask-about-it = Ask me again: { $about }
about-schemer = Schemer
about-willy = Willy’s die
about-robbery = Robbery
about-trap = Trap
about-doc = Doctor
about-reroll = Rolling again
about-alexei = Alexei
about-return_fire = Shooting back
about-attack_again = Bernardo
hint-plan = A card and a gangster, in any order; or drag it onto him.
hint-man = For whom?
hint-job = Which card?
hint-target = Against whom? Tap it on the table.
hint-attach = On whom? Tap him on the table.
hint-look = Which job? Tap the folder.
hint-compose = Click businesses and idle gangsters on the table, or choose here.
you-give = You give
you-get = You get
a-line-with-it = A line with it
promise-it = Promise it
no-promises = Nobody has promised anything yet.
chat-nobody = Nobody has said a word yet.
chat-say = Say it
chat-mute = Mute { $name }
chair-away = away
chair-caretaker = a bot minds the chair
tool-deals = Deals
tool-chat = Chat
tool-ledger = Promises
tool-log = Log
tool-rules = Rules
cash-by-round = Cash, round by round
help-page = What glows can be tapped. A tap on anything else explains it. Keys: 1–9 choose, 0 says no or that is all, Esc goes back, T deals, C chat, P promises, L log, ? rules.
tool-market = Market
nobody = nobody
hint-markers = Which ones? Tap the businesses.
foreseen = Then: { $steps }
step-Start = the card is turned up
step-Strike = it hits
step-UnderFire = shots are answered
step-Payout = the money is counted out
step-Wound = somebody is hit
step-Blow = the place is hit
step-Heal = the doctor sees to it
step-Looking = the folder is opened
step-NewMarket = a new market
step-Attaching = the card is laid on
step-ExtraTurn = somebody cuts in
step-LyingLow = the turn passes
step-BeginPlanning = planning
step-BeginAction = action
step-Hiring = recruiting
step-Payday = payday
step-EndRound = the next round
step-FinalCount = the final count
step-turn-of =
    { $you ->
        [yes] your turn
       *[no] { $name }’s turn
    }
does-pays-more = Your businesses would pay { $money } more.
does-pays-less = Your businesses would pay { $money } less.
does-monopoly = You would hold { $monopoly }.
does-monopoly-lost = You would lose { $monopoly }.
does-closes = You could no longer carry out { $jobs }.
does-lack = You are { $money } short.
does-cash = It leaves you with { $money }.
the-families = The other families
told-offer-accepted =
    { $you ->
        [seat] { $to } accepts your offer. Hands are shaken.
        [to] You accept { $seat }’s offer. Hands are shaken.
       *[other] { $to } accepts { $seat }’s offer. Hands are shaken.
    }
told-offer-refused =
    { $you ->
        [seat] { $to } refuses your offer.
        [to] You refuse { $seat }’s offer.
       *[other] { $to } refuses { $seat }’s offer.
    }
told-offer-countered =
    { $you ->
        [seat] { $to } has something else in mind.
        [to] You have something else in mind for { $seat }.
       *[other] { $to } has something else in mind for { $seat }.
    }
told-offer-withdrawn =
    { $you ->
        [seat] You withdraw your offer to { $to }.
        [to] { $seat } withdraws the offer to you.
       *[other] { $seat } withdraws the offer to { $to }.
    }
told-offer-lapsed =
    { $you ->
        [seat] Your offer to { $to } no longer stands.
        [to] { $seat }’s offer to you no longer stands.
       *[other] { $seat }’s offer to { $to } no longer stands.
    }
told-promise-due =
    { $you ->
        [seat] You owe { $to } { $money }, now.
        [to] { $seat } owes you { $money }, now.
       *[other] { $seat } owes { $to } { $money }, now.
    }
told-promise-kept =
    { $you ->
        [seat] You keep your word to { $to }: { $what }.
        [to] { $seat } keeps the word given to you: { $what }.
       *[other] { $seat } keeps the word given to { $to }: { $what }.
    }
told-promise-broken =
    { $you ->
        [seat] You break your word to { $to }: { $what }.
        [to] { $seat } breaks the word given to you: { $what }.
       *[other] { $seat } breaks the word given to { $to }: { $what }.
    }
told-intended =
    { $you ->
        [seat] Your promise to { $to } was { $meant }: { $what }.
        [to] { $seat }’s promise to you was { $meant }: { $what }.
       *[other] { $seat }’s promise to { $to } was { $meant }: { $what }.
    }
told-promise-void =
    { $you ->
        [seat] Your promise to { $to } has come to nothing: { $what }.
        [to] { $seat }’s promise to you has come to nothing: { $what }.
       *[other] { $seat }’s promise to { $to } has come to nothing: { $what }.
    }
withdraw-it = Withdraw it
settle-it = Keep your word: { $what }
word-kept = { $name } keeps faith: { $kept } of { $all }
explain-dice = A die of { $difficulty } or more is a success.
explain-dice-target = A die that reaches the target’s strength is a success.
explain-aim-player = Against another family.
explain-aim-businessman = Against a businessman.
explain-aim-company = Against a company.
explain-aim-gangster = Against a gangster.
explain-answers-cash = Turned up when another family cashes in.
explain-answers-attack = Turned up when you are hit.
explain-at-one = One success: { $effect }.
explain-at-two = Two successes or more: { $effect }.
explain-at-none = No success: { $effect }.
explain-needs = Needs: { $businesses }. Your own, or with your marker.
