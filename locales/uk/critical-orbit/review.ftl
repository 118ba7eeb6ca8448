## Mission Control: Critical Orbit: розбір після місії. Спершу зауваги, потім сторінка

## Про всю місію

mc-review-possible-from =
    { $turn ->
        [0] Деталей на { $target } одиниць кисню вистачало від самого початку.
       *[other] З ходу { $turn } деталей вистачало на { $target } одиниць кисню.
    }
mc-review-won-after =
    { $turns ->
        [0] З’єднано їх того самого ходу.
        [one] З’єднано їх через { $turns } хід.
        [few] З’єднано їх через { $turns } ходи.
       *[many] З’єднано їх через { $turns } ходів.
    }
mc-review-more-possible =
    { $possible ->
        [one] Із того, що надійшло до кінця, можна було з’єднати { $possible } одиницю кисню; зараховано { $built }.
        [few] Із того, що надійшло до кінця, можна було з’єднати { $possible } одиниці кисню; зараховано { $built }.
       *[many] Із того, що надійшло до кінця, можна було з’єднати { $possible } одиниць кисню; зараховано { $built }.
    }
mc-review-all-possible =
    { $possible ->
        [0] Із того, що надійшло до кінця, не можна було збудувати жодного з’єднання.
        [one] Із того, що надійшло до кінця, більше ніж { $possible } одиницю кисню не з’єднати: збудовано все можливе.
        [few] Із того, що надійшло до кінця, більше ніж { $possible } одиниці кисню не з’єднати: збудовано все можливе.
       *[many] Із того, що надійшло до кінця, більше ніж { $possible } одиниць кисню не з’єднати: збудовано все можливе.
    }
mc-review-best-found =
    { $possible ->
        [0] Із того, що надійшло до кінця, з’єднання знайти не вдалося.
        [one] Із того, що надійшло до кінця, не знайдено способу з’єднати більше ніж { $possible } одиницю кисню.
        [few] Із того, що надійшло до кінця, не знайдено способу з’єднати більше ніж { $possible } одиниці кисню.
       *[many] Із того, що надійшло до кінця, не знайдено способу з’єднати більше ніж { $possible } одиниць кисню.
    }
mc-review-no-costly-choice =
    { $turns ->
        [one] Був { $turns } вибір кубиків, і жоден інший не дав би помітно більше.
        [few] Із { $turns } виборів кубиків жоден не дав помітно менше, ніж дав би інший.
       *[many] Із { $turns } виборів кубиків жоден не дав помітно менше, ніж дав би інший.
    }

## Сторінка

mc-review-title = Розбір місії
mc-review-loading = Місію дограємо від кожного вибору кубиків. Це може тривати до пів хвилини…
mc-review-before = Місія ще не почалася.
mc-review-paused = Годинник зупинено.
mc-review-boards = Який планшет показати
mc-review-beside = Поруч із планшетом
mc-review-to-enter = Ще треба вписати:
mc-review-dice = Кубики: { $dice }
mc-review-dice-kept =
    { $track ->
        [white] Усі станції отримали { $one } і { $other }; значення { $left } пересунуло білий клапан.
       *[black] Усі станції отримали { $one } і { $other }; значення { $left } пересунуло чорний клапан.
    }
mc-review-half =
    { $colour ->
        [white] білий півклапан
        [black] чорний півклапан
       *[red] червоний півклапан
    }
mc-review-valve =
    { $colour ->
        [white] білий випускний клапан
       *[black] чорний випускний клапан
    }
mc-review-valve-track =
    { $colour ->
        [white] білий випускний клапан зі шкали
       *[black] чорний випускний клапан зі шкали
    }
mc-review-unlock = картка розблокування: { $card }
mc-review-star = зірка

## Скільки з цього вийшло

mc-review-share-delivered = Доставлено
mc-review-share-delivered-note = Частка з потрібних { $target } одиниць кисню, яку можна було збудувати з того, що надійшло до кінця.
mc-review-share-built = Збудовано
mc-review-share-built-note = Частка з цього, яку зараховано на планшеті «Меркурія».

## Графіки

mc-review-oxygen = Кисень із плином часу
mc-review-oxygen-plot = Лінійний графік кисню. Наприкінці зараховано { $built }, можливо було { $possible }, потрібно { $target }.
mc-review-key-built = з’єднано
mc-review-key-possible = можливо з наявних деталей
mc-review-key-target = ціль: { $target }
mc-review-axis = За якою шкалою
mc-review-axis-turns = Ходи
mc-review-axis-minutes = Хвилини
mc-review-as-table = Те саме таблицею
mc-review-as-list = Те саме списком
mc-review-turn = Хід
mc-review-clock = Час
mc-review-timeline = Що й коли надійшло
mc-review-lane = { $job }: { $count }.
mc-review-in-turn = Хід { $turn }
mc-review-no-deliveries = Нічого не надійшло.

## Кубики

mc-review-choices = Кубики, що мали значення
mc-review-choices-lead =
    { $turns ->
        [one] { $turns } вибір кубиків дограно сотні разів із кожним значенням, яке можна було залишити. Це оцінки за середнього везіння: хто вибирав, не міг знати, що випаде далі.
        [few] { $turns } вибори кубиків дограно з кожним значенням, яке можна було залишити, найважливіші — сотні разів. Це оцінки за середнього везіння: хто вибирав, не міг знати, що випаде далі.
       *[many] { $turns } виборів кубиків дограно з кожним значенням, яке можна було залишити, найважливіші — сотні разів. Це оцінки за середнього везіння: хто вибирав, не міг знати, що випаде далі.
    }
mc-review-choice = Якби «Меркурію» дісталося { $best }, а не { $left }, то деталей до ходу { $until } вистачило б приблизно на { $gap } одиниці кисню більше (плюс-мінус { $spread }).
mc-review-choice-mostly =
    { $part ->
        [tiles] Насамперед завдяки сегментам трубопроводу: на { $more } більше.
        [valves] Насамперед завдяки випускним клапанам: на { $more } більше.
       *[unlocks] Насамперед завдяки розблокованим балонам: на { $more } більше.
    }
mc-review-options = Значення, які можна було залишити
mc-review-option-left = Залишено
mc-review-option-oxygen = Скільки кисню можна збудувати
mc-review-option-gap = Різниця
mc-review-option-own = як зіграно
mc-review-open-moment = Показати цю мить

## Найкраще розташування

mc-review-arrangement = Що можна було збудувати наприкінці
mc-review-board-built =
    { $oxygen ->
        [one] Як збудовано: { $oxygen } одиниця кисню
        [few] Як збудовано: { $oxygen } одиниці кисню
       *[many] Як збудовано: { $oxygen } одиниць кисню
    }
mc-review-board-best =
    { $oxygen ->
        [one] Найкраще з можливого: { $oxygen } одиниця кисню
        [few] Найкраще з можливого: { $oxygen } одиниці кисню
       *[many] Найкраще з можливого: { $oxygen } одиниць кисню
    }
mc-review-board-better =
    { $oxygen ->
        [one] Найкраще зі знайденого: { $oxygen } одиниця кисню
        [few] Найкраще зі знайденого: { $oxygen } одиниці кисню
       *[many] Найкраще зі знайденого: { $oxygen } одиниць кисню
    }
mc-review-change-lift = Зняти: { $parts }.
mc-review-change-move = Перекласти: { $parts }.
mc-review-change-lay = Покласти: { $parts }.
mc-review-change-cover = Поставити клапани: { $parts }.
mc-review-change-shift = Пересунути: { $parts }.
mc-review-change-to = { $canister } на { $place }
mc-review-nothing-better = Жодне розташування цих деталей не дає більше кисню.
mc-review-nothing-better-found = Розташування цих деталей, що дало б більше кисню, не знайдено.

## Ролі

mc-review-jobs = Кожна роль у цифрах
mc-review-job-entries =
    { $job ->
        [mercury] Кидків: { $entries }
       *[other] Записів: { $entries }
    }
mc-review-job-delivered =
    { $job ->
        [mercury] Клапанів зі шкал: { $delivered }
        [houston] Сегментів трубопроводу: { $delivered }
        [bengaluru] Півклапанів: { $delivered }
       *[cologne] Карток розблокування: { $delivered }
    }
mc-review-job-skipped = Не було місця: { $skipped }
mc-review-job-taken-back = Забрано записів: { $count }
mc-review-job-stars = Зірок: { $stars }, використано: { $used }, без ужитку: { $gone }
mc-review-job-seconds =
    { $job ->
        [mercury] Від кидка до підтвердження кубиків: зазвичай { $seconds } с
       *[other] Від підтвердження кубиків до фіксації: зазвичай { $seconds } с
    }

## Головне одним реченням

mc-review-headline-won =
    { $since ->
        [0] Перемога на ході { $turn }: деталі для { $target } одиниць кисню були від самого початку.
       *[other] Перемога на ході { $turn }: деталі для { $target } одиниць кисню були з ходу { $since }.
    }
mc-review-headline-parts-there =
    { $turn ->
        [0] Вирішило з’єднування: деталі для { $target } одиниць кисню були від самого початку, зараховано { $built }.
       *[other] Вирішило з’єднування: деталі для { $target } одиниць кисню були з ходу { $turn }, зараховано { $built }.
    }
mc-review-headline-dice = Найдорожче обійшовся хід { $turn }: якби лишили { $leave } замість { $left }, кисню в середньому було б більше на { $oxygen }.
mc-review-headline-unjoined = Можна було більше: надійшли деталі для { $possible } з { $target } одиниць кисню, зараховано { $built }.
mc-review-headline-parts-missing = Забракло деталей: того, що надійшло, вистачило на { $possible } з { $target } одиниць кисню.
