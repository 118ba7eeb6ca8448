## Starship Interstellar: why an AI seat does what it does

si-why-settle =
    { $rounds ->
        [one] A Base { $on } may still pay in the round that is left.
       *[other] A Base { $on } pays over the { $rounds } rounds I expect.
    }
si-why-fetch = What lies { $on } is no use there.
si-why-home = What is on board is worth more on Earth.
si-why-research =
    { $rounds ->
        [one] { $technology } still pays in the round that is left.
       *[other] { $technology } pays over the { $rounds } rounds I expect.
    }
si-why-buy = The Market has what I lack.
si-why-sell = I need Fuel more than these cubes.
si-why-produce = Production { $on } brings most now.
si-why-sun = The Sun gives cubes at once, and my Reputation can bear it.
si-why-fuel = Fuel first: little goes without it.
si-why-supplies = Supplies first, deeds after.
si-why-mechanism = A Mechanism worth { $points }, before another corporation builds it.
si-why-any-mechanism = A Mechanism for any cubes, before another corporation builds it.
si-why-people =
    { $left ->
        [0] The goal is reached, and people still count.
       *[other] { $left } more people make the goal: saving them counts now.
    }
si-why-probe = On to column { $column }: who comes first finds more.
si-why-representative = A seat in the World Government pays in its phase.
si-why-pass = What my tokens could still do is worth less than passing.
si-why-close = { $why } It was a close call.
