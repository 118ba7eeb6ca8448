## AI Space Puzzle: поверхня з жетонами у браузері

## Поверхня

sp-surface-label = Поверхня для повідомлення, { $width } на { $height } міліметрів
sp-surface-keys = Клавіша Tab переходить від жетона до жетона. Стрілки зсувають жетон на 1 міліметр, а з Shift — на 10. Квадратні дужки повертають його на 5 градусів, R — на 15. Page Up і Page Down змінюють, що лежить зверху. Delete прибирає жетон.
sp-surface-place =
    { $token }, { $x } мм зліва, { $y } мм згори{ $rotation ->
        [0] { "" }
       *[other] , повернуто на { $rotation }°
    }
sp-surface-on = лежить поверх: { $tokens }
sp-surface-under = лежить під: { $tokens }
sp-surface-touching = торкається: { $tokens }
sp-surface-taken-off = { $token }: прибрано
sp-surface-empty = Тут немає жетонів.

## Дії з вибраним жетоном

sp-surface-tools = Вибраний жетон
sp-surface-none-chosen = Виберіть жетон, щоб повернути, перекласти чи прибрати його.
sp-surface-tool-turn-left = Повернути ліворуч
sp-surface-tool-turn-right = Повернути праворуч
sp-surface-tool-front = Покласти зверху
sp-surface-tool-back = Підсунути під низ
sp-surface-tool-take-off = Прибрати

## Лоток

sp-surface-tray = Жетони під рукою
sp-surface-count =
    { $most ->
        [one] Викладено { $count } з { $most } жетона
       *[other] Викладено { $count } з { $most } жетонів
    }
sp-surface-put-back = Відпустіть, щоб прибрати
sp-surface-used = { $token }: уже в повідомленні
sp-surface-resting = { $token }: не в цьому раунді

## Ряд і купа

sp-surface-row = Повідомлення в ряд
sp-surface-row-how = Перетягніть жетон уздовж ряду або пересуньте його стрілками.
sp-surface-in-row = { $token }, { $place } з { $count }
sp-surface-heap = Повідомлення купою
sp-surface-heap-how = Важить лише те, які жетони використано. Натисніть жетон у купі, щоб прибрати його.
sp-surface-in-heap = { $token }: у купі

## Повідомлення текстом

sp-surface-typed = Повідомлення, по жетону в рядку
sp-surface-typed-how = Назва, міліметри зліва, міліметри згори, градуси: «{ $example }» або «{ $id }». Що нижче в списку, те лежить зверху.
sp-surface-typed-fillers = жетон жетони колір кольору
sp-surface-typed-lay = Викласти так
sp-surface-fault-unknown = Рядок { $line }: немає жетона «{ $token }».
sp-surface-fault-many = Рядок { $line }: «{ $token }» може означати { $tokens }.
sp-surface-fault-places = Рядок { $line }: після назви мають бути два або три числа: зліва, згори й поворот.
sp-surface-fault-resting = Рядок { $line }: { $token } — у цьому раунді недоступно.
sp-surface-fault-twice = Рядок { $line }: { $token } — уже в повідомленні.
sp-surface-fault-too-many =
    { $most ->
        [one] Рядок { $line }: у повідомленні щонайбільше { $most } жетон.
        [few] Рядок { $line }: у повідомленні щонайбільше { $most } жетони.
       *[many] Рядок { $line }: у повідомленні щонайбільше { $most } жетонів.
    }
sp-surface-fault-outside = Рядок { $line }: { $token } — там не вміщається. З таким поворотом можна покласти від { $left } до { $right } мм зліва й від { $top } до { $bottom } мм згори.

## Малюнки

sp-surface-message = Повідомлення раунду { $round }: { $tokens }
sp-surface-card = Карта фінальної комбінації
sp-surface-card-crisis = Кризова карта
sp-surface-card-target = { $cell }: { $colour }, { $key }
sp-surface-card-target-die = { $cell }: { $colour }, { $key }, кубик { $die }
sp-surface-card-specials = особливі каюти { $cells }
