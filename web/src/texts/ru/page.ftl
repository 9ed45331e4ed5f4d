# То, что говорит только страница. Слова самих игр — общие с терминалом: src/sitdown/texts.

house = Sitdown
    .says = Садитесь. И никому не верьте.
close = Закрыть
front-page = На главную
rules-link = Правила
    .apart = Правила на отдельной странице
language = Язык
contrast = Высокий контраст
sound = Звук
    .does = Звуки стола. Клавиша: M
inspect-key = Клавиша: { $key }

# --- игры

for-players = { $least }–{ $most } игроков
play-now = Играть
    .does = С ботами, прямо сейчас
learn = Научиться
    .does = Короткие уроки за настоящим столом
play-as = { $name }, компания: { $level }
how-strong = Какой силы будет компания?
deal-the-cards = Раздавайте
invite-friends = Позвать друзей
a-game-as-a-list = Здесь в неё играют списком.

# --- стойка

your-name = Ваше имя
    .others = Воробей, Перо, Домино, Шнурок, Пуговица, Компас, Герцогиня, Перец, Свеча, Соловей
your-face = Ваше лицо: { $face }
    .choose = Ваше лицо, за любым столом
face-barman = Бармен
face-singer = Певица
face-boxer = Боксёр
face-bookie = Букмекер
face-pianist = Пианист
face-doorman = Швейцар
face-tailor = Портной
face-dancer = Танцовщица
face-reporter = Репортёр
face-florist = Цветочница
table-code = Код стола
    .needed = Какой стол?
join = Войти
open-tables = Открытые столы
    .none = Ни один стол не ждёт гостей. Откройте свой для всех, и он появится здесь.
chairs-free =
    { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[many] { $free } свободных мест
    }
in-play = идёт игра
sit-down = Сесть

# --- подготовка

how-many = Игроков
who-sits-where = Кто где сидит
chair = Место { $number }
    .yours = Вы
    .friend = Друг
    .friend-does = Тот, кто откроет вашу ссылку
bot-random = Сорвиголова
    .does = Делает всё, что разрешено
bot-novice = Новичок
    .does = Забывает и не торопится
bot-regular = Завсегдатай
    .does = Помнит почти всё и играет по средним
bot-sharp = Хитрец
    .does = Считает, что вы видели и чего хотите
bot-boss = Босс
    .does = Думает наперёд. Ни разу не вышел из себя
house-rules = Правила заведения
    .says = Как напечатано, если вы их не измените.
clocks = Часы
who-finds-it = Кто может найти стол
    .link = По ссылке
    .link-does = Только те, кому вы её пришлёте.
    .public = Все
    .public-does = Он стоит на главной, пока есть места.
open-the-table = Открыть стол
less-of = { $what }: меньше
more-of = { $what }: больше
so-many-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }
no-limit = Без ограничения
switch-left = Как обычно
switch-on = Да
switch-off = Нет

# --- пока ждём остальных

table-is-open = Стол открыт
    .says = Пришлите эту ссылку тем, кто сядет с вами. Карты раздадут, когда все места займут.
    .asks = Займите место. Карты раздадут, когда все места займут.
copy-link = Скопировать
    .done = Скопировано
or-by-code = или код { $code }
qr = QR-код ссылки
chair-free = Свободно
chair-kept = место ждёт: { $name }
free-chair = Освободить место
    .sure = Да, освободить
fill-with = Кто сядет на свободные места
fill-with-bots = Раздать сейчас, с ботами на свободных местах
your-turn = Ваш ход · { $house }
line-lost = Связь прервалась. Перезвоним через { $seconds } с.
    .calling = Связь прервалась. Перезваниваем …
    .now = Позвонить сейчас
    .kept = Ваш ответ сохранён и уйдёт, как только линия вернётся.
line-again = Новый звонок через { $seconds } с.
    .calling = Звоним …
line-blocked = Дом отвечает, но что-то по пути не пускает линию к столу (WebSocket). Попробуйте другую сеть или спросите хозяина.
line-down = Дом не отвечает. Он закрыт, или вы без сети.
line-handed = Это место передано другому. Старая ссылка его больше не открывает.
elsewhere = Ваше место открыто ещё где-то.
    .throw-out = Выставить другого
    .me = Это я
line-elsewhere = Это место открыто в слишком многих окнах. Обновите это окно, чтобы сесть здесь.
look-on = Смотреть
    .link = Ссылка для зрителей
    .does = Кто откроет эту ссылку, увидит то же, что все, и не больше.
company = Кто здесь
    .does = Кто за столом и как сюда попасть.
    .spectators =
        { $spectators ->
            [0] Никто не смотрит.
            [one] Смотрит { $spectators } человек.
            [few] Смотрят { $spectators } человека.
           *[many] Смотрят { $spectators } человек.
        }
presence-here = здесь
presence-away = нет на месте
presence-caretaker = нет на месте, играет бот
presence-bot = бот
hand-over = Передать моё место
    .does = Вы встаёте, и кто откроет ссылку, сядет к вашим картам.
    .sure = Встать и сделать ссылку
    .done = Ваше место — того, кто откроет эту ссылку. Ваша его больше не открывает.
    .up = Готово, я посмотрю
call-me = Звать меня, когда мой ход
    .does = Браузер даст знать, пока вы смотрите в другую сторону.
    .denied = Браузер не разрешает. Переключатель — рядом с адресом.
turning-points = Как до этого дошло
play-again = Ещё партию
    .waits = Остальные сдают снова. Ваше место за вами.
see-again = Посмотреть ещё раз
save-the-log = Сохранить партию

# --- что сделал бы тренер

hint = А вы бы как поступили?
    .key = А вы бы как поступили? (H)
    .thinks = Тренер размышляет …
    .best = Я бы так: { $action }
    .second = Или: { $action }
    .marked = Тренер смотрит: эта игра помечена.
hinted = С помощью тренера
    .says = Помощь тренера в этой игре: { $names }. Так и записано в книгах.

# --- сыгранная партия, ещё раз

reel = Запись партии
reel-scrub = Место в партии
reel-eyes = Чьими глазами
reel-open = Все карты
reel-all = Зритель
reel-back = Шаг назад
reel-on = Шаг вперёд
reel-run = Пустить
reel-stop = Остановить
reel-speed = Скорость { $speed }×
reel-share = Поделиться моментом
reel-coach = Тренер
    .share = Просмотрено { $percent } % игры
to-the-table = К столу

# --- уроки

learn-title = Учимся играть: { $game }
    .says = По нескольку минут, за настоящим столом. Уйти можно когда угодно: продолжите с того же места.
learn-minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
learn-begin = Начать
learn-go-on = Продолжить
learn-again = Ещё раз
learn-done = пройден
learn-all = Все уроки
learn-narrator = Рассказчик
learn-step = { $step } из { $steps }
learn-next-step = Дальше
learn-next = Следующий урок
learn-play = Сыграть целую партию с новичками
learn-wait = Минуту: ходят другие.

# --- что пошло не так

trouble-offline = Сервер не отвечает. Попробуйте чуть позже.
trouble-malformed = Сервер этого не понял.
trouble-too-long = Это было слишком длинно.
trouble-no-game = Такой игры в заведении не знают.
trouble-no-bot = Бота с таким именем в заведении не знают.
trouble-bad-table = Такой стол не накрыть: игроки или правила не подходят.
trouble-no-page = По этому адресу никто не живёт.
trouble-no-lesson = Такого урока нет.
trouble-no-table = Такого стола нет.
trouble-no-seat = Эта ссылка не открывает здесь места. Его передали, или она и не открывала.
trouble-taken = Это место занято.
trouble-freed = Тот, кто открыл этот стол, освободил ваше место.
trouble-lapsed = Вас долго не было, и ваше место освободили. Займите его снова, если оно ещё свободно.
trouble-barred = Вас только что попросили из-за этого стола. Сядьте за другой или зайдите позже.
trouble-not-founder = Это может только тот, кто открыл стол.
trouble-full = Зал полон. Попробуйте позже.
trouble-busy = У заведения дел по горло. Попробуйте через минуту.
trouble-not-begun = Партия ещё не началась.
trouble-begun = Партия уже началась.
trouble-not-over = Партия не окончена. До тех пор карт не смотрят.
trouble-other-rules = Эта партия начата по другим правилам, не по нынешним.
trouble-broken-log = В книгах этого стола не хватает страницы. Найти её может только хозяин.
trouble-database = Дому не добраться до своих книг. Ничего не потеряно, игра продолжится сама.
trouble-disk = У дома кончилась бумага: диск полон. Ничего не потеряно, игра продолжится сама.
trouble-origin = Другая страница звонила от вашего имени. Мы повесили трубку.
trouble-too-fast = Слишком много сразу. Подождите немного.
trouble-too-many-tables = Вы открыли слишком много столов. Подождите.
trouble-too-many-seats = Вы заняли слишком много мест. Подождите.
trouble-too-many-chairs = С вашего адреса занято слишком много мест за открытыми столами. Оставьте другим или сыграйте за столом по ссылке.
trouble-too-many-waiting = Несколько ваших открытых столов уже ждут игроков. Заполните один из них или откройте стол для друзей.
trouble-too-many-reviews = Тренер насмотрелся на ваши партии. Подождите немного.
trouble-no-coach = Тренер ушёл домой. Попробуйте позже.
trouble-not-alone = Среди людей подсказок нет. За столом ботов тренер может шепнуть.
trouble-not-asked = Сейчас выбирать нечего.
trouble-protocol = В заведении страница поновее. Загрузите её заново.
trouble-looking-on = Кто смотрит, тот молчит.
trouble-late = Поздно: вопрос уже снят.
trouble-illegal = Правила этого не позволяют.
trouble-no-more = Больше времени не дадут.
trouble-other = Сервер этого не принял.

# --- списком

beside-the-table = Рядом со столом
as-a-list = Списком
    .does = Та же игра одними словами: списки для чтения и кнопки. Для программ чтения с экрана и для тех, кто любит попроще.
    .off = С картинками
plain-asked = О чём спрашивают
plain-question = Что будете делать?
plain-answered = Ваш ответ принят.
plain-forgone = Ответ тут один, и стол даст его за вас.
plain-sure = Точно? { $what }
plain-undo = Передумать
plain-more = Ещё времени
plain-never = Больше не спрашивать в этом раунде
plain-ask-again = Снова спрашивать: { $about }
plain-seen = Что вы только что видели
plain-besides = Ещё можно
plain-table = На столе
plain-log = Что было
plain-now = Только что
plain-missed = Вас некоторое время не было. Что случилось без вас, здесь не рассказано.
plain-over = Игра окончена
plain-talk = Разговор за столом
plain-silence = Никто ещё ничего не сказал.
plain-say = Скажите что-нибудь
    .it = Сказать
plain-hidden = рубашкой вверх
plain-nothing = ничего
plain-yes = да
plain-no = нет
view-round = Раунд
view-rounds = Раундов всего
view-turn = Ходит
view-starter = Начинает
view-winner = Победитель
view-winners = Победители
view-number = Номер
view-by = Кто
view-to = Кому
view-victim = Жертва
view-caller = Кто объявил
view-player = Игрок
view-card = Карта
view-cards = Карты
view-deck = Колода
view-hand = На руке
view-seat = Место
view-seats = Места
