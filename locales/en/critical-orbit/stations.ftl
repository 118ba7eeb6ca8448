## Mission Control: Critical Orbit: the three stations' boards

## Stars and spaces

mc-st-letter =
    { $job ->
        [mercury] M
        [houston] H
        [bengaluru] B
       *[cologne] C
    }
mc-st-empty = empty
mc-st-ticked = ticked
mc-st-written = { $value }
mc-st-printed = { $value }, printed
mc-st-struck = { $value }, struck out
mc-st-star = star for { $job }
mc-st-star-spent = star for { $job }, used up
mc-st-open = open

## The pen

mc-st-pen = Pen and lock
mc-st-values = Numbers of this turn
mc-st-stars =
    { $stars ->
        [one] A star: any number
       *[other] { $stars } stars: any number each
    }
mc-st-value =
    { $times ->
        [one] Write { $value }
       *[other] Write { $value }, { $times } times
    }
mc-st-value-star = Write { $value } with a star
mc-st-choose = Choose a number, then an open space.
mc-st-choose-star = Your star: choose any number, then an open space.
mc-st-where = { $value }: where to?
mc-st-which = { $place }: which number?
mc-st-done = All written. Lock the station when you are sure.
mc-st-locked = Locked. The next roll comes when everyone is.
mc-st-take-back = Take back
mc-st-lock = Lock
mc-st-is-locked = Locked
mc-st-skip-star = Let the star go
mc-st-keys = Keys: 1–6 number, arrows and Enter space, U take back, L lock

## The AI deck

mc-st-deck-done = The AI deck plays here. Its card asks for nothing more.
mc-st-task-shape = A star for the AI deck: tick a square of any shape.
mc-st-task-grid =
    { $count ->
        [one] AI deck: tick an open space in grid { $grids }.
       *[other] AI deck: tick an open space in one of the grids { $grids }.
    }
mc-st-task-box = AI deck: tick an open box in a column of { $size }.
mc-st-task-any-box = A star for the AI deck: tick any open box.

## Houston

mc-st-hints = Shape hints
mc-st-shapes = Delivered shapes
mc-st-circles = { $shape }: { $done } of { $all } circles
mc-st-squares = { $done } of { $all } squares
mc-st-finishes = { $value } completes { $shapes }
mc-st-claim = Several shapes at once: look at them and take one.
mc-st-claims = Shapes to take
mc-st-candidate = Shape { $number } of { $all }: { $shape }
mc-st-take = Take { $shape }

## Bengaluru

mc-st-grid = Grid { $grid }
mc-st-row = grid { $grid }, row { $row }
mc-st-column = grid { $grid }, column { $column }
mc-st-line-complete = { $name }: complete, its circle is ticked
mc-st-line-spoiled = { $name }: spoiled, a number stands there twice
mc-st-line-lacks =
    { $free ->
        [one] { $name }: 1 space free, for { $values }
       *[other] { $name }: { $free } spaces free, for { $values }
    }
mc-st-line-free =
    { $free ->
        [one] { $name }: 1 space free
       *[other] { $name }: { $free } spaces free
    }
mc-st-spoils = spoils { $name }
mc-st-completes = completes { $name }
mc-st-grid-blind = Grid { $grid }: { $ticked } of { $all } circles. Circles { $half } and { $all } each earn a half valve, drawn blindly.
mc-st-grid-chosen = Grid { $grid }: { $ticked } of { $all } circles. Circles { $half } and { $all } each earn a half valve that Mercury III may choose.
mc-st-key-lacks = numbers that still fit
mc-st-key-complete = complete
mc-st-key-spoiled = spoiled: a number twice
mc-st-key-spoils = the chosen number would spoil the line
mc-st-key-chosen = half valve, chosen
mc-st-key-blind = half valve, drawn blindly

## Cologne

mc-st-locks = { $ticked } of { $all } circles ticked, { $opened } of { $locks } locks open
mc-st-level-live = Column { $column }: cells to fill { $cells }, boxes left { $boxes }
mc-st-level-complete = Column { $column }: exactly full
mc-st-level-over = Column { $column }: overfilled by { $cells }
mc-st-level-lost = Column { $column }: cannot come out exactly any more; cells to fill { $cells }, boxes left { $boxes }
mc-st-level-ticks = Column { $column }: boxes left { $boxes }
mc-st-fills = fills the column exactly
mc-st-loses = the column could not come out exactly then
mc-st-strip = All columns
mc-st-strip-to = Go to column { $column }
