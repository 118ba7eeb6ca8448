## The Daily Signal, as the home page tells of it

daily = The Daily Signal
daily-card = No. { $number } is waiting: { $game }. Three minutes, the same for everybody.
daily-card-done = You have done No. { $number }. The next one comes at midnight UTC.
daily-play = Play today’s
daily-archive = All puzzles
daily-streak = { $days ->
    [one] one day so far
   *[other] { $days } days in a row
}
