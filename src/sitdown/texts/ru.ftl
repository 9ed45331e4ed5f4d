# Слова, которые не относятся ни к одной игре: командная строка, её экраны и то, что может пойти не так.

list = { $first } и { $last }
you = Вы
who =
    { $you ->
        [yes] вы
       *[no] { $name }
    }
nobody-yet = Место { $seat }
waiting = Ждём: { $names }.

# --- что пошло не так

error-game = Игры «{ $game }» нет. Есть: { $games }.
error-bot = Бота «{ $bot }» нет. Есть: { $bots }.
error-players = В { $game } играют от { $least } до { $most } человек, а не { $players }.
error-bots =
    { $seats ->
        [one] Есть место для { $seats } бота, а названо { $bots }.
       *[other] Есть место для { $seats } ботов, а названо { $bots }.
    }
error-option = «{ $given }» — не настройка. Пишите ключ=значение, например snap_seconds=6.
error-table = Стол не открыть: { $why }
error-name = «{ $name }» не годится как имя: от 1 до 20 знаков и не имя бота.
error-lang = Текстов на «{ $lang }» нет. Есть: { $langs }.
error-file = { $file } не читается: { $why }
error-folder = В { $folder } нельзя писать: { $why }
error-log = { $file } — не запись игры: { $why }
error-no-coach = У игры { $game } нет тренера.
error-finished = Игра { $file } окончена. Пересмотреть: sitdown replay { $file }
error-nothing-to-resume = Неоконченных игр нет.
error-not-mine = В { $file } за столом нет человека или их несколько.
error-in-use = { $file } открыта за другим столом.
error-resume-options = Продолженная игра сохраняет игроков и настройки; с --resume их не задают.
error-seat = Места { $seat } нет. Места — от 0 до { $last }.
error-number = { $name }: не меньше { $least }, а не { $number }.
error-pace = { $name } — от 0 до { $most } секунд, а не { $given }.
error-database-kind = --db ждёт имя файла, sqlite:///ФАЙЛ или postgresql://ИМЯ@ХОСТ/БАЗА.
error-database-driver = Нет драйвера PostgreSQL: установите sitdown[postgres].
error-database-newer = Эту базу данных записала более новая версия ({ $found }; эта знает { $known }). Установите ту версию или укажите другую базу.
error-database-not = { $file } — не база данных.
error-database-permission = { $file }: нет прав на чтение и запись.
error-database-password = PostgreSQL не впускает { $user }: имя или пароль неверны.
error-database-taken = Файл { $file } уже занят другим сервером. Общей для нескольких серверов может быть только база PostgreSQL.
error-database-other = База данных недоступна: { $why }
error-serve = Заведение не открыть по адресу { $host }, порт { $port }: { $why }
error-system = sitdown { $command } работает в Linux и macOS, а в Windows — внутри WSL.
error-arguments = { $why }

# --- игра в терминале

saved = Игра сохранена в { $file }
resume-hint = Продолжить: { $sitdown } play { $game } --resume
replay-hint = Пересмотреть: { $sitdown } replay { $file }
coach-hint = Что обошлось вам дорого: { $sitdown } coach { $file } --seat { $seat }
resumed = Игра продолжается с того же места.
repaired = Последняя строка записи была оборвана и удалена: этот ход никто не видел.
too-small = Окно слишком мало: нужно хотя бы { $width }×{ $height }.
back = назад
sure = Всё равно сделать
    .not = Лучше не надо
keys = { $help } справка · { $quit } выход
key-continue = Любая клавиша — дальше
key-read-on = Любая клавиша — дальше, Backspace — обратно за стол
plain-help = Выберите ответ по номеру; 0 покажет остальные, Backspace вернёт назад.
no-such-choice = «{ $given }» нет среди ответов.
time-left =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }

# --- tables in the browser

serve-already = Это заведение уже открыто:
serve-ready = Ctrl-C закрывает заведение. Все партии сохранены.
serve-building = Собираю страницу. В первый раз это займёт минуту ...

# --- повтор

replay-at = { $at } из { $all }
replay-open = все карты открыты
replay-seat = глазами места { $seat }
replay-keys = { $next } вперёд · { $previous } назад · { $rounds } к раунду · { $quit } выход
replay-clock = Часы

# --- тренер

coach-title = Тренер о месте { $seat }: { $name }
coach-clean = Ничего, что стоило бы дорого. Тренер шляпы не снимает.
coach-progress = Тренер думает
coach-win = { $percent } % победы
coach-played = Сыграно: { $action }
coach-better = Лучше на { $cost }: { $action }
coach-forgot = Это вы уже видели: { $slots }. Вылетело из головы.
coach-odds = Это можно было просчитать.
coach-slow = Слишком медленно: опередил кто-то другой или часы.
coach-penalty = И штраф в придачу.
coach-deal = Плохая сделка: отказ стоил больше.
    .taken = { $deal }, и по рукам
    .none = без сделки
reason-habit = Считать тут нечего: так принято.
reason-ahead = Выходит лучше в { $percent } % возможных раскладов.
reason-close = Разница невелика.

# --- моделирование

sim-title =
    { $games ->
        [one] { $games } игра в { $game }, игроков: { $players }
        [few] { $games } игры в { $game }, игроков: { $players }
       *[many] { $games } игр в { $game }, игроков: { $players }
    }
sim-seat = Место
sim-bot = Бот
sim-wins = Победы
sim-share = Доля
sim-score = Средний счёт
sim-decisions =
    { $decisions ->
        [one] { $decisions } решение, { $micros } мкс
        [few] { $decisions } решения, по { $micros } мкс
       *[many] { $decisions } решений, по { $micros } мкс
    }
sim-seconds = всего { $seconds } с
sim-interval = Интервал 95 %
sim-logs = Игры записаны в { $folder }
sim-seed = Те же партии ещё раз: --seed { $seed }
sim-progress = Играем
arena-title =
    { $games ->
        [one] { $games } игра в { $game }, игроков: { $players }, каждая раздача с каждого места
        [few] { $games } игры в { $game }, игроков: { $players }, каждая раздача с каждого места
       *[other] { $games } игр в { $game }, игроков: { $players }, каждая раздача с каждого места
    }
arena-share = Победы (95 %)
arena-even = Поровну
arena-rating = Рейтинг
arena-time = мс
arena-slowest = 95 % ≤
arena-against = Кто кого обходит
arena-above = Решено: { $bot } выигрывает больше { $share } своих игр.
arena-below = Решено: { $bot } выигрывает меньше { $share } своих игр.
arena-open = Не решено: { $bot } выигрывает, может быть, { $share } своих игр, а может, больше или меньше.
arena-stopped = Вопрос решился раньше, чем сыграли всё ({ $wanted }): остальное не понадобилось.
arena-page = Страница записана в { $file }
arena-trouble =
    { $games ->
        [one] { $bot }, в { $games } игре: { $why }. За него сыгран ответ по умолчанию.
       *[other] { $bot }, в { $games } играх: { $why }. За него сыгран ответ по умолчанию.
    }
league-title = Лига { $game } на { $players }: игр — { $games }, раздач — { $deals }
league-games = Игр
league-rating = Эло (95 %)
league-file = Лига ведётся в { $file }
exploit-title =
    { $games ->
        [one] Один искатель против { $others } × { $bot }: { $games } игра
        [few] Один искатель против { $others } × { $bot }: { $games } игры
       *[other] Один искатель против { $others } × { $bot }: { $games } игр
    }
exploit-share = Он выигрывает { $share } (95 %: от { $low } до { $high }), а поровну было бы { $even }.
exploit-found = Значит, { $bot } можно обыграть: самое меньшее на { $least } побед.
exploit-open = Это не показывает, что { $bot } можно обыграть, как и того, что нельзя.
dataset-done =
    { $games ->
        [one] Строк — { $rows }, из { $games } игры, они в { $file }
       *[other] Строк — { $rows }, из { $games } игр, они в { $file }
    }
error-guest = Этот игрок не может сесть за стол: { $why }
error-budget = --budget принимает ключ=значение, например seconds=20 или tries=2. { $why }
error-league = { $file } — не та лига, которую можно так продолжить: { $why }
error-dataset = Для наборов данных нужен pyarrow: pip install sitdown[dataset]
error-ray = Ray не установлен: pip install sitdown[ray]
error-share = --share — это часть игр, от 0 до 1, а не { $share }.
error-page = Не удалось записать { $file }: { $why }

# --- what is refused

refused-late = Поздно. Дело решено.
refused-no-action = За этим столом так не делают.
refused-no-seat = Такого места нет.
refused-no-trade = В этой игре не торгуются.
refused-not-an-option = Среди ваших ответов такого нет.
refused-not-asked = Сейчас вас ни о чём не спрашивают.
refused-nothing-to-take-back = Забирать нечего: вашего ответа нет.
refused-over = Партия окончена.
refused-talk-is-play = В этой игре разговор — часть игры: говорите там.
refused-wrong-field = За этим столом это не имеет смысла.

# --- what people are called with, when they are not at the table

call-turn = { $game }: вас ждут за столом.
call-many =
    { $tables ->
        [one] Вас ждут за { $tables } столом.
       *[other] Вас ждут за { $tables } столами.
    }
call-test = Так мы и зовём. Ничего не случилось, просто проверка.
