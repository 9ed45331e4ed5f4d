# What only the page says. The words of the games are the terminal’s, too: src/sitdown/texts.

house = Sitdown
    .says = Take a chair. Trust nobody.
close = Close
front-page = To the front page
rules-link = Rules
    .apart = The rules on a page of their own
language = Language
contrast = High contrast
sound = Sound
    .does = Sounds of the table, on or off. Key: M
inspect-key = Key: { $key }

# --- who I am

my-tables = My tables
    .mine = Your turn
    .waits = Waiting for { $names }
    .invited = A chair is kept for you
    .over = Over
    .won = You won
    .won-by = Won by { $names }
    .all = All { $tables }
    .due = time is up { $when }
stranger = a stranger
keep-name = Keep this name
    .passkey = Keep it with a passkey
    .does = Your device remembers who you are: by finger, face or PIN. No password, no mail. With it you find your name and your tables on your other devices.
    .insecure = Browsers give passkeys only to pages that have a name and come over https. This one does not. The link below works all the same.
    .done = Kept. This name is yours wherever your passkey is.
my-name = My name and devices
link-device = Take me to another device
    .does = A link and a QR code for your phone, say. Good once, for ten minutes.
    .made = Open this on your other device. Good once, for ten minutes. Show it to nobody: who opens it is you.
come-in = I have a passkey: let me in
    .ask = Go on here as { $name }?
    .does = Somebody made this link on another device. If it was not you, leave it alone.
    .tables =
        { $tables ->
            [one] The table where you sit here comes along.
           *[other] The { $tables } tables where you sit here come along.
        }
    .sure = That is me
    .not = No, leave it
    .done = Welcome back, { $name }.
devices = Where you are known
    .here = here
    .some = a browser
    .passkey = Passkey, { $device }
    .drop = Remove
sign-out = Sign out
    .others = Sign out everywhere else
    .here = Sign out here
    .kept = Your tables wait for you. You find them again on another device, or with your passkey.
    .lost = Nothing leads back: without a passkey or another device nobody finds this name and its tables again.
    .sure = Yes, sign out
forget = Forget me
    .does = Name, face, devices and passkeys go; what you have said goes. At your tables you become a stranger, for good. There is no way back.
    .sure = Yes, forget all of it

# --- the way out

leave = Leave for a while
    .table = Table { $code }
    .does = To the front page, or out of here
    .while = Your chair stays yours. The table is on the front page, under My tables.
leave-bot = A bot for me
    .does = It plays what must be played, until you are back. Nothing is given away.
leave-good = Leave for good
    .does = You get up. A bot minds the chair until somebody takes it over.
    .sure = Yes, for good
get-up = Get up
line-out = You were signed out on this device.

# --- games

for-players = { $least }–{ $most } players
play-now = Play now
    .does = Against bots, at once
learn = Learn
    .does = Short lessons, at the real table
play-as = { $name }, in company: { $level }
how-strong = How strong shall the company be?
deal-the-cards = Deal the cards
invite-friends = Invite friends
a-game-as-a-list = Played here as a list.

# --- the desk

your-name = Your name
    .others = Sparrow, Feather, Domino, Shoestring, Buttons, Compass, Duchess, Pepper, Candle, Nightingale
your-face = Your face: { $face }
    .choose = Your face, at every table
face-barman = The barman
face-singer = The singer
face-boxer = The boxer
face-bookie = The bookie
face-pianist = The pianist
face-doorman = The doorman
face-tailor = The tailor
face-dancer = The dancer
face-reporter = The reporter
face-florist = The florist
table-code = Table code
    .needed = Which table?
join = Join
open-tables = Open tables
    .none = No table is waiting for company. Make yours public, and it will appear here.
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
    .public-does = It is listed on the front page until it is full.
open-the-table = Open the table
less-of = { $what }: less
more-of = { $what }: more
so-many-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
no-limit = No limit
switch-left = As usual
switch-on = On
switch-off = Off

# --- waiting for the others

table-is-open = The table is open
    .says = Send this link to whoever is to sit down with you. The cards are dealt when every chair is taken.
    .asks = Take a chair. The cards are dealt when every one is taken.
copy-link = Copy
    .done = Copied
or-by-code = or the code { $code }
qr = QR code of the link
chair-free = Free
chair-kept = kept for { $name }
free-chair = Free this chair
    .sure = Yes, free it
fill-with = Who fills the free chairs
fill-with-bots = Deal now, with bots in the free chairs
your-turn = Your turn · { $house }
line-lost = The line is down. Calling again in { $seconds } s.
    .calling = The line is down. Calling …
    .now = Call now
    .kept = Your answer is kept, and goes out when the line is back.
line-again = Calling again in { $seconds } s.
    .calling = Calling …
line-blocked = The house answers, but something on the way blocks the line to the table (WebSocket). Try another network, or ask the host.
line-down = The house does not answer. It is closed, or you are offline.
    .page = This page is from memory; the tables are not.
line-handed = This chair was handed over. The old link opens it no longer.
elsewhere = Your chair is open somewhere else, too.
    .throw-out = Throw the other one out
    .me = That is me
line-elsewhere = This chair is open in too many windows. Load this one again to sit here.
look-on = Look on
    .link = Link for spectators
    .does = Whoever opens this link sees what everybody sees, and no more.
company = Company
    .does = Who is at the table, and how others get there.
    .spectators =
        { $spectators ->
            [0] Nobody looks on.
            [one] One person looks on.
           *[other] { $spectators } look on.
        }
presence-here = here
presence-away = away
presence-caretaker = away, a bot minds the chair
presence-bot = a bot
hand-over = Hand over my chair
    .does = You get up, and whoever opens the link sits down to your cards.
    .sure = Get up, and make the link
    .done = Your chair is for whoever opens this link. Your own link no longer opens it.
    .up = Done, let me look on
call-me = Call me when it is my turn
    .here = On this device
    .does = A note from the browser, also when the page is closed.
    .denied = The browser does not let us. Its switch is beside the address.
    .open-only = A note from the browser, while the page is open somewhere. It cannot be called when it is closed.
    .never = This browser shows no notes here. Over https it would, or use a webhook.
call-there = A webhook of your own
    .does = Discord’s, or any that takes JSON. Who reads there learns that a table waits for you, and where it is.
    .shape = What it takes
    .add = Call there
    .needed = An address that begins with https://
call-place = Where you are called
    .device = A browser of yours
    .failing = · did not answer lately
    .test = A test call
    .off = No more
called-sent = The call is on its way.
called-gone = Nobody is there any more.
called-busy = It has too much to do. We try again later.
called-no-answer = No answer.
called-not-public = This address leads nowhere on the open net.
called-redirect = It sends us somewhere else. We do not follow.
called-too-much = It talks too much. A short answer will do.
called-refused = It would not have it.
turning-points = How it came to this
play-again = Play again
    .waits = The others are dealing again. Your chair is kept.
see-again = Watch it again
save-the-log = Save the game

# --- what the coach would do

hint = What would you do?
    .key = What would you do? (H)
    .thinks = The coach thinks it over …
    .unsaid = The coach has his hands full. Ask him again in a moment.
    .best = I would: { $action }
    .second = Or: { $action }
    .marked = The coach is watching: this game is marked.
hinted = With the coach’s help
    .says = { $names } had the coach’s help in this game. It is marked so in the books.
    .yours = You had the coach’s help in this game. It is marked so in the books.

# --- a game that is over, run again

reel = Replay
reel-scrub = Where in the game
reel-eyes = Seen by
reel-open = All cards
reel-all = A spectator
reel-back = One step back
reel-on = One step on
reel-run = Run
reel-stop = Stop
reel-speed = Speed { $speed }×
reel-share = Share this moment
reel-coach = The coach
    .share = { $percent } % of the game looked through
to-the-table = To the table

# --- lessons

learn-title = Learn { $game }
    .says = A few minutes each, at the real table. Leave when you like; you go on where you were.
learn-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
learn-done = learned
learn-all = All lessons
learn-narrator = The narrator
learn-step = { $step } of { $steps }
learn-next-step = Go on
learn-next = Next lesson
learn-play = Play a whole game with novices
learn-wait = One moment: the others are at it.

# --- what went wrong

trouble-offline = The server does not answer. Try again in a moment.
trouble-malformed = The server could not make sense of that.
trouble-too-long = That was too long.
trouble-no-game = The house does not know this game.
trouble-no-bot = The house knows no bot of that name.
trouble-bad-table = No table can be laid like this: the players or the rules do not fit.
trouble-no-page = Nobody lives at this address.
trouble-no-lesson = There is no such lesson.
trouble-no-table = There is no such table.
trouble-no-seat = This link opens no chair here. The chair was handed over, or the link never opened one.
trouble-taken = That chair is taken.
trouble-freed = Whoever opened this table has freed your chair.
trouble-lapsed = You were away for a while, and your chair was freed. Take it again, if nobody else has.
trouble-barred = You were just asked to leave this table. Try another one, or come back later.
trouble-not-founder = Only whoever opened the table can do that.
trouble-full = The room is full. Try again later.
trouble-busy = The house has its hands full. Try again in a moment.
trouble-not-begun = The game has not begun.
trouble-begun = The game has begun.
trouble-not-over = The game is not over. No looking at cards until then.
trouble-other-rules = This game was begun under other rules than today’s.
trouble-broken-log = A page is missing from this table’s books. Only the host can find it again.
trouble-database = The house cannot reach its books. Nothing is lost, and the game goes on by itself.
trouble-disk = The house has no paper left: its disk is full. Nothing is lost, and the game goes on by itself.
trouble-origin = Another page called in your name. We hung up.
trouble-too-fast = That was too much at once. Wait a moment.
trouble-too-many-tables = You have opened too many tables. Wait a while.
trouble-too-many-seats = You have taken too many chairs. Wait a while.
trouble-too-many-chairs = Too many chairs at public tables are taken from your address. Leave some for others, or play at a table with a link of its own.
trouble-too-many-waiting = Several of your public tables are waiting for players already. Fill one, or open one for friends.
trouble-too-many-reviews = The coach has seen enough of your games. Wait a while.
trouble-no-coach = The coach has gone home. Try again later.
trouble-not-alone = No hints among people. At a table of bots the coach may whisper.
trouble-not-asked = There is nothing to choose just now.
trouble-protocol = The house has a newer page. Load it again.
trouble-looking-on = Whoever looks on says nothing.
trouble-late = Too late: the question is gone.
trouble-illegal = The rules do not allow it.
trouble-no-more = There is no more time to be had.
trouble-no-pass = This link is used up, or was never good. Make another one.
trouble-no-passkey = This passkey opens nothing here.
trouble-sits-twice = You sit at one table twice: here, and under that name. Finish that game first, or give one chair away.
trouble-too-many-ways-in = You have asked for too many links. Wait a while.
trouble-too-many-passkeys = That is a lot of passkeys. Remove one first.
trouble-bad-address = That is no address that can be called. It has to begin with https://.
trouble-too-many-places = You are called in enough places. Strike one out first.
trouble-no-place = That place is struck out already.
trouble-too-many-calls = Enough calls for now. Wait a while.
trouble-other = The server would not have it.

# --- as a list

beside-the-table = Beside the table
as-a-list = As a list
    .does = The same game in words only: lists to read, and buttons. For screen readers, and whoever likes it plain.
    .off = With pictures
plain-asked = What is asked
plain-question = What will it be?
plain-answered = Your answer is in.
plain-forgone = There is but one answer, and the table gives it for you.
plain-sure = Sure? { $what }
plain-undo = Take it back
plain-more = More time
plain-never = Do not ask again this round
plain-ask-again = Ask me again: { $about }
plain-seen = What you have just seen
plain-besides = You may also
plain-table = On the table
plain-log = What happened
plain-now = Just now
plain-missed = You were away for a while. What happened meanwhile is not told.
plain-over = The game is over
plain-talk = Table talk
plain-silence = Nobody has said a word yet.
plain-say = Say something
    .it = Say it
plain-hidden = face down
plain-nothing = nothing
plain-yes = yes
plain-no = no
view-round = Round
view-rounds = Rounds in all
view-turn = Turn
view-starter = Begins
view-winner = Winner
view-winners = Winners
view-number = Number
view-by = By
view-to = To
view-victim = Victim
view-caller = Caller
view-player = Player
view-card = Card
view-cards = Cards
view-deck = Deck
view-hand = Hand
view-seat = Seat
view-seats = Seats
timing = How time is kept
timing-relaxed = At leisure
    .does = No clock. Whoever keeps the others waiting is nudged; after a while most of you may call a caretaker for him. Nobody loses anything by leaving.
timing-live = By the clock
    .does = Everybody has so long for each question, and a reserve that is used up. When both are gone, a caretaker answers that one question.
timing-post = By post
    .does = Days for every move, whoever is at the table. The house keeps the time, and reactions can be settled in advance.
timing-turn = For each question
timing-reserve = In reserve, for the whole game
timing-days = For a move
timing-grace = A caretaker may be called after
told-of = { $what }: { $how }
minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
days-left =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
hours-left =
    { $hours ->
        [one] { $hours } hour left
       *[other] { $hours } hours left
    }
your-time = Your time: { $time }
reserve = reserve { $time }
waited-for =
    { $count ->
        [one] We wait for { $who }
       *[other] We wait for { $who }
    }
    .standing = The clocks stand until all are back.
nudge = Nudge
    .whom = Nudge { $who }
nudged = { $who } taps the table and looks at you.
    .other = { $who } taps the table and looks at { $whom }.
call-caretaker = Call a caretaker
    .whom = Call a caretaker for { $who }
pause = Ask for a pause
    .does = When all of you agree, nothing happens and no clock runs, until most want to go on.
paused = The table pauses. Everything stays as it lies.
    .resume = Go on
    .waits = Waiting for the others
pausing = { $who } would like a pause.
    .agree = A pause it is
instructions = Standing instructions
    .does = What the house answers in your name as long as you do not answer yourself. Change it whenever you like; nobody else is told.
    .here = In your name: { $rule }
    .give = Answer in advance
    .change = Change
rule-Ask = Ask me
rule-Never = Never
rule-Always = Always
rule-From = From a sum
    .money = Rob from, in thousands
    .sum = ${ $thousands },000
    .told = rob from { $sum }
rule-Only = Only for …
    .told = only for { $cards }
    .nobody = nobody yet
briefing = What this chair knows
    .says = You have taken over a chair in the middle of a game. This is what whoever sits here may know; the rest you will find in the log.
    .read = To the table
chair-left = { $name } has left for good. A caretaker minds the chair.
    .take = Ask for this chair
    .asked = Somebody has asked for it. The table decides.
    .wanted = { $name } would like the chair that { $left } has left.
    .yes = Let him sit
    .no = No
trouble-sits-already = You have a chair at this table already.
holidays = Holidays
    .does = Days on which no time runs for you, at all your tables by post: thirty a year. The others see it.
    .span = { $first } to { $last }
    .first = From
    .last = Up to and including
    .take = Announce
    .drop = I am back
holiday-of = { $name } is on holiday up to { $until }.
trouble-no-holiday = These days make no holiday: they lie behind us, are too many, or are announced already.
trouble-no-holiday-left = Thirty days a year, and you have had them.
trouble-nobody = The house does not know you. Sit down somewhere first.
