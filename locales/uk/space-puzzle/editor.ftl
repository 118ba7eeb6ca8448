## AI Space Puzzle's workshop: making a scenario of one's own

sp-editor-title = Майстерня сценаріїв
sp-editor-lead = Створіть власний сценарій: виберіть жетони, обмеження й особливі правила. Зіграйте його, виміряйте складність, збережіть у файл.
sp-editor-change = Змінити в майстерні
sp-editor-begin = Почати з
sp-editor-begin-choose = Сценарій із книги…
sp-editor-begin-fresh = Чиста сторінка
sp-editor-name = Назва
sp-editor-sheet = Сторінка сценарію

## What it is made of

sp-editor-tokens = Жетони, які бере ШІ
sp-editor-group-colours = Кольори
sp-editor-group-keys = Ключі
sp-editor-group-icons = Символи кают
sp-editor-group-numbers = Числа
sp-editor-rooms-note = Приховані пастки або шлюзи й ліфти, які видно всім: це визначають особливі правила.
sp-editor-dice-note = У кожної фігурки є кубик, який має показувати правильне число.
sp-editor-rules = Особливі правила
sp-editor-seconds = Секунд до зникнення
sp-editor-jammed = Заглушених жетонів за раунд
sp-editor-lethal = Смертельні
sp-editor-faults =
    { $count ->
        [one] { $count } місце ще не узгоджене. Його позначено.
        [few] { $count } місця ще не узгоджені. Їх позначено.
       *[many] { $count } місць ще не узгоджені. Їх позначено.
    }

## Files

sp-editor-files = Файл
sp-editor-open = Відкрити файл
sp-editor-save = Зберегти у файл
sp-editor-drop = Файл можна також перетягнути сюди.
sp-editor-play = Зіграти

## How hard it is

sp-editor-estimate = Наскільки він складний?
sp-editor-estimate-lead = Столи з місцями ШІ та гравцями, що наслідують людей, зіграють його багато разів. Це триває близько хвилини.
sp-editor-estimate-begin = Нехай спробує ШІ
sp-editor-estimate-stop = Зупинити
sp-editor-estimate-progress = Зіграно { $games } із { $of } партій
sp-editor-estimate-odds = Виграно { $percent } % партій; імовірно, від { $low } % до { $high } %.
sp-editor-estimate-tier = Рівень
sp-editor-estimate-rounds = Раундів у середньому
sp-editor-estimate-like = У книзі найподібніше проходять: { $scenarios }.
sp-editor-estimate-done =
    { $games ->
        [one] Виміряно за { $games } партію. Людям потрібно більше часу, ніж ШІ, але що складніше для нього, те складніше й для вас.
        [few] Виміряно за { $games } партії. Людям потрібно більше часу, ніж ШІ, але що складніше для нього, те складніше й для вас.
       *[many] Виміряно за { $games } партій. Людям потрібно більше часу, ніж ШІ, але що складніше для нього, те складніше й для вас.
    }
