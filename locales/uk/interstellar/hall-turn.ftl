## Starship Interstellar: хід H.A.L.L. крок за кроком і що перед ним лежить

si-hall-turn-title = Хід H.A.L.L.
si-hall-turn-none = H.A.L.L. ще не ходив.
si-hall-turn-of = { $turn } із { $turns }
si-hall-turn-next = Наступний крок
si-hall-turn-skip = Показати все
si-hall-turn-play = Далі саме собою
si-hall-turn-pause = Крок за кроком
si-hall-turn-again = Ще раз
si-hall-turn-pace = Темп
si-hall-turn-pace-slow = повільно
si-hall-turn-pace-normal = звичайно
si-hall-turn-pace-fast = швидко
si-hall-turn-passed = H.A.L.L. пасує
si-hall-turn-bag = Мішок перетворюється
si-hall-turn-trying = H.A.L.L. шукає, що може зробити

si-hall-panel-title = Що лежить перед H.A.L.L.
si-hall-panel-bag = Мішок
si-hall-panel-chance = Шанс
si-hall-panel-laid = Планшет
si-hall-panel-technology = Рівні
si-hall-panel-level =
    { $cost ->
        [0] Рівень { $level }, завершено
       *[other] Рівень { $level }; наступний коштує: { $cubes }
    }
si-hall-panel-planet = Верхня з його планет: { $planet } (лишилося: { $left })
si-hall-panel-no-planet = Планет для нього не лишилося.
si-hall-panel-pile = Його стос, наступний жетон перший
si-hall-panel-pile-empty = Його стос порожній.
si-hall-panel-plays = Зіграно жетонів у цій фазі: { $count }
si-hall-panel-forecast = Що зробить наступний кубик
si-hall-panel-forecast-lead = { $token }: { $action }

## Its voice

si-hall-voice-on = Хай H.A.L.L. говорить
si-hall-voice-off = Тихіше, H.A.L.L.
