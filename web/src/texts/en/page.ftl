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
    .others = Dutch, Lefty, Bugsy, Legs
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
in-play = in play
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
bot-novice = Novice
    .does = Forgets, and takes his time
bot-regular = Regular
    .does = Remembers most, and plays the averages
bot-sharp = Sharp
    .does = Counts what you have seen, and what you want
bot-boss = Boss
    .does = Thinks ahead. Has never lost his temper
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
    .asks = Take a chair. The cards are dealt when every one is taken.
copy-link = Copy
    .done = Copied
or-by-code = or the code { $code }
qr = QR code of the link
chair-free = Free
fill-with = Who fills the free chairs
fill-with-bots = Deal now, with bots in the free chairs
your-turn = Your turn · { $house }
line-lost = The line is down. Calling again in { $seconds } s.
    .calling = The line is down. Calling …
    .now = Call now
line-handed = This chair was handed over. The old link opens it no longer.
look-on = Look on
    .link = Link for spectators
    .does = Who opens this link sees what everybody sees, and no more.
company = Company
    .spectators =
        { $spectators ->
            [0] Nobody looks on.
            [one] One looks on.
           *[other] { $spectators } look on.
        }
presence-here = here
presence-away = away
presence-caretaker = away, a bot minds the chair
presence-bot = a bot
hand-over = Hand over my chair
    .does = You get up, and who opens the link sits down to your cards.
    .sure = Get up, and make the link
    .done = Your chair is for who opens this link. Your own opens it no longer.
    .up = Done, let me look on
call-me = Call me when it is my turn
    .does = A note from the browser, while you look elsewhere.
    .denied = The browser does not let us. Its switch is beside the address.
play-again = Play again
    .waits = The others are dealing again. Your chair is kept.
see-again = Watch it again
save-the-log = Save the game

# --- a game that is over, run again

reel = Replay
reel-scrub = Where in the game
reel-eyes = Seen by
reel-open = All cards
reel-all = A spectator
reel-back = One back
reel-on = One on
reel-run = Run
reel-stop = Stop
reel-speed = Speed { $speed }×
reel-share = Share this moment
reel-coach = The coach
to-the-table = To the table

# --- what went wrong

trouble-offline = The server does not answer. Try again in a moment.
trouble-malformed = The server could not make sense of that.
trouble-too-long = That was too long.
trouble-no-game = The house does not know this game.
trouble-no-bot = The house knows no bot of that name.
trouble-bad-table = No table can be laid like this: the players or the rules do not fit.
trouble-no-page = Nobody lives at this address.
trouble-no-table = There is no such table.
trouble-no-seat = This link opens no chair here. It was handed over, or never did.
trouble-taken = That chair is taken.
trouble-full = The room is full. Try again later.
trouble-not-begun = The game has not begun.
trouble-not-over = The game is not over. No looking at cards until then.
trouble-other-rules = This game was begun by other rules than today’s.
trouble-origin = Another page called in your name. We hung up.
trouble-too-fast = That was too much at once. Wait a moment.
trouble-too-many-tables = You have opened too many tables. Wait a while.
trouble-too-many-seats = You have taken too many chairs. Wait a while.
trouble-too-many-reviews = The coach has seen enough of your games. Wait a while.
trouble-no-coach = The coach has gone home. Try again later.
trouble-protocol = The house has a newer page. Load it again.
trouble-looking-on = Who looks on says nothing.
trouble-late = Too late: the question is gone.
trouble-illegal = The rules do not allow it.
trouble-no-more = There is no more time to be had.
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
set-omerta-reflexes = The bots’ reflexes
    .does = How long they hold back in a snap.
    .of-quick = Quick
    .of-quick-does = In a snap they are as fast as people who see the bottle itself. You have to find a key.
    .of-human = Human
    .of-human-does = In a snap they leave you the moment it takes to find the card.
    .of-slow = Slow
    .of-slow-does = In a snap they leave you a whole second. For cold fingers.
    .of-drowsy = Drowsy
    .of-drowsy-does = In a snap they leave you two seconds. It was a long night.
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
