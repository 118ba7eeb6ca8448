## Усюди

site-title = Heliograph: сигнал — це загадка
page-title = { $page } · Heliograph
skip = Перейти до вмісту
close = Закрити
stepper-less = Менше: { $label }
stepper-more = Більше: { $label }
copy = Копіювати
copied = Скопійовано.
copy-failed = Скопіювати не вдалося. Виділіть текст і скопіюйте його вручну.
to-home = На головну
opening = Хвилинку…
your-name = Ваше ім’я
name-needed = Як вас називатимуть інші?
default-name = Капітан
seat-number = Місце { $number }
spectators = { $count ->
    [one] { $count } глядач.
    [few] { $count } глядачі.
   *[many] { $count } глядачів.
}

nav = Головне меню
nav-home = Heliograph, на головну
nav-learn = Навчання
learn-lead = По три хвилини на справжніх полях гри.
nav-rules = Правила
nav-settings = Налаштування
footer-credit = Contact: Signals from Outer Space — гра Штеффена Бенндорфа, видана Nürnberger-Spielkarten-Verlag. AI Space Puzzle — гра Катажини Чох, Сильвії Смолінської, Войцеха Вішневського та Матеуша Вольського, видана Portal Games. Mission Control: Critical Orbit — гра Корі Андалори та Донні Коулмана, видана 3WS Games. Starship Interstellar — гра Давіде Кальци та Андреа Креспі, видана Pendragon Game Studio. Цей проєкт із ними не пов’язаний; тексти, малюнки та звуки — наші власні.
footer-free = Heliograph — вільна програма за ліцензією MIT.

## Коли щось не так

offline = Цей пристрій без мережі. За столом гра продовжиться, щойно з’явиться зв’язок; правила, уроки й узяті із собою загадки працюють і без неї.
offline-table = До столу не достукатися. Пробуємо далі.
problem-no-server = Сервер не відповідає. Спробуйте ще раз за мить.
problem-server = Сервер не зміг цього зробити (помилка { $status }).
problem-closed = Стіл закрив з’єднання.
closed-title = Цей стіл для вас закритий
closed-watch = Дивитися без місця
failed-title = Сторінка не завантажилася
failed-text = Можливо, зникла мережа або вийшла новіша версія.
failed-reload = Завантажити знову
lost-title = Тут самі лише зорі
lost-text = За цією адресою сторінки немає.

## Головна

home-title = Один знає. Решта має зрозуміти.
home-lead = Космічні ігри, у яких майже нічого не можна сказати, і одна, де кожен летить сам за себе. Сідайте поруч зі ШІ просто зараз або кличте друзів.
home-play-friends = Грати з друзями
home-learn = Навчитися за 3 хвилини
home-workshop = Створити сценарій
home-facts = { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[many] { $games } ігор
    } для { $fewest }–{ $most } гравців · без реєстрації · безкоштовно
home-games = Ігри
home-role = Ваша роль
home-play = Грати
home-start = Грати зараз
home-ways = Інші режими
home-set-up = Відкрити стіл
home-friends = А з друзями ще цікавіше:
how-title = Як це працює
how-source = Хтось один знає
    .text = Планета, до якої летіти, чотири каюти та їхні ключі, труби космічного корабля: одне місце це бачить, інші — ні.
how-signal = Майже нічого не проходить
    .text = У Contact говорить лише час, в AI Space Puzzle — лише жменька жетонів. Ні слів, ні кивків.
how-crew = Народжується мова
    .text = Кожен раунд показує, як вас зрозуміли. Виграють усі або ніхто.
continue-title = Продовжити
continue-your-turn = Ваш хід
continue-waiting = очікування
continue-moved = останній хід { $when }
recent-title = Ваші столи
recent-forget = Прибрати зі списку
phase-gathering = чекає на гравців
phase-playing = триває
phase-over = завершено

## Новий стіл

play-title = { $game }: нова гра
play-others = Скільки місць ШІ грає з вами?
play-friends = Зі знайомими людьми:
play-record = Зіграно в цьому браузері: { $played }, виграно: { $won }.
advice-harder = Дві останні гри ви так виграли, тож усе виставлено на щабель важче.
advice-easier = Дві останні гри програно, тож усе виставлено на щабель легше.
advice-next = Книгу розгорнуто на сторінці після останньої, яку ви виграли.
create-title = Грати з друзями
create-lead = Накрийте стіл і поділіться посиланням. Хто його відкриє, сяде на вільне місце або дивитиметься.
create-game = Гра
create-seats = Місця
create-seat-count = Скільки гравців?
create-open = { $count ->
    [one] { $count } місце лишається вільним для того, хто відкриє посилання.
    [few] { $count } місця лишаються вільними для тих, хто відкриє посилання.
   *[many] { $count } місць лишаються вільними для тих, хто відкриє посилання.
}
create-full = Усі місця зайняті, тож гра почнеться одразу.
create-rules = У що граєте
create-open-table = Відкрити стіл
create-start = Почати гру
create-one-device = Один пристрій, кілька місць
create-one-device-hint = Для родини: кілька з вас грають на цьому пристрої й передають його одне одному. Усі за столом про це знають.
create-name-of = Ім’я на місці { $number }
watching = Глядачі
watching-open = бачать гру одразу
watching-delayed = бачать її на хвилину пізніше
watching-closed = бачать її, коли вона закінчиться
watching-not-now = Глядачі побачать цю гру, коли вона закінчиться. Можете зачекати тут.
occupant-me = Я
occupant-open = Вільне
occupant-ai = ШІ, { $strength }
strength-llm = мовна модель
strength-quick = швидкий
strength-strong = сильний
ai-name = ШІ ({ $strength })
ai-name-numbered = ШІ { $number } ({ $strength })

## Перед грою

lobby-title = { $game }: екіпаж збирається
lobby-lead = Гра почнеться, коли всі місця будуть зайняті.
lobby-chairs = За столом
lobby-start = Почати гру
lobby-fill = Заповнити ШІ й почати
lobby-open = { $count ->
    [one] Ще є { $count } вільне місце.
    [few] Ще є { $count } вільні місця.
   *[many] Ще є { $count } вільних місць.
}
lobby-ready = Усі на місцях.
lobby-wait = Чекаємо, поки господар столу почне гру.
chair-open = Вільне місце
chair-you = (ви)
chair-host = Господар
chair-online = на зв’язку
chair-away = немає на зв’язку
chair-sit = Сісти тут
chair-move-here = Пересісти сюди
chair-free = Звільнити це місце
share-title = Покличте друзів
share-hint = Надішліть це посилання або дайте відсканувати код.
share-closed = Поки що цей стіл може відкрити лише цей комп’ютер.
share-open-it = Щоб приєдналися телефони й комп’ютери вашої мережі, той, хто запускає сервер, має запустити його знову командою
share-open-it-or = або, якщо він працює як служба,
share-same-machine = Нічого не пропаде: стіл лишиться на місці. Інше вікно на цьому комп’ютері може взяти адресу з адресного рядка.
share-link = Посилання на цей стіл
share-text = Ходіть грати зі мною!
share-qr = QR-код із посиланням на цей стіл
share = Поділитися

## За столом

table-name = Стіл { $id }
status-connecting = З’єднуємося…
status-online = Є зв’язок
status-offline = Немає зв’язку, пробуємо знову…
menu = Меню столу
menu-invite = Запросити грати чи дивитися
menu-hand-over = Нехай за мене грає ШІ
menu-take-back = Повернути собі місце
menu-seat-link = Скопіювати посилання на моє місце
menu-seat-link-copied = Скопійовано. За цим посиланням ваше місце: відкрийте його на іншому своєму пристрої й нікому не показуйте.
menu-seat-link-here = Скопійовано. Це посилання тримає ваше місце, але відкрити його може лише цей комп’ютер. Нікому його не показуйте.
menu-seats = Місця й глядачі
seats-ai = Хай далі грає ШІ
seats-open = Звільнити місце
seats-hint = Якщо гравця немає 20 секунд, його місце можна віддати ШІ або звільнити, коли всі інші тут погодяться.
absent-title = Когось немає
absent = Зараз немає: { $name }. Гру можна продовжити; хто повернеться, отримає місце назад.
proposal = Запитання до всіх
proposal-ai = { $by } питає: чи має далі грати ШІ замість гравця { $name }?
proposal-open = { $by } питає: чи звільнити місце { $seat } ({ $name })?
proposal-me = { $by } хоче грати на місці { $seat } ({ $name }).
proposal-waiting = Ще не відповіли: { $names }.
proposal-agree = Так, згода
proposal-refuse = Ні
proposal-drop = Зняти запитання
shared-seats = Місця на цьому пристрої
shared-hand-over = Стіл закрито. Передайте пристрій: { $name }.
shared-look = Це я, { $name }
shared-stay = Лишитися тут
terms-one-device = Один пристрій, кілька місць: дехто тут дивиться з кількох місць.
terms-one-device-short = один пристрій, кілька місць
terms-delayed = Глядачі бачать цю гру на { $seconds } с пізніше.
terms-closed = Глядачі побачать цю гру, коли вона закінчиться.
terms-dialect = Місце ШІ тут говорить так, як його хтось навчив.
menu-leave = Вийти з-за столу
stand-in = На вашому місці зараз грає ШІ.
nudge = Нагадати: { $name }
nudged = Нагадали: { $name }.
waiting-title = Очікування
waiting-long = Уже якийсь час нічого не відбувається.
stand-in-back = З поверненням: на своєму місці знову граєте ви.
pause-ask = Зупинити годинник
pause-asked = Прохання зупинити годинник: { $names }. Він стане, коли погодяться всі присутні.
pause-title = Годинник стоїть
pause-covered = Поки він стоїть, планшети закриті для всіх: пауза — не додатковий час на роздуми.
pause-run-on = Пустити годинник далі
pause-run-on-waiting = Він піде далі, коли будуть готові всі присутні. Ще ні: { $names }.
turn-title = ● Ваш хід: { $game }
turn-text = Інші чекають на вас.
text-view = Стіл словами
text-view-events = Що відбулося
chat = Чат
chat-say = Скажіть щось
chat-send = Сказати
chat-empty = Ще ніхто нічого не сказав.
chat-unread = { $count ->
    [one] непрочитане повідомлення
    [few] непрочитані повідомлення
   *[many] непрочитаних повідомлень
}
chat-closed = Зараз говорити не можна.
leave-title = Вийти з-за столу?
leave-text = Ви знайдете цей стіл у списку «Продовжити» на головній сторінці.
leave-playing = Місце лишається вашим: повертайтеся будь-коли з головної сторінки. Щоб інші не чекали, нехай тим часом за вас грає ШІ.
leave-stay = Лишитися
leave-to-ai = Передати ШІ
leave-go = Вийти
table-kept-until = Якщо сюди більше ніхто не зайде, цей стіл приберуть { $date }
result = Кінець гри
result-over = Гру завершено.
result-rematch = Грати ще раз
result-rematch-waits = Наступна гра готова.
result-rematch-join = Приєднатися
result-rematch-watch = Дивитися

## Запис гри

replay-title = Запис гри
replay-of = { $game }: запис гри
replay-loading = Отримуємо запис.
replay-to-table = До столу
replay-viewer = Чий погляд
viewer-open = усе відкрито
viewer-spectator = глядач
viewer-seat = { $name }
replay-share = Посилання на цю мить
replay-export = Зберегти як JSON
replay-controls = Відтворення
replay-first = На початок
replay-back = Крок назад
replay-play = Відтворити
replay-pause = Пауза
replay-next = Крок уперед
replay-last = У кінець
replay-scrub = Місце в грі
replay-step = { $step } з { $steps }
replay-beginning = Стіл накрито.
replay-quiet = Те, чого звідси не було видно.
replay-no-picture = Зображення цього вже немає. Слова вище розповідають, що сталося.
replay-tabs = Що показати
replay-board = Поле
replay-log = Перебіг
replay-review = Розбір
replay-speed = Швидкість
replay-times = { $speed }×
keys-replay-toggle = Відтворити або призупинити
keys-replay-slower = Повільніше
keys-replay-faster = Швидше

## Правила

rules-contents = Зміст
rules-none = Жодне правило не згадує «{ $wanted }». Спробуйте менше літер або інше слово.
rules-search = Пошук у правилах
rules-found = { $count ->
    [one] Знайдено { $count } правило.
    [few] Знайдено { $count } правила.
   *[many] Знайдено { $count } правил.
}
source-rulebook = правила гри
source-public = відкрите джерело
source-house = домашнє правило
source-inferred = випливає з них

## Налаштування

settings = Налаштування
settings-language = Мова
settings-sound = Звук
settings-sound-on = Звук увімкнено
settings-volume = Гучність: { $volume }
settings-mix-game = Ігри: { $volume }
settings-mix-voice = Голоси: { $volume }
settings-mix-ambience = Тло: { $volume }
settings-turn = Коли ваш хід
settings-turn-sound = Звуковий сигнал
settings-turn-buzz = Вібрація
settings-turn-notice = Показувати сповіщення
settings-turn-notice-hint = Лише поки цієї сторінки не видно. Браузер спершу запитає вас.
settings-turn-notice-refused = Ваш браузер цього не дозволяє. Це можна змінити в його налаштуваннях для цієї сторінки.
settings-sight = Вигляд
settings-theme = Тема
theme-system = Як у системі
theme-dark = Темна
theme-light = Світла
settings-colours = Кольори
colours-default = Нічне небо
    .note = Звичайні кольори.
colours-contrast = Високий контраст
    .note = Чорне тло, яскравіші текст і лінії, без зір.
colours-colour-blind = Для дальтоніків
    .note = Синій і помаранчевий замість зеленого й червоного.
settings-text = Розмір тексту: { $size }
settings-motion = Рух
motion-system = Як у системі
motion-less = Менше
motion-full = Повний
settings-kept = Налаштування зберігаються в цьому браузері.

## Клавіші

keys = Клавіші
keys-everywhere = Усюди
keys-show = Показати клавіші цієї сторінки
keys-close = Закрити те, що зверху
key-space = Пробіл
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-delete = Delete
key-backspace = Backspace
key-left = ліворуч
key-right = праворуч
key-up = угору
key-down = униз
key-plus = плюс
key-minus = мінус
key-question = знак питання
key-bracket-left = відкривна дужка
key-bracket-right = закривна дужка
