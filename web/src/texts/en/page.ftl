# What only the page says. The words of the games are the terminal’s, too: src/sitdown/texts.

house = Sitdown
    .says = Two tables. Trust nobody at either.
close = Close
front-page = To the front page
language = Language
sound = Sound

# --- the two games

game-omerta = Omerta
    .when = Chicago, 1932
    .what = Your cards lie face down, and you have seen two of them, once. Swap, snap, send for the Killer, and call it when you hold the least.
game-cosa-nostra = La Cosa Nostra
    .when = New York, after dark
    .what = Give your gangsters their orders in secret, roll for the money, and talk. A deal is a deal until somebody breaks it.
for-players = { $least }–{ $most } players
play-now = Play now
    .does = Against bots, at once
invite-friends = Invite friends

# --- the desk

your-name = Your name
    .example = Lucky
table-code = Table code
    .needed = Which table?
join = Join
open-tables = Open tables
    .none = No table is waiting for company. Make yours public, and it will stand here.
chairs-free =
    { $free ->
        [one] one chair free
       *[other] { $free } chairs free
    }
sit-down = Sit down

# --- setting up

how-many = Players
who-sits-where = Who sits where
chair = Chair { $number }
    .yours = You
    .friend = A friend
    .friend-does = Whoever opens your link
bot-random = Loose cannon
    .does = Does anything that is allowed
bot-forgetful = Short memory
    .does = Plays well, and forgets
bot-careful = Elephant
    .does = Forgets nothing
bot-steady = Steady hand
    .does = Plans, counts, and makes deals
house-rules = House rules
    .says = As printed, unless you change them.
clocks = Clocks
who-finds-it = Who may find the table
    .link = By link
    .link-does = Only those you send the link to.
    .public = Everybody
    .public-does = It stands on the front page until it is full.
open-the-table = Open the table
less-of = { $what }: less
more-of = { $what }: more
so-many-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
so-many-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
no-limit = No limit

# --- waiting for the others

table-is-open = The table is open
    .says = Send this link to whoever shall sit down with you. The cards are dealt when every chair is taken.
copy-link = Copy
    .done = Copied
or-by-code = or the code { $code }
qr = QR code of the link
chair-free = Free
fill-with-bots = Deal now, with bots in the free chairs
your-turn = Your turn · { $house }
line-lost = The line is down. Calling again …
play-again = Play again
save-the-log = Save the game

# --- what went wrong

trouble-offline = The server does not answer. Try again in a moment.
trouble-no-table = There is no such table.
trouble-other-rules = This game was begun by other rules than today’s.
trouble-full = Every chair at this table is taken.
trouble-too-many = That was too much at once. Wait a moment.
trouble-other = The server would not have it.

# --- options of Omerta

set-omerta-snap = The snap
    .does = Who has the bottle that was just discarded may get rid of it.
    .of-race = A race
    .of-race-does = The fastest wins. Slow lines are made up for.
    .of-sealed = By post
    .of-sealed-does = All answer in secret, each in his own time; the shortest time wins.
set-omerta-snap_seconds = Time to snap
    .does = How long a discarded bottle can be snapped.
set-omerta-reaction_seconds = Time for the Killer
    .does = How long a target has to answer with the Killer.
set-omerta-turn_seconds = Time for a turn
    .does = Who takes longer draws and discards.
set-omerta-turn_limit = Length of a round
    .does = A round ends after so many turns, if nobody has called by then.
set-omerta-memory_aid = Memory aid
    .does = What you have seen stays visible to you. For learning.
set-omerta-characters = Characters in the deck
    .does = How many of each. Twenty in all.
    .left = As printed
    .chosen = Chosen
    .sum = { $sum } of { $all }

# --- options of La Cosa Nostra

set-cosa-nostra-rounds = Rounds
    .does = Four make an evening, three a shorter one.
    .of-3 = Three
    .of-4 = Four
set-cosa-nostra-families = Families
    .does = Who plays which family.
    .left = Dealt at random
    .chosen = Chosen
set-cosa-nostra-spying_anytime = Spying at any time
    .does = Snitch and Spy look on the others’ turns, too.
set-cosa-nostra-business_bonus = Business bonus
    .does = Every round, the highest income brings $5,000 more; nobody if tied.
set-cosa-nostra-double_planning = Double planning
    .does = From round II on, two gangsters get their orders at a turn.
    .left = With five
    .on = Always
    .off = Never
set-cosa-nostra-influence_from = Influence cards
    .does = The round they come into play. Later is easier to learn.
    .of-1 = Round I
    .of-2 = Round II
    .of-3 = Round III
set-cosa-nostra-rob_robbers = Rob the robbers
    .does = What a robber took can be robbed once more, by a third player.
set-cosa-nostra-task_bonus = Busy targets
    .does = A gangster who still has a task is harder to kill: by bullets only, or by the Car Bomb, too.
    .of-strength = Bullets
    .of-all = Bombs, too
set-cosa-nostra-poker = Poker
    .does = One more job in round III: everybody’s money in one pot.
set-cosa-nostra-mercenaries = Mercenaries
    .does = Hired guns with abilities of their own look for work.
set-cosa-nostra-planning_seconds = Time to plan
    .does = For one turn of planning.
set-cosa-nostra-turn_seconds = Time for a turn
    .does = Who takes longer gives the plainest answer.
set-cosa-nostra-reaction_seconds = Time to react
    .does = How long the others have to answer what somebody does.
set-cosa-nostra-offer_seconds = Time for an offer
    .does = An offer that nobody answers in this time lapses.
