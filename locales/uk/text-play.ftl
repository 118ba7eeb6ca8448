## Гра словами: ті самі можливості, що й на полях

text-play = Що ви можете зробити
text-play-nth = { $field } { $number }
text-play-nothing-more = більше нічого
text-play-turned = Поворот
text-play-turns =
    { $turns ->
        [0] без повороту
        [one] { $turns } чверть оберту
        [few] { $turns } чверті оберту
       *[other] { $turns } чвертей оберту
    }
text-play-spot = стовпець { $column }, рядок { $row }
text-play-elsewhere = { $command }: це роблять на полі самої гри.
text-play-unfinished = Ще не все вибрано.
text-play-undo = Скасувати останній крок
text-play-sure = Ви впевнені?
text-play-yes = Так
text-play-no = Ні

## Одним рядком

text-play-type = Або напишіть
text-play-type-hint = Дія та її значення, наприклад: { $example }
text-play-type-do = Виконати написане
text-play-fault-action = «{ $typed }» зараз зробити не можна. Почніть з одного із цих слів: { $possible }
text-play-fault-elsewhere = { $about }: це роблять на полі самої гри, а не текстом.
text-play-fault-field = «{ $typed }» сюди не належить: { $about }. Тут є: { $possible }
text-play-fault-missing = Ще бракує — { $about }. Можливо: { $possible }
text-play-fault-more = «{ $typed }» тут зайве. Досить, наприклад, такого: { $possible }
text-play-fault-nothing = Почніть з одного із цих слів: { $possible }
text-play-fault-value = «{ $typed }» тут не підходить — { $about }. Можливо: { $possible }
