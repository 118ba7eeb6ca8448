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
