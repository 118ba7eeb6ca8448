## Mission Control in the browser: the table around the boards

## The clock

mc-table-clock = Time left
mc-table-stopped = Stopped
mc-table-turn = Turn { $turn }
mc-table-turn-of = Turn { $turn } of { $turns }
mc-table-turns = Turns
mc-table-pause = Pause
mc-table-run-on = Go on
mc-table-pause-asked = Would like to stop the clock: { $players }. It stops when everyone agrees.
mc-table-run-asked = Ready to go on: { $players }. The clock runs on when everyone agrees.
mc-table-whole-question = The whole question

## The ready check

mc-table-ready-check = Are all ready?
mc-table-goal =
    Bring { $target ->
        [one] 1 oxygen unit
       *[other] { $target } oxygen units
    } onto complete connections.
mc-table-goal-minutes =
    { $minutes ->
        [one] You have 1 minute.
       *[other] You have { $minutes } minutes.
    }
mc-table-goal-turns =
    { $turns ->
        [one] You have 1 turn and no clock.
       *[other] You have { $turns } turns and no clock.
    }
mc-table-ready = I am ready
mc-table-ready-yes = ready
mc-table-ready-no = not yet
mc-table-ready-hint = The mission begins with the last of you. Until then, look around: the boards are open.

## The dice

mc-table-dice = Dice
mc-table-no-dice = No dice yet
mc-table-roll = Roll the dice
mc-table-roll-last = Roll and end it
mc-table-die = Die: { $value }
mc-table-die-held = { $value }: the AI card keeps this one
mc-table-die-kept = { $value }: for every station
mc-table-die-left = { $value }: left to Mercury III, { $track }
mc-table-leave = Leave the { $value } to yourself: { $track }
mc-table-would-leave = Leave the { $value } to Mercury III
mc-table-track =
    { $colour ->
        [white] the white valve moves
       *[black] the black valve moves
    }
mc-table-any = any

## The team

mc-table-team = Team
mc-table-look = Look at the board: { $job }
mc-table-hidden = A screen hides this board from the stations.
mc-table-watching = { $player } works here. You are looking on.
mc-table-for-deck = You tick for the AI deck.
mc-table-waits = The turn waits for you here.
mc-table-stars =
    { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
mc-table-short-of = Short of { $needs }.
mc-table-claims = picks one of its shapes
mc-table-tasks =
    { $tasks ->
        [one] 1 tick to make
       *[other] { $tasks } ticks to make
    }
mc-table-undecided = thinking
mc-table-wish = would leave the { $leave }
mc-table-wish-any = any two will do
mc-table-locked = locked
mc-table-entry-due = to be entered
mc-table-entry-done = entered
mc-table-oxygen = Oxygen
mc-table-target = Oxygen needed
mc-table-panes = What is shown
mc-table-news = What happened

## The AI card

mc-table-card = AI card { $number }
mc-table-card-holds = The { $value } was rolled, so it must be kept.
mc-table-card-number = A { $value } would have to be kept.
mc-table-card-grids = grid { $grids }
mc-table-card-size = column of { $size }

## How one likes the table

mc-table-comfort = Sounds and comfort
mc-table-tones = Tones
mc-table-voice = Spoken call-outs
mc-table-voice-hint = “Houston locked”, deliveries and stars, spoken by your browser.
mc-table-turns-on = Turn to my next board
mc-table-turns-on-hint = When one of your boards is done and another one waits.
mc-table-sound-on = Turn sound on
mc-table-keys = Keys: M, H, B and C show a board, N the next one that waits for you, D goes to the dice.

## The end

mc-table-ending = The end of the mission
mc-table-won = Mercury III can breathe
mc-table-lost = Mercury III is lost
mc-table-won-how = You reached the target in turn { $turn }.
mc-table-lost-time = Time ran out in turn { $turn }.
mc-table-lost-turns = The last turn is over: { $turn } were all you had.
mc-table-tiles = Conduit tiles
mc-table-halves = Half valves
mc-table-unlocks = Unlock cards
mc-table-ending-hint = All boards are open now, the spacecraft too: choose one in the team’s list.

## Call-outs, to be spoken

mc-call-rolled = { $dice }.
mc-call-kept = { $one } and { $other }.
mc-call-locked = { $job } locked.
mc-call-all-locked = Mission Control is locked.
mc-call-shape = Tile { $shape }.
mc-call-half = Half valve.
mc-call-unlock = Unlock card.
mc-call-star = Star for { $job }.
mc-call-ten-seconds = Ten seconds.
mc-call-won = Mercury can breathe. We have won.
mc-call-lost = Mercury is lost.

## Keys

mc-keys-table = At the table
mc-keys-mercury = To the board of Mercury III
mc-keys-houston = To Houston
mc-keys-bengaluru = To Bengaluru
mc-keys-cologne = To Cologne
mc-keys-next = To the next board of yours
mc-keys-dice = To the dice
mc-keys-pen = At a station
mc-keys-pen-number = Choose a number; once more for the star’s
mc-keys-pen-travel = From space to space
mc-keys-pen-write = Write it here
mc-keys-pen-back = Take back
mc-keys-pen-lock = Lock the turn
mc-keys-bench = Building in Mercury III
mc-keys-bench-move = Move what is in hand, or the focus
mc-keys-bench-pick = Pick up or put down
mc-keys-bench-turn = Turn, with Shift the other way
mc-keys-bench-valve = Put valves on, or take them off
mc-keys-bench-off = Back to the tray
mc-keys-bench-undo = Undo
mc-keys-bench-let-go = Let go
