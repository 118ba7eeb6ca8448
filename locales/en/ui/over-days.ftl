## Tables that go on over days

pace = Pace
pace-now = all together now
pace-days = { $count ->
    [one] { $count } day a move
   *[other] { $count } days a move
}
pace-hint = Over days: come back whenever it suits you. Nobody loses a seat before their time for a move is up.
