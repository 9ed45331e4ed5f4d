# Коза ностра словами. `.one` и `.the`: карта в винительном падеже; `.of`: то же, с хозяином; `.some`: сколько их;
# `.does`: зачем она нужна. `$you` говорит, кем в событии приходится читатель.

cosa-nostra = Коза ностра

# --- семьи

family-blundetto = Блундетто
    .boss = Сильвио Блундетто
family-dimaggio = ДиМаджо
    .boss = Фрэнк ДиМаджо
family-calmuti = Кальмути
    .boss = Карло Кальмути
family-laserva = ЛаСерва
    .boss = Мария ЛаСерва
family-caruso = Карузо
    .boss = Джон Карузо

gang-latinos = Латинос
gang-crips = Крипс
gang-bikers = Байкеры
gang-russians = Русские
gang-yakuza = Якудза

# --- бизнес

business-pimp = Сутенёр
    .one = Сутенёра
    .the = Сутенёра
    .of =
        { $you ->
            [yes] вашего Сутенёра
           *[no] Сутенёра семьи { $name }
        }
    .some =
        { $count ->
            [one] Сутенёр
            [few] { $count } Сутенёра
           *[many] { $count } Сутенёров
        }
business-drug_dealer = Наркодилер
    .one = Наркодилера
    .the = Наркодилера
    .of =
        { $you ->
            [yes] вашего Наркодилера
           *[no] Наркодилера семьи { $name }
        }
    .some =
        { $count ->
            [one] Наркодилер
            [few] { $count } Наркодилера
           *[many] { $count } Наркодилеров
        }
business-loan_shark = Ростовщик
    .one = Ростовщика
    .the = Ростовщика
    .of =
        { $you ->
            [yes] вашего Ростовщика
           *[no] Ростовщика семьи { $name }
        }
    .some =
        { $count ->
            [one] Ростовщик
            [few] { $count } Ростовщика
           *[many] { $count } Ростовщиков
        }
business-lawyer = Юрист
    .one = Юриста
    .the = Юриста
    .of =
        { $you ->
            [yes] вашего Юриста
           *[no] Юриста семьи { $name }
        }
    .some =
        { $count ->
            [one] Юрист
            [few] { $count } Юриста
           *[many] { $count } Юристов
        }
    .does = раз за раунд — взгляд на два чужих дела
business-politician = Политик
    .one = Политика
    .the = Политика
    .of =
        { $you ->
            [yes] вашего Политика
           *[no] Политика семьи { $name }
        }
    .some =
        { $count ->
            [one] Политик
            [few] { $count } Политика
           *[many] { $count } Политиков
        }
    .does = каждый раунд ещё одна карта влияния
business-cop = Коп
    .one = Копа
    .the = Копа
    .of =
        { $you ->
            [yes] вашего Копа
           *[no] Копа семьи { $name }
        }
    .some =
        { $count ->
            [one] Коп
            [few] { $count } Копа
           *[many] { $count } Копов
        }
    .does = раз за раунд — перебросить кубик денежного дела
business-building_firm = Стройфирма
    .one = Стройфирму
    .the = Стройфирму
    .of =
        { $you ->
            [yes] вашу Стройфирму
           *[no] Стройфирму семьи { $name }
        }
    .some =
        { $count ->
            [one] Стройфирма
            [few] { $count } Стройфирмы
           *[many] { $count } Стройфирм
        }
business-garage = Гараж
    .one = Гараж
    .the = Гараж
    .of =
        { $you ->
            [yes] ваш Гараж
           *[no] Гараж семьи { $name }
        }
    .some =
        { $count ->
            [one] Гараж
            [few] { $count } Гаража
           *[many] { $count } Гаражей
        }
business-waste_company = Мусорная фирма
    .one = Мусорную фирму
    .the = Мусорную фирму
    .of =
        { $you ->
            [yes] вашу Мусорную фирму
           *[no] Мусорную фирму семьи { $name }
        }
    .some =
        { $count ->
            [one] Мусорная фирма
            [few] { $count } Мусорные фирмы
           *[many] { $count } Мусорных фирм
        }
business-night_club = Ночной клуб
    .one = Ночной клуб
    .the = Ночной клуб
    .of =
        { $you ->
            [yes] ваш Ночной клуб
           *[no] Ночной клуб семьи { $name }
        }
    .some =
        { $count ->
            [one] Ночной клуб
            [few] { $count } Ночных клуба
           *[many] { $count } Ночных клубов
        }
business-casino = Казино
    .one = Казино
    .the = Казино
    .of =
        { $you ->
            [yes] ваше Казино
           *[no] Казино семьи { $name }
        }
    .some =
        { $count ->
            [one] Казино
            [few] { $count } Казино
           *[many] { $count } Казино
        }
business = { $price }, доход { $income }

monopoly-prostitution = Проституция
monopoly-drugs = Наркотики
monopoly-credit = Кредиты

# --- карты влияния

influence-snitch = Осведомитель
    .one = Осведомителя
    .the = Осведомителя
    .does = Взгляд на одно дело чужой семьи; или новый рынок.
    .when = В свой ход, при планировании или действиях.
influence-schemer = Интриган
    .one = Интригана
    .the = Интригана
    .does = Дополнительный ход перед чужим; или ваш ход подождёт.
    .when = Перед чужим ходом в фазе действий, пока у вас есть задание; или в свой ход вместо действия.
influence-henchman = Помощник
    .one = Помощника
    .the = Помощника
    .does = Задание одного гангстера проще на единицу.
    .when = В свой ход при планировании, на любого гангстера. Уходит вместе с его заданием.
influence-spy = Шпион
    .one = Шпиона
    .the = Шпиона
    .does = Взгляд на два дела чужих семей.
    .when = В свой ход, при планировании или действиях.
influence-machine_pistol = Автомат
    .one = Автомат
    .the = Автомат
    .does = Один гангстер сильнее на единицу, весь раунд.
    .when = В свой ход при планировании, на любого гангстера. Лежит до конца раунда.
influence-distraction = Отвлечение
    .one = Отвлечение
    .the = Отвлечение
    .does = Один гангстер соперника слабее на единицу, весь раунд.
    .when = В свой ход при планировании, на гангстера соперника. Лежит до конца раунда.
influence-emergency_doc = Врач
    .one = Врача
    .the = Врача
    .does = Мёртвый всего лишь ранен, а раненый уходит сам. Фирмы не лечит.
    .when = В тот миг, когда гангстера или бизнесмена, чьего угодно, вот-вот убьют или выведут из игры.
influence-saboteur = Диверсант
    .one = Диверсанта
    .the = Диверсанта
    .does = Задание гангстера соперника труднее на единицу.
    .when = В свой ход при планировании, на гангстера соперника. Уходит вместе с его заданием.

# --- дела

job-gas_station_robbery = Ограбление заправки
job-credit_card_fraud = Чужие кредитки
job-threats = Угрозы
job-escort_service = Эскорт-услуги
job-arms_deal = Торговля оружием
job-cigarette_smuggling = Контрабанда сигарет
job-insolvency = Несостоятельность
job-scam = Афера
job-price_rigging = Сговор о ценах
job-drug_delivery = Доставка наркотиков
job-car_theft = Угон автомобиля
job-investment_fraud = Дутые вклады
job-red_light_district = Квартал красных фонарей
job-counterfeiting = Фальшивые деньги
job-blackmail = Шантаж
job-bankruptcy = Банкротство
job-cheating = Шулерство
job-car_theft_ring = Банда угонщиков
job-pyramid_scheme = Финансовая пирамида
job-public_contracts = Госзаказ
job-drug_dealing = Наркоторговля
job-usury = Ростовщичество
job-hazardous_waste = Опасные отходы
job-drug_smuggling = Контрабанда наркотиков
job-illegal_lab = Подпольная лаборатория
job-illegal_subsidies = Незаконные субсидии
job-wild_party = Бурная вечеринка
job-vote_rigging = Подтасовка выборов
job-high_rollers = Крупная игра
job-film_production = Съёмки фильма
job-debt_trap = Долговая яма
job-boxing_match = Боксёрский бой
job-toxic_waste_dump = Ядовитая свалка
job-car_smuggling = Контрабанда машин
job-insurance_fraud = Страховая афера
job-real_estate_fraud = Афера с недвижимостью
job-rigged_gambling = Нечестная игра
job-senators_party = Приём у сенатора
job-drug_gang = Наркокартель
job-bash_a_businessman = Избить бизнесмена
    .does = Бизнесмен слёг до следующего раунда.
job-property_damage = Материальный ущерб
    .does = Семья платит в казну за то, что вы сломали.
job-theft = Кража
    .does = Семья платит вам, пока хватает наличных.
job-vandalism = Вандализм
    .does = Фирма закрыта до конца раунда.
job-exceptional_offer = Исключительное предложение
    .does = Можно сразу купить одну карту рынка, дешевле.
job-connections = Связи
    .does = Вы видите, что есть в стопке, и можете купить одну карту оттуда или с рынка.
job-money_laundering = Отмывание денег
    .does = Деньги уходят под босса: никто их не тронет, а в конце они считаются вдвое.
job-birthday_party = День рождения
    .does = Каждая другая семья приносит подарок — наличными.
job-arson = Поджог
    .does = Фирма сгорает или хотя бы закрыта на раунд.
job-kill_a_businessman = Убить бизнесмена
    .does = Бизнесмен убит или хотя бы слёг на раунд.
job-assassination = Заказное убийство
    .does = Два удачных кубика — и гангстер убит. Чем он сильнее, тем труднее.
job-persuasion = Убеждение
    .does = Бизнесмен переходит на вашу сторону.
job-robbery = Ограбление
    .does = Когда чужое денежное дело удалось, ваш человек берёт своё раньше, чем заплатит казна.
job-trap = Ловушка
    .does = Когда нападение удалось, оно отбито; а повезёт — нападавший домой не вернётся.
job-horse_racing = Скачки
    .does = Вы ставите деньги на лошадь. Она придёт — или не придёт.
job-drive_by_shooting = Обстрел из машины
    .does = Один удачный кубик — и гангстер убит. Если ни одного, он может стрелять в ответ.
job-car_bomb = Бомба в машине
    .does = Гангстер убит или выбыл на раунд. Сила ему не поможет.
job-poker = Покер
    .does = Все ставят, вы уравниваете банк, и всё решает один бросок.
job-omars_deal = Сделка Омара
    .does = Его собственное дельце: ничего не требует и платит.
job-tucos_warning = Предупреждение Туко
    .does = Гангстер чужой семьи выбывает на раунд.

# --- что делает дело: кубики, цель, ставка, что даёт один успех, два или ни одного, что нужно

dice = { $difficulty }+
dice-target = сила цели
aim-player = по семье
aim-businessman = по бизнесмену
aim-company = по фирме
aim-gangster = по гангстеру
answers-cash = когда другой получает деньги
answers-attack = когда бьют вас
ante-stake = ставка до { $limit }
ante-pot = с каждого { $each } в банк, вы уравниваете
at-one = 1: { $effect }
at-two = 2: { $effect }
at-none = 0: { $effect }
needs = нужны: { $businesses }
effect-earn = { $money }
effect-fine = { $money } в казну
effect-steal = { $money } вам
effect-collect = { $money } с каждого
effect-rob = { $percent } % добычи
effect-deactivate = вне игры
effect-kill = убит
effect-destroy = разрушена
effect-take_over = ваш
effect-return_fire = ответный огонь
effect-repel = отбито
effect-repel_and_kill = отбито, нападавший убит
effect-buy_from_market =
    { $percent ->
        [100] рынок, на { $less } дешевле
       *[other] рынок, за { $percent } %
    }
effect-buy_from_anywhere =
    { $less ->
        [none] рынок или стопка, полная цена
       *[other] на { $less } дешевле
    }
effect-launder = до { $limit }
effect-win_stake = ставка ×{ $times }
effect-lose_stake = ставка пропала
effect-take_pot = весь банк
effect-share_pot = ставки других ×{ $times }

# --- что умеют наёмники

ability-attack_dice =
    { $dice ->
        [one] В атаке на { $dice } кубик больше
        [few] В атаке на { $dice } кубика больше
       *[many] В атаке на { $dice } кубиков больше
    }
ability-no_trap = Ловушка не поможет
ability-attack_again = Нападает дважды, но не с делами { $but_for }
ability-instead = Вместо дела: { $job } ({ $does })
ability-play_as = Любое намеченное дело может сработать как { $job }
ability-income = На { $money } больше в день выплат
ability-lend_dice =
    { $dice ->
        [one] Пока есть задание: { $dice } кубик чужому или своему делу, { $a_round }× за раунд
        [few] Пока есть задание: { $dice } кубика чужому или своему делу, { $a_round }× за раунд
       *[many] Пока есть задание: { $dice } кубиков чужому или своему делу, { $a_round }× за раунд
    }
ability-draw_when_hired =
    { $decks ->
        [influence] Приносит карты влияния: { $cards }
       *[other] Приносит карты дел или влияния: { $cards }
    }
ability-reroll = { $a_round }× за раунд соперник перебрасывает кубик по вашему выбору
ability-train = В конце раунда: +{ $strength } к силе за { $price }
ability-cancel_influence = { $a_round }× за раунд чужая карта влияния не работает
ability-second_job =
    { $dice ->
        [one] Может взять два дела, по { $dice } кубику на каждое
        [few] Может взять два дела, по { $dice } кубика на каждое
       *[many] Может взять два дела, по { $dice } кубиков на каждое
    }
ability-purchase_beside = Может купить бизнес сверх задания
ability-discount =
    { $percent ->
        [100] Бизнес для вас дешевле на { $less }
       *[other] Бизнес для вас за { $percent } % цены
    }
ability-buy_from_stack = Можно покупать из стопки
ability-counts_as = { $business } идёт как { $other }
ability-several_pay = Бизнес, которого у вас несколько, платит ×{ $times }

# --- части фраз

money = { $money } $
quoted = «{ $words }»
nothing = ничего
hidden-job = дело

phase-setup = Подготовка
phase-draw = Добор
phase-recruiting = Вербовка
phase-planning = Планирование
phase-action = Действия
phase-payday = Выплаты
phase-end = Конец

# --- сделки

goods-marker = маркер на { $business }
goods-promise = обещание ({ $what })
deal =
    { $you ->
        [seat] вы предлагаете семье { $to } { $give } за { $take }
        [to] { $seat } предлагает вам { $give } за { $take }
       *[other] { $seat } предлагает семье { $to } { $give } за { $take }
    }
deal-gift =
    { $you ->
        [seat] вы предлагаете семье { $to } { $give }, даром
        [to] { $seat } предлагает вам { $give }, даром
       *[other] { $seat } предлагает семье { $to } { $give }, даром
    }
deal-plea =
    { $you ->
        [seat] вы просите у семьи { $to } { $take }
        [to] { $seat } просит у вас { $take }
       *[other] { $seat } просит у семьи { $to } { $take }
    }
promise =
    { $you ->
        [seat] Вы обещаете семье { $to } { $what }.
        [to] { $seat } обещает вам { $what }.
       *[other] { $seat } обещает семье { $to } { $what }.
    }
promise-pay_if_job_succeeds = { $money }, если { $job } справится
promise-pay_by_payday = { $money } не позже выплат раунда { $round }
promise-share_profit = { $percent } % того, что добудет { $job }
promise-no_attack_on_you = мир до конца раунда { $round }
promise-no_attack_on_anybody = мир для всех до конца раунда { $round }
promise-let_use = { $business } на один раз в раунде { $round }
entry = { $promise }. { $said } ({ $verdict })
entry-meant = { $promise }. { $said } ({ $meant }, { $verdict })
meant-keep = дано всерьёз
meant-unless_it_pays = дано, пока выгодно
meant-break = дано для вида
verdict-open = в силе
verdict-kept = сдержано
verdict-broken = нарушено
verdict-void = отпало
verdict-due = к оплате { $money }

# --- что происходит

event-families-chosen =
    { $you ->
        [seat] Вы — { $boss }. За столом: { $others }.
       *[other] За столом: { $others }.
    }
event-round-began =
    { $you ->
        [starter] Раунд { $number }. Начинаете вы.
       *[other] Раунд { $number }. Начинает { $starter }.
    }
event-market-opened = Рынок: { $market }.
event-market-filled = Новое на рынке: { $business }.
event-jobs-dealt =
    { $you ->
        [seat] Вы получаете
       *[other] { $seat } получает
    } { $count ->
        [one] { $count } дело.
        [few] { $count } дела.
       *[many] { $count } дел.
    }
event-jobs-dealt-seen =
    { $you ->
        [seat] Вы получаете { $jobs }.
       *[other] { $seat } получает { $jobs }.
    }
event-influence-drawn =
    { $you ->
        [seat] Вы берёте карту влияния.
       *[other] { $seat } берёт карту влияния.
    }
event-influence-drawn-seen =
    { $you ->
        [seat] Вы берёте { $card }.
       *[other] { $seat } берёт { $card }.
    }
event-start-set-given = Каждый получает { $cards }.
event-influence-remade =
    { $cards ->
        [one] Карты влияния перемешаны заново: { $cards } карта.
        [few] Карты влияния перемешаны заново: { $cards } карты.
       *[many] Карты влияния перемешаны заново: { $cards } карт.
    }
event-hands-refused = Одни нападения ({ $names }): всем новые дела.
event-planning-began = Раунд { $number }: все строят планы.
event-action-began = Раунд { $number }: наступает ночь.
event-turn-began =
    { $you ->
        [seat] Ваш ход.
       *[other] Ходит { $seat }.
    }
event-turn-cut-in =
    { $you ->
        [seat] Вы вмешиваетесь вне очереди.
       *[other] { $seat } вмешивается вне очереди.
    }
event-turn-ended =
    { $you ->
        [seat] Ваш ход окончен.
       *[other] { $seat } заканчивает ход.
    }
event-laid-low =
    { $you ->
        [seat] Вы пережидаете ход. Задание подождёт.
       *[other] { $seat } пережидает ход. Задание подождёт.
    }
event-mercenaries-laid-out =
    { $count ->
        [one] Работу ищет { $count } наёмник.
        [few] Работу ищут { $count } наёмника.
       *[many] Работу ищут { $count } наёмников.
    }
event-hired =
    { $you ->
        [seat] Вы нанимаете { $gangster } за { $price }.
       *[other] { $seat } нанимает { $gangster } за { $price }.
    }
event-exchanged =
    { $you ->
        [seat] Вы отпускаете { $gangster } и берёте { $mercenary } за { $price }.
       *[other] { $seat } отпускает { $gangster } и берёт { $mercenary } за { $price }.
    }
event-job-drawn =
    { $you ->
        [seat] Вы берёте дело раунда { $round }.
       *[other] { $seat } берёт дело раунда { $round }.
    }
event-job-drawn-seen =
    { $you ->
        [seat] Вы берёте дело раунда { $round }: { $job }.
       *[other] { $seat } берёт дело раунда { $round }: { $job }.
    }
event-trained =
    { $you ->
        [seat] { $gangster } тренируется для вас: сила { $strength }.
       *[other] { $gangster } тренируется для семьи { $seat }: сила { $strength }.
    }
event-job-planned =
    { $you ->
        [seat] Вы поручаете дело { $place } (раунд { $round }).
       *[other] { $seat } поручает дело { $place } (раунд { $round }).
    }
event-job-planned-seen =
    { $you ->
        [seat] Вы поручаете дело { $place } (раунд { $round }): { $job }.
       *[other] { $seat } поручает дело { $place } (раунд { $round }): { $job }.
    }
event-purchase-planned =
    { $you ->
        [seat] Вы шлёте { $place } купить { $business }.
       *[other] { $seat } шлёт { $place } купить { $business }.
    }
event-influence-played =
    { $you ->
        [seat] Вы играете { $card }.
       *[other] { $seat } играет { $card }.
    }
event-foiled =
    { $you ->
        [seat] Ваш Alexei останавливает { $card }.
       *[other] Alexei (семья { $seat }) останавливает { $card }.
    }
event-looked =
    { $you ->
        [seat] Вы узнаёте, что на уме у { $place }.
       *[other] { $seat } узнаёт, что на уме у { $place }.
    }
event-looked-seen =
    { $you ->
        [seat] Вы узнаёте, что на уме у { $place }: { $job }.
       *[other] { $seat } узнаёт, что на уме у { $place }: { $job }.
    }
event-lawyer-asked =
    { $you ->
        [seat] Вы зовёте своего Юриста.
       *[other] { $seat } зовёт Юриста.
    }
event-attached =
    { $you ->
        [seat] { $gangster } получает от вас { $card }.
       *[other] { $gangster } получает от семьи { $seat } { $card }.
    }
event-detached = { $gangster } теряет { $card }.
event-bought =
    { $you ->
        [seat] Вы покупаете { $business } за { $price }.
       *[other] { $seat } покупает { $business } за { $price }.
    }
event-job-lost =
    { $you ->
        [seat] Ваше дело для { $place } сорвано втёмную (раунд { $round }).
       *[other] Дело семьи { $seat } для { $place } сорвано втёмную (раунд { $round }).
    }
event-purchase-lost =
    { $you ->
        [seat] Вы упускаете { $business } ({ $place }).
       *[other] { $seat } упускает { $business } ({ $place }).
    }
event-target-named = { $place } идёт на { $target }.
event-target-named-player =
    { $you ->
        [player] { $place } идёт на вас.
       *[other] { $place } идёт на семью { $player }.
    }
event-die-lent =
    { $you ->
        [to] Willy одалживает вам кубик.
       *[other] Willy одалживает кубик семье { $to }.
    }
event-turned-up =
    { $you ->
        [seat] { $place } выходит от вас: { $job }.
       *[other] { $place } выходит от семьи { $seat }: { $job }.
    }
event-needs-missing =
    { $you ->
        [seat] У вас не всё есть для дела { $job }. Отбой.
       *[other] У семьи { $seat } не всё есть для дела { $job }. Отбой.
    }
event-markers-used =
    { $you ->
        [seat] Вы пускаете в ход
       *[other] { $seat } пускает в ход
    } { $count ->
        [one] маркер, положенный на { $businesses }.
       *[many] маркеры, положенные на { $businesses }.
    }
event-staked =
    { $you ->
        [seat] Вы ставите { $money }.
       *[other] { $seat } ставит { $money }.
    }
event-rolled =
    { $successes ->
        [0] { $gangster } бросает { $dice } против { $difficulty }. Не везёт.
        [one] { $gangster } бросает { $dice } против { $difficulty }: { $successes } успех.
        [few] { $gangster } бросает { $dice } против { $difficulty }: { $successes } успеха.
       *[many] { $gangster } бросает { $dice } против { $difficulty }: { $successes } успехов.
    }
event-rerolled-cop =
    { $you ->
        [seat] Ваш Коп ничего не видел. Теперь
       *[other] Коп семьи { $seat } ничего не видел. Теперь
    } { $successes ->
        [0] { $dice }. Не везёт.
        [one] { $dice }: { $successes } успех.
        [few] { $dice }: { $successes } успеха.
       *[many] { $dice }: { $successes } успехов.
    }
event-rerolled-lono =
    { $you ->
        [seat] Lono просит вас бросить кубик ещё раз. Теперь
        [by] Ваш Lono просит семью { $seat } бросить ещё раз. Теперь
       *[other] Lono просит семью { $seat } бросить ещё раз. Теперь
    } { $successes ->
        [0] { $dice }. Не везёт.
        [one] { $dice }: { $successes } успех.
        [few] { $dice }: { $successes } успеха.
       *[many] { $dice }: { $successes } успехов.
    }
event-paid =
    { $you ->
        [giver] Вы платите семье { $taker } { $money }.
        [taker] { $giver } платит вам { $money }.
       *[other] { $giver } платит семье { $taker } { $money }.
    }
event-paid-by-bank =
    { $you ->
        [taker] Вы получаете { $money }.
       *[other] { $taker } получает { $money }.
    }
event-paid-to-bank =
    { $you ->
        [giver] Вы платите { $money }.
       *[other] { $giver } платит { $money }.
    }
event-laundered =
    { $you ->
        [seat] Вы отмываете { $money }. Никто их не найдёт.
       *[other] { $seat } отмывает { $money }.
    }
event-repelled =
    { $you ->
        [attacker] Вы попадаете в ловушку семьи { $seat }. Ничего не происходит.
        [seat] { $attacker } попадает в вашу ловушку. Ничего не происходит.
       *[other] { $attacker } попадает в ловушку семьи { $seat }. Ничего не происходит.
    }
event-healed = Врач штопает { $patient }.
event-gangster-deactivated =
    { $you ->
        [seat] { $gangster } не поможет вам до следующего раунда.
       *[other] { $gangster } не поможет семье { $seat } до следующего раунда.
    }
event-gangster-killed =
    { $you ->
        [seat] Вы хороните { $gangster }. Трофей семье { $killer }.
        [killer] { $seat } хоронит { $gangster }. Трофей вам.
       *[other] { $seat } хоронит { $gangster }. Трофей семье { $killer }.
    }
event-business-deactivated =
    { $you ->
        [seat] Вы теряете { $business } до следующего раунда.
       *[other] { $seat } теряет { $business } до следующего раунда.
    }
event-business-destroyed =
    { $you ->
        [seat] Вы теряете { $business } навсегда.
       *[other] { $seat } теряет { $business } навсегда.
    }
event-taken-over =
    { $you ->
        [seat] { $by } переманивает у вас { $business }.
        [by] Вы переманиваете { $business } у семьи { $seat }.
       *[other] { $by } переманивает { $business } у семьи { $seat }.
    }
event-shot-back =
    { $you ->
        [seat] { $gangster } стреляет в ответ за вас.
       *[other] { $gangster } стреляет в ответ за семью { $seat }.
    }
event-job-resolved = { $job } ({ $place }): дело закрыто.
event-monopoly-won =
    { $you ->
        [seat] Монополия у вас: { $monopoly }.
       *[other] Монополия у семьи { $seat }: { $monopoly }.
    }
event-monopoly-lost = Монополия теперь ничья: { $monopoly }.
event-offer-made = Предложение { $offer }: { $deal }.
event-offer-accepted = Предложение { $offer } принято. По рукам.
event-offer-refused = Предложение { $offer } отклонено.
event-offer-countered = На предложение { $offer } отвечают другим.
event-offer-withdrawn = Предложение { $offer } отозвано.
event-offer-lapsed = Предложение { $offer } больше не в силе.
event-goods-given =
    { $you ->
        [seat] Вы отдаёте семье { $to } { $goods }.
        [to] { $seat } отдаёт вам { $goods }.
       *[other] { $seat } отдаёт семье { $to } { $goods }.
    }
event-promise-made = Обещание { $promise }. { $said }
event-promise-due = Обещание { $promise }: пора платить { $money }.
event-promise-kept = Обещание { $promise } сдержано.
event-promise-broken = Обещание { $promise } нарушено.
event-promise-void = Обещание { $promise } отпало.
event-intended = Обещание { $promise } { $meant }.
event-markers-returned =
    { $you ->
        [seat] К вам
       *[other] К семье { $seat }
    } { $markers ->
        [one] возвращается маркер, положенный на { $business }.
        [few] возвращаются { $markers } маркера, положенные на { $business }.
       *[many] возвращаются { $markers } маркеров, положенных на { $business }.
    }
event-said =
    { $you ->
        [seat] Вы: «{ $text }»
       *[other] { $seat }: «{ $text }»
    }
event-said-aside =
    { $you ->
        [seat] Вы, тихо, семье { $to }: «{ $text }»
        [to] { $seat }, тихо, вам: «{ $text }»
       *[other] { $seat }, тихо, семье { $to }: «{ $text }»
    }
# What bots say, between quotation marks.
line-need = Моему делу сегодня не хватает одного: { $about }.
line-need-2 = На сегодня всё готово, кроме одного: { $about }.
line-need-3 = Небольшая услуга по-соседски: { $about }. На один вечер.
line-lend = Сегодня свободно, за небольшую благодарность: { $about }.
line-lend-2 = Сегодня простаивает, прямо жалко: { $about }.
line-rights = Мои двери будут открыты в любой вечер, когда понадобится. Платите сейчас, стучите потом.
line-rights-2 = Внесите сегодня, и завтра просить не придётся.
line-pact = Вы не трогаете моих, я не трогаю ваших.
line-pact-2 = В газетах и так хватает стрельбы. Обойдёмся друг без друга.
line-pact-3 = Мир до конца раунда. Моим людям не мешает выспаться.
line-racket = Район неспокойный. Жаль будет, если что случится.
line-racket-2 = Витрины так легко бьются. Я знаю людей, которые присмотрели бы за вашими.
line-heads = Уступите человека, просто для счёта.
line-heads-2 = Мне нужен ещё один занятый стул, когда начнут считать. Подойдёт любой из ваших.
line-more = Вам оно нужнее, чем вы говорите.
line-more-2 = Ради такого я не встану. Чуть больше, и подумаю.
line-more-3 = Неплохая попытка. А теперь настоящая цена.
line-too-little = Мало.
line-too-little-2 = Меня оскорбляли и щедрее.
line-too-little-3 = Нет. Приходите, когда будете говорить всерьёз.
line-loan = Я кто угодно, только не банк.
line-loan-2 = Подпись у вас красивая. Но я предпочитаю банкноты.
line-credit = Вы за этим столом и так должны достаточно.
line-credit-2 = Сперва заплатите остальным. Потом поговорим обо мне.
line-broken = Вы дали слово в раунде { $about }. Я помню, чего оно стоило.
line-broken-2 = Раунд { $about }: слово ваше, убыток мой. Это записано.
line-warning = Один раз бывает по ошибке. Второго не будет.
line-warning-2 = На этот раз прощаю. Больше я таким рассеянным не буду.
line-through = Между нами всё кончено. Отныне только наличные.
line-through-2 = Дважды. Больше ничего мне не обещайте.
line-amends = Я знаю, что сделал. Вот кое-что за беспокойство.
line-amends-2 = Не будем вспоминать. Этого должно хватить на цветы.
line-cheap = В последний вечер обещания дёшевы.
line-cheap-2 = Завтра его уже не перед кем будет держать.
line-bluff = Чем же? Мне известно, чем заняты ваши люди.
line-bluff-2 = Сегодня вы и кошку не напугаете.
line-hollow-share = Доля от ничего и есть ничего. Это дело мне знакомо.
line-hollow-share-2 = Карту я видел. Денег там нет.
line-hollow-use = Зачем мне это? Обойдусь и без вас.
line-hollow-use-2 = Щедро. Только мне оно ни к чему.
line-dear = Таких денег у меня нет.
line-dear-2 = Вы приняли меня за владельца сейфа.
line-square = Значит, мы в расчёте.
line-square-2 = Уплачено. Можете пересчитать.
event-income-paid =
    { $you ->
        [seat] Ваш бизнес приносит { $money }.
       *[other] Бизнес семьи { $seat } приносит { $money }.
    }
event-bonus-business =
    { $you ->
        [seat] Вам ещё { $money } за лучший доход.
       *[other] Семье { $seat } ещё { $money } за лучший доход.
    }
event-bonus-gangsters =
    { $you ->
        [seat] Вам { $money } за самую большую банду.
       *[other] Семье { $seat } { $money } за самую большую банду.
    }
event-jobs-dropped =
    { $you ->
        [seat] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } { $count ->
        [one] { $count } дело (раунд { $rounds }).
        [few] { $count } дела (раунды { $rounds }).
       *[many] { $count } дел (раунды { $rounds }).
    }
event-jobs-dropped-seen =
    { $you ->
        [seat] Вы сбрасываете { $jobs }.
       *[other] { $seat } сбрасывает { $jobs }.
    }
event-influence-dropped =
    { $you ->
        [seat] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } { $count ->
        [one] { $count } карту влияния.
        [few] { $count } карты влияния.
       *[many] { $count } карт влияния.
    }
event-influence-dropped-seen =
    { $you ->
        [seat] Вы сбрасываете { $cards }.
       *[other] { $seat } сбрасывает { $cards }.
    }
event-trophies-counted =
    { $you ->
        [seat] Ваши трофеи стоят { $money }.
       *[other] Трофеи семьи { $seat } стоят { $money }.
    }
event-laundered-counted =
    { $you ->
        [seat] Ваши отмытые деньги возвращаются: { $money }.
       *[other] Отмытые деньги семьи { $seat } возвращаются: { $money }.
    }
event-arm-wrestled = Ничья. Рукава засучены: { $throws }.
event-confessed = Обещания: даны всерьёз — { $faith }, пока выгодно — { $suited }, для вида — { $show }.
event-game-ended =
    { $you ->
        [winner] Вы выигрываете, у вас { $cash }. Нью-Йорк ваш.
       *[other] Выигрывает { $winner }, в кассе { $cash }.
    }

# --- что спрашивают

question-hands = Вот ваши дела. Годятся?
question-hiring = Кого нанять?
question-exchanging = Обменять кого-то из своих на наёмника?
question-stas = Stas приносит карту. Какую?
question-planning = Кто чем займётся в этом раунде?
question-second_plan = Одно поручение дано. Второе сразу?
question-plan_beside = Все при деле. Дать ещё одно поручение?
question-schemer = Сейчас ходит { $name }. Вмешаться?
question-acting = Ваш ход. Кто выходит?
question-second_task = Одно задание позади. Второе сразу?
question-finishing = Готово. Что-нибудь ещё?
question-willy = Сейчас бросает { $name }. Willy одолжит кубик?
question-willys_die = У Willy есть для вас кубик. Взять?
question-markers = { $job }: какие маркеры в ход?
question-stake = Сколько на лошадь?
question-reroll = На кубиках { $dice }. Один ещё раз?
question-robbery = { $name } вот-вот получит { $money }. Ограбить?
question-trap = { $job }: это про вас. Захлопнуть ловушку?
question-doc = Под ударом { $patient }. Позвать врача?
question-alexei = Играют карту. Alexei возражает?
question-return_fire = По { $victim } промазали. Стрелять в ответ?
question-attack_again = Bernardo не устал. Ещё раз?
question-buying = Что купить?
question-laundering = Сколько в стирку?
question-adriano = Adriano хочет тренироваться. Заплатить?
question-drop_jobs =
    { $drop ->
        [one] { $drop } дело лишнее. Какое сбросить?
        [few] { $drop } дела лишние. Какие сбросить?
       *[many] { $drop } дел лишних. Какие сбросить?
    }
question-drop_influence =
    { $drop ->
        [one] { $drop } карта влияния лишняя. Какую сбросить?
        [few] { $drop } карты влияния лишние. Какие сбросить?
       *[many] { $drop } карт влияния лишних. Какие сбросить?
    }

# --- что можно ответить

option-Begin = Раздача
option-TimeUp = Время вышло
option-Reconsider = Передумать
option-KeepHand = Годятся
option-RefuseHand = Одни нападения: сдать заново
option-Hire = { $gangster }, сила { $strength }, за { $price }
option-Exchange = { $gangster } на { $mercenary } с доплатой { $price }
option-DrawJob = Дело
option-DrawInfluence = Карту влияния
option-Train = Заплатить { $price }: Adriano станет сильнее
option-DropJobs = Сбросить { $cards }
option-DropInfluence = Сбросить { $cards }
option-PlanJob = { $place }: { $job }
option-PlanPurchase = { $place }: купить { $business } за { $price }
option-PlanPurchase-stack = { $place }: купить { $business } из стопки
option-EndTurn =
    { $idle ->
        [0] Закончить ход
        [one] Закончить ход, { $idle } человек пока без дела
        [few] Закончить ход, { $idle } человека пока без дела
       *[many] Закончить ход, { $idle } человек пока без дела
    }
option-EndTurn-second_plan = Закончить ход, второе поручение дать позже
option-EndTurn-plan_beside = Больше поручений в этом раунде не будет
option-EndTurn-second_task = Закончить ход, второе задание подождёт
option-Snitch = Осведомитель: что на уме у { $job }?
option-ExchangeMarket = Осведомитель: новый рынок
option-Spy = Шпион: проверить { $gangsters }
option-AskLawyer = Юрист: проверить { $gangsters }
option-Attach = { $card } для { $gangster }
option-Scheme = Интриган: вмешаться
option-LieLow = Интриган: переждать этот ход
option-CallDoc = Позвать врача
option-Foil = Alexei против
option-Strip = Alexei снимает { $card } с { $gangster }
option-Buy = { $place } покупает { $business } за { $price }
option-CallOff = { $place } остаётся дома: { $job } отменяется
option-CallOff-purchase = { $place } остаётся дома: { $business } не покупаем
option-CarryOut = { $place }: { $job }
option-AttackPlayer = { $place }: { $job } на семью { $seat }
option-Attack = { $place }: { $job } на { $target }
option-DealInstead = { $place } проворачивает свою сделку
option-StrikeInstead = { $place } вместо дела идёт на { $gangster }
option-LendDie = Одолжить кубик
option-TakeDie = Взять
option-UseMarkers = Маркер на { $businesses }
option-Stake = { $money }
option-Reroll = Перебросить { $die }
option-Rob = Грабит { $place }
option-SpringTrap = Ловушку захлопнет { $place }
option-ShootBack = Стрелять в ответ
option-BuyNow = Купить { $business } за { $price }
option-Launder = { $money }
option-Decline = Нет, спасибо
option-MakeOffer = Предложить сделку семье { $to }
option-AcceptOffer = Принять предложение { $offer }
option-RefuseOffer = Отклонить предложение { $offer }
option-CounterOffer = Ответить на предложение { $offer } другим
option-WithdrawOffer = Отозвать предложение { $offer }
option-LapseOffer = Предложение { $offer }: время вышло
option-Settle = Сдержать обещание { $promise }: { $what }
option-Intend = Пометить обещание { $promise }: { $meant }
option-TakeBack = Забрать маркер, положенный на { $business }
option-Say = Сказать «{ $text }»
option-Say-aside = Сказать семье { $to } «{ $text }»

# --- в чём отказано

refused-players-only = Торгуют и разговаривают только игроки.
refused-trade-closed = Не во время дела. Торговля потом.
refused-clock-only = Предложение закрывают только часы.
refused-with-himself = С самим собой дел не ведут.
refused-nothing-for-nothing = Ничего за ничего — не предложение.
refused-too-many-promises = Обещаний в одном предложении — не больше { $most }.
refused-too-many-offers = Ваших предложений на столе уже { $most }. Хватит.
refused-promise-twice = Одно обещание дважды — всё равно одно.
refused-card-twice = Нельзя назвать { $card } дважды.
refused-not-his-business =
    { $you ->
        [seat] Вы не можете отдать { $business }: это не ваше.
       *[other] Семья { $seat } не может отдать { $business }.
    }
refused-not-his-gangster =
    { $you ->
        [seat] { $gangster } работает не на вас.
       *[other] { $gangster } работает не на семью { $seat }.
    }
refused-not-his-to-let =
    { $you ->
        [seat] Вы не можете одолжить { $business }: это не ваше.
       *[other] Семья { $seat } не может одолжить { $business }.
    }
refused-not-his-job =
    { $you ->
        [seat] Дело, которое ждёт { $place }, не ваше.
       *[other] Дело, которое ждёт { $place }, не семьи { $seat }.
    }
refused-no-job-there = { $place }: дела нет.
refused-no-such-round = На тот раунд ничего не обещают.
refused-has-task = { $gangster } при деле и остаётся на месте.
refused-shut = В этом раунде нельзя использовать { $business }.
refused-word-too-often =
    { $you ->
        [seat] Сколько раз вы дали слово: { $most }. Больше ему не верят.
       *[other] Сколько раз семья { $seat } дала слово: { $most }. Больше ему не верят.
    }
refused-no-offer = Предложения { $offer } на столе нет.
refused-not-his-offer = Предложение { $offer } сделали не вы.
refused-not-to-him = Предложение { $offer } сделано семье { $to }.
refused-too-little-cash =
    { $you ->
        [seat] У вас только { $cash }.
       *[other] У семьи { $seat } только { $cash }.
    }
refused-too-few-markers =
    { $you ->
        [seat] Свободных маркеров у вас: { $free }. Этого мало.
       *[other] Свободных маркеров у семьи { $seat }: { $free }. Этого мало.
    }
refused-no-promise = Обещания { $promise } нет.
refused-not-his-promise = Обещание { $promise } дали не вы.
refused-promise-settled = С обещанием { $promise } всё решено.
refused-nothing-to-pay = По обещанию { $promise } сейчас платить нечего.
refused-cannot-pay = Вы обещали { $money }, а их у вас нет.
refused-meant-already = Что вы думаете об обещании { $promise }, уже записано.
refused-no-marker = Вы не клали маркера на { $business }.
refused-not-weighed = Это не сделка и не покупка.
refused-no-purchase = { $place }: покупать там нечего.
refused-not-on-sale = { $business }: вам этого не продают.
refused-not-inspected = О таком деле вы ничего не знаете.
refused-no-strip = Alexei сейчас не может.
refused-nothing-to-strip = Никто другой не сыграл { $card } на гангстера { $gangster }.
# --- о чём переспрашивают

caution-plan-lacks = Для дела { $job } ещё надо найти { $need }. Иначе отбой.
caution-job-lacks = Для дела { $job } надо было найти { $need }. Оно сорвётся.
caution-marker-shared = Один маркер служит одному делу, а на этот рассчитано и { $other } ({ $business }).
caution-no-target = Для дела { $job } за этим столом нет цели. Его можно только отменить.
caution-cash-short = Вам не хватает { $money }.
caution-breaks-peace = Вы обещали семье { $to } мир до конца раунда { $round }. Так вы нарушите слово.
caution-breaks-peace-all = Вы обещали семье { $to } ни на кого не нападать до конца раунда { $round }. Так вы нарушите слово.
caution-breaks-use = Вы обещали семье { $to } { $business } на раунд { $round }. Так вы нарушите слово.
caution-helps-rival = { $card } для { $gangster }: это поможет семье { $seat }, а не вам.
caution-card-idle = { $gangster } идёт только за покупкой: { $card } ничего не изменит.
caution-hire = { $gangster } стоит { $price }, и назад их не вернуть. У вас останется { $cash }.
caution-exchange = { $gangster } выходит из игры, вместо него { $mercenary } за { $price }. У вас останется { $cash }.
caution-gift = Взамен вы ничего не просите у семьи { $to }.
caution-marker-back = Маркер, положенный на { $business }, ваш, пока его не используют. Заберёте — и право пропадёт.
caution-job-loses = Дело { $job } уже поручено, а для него нужно иметь { $need }. Оно сорвётся.

# --- доводы тренера

reason-cash = К концу раунда примерно на { $money } больше в кассе.
reason-income = Примерно на { $money } больше от того, что принесут ваш бизнес и карты.
reason-crew = Ваша банда выйдет из этого сильнее, примерно на { $money }.
reason-yours = К концу раунда вы богаче примерно на { $money }.
reason-rivals = Остальные недосчитаются примерно { $money }.

# --- стол

table-round = Раунд { $number } из { $rounds }
table-income = доход { $money }
table-laundered = отмыто { $money }
table-hand =
    { $jobs ->
        [one] { $jobs } дело
        [few] { $jobs } дела
       *[many] { $jobs } дел
    } + { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
table-markers =
    { $markers ->
        [one] { $markers } маркер
        [few] { $markers } маркера
       *[many] { $markers } маркеров
    }
table-trophies =
    { $trophies ->
        [one] { $trophies } трофей
        [few] { $trophies } трофея
       *[many] { $trophies } трофеев
    }
table-market = Рынок:
table-stack = в стопке { $cards }
table-for-hire = Наёмники:
table-jobs = Дела:
table-influence = Влияние:
keys-trade =
    { $offers ->
        [0] { $trade } сделки
       *[other] { $trade } сделки ({ $offers })
    }
keys-table = { $who } кто · { $log } журнал · { $help } справка · { $quit } выход
pick-instead = Вместо этого кто-то другой
pick-never = Не в этом раунде

# --- стол сделок

desk-title = Слово за вами. Что будем делать?
desk-offer = Предложение семье { $name }
desk-say = Сказать что-нибудь
desk-all = Всем
desk-to = Кому?
desk-words = Ваши слова, затем Enter:
desk-markers = Забрать маркер
desk-strip = Alexei снимает карту
desk-spy = Взглянуть на дела
offer-accept = Принять
offer-sure = Да, по рукам
offer-refuse = Отклонить
offer-counter = Предложить другое
offer-later = Позже
deal-title = Предложение семье { $name }
deal-give = Что-то отдать
deal-take = Что-то попросить
deal-anew = Начать заново
deal-send = Отправить
deal-give-so-far = Вы отдаёте: { $goods }
deal-take-so-far = Вы получаете: { $goods }
deal-opens = С этим вам по силам { $jobs }.
deal-add = Что добавить?
deal-cash = Деньги
deal-business = Бизнес
deal-gangster = Гангстера без задания
deal-marker = Маркер на бизнес
deal-promise = Обещание
deal-thousands = Сколько тысяч?
deal-percent = Какую долю, в процентах?
deal-round = До конца какого раунда?
deal-job = Какое дело?
form-pay_by_payday = Деньги не позже выплат
form-pay_if_job_succeeds = Деньги, если дело удастся
form-share_profit = Долю от дела
form-no_attack_on_you = Мир с другой стороной
form-no_attack_on_anybody = Мир со всеми
form-let_use = Бизнес на один раз

# --- страницы

who-title = Кто есть кто
who-recruits = Можно нанять: { $names }
ledger-title = Обещания
meant-title = Что было на уме
meant-rest =
    { $shady ->
        [0] Все обещания ботов даны всерьёз.
       *[other] Все остальные обещания ботов даны всерьёз.
    }
styles-title = Кто был кто
style-cautious = { $name }: осторожность. Прежде всего безопасность, и врач под рукой.
style-greedy = { $name }: жадность. Ни одной услуги по первой цене.
style-vengeful = { $name }: мстительность. Ни один удар не забыт.
style-honourable = { $name }: честь. Слово есть слово, до последней ночи.
stacks-title = Стопки
stack-left = осталось { $left }, рубашкой вверх { $down }; сыграно: { $played }
final-title = Последний подсчёт
count-before = До этого
count-income = Бизнес
count-bonus = Банда
count-trophies = Трофеи
count-laundered = Отмыто
count-total = Итого
help-title = Семейное дело
help-signs = ▶ ходит · * начинает раунд · [II] дело раунда II, лицом вниз · →Сутенёр намеченная покупка, ещё не оплачена · ✗ пока ничего не выйдет · (−2 000 $) сколько не хватает · ◉ кто видел дело · (в скобках) вне игры до следующего раунда · герб на бизнесе — маркер этой семьи.
help-keys = Цифра или буква выбирает, 0 или Enter — нет или всё, Backspace — назад. Любая клавиша прерывает паузу. Ctrl-C — выход; игра сохраняется.

share-promises_kept = Слово сдержано
