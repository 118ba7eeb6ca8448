## Starship Interstellar: the boards beside the sky, and the small signs on them

## A token's sides

si-face = { $name }. Action Phase: { $action }. Salvation Phase: { $salvation }.
si-face-repeatable = repeatable
si-face-free = without Fuel
si-face-discount = { $fuel } Fuel less
si-face-prices = prices better by { $fuel } Fuel, selling or buying
si-face-colours = { $count } colours
si-face-draw = drawing { $count }
si-face-one-lower = one Resource may be a level lower
si-face-previous = at the previous level’s cost
si-face-away = put away
si-face-bonus = any action; 1 Prestige Point more for: { $action }
si-face-only = only: { $action }
si-face-after = any action; afterwards { $reward }
si-face-times = up to { $count } times
si-face-whole-row = with the bonuses of the whole row
si-face-steps =
    { $count ->
        [one] { $count } more step on the Leader track
       *[other] { $count } more steps on the Leader track
    }
