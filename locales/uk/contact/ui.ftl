## Contact у браузері

## Ролі та стан

role-source = Джерело
role-guesser = Вгадуєте ви
role-crew = Екіпаж
role-watcher = Глядач
status-round = Раунд
status-round-of = { $round } із { $rounds }
status-practice = Пробний
status-fuel = Паливо
status-prize = Приз
status-prize-lost = втрачено
status-score = Очки
status-points = { $score } із 42

## Стіл

board-label = Стіл. Стрілки ведуть від фішки до фішки, літери переносять до планети, Enter обирає.
state-rocket = тут ракета
state-target = ваша ціль
state-wrong = хибна здогадка
state-reached = досягнута
state-candidate = можлива ціль
state-dark = темний бік
state-next = сюди можна летіти далі
state-stop = зупинка { $number } вашого маршруту
state-heat = імовірність { $percent } %
state-pointed = першою її обрали { $percent } %

## Джерело

source-target = Ваша таємна ціль
source-route = Ваш маршрут
source-route-free = Спробуйте різні шляхи просто на столі: ваших дотиків ніхто не бачить.
source-route-guided = Торкайтеся фішок одну за одною. Пунктир — вільні шляхи.
source-route-is = Ваш маршрут: { $route }
source-blocked = Шлях «{ $here } → { $there }» закрито, між ними: { $between }.
source-use-route = Обрати цей маршрут
source-clear = Стерти маршрут
source-watching = Сигнал у дорозі. Тепер думає { $guesser }.
source-asked-again = Екіпаж просить іще один сигнал. Маршрут може бути той самий або новий.
source-after-wrong = { $chip } — не те. Передайте новий сигнал для наступної здогадки.
signal-choose = Скільки це варте?
signal-advice = Ставте високу картку, коли маршрут буде легко зрозуміти. Екіпаж бачить її значення.
signal-card = Картка сигналу { $value }, лишилося: { $left }
stopover-how =
    { $shown ->
        [0] Оберіть на столі фішку, де була перша посадка вашого маршруту.
       *[other] Оберіть на столі фішку, де була наступна посадка вашого маршруту.
    }
stopover-here =
    { $shown ->
        [0] Перша зупинка
       *[other] Наступна зупинка
    }
stopover-confirm = Поставити ракету сюди

## Запис

pad-label = Тримайте — летите, відпускайте — сідаєте. Можна й пробілом.
pad-hold = Тримайте — летите, відпускайте — сідаєте
pad-flying = У польоті…
pad-more = Посадка. Тримайте, щоб летіти далі
news = Що сталося
news-talk = Зараз ви можете розмовляти.
pad-anew = Тримайте, щоб записати наново
pad-full = Усі перельоти записано. Послухайте або передайте
pad-wait = Спершу прокладіть маршрут
record-strip = Ваш запис:
record-hear = Слухати
record-stop = Стоп
record-again = Ще раз
record-send = Передати
record-done =
    { $taps ->
        [one] Записано { $taps } переліт.
        [few] Записано { $taps } перельоти.
       *[many] Записано { $taps } перельотів.
    }
record-count =
    { $taps ->
        [one] Записано { $taps } переліт
        [few] Записано { $taps } перельоти
       *[many] Записано { $taps } перельотів
    }, а на маршруті їх { $hops }.
record-too-short = Закоротко для перельоту. Потримайте довше.
record-broken-off = Запис перервано. Почніть знову від ракети.

## Слухання

sound-on = Увімкнути звук
listen-silence = Тиша. Лампа спалахне, коли надійде сигнал.
listen-watch = Цей пристрій не відтворює звуку. Стежте за лампою: вона блимає в тому самому ритмі.
listen-from = Сигнал від Джерела ({ $source }).
listen-coming = Надходить сигнал…
listen-playing = Слухайте.
listen-waits = Надійшов сигнал. Його можна почути один раз.
listen-now = Відтворити зараз
listen-heard =
    { $count ->
        [1] Ви почули сигнал.
        [one] Ви почули { $count } сигнал.
        [few] Ви почули { $count } сигнали.
       *[many] Ви почули { $count } сигналів.
    }
heard = Сигнали цього раунду
heard-from = Сигнал { $number }, початок: { $start }
heard-flights =
    { $flights ->
        [one] Сигнал { $number }, початок: { $start }; { $flights } переліт
        [few] Сигнал { $number }, початок: { $start }; { $flights } перельоти
       *[many] Сигнал { $number }, початок: { $start }; { $flights } перельотів
    }
heard-missed = Ви пропустили сигнал. Лишилася тільки кількість його перельотів.
heard-missed-ask = Можна попросити ще один.
heard-strip = Сигнал { $number }:
heard-as-text = Прочитати як текст

## Здогадка

guess-how = Укажіть планету на столі.
guess-pointing = Ви вказуєте
guess-confirm = Це вона
guess-was-wrong = Не { $chip } ({ $seat }).
guess-repeat = Попросити ще раз (лишилося { $left })
confirm-title = Ви впевнені?
confirm-yes = Так
confirm-no = Ні

## Картки допомоги

helpers = Картки допомоги
helper-use = Застосувати
helper-use-card = Застосувати: { $helper }
helper-inactive = Використано. Неактивна.
helper-fifty-fifty-on = Оголошено: дві здогадки.
helper-reactivate = Знову активувати всі за 1 бочку
helper-meeting-on = Нарада: Екіпаж може говорити.
helper-meeting-spend = Яку картку допомоги ви на це витрачаєте?

## Між раундами

between-first = Ракета на Землі. Розмовляйте скільки завгодно; почне перше Джерело.
between-first-practice = Спершу пробний політ: він не коштує палива й не рахується.
between-last = Раунд { $round }
between-practice = Пробний політ
between-target = Ціль
between-won = Картку сигналу { $value } здобуто
between-lost = Картку сигналу { $value } втрачено
between-signal = Останній сигнал:
between-route = Шлях: { $route }.
between-begin = Почати раунд { $round }
between-begin-practice = Почати пробний політ
between-next = Наступний раунд
between-look-back = Раунд завершено. Роздивляйтеся скільки завгодно.
between-has-begun = { $source } має сигнал напоготові. Він чекає, доки ви продовжите.

staged-points = { $seat } вказує
staged-points-at = { $seat } вказує: { $chip }.
staged-breath = Усі затамували подих…
staged-flies = Ракета злітає.
staged-right = Правильно!
staged-wrong = Неправильно.

thought = Уявний шлях
thought-begin = Викласти шлях
thought-end = Знову вказувати
thought-clear = Прибрати шлях
thought-how = Обирайте фішки одну за одною від ракети. Це бачите лише ви.
thought-flights =
    { $flights ->
        [one] Викладено { $flights } переліт. Це бачите лише ви.
        [few] Викладено { $flights } перельоти. Це бачите лише ви.
       *[other] Викладено { $flights } перельотів. Це бачите лише ви.
    }

## Інше

more = Підказки
more-ways = Показувати вільні шляхи
more-ways-hint = Малює, куди можна летіти з фішки, на яку ви вказуєте.
more-hand = Рука замість лампи
more-keys = Клавіші: стрілки — рух, літери A–R — до планети, 0 — до Землі, Home — до ракети, Enter — вибір, пробіл — політ.

## Кінець

report-success = Місію виконано
report-failure = Паливо скінчилося
report-points = із 42 очок
report-barrels =
    { $barrels ->
        [one] Лишилася { $barrels } бочка палива.
        [few] Лишилося { $barrels } бочки палива.
       *[many] Лишилося { $barrels } бочок палива.
    }
report-comfort = Кожному екіпажу потрібно кілька польотів, щоб знайти свій ритм. Розбір покаже, де губилися сигнали.
report-raise = Вийшло впевнено. Наступного разу спробуйте рівень { $level }.
report-professional = Рівень 6 із запасом палива: ви готові до професійної гри.
report-target = Ціль
certificate-label = CONTACT · СЕРТИФІКАТ
certificate-of = із 42 очок
certificate-barrels =
    { $barrels ->
        [one] лишилася { $barrels } бочка
        [few] лишилося { $barrels } бочки
       *[many] лишилося { $barrels } бочок
    }
certificate-turn = Перевернути
certificate-front = Сертифікат: { $title }
certificate-back = Малюнок на звороті сертифіката «{ $title }»
certificate-download = Зберегти
certificate-print = Друкувати

## Перед місією

form-mode = Гра
form-base = Базова
form-base-note = У кожному раунді лише кілька можливих цілей. З цього й варто починати.
form-professional = Професійна
form-professional-note = Ціллю може бути кожна планета; між ними астероїди, менше палива, картки допомоги, а наприкінці — сертифікат.
form-level = Рівень
form-level-note = У кожному раунді ціллю може бути одна з { $count } планет. Для першої гри добре підходить рівень 2.
form-route = Маршрут Джерела
form-free = Подумки
form-free-note = Як за справжнім столом: маршрут ніхто не перевіряє.
form-guided = На столі
form-guided-note = Джерело потай позначає маршрут. Його перевіряють, а після раунду показують усім.
form-practice = Спершу пробний політ
form-practice-note = Раунд, який нічого не коштує і не рахується.
form-family = Сімейний режим
form-family-note = Екіпаж може радитися, вгадуючи, а сигнали записуються. Джерело й далі мовчить.
form-record = Запис сигналів
form-record-note = Сигнали лишаються у вигляді смужок. Без запису вони лунають і зникають, як за столом.
form-signals = Сигнали
form-signals-gone = Лунають і зникають
form-pauses = Однакові паузи
form-pauses-note = Усі зупинки на поверхні однаково довгі, щоб щось означали лише перельоти.
form-block = Заборонити неможливе
form-block-note = Фішки, які не можуть бути ціллю, узагалі не можна вибрати.
form-table = Планети
form-table-any = Як випаде
form-table-any-note = Один із шести способів за жеребом.
form-table-strewn = Розсипано
form-table-strewn-note = Випадково по всьому столу.
form-table-clusters = Скупчення
form-table-clusters-note = П’ять груп із широкими проміжками.
form-table-arms = Рукави
form-table-arms-note = Чотири рукави, що звиваються навколо Землі.
form-table-void = Порожнеча
form-table-void-note = Поблизу Землі немає планет.
form-table-rings = Кільця
form-table-rings-note = Два кільця навколо Землі.
form-table-belt = Пояс
form-table-belt-note = Один широкий пояс через увесь стіл.
form-table-figures = ШІ, що грає як люди, одразу вгадує тут { $right } % сигналів на рівні { $level }; на розсипаних столах { $strewn } %.
form-fifty-fifty = 50:50
form-fifty-fifty-barrel = Береже бочку
form-fifty-fifty-barrel-note = Перша хибна здогадка однаково коштує картки сигналу і дає ще три сигнали.
form-fifty-fifty-card = Береже й картку
form-fifty-fifty-card-note = Дві здогадки вважаються однією.

## Погляд назад

opening-crew = Екіпаж
opening-first = перше Джерело
opening-agreed = Про що домовилися
opening-planets = Відкриті від початку планети
replay-source = Джерело — { $source }.
replay-signal = Відтворити сигнал { $number }
review-title = Що можна було зрозуміти
review-loading = Прослуховуємо всю місію ще раз…
review-signal = Сигнал
review-option = { $round }, сигнал { $number }
review-heading = { $round }, сигнал { $number }, Джерело — { $source }
reviewed-likely = Наскільки ймовірною була кожна планета для ідеального Екіпажу
reviewed-meant = Задуманий шлях
reviewed-meant-likely = Імовірно задуманий шлях
reviewed-ideal = Шлях, яким повело б ідеальне Джерело (ясність { $percent } %)
timing-title = Ваше відчуття часу
timing-lead = Кожен переліт: яка була відстань і скільки він тривав. Лінія — темп, який почув би ідеальний слухач.
timing-plot = Тривалість і відстань, перельотів: { $flights }; { $name }
timing-distance = відстань, см
timing-duration = секунди
timing-hollow = Порожні кружки: маршрут невідомий, лише ймовірний.

## Навчання

lesson-title = Навчіться грати в Contact
lesson-label = Урок
lesson-next = Далі
lesson-skip = Вийти з навчання
lesson-partner = Міцар
lesson-scripted = Мережі немає: ваш напарник діє за сценарієм і завжди вас розуміє.
lesson-later = Це буде пізніше. Спершу зробіть те, що каже урок.
lesson-not-that-one = Це інша планета. Послухайте ще раз: що довший звук, то довший шлях.
lesson-play = Зіграти
lesson-rules = Читати правила
lesson-welcome = Розмова часом
    .text = Без жодного слова: одна сторона знає планету-ціль, друга має її знайти. Єдине повідомлення — тривалість кожного перельоту. На все піде три хвилини.
lesson-begin = Ви — Джерело
    .text = Джерело знає, Екіпаж угадує. Почніть раунд, щоб відкрити картки.
lesson-target = Ваша таємниця: { $chip }
    .text = Приціл на столі бачите тільки ви. Ваш напарник бачить лише, які планети можливі: ті, що із золотим кільцем.
lesson-ways = Тільки прямо
    .text = Ракета літає по прямій. Пунктир — вільні шляхи. Червоний шлях закрито: дорогу заступає інша фішка, тож на неї треба сісти або її облетіти.
lesson-route = Знайдіть шлях
    .text = Торкайтеся фішок одну за одною, доки не станете на ціль. Навпростець чи із зупинками: найкращий той шлях, що звучить не так, як інші.
lesson-fly = Тепер передайте
    .text = Тримайте лампу (або пробіл) так довго, яка довга перша лінія, відпустіть — це посадка, і так для кожної лінії. Послухайте, за потреби повторіть, а тоді передайте.
lesson-wait = Напарник слухає
    .text = Сигнал звучить один раз, точно таким, яким ви його зробили. Тепер напарник шукає шлях, що до нього пасує.
lesson-asked = Напарник перепитує
    .text = До почутих тривалостей пасує не одна планета, і жодна — помітно краще за інші. Перепитати нічого не коштує, а помилитися — коштує. Передайте сигнал ще раз тим самим маршрутом або прокладіть такий, що пасує лише до вашої цілі.
lesson-again = Ще раз
    .text = Напарник помилився. Передайте ще один сигнал: тим самим маршрутом або новим.
lesson-swap = Тепер навпаки
    .text = Ракета лишається там, де сіла, а Джерелом стає ваш напарник. За мить надійде сигнал.
lesson-listen = Слухайте й дивіться
    .text = Поки ракета летить, лампа світить, а стук — це посадка. Коротке світло — короткий шлях. Рахуйте посадки.
lesson-guess = Котра планета?
    .text = Почніть від ракети й подумки йдіть за смужками: яка планета із золотим кільцем пасує? Укажіть на неї й підтвердьте. Якщо не певні, попросіть ще раз, щонайбільше двічі.
lesson-helpers = Це ще не все
    .text = У професійній грі ціллю може бути кожна планета, а вам на допомогу є картки:
lesson-done = Тепер ви знаєте все
    .text = Дванадцять раундів, шість бочок, 42 очки. Знайдіть спільний темп і говоріть про нього між раундами.

## Клавіші

keys-board = На столі
keys-board-travel = До найближчої планети в цьому напрямку
keys-board-letter = До планети з цією літерою
keys-board-rocket = До ракети
keys-board-pick = Вибрати планету
keys-pad = Для Джерела
keys-pad-hold = Летіти, доки натиснуто
