# Слова, которые не относятся ни к одной игре: командная строка, её экраны и то, что может пойти не так.

list = { $first } и { $last }
you = Вы
who =
    { $you ->
        [yes] вы
       *[no] { $name }
    }
nobody-yet = Стул { $seat }
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
error-finished = Игра { $file } окончена. Пересмотреть: sitdown replay { $file }
error-nothing-to-resume = Неоконченных игр нет.
error-not-mine = В { $file } за столом нет человека или их несколько.
error-in-use = { $file } открыта за другим столом.
error-resume-options = Продолженная игра сохраняет игроков и настройки; с --resume их не задают.
error-seat = Места { $seat } нет. Места — от 0 до { $last }.
error-number = { $name }: не меньше { $least }, а не { $number }.
error-database = База данных недоступна: { $why }
error-serve = Дом не открыть по адресу { $host }, порт { $port }: { $why }
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
keys = { $help } справка · { $quit } выход
key-continue = Любая клавиша — дальше
no-such-choice = «{ $given }» нет среди ответов.
time-left =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }

# --- tables in the browser

serve-already = Этот дом уже открыт:
serve-ready = Ctrl-C закрывает дом. Все партии сохранены.
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
coach-slow = Слишком поздно: опередил другой или часы.

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
arena-snaps = Верные снапы
arena-word = Слово сдержано
arena-against = Кто финиширует раньше кого
arena-above = Решено: { $bot } выигрывает больше { $share } своих игр.
arena-below = Решено: { $bot } выигрывает меньше { $share } своих игр.
arena-open = Не решено: { $bot } выигрывает, может быть, { $share } своих игр, а может, больше или меньше.
arena-stopped = Вопрос решился раньше, чем сыграли { $wanted }: остальное не понадобилось.
arena-page = Страница записана в { $file }
error-ray = Ray не установлен: pip install sitdown[ray]
error-share = --share — это часть игр, от 0 до 1, а не { $share }.
error-page = Не удалось записать { $file }: { $why }
