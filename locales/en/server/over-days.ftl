## Tables that go on over days

refused-clock-over-days = This game has a clock that runs while you play. Over days it cannot be played; choose it without the clock.
refused-over-days = { $most ->
    [0] This server has no tables that go on over days.
    [one] On this server people may give each other { $most } day a move at most.
   *[other] On this server people may give each other { $most } days a move at most.
}
refused-not-waited-for = The game does not wait for { $name } right now.
refused-has-time = { $name } has { $hours } more h for this move.
