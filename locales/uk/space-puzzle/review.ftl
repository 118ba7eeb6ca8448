## AI Space Puzzle: розбір після гри. Спершу зауваги, потім сторінка

## Про одне повідомлення

sp-review-all-clear = Відтепер ідеальний екіпаж знає весь розв’язок.
sp-review-misled = В ідеального екіпажу { $pawn } пішла б у { $guess } ({ $percent } %), а на карті вона в { $cell }.
sp-review-between = Де має стояти { $pawn }, ідеальний екіпаж вагався б: { $cells }.
sp-review-better =
    { $bits ->
        [0] Сильний ШІ сказав би тут { $ideal } біт; це повідомлення не сказало майже нічого.
        [one] Сильний ШІ сказав би тут { $ideal } біт, а це повідомлення — { $bits } біт.
        [few] Сильний ШІ сказав би тут { $ideal } біт, а це повідомлення — { $bits } біти.
       *[many] Сильний ШІ сказав би тут { $ideal } біт, а це повідомлення — { $bits } біт.
    }
sp-review-well-said = Краще не скажеш: сильний ШІ повідомив би не більше.
sp-review-agreed = Екіпаж зробив із ним те саме, що зробив би ідеальний.
sp-review-bold-pawn = У { $cell } пішла { $pawn } — і правильно, хоча повідомлення на це майже не вказувало.
sp-review-bold-marker = До { $key } потрапив { $colour } колір — і правильно, хоча повідомлення на це майже не вказувало.
sp-review-bold-die = Кубик, із яким стоїть { $pawn }, показує { $die } — і правильно, хоча повідомлення на це майже не вказувало.
sp-review-departed-pawn = У { $cell } пішла { $pawn }; ідеальний екіпаж прочитав би { $ideal }.
sp-review-departed-marker = До { $key } потрапив { $colour } колір; ідеальний екіпаж поклав би його до { $ideal }.
sp-review-departed-die = Кубик, із яким стоїть { $pawn }, показує { $die }; ідеальний екіпаж прочитав би { $ideal }.

## Про весь сценарій

sp-review-pieces =
    { $ideal ->
        [one] З цих повідомлень ідеальний екіпаж правильно поставив би { $ideal } річ із { $pieces }; екіпаж поставив { $right }.
        [few] З цих повідомлень ідеальний екіпаж правильно поставив би { $ideal } речі з { $pieces }; екіпаж поставив { $right }.
       *[many] З цих повідомлень ідеальний екіпаж правильно поставив би { $ideal } речей із { $pieces }; екіпаж поставив { $right }.
    }
sp-review-channel =
    { $messages ->
        [one] { $messages } повідомлення з такими жетонами могло сказати лише { $percent } % потрібного; у решті ніхто не винен.
        [few] { $messages } повідомлення з такими жетонами могли сказати лише { $percent } % потрібного; у решті ніхто не винен.
       *[many] { $messages } повідомлень із такими жетонами могли сказати лише { $percent } % потрібного; у решті ніхто не винен.
    }
sp-review-most-said =
    { $bits ->
        [one] Найбільше сказало повідомлення раунду { $round }: { $bits } біт.
        [few] Найбільше сказало повідомлення раунду { $round }: { $bits } біти.
       *[many] Найбільше сказало повідомлення раунду { $round }: { $bits } біт.
    }
sp-review-same-way = { $ai } та екіпаж від початку читали мапу однаково.
sp-review-way-same = так, як вона лежить
sp-review-way-turned = оберненою догори дном
sp-review-way-mirror = дзеркально, зліва направо
sp-review-way-flip = дзеркально, згори донизу
sp-review-way-right = поверненою на чверть праворуч
sp-review-way-left = поверненою на чверть ліворуч
sp-review-way-diagonal = дзеркально, рядки замість стовпців
sp-review-way-anti = дзеркально, рядки замість стовпців і догори дном
sp-review-crew-always = Екіпаж увесь час читав мапу { $way }.
sp-review-crew-until = До раунду { $round } включно екіпаж читав мапу { $way }.
sp-review-crew-from = З раунду { $round } екіпаж читав мапу { $way }.
sp-review-crew-once = У раунді { $round } екіпаж читав мапу { $way }.
sp-review-ai-always = { $ai } завжди викладає мапу { $way } — з погляду екіпажу.
sp-review-ai-until = До раунду { $round } включно { $ai } викладає мапу { $way } — з погляду екіпажу.
sp-review-ai-from = З раунду { $round } { $ai } викладає мапу { $way } — з погляду екіпажу.
sp-review-ai-once = У раунді { $round } { $ai } викладає мапу { $way } — з погляду екіпажу.
sp-review-grid-stretched = { $ai } розтягує мапу на всю поверхню.
sp-review-grid-small = { $ai } викладає мапу маленькою.
sp-review-binds = { $ai } кладе ключ так, щоб він торкався свого кольору.
sp-review-icons-exact = Символи означали: саме ці, і жодних інших.
sp-review-icons-some = Символи означали: щонайменше ці.

## Перегляд гри

sp-review-ai-is = ШІ: { $ai }.
sp-review-draft = За ширмою
sp-review-faded = Повідомлення зникло.
sp-review-jammed = Заглушено в цьому раунді: { $tokens }.
sp-review-frames-are-targets = Кольорові рамки: чого вимагає карта фінальної комбінації.

## Сторінка

sp-review-title = Що можна було зрозуміти
sp-review-loading = Перечитуємо всі повідомлення…
sp-review-nothing = Тут не показали жодного повідомлення.
sp-review-message-of = Раунд { $round }: повідомлення ({ $ai })
sp-review-laid = Як було викладено
sp-review-seen = Як бачив екіпаж
sp-review-ideal = Що виклав би сильний ШІ
sp-review-told = Сказано бітів: { $bits }.
sp-review-known = Ідеальний екіпаж правильно поставив би в середньому { $known } із { $pieces } речей.
sp-review-drew = У цьому раунді ШІ викладає мапу { $way } (певність { $percent }).
sp-review-read = У цьому раунді екіпаж читав мапу { $way } (певність { $percent }).
sp-review-posterior = Що тепер думає ідеальний екіпаж
sp-review-colour = Що показує мапа
sp-review-all-targets = Усі цілі
sp-review-numbers = Показувати числа
sp-review-after = Фігурки так, як їх лишив екіпаж
sp-review-heat = Наскільки ймовірна кожна каюта
sp-review-heat-lead = Що вище заповнено каюту, то ймовірніше, що ціль там. Кольорові рамки: чого вимагає карта фінальної комбінації.
sp-review-likely = імовірність { $percent }
sp-review-not-on-card = Імовірність, що цього кольору ({ $colour }) на карті немає: { $percent }
sp-review-keys = У якого кольору який ключ
sp-review-dice = Яке число показує кубик кожного ключа
sp-review-is-true = так і є
sp-review-placed = Що з цього зробив екіпаж
sp-review-placed-nothing = Нічого не рухали.
sp-review-placed-right = ✓ правильно
sp-review-placed-wrong = ✗ на карті не так
sp-review-placed-agrees = як ідеальний екіпаж ({ $percent })
sp-review-placed-other = ідеальний екіпаж: { $ideal }; імовірність зробленого — { $percent }
sp-review-off-map = поза мапою
sp-review-off-panel = поза панеллю

sp-review-share-channel = Жетони
sp-review-share-channel-note = потрібного можна було сказати стількома повідомленнями
sp-review-share-sender = { $ai }, ШІ
sp-review-share-sender-note = із цього було сказано
sp-review-share-receiver = Екіпаж
sp-review-share-receiver-note = із того, що правильно поставив би ідеальний екіпаж, стояло правильно

sp-review-bits-plot = Скільки бітів лишалося невідомими після кожного повідомлення
sp-review-bits-lead = Невідомі біти, спочатку { $bits }. Кожен сказаний біт удвічі зменшує кількість варіантів. Пунктир із ромбами: куди привело б повідомлення сильного ШІ.
sp-review-bits-table = Те саме в числах
sp-review-bits-round = раунд
sp-review-bits-told = сказано
sp-review-bits-ideal = сильний ШІ
sp-review-bits-open = лишилося

## Головне одним реченням

sp-review-headline-of = { $scenario }: { $what }
sp-review-headline-won = Вирішило повідомлення раунду { $round }: у ньому { $percent } % усього, що треба було сказати.
sp-review-headline-crew =
    { $ideal ->
        [one] Найдорожче обійшлося читання: повідомлень вистачало на { $ideal } річ, правильно стояло { $right }.
        [few] Найдорожче обійшлося читання: повідомлень вистачало на { $ideal } речі, правильно стояло { $right }.
       *[many] Найдорожче обійшлося читання: повідомлень вистачало на { $ideal } речей, правильно стояло { $right }.
    }
sp-review-headline-channel = Ніхто не винен: за так мало повідомлень ці жетони могли сказати щонайбільше { $percent } %.
sp-review-headline-message = Найдорожче обійшлося повідомлення раунду { $round }: { $ai } передає { $percent } % можливого.
