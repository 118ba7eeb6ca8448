## Everywhere

site-title = Heliograph: the signal is the puzzle
page-title = { $page } · Heliograph
skip = Skip to the content
close = Close
stepper-less = Less: { $label }
stepper-more = More: { $label }
copy = Copy
copied = Copied.
copy-failed = Copying did not work. Mark the text and copy it by hand.
to-home = To the home page
opening = One moment…
your-name = Your name
name-needed = What shall the others call you?
default-name = Captain
seat-number = Seat { $number }
spectators = { $count ->
    [one] { $count } spectator.
   *[other] { $count } spectators.
}

nav = Main menu
nav-home = Heliograph, to the home page
nav-learn = Learn
learn-lead = Three minutes each, on the game’s own boards.
nav-rules = Rules
nav-settings = Settings
footer-credit = Contact: Signals from Outer Space is a game by Steffen Benndorf, published by Nürnberger-Spielkarten-Verlag. AI Space Puzzle is a game by Katarzyna Cioch, Sylwia Smolińska, Wojciech Wiśniewski and Mateusz Wolski, published by Portal Games. Mission Control: Critical Orbit is a game by Corey Andalora and Donnie Coleman, published by 3WS Games. Starship Interstellar is a game by Davide Calza and Andrea Crespi, published by Pendragon Game Studio. This project is not affiliated with any of them; words, drawings and sounds are our own.
footer-free = Heliograph is free software under the MIT licence.

## When something is wrong

offline = This device is offline. Tables go on as soon as the network is back; rules, lessons and puzzles you took along work without it.
offline-table = The table cannot be reached. We keep trying.
problem-no-server = The server does not answer. Please try again in a moment.
problem-server = The server could not do that (error { $status }).
problem-closed = The table has closed the connection.
closed-title = This table is not open to you
closed-watch = Watch without a seat
failed-title = This page did not load
failed-text = The network may be gone, or there is a newer version.
failed-reload = Load again
lost-title = Nothing here but stars
lost-text = There is no page at this address.

## Home

home-title = One of you knows. The others must understand.
home-lead = Space games in which almost nothing may be said, and one in which everybody flies for themselves. Sit down beside an AI right now, or bring your friends.
home-play-friends = Play with friends
home-learn = Learn in 3 minutes
home-workshop = Make a scenario
home-facts = { $games ->
        [one] One game
       *[other] { $games } games
    } for { $fewest }–{ $most } players · no account · free
home-games = The games
home-role = Your job
home-play = Play
home-start = Play now
home-ways = More ways to play
home-set-up = Set up a table
home-friends = Better still with people you know:
how-title = How it works
how-source = One of you knows
    .text = A planet to fly to, four rooms and their keys, a spacecraft’s pipes: one seat sees it, the others do not.
how-signal = Almost nothing gets through
    .text = Contact lets only time speak, AI Space Puzzle only a handful of tokens. No words, no nods.
how-crew = You grow a language
    .text = Each round shows how you were understood. All of you win, or none.
continue-title = Continue
continue-your-turn = Your turn
continue-waiting = waiting
continue-moved = last move { $when }
recent-title = Your tables
recent-forget = Remove from this list
phase-gathering = waiting for players
phase-playing = in play
phase-over = finished

## A new table

play-title = { $game }: new game
play-others = How many AI seats play with you?
play-friends = With people you know:
play-record = Played from this browser: { $played }, won: { $won }.
advice-harder = You won your last two games like this, so everything is set one step harder.
advice-easier = You lost your last two games, so everything is set one step easier.
advice-next = The book is open at the page after the last one you won.
create-title = Play with friends
create-lead = Set the table, then share its link. Whoever opens it takes an open seat or watches.
create-game = Game
create-seats = Seats
create-seat-count = How many play?
create-open = { $count ->
    [one] One seat stays open for whoever opens the link.
   *[other] { $count } seats stay open for whoever opens the link.
}
create-full = Every seat is taken, so the game begins at once.
create-rules = What you play
create-open-table = Open the table
create-start = Start the game
create-one-device = One device, several seats
create-one-device-hint = For families: several of you play from this device and hand it round. Everybody at the table is told.
create-name-of = Name on seat { $number }
watching = Spectators
watching-open = see the game at once
watching-delayed = see it a minute later
watching-closed = see it when it is over
watching-not-now = The host shows this game to spectators when it is over. You can stay and wait.
occupant-me = Me
occupant-open = Open
occupant-ai = AI, { $strength }
strength-llm = language model
strength-quick = quick
strength-strong = strong
ai-name = AI ({ $strength })
ai-name-numbered = AI { $number } ({ $strength })

## Before the game

lobby-title = { $game }: gathering the crew
lobby-lead = The game begins when every seat is taken.
lobby-chairs = Around the table
lobby-start = Start the game
lobby-fill = Fill with AI and start
lobby-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
lobby-ready = Everyone is here.
lobby-wait = Waiting for the host to begin.
chair-open = Open seat
chair-you = (you)
chair-host = Host
chair-online = online
chair-away = away
chair-sit = Sit here
chair-move-here = Move here
chair-free = Free this seat
share-title = Bring them in
share-hint = Send this link, or let them scan the code.
share-closed = Only this machine can open this table so far.
share-open-it = To let phones and laptops of your network in, whoever runs the server starts it again with
share-open-it-or = or, where it runs as a service,
share-same-machine = Nothing is lost: the table is still here afterwards. Another window on this machine can use the address in its address bar.
share-link = Link to this table
share-text = Come and play with me!
share-qr = QR code with the link to this table
share = Share

## At the table

table-name = Table { $id }
status-connecting = Connecting…
status-online = Connected
status-offline = No connection, trying again…
menu = Table menu
menu-invite = Invite players or spectators
menu-hand-over = Let an AI play for me
menu-take-back = Take my seat back
menu-seat-link = Copy my seat link
menu-seat-link-copied = Copied. This link holds your seat: open it on your other device and show it to nobody.
menu-seat-link-here = Copied. This link holds your seat, but only this machine can open it. Show it to nobody.
menu-seats = Seats and spectators
seats-ai = Let an AI play on
seats-open = Open this seat
seats-hint = A seat whose player has been away for 20 seconds can be given to an AI or opened when everybody else here agrees.
absent-title = Somebody is away
absent = { $name } is away. The game can go on without them; whoever comes back gets the seat back.
proposal = A question to all
proposal-ai = { $by } asks: shall an AI play on for { $name }?
proposal-open = { $by } asks: shall seat { $seat } ({ $name }) be open to others?
proposal-me = { $by } asks to play seat { $seat } ({ $name }).
proposal-waiting = Waiting for { $names }.
proposal-agree = I agree
proposal-refuse = No
proposal-drop = Drop the question
shared-seats = Seats on this device
shared-hand-over = The table is covered. Give the device to { $name }.
shared-look = I am { $name }
shared-stay = Stay here
terms-one-device = One device, several seats: some people here look from more than one seat.
terms-one-device-short = one device, several seats
terms-delayed = Spectators see this game { $seconds } seconds later.
terms-closed = Spectators see this game when it is over.
terms-dialect = An AI seat here speaks as somebody taught it.
menu-leave = Leave the table
stand-in = An AI is playing on your seat.
nudge = Nudge { $name }
nudged = { $name } has been nudged.
waiting-title = Waiting
waiting-long = Nothing has happened for a while.
stand-in-back = Welcome back: you play on your seat again.
pause-ask = Pause the clock
pause-asked = Would like to pause the clock: { $names }. It stops when everyone here agrees.
pause-title = The clock stands still
pause-covered = The boards stay hidden until it runs on: a pause is no extra time to think.
pause-run-on = Let the clock run on
pause-run-on-waiting = It runs on when everyone here is ready. Not yet: { $names }.
turn-title = ● Your turn: { $game }
turn-text = The others are waiting for you.
text-view = Table in words
text-view-events = What happened
chat = Chat
chat-say = Say something
chat-send = Say it
chat-empty = Nobody has said anything yet.
chat-unread = { $count ->
    [one] unread message
   *[other] unread messages
}
chat-closed = You cannot speak now.
leave-title = Leave the table?
leave-text = You find this table again under “Continue” on the home page.
leave-playing = Your seat stays yours: come back any time from the home page. If the others should not wait, let an AI play for you meanwhile.
leave-stay = Stay
leave-to-ai = Leave it to an AI
leave-go = Leave
table-kept-until = If nobody comes here any more, this table will be tidied away on { $date }.
result = Game over
result-over = The game is over.
result-rematch = Play again
result-rematch-waits = The next game is ready.
result-rematch-join = Join it
result-rematch-watch = Watch it

## Replay

replay-title = Replay
replay-of = { $game }: replay
replay-loading = Fetching the recording.
replay-to-table = To the table
replay-viewer = Seen by
viewer-open = everything open
viewer-spectator = a spectator
viewer-seat = { $name }
replay-share = Link to this moment
replay-export = Export as JSON
replay-controls = Playback
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-scrub = Place in the game
replay-step = { $step } of { $steps }
replay-beginning = The table is set.
replay-quiet = Something this viewer could not see.
replay-no-picture = There is no picture of this any more. The words above tell what happened.
replay-tabs = What to see
replay-board = Board
replay-log = Log
replay-review = Review
replay-speed = Speed
replay-times = { $speed }×
keys-replay-toggle = Play or pause
keys-replay-slower = Slower
keys-replay-faster = Faster

## Rules

rules-contents = Contents
rules-none = No rule mentions “{ $wanted }”. Try fewer letters or another word.
rules-search = Search the rules
rules-found = { $count ->
    [one] One rule found.
   *[other] { $count } rules found.
}
source-rulebook = rulebook
source-public = public source
source-house = house rule
source-inferred = follows from it

## Settings

settings = Settings
settings-language = Language
settings-sound = Sound
settings-sound-on = Sound on
settings-volume = Volume: { $volume }
settings-mix-game = Games: { $volume }
settings-mix-voice = Voices: { $volume }
settings-mix-ambience = Ambience: { $volume }
settings-turn = When it is your turn
settings-turn-sound = Play a chime
settings-turn-buzz = Vibrate
settings-turn-notice = Show a notification
settings-turn-notice-hint = Only while this page is out of sight. Your browser asks you first.
settings-turn-notice-refused = Your browser does not allow it. You can change that in its settings for this page.
settings-sight = Display
settings-theme = Theme
theme-system = Same as the system
theme-dark = Dark
theme-light = Light
settings-colours = Colours
colours-default = Night sky
    .note = The usual colours.
colours-contrast = High contrast
    .note = Black ground, brighter text and lines, no stars.
colours-colour-blind = Colour-blind safe
    .note = Blue and orange instead of green and red.
settings-text = Text size: { $size }
settings-motion = Movement
motion-system = Same as the system
motion-less = Less
motion-full = Full
settings-kept = Settings stay in this browser.

## Keys

keys = Keys
keys-everywhere = Everywhere
keys-show = Show the keys of this page
keys-close = Close what is on top
key-space = Space
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-delete = Delete
key-backspace = Backspace
key-left = Left
key-right = Right
key-up = Up
key-down = Down
key-plus = Plus
key-minus = Minus
key-question = Question mark
key-bracket-left = Opening bracket
key-bracket-right = Closing bracket
