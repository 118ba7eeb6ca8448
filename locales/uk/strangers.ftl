## Незнайомці: як добре всі порозуміваються з партнерами, яких ніколи не бачили

strangers-lead = Чи зрозуміє вас той, кого ви ніколи не бачили? Гравці ШІ спробували це з тими самими дванадцятьма вигаданими людьми: кожна по-своєму вистукує, викладає та слухає. Виберіть будь-яку клітинку й зіграйте з цим незнайомцем самі.
strangers-task = Завдання
strangers-task-contact-6 = Contact, рівень 6
strangers-task-contact-professional = Contact, професійна гра
strangers-task-puzzle-3 = AI Space Puzzle, три жетони
strangers-task-puzzle-4 = AI Space Puzzle, чотири жетони
strangers-task-mission = Mission Control, легко
strangers-role = Роль
strangers-role-contact-speaker = Джерело
strangers-role-contact-listener = Екіпаж
strangers-role-space-puzzle-speaker = ШІ
strangers-role-space-puzzle-listener = Астронавт
strangers-role-critical-orbit-speaker = «Меркурій III»
strangers-role-critical-orbit-listener = наземні станції
strangers-counts-contact = Число — це частка перших здогадів, які були правильними.
strangers-counts-space-puzzle = Число — це частка розв’язаних завдань.
strangers-counts-critical-orbit = Число — це частка потрібного кисню.
strangers-caption = { $task }, роль: { $role }
strangers-player = Гравець
strangers-player-random = будь-який дозволений хід
strangers-player-ideal = той, хто знає незнайомця
strangers-player-ideal-learner = той, хто пізнає незнайомця за правилом Баєса
strangers-player-people = люди на цьому сервері
strangers-middle = Середня половина
strangers-share = Від ідеалу
strangers-between = від { $low } до { $high }
strangers-games =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[other] { $count } партій
    }
strangers-cell = { $player }, { $stranger }: { $score }. Зіграйте з цим незнайомцем самі
strangers-no-score = ще немає числа
strangers-play = Грати: { $stranger }
strangers-play-text = Ви граєте: { $task }, роль: { $role }, за правилами гри. Потім ви можете дозволити врахувати ваш результат у рядку людей цього сервера; без вашої згоди нічого не враховується.
strangers-play-both = У Contact ви починаєте з цієї ролі; ролі змінюються щораунду, тож ви граєте обидві.
strangers-start = Почати гру
strangers-note = «Від ідеалу» порівнює з гравцем, який знає про незнайомця все; у Mission Control ніхто не знає, що найкраще. Люди грають за правилами самої гри, де місія може скінчитися раніше; гравці ШІ завжди мають дванадцять раундів. Для людей перше число — середнє за всі раунди.
strangers-count = Врахувати мій результат із незнайомцем у рядку людей
strangers-count-hint = Зберігаються лише числа, без вашого імені та ваших дій.
strangers-counted = Враховано. Дякуємо.
strangers-see = Показати таблицю
