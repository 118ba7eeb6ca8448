## Starship Interstellar: планшети поруч із небом і дрібні знаки на них

## Сторони жетона

si-face = { $name }. Фаза дій: { $action }. Фаза порятунку: { $salvation }.
si-face-repeatable = можна повторити
si-face-free = без палива
si-face-discount = на { $fuel } палива менше
si-face-prices = ціни вигідніші на { $fuel } палива: або продажу, або купівлі
si-face-colours = кольорів: { $count }
si-face-draw = витягнути: { $count }
si-face-one-lower = один ресурс може бути на рівень нижчим
si-face-previous = за ціною попереднього рівня
si-face-away = відкладається
si-face-bonus = будь-яка дія; +1 очко престижу, якщо { $action }
si-face-only = лише { $action }
si-face-after = будь-яка дія; після неї { $reward }
si-face-times = разів: до { $count }
si-face-whole-row = із бонусами цілого ряду
si-face-steps = додаткових кроків на шкалі лідерів: { $count }

## Назви, що вміщуються під жетоном

si-short-research = Наука
si-short-solar = Сонце
si-short-free-travel = Безкош{ "\u00AD" }товна подорож
si-short-rich-refill = Щедре попов{ "\u00AD" }нення
si-short-purple = Один фіоле{ "\u00AD" }товий
si-short-envoy = Подорож + слава
si-short-herald = Подорож + престиж
si-short-sun-envoy = Сонце + слава
si-short-earth-herald = Земля + престиж
si-short-thrifty-research = Ощад{ "\u00AD" }лива наука
si-short-any-production = Будь-яка планета
si-short-step-back = Стара ціна
si-short-new-scientist = Новий науко{ "\u00AD" }вець
si-short-starship-leap = Ривок корабля
si-short-humankind-leap = Ривок людства
si-short-leftovers = Залишки ринку
si-short-double-market = Подвій{ "\u00AD" }ний ринок
si-short-two-probes = Два ходи зонда

## Планшети

si-government-board = Світовий уряд
si-market-prices = паливо
si-market-stock = Наявно
si-market-selling = Продаж
si-market-buying = Купівля
si-market-sell = Продати ({ $colour }): по { $fuel } палива
si-market-buy = Купити ({ $colour }): по { $fuel } палива
si-projects = Механізми
si-projects-left = у стосі: { $count }
si-projects-one =
    { $prestige ->
        [one] Механізм ({ $cost }): { $prestige } очко престижу
        [few] Механізм ({ $cost }): { $prestige } очки престижу
       *[many] Механізм ({ $cost }): { $prestige } очок престижу
    }
si-projects-any = Механізм ({ $cost }): стільки очок престижу, скільки варта ваша плата
si-projects-gap = порожньо до фази уряду
si-ship = «Інтерстеллар»
si-ship-stands = «Інтерстеллар»: збудовано механізмів { $built } із { $all }, завершено модулів { $modules } із { $count }
si-journey = Подорож до Трапіста
si-journey-left = прихованих відкриттів: { $count }
si-journey-fog = не досліджено
si-journey-start = початок шляху
si-journey-trappist =
    { $prestige ->
        [0] Трапіст
        [one] Трапіст: { $prestige } очко престижу тому, хто прибуде наступним
        [few] Трапіст: { $prestige } очки престижу тому, хто прибуде наступним
       *[many] Трапіст: { $prestige } очок престижу тому, хто прибуде наступним
    }
si-journey-interest =
    { $prestige ->
        [one] цікаве місце: { $prestige } очко престижу першому відвідувачеві
        [few] цікаве місце: { $prestige } очки престижу першому відвідувачеві
       *[many] цікаве місце: { $prestige } очок престижу першому відвідувачеві
    }
si-journey-interest-taken = цікаве місце, тут уже хтось був
si-leaders = Шкали лідерів
si-population = Населення
si-population-saved = врятовано
si-population-left = На Землі: { $people }; за врятування однієї репутація +{ $reputation }
si-population-family = Родина ({ $people }), яку рятують разом
si-reputation = Репутація
si-reputation-of = { $player }: репутація { $points }, наприкінці варта { $worth }
si-reputation-worth = Репутація від { $from } до { $to }: наприкінці { $worth } очок престижу
si-extra-tokens = Жетони додаткових дій
si-goals = Цілі
si-goals-enough = досягнуто { $met }; дві завершують гру
si-goal-modules = Модулі «Інтерстеллара»: { $have } із { $need }
si-goal-population = Врятовано людей: { $have } із { $need }
si-goal-trappist = Зонди в системі Трапіст: { $have } із { $need }
