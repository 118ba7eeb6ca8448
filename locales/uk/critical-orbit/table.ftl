## Mission Control у браузері: стіл навколо планшетів

## Годинник

mc-table-clock = Лишилося часу
mc-table-stopped = Зупинено
mc-table-turn = Хід { $turn }
mc-table-turn-of = Хід { $turn } із { $turns }
mc-table-turns = Ходи
mc-table-pause = Пауза
mc-table-run-on = Далі
mc-table-pause-asked = Хочуть зупинити годинник: { $players }. Він зупиниться, коли погодяться всі.
mc-table-run-asked = Готові продовжити: { $players }. Годинник піде далі, коли погодяться всі.
mc-table-whole-question = Питання повністю

## Перевірка готовності

mc-table-ready-check = Чи всі готові?
mc-table-goal =
    Зберіть { $target ->
        [one] { $target } одиницю кисню
        [few] { $target } одиниці кисню
       *[many] { $target } одиниць кисню
    } на завершених з’єднаннях.
mc-table-goal-minutes =
    { $minutes ->
        [one] У вас { $minutes } хвилина.
        [few] У вас { $minutes } хвилини.
       *[many] У вас { $minutes } хвилин.
    }
mc-table-goal-turns =
    { $turns ->
        [one] У вас { $turns } хід і жодного годинника.
        [few] У вас { $turns } ходи й жодного годинника.
       *[many] У вас { $turns } ходів і жодного годинника.
    }
mc-table-ready = До польоту!
mc-table-ready-yes = усе готово
mc-table-ready-no = ще ні
mc-table-ready-hint = Місія почнеться, щойно будуть готові всі. А поки роздивіться: планшети відкриті.

## Кубики

mc-table-dice = Кубики
mc-table-no-dice = Кубиків ще не кидали
mc-table-roll = Кинути кубики
mc-table-roll-last = Кинути й завершити
mc-table-die = Кубик: { $value }
mc-table-die-held = { $value }: це значення тримає картка ШІ
mc-table-die-kept = { $value }: для кожної станції
mc-table-die-left = { $value }: лишено «Меркурію III», { $track }
mc-table-leave = Лишити { $value } собі: { $track }
mc-table-would-leave = Лишити { $value } «Меркурію III»
mc-table-track =
    { $colour ->
        [white] рухається білий клапан
       *[black] рухається чорний клапан
    }
mc-table-any = будь-яке

## Команда

mc-table-team = Команда
mc-table-look = Подивитися планшет: { $job }
mc-table-hidden = Ширма ховає цей планшет від станцій.
mc-table-watching = Тут працює { $player }. Ви лише дивитеся.
mc-table-for-deck = Ви ставите позначки за колоду ШІ.
mc-table-waits = Тут хід чекає на вас.
mc-table-stars =
    { $stars ->
        [one] { $stars } зірка
        [few] { $stars } зірки
       *[many] { $stars } зірок
    }
mc-table-short-of = Бракує: { $needs }.
mc-table-claims = обирає одну зі своїх фігур
mc-table-tasks =
    { $tasks ->
        [one] ще { $tasks } позначка
        [few] ще { $tasks } позначки
       *[many] ще { $tasks } позначок
    }
mc-table-undecided = думає
mc-table-wish = воліє лишити { $leave }
mc-table-wish-any = підійдуть будь-які
mc-table-locked = зафіксовано
mc-table-entry-due = треба вписати
mc-table-entry-done = вписано
mc-table-oxygen = Кисень
mc-table-target = Скільки кисню треба
mc-table-panes = Що на екрані
mc-table-news = Що сталося

## Картка ШІ

mc-table-card = Картка ШІ { $number }
mc-table-card-holds = Випало { $value }, тож це значення треба лишити станціям.
mc-table-card-number = Якби випало { $value }, його довелося б лишити станціям.
mc-table-card-grids = сітка { $grids }
mc-table-card-size = стовпець на { $size }

## Як вам зручніше

mc-table-comfort = Звуки та зручність
mc-table-tones = Сигнали
mc-table-voice = Оголошення вголос
mc-table-voice-hint = «Х’юстон зафіксовано», доставки й зірки озвучує ваш браузер.
mc-table-turns-on = Відкривати мій наступний планшет
mc-table-turns-on-hint = Коли на одному вашому планшеті все зроблено, а інший чекає.
mc-table-sound-on = Увімкнути звук
mc-table-keys = Клавіші (за місцем на клавіатурі): M, H, B і C показують планшет, N — наступний, де на вас чекають, D веде до кубиків.

## Кінець

mc-table-ending = Кінець місії
mc-table-won = «Меркурій III» дихає
mc-table-lost = «Меркурій III» втрачено
mc-table-won-how = Мети досягнуто на ході { $turn }.
mc-table-lost-time = Час вийшов на ході { $turn }.
mc-table-lost-turns = Останній хід позаду: усього було { $turn }.
mc-table-tiles = Сегменти трубопроводу
mc-table-halves = Півклапани
mc-table-unlocks = Картки розблокування
mc-table-ending-hint = Тепер відкриті всі планшети, і корабель теж: оберіть у списку команди.

## Оголошення, які звучать уголос

mc-call-rolled = { $dice }.
mc-call-kept = { $one } і { $other }.
mc-call-locked = { $job } зафіксовано.
mc-call-all-locked = Центр керування зафіксовано.
mc-call-shape = Сегмент { $shape }.
mc-call-half = Півклапан.
mc-call-unlock = Картка розблокування.
mc-call-star = Зірка: { $job }.
mc-call-ten-seconds = Десять секунд.
mc-call-won = «Меркурій» дихає. Ми перемогли.
mc-call-lost = «Меркурій» втрачено.

## Клавіші

mc-keys-table = За столом
mc-keys-mercury = До планшета «Меркурія III»
mc-keys-houston = До Х’юстона
mc-keys-bengaluru = До Бенгалуру
mc-keys-cologne = До Кельна
mc-keys-next = До наступного свого планшета
mc-keys-dice = До кубиків
mc-keys-pen = На станції
mc-keys-pen-number = Вибрати число; ще раз — число зірки
mc-keys-pen-travel = З поля на поле
mc-keys-pen-write = Вписати сюди
mc-keys-pen-back = Забрати назад
mc-keys-pen-lock = Зафіксувати
mc-keys-bench = Будівництво на «Меркурії III»
mc-keys-bench-move = Рухати те, що в руці, або фокус
mc-keys-bench-pick = Узяти або покласти
mc-keys-bench-turn = Повернути, із Shift — в інший бік
mc-keys-bench-valve = Поставити клапани або зняти їх
mc-keys-bench-off = Назад на лоток
mc-keys-bench-undo = Скасувати
mc-keys-bench-let-go = Відпустити
