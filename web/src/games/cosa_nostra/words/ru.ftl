# What only the page says of La Cosa Nostra.

what-is-asked = О чём вопрос
answer-is-in = Ответ принят.
my-hand = Ваши карты
at-the-edge = На краю стола
take-your-time = Ещё времени
list-choices = Перечислить
hide-choices = Скрыть список
offer-unsure = Ещё нет
marker-there = маркер
stage-nothing = Ничего не вышло.
ask-about-it = Снова спрашивать: { $about }
about-schemer = Интриган
about-willy = кубик Willy
about-robbery = Ограбление
about-trap = Ловушка
about-doc = врач
about-reroll = переброс
about-alexei = Alexei
about-return_fire = ответный огонь
about-attack_again = Bernardo
hint-plan = Карту и гангстера, в любом порядке; или перетащите её на него.
hint-man = Кому?
hint-job = Какую карту?
hint-target = Против кого? Выберите цель на столе.
hint-attach = На кого? Выберите его на столе.
hint-look = Какое дело? Выберите папку.
hint-compose = Щелчок по бизнесу на столе — маркер на нём, второй — весь бизнес. Можно и свободных гангстеров.
to-buy = купить: { $business }
to-be-bought = ещё не куплено
you-give = Вы даёте
you-get = Вы получаете
a-line-with-it = Пара слов вдобавок
promise-it = Пообещать
deal-half-written = Обещание написано наполовину и не будет отправлено.
no-promises = Никто ещё ничего не обещал.
chat-nobody = Никто ещё не сказал ни слова.
chat-say = Сказать
chat-mute = Не слышать: { $name }
chair-away = нет на месте
chair-caretaker = играет бот
tool-deals = Сделки
tool-chat = Разговор
tool-ledger = Обещания
tool-log = Журнал
tool-rules = Правила
moment-death = Земля ему пухом
moment-broken = Слово нарушено
moment-monopoly = Всё в одних руках
cash-by-round = Деньги по раундам
help-page = Что светится, то можно выбрать. Остальное от щелчка или касания объясняет себя; как и от правого щелчка, долгого касания, замершего указателя или I. Клавиши: 1–9 выбрать, 0 нет или всё, Esc назад, T сделки, C разговор, P обещания, L журнал, ? правила.
tool-market = Рынок
nobody = никто
hint-markers = Какие? Выберите бизнесы.
foreseen = Далее: { $steps }
step-Start = карту открывают
step-Strike = удар достигает цели
step-UnderFire = отвечают огнём
step-Payout = деньги отсчитывают
step-Wound = кому-то достаётся
step-Blow = заведению достаётся
step-Heal = врач берётся за дело
step-Looking = папку открывают
step-NewMarket = новый рынок
step-Attaching = карту кладут
step-ExtraTurn = кто-то вмешивается вне очереди
step-LyingLow = ход пропускают
step-BeginPlanning = планирование
step-BeginAction = действия
step-Hiring = вербовка
step-Payday = выплаты
step-EndRound = следующий раунд
step-FinalCount = последний подсчёт
step-turn-of =
    { $you ->
        [yes] ваш ход
       *[no] ход: { $name }
    }
does-pays-more = Ваш бизнес приносил бы на { $money } больше.
does-pays-less = Ваш бизнес приносил бы на { $money } меньше.
does-monopoly = Вам достанется монополия: { $monopoly }.
does-monopoly-lost = Вы потеряете монополию: { $monopoly }.
does-closes = Вам больше не по силам { $jobs }.
does-lack = Вам не хватает { $money }.
does-cash = У вас останется { $money }.
the-families = Другие семьи
told-offer-accepted =
    { $you ->
        [seat] { $to } принимает ваше предложение. По рукам.
        [to] Вы принимаете предложение семьи { $seat }. По рукам.
       *[other] { $to } принимает предложение семьи { $seat }. По рукам.
    }
told-offer-refused =
    { $you ->
        [seat] { $to } отклоняет ваше предложение.
        [to] Вы отклоняете предложение семьи { $seat }.
       *[other] { $to } отклоняет предложение семьи { $seat }.
    }
told-offer-countered =
    { $you ->
        [seat] У семьи { $to } на уме другое.
        [to] У вас на уме другое для семьи { $seat }.
       *[other] У семьи { $to } на уме другое для семьи { $seat }.
    }
told-offer-withdrawn =
    { $you ->
        [seat] Вы отзываете предложение семье { $to }.
        [to] { $seat } отзывает сделанное вам предложение.
       *[other] { $seat } отзывает предложение семье { $to }.
    }
told-offer-lapsed =
    { $you ->
        [seat] Ваше предложение семье { $to } больше не в силе.
        [to] Предложение семьи { $seat } больше не в силе.
       *[other] Предложение семьи { $seat } семье { $to } больше не в силе.
    }
told-promise-due =
    { $you ->
        [seat] Вы должны семье { $to } { $money }, прямо сейчас.
        [to] Семья { $seat } должна вам { $money }, прямо сейчас.
       *[other] Семья { $seat } должна семье { $to } { $money }, прямо сейчас.
    }
told-promise-kept =
    { $you ->
        [seat] Вы держите слово перед семьёй { $to }: { $what }.
        [to] { $seat } держит данное вам слово: { $what }.
       *[other] { $seat } держит слово перед семьёй { $to }: { $what }.
    }
told-promise-broken =
    { $you ->
        [seat] Вы нарушаете слово, данное семье { $to }: { $what }.
        [to] { $seat } нарушает данное вам слово: { $what }.
       *[other] { $seat } нарушает слово, данное семье { $to }: { $what }.
    }
told-intended =
    { $you ->
        [seat] Ваше обещание семье { $to } { $meant }: { $what }.
        [to] Обещание семьи { $seat } вам { $meant }: { $what }.
       *[other] Обещание семьи { $seat } семье { $to } { $meant }: { $what }.
    }
told-promise-void =
    { $you ->
        [seat] Ваше обещание семье { $to } отпало: { $what }.
        [to] Обещание семьи { $seat } вам отпало: { $what }.
       *[other] Обещание семьи { $seat } семье { $to } отпало: { $what }.
    }
withdraw-it = Отозвать
trade-later = после дела
settle-it = Сдержать слово: { $what }
word-kept =
    { $you ->
        [yes] Вы держите слово: { $kept } / { $all }
       *[no] { $name } держит слово: { $kept } / { $all }
    }
explain-dice = Кубик от { $difficulty } и выше — успех.
explain-dice-target = Кубик не ниже силы цели — успех.
explain-aim-player = Против другой семьи.
explain-aim-businessman = Против бизнесмена.
explain-aim-company = Против фирмы.
explain-aim-gangster = Против гангстера.
explain-answers-cash = Открывается, когда другая семья получает деньги.
explain-answers-attack = Открывается, когда бьют по вам.
explain-at-one = Один успех: { $effect }.
explain-at-two = Два успеха и больше: { $effect }.
explain-at-none = Без успеха: { $effect }.
explain-needs = Нужно: { $businesses }. Своё или с вашим маркером.

# --- под лупой

sort-cash = Деньги из казны, сразу, если нужный бизнес под рукой.
when-job = Кладут лицом вниз на гангстера при планировании, выполняют в свой ход в фазе действий.
when-response = Кладут лицом вниз как дело, но в свой ход не начинают: карта ждёт своего часа.
inspect-line = { $what }: { $says }
inspect-lacks =
    Не хватает: { $what }. { $count ->
        [one] Есть у семьи { $names }.
       *[other] Есть у семей { $names }.
    }
inspect-lacks-nobody = Не хватает: { $what }. За столом этого ни у кого нет.
inspect-lacks-pot = Чтобы уравнять банк, не хватает { $money }.
inspect-no-target = Целиться сейчас не в кого.
inspect-dice =
    { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }, { $difficulty } и больше
inspect-chance = { $one } один, { $two } два
inspect-against = Против: { $names }
inspect-hidden = Лицом вниз: что это, знает только своя семья.
inspect-seen-by = Успели взглянуть: { $names }.
inspect-seen = Они видели это дело и знают его.
inspect-planned = { $what }, к покупке
inspect-purchase = Запланировано, но ещё не куплено: платят, когда ходит { $name }, иначе карта уходит под стопку.
inspect-costs = Стоит { $price }, приносит { $income } за раунд.
inspect-counts-for = Бизнесмен. Идёт в счёт монополии: { $monopoly }.
inspect-company = Фирма: нужна для крупных денежных дел и хорошо платит.
inspect-skill = Бизнесмен с умением: { $does }.
inspect-shut = Вне игры до следующего раунда: не платит и для дел не годится.
inspect-used = В этом раунде умение уже использовано. Для дел бизнес годится по-прежнему.
inspect-in-danger = Сейчас будет удар!
inspect-lent =
    { $you ->
        [yes] На нём ваш маркер: одно ваше дело может им воспользоваться.
       *[no] На нём маркер семьи { $name }: одно дело может им воспользоваться.
    }
inspect-for-sale = На продажу: поручают гангстеру, платят в его ход.
inspect-gangster =
    Гангстер. Бросает { $strength ->
        [one] { $strength } кубик.
        [few] { $strength } кубика.
       *[many] { $strength } кубиков.
    }
inspect-strength = Сила сейчас { $now }, на карте { $printed }.
inspect-out = Вне игры до следующего раунда: ни задания, ни умения.
inspect-idle = Без задания.
inspect-busy = Задание: { $tasks }.
inspect-lies = На нём: { $cards }.
inspect-played-by = Лежит на гангстере { $gangster }.
inspect-hire = Можно нанять за { $money }.
inspect-stack = Стопка
    .does = Бизнес лицом вниз. Отсюда пополняют рынок; отменённое и разрушенное уходит под низ.
inspect-monopoly = { $businesses } или больше, и больше, чем у всех остальных вместе: { $money } в каждые выплаты, вдвое больше в конце.
inspect-marker = Маркер: { $name }
    .does = Одно дело этой семьи может использовать бизнес. Лежит, пока его не используют или не заберут.
inspect-free-markers = Свободные маркеры. Положенный по уговору на чужой бизнес, каждый даёт использовать его для одного дела.
inspect-trophy = Трофей: { $name }
    .does = Убит. В конце каждая единица силы трофеев приносит { $one }, с двумя трофеями { $two }, с тремя и больше { $three }.
inspect-family =
    { $you ->
        [yes] Во главе { $boss }, то есть вы. Побеждает тот, у кого в конце больше денег.
       *[no] Во главе { $boss }, играет { $player }. Щелчок покажет всё.
    }
inspect-money = Наличные
    .does = Видны всем. Что лежит под боссом, отмыто: в безопасности, а в конце считается вдвое.
inspect-die = Кубик: { $die }
    .counts = Успех: не меньше { $difficulty }.
    .misses = Мимо: нужно { $difficulty }.
inspect-back-job = Дело раунда { $round }
    .does = В руке, лицом вниз. До исполнения его никто не видит.
inspect-back-card = Карта влияния
    .does = В руке, лицом вниз. Её сыграют в нужный миг, и она уйдёт.
inspect-phase-setup = Выбирают семьи, тасуют карты.
inspect-phase-draw = Всем сдают дела и карты влияния.
inspect-phase-recruiting = Каждый по очереди может нанять ещё одного гангстера.
inspect-phase-planning = По очереди каждому гангстеру дают задание: дело лицом вниз или покупку.
inspect-phase-action = По очереди выполняют или отменяют по заданию, пока они не кончатся.
inspect-phase-payday = Бизнес и монополии платят; затем нанимают людей и сбрасывают лишние карты.
inspect-phase-end = Последний подсчёт: двойной доход, самая большая банда, трофеи, отмытые деньги.
inspect-market = Рынок
    .does = Четыре карты бизнеса на продажу. Взятое заменяют из стопки.
inspect-tool-deals = Предложения, обещания и всё, что можно делать помимо вопроса.
inspect-tool-chat = Что говорили за столом, и ваше слово.
inspect-tool-ledger = Кто кому что обещал и кто сдержал слово.
inspect-tool-log = Всё, что было до сих пор.
inspect-tool-rules = Как играют, и все карты.
inspect-back = Кладёт обратно выбранное. Клавиша: Esc

# --- настройки

set-cosa-nostra-rounds = Раунды
    .does = Четыре — на вечер, три — покороче.
    .of-3 = Три
    .of-4 = Четыре
set-cosa-nostra-families = Семьи
    .does = Кто за какую семью играет.
    .left = По жребию
    .chosen = На выбор
set-cosa-nostra-spying_anytime = Слежка в любое время
    .does = Осведомитель, Шпион и Юрист могут смотреть и в чужой ход.
set-cosa-nostra-business_bonus = Премия за бизнес
    .does = Каждый раунд самый большой доход приносит ещё 5 000 $; при равенстве — никому.
set-cosa-nostra-double_planning = Двойное планирование
    .does = Со II раунда за ход приказы получают двое.
    .left = Впятером
    .on = Всегда
    .off = Никогда
set-cosa-nostra-influence_from = Карты влияния
    .does = С какого раунда они в игре. Позже — проще учиться.
    .of-1 = Раунд I
    .of-2 = Раунд II
    .of-3 = Раунд III
set-cosa-nostra-rob_robbers = Грабить грабителей
    .does = Добычу грабителя может отнять кто-то третий.
set-cosa-nostra-task_bonus = Занятые цели
    .does = Гангстера, у которого ещё есть задание, труднее убить: только пулей или и бомбой.
    .of-strength = Пули
    .of-all = И бомбы
set-cosa-nostra-poker = Покер
    .does = Ещё одно дело в III раунде: деньги всех в одном банке.
set-cosa-nostra-mercenaries = Наёмники
    .does = Стрелки с особыми умениями ищут работу.
set-cosa-nostra-planning_seconds = Время на план
    .does = На один ход планирования.
set-cosa-nostra-turn_seconds = Время на ход
    .does = За того, кто не успел, даётся самый простой ответ.
set-cosa-nostra-reaction_seconds = Время на реакцию
    .does = Сколько у других есть, чтобы ответить на действие.
    .gentle = Без спешки
    .of-null-does = Стол ждёт вашего ответа, сколько бы вы ни думали.
set-cosa-nostra-offer_seconds = Время на предложение
    .does = Предложение без ответа за это время снимается.

# --- списком

view-phase = Фаза
view-players = Семьи
view-jobs = Дела
view-influence = Карты влияния
view-market = Рынок
view-stack = Бизнесов в стопке
view-mercenaries = Наёмники
view-job_stacks = Стопки дел
view-influence_deck = Колода влияния
view-influence_up = Влияние, открыто
view-influence_down = Влияние, закрыто
view-monopolies = Монополии
view-in_progress = В ходу
view-danger = В опасности
view-buying = Продаётся сейчас
view-trade = Торговля открыта
view-offers = Предложения
view-ledger = Обещания
view-family = Семья
view-cash = Деньги
view-laundered = Отмыто
view-markers = Маркеры
view-crew = Банда
view-to_plan = Осталось поручить
view-recruits = Можно нанять
view-businesses = Бизнесы
view-usable = Может использовать
view-income = Доход
view-trophies = Трофеи
view-gangster = Гангстер
view-active = Активен
view-strength = Сила
view-dice = Кубики
view-tasks = Задания
view-attached = На нём
view-used = Использован
view-place = Кто
view-job = Дело
view-business = Бизнес
view-price = Цена
view-seen_by = Видели
view-flaws = Что не так
view-left = Осталось
view-face_up = Открыто
view-face_down = Закрыто
view-difficulty = Сложность
view-money = Деньги
view-killed = Будет убит
view-gangsters = Гангстеры
view-promises = Обещания
hint-ahead = После этого раунда вы примерно на { $money } впереди самых сильных соперников.
hint-behind = После этого раунда вы примерно на { $money } позади самых сильных соперников.
briefed-my-hand = Ваша рука
briefed-planned = Известные приказы
briefed-job = { $who } ({ $job })
briefed-dropped = Ушло в раунде { $round }
briefed-to-come = Раунд { $round }: ещё не видели
briefed-influence = Карты влияния, которых ещё не видели
briefed-market = Бизнесы, которые ещё выйдут
