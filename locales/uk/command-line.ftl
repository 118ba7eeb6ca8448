## What commands say to whoever runs a server

## `heliograph tables`

tables-table = стіл
tables-game = гра
tables-phase = стан
tables-moves = ходи
tables-used = останній візит або хід
tables-tidied = буде прибрано
tables-open = вільно
tables-never = ніколи
tables-phase-gathering = збираються
tables-phase-playing = триває
tables-phase-over = завершено
tables-count =
    { $count ->
        [one] { $count } стіл
        [few] { $count } столи
       *[many] { $count } столів
    }
tables-kept = Стіл { $table } ніколи не приберуть.
tables-kept-no-longer = Стіл { $table } приберуть, як будь-який інший.
tables-sure = Остаточно видалити стіл { $table } разом із грою?
tables-in-use = За столом { $table } щойно хтось був. Спробуйте ще раз, коли він простоїть порожнім три хвилини.
tables-deleted = Стіл { $table } видалено.
tables-archived =
    { $count ->
        [one] Зроблено { $count } запис.
        [few] Зроблено { $count } записи.
       *[many] Зроблено { $count } записів.
    }

## `heliograph backup` і `heliograph restore`

backup-done =
    { $count ->
        [one] { $count } стіл збережено у { $file }.
        [few] { $count } столи збережено у { $file }.
       *[many] { $count } столів збережено у { $file }.
    }
restore-done =
    { $count ->
        [one] { $count } стіл відновлено.
        [few] { $count } столи відновлено.
       *[many] { $count } столів відновлено.
    }

## `heliograph mcp`

problem-no-server-at = Сервер за адресою { $address } не відповідає. Чи він запущений і чи це його адреса?
problem-other-server-at = За адресою { $address } відповідає щось інше, а не сервер Heliograph.
problem-no-player = У цій грі немає місця ШІ «{ $name }». Є: { $names }; а також «open» для тих, хто прийде.
problem-no-setting = У цій грі немає налаштування «{ $name }». Є: { $names }.
problem-no-place = Місць { $seats }, тож ваше — від 0 до { $last }.
problem-offered = { $reason } Дія — це об’єкт із «type» і полями своєї пропозиції. Зараз пропонується: { $actions }.
problem-no-game = Гри «{ $name }» тут немає. Є: { $names }.
problem-no-choice = Налаштування «{ $name }» не може бути { $value }. Можливо: { $choices }.
problem-gathering = Гра ще не почалася. Ще вільні місця: { $seats }. Поділіться посиланням; коли всі місця зайняті, той, хто створив стіл, починає через start_game.
problem-all-here = Гра ще не почалася. Усі місця зайняті: той, хто створив стіл, починає через start_game.

## Скарги

reports-at = Коли
reports-seat = Місце
reports-name = Ім’я
reports-reason = Що не так
reports-note = Докладніше
reports-count = { $count ->
    [0] Ніхто ні на кого не скаржився.
    [one] { $count } скарга.
    [few] { $count } скарги.
   *[many] { $count } скарг.
}
