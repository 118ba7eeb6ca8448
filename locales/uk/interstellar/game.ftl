## Starship Interstellar: усе, що кажуть правила під час партії

## Назви

si-hall = H.A.L.L.
si-government = Світовий уряд
si-nothing = нічого
si-nobody = нікого
si-planet-mercury = Меркурій
    .to = до Меркурія
    .on = на Меркурії
si-planet-venus = Венера
    .to = до Венери
    .on = на Венері
si-planet-earth = Земля
    .to = до Землі
    .on = на Землі
si-planet-mars = Марс
    .to = до Марса
    .on = на Марсі
si-planet-jupiter = Юпітер
    .to = до Юпітера
    .on = на Юпітері
si-planet-saturn = Сатурн
    .to = до Сатурна
    .on = на Сатурні
si-planet-uranus = Уран
    .to = до Урана
    .on = на Урані
si-planet-neptune = Нептун
    .to = до Нептуна
    .on = на Нептуні
si-colour-R = червоний
si-colour-Y = жовтий
si-colour-G = зелений
si-colour-B = синій
si-colour-P = фіолетовий
si-cube-R =
    { $count ->
        [one] { $count } червоний
        [few] { $count } червоні
       *[many] { $count } червоних
    }
si-cube-Y =
    { $count ->
        [one] { $count } жовтий
        [few] { $count } жовті
       *[many] { $count } жовтих
    }
si-cube-G =
    { $count ->
        [one] { $count } зелений
        [few] { $count } зелені
       *[many] { $count } зелених
    }
si-cube-B =
    { $count ->
        [one] { $count } синій
        [few] { $count } сині
       *[many] { $count } синіх
    }
si-cube-P =
    { $count ->
        [one] { $count } фіолетовий
        [few] { $count } фіолетові
       *[many] { $count } фіолетових
    }
si-cube-any =
    { $count ->
        [one] { $count } будь-який
        [few] { $count } будь-які
       *[many] { $count } будь-яких
    }
si-people-R =
    { $count ->
        [one] { $count } червона фігурка
        [few] { $count } червоні фігурки
       *[many] { $count } червоних фігурок
    }
si-people-Y =
    { $count ->
        [one] { $count } жовта фігурка
        [few] { $count } жовті фігурки
       *[many] { $count } жовтих фігурок
    }
si-people-G =
    { $count ->
        [one] { $count } зелена фігурка
        [few] { $count } зелені фігурки
       *[many] { $count } зелених фігурок
    }
si-people-B =
    { $count ->
        [one] { $count } синя фігурка
        [few] { $count } сині фігурки
       *[many] { $count } синіх фігурок
    }
si-people-P =
    { $count ->
        [one] { $count } фіолетова фігурка
        [few] { $count } фіолетові фігурки
       *[many] { $count } фіолетових фігурок
    }
si-family = ({ $people })
si-mechanism = ({ $cost })
si-bases =
    { $count ->
        [one] { $count } база
        [few] { $count } бази
       *[many] { $count } баз
    }
si-buildings = { $count } × { $building }
si-building-ars = АСП
si-building-converter = конвертер
si-building-outpost = форпост
si-building-drill = бур
si-source-base = база
si-source-explorer = дослідник
si-source-ars = АСП
si-source-outpost = форпост
si-source-drill = бур
si-source-converter-1 = конвертер, рівень 1
si-source-converter-2 = конвертер, рівень 2
si-source-converter-3 = конвертер, рівень 3
si-tech-ars = Автоматична система повернення
si-tech-converter = Конвертер
si-tech-outpost = Форпост
si-tech-drill = Бур
si-tech-solar = Сонячний видобуток
si-tech-travel = Подорож
si-tech-cryogenics = Прискорена кріообробка
si-tech-build-extra = Додаткове будівництво
si-tech-deep-space = Сила глибокого космосу
si-tech-government-plus = Уряд плюс
si-level = { $technology } { $level }
si-hall-level = { $colour } { $level }
si-track-starship = шкала лідерів корабля
si-track-humankind = шкала лідерів людства
si-track-space = { $space }: { $reward }
si-row-current = Поточні проєкти
si-row-long_term = Довгострокові проєкти
si-row-future = Майбутні проєкти
si-salvation-government = відправити представника
si-salvation-mechanism = збудувати механізм
si-salvation-population = врятувати населення
si-salvation-probe = просунути зонд
si-discovery-wormhole = червоточина
si-discovery-galaxy = галактика
si-discovery-deep-space = глибокий космос
si-discovery-mine = загублена шахтарська планета ({ $cubes })
si-space = поле { $column }-{ $row }
si-deposit = Родовище: { $surface }; одразу додому: { $home }
si-deposit-layers = Родовище: { $surface }; глибше: { $deeper }; одразу додому: { $home }
si-seat-free = { $space } вільно ({ $reward })
si-seat-taken = { $space } зайнято ({ $player })
si-holds = { $player }: { $token }
si-pass-ordinary = звичайний жетон пасу
si-pass-tanker = «Танкер»
si-pass-academy = «Академія»
si-pass-quarry = «Кар’єр»
si-pass-press = «Преса»

## Жетони

si-production = Виробництво на планеті ({ $planet })
si-token-travel = Подорож
si-token-market = Ринок
si-token-research = Дослідження технологій
si-token-solar = Сонячний видобуток
si-token-earth = Земне виробництво
si-token-free-travel = Безкоштовна подорож
si-token-better-prices = Кращі ціни
si-token-tank = Повний бак
si-token-blue-yellow = Синій і жовтий
si-token-purple = Один фіолетовий
si-token-three-red = Три червоні
si-token-two-green = Два зелені
si-token-rich-refill = Щедре поповнення
si-token-envoy = Подорож із доброю славою
si-token-herald = Престижна подорож
si-token-sun-envoy = Сонячний видобуток із доброю славою
si-token-earth-herald = Престижне земне виробництво
si-token-thrifty-research = Ощадливе дослідження
si-token-cheap-travel = Дешева подорож
si-token-wide-draw = Повна жменя
si-token-double-market = Подвійний ринок
si-token-any-production = Виробництво будь-де
si-token-leftovers = Залишки ринку
si-token-step-back = Дослідження за старою ціною
si-token-whole-row = Увесь ряд
si-token-starship-leap = Ривок корабля
si-token-humankind-leap = Ривок людства
si-token-new-scientist = Новий науковець
si-token-two-probes = Два ходи зонда

## Що отримують

si-gain-fuel =
    { $amount ->
        [one] { $amount } одиниця палива
        [few] { $amount } одиниці палива
       *[many] { $amount } одиниць палива
    }
si-gain-prestige =
    { $amount ->
        [one] { $amount } очко престижу
        [few] { $amount } очки престижу
       *[many] { $amount } очок престижу
    }
si-gain-reputation =
    { $amount ->
        [one] { $amount } пункт репутації
        [few] { $amount } пункти репутації
       *[many] { $amount } пунктів репутації
    }
si-gain-scientist =
    { $amount ->
        [one] { $amount } науковець
        [few] { $amount } науковці
       *[many] { $amount } науковців
    }
si-gain-cubes = ресурси ({ $cubes })
si-gain-choose = один ресурс на вибір ({ $cubes })
si-gain-refill = поповнити родовище: { $amount }
si-gain-raise = поповнити родовище на рівень вище: { $amount }
si-gain-up-to = поповнити родовище: { $amount }, рівень вищий щонайбільше на { $higher }
si-gain-lowest = найдешевші ресурси ринку: { $amount }
si-gain-leader = крок на шкалі лідерів на вибір
si-gain-other = крок на іншій шкалі лідерів
si-gain-extra = жетон додаткової дії
si-gain-drill = із родовища в його сховище: { $amount }
si-gain-ars = зі сховища у ваш запас: { $amount }
si-gain-government-probe = хід урядового зонда
si-gain-save = безкоштовно врятувати найнижче населення
si-gain-build = безкоштовно збудувати найдешевший механізм

## Про що питають

si-ask-turn-action = Зіграйте жетон, повторіть активний, якщо його можна повторити, або пасуйте.
si-ask-turn-salvation = Зіграйте жетон стороною порятунку або пасуйте.
si-ask-sun = Із сонячного мішка: { $drawn }. Залиште щонайбільше { $most }; кожен коштує стільки репутації, скільки вартий, якщо ваші технології її не заощаджують.
si-ask-research = Яку технологію ви досліджуєте і чим платите?
si-ask-wormhole = Де буде ваша червоточина? Виберіть орбіту й квадрант.
si-ask-travel = Завантажте, що потрібно, а тоді виберіть, куди летить ваш дослідник.
si-ask-settle = Ви перевернули жетон { $planet }. { $token }. Залишаєте його й засновуєте базу?
si-ask-deploy = Які споруди ви залишаєте { $planet }?
si-ask-trade = Продавайте, купуйте або завершуйте з ринком.
si-ask-choose-production = На якій планеті ви виробляєте?
si-ask-produce = Виробництво { $planet }. Ще можна використати: { $left }.
si-ask-salvation = Для якої дії порятунку ви граєте жетон?
si-ask-send = Яке місце у Світовому уряді займає ваш науковець?
si-ask-build = Який механізм ви будуєте і чим платите?
si-ask-save = Кого ви рятуєте і чим платите?
si-ask-probe = На яке поле заходить ваш зонд?
si-ask-ride = Червоточина: заплатіть 1 паливо й просуньтеся ще на стовпець або залишіться.
si-ask-government-probe = Куди летить урядовий зонд? Ви отримаєте те, що він знайде.
si-ask-cube = Який ресурс ви берете?
si-ask-track = На якій шкалі лідерів ви робите крок?
si-ask-deposit = Яке родовище ви поповнюєте (ресурсів: { $amount }, рівень вищий щонайбільше на { $higher })?
si-ask-storage-drill = З якого родовища ресурси йдуть у сховище (скільки: { $amount })?
si-ask-storage-ars = З якого сховища ресурси йдуть у ваш запас (скільки: { $amount })?
si-ask-extra = Виберіть жетон додаткової дії. Його можна використати одразу.
si-ask-pass-reward = Візьміть нагороду, якої досяг ваш жетон пасу, або попередню: { $rewards }.
si-ask-move-up = У ряду { $row } Світового уряду є місце для вашого науковця. Піднімаєтеся?
si-ask-pick-for-hall = Для H.A.L.L. кілька полів однаково добрі. Виберіть одне за нього.
si-ask-hall-begins = Перший хід за H.A.L.L. Дозвольте йому почати, коли будете готові.
si-ask-spoil-before = Скиньте ресурси, щоб забрати з планшета H.A.L.L. кубики такої самої або меншої вартості, щонайбільше по одному кожного кольору.
si-ask-spoil-after = Скиньте ресурси, щоб покласти в мішок H.A.L.L. стільки червоних кубиків, скільки вони варті, щонайбільше по одному кожного кольору.
si-ask-draft = Виберіть унікальний жетон пасу. Він лежатиме долілиць.
si-ask-decide = Ви використаєте унікальний жетон пасу чи звичайний?

si-wait = Чекаємо, зараз хід: { $player } ({ $what }).
si-wait-over = Цю партію завершено.
si-step-turn-action = жетон фази дій
si-step-turn-salvation = жетон фази порятунку
si-step-sun = які ресурси залишити
si-step-research = технологія
si-step-wormhole = місце для червоточини
si-step-travel = подорож
si-step-settle = чи засновувати базу
si-step-deploy = які споруди залишити
si-step-trade = ринок
si-step-choose-production = планета для виробництва
si-step-produce = виробництво на планеті
si-step-salvation = дія порятунку
si-step-send = місце у Світовому уряді
si-step-build = механізм
si-step-save = кого врятувати
si-step-probe = наступне поле зонда
si-step-ride = чи скористатися червоточиною
si-step-government-probe = наступне поле урядового зонда
si-step-cube = ресурс
si-step-track = шкала лідерів
si-step-deposit = родовище для поповнення
si-step-storage-drill = родовище для буріння
si-step-storage-ars = сховище, що шле ресурси додому
si-step-extra = жетон додаткової дії
si-step-pass-reward = нагорода жетона пасу
si-step-move-up = чи підніматися у Світовому уряді
si-step-pick-for-hall = поле для зонда H.A.L.L.
si-step-hall-begins = чи може H.A.L.L. починати
si-step-spoil-before = що зняти з планшета H.A.L.L.
si-step-spoil-after = що додати в мішок H.A.L.L.
si-step-draft = унікальний жетон пасу
si-step-decide = який жетон пасу використати

## Чого не можна і чому

si-refused-over = Цю партію завершено.
si-refused-not-at-table = За цим столом немає такого місця.
si-refused-not-your-turn = Зараз не ваш хід. { $waiting }
si-refused-not-asked = Зараз вас питають про інше. { $ask }
si-refused-play = Зіграйте жетон, який у вас ще є і який зараз щось дає.
si-refused-repeat = Повторити можна лише активний жетон зі знаком повтору, у фазі дій і доки його дія можлива.
si-refused-pass = Посеред дії пасувати не можна.
si-refused-done = Тут немає чого завершувати.
si-refused-keep = Залиште не більше витягнутих ресурсів, ніж дозволено, і лише якщо вам стає на них репутації.
si-refused-research = Виберіть наступний рівень технології й заплатіть за кожен ресурс таким самим або дорожчим.
si-refused-put-wormhole = Виберіть орбіту від 1 до 8 і квадрант від 1 до 4.
si-refused-load = Вантажте те, що лежить тут, доки на борту є місце.
si-refused-dismantle = Розібрати можна свою базу там, де стоїть ваш дослідник, якщо все вміститься на борту.
si-refused-fly = Летіть на іншу планету, яка ще існує, точно за стільки палива, скільки коштує подорож, якщо воно у вас є.
si-refused-settle = Залиште жетон або покладіть його назад.
si-refused-put-building = Ставте споруди з борту, щонайбільше три на планеті.
si-refused-sell = Продавайте ресурси, які у вас є, за пропонованою ціною: один колір за дію, якщо жетон не дозволяє двох.
si-refused-buy = Купуйте ресурси, які є на ринку й за які вистачає палива, за пропонованою ціною: один колір за дію, якщо жетон не дозволяє двох.
si-refused-produce-on = Виберіть планету, де у вас є база і де можна щось виробити.
si-refused-use = Використайте те, що ще не використано, на ресурсах, які там є.
si-refused-salvation = Виберіть дію порятунку, яку дозволяє жетон і яку ви зараз можете виконати.
si-refused-send = Займіть вільне місце в найнижчому ряду, де ще немає вашого науковця.
si-refused-build = Збудуйте механізм із доступного вам ряду й заплатіть за кожен ресурс таким самим або дорожчим.
si-refused-save = Врятуйте когось, хто ще на Землі, ресурсом такої самої або більшої вартості.
si-refused-save-family = Усі члени активної родини мають бути ще на Землі, і заплатити треба за кожного.
si-refused-advance = Зонд рухається в наступний стовпець: прямо або на ряд вище чи нижче.
si-refused-take-cube = Візьміть один із запропонованих ресурсів.
si-refused-take-step = Виберіть одну з двох шкал лідерів.
si-refused-refill = Виберіть своє родовище, де є місце, і колір, який дозволяє нагорода.
si-refused-from-storage = Виберіть свою планету й ресурси, що там лежать, стільки, скільки каже нагорода.
si-refused-take-extra = Візьміть один із жетонів додаткових дій біля поля.
si-refused-take-reward = Візьміть досягнуту нагороду або попередню.
si-refused-rise = Виберіть вільне місце в цьому ряду.
si-refused-spoil = Скидайте щонайбільше по одному ресурсу кожного кольору; до перетворення назвіть кубик такої самої або меншої вартості на планшеті H.A.L.L.
si-refused-take-pass-token = Візьміть один з унікальних жетонів пасу, що лишилися.
si-refused-use-pass-token = Скажіть, чи використовуєте ви унікальний жетон пасу, чи звичайний.

si-setup-seats = У Starship Interstellar грають від 1 до { $most } місць.
si-setup-first = Перший гравець має сидіти за столом або визначатися жеребом.
si-setup-twice = Називайте кожен варіант і кожну пораду лише раз.
si-setup-hints = Порада можлива лише до варіанта, у який грають і який її має: { $variants }.
si-setup-leader-board = Для нових шкал лідерів виберіть один із цих планшетів або жодного: { $boards }.

## Що сталося

si-event-phase-action = Раунд { $round }: починається фаза дій.
si-event-phase-salvation = Раунд { $round }: починається фаза порятунку.
si-event-phase-government = Раунд { $round }: починається фаза уряду.
si-event-played = { $player } грає жетон «{ $token }».
si-event-played-again = { $player } повторює жетон «{ $token }».
si-event-passed = { $player } пасує.
si-event-gained = { $player } отримує: { $reward }.
si-event-sun = { $player } залишає із Сонця: { $kept }. Втрачено репутації: { $lost }; сонячна спіраль на позначці { $spiral }.
si-event-sun-extra = { $player } залишає із Сонця: { $kept } і тягне ще: { $extra }. Втрачено репутації: { $lost }; сонячна спіраль на позначці { $spiral }.
si-event-researched = { $player } досліджує технологію «{ $technology }», рівень { $level }, і платить: { $payment }.
si-event-wormhole = { $player } відкриває червоточину: орбіта { $orbit }, квадрант { $quadrant }.
si-event-travelled = { $player } летить { $planet }, палива: { $fuel }.
si-event-home = { $player } летить до Землі, палива: { $fuel }, і розвантажує: { $cubes }.
si-event-turned = { $player } перевертає жетон { $planet }. { $deposit }.
si-event-settled = { $player } засновує базу { $planet }. { $deposit }.
si-event-declined = { $player } не засновує бази { $planet }.
si-event-building = { $player } ставить споруду { $planet }: { $building }.
si-event-dismantled = { $player } розбирає базу { $planet }.
si-event-sold = { $player } продає: { $cubes }. Отримано палива: { $fuel }.
si-event-bought = { $player } купує: { $cubes }. Заплачено палива: { $fuel }.
si-event-produced = { $player } виробляє { $planet } ({ $what }): { $made }.
si-event-refilled = { $player } поповнює родовище { $planet }: { $cubes }.
si-event-salvation = { $player } вибирає: { $action }.
si-event-salvation-bonus = { $player } вибирає: { $action }, з бонусом жетона.
si-event-sent = { $player } відправляє науковця до Світового уряду: ряд { $row }, місце { $space }.
si-event-rose = { $player } піднімає науковця: ряд { $row }, місце { $space }.
si-event-built =
    { $prestige ->
        [one] { $player } будує механізм ({ $mechanism }), платить: { $payment }, і отримує { $prestige } очко престижу.
        [few] { $player } будує механізм ({ $mechanism }), платить: { $payment }, і отримує { $prestige } очки престижу.
       *[many] { $player } будує механізм ({ $mechanism }), платить: { $payment }, і отримує { $prestige } очок престижу.
    }
si-event-built-free =
    { $prestige ->
        [one] { $player } безкоштовно будує механізм ({ $mechanism }) і отримує { $prestige } очко престижу.
        [few] { $player } безкоштовно будує механізм ({ $mechanism }) і отримує { $prestige } очки престижу.
       *[many] { $player } безкоштовно будує механізм ({ $mechanism }) і отримує { $prestige } очок престижу.
    }
si-event-built-government = Світовий уряд будує механізм ({ $mechanism }).
si-event-module = { $player } завершує модуль «Інтерстеллара», номер { $modules }.
si-event-saved = { $player } рятує населення: { $people }. Заплачено: { $payment }.
si-event-saved-free = { $player } рятує населення: { $people }.
si-event-probe = { $player } веде зонд на { $space }, палива: { $fuel }.
si-event-probe-found = { $player } веде зонд на { $space }, палива: { $fuel }. Там: { $found }.
si-event-probe-government = Урядовий зонд переходить на { $space }.
si-event-probe-government-found = Урядовий зонд переходить на { $space }. Там: { $found }.
si-event-arrived =
    { $prestige ->
        [one] { $player } досягає системи Трапіст: { $prestige } очко престижу.
        [few] { $player } досягає системи Трапіст: { $prestige } очки престижу.
       *[many] { $player } досягає системи Трапіст: { $prestige } очок престижу.
    }
si-event-step = { $player } досягає поділки { $space }: { $track }.
si-event-extra = { $player } бере жетон додаткової дії «{ $token }».
si-event-sun-grew = Сонце росте: сонячна спіраль на позначці { $spiral }.
si-event-planet-lost = Сонце поглинуло планету: { $planet }.
si-event-planets-moved = Планети рухаються далі.
si-event-families = Активні родини: { $families }.
si-event-pass-token-taken = { $player } бере унікальний жетон пасу долілиць.
si-event-pass-tokens = Жетони пасу відкрито. { $tokens }.
si-event-cube = H.A.L.L. тягне кубик для жетона «{ $token }»: { $colour }.
si-event-benefit = Кубик змінює здобуток ({ $player }): престиж { $prestige }, репутація { $reputation }.
si-event-hall-researched = H.A.L.L. розвиває технологію ({ $colour }) до рівня { $level } і платить: { $payment }.
si-event-spoiled-before = { $player } скидає: { $paid }, і знімає з планшета H.A.L.L.: { $removed }.
si-event-spoiled-after =
    { $added ->
        [one] { $player } скидає: { $paid }. У мішок H.A.L.L. іде { $added } червоний кубик.
        [few] { $player } скидає: { $paid }. У мішок H.A.L.L. ідуть { $added } червоні кубики.
       *[many] { $player } скидає: { $paid }. У мішок H.A.L.L. іде { $added } червоних кубиків.
    }
si-event-converted = Планшет H.A.L.L. звільнено ({ $laid }); у мішок ідуть: { $added }.
si-event-ended-goals = Досягнуто двох із трьох цілей: партію завершено. Підсумок: { $scores }.
si-event-ended-sun = Сонце досягло Землі: партію завершено. Підсумок: { $scores }.

si-score-prestige = Престиж
si-score-reputation = Репутація
si-score-probe = Зонд
si-score-resources = Ресурси
si-score-governor = Губернатор
si-ending-goals = Досягнуто двох із трьох цілей, і «Інтерстеллар» вирушає.
si-ending-sun = Сонце досягло Землі.

## Як стоять справи

si-describe-phase-action = Раунд { $round }, фаза дій.
si-describe-phase-salvation = Раунд { $round }, фаза порятунку.
si-describe-phase-government = Раунд { $round }, фаза уряду.
si-describe-ended-goals = Партію завершено в раунді { $round }: досягнуто двох із трьох цілей.
si-describe-ended-sun = Партію завершено в раунді { $round }: Сонце досягло Землі.
si-describe-order = Порядок ходів ({ $order }).
si-describe-goals = Цілі: модулів завершено { $modules } із { $all }; людей врятовано { $saved } із { $goal }; зондів у системі Трапіст: { $arrived }.
si-describe-spiral = Сонячна спіраль на позначці { $spiral }. На позначці { $limit } зникне планета: { $planet }.
si-describe-lost = Втрачено планету: { $planet }.
si-describe-planet = { $planet }: орбіта { $orbit }, квадрант { $quadrant }, тяжіння { $gravity }, жетонів лишилося: { $tokens }.
si-describe-market = На ринку: { $cubes }.
si-describe-prices = Від червоного до фіолетового: продаж за { $sell } палива, купівля за { $buy }.
si-describe-bag = У сонячному мішку: { $cubes }.
si-describe-people = Населення на Землі: { $people }.
si-describe-families = Активні родини: { $families }.
si-describe-offered = Жетони додаткових дій, які можна здобути: { $tokens }.
si-describe-row = { $row }: { $projects }.
si-describe-built = Збудовано механізмів: { $built }. У стосі лишилося: { $left }.
si-describe-government = Світовий уряд, ряд { $row }: { $spaces }.
si-describe-no-governor = Губернатора немає.
si-describe-governor = { $player } губернаторує.
si-describe-columns = Паливо за вхід у стовпці подорожі, від першого до останнього: { $fuel }.
si-describe-government-probe = Урядовий зонд: { $space }.
si-describe-interest = Вільні цікаві місця: { $spaces }.
si-describe-found = Відкрито, { $space }: { $found }.
si-describe-discoveries = Жетонів відкриттів лишилося: { $left }.
si-describe-leader-board = У грі новий планшет лідерів { $board }.
si-describe-track = { $track }: { $spaces }.
si-describe-standing = { $player }: престиж { $prestige }; репутація { $reputation }, наприкінці варта { $worth }; науковців { $scientists }.
si-describe-supply = { $player } має палива { $fuel } і ресурси: { $cubes }.
si-describe-tokens = { $player } ще може зіграти: { $tokens }.
si-describe-played = Зіграні жетони ({ $player }): { $tokens }. Останній — активний.
si-describe-passed = Пас: { $player }; обертів жетона пасу: { $rotations }.
si-describe-pass-token = { $player } пасує з унікальним жетоном пасу { $token }.
si-describe-drafted = Ви тримаєте долілиць унікальний жетон пасу { $token }.
si-describe-explorer = { $player }: дослідник { $planet }.
si-describe-explorer-loaded = { $player }: дослідник { $planet }, на борту: { $cargo }.
si-describe-bases = { $player }: баз у запасі: { $bases }.
si-describe-reserve = { $player }: споруди в запасі: { $buildings }.
si-describe-site = { $player } має базу { $planet } ({ $token }). Родовище зараз: { $deposit }. Сховище: { $storage }.
si-describe-site-buildings = { $player }: споруди { $planet }: { $buildings }.
si-describe-wormhole = { $player }: червоточина, орбіта { $orbit }, квадрант { $quadrant }.
si-describe-technologies = { $player } має технології: { $technologies }.
si-describe-indicators = { $player }: шкала лідерів корабля { $starship }, шкала лідерів людства { $humankind }, зонд: { $space }.
si-describe-hall-bag = Мішок H.A.L.L.: { $bag }. На планшеті: { $laid }.
si-describe-hall-technologies = Технології H.A.L.L.: { $levels }.
si-describe-hall-planets = Зверху стосу планет H.A.L.L.: { $planet }. Планет у стосі: { $left }.
