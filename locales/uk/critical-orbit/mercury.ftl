## Mission Control: Critical Orbit: планшет «Меркурія» і те, що лежить поруч

## Планшет

mc-mercury-board = «Меркурій III», планшет
mc-mercury-screened = Планшет «Меркурія» за ширмою.
mc-mercury-letter =
    { $colour ->
        [yellow] Ж
        [blue] С
       *[green] З
    }
mc-mercury-tile =
    { $name }, { $oxygen ->
        [0] без кисню
        [one] { $oxygen } одиниця кисню
        [few] { $oxygen } одиниці кисню
       *[many] { $oxygen } одиниць кисню
    }{ $stems ->
        [white] , білий шток
        [black] , чорний шток
        [both] , білий і чорний штоки
       *[none] {""}
    }{ $star ->
        [yes] , зірка
       *[no] {""}
    }
mc-mercury-end =
    { $way ->
        [up] угору від стовпця { $column }, рядка { $row }
        [right] праворуч від стовпця { $column }, рядка { $row }
        [down] униз від стовпця { $column }, рядка { $row }
       *[left] ліворуч від стовпця { $column }, рядка { $row }
    }
mc-mercury-spot =
    від стовпця { $column } і рядка { $row }, { $turns ->
        [0] без повороту
        [one] поворот на { $turns } чверть
        [few] поворот на { $turns } чверті
       *[many] поворот на { $turns } чвертей
    }, виходи: { $ends }
mc-mercury-has-valves = з клапаном: { $stems }
mc-mercury-lacks-valves = бракує клапана: { $stems }
mc-mercury-counts = його кисень зараховано
mc-mercury-canister =
    { $place }: { $canister }, { $free ->
        [yes] розблокований
       *[no] заблокований
    }
mc-mercury-picture =
    { $count ->
        [0] Планшет «Меркурія» без сегментів трубопроводу
        [one] Планшет «Меркурія», { $count } сегмент трубопроводу
        [few] Планшет «Меркурія», { $count } сегменти трубопроводу
       *[many] Планшет «Меркурія», { $count } сегментів трубопроводу
    }
mc-mercury-stem =
    { $stem }, { $state ->
        [covered] накритий клапаном
        [missing] тут бракує клапана
       *[bare] вільний
    }
mc-mercury-oxygen = Кисень
mc-mercury-oxygen-of = Одиниць кисню: { $oxygen } з { $target }

## У руці

mc-mercury-tools = Вибраний сегмент
mc-mercury-tool =
    { $tool ->
        [left] Повернути проти годинникової стрілки
        [right] Повернути за годинниковою стрілкою (R)
        [valve] Поставити або зняти клапан (V)
       *[off] Зняти з планшета (Delete)
    }
mc-mercury-undo = Забрати останній крок (U)
mc-mercury-keys = Enter — узяти й покласти, стрілки, R — поворот, Delete — зняти, V — клапан.
mc-mercury-hand = Сегменти в руці
mc-mercury-hand-count = Сегменти в руці: { $count }
mc-mercury-hand-empty = Тут лежатимуть сегменти від Х’юстона.
mc-mercury-put-back = Відпустіть, і сегмент повернеться у вашу руку.
mc-mercury-carrying = { $name }, у руці. Стрілки рухають, R повертає, Enter кладе, Delete знімає, Escape повертає назад.
mc-mercury-picked = У вашій руці { $tile }.
mc-mercury-placed = Покладено { $tile }, { $where }.
mc-mercury-lifted = Знято з планшета { $tile }.
mc-mercury-no-room = Сюди не вміщається { $tile }.
mc-mercury-no-turn = Немає місця, щоб повернути { $tile }.
mc-mercury-aim =
    Стовпець { $column }, рядок { $row }: { $fits ->
        [yes] вміщається
       *[no] не вміщається
    }
mc-mercury-meets = з’єднуються виходи: { $ends }
mc-mercury-place = Місце { $place }
mc-mercury-shifted = Тепер на місці { $place }: { $canister }.
mc-mercury-valve =
    { $stem }: клапан { $way ->
        [on] поставлено
       *[off] знято
    }.
mc-mercury-no-valve =
    { $colour ->
        [white] Вільних білих випускних клапанів немає.
       *[black] Вільних чорних випускних клапанів немає.
    }

## Поруч із планшетом

mc-mercury-valves = Клапани
mc-mercury-valves-free =
    { $colour ->
        [white] Вільні білі випускні клапани: { $count }
       *[black] Вільні чорні випускні клапани: { $count }
    }
mc-mercury-halves = Півклапани: білі — { $white }, чорні — { $black }, червоні, з яких немає користі, — { $red }
mc-mercury-track =
    { $colour ->
        [white] Шкала відновлення білого клапана, кубики { $dice }: крок { $at } з { $steps }
       *[black] Шкала відновлення чорного клапана, кубики { $dice }: крок { $at } з { $steps }
    }
mc-mercury-stacks = Стоси сегментів трубопроводу
mc-mercury-stack =
    { $count ->
        [one] { $shape }: { $count } сегмент долілиць
        [few] { $shape }: { $count } сегменти долілиць
       *[many] { $shape }: { $count } сегментів долілиць
    }
mc-mercury-face-up = відкрито: { $tile }

## Доставки й зірки

mc-mercury-deliveries = Доставки
mc-mercury-deliveries-none = Нічого не чекає на вас.
mc-mercury-choose-tile =
    { $count ->
        [one] Для вас { $count } сегмент { $shape }. Який саме?
        [few] Для вас { $count } сегменти { $shape }. Який спершу?
       *[many] Для вас { $count } сегментів { $shape }. Який спершу?
    }
mc-mercury-take-up = Узяти відкритий: { $tile }
mc-mercury-take-next = наступний
mc-mercury-choose-half =
    { $count ->
        [one] Бенгалуру дає вам обрати { $count } півклапан із мішечка.
        [few] Бенгалуру дає вам обрати { $count } півклапани з мішечка.
       *[many] Бенгалуру дає вам обрати { $count } півклапанів із мішечка.
    }
mc-mercury-half =
    { $colour ->
        [white] білий ({ $count })
        [black] чорний ({ $count })
       *[red] червоний, без користі ({ $count })
    }
mc-mercury-judge =
    { $colour ->
        [white] Ви витягли білий півклапан.
        [black] Ви витягли чорний півклапан.
       *[red] Ви витягли червоний півклапан.
    }
mc-mercury-judge-back = Назад у мішечок
mc-mercury-judge-out = Геть із гри
mc-mercury-cards = Дві картки розблокування: яка буде зверху? Інша піде донизу.
mc-mercury-star =
    { $count ->
        [one] У вас { $count } зірка.
        [few] У вас { $count } зірки.
       *[many] У вас { $count } зірок.
    }
mc-mercury-star-half = Витягти півклапан: геть із гри або назад у мішечок
mc-mercury-star-cards = Подивитися дві верхні картки розблокування: одну нагору, другу донизу
mc-mercury-star-tile = Відкрити верхній сегмент стосу, не беручи його:
mc-mercury-star-tile-shape = Відкрити верхній сегмент стосу { $shape }
mc-mercury-star-drop = Відмовитися від зірки
mc-mercury-star-waits = Спершу вирішіть, що робити з тим, що показала попередня зірка.
mc-mercury-waits =
    { $kind ->
        [draw] { $count ->
            [one] Сліпе витягування ({ $count }) чекає, доки ви вирішите, що робити з витягнутим півклапаном.
            [few] Сліпі витягування ({ $count }) чекають, доки ви вирішите, що робити з витягнутим півклапаном.
           *[many] Сліпі витягування ({ $count }) чекають, доки ви вирішите, що робити з витягнутим півклапаном.
        }
       *[unlock] { $count ->
            [one] Картка розблокування ({ $count }) чекає, доки повернуться дві картки.
            [few] Картки розблокування ({ $count }) чекають, доки повернуться дві картки.
           *[many] Картки розблокування ({ $count }) чекають, доки повернуться дві картки.
        }
    }

## Чого бракує «Меркурію»

mc-mercury-needs = Чого вам бракує
mc-mercury-needs-most = Оберіть щонайбільше { $most }, найважливіше першим
mc-mercury-need =
    { $place ->
        [0] { $need }
       *[other] { $need }, бажання номер { $place }
    }
mc-mercury-needs-said = Ви сказали: { $needs }
mc-mercury-needs-unsaid = Центр керування ще не чув, чого вам бракує.
mc-mercury-needs-say = Сказати
