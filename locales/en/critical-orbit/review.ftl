## Mission Control: Critical Orbit: the review after a mission. First its remarks, then its page

## About the whole mission

mc-review-possible-from =
    { $turn ->
        [0] The parts for { $target } oxygen units were there from the start.
       *[other] From turn { $turn } on, the parts for { $target } oxygen units were there.
    }
mc-review-won-after =
    { $turns ->
        [0] They were connected in the same turn.
        [one] They were connected one turn later.
       *[other] They were connected { $turns } turns later.
    }
mc-review-more-possible =
    { $possible ->
        [one] With what had come by the end, 1 oxygen unit could have been connected; { $built } counted.
       *[other] With what had come by the end, { $possible } oxygen units could have been connected; { $built } counted.
    }
mc-review-all-possible =
    { $possible ->
        [0] With what had come by the end, no connection could be built.
        [one] With what had come by the end, no arrangement holds more than 1 oxygen unit: everything possible was built.
       *[other] With what had come by the end, no arrangement holds more than { $possible } oxygen units: everything possible was built.
    }
mc-review-best-found =
    { $possible ->
        [0] With what had come by the end, no connection was found.
        [one] With what had come by the end, no arrangement was found that holds more than 1 oxygen unit.
       *[other] With what had come by the end, no arrangement was found that holds more than { $possible } oxygen units.
    }
mc-review-no-costly-choice =
    { $turns ->
        [one] There was one choice of dice, and no other one would clearly have brought more.
       *[other] Of { $turns } choices of dice, none clearly brought less than another would have.
    }

## The page

mc-review-title = Debriefing
mc-review-loading = The mission is being played on from every choice of dice. This can take up to half a minute…
mc-review-before = The mission has not begun.
mc-review-paused = The clock is stopped.
mc-review-boards = Which board to show
mc-review-beside = Beside the board
mc-review-to-enter = Still to enter:
mc-review-dice = Dice: { $dice }
mc-review-dice-kept =
    { $track ->
        [white] All stations got { $one } and { $other }; the { $left } moved the white valve.
       *[black] All stations got { $one } and { $other }; the { $left } moved the black valve.
    }
mc-review-half =
    { $colour ->
        [white] white half valve
        [black] black half valve
       *[red] red half valve
    }
mc-review-valve =
    { $colour ->
        [white] white release valve
       *[black] black release valve
    }
mc-review-valve-track =
    { $colour ->
        [white] white release valve from its track
       *[black] black release valve from its track
    }
mc-review-unlock = unlock card: { $card }
mc-review-star = star

## How much of it came about

mc-review-share-delivered = Delivered
mc-review-share-delivered-note = Of the { $target } oxygen units needed, this much could be built with what had come by the end.
mc-review-share-built = Built
mc-review-share-built-note = Of that, this much counted on Mercury’s board.

## Charts

mc-review-oxygen = Oxygen over time
mc-review-oxygen-plot = Line chart of oxygen. At the end { $built } counted, { $possible } were possible, { $target } were needed.
mc-review-key-built = connected
mc-review-key-possible = possible with the parts there
mc-review-key-target = target: { $target }
mc-review-axis = Along which scale
mc-review-axis-turns = Turns
mc-review-axis-minutes = Minutes
mc-review-as-table = The same as a table
mc-review-as-list = The same as a list
mc-review-turn = Turn
mc-review-clock = Time
mc-review-timeline = What came when
mc-review-lane = { $job }: { $count }.
mc-review-in-turn = Turn { $turn }
mc-review-no-deliveries = Nothing was delivered.

## Dice

mc-review-choices = Dice that mattered
mc-review-choices-lead =
    { $turns ->
        [one] One choice of dice was played on hundreds of times with each value that might have been left. It is an estimate with average luck: whoever chose could not know what would be rolled.
       *[other] { $turns } choices of dice were played on, the telling ones hundreds of times, with each value that might have been left. These are estimates with average luck: whoever chose could not know what would be rolled.
    }
mc-review-choice = With the { $best } left to Mercury instead of the { $left }, the parts there by turn { $until } would have been good for about { $gap } more oxygen units (give or take { $spread }).
mc-review-choice-mostly =
    { $part ->
        [tiles] Mostly because of conduit tiles: { $more } more.
        [valves] Mostly because of release valves: { $more } more.
       *[unlocks] Mostly because of unlocked canisters: { $more } more.
    }
mc-review-options = Values that might have been left
mc-review-option-left = Left
mc-review-option-oxygen = Oxygen that could be built
mc-review-option-gap = Difference
mc-review-option-own = as played
mc-review-open-moment = Show this moment

## The best arrangement

mc-review-arrangement = What could be built at the end
mc-review-board-built =
    { $oxygen ->
        [one] As it was built: 1 oxygen unit
       *[other] As it was built: { $oxygen } oxygen units
    }
mc-review-board-best =
    { $oxygen ->
        [one] The best there is: 1 oxygen unit
       *[other] The best there is: { $oxygen } oxygen units
    }
mc-review-board-better =
    { $oxygen ->
        [one] The best that was found: 1 oxygen unit
       *[other] The best that was found: { $oxygen } oxygen units
    }
mc-review-change-lift = Take off: { $parts }.
mc-review-change-move = Move: { $parts }.
mc-review-change-lay = Lay: { $parts }.
mc-review-change-cover = Put valves on: { $parts }.
mc-review-change-shift = Shift: { $parts }.
mc-review-change-to = { $canister } to { $place }
mc-review-nothing-better = No arrangement of these parts holds more oxygen.
mc-review-nothing-better-found = No arrangement of these parts was found that holds more oxygen.

## Jobs

mc-review-jobs = The jobs in figures
mc-review-job-entries =
    { $job ->
        [mercury] Rolls: { $entries }
       *[other] Entries: { $entries }
    }
mc-review-job-delivered =
    { $job ->
        [mercury] Valves from the tracks: { $delivered }
        [houston] Conduit tiles: { $delivered }
        [bengaluru] Half valves: { $delivered }
       *[cologne] Unlock cards: { $delivered }
    }
mc-review-job-skipped = Without room: { $skipped }
mc-review-job-taken-back = Taken back: { $count }
mc-review-job-stars = Stars: { $stars }, used: { $used }, let go: { $gone }
mc-review-job-seconds =
    { $job ->
        [mercury] From the roll to the confirmed dice: usually { $seconds } s
       *[other] From the confirmed dice to the lock: usually { $seconds } s
    }

## The headline

mc-review-headline-won =
    { $since ->
        [0] Won in turn { $turn }: the parts for { $target } oxygen units were there from the start.
       *[other] Won in turn { $turn }: the parts for { $target } oxygen units were there from turn { $since } on.
    }
mc-review-headline-parts-there =
    { $turn ->
        [0] The joining decided it: the parts for { $target } oxygen units were there from the start, { $built } counted.
       *[other] The joining decided it: the parts for { $target } oxygen units were there from turn { $turn } on, { $built } counted.
    }
mc-review-headline-dice = Turn { $turn } cost most: leaving the { $leave } instead of the { $left } would have brought { $oxygen } more oxygen on average.
mc-review-headline-unjoined = More was possible: parts for { $possible } of { $target } oxygen units had come, { $built } counted.
mc-review-headline-parts-missing = The parts ran short: what had come was enough for { $possible } of { $target } oxygen units.
