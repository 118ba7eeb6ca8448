## Starship Interstellar: what H.A.L.L. does, and why

si-hall-cubes = { $cubes }
si-hall-reward = { $reward }
si-hall-number = { $number }

## What it cannot do

si-event-hall-token = { $why } { $token } goes to the bottom of H.A.L.L.’s pile.
si-event-hall-token-and-cube = { $why } { $token } goes to the bottom of H.A.L.L.’s pile, and its cube ({ $cube }) back into the bag.
si-event-hall-again = { $why } H.A.L.L. does not repeat { $token }.
si-event-hall-action = { $why } H.A.L.L. cannot { $action } now.
si-event-hall-bonus = { $why } What the cube would add is left out: { $action }.
si-event-hall-ride = { $why } H.A.L.L. does not use the Wormhole.

si-hall-cannot-sun-empty = The Solar Bag is empty.
si-hall-cannot-no-scientist = H.A.L.L. has no Scientist.
si-hall-cannot-all-researched = H.A.L.L. has developed everything.
si-hall-cannot-research-unpaid = H.A.L.L. lacks the Resources for this Technology.
si-hall-cannot-no-base = H.A.L.L. has nothing to fetch and no Base left to set up.
si-hall-cannot-no-planet = No planet is left in H.A.L.L.’s pile.
si-hall-cannot-settling-unpaid = The trip would cost { $fuel } Fuel, and H.A.L.L. has less.
si-hall-cannot-market-empty = The Market is empty.
si-hall-cannot-deposit-empty = The Deposit there is empty.
si-hall-cannot-no-site = H.A.L.L. has no Base on any planet.
si-hall-cannot-nothing-to-gain = This token would bring H.A.L.L. nothing.
si-hall-cannot-no-action = None of this token’s actions is possible.
si-hall-cannot-top-row = H.A.L.L. already sits in the top row.
si-hall-cannot-at-trappist = H.A.L.L.’s Probe is at Trappist.
si-hall-cannot-probe-unpaid = The Probe’s move would cost { $fuel } Fuel, and H.A.L.L. has less.
si-hall-cannot-ship-complete = The Interstellar is complete.
si-hall-cannot-mechanism-unpaid = H.A.L.L. can pay for none of the Mechanisms open to it.
si-hall-cannot-nobody-left = Nobody is left on Earth.
si-hall-cannot-population-unpaid = H.A.L.L. can pay for nobody.

## Why it chose what it chose

si-hall-rule-token-plain = H.A.L.L. ignores improvements: { $chosen } is played as the plain action.
si-hall-rule-token-exact = { $chosen } is not a basic action: H.A.L.L. does exactly what it says, and the cube’s colour changes nothing.
si-hall-rule-token-again = A purple cube: { $chosen } goes under the pile and will be played again.
si-hall-rule-token-spent = A purple cube, but the bag has run empty in this phase: { $chosen } is not played again.
si-hall-rule-pass-unused =
    { $count ->
        [0] Every token has been used: H.A.L.L. passes without a rotation.
        [one] One token could not be used. Rotations of the Pass token: { $chosen }.
       *[other] { $count } tokens could not be used. Rotations of the Pass token: { $chosen }.
    }
si-hall-rule-pass-reward = H.A.L.L. always takes the very reward it has reached, here the one for rotation { $count }: { $chosen }.
si-hall-rule-solar-least = Of the cubes drawn ({ $among }) the red one lets it keep the cheapest: { $chosen }.
si-hall-rule-technology-counted = Counted down from the top by the tokens played ({ $count }), finished Technologies left out: { $chosen }.
si-hall-rule-technology-counted-on = Counted down from the top by the tokens played ({ $count }), finished Technologies left out, and from the top again: { $chosen }.
si-hall-rule-one-level-left = Of this Technology ({ $chosen }) only the last level was left.
si-hall-rule-one-level-scientist = Only one level ({ $chosen }): there is no second Scientist.
si-hall-rule-one-level-cubes = Only one level ({ $chosen }): the Resources do not stretch to two.
si-hall-rule-market-cubes = Of what lies in the Market ({ $among }) H.A.L.L. takes: { $chosen }.
si-hall-rule-production-fullest = Of its planets ({ $among }) the one with most in the Deposit ({ $count }): { $chosen }.
si-hall-rule-production-sunward = Several Deposits hold as many ({ $count }); of those, the one nearest the Sun: { $chosen }.
si-hall-rule-deposit-dearest = From a mixed Deposit ({ $among }) the dearest go first: { $chosen }.
si-hall-rule-storage-full =
    { $count ->
        [one] The Storage is full ({ $chosen }): one cube is lost.
       *[other] The Storage is full ({ $chosen }): { $count } cubes are lost.
    }
si-hall-rule-stop-only = Cubes wait in one of H.A.L.L.’s Storages: the Explorer fetches them free of charge. Next stop: { $chosen }.
si-hall-rule-stop-sunward = Cubes wait in several Storages ({ $among }): the one nearest the Sun comes first. Next stop: { $chosen }.
si-hall-rule-stop-home = Nothing waits anywhere else: the Explorer flies home free of charge.
si-hall-rule-stop-full-hold = With a full hold the Explorer flies home first.
si-hall-rule-load-dearest = There is not room for everything ({ $among }): the dearest cubes are loaded. Aboard: { $chosen }.
si-hall-rule-planet-counted = Counted through H.A.L.L.’s pile of planets by the tokens played ({ $count }): { $chosen }.
si-hall-rule-planet-counted-on = Counted through H.A.L.L.’s pile of planets by the tokens played ({ $count }), from the start again: { $chosen }.
si-hall-rule-golden-rule = For { $among } H.A.L.L. pays the cheapest cubes it has that are worth as much or more: { $chosen }.
si-hall-rule-any-cheapest = Any Resources will do, so H.A.L.L. pays its cheapest: { $chosen }.
si-hall-rule-action-bonus = First what the token gives a bonus for: { $chosen }.
si-hall-rule-action-only = The token allows one action only: { $chosen }.
si-hall-rule-action-furthest = Then where H.A.L.L.’s markers stand: in order of progress, here on space { $count }: { $chosen }.
si-hall-rule-action-tied = Two markers or more stand on space { $count }; a Mechanism comes before Population, and Population before the Probe: { $chosen }.
si-hall-rule-action-last = When nothing else works: { $chosen }.
si-hall-rule-seat-printed = The cube’s own space in row { $count } is free: space { $chosen }.
si-hall-rule-seat-next = The cube’s space in row { $count } is taken, so the next free one to its right: space { $chosen }.
si-hall-rule-seat-right = As far to the right in row { $count } as possible: space { $chosen }.
si-hall-rule-seat-left = As far to the left in row { $count } as possible: space { $chosen }.
si-hall-rule-space-wormhole = A known Wormhole comes first: { $chosen }.
si-hall-rule-space-interest = No known Wormhole ahead, so a free Point of Interest: { $chosen }.
si-hall-rule-space-galaxy = Neither Wormhole nor free Point of Interest ahead, so a known Galaxy: { $chosen }.
si-hall-rule-space-empty = Nothing known is worth a visit, so an unexplored space: { $chosen }.
si-hall-rule-space-ahead = Nothing ahead is on the list, so straight on: { $chosen }.
si-hall-rule-space-player = These were equally good ({ $among }), so you chose: { $chosen }.
si-hall-rule-mechanism-least = H.A.L.L. can pay for { $among }; the least value, { $count }, has { $chosen }.
si-hall-rule-mechanism-greatest = H.A.L.L. can pay for { $among }; the greatest value, { $count }, has { $chosen }.
si-hall-rule-mechanism-tied = Equal in value are { $among }: the nearer row comes first, then the one furthest left.
si-hall-rule-population-least = Of those it can pay for ({ $among }), the lowest: { $chosen }.
si-hall-rule-population-highest = Of those it can pay for ({ $among }), the highest: { $chosen }.
si-hall-rule-cube-dearest = With a choice of Resources ({ $among }) H.A.L.L. takes the dearest: { $chosen }.
si-hall-rule-track-furthest = Steps go where H.A.L.L. is ahead, here on space { $count }: { $chosen }.
si-hall-rule-track-tied = Both markers stand on space { $count }, so the step goes to: { $chosen }.
si-hall-rule-deposit-emptiest = The Deposit with the fewest cubes ({ $count }) is refilled: { $chosen }.
si-hall-rule-deposit-outward = Several Deposits are as empty ({ $count }); of those, the one furthest from the Sun is refilled: { $chosen }.
si-hall-rule-storage-fullest = The planet with most to move ({ $count }): { $chosen }.
si-hall-rule-storage-sunward = Several planets have as much to move ({ $count }); of those, the one nearest the Sun: { $chosen }.
si-hall-rule-extra-counted = Counted along the row by the tokens played ({ $count }): { $chosen }.
si-hall-rule-extra-counted-on = Counted along the row by the tokens played ({ $count }), from the start again: { $chosen }.
si-hall-rule-rise-left = H.A.L.L. moves up whenever it can, as far to the left as possible: row { $count }, space { $chosen }.
si-hall-rule-bag-board = H.A.L.L.’s bag is empty: the cubes from its board go back in. In the bag: { $chosen }.
si-hall-rule-bag-red = H.A.L.L.’s bag and board are empty: red cubes go in. In the bag: { $chosen }.
si-hall-rule-convert-pairs = Without this colour’s Technology, two cubes ({ $among }) become one of the next colour, and an odd one stays. Into the bag: { $chosen }.
si-hall-rule-convert-purple = Without this colour’s Technology, purple cubes ({ $among }) become red. Into the bag: { $chosen }.
si-hall-rule-convert-1 = With level 1 of this colour’s Technology, each cube ({ $among }) becomes one other. Into the bag: { $chosen }.
si-hall-rule-convert-2 = With level 2 of this colour’s Technology, each cube ({ $among }) becomes two. Into the bag: { $chosen }.

## The cells of its board

si-hall-cell-solar-R = Red: of two cubes from the Sun it keeps the cheaper one, at the usual loss of Reputation.
si-hall-cell-solar-Y = Yellow: it keeps both cubes from the Sun, at the usual loss of Reputation.
si-hall-cell-solar-G = Green: it keeps both cubes from the Sun and loses 2 Reputation less.
si-hall-cell-solar-B = Blue or purple: it keeps both cubes from the Sun and loses no Reputation.
si-hall-cell-research-R = Red: the Technology costs twice its Resources.
si-hall-cell-research-Y = Yellow: the Technology costs what is printed.
si-hall-cell-research-G = Green: the Technology costs what is printed, and a Scientist comes back.
si-hall-cell-research-B = Blue or purple: two levels at once, if it can pay for them.
si-hall-cell-travel-R = Red: settling costs 3 Fuel more.
si-hall-cell-travel-Y = Yellow: settling costs twice the planet’s number.
si-hall-cell-travel-G = Green: settling costs 2 Fuel less.
si-hall-cell-travel-B = Blue or purple: settling costs 2 Fuel less, and 2 more cubes are sent home.
si-hall-cell-market-R = Red: the cheapest cube of the Market, free of charge.
si-hall-cell-market-Y = Yellow: the two cheapest cubes of the Market, free of charge.
si-hall-cell-market-G = Green: the cheapest and the dearest cube of the Market, free of charge.
si-hall-cell-market-B = Blue or purple: the two dearest cubes of the Market, free of charge.
si-hall-cell-earth-R = Red: Earth yields 1 Fuel.
si-hall-cell-earth-Y = Yellow: Earth yields 4 Fuel.
si-hall-cell-earth-G = Green: Earth yields 6 Fuel.
si-hall-cell-earth-B = Blue or purple: Earth yields 10 Fuel.
si-hall-cell-produce-R = Red: production moves one cube less than usual.
si-hall-cell-produce-Y = Yellow: production as usual.
si-hall-cell-produce-G = Green: production as usual; then the dearest cube of the Deposit goes to the Storage one step dearer, and 3 Fuel come in.
si-hall-cell-produce-B = Blue or purple: production as usual; then the two dearest cubes of the Deposit go to the Storage two steps dearer, and 6 Fuel come in.
si-hall-cell-government-R = Red: the second space from the left.
si-hall-cell-government-Y = Yellow: the first space from the left.
si-hall-cell-government-G = Green: the free space furthest to the right.
si-hall-cell-government-B = Blue or purple: the free space furthest to the left, with the bonuses of the whole row.
si-hall-cell-probe-R = Red: the Probe’s move costs double, and each gain of Prestige or Reputation is 1 less.
si-hall-cell-probe-Y = Yellow: the Probe moves at the usual cost, for the usual gain.
si-hall-cell-probe-G = Green: the Probe gains double Prestige and Reputation.
si-hall-cell-probe-B = Blue or purple: the Probe gains double Prestige and Reputation; then H.A.L.L. builds the Mechanism of greatest value it can pay for in the first two rows.
si-hall-cell-mechanism-R = Red: the Mechanism of least value in the first two rows.
si-hall-cell-mechanism-Y = Yellow: the Mechanism of greatest value in the first two rows.
si-hall-cell-mechanism-G = Green: the Mechanism of greatest value in any row.
si-hall-cell-mechanism-B = Blue or purple: the Mechanism of greatest value in any row; then H.A.L.L. saves the highest Population it can pay for.
si-hall-cell-population-R = Red: the lowest Population it can pay for.
si-hall-cell-population-Y = Yellow: the highest Population it can pay for.
si-hall-cell-population-G = Green: the lowest and the highest Population it can pay for, with a single step on the track.
si-hall-cell-population-B = Blue or purple: the highest Population it can pay for; then its Probe moves as usual.
