## Mission Control: Critical Orbit: планшети трьох станцій

## Зірки й поля

mc-st-letter =
    { $job ->
        [mercury] М
        [houston] Х
        [bengaluru] Б
       *[cologne] К
    }
mc-st-empty = порожньо
mc-st-ticked = позначено
mc-st-written = { $value }
mc-st-printed = { $value }, надруковане
mc-st-struck = { $value }, закреслене
mc-st-star = зірка: { $job }
mc-st-star-spent = зірка: { $job }, уже використана
mc-st-open = можна вписати

## Перо

mc-st-pen = Запис і фіксація
mc-st-values = Значення цього ходу
mc-st-stars =
    { $stars ->
        [one] { $stars } зірка: будь-яке число
        [few] { $stars } зірки: по будь-якому числу
       *[many] { $stars } зірок: по будь-якому числу
    }
mc-st-value =
    { $times ->
        [one] Вписати { $value }
        [few] Вписати { $value }, { $times } рази
       *[many] Вписати { $value }, { $times } разів
    }
mc-st-value-star = Вписати { $value } за зірку
mc-st-choose = Оберіть число, а тоді підсвічене поле.
mc-st-choose-star = Ваша зірка: оберіть будь-яке число, а тоді підсвічене поле.
mc-st-where = { $value }: куди вписати?
mc-st-which = { $place }: яке число?
mc-st-done = Усе вписано. Зафіксуйте станцію, коли будете певні.
mc-st-locked = Зафіксовано. Кубики кинуть, коли зафіксуються всі.
mc-st-take-back = Забрати
mc-st-lock = Зафіксувати
mc-st-is-locked = Зафіксовано
mc-st-skip-star = Відмовитися від зірки
mc-st-keys = Клавіші: 1–6 число, стрілки й Enter поле, U забрати, L зафіксувати

## Колода ШІ

mc-st-deck-done = Тут грає колода ШІ. Її картка більше нічого не вимагає.
mc-st-task-shape = Зірка для колоди ШІ: позначте квадратик будь-якої фігури.
mc-st-task-grid =
    { $count ->
        [one] Колода ШІ: позначте підсвічене поле в сітці { $grids }.
       *[other] Колода ШІ: позначте підсвічене поле в одній із сіток { $grids }.
    }
mc-st-task-box = Колода ШІ: позначте підсвічену клітинку у стовпці, де клітинок { $size }.
mc-st-task-any-box = Зірка для колоди ШІ: позначте будь-яку підсвічену клітинку.

## Х’юстон

mc-st-hints = Підказки фігур
mc-st-shapes = Доставлені фігури
mc-st-circles = { $shape }: кружечків { $done } з { $all }
mc-st-squares = квадратиків { $done } з { $all }
mc-st-finishes = { $value } завершує { $shapes }
mc-st-claim = Одразу кілька фігур: перегляньте їх і візьміть одну.
mc-st-claims = Фігури на вибір
mc-st-candidate = Фігура { $number } з { $all }: { $shape }
mc-st-take = Узяти { $shape }

## Бенгалуру

mc-st-grid = Сітка { $grid }
mc-st-row = сітка { $grid }, рядок { $row }
mc-st-column = сітка { $grid }, стовпець { $column }
mc-st-line-complete = { $name }: заповнено, кружечок позначено
mc-st-line-spoiled = { $name }: зіпсовано, число повторюється
mc-st-line-lacks =
    { $free ->
        [one] { $name }: вільне { $free } поле, підійдуть { $values }
        [few] { $name }: вільні { $free } поля, підійдуть { $values }
       *[many] { $name }: вільно { $free } полів, підійдуть { $values }
    }
mc-st-line-free =
    { $free ->
        [one] { $name }: вільне { $free } поле
        [few] { $name }: вільні { $free } поля
       *[many] { $name }: вільно { $free } полів
    }
mc-st-spoils = зіпсує: { $name }
mc-st-completes = заповнить: { $name }
mc-st-grid-blind = Сітка { $grid }: кружечків { $ticked } з { $all }. За кружечки { $half } і { $all } «Меркурій III» навмання тягне по півклапану.
mc-st-grid-chosen = Сітка { $grid }: кружечків { $ticked } з { $all }. За кружечки { $half } і { $all } «Меркурій III» обирає по півклапану.
mc-st-key-lacks = числа, які ще підходять
mc-st-key-complete = заповнено
mc-st-key-spoiled = зіпсовано: число двічі
mc-st-key-spoils = обране число зіпсує лінію
mc-st-key-chosen = півклапан на вибір
mc-st-key-blind = півклапан навмання

## Кельн

mc-st-locks = позначено кружечків: { $ticked } з { $all }, відкрито замків: { $opened } з { $locks }
mc-st-level-live = Стовпець { $column }: лишилося комірок { $cells }, клітинок { $boxes }
mc-st-level-complete = Стовпець { $column }: заповнено точно
mc-st-level-over = Стовпець { $column }: переповнено на { $cells }
mc-st-level-lost = Стовпець { $column }: точно вже не заповнити; лишилося комірок { $cells }, клітинок { $boxes }
mc-st-level-ticks = Стовпець { $column }: лишилося клітинок { $boxes }
mc-st-fills = заповнить стовпець точно
mc-st-loses = тоді стовпець уже не заповнити точно
mc-st-strip = Усі стовпці
mc-st-strip-to = До стовпця { $column }
