## Mission Control: Critical Orbit: what a crew agrees on before it flies

mc-form-difficulty = Difficulty
mc-form-level-easy = Easy
mc-form-level-normal = Normal
mc-form-level-hard = Hard
mc-form-target =
    { $oxygen ->
        [one] The crew needs 1 oxygen unit.
       *[other] The crew needs { $oxygen } oxygen units.
    }

## Jobs

mc-form-jobs = Who has which job
mc-form-deck = AI deck
mc-form-deck-note = A card of the AI deck decides what its stations do; somebody at the table ticks it off for them.
mc-form-hardness =
    { $lamps ->
        [1] easy to begin with
        [2] needs an eye for it
       *[other] demanding, steers the mission
    }
mc-form-does-mercury = Has the last word on the dice and joins tiles, valves and canisters behind the screen.
mc-form-does-houston = Writes four equal numbers into a shape: each shape delivers a conduit tile.
mc-form-does-bengaluru = Fills rows and columns without repeats: they deliver half valves.
mc-form-does-cologne = Fills columns exactly to the brim: they unlock canisters.
mc-form-idle =
    { $count ->
        [one] { $seats } has no job yet. Everyone needs at least one.
       *[other] { $seats } have no job yet. Everyone needs at least one.
    }
mc-form-propose = Share the jobs out

## Where the canisters stand

mc-form-start = Start places
mc-form-near = Near
mc-form-near-note = On the whole, canisters of one colour stand closer to each other. Good for a first mission.
mc-form-far = Far
mc-form-far-note = Long ways across the board, for crews who have done this before.
mc-form-own = Your own
mc-form-own-note = Put the six canisters where you like.
mc-form-page = Page of the start table
mc-form-roll = Let the die choose
mc-start-1 = Short hops
mc-start-2 = Two corners
mc-start-3 = Mixed
mc-start-4 = Stairs
mc-start-5 = Left bay
mc-start-6 = Open deck
mc-start-7 = Long lanes
mc-start-8 = Curtains
mc-start-9 = Railway
mc-start-10 = Crossroads
mc-start-11 = Diagonals
mc-start-12 = Weave
mc-form-canisters = Canister in hand
mc-form-places = Edge places around the board
mc-form-place =
    { $side ->
        [T] top
        [R] right
        [B] bottom
       *[L] left
    } { $number }
mc-form-place-taken = { $place }: { $canister }
mc-form-no-place = no place
mc-form-own-hint = Choose a canister, then a free place at the edge. Arrow keys lead around the board.
mc-form-own-good = These places can be played.
mc-form-clear = Take all off
mc-doubt-locked = With all tiles and valves, at most { $oxygen } of { $target } oxygen units can flow here until Cologne unlocks canisters. You may play it; it will be slow to start.
mc-doubt-unsolved = Even with all tiles, valves and unlocked canisters only { $oxygen } of { $target } oxygen units can flow here. You may play it, but it cannot be won.

## The clock

mc-form-clock = Clock
mc-form-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
mc-form-timed-note = One clock for everyone. It starts when everyone is ready. A new crew does well with 30 minutes, first on easy, then on normal; 25 are for those who know their boards, and the rulebook has 20.
mc-form-untimed = No clock
mc-form-untimed-note = Think as long as you like: the mission has a number of turns instead.
mc-form-turns = Turns
mc-form-pauses = The clock can be paused when everyone at the table agrees. Meanwhile nobody sees the boards.
mc-form-pauses-note = The clock can be stopped when everyone agrees.
mc-agreed-turns =
    { $turns ->
        [one] 1 turn.
       *[other] { $turns } turns.
    }
