## Starship Interstellar: Сонячна система

si-sky-title = Сонячна система
si-sky-sun-over = Сонячна спіраль на позначці { $spiral }.
si-sky-deposit = родовище: { $cubes }
si-sky-deeper = глибше: { $layers }
si-sky-storage = сховище { $stored } із { $size }: { $cubes }
si-sky-storage-empty = сховище 0 із { $size }
si-sky-explorer = дослідник, на борту: { $cargo }
si-sky-empty = порожньо
si-sky-fly = Політ { $planet }, палива: { $fuel }.
si-sky-no-flight = Політ { $planet } зараз неможливий.
si-sky-produce = Виробляти { $planet }.
si-sky-refill = Поповнити родовище { $planet }.
si-sky-from-storage = Вибрати ресурси { $planet }.
si-sky-moves =
    { $quadrants ->
        [one] Перейде на { $quadrants } квадрант наприкінці раунду { $round }.
        [few] Перейде на { $quadrants } квадранти наприкінці раунду { $round }.
       *[many] Перейде на { $quadrants } квадрантів наприкінці раунду { $round }.
    }
si-sky-sites = Ваші бази
si-sky-lost = поглинуло Сонце
si-sky-gravity = тяжіння { $gravity }
si-sky-facts =
    тяжіння { $gravity } · { $tokens ->
        [one] лишився { $tokens } жетон
        [few] лишилося { $tokens } жетони
       *[many] лишилося { $tokens } жетонів
    }
si-sky-cell = Орбіта { $orbit }, квадрант { $quadrant }
si-sky-keep = Залишити
si-sky-put-back = Повернути
