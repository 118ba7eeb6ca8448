## Щоденний сигнал: що про нього каже головна сторінка

daily = Щоденний сигнал
daily-card = № { $number } чекає: { $game }. Три хвилини, одна загадка для всіх.
daily-card-done = № { $number } уже позаду. Наступний буде опівночі за UTC.
daily-play = Грати сьогоднішній
daily-archive = Усі загадки
daily-streak = { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
   *[many] { $days } днів поспіль
}
