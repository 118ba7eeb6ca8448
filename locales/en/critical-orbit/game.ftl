## Mission Control: Critical Orbit: everything the rules say during a mission

## Names

mc-job-mercury = Mercury III
mc-job-houston = Houston
mc-job-bengaluru = Bengaluru
mc-job-cologne = Cologne
mc-deck = the AI deck
mc-canister-yellow-round = yellow canister with the circle
mc-canister-yellow-square = yellow canister with the square
mc-canister-blue-round = blue canister with the circle
mc-canister-blue-square = blue canister with the square
mc-canister-green-round = green canister with the circle
mc-canister-green-square = green canister with the square
mc-canister-cross = red X, which unlocks nothing
mc-half-white = white half valve
mc-half-black = black half valve
mc-half-red = red half valve
mc-tile = conduit tile { $shape }{ $number }
mc-stem-white = white stem of { $tile }
mc-stem-black = black stem of { $tile }
mc-space = { $space }
mc-space-grid = grid { $grid }, { $space }
mc-space-column = column { $column }, box { $row }

## What is asked now

mc-ask-ready = Are you ready? The mission begins when everyone is.
mc-ask-paused = The clock is stopped. It runs on when everyone wants it to.
mc-ask-pending = Deliveries or stars are waiting for your decision.
mc-ask-star = A star is waiting: use it or let it go, then you can roll.
mc-ask-roll = Mission Control is locked. Roll the three dice.
mc-ask-end = The last turn is over. Build what you can: rolling the dice ends the mission.
mc-ask-keep = Which value moves your valve? The other two go to every station. You have the last word.
mc-ask-want = Which value would you leave to Mercury III? Your station gets the other two.
mc-ask-enter = Enter both values, use your stars, then lock.
mc-ask-late-star = You are locked, but a star has come: enter a number of your choice, or let the star go.
mc-ask-leftover = Before the next roll there is something left for you: a star to use, or a tick for the AI deck.

mc-wait-ready = The mission begins when everyone is ready.
mc-wait-roll = Mercury III is about to roll.
mc-wait-stars = Somebody still has a star to use. Then Mercury III rolls.
mc-wait-choose = Mission Control discusses the dice, and Mercury III confirms two values.
mc-wait-enter = The stations enter their values and lock.
mc-wait-over = This mission is over.

## What is asked twice

mc-confirm-last = That was the last turn: rolling now ends the mission, with the oxygen you have. Is everything built?

## What cannot be done, and why

mc-refused-over = This mission is over.
mc-refused-not-at-table = There is no such seat at this table.
mc-refused-ready = You say that you are ready once, before the mission begins.
mc-refused-not-started = The mission has not begun. First everyone says that they are ready.
mc-refused-no-pauses = This table plays without pauses. Go on.
mc-refused-no-clock = No clock is running, so take all the time you need.
mc-refused-pause-asked = You have asked for it already. Wait for the others.
mc-refused-paused = The clock is stopped. First let it run on: everyone has to agree.
mc-refused-only-mercury = Only Mercury III can do this.
mc-refused-other-job = This is up to whoever writes for { $job }.
mc-refused-deck = The AI deck plays this station: only tick what its card asks for.
mc-refused-no-deck = A person plays this station: enter numbers here, no ticks.
mc-refused-not-locked = First two values are confirmed and every station locks; then you roll again.
mc-refused-stars = First every station uses its stars or lets them go, then you roll.
mc-refused-pending = First decide about the star that is waiting, then roll.
mc-refused-needs = Name each thing you are short of once, the most wanted first, three at most.
mc-refused-reason = That is not one of the fixed reasons. Choose one of those offered, or none.
mc-refused-star-in-use = One star at a time: first decide about what the last one has shown you.
mc-refused-no-dice = Values are chosen right after a roll, and a confirmed choice stands.
mc-refused-forced = Choose a value that was rolled and that the AI card does not hold back.
mc-refused-claim-first = First take one of the shapes that your last number has made.
mc-refused-no-claim = Take one of the shapes on offer, numbered from 0. Without any, just go on.
mc-refused-no-star = Your station has no star. A number entered on a space with its star earns one.
mc-refused-value = Enter the two confirmed values, each once. With a star, enter any number from 1 to 6.
mc-refused-lock = A station locks once a turn, after Mercury III has confirmed two values.
mc-refused-enter-first = First enter both values and use your stars or let them go, then lock.
mc-refused-take-back = You can take back an entry of this turn that nothing has followed from, as long as you have not locked.
mc-refused-no-task = The AI deck asks for no such tick now. Wait for its next card or star.
mc-refused-space = Choose a free space directly above, below or beside one that is filled; for the AI deck, one its card allows.
mc-refused-no-tile = You do not have this tile. Place one that has been delivered.
mc-refused-rotation = A tile lies one of four ways: 0 to 3 quarter turns clockwise.
mc-refused-tile-place = A tile must lie wholly inside the grid and on no other tile.
mc-refused-tile-off = This tile is not on the grid. Choose one that is.
mc-refused-stem = Choose a bare valve stem on one of your tiles.
mc-refused-no-valve = You have no free release valve of this colour. Take one off another stem, or wait for a delivery.
mc-refused-stem-bare = There is no valve on this stem. Choose a covered one.
mc-refused-canister-locked = This canister is locked. Move one that an unlock card has freed.
mc-refused-canister-place = A canister moves only along its own side, to a place where no other stands.
mc-refused-nothing-pending = This is not asked now. Decide about something that is waiting, if anything is.
mc-refused-no-half = There is no half valve of this colour in the bag. Choose another one.
mc-refused-card = Choose one of the two cards you are looking at.
mc-refused-bag-empty = The bag is empty. Use your star for something else.
mc-refused-cards-few = Fewer than two unlock cards are left. Use your star for something else.
mc-refused-stack = Choose a shape whose stack still has tiles face down.
mc-refused-open-tile = Name one of the tiles that lie face up, or take the next one from the stack.

## What happened

mc-event-ready = { $player } is ready.
mc-event-started = The mission begins.
mc-event-pause-asked = { $player } asks to stop the clock or to let it run on.
mc-event-paused = The clock is stopped.
mc-event-resumed = The clock runs on.
mc-event-rolled = Turn { $turn }: Mercury III rolls { $dice }.
mc-event-rolled-card = Turn { $turn }: Mercury III rolls { $dice }. AI card { $card } is turned up.
mc-event-wanted = { $job } would leave the { $leave } to Mercury III.
mc-event-wanted-firm = { $job } insists on leaving the { $leave } to Mercury III.
mc-event-wanted-any = { $job } can use any two values.
mc-event-called = Mercury III is short of: { $needs }.
mc-event-called-nothing = Mercury III is short of nothing in particular.
mc-because = { $what } { $why }
mc-why-shape = The shape { $shape } is close.
mc-why-grid = Grid { $grid } comes closer to a half valve.
mc-why-column = Column { $column } fills exactly.
mc-why-star = A star for { $job } is in reach.
mc-why-track-white = The white valve is nearly there.
mc-why-track-black = The black valve is nearly there.
mc-why-room = The other two spoil nothing.
mc-need-shape = tile { $shape }
mc-need-white = white valves
mc-need-black = black valves
mc-need-unlock = unlocked canisters
mc-event-kept-white = Mission Control, you get { $one } and { $other }. The { $left } is for the white valve’s track.
mc-event-kept-black = Mission Control, you get { $one } and { $other }. The { $left } is for the black valve’s track.
mc-event-entered = { $job } enters { $value }: { $space }.
mc-event-entered-star = { $job } uses a star and enters { $value }: { $space }.
mc-event-ticked = Ticked for { $job }: { $space }.
mc-event-skipped =
    { $value ->
        [0] { $job }: there is nothing to tick, so this action of the AI deck is skipped.
       *[other] { $job } has no space left, so the { $value } is skipped.
    }
mc-event-taken-back = { $job } takes an entry back: { $space }.
mc-event-square = A square of shape { $shape } is ticked for Houston.
mc-event-shape = Houston completes shape { $shape }: Mercury III takes a conduit tile.
mc-event-half-random = Grid { $grid } pays: Mercury III draws a half valve blindly.
mc-event-half-chosen = Grid { $grid } pays: Mercury III looks into the bag and chooses a half valve.
mc-event-circle = Cologne ticks circle { $circles }.
mc-event-lock = Cologne ticks circle { $circles }, and a lock opens: Mercury III turns up an unlock card.
mc-event-star = A star for { $job }!
mc-event-star-skipped = { $job } lets a star go.
mc-event-star-half = Mercury III uses a star: it draws a half valve and decides whether it stays in the game.
mc-event-star-cards = Mercury III uses a star: it looks at the top two unlock cards.
mc-event-star-tile = Mercury III uses a star: it turns up a conduit tile.
mc-event-locked = { $job } locked!
mc-event-all-locked = Mission Control is locked!
mc-event-tile = You take { $tile }.
mc-event-half-white = You take a white half valve.
mc-event-half-black = You take a black half valve.
mc-event-half-red = You take a red half valve. It is of no use.
mc-event-valve-white = You have a new white release valve.
mc-event-valve-black = You have a new black release valve.
mc-event-unlocked = Unlock card: { $card }.
mc-event-tile-shown = Face up on its stack: { $tile }.
mc-event-won =
    { $oxygen ->
        [one] 1 oxygen unit
       *[other] { $oxygen } oxygen units
    }: the crew can breathe. Everyone wins!
mc-event-lost-time =
    Time is up, with { $oxygen ->
        [one] 1 oxygen unit
       *[other] { $oxygen } oxygen units
    }. Mercury III is lost.
mc-event-lost-turns =
    The last turn is over, with { $oxygen ->
        [one] 1 oxygen unit
       *[other] { $oxygen } oxygen units
    }. Mercury III is lost.

## The mission in sentences

mc-describe-won = Won: oxygen { $oxygen }, target { $target }.
mc-describe-lost = Lost: oxygen { $oxygen }, target { $target }.
mc-describe-turn =
    { $turn ->
        [0] Nobody has rolled yet.
       *[other] Turn { $turn }.
    } The target is { $target } oxygen units.
mc-describe-turn-of =
    { $turn ->
        [0] Nobody has rolled yet; there are { $turns } turns.
       *[other] Turn { $turn } of { $turns }.
    } The target is { $target } oxygen units.
mc-describe-clock = The clock runs out { $minutes } min { $seconds } s after the game began.
mc-describe-standing = The clock stands still, with { $minutes } min { $seconds } s left.
mc-describe-ready = Ready: { $players }.
mc-describe-pausing = Asking to stop the clock or to let it run on: { $players }.
mc-describe-job = { $job }: { $player }.
mc-describe-dice = Rolled: { $dice }.
mc-describe-may-leave = One of these may go to Mercury III: { $values }.
mc-describe-kept = For every station: { $one } and { $other }.
mc-card-houston = AI card { $card }, Houston: keep a { $die } if one was rolled. A square of shape { $one } and one of { $other } are ticked.
mc-card-bengaluru = AI card { $card }, Bengaluru: keep a { $die } if one was rolled. Tick a space in grid { $one }, then one in grid { $other }.
mc-card-cologne = AI card { $card }, Cologne: keep a { $die } if one was rolled. Tick a box in a column of { $one }, then one in a column of { $other }.
mc-card-star = AI card { $card } gives a star to { $job }.

mc-describe-left = { $job } still enters: { $values }.
mc-describe-stars =
    { $stars ->
        [one] { $job } has 1 star.
       *[other] { $job } has { $stars } stars.
    }
mc-task-shape = Due for { $job }: a square of any shape.
mc-task-grid = Due for { $job }: a space in grid { $grids }.
mc-task-box =
    { $size ->
        [0] Due for { $job }: a box in any column.
       *[other] Due for { $job }: a box in a column of { $size }.
    }
mc-describe-claim = Choice { $number } for Houston: shape { $shape } from { $spaces }.
mc-describe-undoable = { $job } can take back, the last one first: { $spaces }.
mc-describe-locked = { $job } is locked.

mc-describe-signs = On the boards, a number is written and (5) is struck out; x is a tick; + may be filled now, . not yet; # is dark. M, H, B and C are stars for Mercury III, Houston, Bengaluru and Cologne.
mc-describe-deck = Cards of the AI deck still face down: { $cards }.
mc-describe-tile-stars = Conduit tiles have given stars to: { $jobs }.
mc-describe-squares = Houston, ticked squares of each shape, of 4: { $squares }.
mc-describe-houston = Houston, row { $row }, from a: { $cells }
mc-describe-shapes = Houston, completed shapes, of { $most } each: { $shapes }.
mc-describe-grid = Bengaluru, grid { $grid }, row { $row }, from a: { $cells }
mc-describe-lines = Bengaluru, grid { $grid }, circles: { $circles }; every { $each } earn a half valve. Lines that count: { $done }; still possible: { $possible }; spoiled: { $spoilt }.
mc-describe-column =
    { $left ->
        [0] Cologne, column { $column }, from the top: { $cells } — its cells are full.
        [one] Cologne, column { $column }, from the top: { $cells } — 1 cell to fill.
       *[other] Cologne, column { $column }, from the top: { $cells } — { $left } cells to fill.
    }
mc-describe-column-spoilt = Cologne, column { $column }, from the top: { $cells } — it can no longer count (cells left: { $left }).
mc-describe-column-deck = Cologne, column { $column }, from the top: { $cells }
mc-describe-cologne =
    { $lock ->
        [0] Cologne, circles ticked: { $circles }; no lock is left.
       *[other] Cologne, circles ticked: { $circles }; the next lock is circle { $lock }.
    }

mc-describe-oxygen = Oxygen on complete connections: { $oxygen } of { $target }.
mc-decide-tile = Delivery of shape { $shape }: take the face-up { $tile }, or the next one face down.
mc-decide-tiles = Delivery of shape { $shape }: take one of the tiles that lie face up ({ $tiles }), or the next one face down.
mc-decide-open = Delivery of shape { $shape }: take one of the tiles that lie face up: { $tiles }.
mc-decide-half = Delivery: choose a half valve out of the bag ({ $halves }).
mc-decide-draw = Delivery: you draw a half valve blindly as soon as you have decided about the one in your hand.
mc-decide-star = A star: draw a half valve and keep it in the game or not, look at two unlock cards, turn up a tile, or let it go.
mc-decide-judge = In your hand: { $half }. Out of the game, or back into the bag?
mc-decide-cards = You look at two unlock cards: { $cards }. Which one goes on top? The other goes to the bottom.
mc-decide-unlock = Delivery: an unlock card is turned up as soon as the two you look at are back.
mc-some-halves = { $half } × { $count }
mc-describe-row = Mercury III, row { $row }: { $cells }
mc-describe-canister = { $place }: { $canister }, locked.
mc-describe-canister-free = { $place }: { $canister }, unlocked.
mc-tile-with-facts = { $tile } ({ $facts })
mc-fact-oxygen = { $oxygen } oxygen
mc-fact-stem-white = white stem
mc-fact-stem-black = black stem
mc-fact-star = star for { $job }
mc-exit-edge = edge place { $place }
mc-exit-cell = { $cell }
mc-describe-tile-hand = Not placed: { $tile }. Unturned, it fills column/row { $cells } and leads to { $exits }.
mc-describe-tile-shown = Face up on its stack: { $tile }. Unturned, it fills column/row { $cells } and leads to { $exits }.
mc-describe-tile =
    On the grid: { $tile }, from column { $column } and row { $row }, { $turns ->
        [0] not turned
        [one] 1 quarter turn
       *[other] { $turns } quarter turns
    }; it leads to { $exits }{ $connected ->
        [yes] {" "}and is part of a complete connection
       *[no] {""}
    }.
mc-describe-stacks = Tiles face down: { $stacks }.
mc-describe-bag = Half valves in the bag: { $halves }. Unlock cards left: { $cards }.
mc-describe-valves-white = White release valves: { $valves }, of which free: { $free }; white half valves: { $halves }.
mc-describe-valves-black = Black release valves: { $valves }, of which free: { $free }; black half valves: { $halves }.
mc-describe-track-white = The white valve has made { $step } of { $steps } steps on the 1–3 track; stars lie on { $stars }.
mc-describe-track-black = The black valve has made { $step } of { $steps } steps on the 4–6 track; stars lie on { $stars }.
mc-describe-red = Useless red half valves: { $halves }.
mc-describe-removed = Half valves out of the game: { $halves }.
mc-describe-covered = Release valves sit on: { $stems }.
mc-describe-missing = Bare stems that hold up a connection: { $stems }.

## Setting up

mc-setup-seats = Critical Orbit is played by 1 to { $most } players.
mc-setup-job-seat = Every job goes to one of the { $seats } seats, counted from 0; a station may go to the AI deck.
mc-setup-idle = Someone has no job. Give every seat at least one of the four.
mc-setup-minutes = The clock can be set to these minutes: { $minutes }.
mc-setup-turns = Without a clock a mission has 1 to { $most } turns.
mc-setup-places = Name six different edge places, one for each canister.
mc-setup-start = The start set-ups are numbered 1 to { $most }; 0 means places of your own.

## The end

mc-ending-won =
    Everyone wins, with { $oxygen ->
        [one] 1 oxygen unit
       *[other] { $oxygen } oxygen units
    }!
mc-ending-lost =
    Everyone loses this time, with { $oxygen ->
        [one] 1 oxygen unit
       *[other] { $oxygen } oxygen units
    }.
