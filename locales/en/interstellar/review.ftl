## Starship Interstellar: after the game

si-review-title = What could be learned
si-review-loading = The game is being gone through once more…
si-review-as-table = As a table
si-review-round = Round
si-review-player = Player
si-review-open = Show this moment

## What decided it

si-review-led-always = { $player } was never behind.
si-review-led-since =
    { $changes ->
        [one] Up to round { $round } { $player } was behind at times, from then on no more. The lead changed once.
       *[other] Up to round { $round } { $player } was behind at times, from then on no more. The lead changed { $changes } times.
    }
si-review-made-by =
    { $points ->
        [one] What made the difference: { $strategy }. { $player } gained { $points } point more with it than { $rival }.
       *[other] What made the difference: { $strategy }. { $player } gained { $points } points more with it than { $rival }.
    }
si-review-made-up =
    { $points ->
        [one] { $player } was ahead in one thing: { $strategy }, by { $points } point.
       *[other] { $player } was ahead in one thing: { $strategy }, by { $points } points.
    }
si-review-best-round = { $player }: the best round was number { $round }, with a gain of { $points }.
si-review-left =
    { $points ->
        [one] { $player } still had { $fuel } Fuel and Resources worth { $worth } at the end: { $points } point in all.
       *[other] { $player } still had { $fuel } Fuel and Resources worth { $worth } at the end: { $points } points in all.
    }
si-review-luck-good = H.A.L.L. was lucky: the { $cubes } cubes it drew were worth { $drawn } on average, those in its bag { $expected }.
si-review-luck-bad = H.A.L.L. was unlucky: the { $cubes } cubes it drew were worth { $drawn } on average, those in its bag { $expected }.
si-review-luck-even = H.A.L.L. drew as was to be expected: { $cubes } cubes worth { $drawn } on average, those in its bag { $expected }.

## Scores

si-review-scores = Scores over the rounds
si-review-scores-lead = What everybody would have had if the game had ended there.
si-review-scores-plot = Scores over { $rounds } rounds. At the end: { $scores }.
si-review-score-of = { $player }: { $score }
si-review-point = Round { $round }, { $phase }: { $scores }
si-review-after-start = beginning
si-review-after-action = after the Action Phase
si-review-after-salvation = after the Salvation Phase
si-review-after-government = after the Government Phase
si-review-made = What the scores are made of
si-review-made-lead = Points in play and at the end, by what they were gained with.
si-review-part = { $name }: { $points }
si-review-sources = Every source
si-review-by-round = Round by round
si-review-by-round-lead = Prestige gained in play; below each round, by how much the whole score grew.
si-review-round-plot = { $player }, round by round: { $rounds }
si-review-turns = The turns that brought most
si-review-turn = Round { $round }, { $phase }
si-review-won = won

si-review-strategy-mechanisms = Mechanisms and the Starship track
si-review-strategy-population = Population and Reputation
si-review-strategy-probe = Journey to Trappist
si-review-strategy-government = World Government
si-review-strategy-rest = Everything else

si-review-source-start = at the start
si-review-source-earth = Earth production
si-review-source-planets = the planets
si-review-source-outposts = Outposts
si-review-source-sun = the Sun
si-review-source-market = the Market
si-review-source-technologies = Technologies
si-review-source-travel = Travel
si-review-source-mechanisms = Mechanisms
si-review-source-population = Population
si-review-source-government = seats in the Government
si-review-source-governor = being Governor
si-review-source-journey = the Probe’s journey
si-review-source-trappist = arrival at Trappist
si-review-source-starship = Leaders of the Starship
si-review-source-humankind = Leaders of Humankind
si-review-source-tokens = tokens and their bonuses
si-review-source-pass = the Pass token
si-review-source-hall = against H.A.L.L.’s bag
si-review-source-other = something else
si-review-ending-reputation = Reputation at the end
si-review-ending-probe = the Probe’s column at the end
si-review-ending-resources = Resources at the end
si-review-ending-office = Governor at the end

## What came and went

si-review-flow = Where it came from, where it went
si-review-flow-what = What
si-review-flow-fuel = Fuel
si-review-flow-cubes = Resources
si-review-flow-reputation = Reputation
si-review-came = Came from
si-review-went = Went to
si-review-remained = left at the end
si-review-in-value = Resources are counted by their value.

## H.A.L.L.

si-review-hall = H.A.L.L.’s cubes
si-review-bags = Its bag at the beginning of each round
si-review-bag = Round { $round }: { $cubes }
si-review-log = Every cube it drew
si-review-log-lead = Struck through: the action could not be done, and the cube went back into the bag.
si-review-draw = { $colour }, for { $token }
si-review-draw-back = { $colour }, for { $token }; it went back into the bag
si-review-back = back in the bag

## Replay

si-replay-part = What is shown
si-replay-sky = Sky
si-replay-ship = Ship
si-replay-earth = Earth
si-replay-journey = Journey
si-replay-players = Players

## The headline

si-review-headline-won =
    { $points ->
        [one] { $player } won by { $points } point; what decided it: { $strategy } (+{ $more }).
       *[other] { $player } won by { $points } points; what decided it: { $strategy } (+{ $more }).
    }
si-review-headline-little =
    { $points ->
        [one] { $player } won by { $points } point, gathered from many small things.
       *[other] { $player } won by { $points } points, gathered from many small things.
    }
si-review-headline-tie = Level on points: { $player } won the tie against { $rival }.
si-review-headline-shared =
    { $points ->
        [one] A shared victory with { $points } point each.
       *[other] A shared victory with { $points } points each.
    }
si-review-headline-sun =
    { $points ->
        [one] The Sun was faster than everybody; { $player } came furthest with { $points } point.
       *[other] The Sun was faster than everybody; { $player } came furthest with { $points } points.
    }
