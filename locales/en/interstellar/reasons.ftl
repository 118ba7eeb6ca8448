## Starship Interstellar: why an AI seat does what it does

si-reason-settle =
    { $rounds ->
        [one] A Base { $on } may still pay in the round that is left.
       *[other] A Base { $on } pays over the { $rounds } rounds I expect.
    }
si-reason-fetch = What lies { $on } is no use there.
si-reason-home = What is on board is worth more on Earth.
si-reason-research =
    { $rounds ->
        [one] { $technology } still pays in the round that is left.
       *[other] { $technology } pays over the { $rounds } rounds I expect.
    }
si-reason-buy = The Market has what I lack.
si-reason-sell = I need Fuel more than these cubes.
si-reason-produce = Production { $on } brings most now.
si-reason-sun = The Sun gives cubes at once, and my Reputation can bear it.
si-reason-fuel = Fuel first: little goes without it.
si-reason-supplies = Supplies first, deeds after.
si-reason-mechanism = A Mechanism worth { $points }, before another corporation builds it.
si-reason-any-mechanism = A Mechanism for any cubes, before another corporation builds it.
si-reason-people =
    { $left ->
        [0] The goal is reached, and people still count.
       *[other] { $left } more people make the goal: saving them counts now.
    }
si-reason-probe = On to column { $column }: who comes first finds more.
si-reason-representative = A seat in the World Government pays in its phase.
si-reason-pass = What my tokens could still do is worth less than passing.
si-reason-close = { $why } It was a close call.
