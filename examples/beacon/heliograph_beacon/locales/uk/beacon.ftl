# На головній сторінці
game-beacon = Маяк
home-beacon = Ви бачите єдину протоку без скель і маєте лампу та трохи олії. Лоцман бачить лише лампу.
    .facts = 2 гравці · 3 хвилини
strength-steady = спокійний

# Що можна зробити: дія, її поле та значення поля
beacon-do-flash = Блимнути
beacon-field-count = Скільки разів
beacon-count-0 = Не світити
beacon-count-1 = Блимнути раз
beacon-count-2 = Блимнути двічі
beacon-do-steer = Вести корабель
beacon-field-channel = Куди
beacon-channel-left = ліва протока
beacon-channel-middle = середня протока
beacon-channel-right = права протока

# Про що питають
beacon-ask-flash = Скільки разів блимнути лампою?
beacon-ask-steer = Куди вести корабель?
beacon-wait-keeper = Доглядач біля лампи.
beacon-wait-pilot = Лоцман читає сигнал.

# Що на столі й що стається
beacon-describe-nights =
    { $nights ->
        [one] Ще { $nights } ніч.
        [few] Ще { $nights } ночі.
       *[many] Ще { $nights } ночей.
    } Кораблів удома: { $ships }.
beacon-describe-oil = Олії вистачить на { $oil ->
        [one] { $oil } спалах.
        [few] { $oil } спалахи.
       *[many] { $oil } спалахів.
    }
beacon-describe-channel = Цієї ночі вільна від скель лише { $channel }.
beacon-flashed =
    { $count ->
        [0] Лампа не світила.
        [one] Лампа блимнула { $count } раз.
        [few] Лампа блимнула { $count } рази.
       *[many] Лампа блимнула { $count } разів.
    }
beacon-sailed = Корабель повернувся додому. Шлях: { $channel }.
beacon-wrecked = Корабель наскочив на скелю. Шлях: { $channel }. Вільна була { $free }.
beacon-won = Удома { $ships } з { $nights } кораблів. Місто святкує на вашу честь.
beacon-lost = Удома { $ships } з { $nights } кораблів. Місто сподівалося на більше.

# Чого не можна
beacon-setup-seats = «Маяк» — гра для двох.
beacon-refused-oil = Олії лишилося на спалахів: { $oil }, і ніколи не більш як на два за ніч.
beacon-refused-not-now = Зараз не ваша черга це робити.
beacon-too-far = Корабель надто далеко, щоб вас почути. Є лише лампа.
