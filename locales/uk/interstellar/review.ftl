## Starship Interstellar: після партії

si-review-title = Чого можна навчитися
si-review-loading = Партію переглядаємо ще раз…
si-review-as-table = Таблицею
si-review-round = Раунд
si-review-player = Гравець
si-review-open = Показати цю мить

## Що вирішило

si-review-led-always = { $player }: жодного разу не позаду.
si-review-led-since =
    { $changes ->
        [one] { $player }: до раунду { $round } часом позаду, відтоді вже ні. Лідер змінився { $changes } раз.
        [few] { $player }: до раунду { $round } часом позаду, відтоді вже ні. Лідер змінився { $changes } рази.
       *[many] { $player }: до раунду { $round } часом позаду, відтоді вже ні. Лідер змінився { $changes } разів.
    }
si-review-made-by =
    { $points ->
        [one] Що вирішило: { $strategy }. { $player } має тут на { $points } очко більше, ніж { $rival }.
        [few] Що вирішило: { $strategy }. { $player } має тут на { $points } очки більше, ніж { $rival }.
       *[many] Що вирішило: { $strategy }. { $player } має тут на { $points } очок більше, ніж { $rival }.
    }
si-review-made-up =
    { $points ->
        [one] { $player }: перевага лише в одному — { $strategy }, { $points } очко.
        [few] { $player }: перевага лише в одному — { $strategy }, { $points } очки.
       *[many] { $player }: перевага лише в одному — { $strategy }, { $points } очок.
    }
si-review-best-round = { $player }: найкращий раунд — { $round }, приріст { $points }.
si-review-left = { $player }: наприкінці лишилося палива { $fuel } і ресурсів вартістю { $worth }. Усе разом дало очок: { $points }.
si-review-luck-good = H.A.L.L. пощастило: витягнуті кубики ({ $cubes }) варті в середньому { $drawn }, а в мішку — { $expected }.
si-review-luck-bad = H.A.L.L. не щастило: витягнуті кубики ({ $cubes }) варті в середньому { $drawn }, а в мішку — { $expected }.
si-review-luck-even = H.A.L.L. тягнув, як і слід було чекати: кубики ({ $cubes }) варті в середньому { $drawn }, а в мішку — { $expected }.

## Рахунок

si-review-scores = Рахунок за раундами
si-review-scores-lead = Скільки мав би кожен, якби партія скінчилася в ту мить.
si-review-scores-plot = Рахунок за раундами, раундів: { $rounds }. Наприкінці: { $scores }.
si-review-score-of = { $player }: { $score }
si-review-point = Раунд { $round }, { $phase }: { $scores }
si-review-after-start = початок
si-review-after-action = після фази дій
si-review-after-salvation = після фази порятунку
si-review-after-government = після фази уряду
si-review-made = З чого складається рахунок
si-review-made-lead = Очки під час партії й наприкінці, за тим, чим їх здобуто.
si-review-part = { $name }: { $points }
si-review-sources = Усі джерела
si-review-by-round = Раунд за раундом
si-review-by-round-lead = Престиж, здобутий під час партії; під раундом — на скільки зріс увесь рахунок.
si-review-round-plot = { $player }, раунд за раундом: { $rounds }
si-review-turns = Ходи, що дали найбільше
si-review-turn = Раунд { $round }, { $phase }
si-review-won = перемога

si-review-strategy-mechanisms = механізми й шкала корабля
si-review-strategy-population = населення й репутація
si-review-strategy-probe = подорож до системи Трапіст
si-review-strategy-government = Світовий уряд
si-review-strategy-rest = усе інше

si-review-source-start = на початку
si-review-source-earth = земне виробництво
si-review-source-planets = планети
si-review-source-outposts = форпости
si-review-source-sun = Сонце
si-review-source-market = ринок
si-review-source-technologies = технології
si-review-source-travel = подорожі
si-review-source-mechanisms = механізми
si-review-source-population = населення
si-review-source-government = місця в уряді
si-review-source-governor = губернаторство
si-review-source-journey = подорож зонда
si-review-source-trappist = прибуття до системи Трапіст
si-review-source-starship = шкала лідерів корабля
si-review-source-humankind = шкала лідерів людства
si-review-source-tokens = жетони та їхні бонуси
si-review-source-pass = жетон пасу
si-review-source-hall = проти мішка H.A.L.L.
si-review-source-other = щось інше
si-review-ending-reputation = репутація наприкінці
si-review-ending-probe = стовпець зонда наприкінці
si-review-ending-resources = ресурси наприкінці
si-review-ending-office = губернатор наприкінці

## Що прийшло і що пішло

si-review-flow = Звідки взялося, куди пішло
si-review-flow-what = Що
si-review-flow-fuel = Паливо
si-review-flow-cubes = Ресурси
si-review-flow-reputation = Репутація
si-review-came = Звідки
si-review-went = Куди
si-review-remained = лишилося наприкінці
si-review-in-value = Ресурси полічено за вартістю.

## H.A.L.L.

si-review-hall = Кубики H.A.L.L.
si-review-bags = Його мішок на початку кожного раунду
si-review-bag = Раунд { $round }: { $cubes }
si-review-log = Усі витягнуті кубики
si-review-log-lead = Перекреслено: дію виконати не вдалося, і кубик повернувся в мішок.
si-review-draw = { $colour }, для жетона «{ $token }»
si-review-draw-back = { $colour }, для жетона «{ $token }»; повернувся в мішок
si-review-back = знову в мішку

## Перегляд

si-replay-part = Що показано
si-replay-sky = Небо
si-replay-ship = Корабель
si-replay-earth = Земля
si-replay-journey = Подорож
si-replay-players = Гравці

## Головне одним реченням

si-review-headline-won =
    { $points ->
        [one] { $player }: перемога з перевагою в { $points } очко. Вирішило: { $strategy } (+{ $more }).
        [few] { $player }: перемога з перевагою в { $points } очки. Вирішило: { $strategy } (+{ $more }).
       *[many] { $player }: перемога з перевагою в { $points } очок. Вирішило: { $strategy } (+{ $more }).
    }
si-review-headline-little =
    { $points ->
        [one] { $player }: перемога з перевагою в { $points } очко, зібраною з багатьох дрібниць.
        [few] { $player }: перемога з перевагою в { $points } очки, зібраною з багатьох дрібниць.
       *[many] { $player }: перемога з перевагою в { $points } очок, зібраною з багатьох дрібниць.
    }
si-review-headline-tie = Очок порівну, але перемога тут: { $player }. Позаду — { $rival }.
si-review-headline-shared =
    { $points ->
        [one] Спільна перемога: по { $points } очку.
        [few] Спільна перемога: по { $points } очки.
       *[many] Спільна перемога: по { $points } очок.
    }
si-review-headline-sun =
    { $points ->
        [one] Сонце випередило всіх; найдалі — { $player }: { $points } очко.
        [few] Сонце випередило всіх; найдалі — { $player }: { $points } очки.
       *[many] Сонце випередило всіх; найдалі — { $player }: { $points } очок.
    }
