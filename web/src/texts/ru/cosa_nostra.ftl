# What only the page says of La Cosa Nostra.

what-is-asked = О чём вопрос
answer-is-in = Ответ принят.
my-hand = Ваши карты
at-the-edge = На краю стола
take-your-time = Ещё время
as-a-list = Списком
ask-about-it = Снова спрашивать: { $about }
about-schemer = Интриган
about-willy = кость Вилли
about-robbery = Ограбление
about-trap = Ловушка
about-doc = врач
about-reroll = переброс
about-alexei = Алексей
about-return_fire = ответный огонь
about-attack_again = Бернардо
hint-plan = Карту и гангстера, в любом порядке; или перетащите её на него.
hint-man = Кому?
hint-job = Какую карту?
hint-target = Против кого? Коснитесь цели на столе.
hint-attach = На кого? Коснитесь его на столе.
hint-look = Какое дело? Коснитесь папки.
hint-compose = Нажимайте на столе на бизнесы и свободных гангстеров или выбирайте здесь.
you-give = Вы даёте
you-get = Вы получаете
a-line-with-it = Пара слов вдобавок
promise-it = Пообещать
no-promises = Никто ещё ничего не обещал.
chat-nobody = Никто ещё не сказал ни слова.
chat-say = Сказать
chat-mute = Не слышать: { $name }
chair-away = отошёл
chair-caretaker = место держит бот
tool-deals = Сделки
tool-chat = Разговор
tool-ledger = Обещания
tool-log = Журнал
tool-rules = Правила
cash-by-round = Деньги по раундам
help-page = Что светится, того можно коснуться. Остальное от касания объясняет себя. Клавиши: 1–9 выбрать, 0 нет или всё, Esc назад, T сделки, C разговор, P обещания, L журнал, ? правила.
tool-market = Рынок
nobody = никто
hint-markers = Какие? Коснитесь бизнесов.
foreseen = Далее: { $steps }
step-Start = карту открывают
step-Strike = удар доходит
step-UnderFire = отвечают огнём
step-Payout = деньги отсчитывают
step-Wound = кому-то достаётся
step-Blow = заведению достаётся
step-Heal = врач берётся за дело
step-Looking = папку открывают
step-NewMarket = новый рынок
step-Attaching = карту кладут
step-ExtraTurn = кто-то лезет вперёд
step-LyingLow = ход проходит
step-BeginPlanning = планирование
step-BeginAction = действия
step-Hiring = вербовка
step-Payday = выплаты
step-EndRound = следующий раунд
step-FinalCount = последний счёт
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
        [to] { $seat } отзывает предложение вам.
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
        [seat] Вы должны семье { $to } { $money }, и сейчас.
        [to] Семья { $seat } должна вам { $money }, и сейчас.
       *[other] Семья { $seat } должна семье { $to } { $money }, и сейчас.
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
        [to] Обещание семьи { $seat } отпало: { $what }.
       *[other] Обещание семьи { $seat } семье { $to } отпало: { $what }.
    }
withdraw-it = Отозвать
settle-it = Сдержать слово: { $what }
word-kept = { $name }, сдержано обещаний: { $kept } из { $all }
explain-dice = Кость от { $difficulty } и выше — успех.
explain-dice-target = Кость не ниже силы цели — успех.
explain-aim-player = Против другой семьи.
explain-aim-businessman = Против бизнесмена.
explain-aim-company = Против фирмы.
explain-aim-gangster = Против гангстера.
explain-answers-cash = Открывается, когда другая семья снимает деньги.
explain-answers-attack = Открывается, когда бьют по вам.
explain-at-one = Один успех: { $effect }.
explain-at-two = Два успеха и больше: { $effect }.
explain-at-none = Без успеха: { $effect }.
explain-needs = Нужно: { $businesses }. Своё или с вашим маркером.
