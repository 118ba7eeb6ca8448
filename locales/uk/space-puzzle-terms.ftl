## AI Space Puzzle: назви, спільні для столу, правил і перегляду ігор

## Кольори та речі цього кольору: називний відмінок і (-acc) знахідний (SP-6)

sp-colour-green = зелений
    .pawn = зелена фігурка
    .pawn-acc = зелену фігурку
    .marker = зелена фішка кольору
    .marker-acc = зелену фішку кольору
    .die = зелений кубик
    .die-acc = зелений кубик
sp-colour-blue = синій
    .pawn = синя фігурка
    .pawn-acc = синю фігурку
    .marker = синя фішка кольору
    .marker-acc = синю фішку кольору
    .die = синій кубик
    .die-acc = синій кубик
sp-colour-black = чорний
    .pawn = чорна фігурка
    .pawn-acc = чорну фігурку
    .marker = чорна фішка кольору
    .marker-acc = чорну фішку кольору
    .die = чорний кубик
    .die-acc = чорний кубик
sp-colour-red = червоний
    .pawn = червона фігурка
    .pawn-acc = червону фігурку
    .marker = червона фішка кольору
    .marker-acc = червону фішку кольору
    .die = червоний кубик
    .die-acc = червоний кубик
sp-colour-yellow = жовтий
    .pawn = жовта фігурка
    .pawn-acc = жовту фігурку
    .marker = жовта фішка кольору
    .marker-acc = жовту фішку кольору
    .die = жовтий кубик
    .die-acc = жовтий кубик
sp-colour-white = білий
    .pawn = біла фігурка
    .pawn-acc = білу фігурку
    .marker = біла фішка кольору
    .marker-acc = білу фішку кольору
    .die = білий кубик
    .die-acc = білий кубик

## Ключі безпеки: називний відмінок і (gen) родовий (SP-7)

sp-key-square = квадратний ключ
    .gen = квадратного ключа
sp-key-triangle = трикутний ключ
    .gen = трикутного ключа
sp-key-round = круглий ключ
    .gen = круглого ключа
sp-key-hexagon = шестикутний ключ
    .gen = шестикутного ключа

## Символи кают (SP-8)

sp-icon-antenna = антена
sp-icon-engine = двигун
sp-icon-battery = батарея
sp-icon-telescope = телескоп

## Жетони комунікації (SP-5) і жетон кризи (SP-H13)

sp-token-c-green = зелений колір
sp-token-c-blue = синій колір
sp-token-c-black = чорний колір
sp-token-c-red = червоний колір
sp-token-c-yellow = жовтий колір
sp-token-c-white = білий колір
sp-token-k-square = { sp-key-square }
sp-token-k-triangle = { sp-key-triangle }
sp-token-k-round = { sp-key-round }
sp-token-k-hexagon = { sp-key-hexagon }
sp-token-r-antenna = { sp-icon-antenna }
sp-token-r-engine = { sp-icon-engine }
sp-token-r-battery = { sp-icon-battery }
sp-token-r-telescope = { sp-icon-telescope }
sp-token-n-1 = число 1
sp-token-n-2 = число 2
sp-token-n-3 = число 3
sp-token-n-4 = число 4
sp-token-n-5 = число 5
sp-token-n-6 = число 6
sp-token-ok = галочка
sp-token-no = хрестик
sp-token-arrow = стрілка
sp-token-swap = двобічна стрілка
sp-token-die = кубик
sp-token-question = знак питання
sp-token-empty = порожня рамка
sp-token-crisis = жетон кризи

## Карти ролей (SP-H12)

sp-role-pilot = Пілот
sp-role-dockmaster = Шлюзовий
sp-role-keymaster = Ключник
sp-role-engineer = Інженер

## Складність сценарію (SP-58)

sp-tier-lesson = Урок
sp-tier-easy = Легкий
sp-tier-medium = Середній
sp-tier-hard = Важкий
sp-tier-expert = Для експертів
sp-tier-own = Власний

## Книжка сценаріїв (SP-4)

sp-scenario-S01 = Перше світло
sp-scenario-S02 = У кого що
sp-scenario-S03 = І те, й інше
sp-scenario-S04 = Поверніть ключ
sp-scenario-S05 = Коридори
sp-scenario-S06 = Компас
sp-scenario-S07 = Палець угору, палець униз
sp-scenario-S08 = Лічба кают
sp-scenario-S09 = Підступні двері
sp-scenario-S10 = Короткий подих
sp-scenario-S11 = Регулятори
sp-scenario-S12 = Гуськом
sp-scenario-S13 = Зношені контакти
sp-scenario-S14 = Заглушений ефір
sp-scenario-S15 = Пішки
sp-scenario-S16 = По той бік столу
sp-scenario-S17 = Без кольорів
sp-scenario-S18 = Регулятори без чисел
sp-scenario-S19 = Мінне поле
sp-scenario-S20 = Чорнило, що зникає
sp-scenario-S21 = Купа
sp-scenario-S22 = Чотири посади
sp-scenario-S23 = Завади
sp-scenario-S24 = Телеграма
sp-scenario-S25 = Політ наосліп
sp-scenario-S26 = Палуба в дрейфі
sp-scenario-S27 = Усі регулятори
sp-scenario-S28 = Реактор плавиться

## Особливі правила (SR-…): коротко для позначки, а текст — одним реченням

sp-rule-SR-KEYSHOWN = Ключі відомі
    .text = Правильні кольори від початку лежать на панелі ключів і лишаються там.
sp-rule-SR-POSSHOWN = Каюти відомі
    .text = Правильні фігурки від початку стоять у своїх каютах і лишаються там.
sp-rule-SR-TRAP = Приховані пастки
    .text = Фігурка, що ввійшла в пастку, полишає мапу, а решта дій раунду пропадає.
sp-rule-SR-LINE = Жетони в ряд
    .text = Жетони стоять рівно, в один ряд з однаковими проміжками, і важить лише їхній порядок.
sp-rule-SR-HEAP = Жетони купою
    .text = Астронавти дізнаються лише, які жетони використано: їх перемішано, місць вони не мають.
sp-rule-SR-COOL = Жетони охолоджуються
    .text = Жетон, використаний в одному раунді, у наступному відпочиває.
sp-rule-SR-JAM = Заглушені жетони
    .text = Щораунду кілька випадкових жетонів не діють, і всі бачать, які саме.
sp-rule-SR-STEP = Крок за кроком
    .text = Фігурки переходять лише до сусідніх кают, а входять лише скраю.
sp-rule-SR-FLIP = Перевернуте повідомлення
    .text = Астронавти бачать повідомлення оберненим на пів оберту.
sp-rule-SR-FADE = Повідомлення зникає
    .text = За кілька секунд після показу повідомлення зникає.
sp-rule-SR-ROLES = Чотири ролі
    .text = Переміщувати фігурки, вводити й забирати їх, торкатися панелі та змінювати кубики — для кожного діла своя роль; без кубиків в Інженера інша робота.
sp-rule-SR-NOISE = Один хибний жетон
    .text = Завади підкидають у кожне повідомлення один випадковий жетон.
sp-rule-SR-BLIND = ШІ не бачить
    .text = ШІ бачить панель і лічильник раундів, але не бачить, де стоять фігурки, і не читає, що пишуть астронавти.
sp-rule-SR-DRIFT = Рядки зсуваються
    .text = Після кожного раунду, крім останнього, один рядок кают із фігурками зсувається на крок праворуч.
sp-rule-SR-EXACT = Точне число жетонів
    .text = У кожному повідомленні рівно стільки жетонів, скільки каже сценарій.
sp-rule-SR-CRISISCARD = Кризова карта
    .text = Розв’язок — на кризовій карті, а вона складніша.
sp-rule-SR-CRISISTOKEN = Жетон кризи
    .text = Один раз за гру ШІ може додати жетон кризи понад межу.
