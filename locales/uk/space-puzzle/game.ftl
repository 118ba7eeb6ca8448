## AI Space Puzzle: усе, що кажуть правила під час гри

## Про що йдеться зараз

sp-ask-card = Ви — ШІ. Виберіть, яким боком догори стоятиме карта фінальної комбінації; так вона й лишиться до кінця сценарію.
sp-ask-card-sides = Ви — ШІ. Виберіть сторону карти фінальної комбінації та яким боком догори вона стоятиме; так вона й лишиться до кінця сценарію.
sp-ask-message =
    Раунд { $round }: викладіть за ширмою повідомлення ({ $most ->
        [1] рівно 1 жетон
       *[other] від 1 до { $most } жетонів
    }) і покажіть його.
sp-ask-message-exact =
    Раунд { $round }: викладіть за ширмою повідомлення (рівно { $most ->
        [one] { $most } жетон
        [few] { $most } жетони
       *[many] { $most } жетонів
    }) і покажіть його.
sp-ask-crew =
    Що означає повідомлення? { $left ->
        [0] Дій не лишилося, але пересувати фішки й маркери можна й далі.
       *[other] Лишилося дій: { $left } із { $actions }.
    }
sp-ask-debrief = Розбір: говорити можна всім, зокрема й ШІ. Виберіть наступний сценарій або завершіть гру.
sp-ask-over = Цю гру завершено.

sp-wait-card = { $ai } (ШІ) встановлює карту фінальної комбінації.
sp-wait-message = { $ai } (ШІ) викладає повідомлення за ширмою.
sp-wait-crew = Астронавти розгадують повідомлення.

## Про що перепитують

sp-confirm-declare = Оголосити розв’язок можна лише раз: щойно це зроблять усі астронавти, карту покажуть, і навіть одна помилка — це поразка. Оголосити?
sp-confirm-last = Це останній раунд: коли всі астронавти будуть готові, карту покажуть. Ви готові?
sp-confirm-finish = Завершити гру за цим столом для всіх?

## Чого не можна і чому

sp-refused-over = Цю гру завершено.
sp-refused-not-now-card = Спершу ШІ встановлює карту фінальної комбінації.
sp-refused-not-now-message = Зараз ШІ викладає повідомлення. Астронавти діють, коли його показано.
sp-refused-not-now-crew = Зараз діють астронавти. ШІ знову викладатиме жетони в наступному раунді.
sp-refused-not-now-debrief = Сценарій скінчився. Виберіть наступний або завершіть гру.
sp-refused-not-at-table = Такого місця за цим столом немає.
sp-refused-only-ai = Це може зробити лише ШІ — { $ai }.
sp-refused-only-astronauts = Це можуть зробити лише астронавти.
sp-refused-role = Це робота для іншої ролі: { $role }.
sp-refused-no-actions = Дій не лишилося: усього за раунд — { $actions }. Пересувати фішки й маркери можна й далі.
sp-refused-turn = Карта має чотири положення: від 0 до 3 чвертей оберту за годинниковою стрілкою.
sp-refused-side = У цієї карти дві сторони. Скажіть, якою граєте: front або back.
sp-refused-one-side = Іншої сторони зараз вибрати не можна. Скажіть лише, яким боком догори стоїть карта.
sp-refused-no-places = У цьому сценарії жетони не мають місць: просто виберіть їх у потрібному порядку.
sp-refused-needs-places = У цьому сценарії кожен жетон має своє місце: викладіть жетони в рамці.
sp-refused-token-twice = Кожен жетон є лише один, тож використати його можна раз.
sp-refused-token-gone = Один із цих жетонів зараз недоступний. Вибирайте з тих, що є.
sp-refused-too-many-tokens =
    У повідомленні тут щонайбільше { $most ->
        [one] { $most } жетон
        [few] { $most } жетони
       *[many] { $most } жетонів
    }.
sp-refused-outside = Жетон мусить цілком лежати в рамці { $width } × { $height } мм, а його поворот — від 0 до 359 градусів.
sp-refused-exact =
    У повідомленні тут рівно { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    }.
sp-refused-lay-first =
    Спершу викладіть { $most ->
        [1] 1 жетон
       *[other] від 1 до { $most } жетонів
    }.
sp-refused-asked = Зараз цього запитати не можна. На кожне запитання зі списку стіл відповідає один раз за сценарій.
sp-refused-no-such-rule = Такого правила, щоб на нього показати, немає. Виберіть правило з довідника або частину сторінки сценарію.
sp-refused-already-ready = Ви вже це сказали. Зачекайте на інших або передумайте.
sp-refused-not-ready = Ви ще не казали, що готові.
sp-refused-one-marker-each = Щоб оголосити розв’язок, у кожній із чотирьох секцій має лежати рівно одна фішка кольору.
sp-refused-nothing-to-take-back = Астронавтам зараз нема чого скасовувати.
sp-refused-pawn-locked = Ця фігурка вже стоїть там, де треба, і там лишається.
sp-refused-pawn-off-map = Цієї фігурки немає на мапі. Спершу введіть її.
sp-refused-pawn-on-map = Ця фігурка вже на мапі. Перемістіть її.
sp-refused-no-such-room = Каюти звуться від a1 до d4: стовпці a–d зліва направо, рядки 1–4 згори вниз.
sp-refused-same-room = Фігурка вже стоїть у цій каюті. Виберіть іншу.
sp-refused-step = Тут фігурка переходить лише на одну каюту вгору, вниз, ліворуч або праворуч.
sp-refused-border = Тут фігурка входить лише через одну з 12 кают скраю.
sp-refused-lock = Тут фігурка входить лише через шлюз.
sp-refused-no-dice = У цьому сценарії немає кубиків.
sp-refused-die-off-map = Змінити можна лише той кубик, що на мапі. Спершу введіть його фігурку.
sp-refused-die-value = Кубик повертають на інше число від 1 до 6.
sp-refused-marker-locked = Ця фішка кольору лежить правильно і лишається на місці.
sp-refused-marker-there = Фішка вже там.
sp-refused-marker-off = Цієї фішки немає на панелі. Спершу покладіть її в секцію.
sp-refused-mark-so = Тут уже так і позначено.
sp-refused-locked-scenario = Цей сценарій ще закритий. Виграйте попередній або виберіть відкритий.
sp-refused-no-such-seat = ШІ має сидіти на одному з місць за цим столом.

## Що сталося

sp-event-card-turned = { $ai } встановлює карту фінальної комбінації.
sp-event-round-began = Починається раунд { $round }. На лічильнику раундів — { $counter }.
sp-event-round-began-jammed = Починається раунд { $round }. На лічильнику раундів — { $counter }. Заглушено: { $tokens }.
sp-event-revealed = { $ai } показує повідомлення: { $tokens }.
sp-event-revealed-noise = { $ai } показує повідомлення: { $tokens }. Завади підкинули: { $noise }.
sp-event-faded = Повідомлення зникло.
sp-event-rule-asked = { $player } питає в столу про правила. { $answer }
sp-event-rule-pointed = { $player } показує на правило { $rule }: { $text }
sp-event-page-pointed = { $player } показує на сторінку сценарію: { $part }.
sp-event-entered = { $player } вводить { $pawn } до каюти { $cell }.
sp-event-moved = { $player } переміщує { $pawn } з каюти { $origin } до каюти { $cell }.
sp-event-removed = { $player } забирає { $pawn } з каюти { $cell }, геть із мапи.
sp-event-die-set = { $player } повертає { $die } на { $value }.
sp-event-marker =
    { $player }: { $marker } тепер у секції { $key }, { $face ->
        [sure] бік «впевнені»
       *[unsure] бік «не впевнені»
    }.
sp-event-marker-off = { $player }: { $marker } тепер поза панеллю.
sp-event-marked-location =
    { $player }: щодо каюти { $key } — { $face ->
        [sure] впевнені
       *[unsure] не впевнені
    }.
sp-event-marked-die =
    { $player }: щодо кубика { $key } — { $face ->
        [sure] впевнені
       *[unsure] не впевнені
    }.
sp-event-trap = Пастка в каюті { $cell }! Поза мапою опинилася { $pawn }, пастку закрито, дій не лишилося. На лічильнику раундів — { $counter }.
sp-event-trap-unseen = У каюті { $cell } спрацювала пастка, її закрито; дій не лишилося. На лічильнику раундів — { $counter }.
sp-event-taken-back = { $player } скасовує останній крок.
sp-event-ready = { $player }: на цей раунд усе.
sp-event-declares = { $player }: за те, щоб оголосити розв’язок.
sp-event-waits = { $player }: ні, таки ще не все.
sp-event-drifted = Рядок { $row } зсунувся на одну каюту праворуч, і фігурки разом із ним.
sp-event-won = Сценарій «{ $scenario }» розв’язано: перемогли всі!
sp-event-lost = Сценарій «{ $scenario }» не розв’язано. Карту показано всім.
sp-event-scenario-began = Починається сценарій «{ $scenario }». ШІ — { $ai }.

## Що відповідає стіл, коли ШІ питає про правила (те саме за будь-якого становища)

sp-answer-tokens = У повідомленні щонайменше один жетон і щонайбільше стільки, скільки каже сценарій; особливе правило може вимагати рівно стільки.
sp-answer-overlap = Жетони можуть торкатися, перекривати один одного й лежати в рамці де завгодно, хіба що особливе правило велить інакше.
sp-answer-turn = Жетони можна повертати як завгодно, хіба що особливе правило забороняє. Карту більше не повертають.
sp-answer-actions = Перемістити, ввести чи забрати фігурку або змінити кубик — це одна дія. Пересування фішок і маркерів дій не коштує.
sp-answer-keys = Кожен із чотирьох ключів належить рівно одному кольору, а два з шести кольорів ключа не мають.
sp-answer-page-tokens = які є жетони
sp-answer-page-per-round = скільки жетонів може бути в повідомленні
sp-answer-page-actions = скільки дій у раунді
sp-answer-page-rounds = скільки всього раундів
sp-answer-page-dice = чи є кубики
sp-answer-page-rooms = скільки є особливих кают
sp-answer-page-rules = особливі правила

## Стіл у реченнях

sp-describe-scenario = Сценарій «{ $scenario }». ШІ — { $ai }.
sp-describe-limits = Жетонів у повідомленні: { $tokens }. Дій за раунд: { $actions }. Раундів: { $rounds }.
sp-describe-dice = З кубиками: кубик кожної фігурки теж має показувати правильне число.
sp-describe-rule = Особливе правило «{ $rule }»: { $text }
sp-describe-jam =
    Щораунду заглушено { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    }.
sp-describe-fade =
    Повідомлення видно { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
sp-describe-trap-count =
    { $count ->
        [one] Прихована пастка — { $count } каюта.
        [few] Приховані пастки — { $count } каюти.
       *[many] Приховані пастки — { $count } кают.
    }
sp-describe-lethal = Пастки смертельні: кожна забирає ще й раунд на лічильнику.
sp-describe-crisis = У грі кризова карта.
sp-describe-strict-map = Сувора мапа: якщо на ній лишаться фігурки інших кольорів, це поразка.
sp-describe-deaf-ai = ШІ не читає того, що пишуть астронавти.
sp-describe-round =
    { $round ->
        [0] ШІ встановлює карту фінальної комбінації.
       *[other] Раунд { $round }.
    } На лічильнику раундів — { $counter }.
sp-describe-roles = { $player }: { $roles }.
sp-describe-tokens = ШІ може використати жетони: { $tokens }.
sp-describe-jammed = Заглушено в цьому раунді: { $tokens }.
sp-describe-cooling = Відпочивають у цьому раунді: { $tokens }.
sp-describe-crisis-token = Один раз, понад межу: { $token }.
sp-describe-row = Рядок { $row }: { $rooms }.
sp-describe-closed-traps = Закриті пастки: { $cells }.
sp-describe-locks = Шлюзи: { $cells }.
sp-describe-lifts = Ліфти: { $cells }.
sp-describe-blind = ШІ не бачить, де стоять фігурки.
sp-describe-pawn = У каюті { $cell } стоїть { $pawn }.
sp-describe-pawn-die = У каюті { $cell } стоїть { $pawn }, її кубик показує { $value }.
sp-describe-no-pawns = На мапі немає жодної фігурки.
sp-describe-locked-pawns = Стоять правильно й нерухомо: { $pawns }.
sp-describe-actions =
    { $left ->
        [0] Дій у цьому раунді не лишилося.
        [one] У цьому раунді лишилася { $left } дія.
        [few] У цьому раунді лишилося { $left } дії.
       *[many] У цьому раунді лишилося { $left } дій.
    }
sp-describe-ready = На цей раунд готові: { $players }.
sp-describe-declaring = За те, щоб оголосити розв’язок: { $players }.
sp-describe-section =
    Секція { $key }: { $markers }; { $location ->
        [sure] щодо каюти — впевнені
       *[unsure] щодо каюти — не впевнені
    }{ $dice ->
        [sure] , щодо кубика — впевнені
        [unsure] , щодо кубика — не впевнені
       *[no] {""}
    }.
sp-describe-section-empty =
    Секція { $key }: без фішок; { $location ->
        [sure] щодо каюти — впевнені
       *[unsure] щодо каюти — не впевнені
    }{ $dice ->
        [sure] , щодо кубика — впевнені
        [unsure] , щодо кубика — не впевнені
       *[no] {""}
    }.
sp-describe-locked-markers = Лежать на панелі правильно й нерухомо: { $colours }.
sp-describe-frame = Повідомлення лежать у рамці { $width } мм завширшки й { $height } мм заввишки; сторона жетона — { $token } мм. Місце — це центр жетона, від лівого й верхнього краю; повертають за годинниковою стрілкою; пізніші жетони лежать зверху.
sp-describe-arrow = Без повороту стрілка показує вгору.
sp-describe-swap = Без повороту двобічна стрілка показує ліворуч і праворуч.
sp-describe-message-laid = Повідомлення раунду { $round }: { $tokens }.
sp-describe-message-line = Повідомлення раунду { $round }, зліва направо: { $tokens }.
sp-describe-message-heap = Повідомлення раунду { $round }, без порядку: { $tokens }.
sp-describe-faded = Повідомлення цього раунду вже зникло.
sp-describe-draft-laid = За ширмою: { $tokens }.
sp-describe-draft-line = За ширмою, зліва направо: { $tokens }.
sp-describe-draft-heap = За ширмою, без порядку: { $tokens }.
sp-describe-draft-empty = За ширмою ще нічого немає.
sp-describe-noise = Завади підкинули: { $token }.
sp-describe-card = Карта фінальної комбінації, як її взято; поставити її можна з поворотом від 0 до 3 чвертей оберту за годинниковою стрілкою:
sp-describe-card-back = Інша сторона карти:
sp-describe-solution = Розв’язок:
sp-describe-target = У каюті { $cell } має стояти { $pawn }, а її колір — лежати в секції { $key }.
sp-describe-target-die = У каюті { $cell } має стояти { $pawn } з кубиком на { $value }, а її колір — лежати в секції { $key }.
sp-describe-traps = Пастки: { $cells }.
sp-describe-won = Усе правильно: ви перемогли.
sp-describe-lost = Не все правильно: ви програли.
sp-describe-pawn-wrong = У каюті { $cell } мала стояти { $pawn }.
sp-describe-marker-wrong = У секції { $key } мав бути лише { $colour }.
sp-describe-die-wrong = Треба було повернути { $die } на { $value }.
sp-describe-strays = На мапі, хоч на карті їх немає: { $pawns }. Це не шкодить.
sp-describe-strays-lose = На мапі, хоч на карті їх немає: { $pawns }. Із суворою мапою це поразка.
sp-describe-past-won = Перед тим — «{ $scenario }», розв’язано; ШІ — { $ai }, зіграно раундів: { $rounds }.
sp-describe-past-lost = Перед тим — «{ $scenario }», не розв’язано; ШІ — { $ai }, зіграно раундів: { $rounds }.

## Частини цих речень

sp-cell = { $cell }
sp-room = { $cell } ({ $icons })
sp-room-empty = { $cell } (без символів)
sp-marker-sure = { $colour } (впевнені)
sp-marker-unsure = { $colour } (не впевнені)
sp-laid = { $token } ({ $x } мм зліва, { $y } мм згори)
sp-laid-turned = { $token } ({ $x } мм зліва, { $y } мм згори, поворот { $rotation }°)
sp-scenario-own = { $name }
sp-scenario-unnamed = Ваш власний сценарій

## Розмови

sp-talk-ai-silent = ШІ мовчить, доки сценарій не скінчиться. Говорять лише жетони.
sp-talk-nobody = За цим столом ШІ нічого не чує, а інших астронавтів, щоб поговорити, немає.

## Підготовка

sp-setup-seats = В AI Space Puzzle грають від { $fewest } до { $most } гравців.
sp-setup-first-ai = Перший ШІ має сидіти на одному з місць за столом (усього їх { $seats }).
sp-setup-scenario = Такого сценарію у книжці немає: у ній сценарії від { $first } до { $last }.
sp-setup-own-ladder = Власний сценарій грають окремо; драбину утворюють лише сценарії з книжки.
sp-setup-own-name = У власного сценарію id і tier мають бути «own».
sp-setup-own = Ваш власний сценарій, { $field }: { $reason }

## Власні сценарії

sp-scenario-tokens = Назвіть принаймні одну групу жетонів, кожну лише раз. Є такі: { $known }.
sp-scenario-rule = { $code } не підходить: кожне особливе правило пишуть лише раз, SR-JAM і SR-FADE потребують числа, як-от SR-JAM(5), а SR-TRAP може бути SR-TRAP(lethal). Є такі: { $known }.
sp-scenario-number = { $value } не підходить; потрібне число від { $lowest } до { $highest }.
sp-scenario-too-few-tokens = Якщо відняти заглушені, ті, що відпочивають, і хибний, жетонів замало. Додайте групу жетонів.
sp-scenario-too-few-actions = Замало дій загалом: { $count }. Щоб увести фігурки й змінити їхні кубики, може знадобитися { $needed }. Додайте дій або раундів.
sp-scenario-one-message = Тут усі повідомлення були б однакові, тож ШІ не міг би нічого сказати. Додайте жетонів або приберіть SR-LINE, SR-HEAP чи SR-EXACT.
sp-scenario-not-both = { $one } і { $other } не поєднуються. Приберіть котресь із них.
sp-scenario-trap-rooms = Для SR-TRAP потрібна принаймні 1 особлива каюта.
sp-scenario-gate-rooms = Для SR-LOCK потрібна принаймні 1 особлива каюта, для SR-LIFT — принаймні 2.
sp-scenario-lift-step = SR-LIFT нічого не змінює там, де фігурки одним ходом потрапляють куди завгодно. Додайте SR-STEP.
sp-scenario-rooms-unused = Жодне правило цього сценарію не використовує особливих кают. Додайте SR-TRAP, SR-LOCK чи SR-LIFT або лишіть 0 особливих кают.
sp-file-too-long = У файлі сценарію щонайбільше { $most } символів.
sp-file-syntax = Це не TOML. У кожному рядку — назва, знак рівності та значення, наприклад: rounds = 5
sp-file-unknown = Такого значення у сценарію немає. Є такі: { $known }.
sp-file-missing = Бракує значення { $field }.
sp-file-type =
    Для { $field } { $field ->
        [name] потрібен текст у лапках, щонайбільше 60 символів
        [tokens] потрібен перелік текстів, наприклад: ["C", "K"]
        [rules] потрібен перелік текстів, наприклад: ["SR-LINE"]
        [dice] потрібно true або false
       *[other] потрібне ціле число
    }.

## Кінець

sp-ending-won = Комбінацію відтворено: перемогли всі!
sp-ending-lost = Комбінацію не відтворено: цього разу всі програли.

## Що ШІ серед астронавтів каже про повідомлення

sp-says-sure = { $pawn }: місце в каюті { $cell }, певність { $percent } %: { $why }.
sp-says-both-fit = { $pawn }: пасують каюти { $cell } і { $other }. Обираю { $cell }, { $percent } %: { $why }.
sp-says-no-idea = { $pawn }: не можу сказати, де її місце.
sp-says-by-icons = символи біля кольору називають каюту
sp-says-by-order = так кажуть жетони після її кольору
sp-says-shown-again = її показано ще раз, отже, вона стояла не там
sp-says-by-map = читаю жетони як мапу, що лежить так само, як зореліт
sp-says-by-map-turned = читаю жетони як мапу, обернену догори дном
sp-says-by-map-quarter = читаю жетони як мапу, повернену на чверть
sp-says-by-map-mirrored = читаю жетони як дзеркальну мапу
