## Щоденний сигнал

daily-number = Щоденний сигнал № { $number }
daily-today = сьогодні
daily-start = Почати
daily-finding = Шукаємо загадку…
daily-three-minutes = Це забере хвилини три. Можна піти й повернутися.
daily-ai = Міцар
daily-see = Подивитися, як вийшло
daily-hand-in = Здати
daily-hand-in-sure = Здати так, як є? Відповідь оцінять, і змінити її вже не можна.
daily-go-on = Думати далі
daily-left = залишилося { $time }

daily-question-contact = Яку планету мали на увазі?
daily-how-contact = Ви — екіпаж. Хтось вистукує політ: що довший тон, то довша дорога. Послухайте й покажіть на планету: спроб три. Послухати ще раз трохи коштує.
daily-question-space-puzzle = Де місце цим чотирьом?
daily-how-space-puzzle = Ви — астронавт. Німий ШІ викладає кілька жетонів: вони кажуть, у яких каютах мають стояти чотири фігурки. Поставте їх туди й оголосіть розв’язок; або завершіть раунд і отримайте ще одне повідомлення за десять очок.
daily-question-critical-orbit = Скільки кисню вдасться з’єднати?
daily-how-critical-orbit = Ви — «Меркурій III» на останньому ході. У вас є те, що надіслали станції: прокладіть труби так, щоб вони з’єднали балони одного кольору, і поставте клапани на штоки. У вас три хвилини; тоді, або коли здасте, зарахують те, що з’єднано.
daily-question-interstellar = Який хід принесе найбільше?
daily-how-interstellar = Ви маєте один хід в останній фазі порятунку. Виберіть жетон і дію, як за столом; важить, наскільки ви врешті випередите Міцара. Усі ходи, не гірші за найкращий, зараховуються.

daily-signals = { $signals ->
    [one] { $signals } сигнал
    [few] { $signals } сигнали
   *[many] { $signals } сигналів
}
daily-messages = { $messages ->
    [one] { $messages } повідомлення
    [few] { $messages } повідомлення
   *[many] { $messages } повідомлень
}
daily-pawns-right = правильно { $right } з 4 фігурок
daily-oxygen = кисень: { $oxygen } з { $best }
daily-oxygen-reached = кисень: { $oxygen }
daily-turn-behind = { $points ->
    [0] не гірше за найкращий хід
    [one] на { $points } очко гірше за найкращий хід
    [few] на { $points } очки гірше за найкращий хід
   *[other] на { $points } очок гірше за найкращий хід
}
daily-turn-none = хід не зроблено
daily-turn-best = Найкращий хід
daily-turn-kinds = Найкращий хід кожного виду
daily-turn-kind = { $kind }: { $behind ->
    [0] не гірше за найкращий
    [one] на { $behind } очко гірше
    [few] на { $behind } очки гірше
   *[other] на { $behind } очок гірше
}
daily-turn-measure = Очки престижу наприкінці гри порівняно з очками Міцара. Кожен хід випробувано в тих самих партіях, які з вашого місця виглядають так само; їх дограно до кінця.

daily-solved = Розгадано
daily-unsolved = Цього разу ні
daily-score = { $score } зі 100
daily-better-here = Ви впоралися краще, ніж { $percent } % з { $others } інших, хто відповідав тут.
daily-better-ai = Тут поки що відповіло замало людей. { $game ->
    [interstellar] Ваш хід кращий, ніж у { $percent } % з { $others } гравців-ШІ, більшість яких випадково трохи помиляється в оцінці ходів.
   *[other] Ви впоралися краще, ніж { $percent } % з { $others } гравців-ШІ, більшість яких грає як люди.
}
daily-ideal = Ідеальний читач був певен на { $percent } %.
daily-next = Наступний буде за { $hours ->
    [one] { $hours } годину
    [few] { $hours } години
   *[many] { $hours } годин
}.
daily-strip = Як вийшло
daily-meant = Розгадка
daily-share = Поділитися
daily-share-title = Heliograph Daily { $number }
daily-copied = Скопійовано. Розгадки там немає.
daily-others-here = Що спершу відповіли інші
daily-others-ai = Що спершу відповіли гравці-ШІ
daily-mine = ви
daily-mark-right = правильно
daily-mark-near = майже
daily-mark-wrong = хибно
daily-mark-none = без відповіді

daily-archive-lead = Одна загадка на день, для всіх та сама. Попередні теж можна грати.
daily-open = Ще не зіграно

daily-contact-way = Летіли так: { $way }.
daily-contact-heat = Що тепліше світиться планета, то більше інших показали на неї першою.

daily-take = Узяти із собою останні { $days }
daily-take-why = Тоді їх можна розгадувати без мережі, скажімо, у потязі.
daily-taking = Уже тут: { $taken } з { $days }…
daily-taken = Останні загадки ({ $days }) є на цьому пристрої й працюють без мережі.
daily-kept = на цьому пристрої
daily-alone-book = Без мережі: цю загадку взято із собою.
daily-alone-later = Без мережі: викладайте як завгодно. Чого це варте, порахуємо, коли мережа повернеться.
daily-needs-network = Для цього потрібна мережа. Решта працює й без неї.
daily-not-taken = Мережі немає, і цю загадку не взято із собою.
daily-waiting = Чекає на мережу
daily-waiting-title = Збережено
daily-waiting-text = Ваша відповідь зберігається в цьому браузері. Її оцінять, щойно ви повернетеся до загадок із мережею.
