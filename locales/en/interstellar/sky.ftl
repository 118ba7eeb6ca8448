## Starship Interstellar: the solar system

si-sky-title = The solar system
si-sky-sun-over = The Solar Spiral stands at { $spiral }.
si-sky-deposit = Deposit: { $cubes }
si-sky-deeper = deeper: { $layers }
si-sky-storage = Storage { $stored } of { $size }: { $cubes }
si-sky-storage-empty = Storage 0 of { $size }
si-sky-explorer = Explorer with { $cargo } aboard
si-sky-empty = empty
si-sky-fly = Fly { $planet } for { $fuel } Fuel.
si-sky-no-flight = A flight { $planet } is not possible now.
si-sky-produce = Produce { $planet }.
si-sky-refill = Refill the Deposit { $planet }.
si-sky-from-storage = Choose Resources { $planet }.
si-sky-moves =
    { $quadrants ->
        [one] Moves on { $quadrants } quadrant at the end of round { $round }.
       *[other] Moves on { $quadrants } quadrants at the end of round { $round }.
    }
si-sky-sites = Your Bases
si-sky-lost = lost to the Sun
si-sky-gravity = gravity { $gravity }
si-sky-facts =
    gravity { $gravity } · { $tokens ->
        [one] { $tokens } token left
       *[other] { $tokens } tokens left
    }
si-sky-cell = Orbit { $orbit }, quadrant { $quadrant }
si-sky-keep = Settle
si-sky-put-back = Put back
