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
log-title = Журнал
log-missed = Вас не было за столом. Что случилось за это время, не рассказывают.
receipt = Кто был быстрее
seat-away = отошёл
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
key-move = ← →
    .does = К следующему, что можно выбрать; Enter выбирает
key-rules = ?
    .does = Эта страница
