## Ваша мова: як двоє говорять між собою

language-lead = Як ви говорите з тими, з ким грали, — так це побачили розбори ваших партій. Усе лишається лише в цьому браузері.
language-none = Мови ще немає. Зіграйте з кимось у Contact або AI Space Puzzle і наприкінці виберіть запам’ятати її.
language-remember = Запам’ятати, як говоримо ми з гравцем { $partner }
language-consent = Лишається лише в цьому браузері; забути можна будь-коли.
language-grown = { $games ->
    [one] Ваша мова з гравцем { $partner }: { $games } партія.
    [few] Ваша мова з гравцем { $partner } виросла: { $games } партії.
   *[other] Ваша мова з гравцем { $partner } виросла: { $games } партій.
}
language-open = Переглянути ваші мови
language-of = { $game }: { $me } і { $partner }
language-silent = Ще не чули.
language-growth = Зрозуміло одразу, від партії до партії (від 0 до 100 %)
language-growth-words = Партія за партією, словами
language-chapter = { $name }: одразу зрозуміло { $share } з { $messages }, по { $bits } біта
language-stand-in = Грати із заступником гравця { $partner }
language-share = Скопіювати посилання для гравця { $partner }
language-forget = Забути
language-offered = Мова для вас
language-offer = { $games ->
    [one] Вам надсилають вашу мову з гравцем { $partner }: { $games } партія.
    [few] Вам надсилають вашу мову з гравцем { $partner }: { $games } партії.
   *[other] Вам надсилають вашу мову з гравцем { $partner }: { $games } партій.
} Зберегти в цьому браузері?
language-accept = Зберегти
language-decline = Ні, дякую
language-unreadable = У цьому посиланні немає мови, яку тут можна прочитати. Попросіть нове.
dialect-tempo-mm-per-s = Темп
dialect-mm-per-s = { $value } мм за секунду
dialect-convention = Відстань міряють
dialect-convention-edge = від краю до краю
dialect-convention-centre = від центру до центру
dialect-convention-lift = від краю до краю, з миттю на зліт
dialect-convention-power = так, що довгі шляхи здаються коротшими
dialect-scatter = Нетвердість руки
dialect-frame = Мапа лежить
dialect-frame-same = як зореліт
dialect-frame-turned = догори дном
dialect-frame-mirror = дзеркально: ліве замість правого
dialect-frame-flip = дзеркально: верх замість низу
dialect-frame-right = на чверть оберту праворуч
dialect-frame-left = на чверть оберту ліворуч
dialect-frame-diagonal = дзеркально: рядки замість стовпців
dialect-frame-anti = дзеркально: рядки замість стовпців, догори дном
dialect-grid = Мапа
dialect-grid-square = квадратна, посередині
dialect-grid-stretched = на всю ширину поля
dialect-grid-small = маленька
dialect-grid-relative = там, де вийшло
dialect-grid-none = нічого не значить: важить лише дотик
dialect-icons = Символи біля жетона
dialect-icons-exact = це всі, що є в каюті
dialect-icons-at-least = це частина тих, що є в каюті
