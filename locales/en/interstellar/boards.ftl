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

## Names as short as they fit below a token

si-short-research = Research
si-short-solar = Sun
si-short-free-travel = Free Travel
si-short-rich-refill = Rich Refill
si-short-purple = One Purple
si-short-envoy = Travel + Repute
si-short-herald = Travel + Prestige
si-short-sun-envoy = Sun + Repute
si-short-earth-herald = Earth + Prestige
si-short-thrifty-research = Thrifty Research
si-short-any-production = Any Planet
si-short-step-back = Old Price
si-short-new-scientist = New Scientist
si-short-starship-leap = Starship Leap
si-short-humankind-leap = Human{ "\u00AD" }kind Leap
si-short-leftovers = Market Left{ "\u00AD" }overs
si-short-double-market = Double Market
si-short-two-probes = Two Probe Moves

## The boards

si-government-board = World Government
si-market-prices = Fuel
si-market-stock = In stock
si-market-selling = Sell
si-market-buying = Buy
si-market-sell = Sell { $colour }: { $fuel } Fuel each
si-market-buy = Buy { $colour }: { $fuel } Fuel each
si-projects = Mechanisms
si-projects-left = { $count } in the stack
si-projects-one =
    { $prestige ->
        [one] A Mechanism for { $cost }: { $prestige } Prestige Point
       *[other] A Mechanism for { $cost }: { $prestige } Prestige Points
    }
si-projects-any = A Mechanism for { $cost }: as many Prestige Points as you pay in value
si-projects-gap = a gap until the Government Phase
si-ship = The Interstellar
si-ship-stands = The Interstellar: { $built } of { $all } Mechanisms built, { $modules } of { $count } modules complete
si-journey = Journey to Trappist
si-journey-left =
    { $count ->
        [one] { $count } Discovery hidden
       *[other] { $count } Discoveries hidden
    }
si-journey-fog = unexplored
si-journey-start = the start
si-journey-trappist =
    { $prestige ->
        [0] Trappist
       *[other] Trappist: { $prestige } Prestige Points for the next to arrive
    }
si-journey-interest = Point of Interest: { $prestige } Prestige Points for the first visitor
si-journey-interest-taken = Point of Interest, already visited
si-leaders = Leader tracks
si-population = Population
si-population-saved = saved
si-population-left = { $people } on Earth; saving one brings { $reputation } Reputation
si-population-family = A Family ({ $people }), saved together
si-reputation = Reputation
si-reputation-of = { $player }: Reputation { $points }, worth { $worth } at the end
si-reputation-worth = Reputation { $from } to { $to }: { $worth } Prestige Points at the end
si-extra-tokens = Extra Action tokens
si-goals = Goals
si-goals-enough = { $met } met; 2 end the game
si-goal-modules = Modules of the Interstellar: { $have } of { $need }
si-goal-population = People saved: { $have } of { $need }
si-goal-trappist = Probes at Trappist: { $have } of { $need }
