## Mission Control: Critical Orbit: про що екіпаж домовляється перед польотом

mc-form-difficulty = Складність
mc-form-level-easy = Легко
mc-form-level-normal = Звичайно
mc-form-level-hard = Важко
mc-form-target =
    { $oxygen ->
        [one] Екіпажу потрібна { $oxygen } одиниця кисню.
        [few] Екіпажу потрібні { $oxygen } одиниці кисню.
       *[many] Екіпажу потрібно { $oxygen } одиниць кисню.
    }

## Jobs

mc-form-jobs = Хто що робить
mc-form-deck = Колода ШІ
mc-form-deck-note = Що роблять її станції, вирішує картка колоди ШІ; хтось за столом ставить за них позначки.
mc-form-hardness =
    { $lamps ->
        [1] для початку
        [2] потрібне пильне око
       *[other] вимогливо, веде місію
    }
mc-form-does-mercury = Має останнє слово щодо кубиків і за ширмою з’єднує сегменти, клапани та балони.
mc-form-does-houston = Складає з чотирьох однакових чисел фігуру: кожна фігура дає сегмент трубопроводу.
mc-form-does-bengaluru = Заповнює рядки й стовпці без повторів: за них надходять півклапани.
mc-form-does-cologne = Наповнює стовпці точно до краю: це розблоковує балони.
mc-form-idle =
    { $count ->
        [one] { $seats } ще без роботи. Кожному потрібна принаймні одна.
        [few] { $seats } ще без роботи. Кожному потрібна принаймні одна.
       *[many] { $seats } ще без роботи. Кожному потрібна принаймні одна.
    }
mc-form-propose = Розподілити роботу

## Where the canisters stand

mc-form-start = Початкові позиції
mc-form-near = Близько
mc-form-near-note = Балони одного кольору стоять недалеко один від одного. Саме те для першої місії.
mc-form-far = Далеко
mc-form-far-note = Довгі шляхи через усе поле, для досвідчених екіпажів.
mc-form-own = Власні
mc-form-own-note = Поставте шість балонів, де забажаєте.
mc-form-page = Рядок таблиці початкових позицій
mc-form-roll = Нехай вирішить кубик
mc-start-1 = Короткі стрибки
mc-start-2 = Два кути
mc-start-3 = Суміш
mc-start-4 = Сходи
mc-start-5 = Лівий відсік
mc-start-6 = Відкрита палуба
mc-start-7 = Довгі смуги
mc-start-8 = Завіси
mc-start-9 = Залізниця
mc-start-10 = Перехрестя
mc-start-11 = Діагоналі
mc-start-12 = Плетиво
mc-form-canisters = Балон у руці
mc-form-places = Місця на краю поля
mc-form-place =
    { $side ->
        [T] згори
        [R] праворуч
        [B] знизу
       *[L] ліворуч
    } { $number }
mc-form-place-taken = { $place }: { $canister }
mc-form-no-place = без місця
mc-form-own-hint = Оберіть балон, а тоді вільне місце на краю. Клавіші зі стрілками ведуть навколо поля.
mc-form-own-good = Так можна грати.
mc-form-clear = Зняти всі
mc-doubt-locked = З усіма сегментами й клапанами тут потече щонайбільше { $oxygen } з { $target } одиниць кисню, доки Кельн не розблокує балони. Так можна грати, але початок буде повільним.
mc-doubt-unsolved = Навіть з усіма сегментами, клапанами й розблокованими балонами тут потече лише { $oxygen } з { $target } одиниць кисню. Так можна грати, але виграти неможливо.

## The clock

mc-form-clock = Годинник
mc-form-minutes =
    { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
       *[many] { $minutes } хвилин
    }
mc-form-timed-note = Один годинник на всіх. Він починає йти, коли всі готові. Новому екіпажу краще взяти 30 хвилин, спершу на легкому рівні, потім на звичайному; 25 — для тих, хто вже знає свої поля, а в правилах їх 20.
mc-form-untimed = Без годинника
mc-form-untimed-note = Думайте, скільки хочете: натомість місія має певну кількість ходів.
mc-form-turns = Ходи
mc-form-pauses = Паузи за згодою
mc-form-pauses-note = Годинник можна зупинити, якщо згодні всі.
mc-agreed-turns =
    { $turns ->
        [one] { $turns } хід.
        [few] { $turns } ходи.
       *[many] { $turns } ходів.
    }
