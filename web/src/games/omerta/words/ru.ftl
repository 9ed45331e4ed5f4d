# What only the page says of Omerta.

then = Далее: { $steps }
step-Exchanging = две карты меняются местами
step-Shuffling = тайник перемешивают
step-Giving = карты раздают
step-Visiting = приходит Мамма
step-Blocking = Патруль встаёт на пост
step-OpenSnap = ещё один хлопок
step-Deal = следующий раунд
step-EndGame = закрытие
step-Turn =
    { $you ->
        [yes] ваш ход
       *[no] ход: { $name }
    }
look-well = Смотрите внимательно: второго раза не будет. Держите карту, чтобы смотреть дольше.
call-sight =
    { $unknown ->
        [0] Ваши карты — это { $points }.
        [one] Что открыто — это { $points }, и ещё { $unknown } место вы не видели.
        [few] Что открыто — это { $points }, и ещё { $unknown } места вы не видели.
       *[many] Что открыто — это { $points }, и ещё { $unknown } мест вы не видели.
    }
called =
    { $you ->
        [caller] Вы объявляете омерту. Карты на стол.
       *[other] { $caller } объявляет омерту. Карты на стол.
    }
not-called = Время вышло. Карты на стол.
refused-no-more = Дополнительное время у вас уже было.
refused-too-fast = Спокойно. Не всё сразу.
refused-looking-on = Кто смотрит, тот молчит.
refused-other = Заведение на это не согласно.
what-it-does = { $card }: что делает
moment-killer = Слово за Убийцей
why-mistake = за ошибку
why-ride = за персонажа
why-snitch = от Стукача
chat-title = Разговоры
nobody-spoke = Пока никто не сказал ни слова.
say-it = Сказать
say-something = Скажите что-нибудь
mute = Не слушать: { $name }
log-title = Журнал
log-missed = Вас не было за столом. Что случилось за это время, не рассказывают.
receipt = Кто был быстрее
seat-away = нет на месте
seat-away-until = нет на месте, бот сядет через { $seconds } с
seat-caretaker = играет бот
skip = Быстрее
go-on = Дальше
more-time = Ещё времени
not-again = Не спрашивать в этом раунде
ask-again = Спрашивать снова
keys-title = Клавиши
key-slots = 1 – 9
    .does = Ваши места. Пока клавиша нажата, карта, на которую можно смотреть, лежит открытой чуть дольше.
key-deck = D
    .does = Колода
key-pile = P
    .does = Сброс: взять или сбросить
key-call = O
    .does = Объявить омерту
key-decline = Пробел
    .does = Нет, спасибо; или да, если переспрашивают
key-back = Esc
    .does = Отменяет начатый выбор
key-undo = U
    .does = Забирает ответ, пока его никто не видел
key-move = ← →
    .does = К следующему, что можно выбрать; Enter выбирает
key-inspect = I
    .does = Что это за вещь: то же скажет правый щелчок, долгое касание или указатель, замерший на ней
key-chat = C
    .does = Разговоры
key-log = L
    .does = Журнал
key-books = S
    .does = Счёт
key-sound = M
    .does = Звук: включить, выключить
key-rules = ?
    .does = Эта страница

# --- под лупой

inspect-slot-mine = Лицом вниз, и она ваша. Смотреть можно, только когда позволит карта или первый взгляд.
inspect-slot-theirs = Лицом вниз. { $name }, может быть, знает, что это; вы — нет.
inspect-slot-seen = Вы её видели: { $card }. { $does }
inspect-looked = Хозяин только что на неё смотрел.
inspect-patrolled = Под Патрулём: не сдвинуть, не посмотреть, не открыть, и хозяин не может объявить омерту.
inspect-aimed = В неё целят.
inspect-now = Сейчас: { $option }.
inspect-acts = Действует, когда ходящий её сбрасывает: прямо из колоды или со своего места.
inspect-snaps = У кого такая же, тот может избавиться от неё хлопком.
inspect-deck = Карту отсюда видите только вы. Кончится колода — перемешают сброс.
inspect-left =
    { $cards ->
        [one] { $cards } карта.
        [few] { $cards } карты.
       *[many] { $cards } карт.
    }
inspect-pile = То, что сбросили. Верхнюю можно взять вместо колоды, но её придётся положить на место.
inspect-safe = Четыре карты, которых никто не знает. Взломщик смотрит их и может обменять одну на свою.
inspect-safe-card = Лежит в сейфе лицом вниз. Её видит только Взломщик.
inspect-famous = Имя на вечер, без особых умений. Первый раунд открывает Аль Капоне.
inspect-person = { $name }, { $full }
inspect-at-home = Мамма дома: ни хода, ни хлопка, ни Убийцы, ни омерты, пока она не уйдёт.
inspect-held-up = На одном из мест Патруль: до его ухода омерту не объявить.
inspect-in-hand = Её держат в руке, и надо куда-то положить.
inspect-call = Раунд закончится. Если у вас { $limit } или меньше и ни у кого не меньше вашего, вам 0; иначе ваша сумма и ещё { $penalty }.
inspect-round = Раундов столько, сколько игроков. Очки — зло: побеждает меньшая сумма.
inspect-chat = Что говорили за столом, и ваше слово.
inspect-log = Всё, что было до сих пор.
inspect-books = Очки каждого, раунд за раундом.
inspect-rules = Как играют, и все карты.

# --- настройки

set-omerta-snap = Хлопок
    .does = У кого такая же бутылка, как только что сброшенная, может от неё избавиться.
    .of-race = Наперегонки
    .of-race-does = Выигрывает самый быстрый. Медленная связь учитывается.
    .of-sealed = По почте
    .of-sealed-does = Все отвечают тайно, каждый в своё время; выигрывает кратчайшее.
set-omerta-snap_seconds = Время на хлопок
    .does = Сколько можно хлопать по сброшенной бутылке.
set-omerta-reflexes = Реакция ботов
    .does = Сколько они медлят с хлопком.
    .of-quick = Быстрая
    .of-quick-does = Хлопают так же быстро, как люди, у которых бутылка перед глазами. А вам ещё искать клавишу.
    .of-human = Обычная
    .of-human-does = Дают вам то мгновение, за которое находят карту.
    .of-slow = Вялая
    .of-slow-does = Дают вам целую секунду. Для озябших пальцев.
    .of-drowsy = Сонная
    .of-drowsy-does = Дают вам две секунды. Ночь была длинной.
set-omerta-reaction_seconds = Время на Убийцу
    .does = Сколько у цели есть, чтобы ответить Убийцей.
set-omerta-turn_seconds = Время на ход
    .does = Кто не успел, тянет и сбрасывает.
set-omerta-turn_limit = Длина раунда
    .does = Раунд кончается через это число ходов, если никто не объявил омерту.
    .amount =
        { $amount ->
            [one] { $amount } ход
            [few] { $amount } хода
           *[many] { $amount } ходов
        }
set-omerta-memory_aid = Подсказка памяти
    .does = Увиденное остаётся открытым для вас. Для обучения.
set-omerta-characters = Персонажи в колоде
    .does = Сколько каких. Всего двадцать.
    .left = Как напечатано
    .chosen = На выбор
    .sum = { $sum } из { $all }

# --- списком

about-Snap = Хлопок
about-SealedSnap = Хлопок
about-KillerWindow = Убийца
view-famous = За столом
view-turns = Сделано ходов
view-sheet = Счёт
view-stocks = Тайники
view-safe = Сейф
view-pile = Карт в сбросе
view-pile_top = Верх сброса
view-holds = Карта на руке
view-in_play = В игре
view-lain = Лежит на ком-то
view-patrol = Патруль
view-slot = Место
view-succeeded = Омерта удалась
view-counts = Суммы
view-scores = Очки
hint-worth = Побеждает в { $percent } % таких игр.
briefed-yours = Ваши карты
briefed-safe = В сейфе
briefed-hand = У вас в руке
briefed-pile = В сбросе
briefed-unseen = Не видел никто
briefed-among = среди них точно: { $cards }
briefed-nothing = ничего не известно
