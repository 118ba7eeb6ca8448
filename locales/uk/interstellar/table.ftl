## Starship Interstellar: стіл, власний планшет і що треба зробити

si-table-now = Що треба зробити
si-table-round = Раунд { $round }
si-table-phase-action = Фаза дій
si-table-phase-salvation = Фаза порятунку
si-table-phase-government = Фаза уряду
si-table-phase-over = Партію завершено
si-table-order = Порядок ходів
si-table-governor = Губернатор
si-table-passed = пас

## Що треба зробити

si-table-ways = Виберіть, як саме:
si-table-back = Щось інше
si-table-confirm = Виконати
si-table-undo = Скасувати
si-table-begin = Почати
si-table-done = Готово
si-table-pass = Пас
si-table-pass-title = Спасувати?
si-table-pass-text = Ви вибуваєте до кінця цієї фази. Цього не можна взяти назад.
si-table-pass-yes = Так, пасую
si-table-pass-no = Ще ні
si-table-goal = Ваша мета: найбільше престижу (зірок) наприкінці. Будуйте модулі, рятуйте людей і шліть зонди до Трапіста, поки Сонце не забрало Землю.
si-table-goal-hall = Ваша мета: більше престижу (зірок), ніж у H.A.L.L. Будуйте модулі, рятуйте людей і шліть зонди до Трапіста, поки Сонце не забрало Землю.
si-table-keep-nothing = Не залишати нічого
si-table-load = Завантажити
si-table-dismantle = Розібрати базу
si-table-settle = Заснувати базу
si-table-decline = Повернути жетон
si-table-use = Використати
si-table-change = { $before } на { $after }
si-table-spoil = Скинути { $cube }:
si-table-better-price = за кращою ціною
si-table-do-government = Відправити представника
si-table-do-mechanism = Збудувати механізм
si-table-do-population = Врятувати населення
si-table-do-probe = Просунути зонд

## Власний планшет

si-table-mat = Ваш планшет
si-table-tokens = Жетони, які можна зіграти
si-table-played = Зіграні жетони
si-table-none-played = без жетона
si-table-again = ще раз
si-table-fuel = Паливо
si-table-scientists = Науковці
si-table-resources = Ресурси
si-table-technologies = Технології
si-table-salvation-technologies = Технології порятунку
si-table-known = досліджено
si-table-tech-ars = АСП
si-table-tech-converter = Конвертер
si-table-tech-outpost = Форпост
si-table-tech-drill = Бур
si-table-tech-solar = Сонце
si-table-tech-travel = Подорож
si-table-tech-cryogenics = Кріообробка
si-table-tech-build-extra = Дод. будівництво
si-table-tech-deep-space = Глибокий космос
si-table-tech-government-plus = Уряд +
si-table-effect-ars = Ще одна АСП. Під час виробництва кожна шле зі сховища у ваш запас щонайбільше { $amount }.
si-table-effect-outpost = Ще один форпост. Під час виробництва кожен дає паливо: { $amount }.
si-table-effect-drill = Ще один бур. Під час виробництва кожен переносить із родовища в сховище: { $amount }.
si-table-effect-converter =
    { $level ->
        [1] Ще один конвертер. Під час виробництва міняє 1 ресурс у сховищі на ресурс до 2 рівнів вище.
        [2] Ще один конвертер. Під час виробництва також робить з 1 ресурсу родовища 2 на рівень нижче.
       *[3] Ще один конвертер. Під час виробництва також робить з 1 ресурсу родовища 1 на рівень вище.
    }
si-table-effect-solar =
    { $level ->
        [1] Ресурси із Сонця коштують на 2 репутації менше.
        [2] Ви тягнете із Сонця ще 1 ресурс; він нічого не коштує.
       *[3] Сонце не коштує репутації, а коли ви щось залишаєте, тягнете ще 1.
    }
si-table-effect-travel =
    { $level ->
        [1] Пояс астероїдів не рахується.
        [2] Тяжіння планети, яку ви покидаєте, не рахується.
       *[3] Ви кладете червоточину: між нею та Землею — 1 паливо.
    }
si-table-effect-cryogenics = Рятуйте за одну дію до 2 людей і платіть за обох.
si-table-effect-build-extra = Вам доступні майбутні проєкти, і 1 ресурс вартості може бути на рівень нижчим.
si-table-effect-deep-space = У вашій власній дії зонда глибокий космос може правити за червоточину.
si-table-effect-government-plus = Відправляйте за одну дію скільки завгодно науковців.
si-table-cargo = На борту дослідника
si-table-empty = порожньо
si-table-reserve = У резерві
si-table-wormhole = Червоточину покладено
si-table-pass-token = Жетон пасу
si-table-bases = Бази

## Інші гравці

si-table-rivals = Інші гравці
si-table-hidden = ?
si-table-beside = Поруч із планшетами
si-table-sheet-turn = Хід
si-table-sheet-hall = H.A.L.L.
si-table-sheet-rivals = Інші
si-table-sheet-log = Журнал
si-table-sheet-tokens = Жетони
si-table-since = Від вашого останнього ходу
si-table-read = Закрити
si-table-news = Що сталося

## Частини столу на телефоні

si-table-panes = Частини столу
si-table-pane-sky = Небо
si-table-pane-ship = Корабель
si-table-pane-earth = Земля
si-table-pane-journey = Шлях
si-table-pane-mat = Планшет
si-table-pane-others = Інші
si-table-pane-waits = тут є що робити

## Кінець партії

si-table-ending = Кінець
si-table-you-won = Пам’ятатимуть вас
si-table-won = Пам’ятатимуть: { $players }
si-table-nobody-won = Сонце забрало все: не переміг ніхто
si-table-score-total = Разом

## Клавіші

si-keys-table = За столом
si-keys-token = Знайти жетон дії; ще раз — зіграти його
si-keys-done = Готово
si-keys-undo = Забрати назад
si-keys-again = Те саме ще раз
si-keys-pass = Пас
si-keys-back = Назад до вибору
si-keys-hall = Поки грає H.A.L.L.
si-keys-hall-next = Наступний крок
