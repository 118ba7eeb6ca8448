## AI Space Puzzle у браузері: стіл і вибір перед грою

## Хто ви

sp-ui-role-ai = Ви — ШІ
sp-ui-role-astronaut = Астронавт
sp-ui-role-watcher = Ви спостерігаєте

## Аркуш сценарію

sp-ui-sheet-open = Прочитати сторінку сценарію
sp-ui-figure-tokens = Жетонів у повідомленні
sp-ui-figure-actions = Дій за раунд
sp-ui-figure-rounds = Раундів
sp-ui-figure-dice = З кубиками
sp-ui-figure-rooms = Особливих кают
sp-ui-yes = так
sp-ui-with-dice = З кубиками
sp-ui-no-rules = Без особливих правил.
sp-ui-counter =
    Лічильник раундів: { $counter ->
        [0] дійшов до пісочного годинника
        [one] лишився { $counter } раунд
        [few] лишилося { $counter } раунди
       *[many] лишилося { $counter } раундів
    }
sp-ui-round = Раунд { $round }

## Мапа зорельота

sp-ui-ship = Зореліт
sp-ui-map = Мапа зорельота. Стрілки ведуть від каюти до каюти, Enter бере фігурку або посилає її туди.
sp-ui-pawns = Фігурки
sp-ui-pawn-die = { $pawn }, кубик { $die }
sp-ui-pawn-in = у каюті { $cell }
sp-ui-pawn-beside = біля мапи
sp-ui-locked = правильно, лишається тут
sp-ui-target = ціль: { $colour }, { $key }
sp-ui-target-die = ціль: { $colour }, { $key }, кубик { $die }
sp-ui-trap = пастка
sp-ui-trap-closed = закрита пастка
sp-ui-lock = шлюз
sp-ui-lift = ліфт
sp-ui-blind = Ви не бачите, де стоять фігурки. У вас є лише панель ключів.
sp-ui-drifts = Після цього раунду рядок { $row } зсунеться разом із фігурками на одну каюту праворуч.
sp-ui-show-targets = Показати мою карту на мапі
sp-ui-send-in = Оберіть каюту, щоб увести { $pawn }.
sp-ui-send-on = Оберіть іншу каюту, щоб перемістити { $pawn }.
sp-ui-remove = Забрати з мапи
sp-ui-put-back = Відпустити
sp-ui-die-set = Поставити кубик на { $value }

## Панель ключів

sp-ui-panel = Панель ключів
sp-ui-markers-beside = Фішки кольору біля панелі
sp-ui-markers-all-used = Усі фішки на панелі.
sp-ui-marker-beside = біля панелі
sp-ui-marker-sure = упевнено
sp-ui-marker-unsure = не впевнено
sp-ui-marker-here = Покласти { $marker } сюди: { $key }
sp-ui-marker-choose = Оберіть ключ, щоб покласти { $marker }.
sp-ui-flip-sure = Ми впевнені
sp-ui-flip-unsure = Уже не впевнені
sp-ui-take-off = Зняти з панелі
sp-ui-mark-location = { $key }: у каюті ми впевнені
sp-ui-mark-die = { $key }: у кубику ми впевнені
sp-ui-mark-note = Натисніть «?», коли певні щодо цієї каюти. Це нічого не коштує.
sp-ui-right = правильно
sp-ui-wanted = мав бути { $colour }

## Карта і повідомлення ШІ

sp-ui-card = Ваша карта фінальної комбінації
sp-ui-card-hint = Її бачите лише ви. Виберіть сторону й повертайте карту, доки каюти вам підійдуть: мапа показує, куди потрапив би кожен колір.
sp-ui-card-left = Повернути ліворуч
sp-ui-card-right = Повернути праворуч
sp-ui-card-turned = { $degrees }°
sp-ui-card-set = Поставити так
sp-ui-card-other = Інша сторона
sp-ui-tokens-of = { $count } із { $most } жетонів
sp-ui-reveal = Показати повідомлення
sp-ui-snap = Крок 5 мм і 15°
sp-ui-more = Рівняти або надрукувати повідомлення
sp-ui-jammed = Сірі жетони заглушено в цьому раунді.
sp-ui-cooling = Жетони з минулого повідомлення в цьому раунді відпочивають.
sp-ui-note-flip = Ви бачите повідомлення оберненим на пів оберту.
sp-ui-note-flip-ai = Астронавти бачать ваше повідомлення оберненим на пів оберту.
sp-ui-note-noise = Один із цих жетонів підкинули завади, він нічого не означає.
sp-ui-note-noise-ai = Завади підкинуть у ваше повідомлення ще один жетон.
sp-ui-noise-was = Завади підкинули: { $token }.
sp-ui-ask = Показати на правило
sp-ui-ask-hint = Усі бачать, на що ви показуєте. Більше нічого про це сказати не можна.
sp-ui-ask-search = Шукати в правилах
sp-ui-ask-page = На сторінці сценарію
sp-ui-ask-tokens = Скільки жетонів може бути в повідомленні?
sp-ui-ask-overlap = Чи можуть жетони торкатися й перекриватися?
sp-ui-ask-turn = Чи можна повертати жетони?
sp-ui-ask-actions = Що коштує дію?
sp-ui-ask-keys = Як ключі пов’язані з кольорами?

## Повідомлення, яким його бачать інші

sp-ui-message-of = Повідомлення раунду { $round }
sp-ui-screen = { $ai } викладає повідомлення
sp-ui-screen-card = { $ai } ставить карту
sp-ui-faded = Повідомлення зникло. Що ви запам’ятали?
sp-ui-faded-ai = Для астронавтів повідомлення зникло.
sp-ui-fades-in =
    { $seconds ->
        [one] Зникне за { $seconds } секунду
        [few] Зникне за { $seconds } секунди
       *[many] Зникне за { $seconds } секунд
    }
sp-ui-log =
    { $count ->
        [one] { $count } попереднє повідомлення
        [few] { $count } попередні повідомлення
       *[many] { $count } попередніх повідомлень
    }

## Фаза астронавтів

sp-ui-actions-left =
    { $left ->
        [0] Дій не лишилося
        [one] Лишилася { $left } дія з { $actions }
        [few] Лишилося { $left } дії з { $actions }
       *[many] Лишилося { $left } дій з { $actions }
    }
sp-ui-take-back = Скасувати крок
sp-ui-ready = У мене все
sp-ui-end-phase = Завершити раунд
sp-ui-end-untouched = У цьому раунді нічого не зроблено. Усе одно завершити?
sp-ui-not-ready = Ще не все
sp-ui-ready-who =
    { $count ->
        [one] Готовність: { $names }.
       *[other] Готові: { $names }.
    }
sp-ui-declaring =
    { $count ->
        [one] За те, щоб оголосити розв’язок, — { $names }.
       *[other] Оголосити розв’язок хочуть { $names }.
    }
sp-ui-waiting-for = Ще думають: { $names }.
sp-ui-declare = Оголосити
sp-ui-declare-note = Оголосити: розв’язок готовий. Лише раз; помилка — поразка.
sp-ui-declare-title = Це ваш розв’язок?
sp-ui-declare-yes = Оголосити
sp-ui-confirm-title = Ви впевнені?
sp-ui-confirm-yes = Так
sp-ui-confirm-no = Ще ні
sp-ui-news = Що сталося щойно

## Дві частини на вузькому екрані

sp-ui-panes = Повідомлення чи зореліт
sp-ui-pane-message = Повідомлення
sp-ui-pane-ship = Зореліт і ключі
sp-ui-pane-changed = тут щось змінилося
sp-ui-glance = Показати викладене великим

## Кінець і що після нього

sp-ui-ending = Чим усе скінчилося
sp-ui-won = Зрозуміли!
sp-ui-lost = Не зрозуміли одне одного
sp-ui-declared-in = оголошено в раунді { $round }
sp-ui-ran-out = показано після раунду { $round }
sp-ui-wrong-count = Не влучили в { $count } із 4 цілей.
sp-ui-strays-lost = Усі чотири цілі правильні, але на мапі стояла зайва фігурка.
sp-ui-card-was = Карта
sp-ui-crew-had = Що було в екіпажу
sp-ui-all-messages = Усі повідомлення
sp-ui-debrief = Розбір
sp-ui-debrief-talk = Тепер говорити можуть усі: що ви мали на увазі, що прочитали?
sp-ui-next = Що далі?
sp-ui-next-ai = Хто буде ШІ?
sp-ui-next-begin = Почати
sp-ui-reshuffle = Перемішати каюти
sp-ui-reshuffle-note = Новий зореліт складніший; для старого у вас уже є слова.
sp-ui-finish = На сьогодні досить
sp-ui-ladder = Драбина
sp-ui-rung-won = виграно
sp-ui-rung-lost = ще не здолано
sp-ui-rung-open = відкрито
sp-ui-rung-locked = ще закрито

## Вибір перед грою

sp-ui-form-source = Сценарій
sp-ui-form-from-book = Із книги
sp-ui-form-from-own = Власний
sp-ui-form-session = Скільки грати
sp-ui-form-single = Один сценарій
sp-ui-form-single-note = Близько 10–30 хвилин.
sp-ui-form-ladder = Драбина
sp-ui-form-ladder-note = Сценарій за сценарієм, між ними розбір. Місце ШІ переходить далі, а перемоги відкривають наступні щаблі.
sp-ui-form-book = Книга
sp-ui-form-stars = Зірок: { $stars } із 3
sp-ui-form-stars-note = Одна зірка за перемогу в ролі астронавта, одна — у ролі ШІ, одна — із кризовою картою у грі.
sp-ui-map-next = наступна
sp-ui-map-progress = { $stars } з { $most } зірок.
sp-ui-tier-note-lesson = Чотири короткі сценарії, у кожному щось нове.
sp-ui-tier-note-easy = Усі основи, але менше жетонів або часу.
sp-ui-tier-note-medium = Правила, що ламають звички.
sp-ui-tier-note-hard = Тут потрібна добра власна мова.
sp-ui-tier-note-expert = Для екіпажів, які розуміють одне одного з пів слова.
sp-ui-tier-note-own = Ваш власний сценарій.
sp-ui-form-first-ai = Хто першим буде ШІ?
sp-ui-form-first-ai-note = ШІ знає розв’язок і говорить лише жетонами. Усі інші — астронавти.
sp-ui-form-deck = Розв’язки
sp-ui-form-cards = Карти
sp-ui-form-cards-note = 26 сторін, кожна в чотирьох положеннях.
sp-ui-form-endless = Без кінця
sp-ui-form-endless-note = Щоразу новий, у тих самих межах.
sp-ui-form-log = Журнал повідомлень
sp-ui-form-log-note = Попередні повідомлення лишаються видимими. Це допомога: без неї треба пам’ятати.
sp-ui-form-crisis = Кризова карта
sp-ui-form-crisis-note = Складніший розв’язок у будь-якому сценарії.
sp-ui-form-strict = Сувора мапа
sp-ui-form-strict-note = Якщо на мапі лишилися фігурки інших кольорів, гру програно.
sp-ui-form-deaf = ШІ нічого не чує
sp-ui-form-deaf-note = ШІ не читає, що пишуть астронавти.
sp-ui-own-lead = Файл сценарію називає жетони, межі й особливі правила.
sp-ui-own-text = Текст файлу
sp-ui-own-check = Перевірити
sp-ui-own-file = Обрати файл
sp-ui-own-other = Інший
sp-ui-own-editor = Створити в редакторі

## Клавіші

sp-keys-map = На мапі
sp-keys-map-travel = З каюти до каюти
sp-keys-map-pick = Узяти фігурку або поставити її сюди
sp-keys-let-go = Відпустити те, що в руці
sp-keys-tokens = Жетон на поверхні
sp-keys-token-move = Посунути на 1 мм, із Shift на 10
sp-keys-token-turn = Повернути
sp-keys-token-stack = Над іншими або під ними
sp-keys-token-off = Прибрати
