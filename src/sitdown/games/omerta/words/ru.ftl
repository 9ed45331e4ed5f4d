# Омерта словами. `.one` и `.the`: карта в винительном падеже; `.does`: что она делает, если её сбросить.
# `$you` говорит, кем в событии приходится читатель, чтобы обратиться к нему.

omerta = Омерта

# --- карты

card-1 = 1
    .one = единицу
card-2 = 2
    .one = двойку
card-3 = 3
    .one = тройку
card-4 = 4
    .one = четвёрку
card-5 = 5
    .one = пятёрку
card-6 = 6
    .one = шестёрку
card-7 = 7
    .one = семёрку
card-8 = 8
    .one = восьмёрку
card-9 = 9
    .one = девятку
card-10 = 10
    .one = десятку
card-gangster = Гангстер
    .one = Гангстера
    .the = Гангстера
    .does = Две карты двух разных игроков меняются местами, вслепую.
    .discard = Сбросьте, и карты двух игроков поменяются местами
    .aimed = Гангстер поменяет вашу карту на чужую
card-lady = Леди
    .one = Леди
    .the = Леди
    .does = Тайник одного соперника перемешивают вслепую.
    .discard = Сбросьте, и тайник соперника перемешают
    .aimed = Леди перемешает ваш тайник
card-mole = Крот
    .one = Крота
    .does = Вы смотрите на одно из своих мест.
    .discard = Сбросьте и посмотрите на одну из своих карт
card-snitch = Стукач
    .one = Стукача
    .the = Стукача
    .does = Две карты из колоды, втёмную: одному сопернику или двоим.
    .discard = Сбросьте, и соперники получат две карты
    .aimed = Стукач подкинет вам карты
card-driver = Водила
    .one = Водилу
    .does = Вы открываете одно или два своих места. Бутылки уезжают из города; персонаж стоит вам карты.
    .discard = Сбросьте и увезите одну-две свои бутылки
card-safecracker = Взломщик
    .one = Взломщика
    .does = Вы заглядываете в сейф и можете обменять одну его карту на свою.
    .discard = Сбросьте и загляните в сейф
card-killer = Убийца
    .one = Убийцу
    .does = В сбросе — ничего. В тайнике останавливает того, кто целит в вас.
    .discard = Сбросьте, и ничего не случится
card-witness = Свидетель
    .one = Свидетеля
    .does = Всё видел, ничего не делает.
    .discard = Сбросьте, и ничего не случится
card-alibi = Алиби
    .one = Алиби
    .does = Ничего не делает. И ничего не стоит, в том и прелесть.
    .discard = Сбросьте, и ничего не случится
card-mamma = Мамма
    .one = Мамму
    .the = Мамму
    .does = Один соперник на ход остаётся дома.
    .discard = Сбросьте, и соперник пропустит ход
    .aimed = Мамма оставит вас дома
card-patrol = Патруль
    .one = Патруль
    .the = Патруль
    .does = Одно место соперника закрыто на два ваших хода.
    .discard = Сбросьте и закройте место соперника
    .aimed = Патруль закроет ваше место
discard-bottle = Сбросьте, и все смогут хлопнуть

# --- знаменитости

famous-al_capone = Капоне
    .full = Аль Капоне
famous-lucky_luciano = Лучано
    .full = Лаки Лучано
famous-meyer_lansky = Лански
    .full = Мейер Лански
famous-johnny_torrio = Торрио
    .full = Джонни Торрио
famous-virginia_hill = Хилл
    .full = Вирджиния Хилл

# --- части фраз

whom =
    { $you ->
        [yes] вас
       *[no] { $name }
    }
slot = место { $slot }
slot-of =
    { $you ->
        [yes] ваше место { $slot }
       *[no] место { $slot } у { $name }
    }
sight = { $card } (место { $slot })

# --- что происходит

event-named =
    { $you ->
        [seat] Вы — { $persona }. За столом: { $others }.
       *[other] За столом: { $others }.
    }
event-round-began =
    { $you ->
        [starter] Раунд { $number } из { $rounds }. Начинаете вы.
       *[other] Раунд { $number } из { $rounds }. Начинает { $starter }.
    }
event-peeked =
    { $you ->
        [seat] Вы смотрите на
       *[other] { $seat } смотрит на
    } { $count ->
        [one] место { $slots }.
       *[other] места { $slots }.
    }
event-peeked-seen =
    { $you ->
        [seat] Вы видите { $sights }.
       *[other] { $seat } видит { $sights }.
    }
event-turn-began =
    { $you ->
        [seat] Ваш ход.
       *[other] Ходит { $seat }.
    }
event-turn-missed =
    { $you ->
        [seat] В гостях Мамма. Вы остаётесь дома.
       *[other] В гостях Мамма. { $seat } остаётся дома.
    }
event-drew =
    { $you ->
        [seat] Вы тянете карту.
       *[other] { $seat } тянет карту.
    }
event-drew-seen =
    { $you ->
        [seat] Вы тянете { $card }.
       *[other] { $seat } тянет { $card }.
    }
event-drew-nothing =
    { $you ->
        [seat] Тянуть больше нечего. Ваш ход окончен.
       *[other] Тянуть больше нечего: { $seat } пропускает ход.
    }
event-took =
    { $you ->
        [seat] Вы берёте из сброса { $card }.
       *[other] { $seat } берёт из сброса { $card }.
    }
event-swapped =
    { $you ->
        [seat] Вы кладёте карту на место { $slot } и сбрасываете { $discarded }.
       *[other] { $seat } кладёт карту на место { $slot } и сбрасывает { $discarded }.
    }
event-discarded =
    { $you ->
        [seat] Вы сбрасываете { $card }.
       *[other] { $seat } сбрасывает { $card }.
    }
event-reshuffled =
    { $cards ->
        [one] Колода иссякла. Сброс перемешан: { $cards } карта.
        [few] Колода иссякла. Сброс перемешан: { $cards } карты.
       *[many] Колода иссякла. Сброс перемешан: { $cards } карт.
    }
event-snap-opened = Хлоп! Кто покажет { $card }?
event-snapped =
    { $you ->
        [seat] Хлоп: вы открываете { $card }, место { $slot }. Одним местом меньше.
       *[other] Хлоп: { $seat } открывает { $card }, место { $slot }. Одним местом меньше.
    }
event-mistaken =
    { $you ->
        [seat] Вы открываете место { $slot } и видите { $card }. Мимо; карта возвращается.
       *[other] { $seat } открывает место { $slot }, и все видят { $card }. Мимо; карта возвращается.
    }
event-snap-won =
    { $you ->
        [winner] Хлопок за вами.
       *[other] Хлопок выигрывает { $winner }.
    }
event-snap-closed = Желающих нет.
event-given-mistake =
    { $you ->
        [seat] За ошибку вы получаете карту из колоды, втёмную.
       *[other] За ошибку { $seat } получает карту из колоды, втёмную.
    }
event-given-ride =
    { $you ->
        [seat] За персонажа в машине вы получаете карту из колоды, втёмную.
       *[other] За персонажа в машине { $seat } получает карту из колоды, втёмную.
    }
event-given-snitch =
    { $you ->
        [seat] Стукач приносит вам карту из колоды, втёмную.
       *[other] Из-за Стукача { $seat } получает карту из колоды, втёмную.
    }
event-aimed =
    { $you ->
        [seat] Вы насылаете { $card } на { $targets }.
       *[other] { $seat } насылает { $card } на { $targets }.
    }
event-killed =
    { $you ->
        [seat] Вы открываете Убийцу, место { $slot }, и останавливаете { $cancelled }.
       *[other] { $seat } открывает Убийцу, место { $slot }, и останавливает { $cancelled }.
    }
event-exchanged = Две карты меняются местами, вслепую: { $first } и { $second }.
event-mixed =
    { $you ->
        [seat] Ваш тайник перемешан. Прощай, память.
       *[other] Перемешан тайник: { $seat }.
    }
event-drove-away =
    { $you ->
        [seat] Ваш Водила увозит { $sights }.
       *[other] { $seat }: Водила увозит { $sights }.
    }
event-drove-back =
    { $you ->
        [seat] Вы открываете { $sights }. Персонажей Водила не возит: всё возвращается.
       *[other] { $seat } открывает { $sights }. Персонажей Водила не возит: всё возвращается.
    }
event-safe-opened =
    { $you ->
        [seat] Вы заглядываете в сейф.
       *[other] { $seat } заглядывает в сейф.
    }
event-safe-opened-seen =
    { $you ->
        [seat] Вы заглядываете в сейф и видите { $cards }.
       *[other] { $seat } заглядывает в сейф и видит { $cards }.
    }
event-cracked =
    { $you ->
        [seat] Вы меняете место { $slot } на карту { $place } из сейфа.
       *[other] { $seat } меняет место { $slot } на карту { $place } из сейфа.
    }
event-mamma-sent =
    { $you ->
        [seat] Мамма едет в гости: { $to }.
        [to] Мамма приехала к вам. Следующий ход вы пропускаете.
       *[other] Мамма едет в гости: { $to }.
    }
event-patrol-laid =
    { $you ->
        [on] Патруль встал на ваше место { $slot }. Омерту не объявить.
       *[other] Патруль встал на место { $slot } у { $on }.
    }
event-lifted-mamma =
    { $you ->
        [victim] Мамма уехала. Можно снова выйти.
       *[other] Мамма уехала. { $victim } снова на свободе.
    }
event-lifted-patrol =
    { $you ->
        [victim] Патруль ушёл. Ваше место свободно.
       *[other] Патруль ушёл. { $victim } вздыхает с облегчением.
    }
event-omerta-kept =
    { $you ->
        [caller] Вы объявляете омерту, у вас { $count }, и меньше нет ни у кого. Вам 0.
       *[other] { $caller } объявляет омерту со счётом { $count }, и меньше нет ни у кого. Записывает 0.
    }
event-omerta-over =
    { $you ->
        [caller] Вы объявляете омерту, у вас { $count } — больше { $limit }. Вам { $score }.
       *[other] { $caller } объявляет омерту со счётом { $count }, а это больше { $limit }. Записывает { $score }.
    }
event-omerta-beaten =
    { $you ->
        [caller] Вы объявляете омерту, у вас { $count }, но у кого-то { $lowest }. Вам { $score }.
       *[other] { $caller } объявляет омерту со счётом { $count }, но у кого-то { $lowest }. Записывает { $score }.
    }
event-round-over = Раунд { $number } окончен, омерту никто не объявил. Каждый записывает то, что имеет.
event-game-won =
    { $you ->
        [yes] Вы выигрываете со счётом { $total }. Город ваш.
       *[no] Выигрывает { $winners } со счётом { $total }.
    }
event-game-shared = Победа на всех, счёт { $total }: { $winners }.

# --- что спрашивают

question-FirstLook = Посмотрите на два своих места. Какое сначала?
    .then = А второе?
question-Draw = Ваш ход. Что делаем?
    .then = Объявить омерту? Если у вас { $limit } или меньше и ни у кого не меньше вашего, вам 0. Иначе — ваша сумма и ещё { $penalty }.
question-PlaceDrawn = Вы вытянули { $card }. { $discard } — или оставьте карту: на какое место?
question-PlaceTaken = Вы взяли { $card }. На какое место? Карту, что там лежит, вы сбросите, и персонаж подействует.
question-Snap = В сбросе { $card }. Откройте такую же! Ошибка стоит карты.
question-SealedSnap = В сбросе { $card }. Открыть такую же? Ошибка стоит карты.
question-KillerWindow = { $card }. Есть ли среди этих карт Убийца? Ошибка стоит ещё одной карты.
question-Gangster = Гангстер: карты двух игроков меняются местами. Чья первая?
    .then = А чья вторая?
question-Lady = Леди. Чей тайник перемешать?
question-Mole = Крот. На какое своё место посмотреть?
question-Snitch = Стукач: две карты из колоды достанутся соперникам. Кому первая?
    .then = А вторая?
question-Driver = Водила. От какого места избавиться? Персонаж будет стоить вам карты.
    .then = И ещё одно с ним?
question-Cracking = Сейф открыт. Какую карту взять? Взамен туда ляжет одна ваша.
    .then = А какая ваша ляжет туда, не глядя?
question-Mamma = Мамма. Кто остаётся дома и пропускает ход?
question-Patrol = Патруль. Чьё место закрыть на два ваших хода?
question-slot =
    { $you ->
        [yes] Какое из ваших мест?
       *[no] Какое место у { $name }?
    }

# --- что можно ответить

option-Begin = Раздача
option-TimeUp = Время вышло
option-Reconsider = Передумать
option-Clocked = { $name }: { $milliseconds } мс
option-Peek = Посмотреть на места { $first } и { $second }
option-CallOmerta = Объявить омерту
    .sure = Да, объявляю
option-DrawDeck = Тянуть из колоды
option-TakePile = Взять из сброса
option-TakePile-seen = Взять из сброса { $card }
option-Swap = На место { $slot }
option-Discard = Сбросить
option-Try = Открыть место { $slot }
option-Reveal = Показать место { $slot } как Убийцу
option-Decline = Нет, спасибо
option-Exchange = Обменять { $first } и { $second }
option-Shuffle = Перемешать тайник: { $name }
option-Look = Посмотреть на место { $slot }
option-Give-both = Обе карты: { $first }
option-Give = По карте: { $first } и { $second }
option-Drive = Открыть { $slots }
option-Drive-none = Никуда не ехать
    .enough = Это всё
option-Crack = Карту { $place } из сейфа на место { $slot }
option-SendMamma = Мамма едет: { $name }
option-LayPatrol = Патруль: { $target }
pick-place = карта { $place } из сейфа

# --- стол

table-round = Раунд { $number } из { $rounds }
table-deck = Колода
table-pile = Сброс
table-safe = Сейф
table-hand = В руке: { $card }
table-you = Вы · { $persona }
table-out = карт нет
table-holds = держит карту
table-holds-seen = в руке: { $card }
table-mamma = Мамма
table-patrol = Патруль: { $slot }
points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

# --- хлопок

snap-now = ХЛОП!
snap-time = { $name } { $milliseconds } мс
snap-late = поздно
snap-wrong = мимо

# --- счёт

sheet-title = Книга счетов
sheet-round = Раунд
sheet-total = Итого
sheet-count = Сумма
sheet-score = Счёт
sheet-stock = Тайник
sheet-called = омерта
final-title = Закрываемся

# --- справка

help-title = Правила заведения
help-keys = Цифра выбирает место или ответ, 0 — отказ или сброс, Backspace отменяет начатый выбор. Любая клавиша прерывает паузу. Ctrl-C — выход; игра сохраняется.
help-bottles = Бутылки
    .does = Стоят столько, сколько на них написано. В сбросе открывают хлопок.

share-snap_accuracy = Верные хлопки
# --- доводы тренера

reason-call = Объявление удастся в { $percent } % возможных раскладов.
reason-no-call = Объявление провалится в { $percent } % возможных раскладов.
reason-wrong-card = В { $percent } % случаев карта не та, и это ещё одна карта вам.
reason-lighter =
    { $points ->
        [one] Ваш тайник станет легче примерно на { $points } очко.
        [few] Ваш тайник станет легче примерно на { $points } очка.
       *[many] Ваш тайник станет легче примерно на { $points } очков.
    }
reason-heavier =
    { $points ->
        [one] Остальным достанется примерно { $points } очко.
        [few] Остальным достанется примерно { $points } очка.
       *[many] Остальным достанется примерно { $points } очков.
    }
reason-knows =
    { $cards ->
        [one] Вы узнаете ещё { $cards } свою карту.
        [few] Вы узнаете ещё { $cards } свои карты.
       *[many] Вы узнаете ещё { $cards } своих карт.
    }

