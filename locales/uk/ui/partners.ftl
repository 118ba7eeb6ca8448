## Місця ШІ: хто там сидить

ai-named = { $name } (ШІ, { $strength })
seat-ai = ШІ, { $strength }
seat-thinks = { $name } думає…
thinks = думає…
seat-says = { $name }: { $words }
hurry = Швидше
hurry-them = Не чекати на місця ШІ
skip-thinking = Досить думати
skip-thinking-hint = Вони зроблять те, що спаде на думку першим
chair-advised =
    { $count ->
        [one] узято { $count } пораду
        [few] узято { $count } поради
       *[many] узято { $count } порад
    }

# Імена зірок: хто сидить на місці ШІ
persona-achernar = Ахернар
persona-albireo = Альбірео
persona-alcor = Алькор
persona-alioth = Аліот
persona-alkaid = Алькаїд
persona-alnitak = Альнітак
persona-altair = Альтаїр
persona-bellatrix = Беллатрікс
persona-canopus = Канопус
persona-capella = Капелла
persona-deneb = Денеб
persona-dubhe = Дубге
persona-fomalhaut = Фомальгаут
persona-hamal = Гамаль
persona-izar = Іцар
persona-kochab = Кохаб
persona-megrez = Мегрец
persona-merak = Мерак
persona-mintaka = Мінтака
persona-mizar = Міцар
persona-nunki = Нунки
persona-phecda = Фекда
persona-procyon = Проціон
persona-regulus = Регул
persona-rigel = Рігель
persona-sadr = Садр
persona-sirrah = Сіррах
persona-spica = Спіка
persona-tarazed = Таразед
persona-thuban = Тубан
persona-wezen = Везен
persona-zosma = Зосма
manner-llm = Мовна модель служби, яку обрав той, хто опікується сервером. Вона читає те, що бачить її місце, і ті репліки чату, які їй дозволено чути.
