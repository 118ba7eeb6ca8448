## Contact in the browser

## Roles and status

role-source = Source
role-guesser = Guesser
role-crew = Crew
role-watcher = Watching
status-round = Round
status-round-of = { $round } of { $rounds }
status-practice = Practice
status-fuel = Fuel
status-prize = Prize
status-prize-lost = lost
status-score = Points
status-points = { $score } of 42

## The table

board-label = The table. Arrow keys move from chip to chip, letters jump, Enter picks.
state-rocket = the rocket is here
state-target = your target
state-wrong = guessed wrong
state-reached = reached
state-candidate = possible target
state-dark = dark side
state-next = can be reached next
state-stop = stop { $number } of your route
state-heat = { $percent }% likely
state-pointed = { $percent }% pointed at it first

## The Source

source-target = Your secret target
source-route = Your route
source-route-free = Try ways on the table if you like: what you tap here stays with you.
source-route-guided = Tap from chip to chip. The dotted lines are free ways.
source-route-is = Your route: { $route }
source-blocked = No way from { $here } to { $there }: { $between } in between.
source-use-route = Use this route
source-clear = Clear the route
source-watching = Your signal is out. { $guesser } is thinking about it.
source-asked-again = The Crew asks for another signal. Take the same route or a new one.
source-after-wrong = Not { $chip }. Send another signal for the next guess.
signal-choose = Which card is it worth?
signal-advice = Stake high when your route will be easy to understand. The Crew sees the value.
signal-card =
    Signal card { $value }, { $left ->
        [one] one left
       *[other] { $left } left
    }
stopover-how =
    { $shown ->
        [0] Pick the chip on the table where your route landed first.
       *[other] Pick the chip on the table where your route landed next.
    }
stopover-here =
    { $shown ->
        [0] First stopover
       *[other] Next stopover
    }
stopover-confirm = Put the rocket here

## Recording

pad-label = Hold to fly, release to land. Space bar works too.
pad-hold = Hold to fly, release to land
pad-flying = Flying…
pad-more = Landed. Hold to fly on
news = What happened
news-talk = You may talk now.
pad-anew = Hold to record anew
pad-full = All flights recorded. Hear it or send it
pad-wait = Lay your route first
record-strip = Your recording:
record-hear = Hear
record-stop = Stop
record-again = Again
record-send = Send
record-done =
    { $taps ->
        [one] 1 flight recorded.
       *[other] { $taps } flights recorded.
    }
record-count =
    { $taps ->
        [one] 1 flight recorded
       *[other] { $taps } flights recorded
    }, your route has { $hops }.
record-too-short = Too short to be a flight. Hold a little longer.
record-broken-off = Recording broken off. Start again from the rocket.

## Listening

sound-on = Turn sound on
listen-silence = Silence. The lamp will light when the signal comes.
listen-watch = This device makes no sound. Watch the lamp: it blinks the same rhythm.
listen-from = A signal from { $source }.
listen-coming = A signal is coming…
listen-playing = Listen.
listen-waits = A signal is here. You can hear it once.
listen-now = Play it now
listen-heard =
    { $count ->
        [one] You have heard the signal.
       *[other] You have heard { $count } signals.
    }
heard = Signals of this round
heard-from = Signal { $number }, from { $start }
heard-flights =
    { $flights ->
        [one] Signal { $number }, from { $start }: 1 flight
       *[other] Signal { $number }, from { $start }: { $flights } flights
    }
heard-missed = You have missed a signal. Only the number of its flights is left.
heard-missed-ask = You may ask for another.
heard-strip = Signal { $number }:
heard-as-text = Read as text

## Guessing

guess-how = Point at a planet on the table.
guess-pointing = You point at
guess-confirm = That is the one
guess-was-wrong = Not { $chip } ({ $seat }).
guess-repeat =
    { $left ->
        [one] Ask again (1 left)
       *[other] Ask again ({ $left } left)
    }
confirm-title = Are you sure?
confirm-yes = Yes
confirm-no = No

## Helper cards

helpers = Helper cards
helper-use = Use
helper-use-card = Use { $helper }
helper-inactive = Used. Inactive.
helper-fifty-fifty-on = Announced: two guesses.
helper-reactivate = Reactivate all for 1 barrel
helper-meeting-on = Team meeting: the Crew may talk now.
helper-meeting-spend = Which helper card do you spend on it?

## Between rounds

between-first = The rocket stands on Earth. Talk as long as you like; the first Source begins.
between-first-practice = First a practice flight: it costs no fuel and counts for nothing.
between-last = Round { $round }
between-practice = Practice flight
between-target = The target was
between-won = Signal card { $value } won
between-lost = Signal card { $value } lost
between-signal = The last signal:
between-route = The way was { $route }.
between-begin = Begin round { $round }
between-begin-practice = Begin the practice flight
between-next = Next round
between-look-back = The round is over. Look back as long as you like.
between-has-begun = { $source } is ready with a signal. It waits until you go on.

staged-points = { $seat } points at
staged-points-at = { $seat } points at { $chip }.
staged-breath = Hold your breath…
staged-flies = The rocket takes off.
staged-right = Right!
staged-wrong = Wrong.

thought = A way in thought
thought-begin = Lay out a way
thought-end = Point again
thought-clear = Clear the way
thought-how = Pick chips one after the other from the rocket. Only you see this.
thought-flights =
    { $flights ->
        [one] 1 flight laid out. Only you see it.
       *[other] { $flights } flights laid out. Only you see them.
    }

## More

more = Aids
more-ways = Show free ways
more-ways-hint = Draws where one can fly from the chip you point at.
more-hand = A hand instead of the lamp
more-keys = Keys: arrows move, letters A–R jump to a planet, 0 to Earth, Home to the rocket, Enter picks, the space bar flies.

## The end

report-success = Mission accomplished
report-failure = The fuel ran out
report-points = of 42 points
report-barrels =
    { $barrels ->
        [one] With 1 barrel of fuel left.
       *[other] With { $barrels } barrels of fuel left.
    }
report-comfort = Every crew needs a few flights to find its rhythm. The review shows where the signals went astray.
report-raise = That was comfortable. Try level { $level } next time.
report-professional = Level 6 with fuel to spare: you are ready for the professional game.
report-target = Target
certificate-label = CONTACT · CERTIFICATE
certificate-of = of 42 points
certificate-barrels =
    { $barrels ->
        [one] 1 barrel left
       *[other] { $barrels } barrels left
    }
certificate-turn = Turn over
certificate-front = Certificate: { $title }
certificate-back = The picture on the back of the certificate { $title }
certificate-download = Save
certificate-print = Print

## Before a mission

form-mode = Game
form-base = Base game
form-base-note = A few possible targets each round. The way to begin.
form-professional = Professional
form-professional-note = All planets can be targets, asteroids in between, less fuel, helper cards, and a certificate at the end.
form-level = Level
form-level-note = In every round { $count } planets can be the target. Level 2 suits a first game.
form-route = The Source’s route
form-free = In the head
form-free-note = As at a real table: nobody checks the route.
form-guided = On the table
form-guided-note = The Source taps the route in private. It is checked, and shown to all after the round.
form-practice = Practice flight first
form-practice-note = One round that costs and counts nothing.
form-family = Family mode
form-family-note = The Crew may talk while guessing, and signals are written down. The Source still may not talk.
form-record = Written record
form-record-note = Signals stay to be looked at as bars. Without it they are heard and gone, as at a table.
form-signals = Signals
form-signals-gone = Heard and gone
form-pauses = Equal pauses
form-pauses-note = Every rest on the ground lasts the same, so that only flights carry meaning.
form-block = Block impossible guesses
form-block-note = Chips that cannot be the target cannot be picked at all.
form-table = The planets
form-table-any = As they come
form-table-any-note = One of the six ways, drawn by lot.
form-table-strewn = Strewn
form-table-strewn-note = At random over the whole table.
form-table-clusters = Clusters
form-table-clusters-note = Five groups with wide gaps between them.
form-table-arms = Arms
form-table-arms-note = Four arms that wind around the Earth.
form-table-void = A void
form-table-void-note = No planet lies near the Earth.
form-table-rings = Rings
form-table-rings-note = Two rings around the Earth.
form-table-belt = A belt
form-table-belt-note = One broad belt across the table.
form-table-figures = AI seats that play like people guess { $right }% of its signals at once at level { $level }; on strewn tables { $strewn }%.
form-fifty-fifty = 50:50
form-fifty-fifty-barrel = Spares the barrel
form-fifty-fifty-barrel-note = The first wrong guess still costs the signal card, and brings three more signals.
form-fifty-fifty-card = Spares the card too
form-fifty-fifty-card-note = The two guesses count as one.

## Looking back

opening-crew = The crew
opening-first = is the Source first
opening-agreed = What was agreed
opening-planets = In colour from the start
replay-source = { $source } is the Source.
replay-signal = Play signal { $number }
review-title = What could be understood
review-loading = Listening to the whole mission again…
review-signal = Signal
review-option = { $round }, signal { $number }
review-heading = { $round }, signal { $number }, sent by { $source }
reviewed-likely = How likely each planet was to an ideal Crew
reviewed-meant = The way that was meant
reviewed-meant-likely = The way that was probably meant
reviewed-ideal = A way an ideal Source would take ({ $percent }% clear)
timing-title = Your timing
timing-lead = Every flight: how far it was, and how long it took. The line is the tempo an ideal listener would hear.
timing-plot = Durations against distances of { $flights } flights by { $name }
timing-distance = distance in cm
timing-duration = seconds
timing-hollow = Hollow points: the route is not known, only likely.

## The tutorial

lesson-title = Learn Contact
lesson-label = Lesson
lesson-next = Go on
lesson-skip = Leave the tutorial
lesson-partner = Mizar
lesson-scripted = There is no network: your partner follows a script and always understands you.
lesson-later = That comes later. First do what the lesson says.
lesson-not-that-one = It is another planet. Listen again: the longer the tone, the longer the way.
lesson-play = Play a game
lesson-rules = Read the rules
lesson-welcome = Speak through time
    .text = No words: one of you knows the target planet, the other has to find it. The only message is how long each flight lasts. This takes three minutes.
lesson-begin = You are the Source
    .text = The Source knows, the Crew guesses. Begin the round to turn up the cards.
lesson-target = Your secret: { $chip }
    .text = The cross-hair on the table is for your eyes only. Your partner just sees which planets it could be: the ones with a golden ring.
lesson-ways = Straight ways only
    .text = The rocket flies in straight lines. Dotted lines are free. The red line is not: another chip is in the way, so you would have to land there or fly around it.
lesson-route = Find a way
    .text = Tap from chip to chip until you stand on your target. Straight there, or with stopovers: a way that sounds like no other is the best one.
lesson-fly = Now send it
    .text = Hold the lamp (or the space bar) for as long as the first line is long, let go to land, and so on for every line. Hear it, do it again if you like, then send it.
lesson-wait = Your partner listens
    .text = The signal is played once, exactly as you made it. Now your partner looks for a way that fits.
lesson-asked = Your partner asks again
    .text = More than one planet fits the lengths your partner heard, and none of them clearly better: asking is free, a wrong guess is not. Send another signal on the same route, or lay one that fits only your target.
lesson-again = Once more
    .text = Your partner guessed wrong. Send another signal: lay the same route or a new one.
lesson-swap = Now the other way round
    .text = The rocket stays where it landed, and your partner is the Source. In a moment a signal will come.
lesson-listen = Listen and look
    .text = The lamp is lit while the rocket flies, and a tap means landing. Short light, short way. Count the landings.
lesson-guess = Which planet?
    .text = Start at the rocket and follow the bars in your mind: which golden-ringed planet fits? Point at it and confirm. If you are not sure, ask again, up to two times.
lesson-helpers = There is more to find
    .text = The professional game makes every planet a target and gives you helper cards:
lesson-done = You know it all
    .text = Twelve rounds, six barrels, 42 points. Find your common tempo, and speak about it between the rounds.

## Keys

keys-board = On the table
keys-board-travel = To the next planet in that direction
keys-board-letter = To the planet with that letter
keys-board-rocket = To the rocket
keys-board-pick = Choose the planet
keys-pad = As the Source
keys-pad-hold = Fly for as long as you hold it
