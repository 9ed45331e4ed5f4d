# Words that belong to no game: the command line, its screens, and what can go wrong.

list = { $first } and { $last }
you = You
who =
    { $you ->
        [yes] you
       *[no] { $name }
    }
nobody-yet = Seat { $seat }
waiting = Waiting for { $names }.

# --- what went wrong

error-game = There is no game called “{ $game }”. There are: { $games }.
error-bot = There is no bot called “{ $bot }”. There are: { $bots }.
error-players = { $game } is for { $least } to { $most } players, not { $players }.
error-bots =
    { $seats ->
        [one] There is room for one bot, but { $bots } were named.
       *[other] There is room for { $seats } bots, but { $bots } were named.
    }
error-option = “{ $given }” is not an option. Write key=value, say snap_seconds=6.
error-table = The table cannot be opened: { $why }
error-name = “{ $name }” will not do as a name: 1 to 20 characters, and not a bot’s name.
error-lang = There are no texts in “{ $lang }”. There are: { $langs }.
error-file = { $file } cannot be read: { $why }
error-folder = { $folder } cannot be written to: { $why }
error-log = { $file } is not a game that can be replayed: { $why }
error-no-coach = { $game } has no coach.
error-finished = { $file } is finished. To see it again: sitdown replay { $file }
error-nothing-to-resume = There is no unfinished game to go on with.
error-not-mine = { $file } has no person at the table, or more than one.
error-in-use = { $file } is open at another table.
error-resume-options = A resumed game keeps its players and options; --resume takes none.
error-seat = There is no seat { $seat }. The seats are 0 to { $last }.
error-number = { $name } must be { $least } or more, not { $number }.
error-pace = { $name } takes 0 to { $most } seconds, not { $given }.
error-database-kind = --db takes the name of a file, sqlite:///FILE or postgresql://USER@HOST/NAME.
error-database-driver = PostgreSQL needs a driver: install sitdown[postgres].
error-database-newer = A later release has written this database (version { $found }; this one knows { $known }). Install that release, or name another database.
error-database-not = { $file } is not a database.
error-database-permission = { $file }: there is no permission to read and write it.
error-database-password = PostgreSQL does not let { $user } in: the name or the password is wrong.
error-database-taken = Another server has { $file } open. Several servers can share a PostgreSQL only.
error-database-other = The database cannot be used: { $why }
error-serve = The house cannot be opened at { $host }, port { $port }: { $why }
error-system = sitdown { $command } runs on Linux and macOS; on Windows, inside WSL.
error-arguments = { $why }

# --- a game at the terminal

saved = Saved in { $file }
resume-hint = Go on with: { $sitdown } play { $game } --resume
replay-hint = See it again with: { $sitdown } replay { $file }
coach-hint = What cost you most: { $sitdown } coach { $file } --seat { $seat }
resumed = The game goes on where it stood.
repaired = The last line of the log was cut off and has been dropped: that move was never shown.
too-small = The window is too small: { $width }×{ $height } is the least.
back = back
sure = Go ahead
    .not = Better not
keys = { $help } help · { $quit } leave
key-continue = Any key to go on
key-read-on = Any key reads on, Backspace goes back to the table
plain-help = Pick an answer by its number; 0 shows more, Backspace goes back.
no-such-choice = “{ $given }” is not among the choices.
time-left =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }

# --- tables in the browser

serve-already = This house is open already:
serve-ready = Ctrl-C closes the house. Every game is kept.
serve-building = Building the page. The first time this takes a minute ...

# --- replay

replay-at = { $at } of { $all }
replay-open = all cards open
replay-seat = as seat { $seat } saw it
replay-keys = { $next } next · { $previous } back · { $rounds } to a round · { $quit } leave
replay-clock = The clock

# --- coach

coach-title = The coach on seat { $seat }, { $name }
coach-clean = Nothing that cost much. The coach keeps his hat on.
coach-progress = The coach is thinking
coach-win = { $percent } % of a win
coach-played = Played: { $action }
coach-better = Better, by { $cost }: { $action }
coach-forgot = You had seen { $slots }. It slipped your mind.
coach-odds = It could have been worked out.
coach-slow = Too slow: somebody else, or the clock, was faster.
coach-penalty = There was a penalty to pay, too.
coach-deal = A bad deal: refusing it was worth more.
    .taken = { $deal }, and it was done
    .none = no deal
reason-habit = Nothing to work out here: that is how it is done.
reason-ahead = It turns out better in { $percent } % of the ways this could go.
reason-close = There is little between them.

# --- simulation

sim-title =
    { $games ->
        [one] { $games } game of { $game }, { $players } players
       *[other] { $games } games of { $game }, { $players } players
    }
sim-seat = Seat
sim-bot = Bot
sim-wins = Wins
sim-share = Share
sim-score = Mean score
sim-decisions =
    { $decisions ->
        [one] { $decisions } decision, { $micros } µs
       *[other] { $decisions } decisions, { $micros } µs each
    }
sim-seconds = { $seconds } s in all
sim-interval = 95 % interval
sim-logs = The games are written down in { $folder }
sim-seed = The same games again: --seed { $seed }
sim-progress = Playing
arena-title =
    { $games ->
        [one] One game of { $game }, { $players } players, every deal from every seat
       *[other] { $games } games of { $game }, { $players } players, every deal from every seat
    }
arena-share = Wins (95 %)
arena-even = Even
arena-rating = Rating
arena-time = ms
arena-slowest = 95 % ≤
arena-against = Who finishes before whom
arena-above = Decided: { $bot } wins more than { $share } of its games.
arena-below = Decided: { $bot } wins less than { $share } of its games.
arena-open = Not decided: { $bot } may win { $share } of its games, or more, or less.
arena-stopped = The question was decided before { $wanted } games were played, so the rest was left out.
arena-page = The page is written to { $file }
arena-trouble =
    { $games ->
        [one] { $bot }, in one game: { $why }. The default was played.
       *[other] { $bot }, in { $games } games: { $why }. The default was played.
    }
league-title = The league of { $game } for { $players }: { $games } games, { $deals } deals
league-games = Games
league-rating = Elo (95 %)
league-file = The league is kept in { $file }
exploit-title =
    { $games ->
        [one] One seeker against { $others } of { $bot }: one game
       *[other] One seeker against { $others } of { $bot }: { $games } games
    }
exploit-share = It wins { $share } of them (95 %: { $low } to { $high }), where { $even } would be even.
exploit-found = So { $bot } can be exploited: by { $least } of the wins at the very least.
exploit-open = That does not show that { $bot } can be exploited; nor does it show that it cannot.
dataset-done =
    { $games ->
        [one] { $rows } rows of one game are in { $file }
       *[other] { $rows } rows of { $games } games are in { $file }
    }
error-guest = That player cannot be seated: { $why }
error-budget = --budget takes key=value, say seconds=20 or tries=2. { $why }
error-league = { $file } is no league that could go on like this: { $why }
error-dataset = Data sets need pyarrow: pip install sitdown[dataset]
error-ray = Ray is not installed: pip install sitdown[ray]
error-share = --share is a part of all games, between 0 and 1, not { $share }.
error-page = Cannot write { $file }: { $why }

# --- what is refused

refused-late = Too late. That is settled.
refused-no-action = Nobody does that at this table.
refused-no-seat = There is no such seat.
refused-no-trade = Nobody trades in this game.
refused-not-an-option = That is not among your choices.
refused-not-asked = Nobody is asking you anything now.
refused-nothing-to-take-back = There is no answer of yours to take back.
refused-over = The game is over.
refused-talk-is-play = Talk is part of this game: say it there.
refused-wrong-field = That makes no sense at this table.

# --- what people are called with, when they are not at the table

call-turn = { $game }: the table waits for you.
call-many =
    { $tables ->
        [one] { $tables } table waits for you.
       *[other] { $tables } tables wait for you.
    }
call-test = This is how we call. No trouble, just a test.
