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
look-well = Смотрите хорошо, второго раза не будет. Держите карту, чтобы смотреть дольше.
called =
    { $you ->
        [caller] Вы объявляете омерту. Карты на стол.
       *[other] { $caller } объявляет омерту. Карты на стол.
    }
not-called = Время вышло. Карты на стол.
refused-late = Поздно. Дело решено.
refused-illegal = Не по правилам этого дома.
refused-no-more = Лишнее время у вас уже было.
refused-too-fast = Спокойно. Не всё сразу.
refused-looking-on = Кто смотрит, тот молчит.
refused-other = Дом на это не согласен.
what-it-does = { $card }: что делает
chat-title = Разговоры
nobody-spoke = Пока никто не сказал ни слова.
say-it = Сказать
say-something = Скажите что-нибудь
mute = Не слушать: { $name }
log-title = Журнал
log-missed = Вас не было за столом. Что случилось за это время, не рассказывают.
receipt = Кто был быстрее
seat-away = отошёл
seat-away-until = отошёл, бот сядет через { $seconds } с
seat-caretaker = за него бот
skip = Быстрее
go-on = Дальше
more-time = Ещё время
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
