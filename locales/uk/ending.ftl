## Наскільки вдалою була гра поруч з іншими

rating = Наскільки це добре?
rating-ai-crew = { $worse ->
    [0] { $same ->
        [0] Екіпажі ШІ на цьому рівні грають краще. Є куди рости.
       *[other] Так само, як { $same } з 10 екіпажів ШІ на цьому рівні; решта грає краще.
    }
   *[other] { $same ->
        [0] Краще, ніж { $worse } з 10 екіпажів ШІ на цьому рівні.
       *[other] Краще, ніж { $worse } з 10 екіпажів ШІ на цьому рівні, і так само, як { $same }.
    }
}
rating-here-crew = { $worse ->
    [0] { $same ->
        [0] Інші екіпажі на цьому сервері зіграли краще. Є куди рости.
       *[other] Так само, як { $same } з 10 екіпажів на цьому сервері; решта зіграла краще.
    }
   *[other] { $same ->
        [0] Краще, ніж { $worse } з 10 екіпажів на цьому сервері.
       *[other] Краще, ніж { $worse } з 10 екіпажів на цьому сервері, і так само, як { $same }.
    }
}
rating-ai-rival = { $worse ->
    [0] { $same ->
        [0] Гравці-ШІ набирають тут більше. Є куди рости.
       *[other] Так само, як { $same } з 10 гравців-ШІ; решта набирає більше.
    }
   *[other] { $same ->
        [0] Краще, ніж { $worse } з 10 гравців-ШІ.
       *[other] Краще, ніж { $worse } з 10 гравців-ШІ, і так само, як { $same }.
    }
}
rating-here-rival = { $worse ->
    [0] { $same ->
        [0] Інші на цьому сервері набрали більше. Є куди рости.
       *[other] Так само, як { $same } з 10 гравців на цьому сервері; решта набрала більше.
    }
   *[other] { $same ->
        [0] Краще, ніж { $worse } з 10 гравців на цьому сервері.
       *[other] Краще, ніж { $worse } з 10 гравців на цьому сервері, і так само, як { $same }.
    }
}
rating-from-human = За виміряними іграми ШІ, що грають як люди (ігор: { $games }).
rating-from-mixed = За виміряними іграми сильних ШІ разом із ШІ, що грають як люди (ігор: { $games }).
rating-from-quick = За виміряними іграми швидких ШІ (ігор: { $games }).
rating-from-here = За результатами людей на цьому сервері з тими самими налаштуваннями і без підказок (результатів: { $games }).

## Що далі

onward-level = Далі: рівень { $level }
onward-professional = Далі: професійна гра
onward-scenario = Наступний сценарій: { $page }
onward-normal = Далі: звичайна місія
onward-hard = Далі: складна місія
onward-hall-easy = Далі: H.A.L.L., легко
onward-hall-intermediate = Далі: H.A.L.L., середньо
onward-hall-hard = Далі: H.A.L.L., важко
onward-hall-extreme = Далі: H.A.L.L., екстремально
result-passed-on = Ще раз з іншими ролями

## Картинка з результатом

result-share = Поділитися результатом
result-share-picture = Картинка з результатом
result-share-download = Завантажити
result-share-send = Поділитися
result-share-copy = Скопіювати картинку
result-share-copied = Картинку скопійовано.
result-share-copy-link = Скопіювати посилання
result-share-failed = Не вдалося створити картинку.
result-share-won = Вдалося!
result-share-lost = Цього разу ні.
result-share-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
