## Contact: everything the rules say during a game

## What is asked now

ask-ready = You are the Source. Begin the round when everyone is ready.
ask-signal = Choose the signal card this route is worth.
ask-transmit = Find a way to your target in your head, then send its rhythm.
ask-plan = Lay your route: tap from chip to chip until you reach the target.
ask-transmit-plan =
    { $hops ->
        [one] Now fly it: hold and release once, as long as the way is far.
       *[other] Now fly it: { $hops } flights, each as long as its way is far.
    }
ask-stopover =
    { $shown ->
        [0] Show where your route landed first: put the rocket there.
       *[other] Show where your route landed next: put the rocket there.
    }
ask-guess = You are the guesser. Which planet does the signal mean?
ask-guess-second = Not that one. You have a second guess; no barrel is lost yet.
ask-over = The mission is over.

wait-ready = { $source } will begin the round.
wait-signal = { $source } is choosing a signal card.
wait-transmit = { $source } is thinking. Listen for the signal.
wait-stopover =
    { $shown ->
        [0] { $source } is moving the rocket to the first stopover.
       *[other] { $source } is moving the rocket to the next stopover.
    }
wait-guess = { $guesser } is guessing. No pointing, no hints.
wait-guess-together = { $guesser } is guessing. You may talk it over.

## What is asked twice

confirm-impossible-guess = This chip cannot be the target. A wrong guess costs a barrel. Guess it anyway?
confirm-impossible-guess-free = This chip cannot be the target. Guess it anyway?
confirm-reactivate = Pay 1 barrel to turn all helper cards active again?

## What cannot be done, and why

refused-mission-over = The mission is over.
refused-not-now-ready = The round has not begun yet.
refused-not-now-signal = First the Source chooses the signal card.
refused-not-now-transmit = Now the Source transmits.
refused-not-now-guess = Now the Crew guesses.
refused-not-now-stopover = First the Source shows the stopover.
refused-only-source = Only { $source }, the Source, can do this.
refused-only-guesser = Only { $guesser } may do this: it is their guess.
refused-only-crew = Only the Crew can do this.
refused-signal-gone = No signal card { $value } is left.
refused-helper-inactive = This helper card cannot be used now.
refused-free-mode = At this table the Source plans in the head; no route is laid.
refused-no-stopover = Your route cannot have gone there from the rocket’s chip.
refused-no-repeats-left = No repeat is left. Now the Crew has to guess.
refused-fifty-fifty-declared = 50:50 has been announced already.
refused-no-stopovers = This route has no stopover left to show.
refused-no-meeting = No meeting can be called now.
refused-last-barrel = The last barrel cannot be spent on helper cards.
refused-no-reactivation = There is nothing to reactivate now.
refused-route-end = A route has to end on the target.
refused-no-such-chip = There is no such chip on the table.
refused-route-twice = A route lands on a chip only once: { $chip } is on it already.
refused-route-blocked = The way from { $here } to { $there } is blocked by another chip.
refused-plan-first = Lay your route first.
refused-hops =
    Your route has { $hops ->
        [one] 1 flight
       *[other] { $hops } flights
    }, but you recorded { $taps }.
refused-hold-count = A transmission has 1 to { $most } flights.
refused-pause-count = The recording is incomplete: between two flights there is one pause.
refused-hold-length = A flight lasts between { $shortest } and { $longest } milliseconds.
refused-pause-length = A pause lasts at most { $longest } milliseconds.
refused-impossible-guess = { $chip } cannot be the target.
refused-unconfirmed-guess = { $chip } cannot be the target. Confirm it if you mean it.
refused-needless-confirmation = This chip can be the target; point at it without confirming.

## What happened

event-practice-began = A practice flight begins. { $source } is the Source.
event-round-began = Round { $round } begins. { $source } is the Source.
event-signal-chosen = The Source chose signal card { $value }.
event-target-exchanged = { $source } exchanged the target.
event-transmitted =
    { $source } sent a signal with { $hops ->
        [one] 1 landing
       *[other] { $hops } landings
    }.
event-repeat-asked = { $seat } asked for another transmission.
event-guessed-right = { $seat } pointed to { $chip }: correct!
event-guessed-wrong = { $seat } pointed to { $chip }: wrong.
event-barrel-paid =
    { $left ->
        [0] The last barrel is gone.
        [one] 1 barrel of fuel is left.
       *[other] { $left } barrels of fuel are left.
    }
event-helper-used = { $seat } used a helper card: { $helper }.
event-meeting-called = { $seat } called a team meeting. The Crew may talk.
event-helpers-reactivated = { $seat } paid a barrel: all helper cards are active again.
event-rocket-moved = The rocket stands on { $chip }.
event-practice-ended = The practice flight is over. The target was { $chip }.
event-round-ended = The target was { $chip }. The signal card is lost.
event-signal-won = The target was { $chip }. You won signal card { $value }.
event-mission-won = Mission accomplished with { $score } of 42 points.
event-mission-lost = The fuel is used up. The mission has failed with { $score } points.

## The table in sentences

describe-success =
    Mission accomplished: { $score } of 42 points, { $barrels ->
        [one] 1 barrel of fuel
       *[other] { $barrels } barrels of fuel
    } left.
describe-failure = The mission has failed. Signal cards won: { $score } points.
describe-round =
    { $round ->
        [0] Before round 1 of { $rounds }. { $source } is the Source.
       *[other] Round { $round } of { $rounds }. { $source } is the Source.
    }
describe-between = Round { $round } of { $rounds } is over. { $source } is the next Source.
describe-rocket = The rocket stands on { $chip }.
describe-barrels =
    { $barrels ->
        [one] 1 barrel of fuel
       *[other] { $barrels } barrels of fuel
    }, { $score } points so far.
describe-prize = This round’s signal card: { $value }.
describe-prize-lost = This round’s signal card, { $value }, is lost.
describe-helpers = Active helper cards: { $helpers }.
describe-target = Your secret target: { $chip }.
describe-plan = Your route: { $route }.
describe-possible = Possible targets: { $chips }.
describe-table-clusters = The planets lie in five clusters with wide gaps between them.
describe-table-arms = The planets lie along four arms that wind around the Earth.
describe-table-void = There is a void: no planet lies near the Earth.
describe-table-rings = The planets lie on two rings around the Earth.
describe-table-belt = The planets lie in one broad belt across the table.
describe-flight = { NUMBER($ms, useGrouping: 0) } ms
describe-flight-about = about { NUMBER($ms, useGrouping: 0) } ms
describe-transmission = Transmission { $number }, from { $start }: flights of { $flights }.
describe-signal =
    { $flights ->
        [one] Transmission { $number }, from { $start }: 1 flight.
       *[other] Transmission { $number }, from { $start }: { $flights } flights.
    }
describe-repeats =
    { $left ->
        [0] No repeat is left: the Crew has to guess.
        [one] The Crew may ask for { $left } more repeat.
       *[other] The Crew may ask for { $left } more repeats.
    }
describe-guess = { $seat } guessed { $chip }.
describe-chip = { $chip } lies { $place }. Free ways: { $ways }.
place-top-left = at the top left
place-top-centre = at the top
place-top-right = at the top right
place-middle-left = on the left
place-middle-centre = in the middle
place-middle-right = on the right
place-bottom-left = at the bottom left
place-bottom-centre = at the bottom
place-bottom-right = at the bottom right
ways-close = close by { $chips }
ways-near = near { $chips }
ways-off = a good way off { $chips }
ways-far = far off { $chips }

## Talk

talk-source-silent = The Source stays silent until the round is over.
talk-crew-silent = No talking during the round.
talk-crew-meeting = No talking during the round, unless a team meeting is called.

## Setting up

setup-seats = Contact is played by { $fewest } to { $most } players.
setup-level = There are levels 1 to { $highest }.
setup-table = This box has no sizes for tables with a character.
setup-first-source = The first Source must be one of the { $seats } seats.

## The end

ending-success = Mission accomplished with { $score } points.
ending-failure = The mission has failed with { $score } points.

## What AI seats say of a round that is over

says-heard =
    { $flights ->
        [one] I heard a straight flight to { $chip }, { $percent }% sure: { $why }.
       *[other] I heard landings on { $route }, { $percent }% sure: { $why }.
    }
says-both-fit = { $chip } and { $other } both fit what I heard. I took { $chip }, { $percent }%: { $why }.
says-asked = I asked again because { $chip } and { $other } both fit the first signal. { $now }
says-at-first = At first I took it for { $chip }, { $percent }%. { $now }
says-by-length = that way fits the lengths best
says-by-edge = measured from edge to edge, that way fits best
says-by-centre = measured from centre to centre, that way fits best
says-short-likelier = short ways are likelier
says-few-likelier = few flights are likelier
says-clear-likelier = routes that sound like no other are likelier
says-likes-short = { $source } has taken short ways so far
says-likes-few = { $source } has made few flights so far
says-likes-clear = { $source } has taken routes that sound like no other so far
says-flew =
    { $flights ->
        [one] I flew straight to { $chip }.
       *[other] My landings were { $route }.
    }
says-flew-alike =
    { $flew } { $flights ->
        [one] A straight flight to { $chip } sounds much alike.
       *[other] Landings on { $route } sound much alike.
    }
