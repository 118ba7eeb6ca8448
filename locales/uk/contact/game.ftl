## Contact: усе, що кажуть правила під час гри

## Про що йдеться зараз

ask-ready = Ви — Джерело. Почніть раунд, коли всі будуть готові.
ask-signal = Оберіть картку сигналу, якої вартий цей маршрут.
ask-transmit = Подумки знайдіть шлях до цілі, а тоді передайте його ритм.
ask-plan = Прокладіть маршрут: торкайтеся фішок одну за одною аж до цілі.
ask-transmit-plan =
    { $hops ->
        [one] Тепер летіть: { $hops } переліт — що довший шлях, то довше тримайте.
        [few] Тепер летіть: { $hops } перельоти — що довший шлях, то довше тримайте.
       *[many] Тепер летіть: { $hops } перельотів — що довший шлях, то довше тримайте.
    }
ask-stopover =
    { $shown ->
        [0] Покажіть першу зупинку свого маршруту: поставте туди ракету.
       *[other] Покажіть наступну зупинку свого маршруту: поставте туди ракету.
    }
ask-guess = Вгадувати вам. Яку планету означає сигнал?
ask-guess-second = Не та. Маєте ще одну здогадку; бочку поки що не втрачено.
ask-over = Місію завершено.

wait-ready = { $source } ось-ось розпочне раунд.
wait-signal = { $source } обирає картку сигналу.
wait-transmit = { $source } обмірковує шлях. Чекайте на сигнал.
wait-stopover =
    { $shown ->
        [0] { $source } переставляє ракету на першу зупинку.
       *[other] { $source } переставляє ракету на наступну зупинку.
    }
wait-guess = { $guesser } вгадує. Не вказуйте й не підказуйте.
wait-guess-together = { $guesser } вгадує. Можете радитися.

## Про що перепитують

confirm-impossible-guess = Ця фішка не може бути ціллю, а хибна здогадка коштує бочку палива. Усе одно вказати на неї?
confirm-impossible-guess-free = Ця фішка не може бути ціллю. Усе одно вказати на неї?
confirm-reactivate = Заплатити 1 бочку палива, щоб усі картки допомоги знову стали активними?

## Чого не можна і чому

refused-mission-over = Місію завершено.
refused-not-now-ready = Раунд іще не почався.
refused-not-now-signal = Спершу Джерело обирає картку сигналу.
refused-not-now-transmit = Зараз передає Джерело.
refused-not-now-guess = Зараз вгадує Екіпаж.
refused-not-now-stopover = Спершу Джерело показує зупинку.
refused-only-source = Це може зробити лише Джерело — { $source }.
refused-only-guesser = Зараз вгадує { $guesser }, тож і дія за цим гравцем.
refused-only-crew = Це може зробити лише Екіпаж.
refused-signal-gone = Карток сигналу { $value } вже не лишилося.
refused-helper-inactive = Цю картку допомоги зараз не можна використати.
refused-free-mode = За цим столом Джерело планує подумки, маршрут не прокладають.
refused-no-stopover = Туди ваш маршрут не міг вести від фішки з ракетою.
refused-no-repeats-left = Повторів більше не лишилося. Тепер Екіпаж мусить вгадувати.
refused-fifty-fifty-declared = «50:50» уже оголошено.
refused-no-stopovers = На цьому маршруті більше немає зупинок, які можна показати.
refused-no-meeting = Зараз нараду скликати не можна.
refused-last-barrel = Останню бочку палива не можна витратити на картки допомоги.
refused-no-reactivation = Зараз нема чого активувати.
refused-route-end = Маршрут має закінчуватися на цілі.
refused-no-such-chip = Такої фішки на столі немає.
refused-route-twice = За один маршрут на ту саму фішку не сідають двічі: { $chip } вже на ньому.
refused-route-blocked = Шлях «{ $here } → { $there }» перекриває інша фішка.
refused-plan-first = Спершу прокладіть маршрут.
refused-hops =
    На маршруті { $hops ->
        [one] { $hops } переліт
        [few] { $hops } перельоти
       *[many] { $hops } перельотів
    }, а записано { $taps }.
refused-hold-count = У передачі може бути від 1 до { $most } перельотів.
refused-pause-count = Запис неповний: між двома перельотами має бути одна пауза.
refused-hold-length = Переліт триває від { $shortest } до { $longest } мілісекунд.
refused-pause-length = Пауза триває щонайбільше { $longest } мілісекунд.
refused-impossible-guess = { $chip } не може бути ціллю.
refused-unconfirmed-guess = { $chip } не може бути ціллю. Підтвердьте, якщо справді так вважаєте.
refused-needless-confirmation = Ця фішка може бути ціллю: вкажіть на неї без підтвердження.

## Що сталося

event-practice-began = Починається пробний політ. Джерело — { $source }.
event-round-began = Починається раунд { $round }. Джерело — { $source }.
event-signal-chosen = Джерело обрало картку сигналу { $value }.
event-target-exchanged = { $source } міняє ціль.
event-transmitted =
    { $source } передає сигнал: { $hops ->
        [one] { $hops } посадка
        [few] { $hops } посадки
       *[many] { $hops } посадок
    }.
event-repeat-asked = { $seat } просить передати ще раз.
event-guessed-right = { $seat } вказує: { $chip }. Правильно!
event-guessed-wrong = { $seat } вказує: { $chip }. Ні, не там.
event-barrel-paid =
    { $left ->
        [0] Останню бочку палива витрачено.
        [one] Лишилася { $left } бочка палива.
        [few] Лишилося { $left } бочки палива.
       *[many] Лишилося { $left } бочок палива.
    }
event-helper-used = { $seat } використовує картку допомоги: { $helper }.
event-meeting-called = { $seat } скликає нараду. Екіпаж може говорити.
event-helpers-reactivated = { $seat } платить бочку палива: усі картки допомоги знову активні.
event-rocket-moved = Ракета стоїть тут: { $chip }.
event-practice-ended = Пробний політ завершено. Ціль: { $chip }.
event-round-ended = Ціль: { $chip }. Картку сигналу втрачено.
event-signal-won = Ціль: { $chip }. Ви здобули картку сигналу { $value }.
event-mission-won = Місію виконано, результат: { $score } із 42.
event-mission-lost = Паливо скінчилося. Місію провалено, результат: { $score }.

## Стіл у реченнях

describe-success = Місію виконано: { $score } із 42 очок, лишилося бочок палива: { $barrels }.
describe-failure = Місію провалено. Очки за здобуті картки сигналу: { $score }.
describe-round =
    { $round ->
        [0] Перед раундом 1 із { $rounds }. Джерело — { $source }.
       *[other] Раунд { $round } із { $rounds }. Джерело — { $source }.
    }
describe-between = Раунд { $round } із { $rounds } завершено. Наступне Джерело — { $source }.
describe-rocket = Ракета стоїть тут: { $chip }.
describe-barrels =
    { $barrels ->
        [one] { $barrels } бочка палива
        [few] { $barrels } бочки палива
       *[many] { $barrels } бочок палива
    }, поки що очок: { $score }.
describe-prize = Картка сигналу цього раунду: { $value }.
describe-prize-lost = Картку сигналу цього раунду ({ $value }) втрачено.
describe-helpers = Активні картки допомоги: { $helpers }.
describe-target = Ваша таємна ціль: { $chip }.
describe-plan = Ваш маршрут: { $route }.
describe-possible = Можливі цілі: { $chips }.
describe-table-clusters = Планети лежать п’ятьма скупченнями з широкими проміжками.
describe-table-arms = Планети лежать уздовж чотирьох рукавів, що звиваються навколо Землі.
describe-table-void = Є порожнеча: поблизу Землі немає жодної планети.
describe-table-rings = Планети лежать на двох кільцях навколо Землі.
describe-table-belt = Планети лежать одним широким поясом через увесь стіл.
describe-flight = { NUMBER($ms, useGrouping: 0) } мс
describe-flight-about = приблизно { NUMBER($ms, useGrouping: 0) } мс
describe-transmission = Передача { $number }, початок: { $start }; перельоти: { $flights }.
describe-signal =
    { $flights ->
        [one] Передача { $number }, початок: { $start }; { $flights } переліт.
        [few] Передача { $number }, початок: { $start }; { $flights } перельоти.
       *[many] Передача { $number }, початок: { $start }; { $flights } перельотів.
    }
describe-repeats =
    { $left ->
        [0] Повторів більше не лишилося: Екіпаж мусить вгадувати.
        [one] Екіпаж може попросити ще { $left } повтор.
        [few] Екіпаж може попросити ще { $left } повтори.
       *[many] Екіпаж може попросити ще { $left } повторів.
    }
describe-guess = Здогадка ({ $seat }): { $chip }.
describe-chip = { $chip } — { $place }. Вільні шляхи: { $ways }.
place-top-left = угорі ліворуч
place-top-centre = угорі
place-top-right = угорі праворуч
place-middle-left = ліворуч
place-middle-centre = посередині
place-middle-right = праворуч
place-bottom-left = унизу ліворуч
place-bottom-centre = унизу
place-bottom-right = унизу праворуч
ways-close = зовсім поруч: { $chips }
ways-near = близько: { $chips }
ways-off = неблизько: { $chips }
ways-far = далеко: { $chips }

## Розмови

talk-source-silent = Джерело мовчить, доки раунд не скінчиться.
talk-crew-silent = Під час раунду не розмовляють.
talk-crew-meeting = Під час раунду не розмовляють, хіба що на нараді.

## Підготовка

setup-seats = У Contact грають від { $fewest } до { $most } гравців.
setup-level = Є рівні від 1 до { $highest }.
setup-table = У цій коробці немає розмірів для столів із характером.
setup-first-source = Перше Джерело має сидіти на одному з місць за столом (усього їх { $seats }).

## Кінець

ending-success = Місію виконано, результат: { $score }.
ending-failure = Місію провалено, результат: { $score }.

## Що кажуть ШІ про завершений раунд

says-heard =
    { $flights ->
        [one] Мені почувся прямий переліт: { $chip }. Певність { $percent } %: { $why }.
       *[other] Мені почулися посадки: { $route }. Певність { $percent } %: { $why }.
    }
says-both-fit = До почутого пасують і { $chip }, і { $other }. Мій вибір — { $chip }, { $percent } %: { $why }.
says-asked = Довелося перепитати: до першого сигналу пасували і { $chip }, і { $other }. { $now }
says-at-first = Спершу здалося, що це { $chip }, { $percent } %. { $now }
says-by-length = за тривалістю цей шлях пасує найкраще
says-by-edge = якщо міряти від краю до краю, цей шлях пасує найкраще
says-by-centre = якщо міряти від центру до центру, цей шлях пасує найкраще
says-short-likelier = короткі шляхи ймовірніші
says-few-likelier = що менше перельотів, то ймовірніше
says-clear-likelier = ймовірніші шляхи, що не схожі на інші
says-likes-short = { $source } досі обирає короткі шляхи
says-likes-few = { $source } досі обходиться небагатьма перельотами
says-likes-clear = { $source } досі обирає шляхи, що не схожі на інші
says-flew =
    { $flights ->
        [one] Мій маршрут — прямий переліт: { $chip }.
       *[other] Мої посадки: { $route }.
    }
says-flew-alike =
    { $flew } { $flights ->
        [one] Дуже схоже звучить прямий переліт: { $chip }.
       *[other] Дуже схоже звучать посадки: { $route }.
    }
