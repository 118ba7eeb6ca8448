## AI Space Puzzle in the browser: the table and the choices before it

## Who one is

sp-ui-role-ai = You are the AI
sp-ui-role-astronaut = Astronaut
sp-ui-role-watcher = Watching

## The scenario's sheet

sp-ui-sheet-open = Read the scenario’s page
sp-ui-figure-tokens = Tokens per message
sp-ui-figure-actions = Actions per round
sp-ui-figure-rounds = Rounds
sp-ui-figure-dice = With dice
sp-ui-figure-rooms = Special rooms
sp-ui-yes = yes
sp-ui-with-dice = With dice
sp-ui-no-rules = No special rules.
sp-ui-counter =
    Round counter: { $counter ->
        [0] it has reached the hourglass
        [one] 1 round left
       *[other] { $counter } rounds left
    }
sp-ui-round = Round { $round }

## The ship map

sp-ui-ship = The ship
sp-ui-map = Ship map. Arrow keys go from room to room, Enter takes a pawn or sends it there.
sp-ui-pawns = Pawns
sp-ui-pawn-die = { $pawn }, die { $die }
sp-ui-pawn-in = in room { $cell }
sp-ui-pawn-beside = beside the map
sp-ui-locked = right, stays here
sp-ui-target = target: { $colour }, { $key }
sp-ui-target-die = target: { $colour }, { $key }, die { $die }
sp-ui-trap = trap
sp-ui-trap-closed = closed trap
sp-ui-lock = airlock
sp-ui-lift = lift
sp-ui-blind = You cannot see where the pawns stand. The key panel is all you have.
sp-ui-drifts = After this round row { $row } shifts one room to the right, and its pawns with it.
sp-ui-show-targets = Show my card on the map
sp-ui-send-in = Choose a room for the { $pawn }.
sp-ui-send-on = Choose another room for the { $pawn }.
sp-ui-remove = Off the map
sp-ui-put-back = Let go
sp-ui-die-set = Set the die to { $value }

## The key panel

sp-ui-panel = Key panel
sp-ui-markers-beside = Colour markers beside the panel
sp-ui-markers-all-used = All markers are on the panel.
sp-ui-marker-beside = beside the panel
sp-ui-marker-sure = sure
sp-ui-marker-unsure = not sure
sp-ui-marker-here = Put the { $marker } here: { $key }
sp-ui-marker-choose = Choose a key for the { $marker }.
sp-ui-flip-sure = We are sure
sp-ui-flip-unsure = Not so sure
sp-ui-take-off = Off the panel
sp-ui-mark-location = { $key }: we are sure of the room
sp-ui-mark-die = { $key }: we are sure of the die
sp-ui-mark-note = Press “?” when you are sure of that room. It costs nothing.
sp-ui-right = right
sp-ui-wanted = it was { $colour }

## The AI's card and message

sp-ui-card = Your solution card
sp-ui-card-hint = Only you see it. Choose a side and turn it until its rooms suit you: the map shows where each colour would belong.
sp-ui-card-left = Turn left
sp-ui-card-right = Turn right
sp-ui-card-turned = { $degrees }°
sp-ui-card-set = Set it up like this
sp-ui-card-other = Other side
sp-ui-tokens-of = { $count } of { $most } tokens
sp-ui-reveal = Reveal the message
sp-ui-snap = Snap to 5 mm and 15°
sp-ui-more = Snap, or type the message
sp-ui-jammed = Greyed tokens are jammed in this round.
sp-ui-cooling = Tokens from the last message rest in this round.
sp-ui-note-flip = You see the message turned half way round.
sp-ui-note-flip-ai = The Astronauts see your message turned half way round.
sp-ui-note-noise = One of these tokens is static and means nothing.
sp-ui-note-noise-ai = Static will slip one more token into your message.
sp-ui-noise-was = Static slipped in: { $token }.
sp-ui-ask = Point at a rule
sp-ui-ask-hint = Everyone sees what you point at. You can say nothing else about it.
sp-ui-ask-search = Search the rules
sp-ui-ask-page = On the scenario’s page
sp-ui-ask-tokens = How many tokens may a message have?
sp-ui-ask-overlap = May tokens touch and overlap?
sp-ui-ask-turn = May tokens be turned?
sp-ui-ask-actions = What costs an action?
sp-ui-ask-keys = How do keys and colours belong together?

## The message as others see it

sp-ui-message-of = Message of round { $round }
sp-ui-screen = { $ai } is laying a message
sp-ui-screen-card = { $ai } is setting up the card
sp-ui-faded = The message has faded. What do you remember?
sp-ui-faded-ai = The message has faded for the Astronauts.
sp-ui-fades-in =
    { $seconds ->
        [one] Fades in 1 second
       *[other] Fades in { $seconds } seconds
    }
sp-ui-log =
    { $count ->
        [one] 1 earlier message
       *[other] { $count } earlier messages
    }

## The Astronauts' phase

sp-ui-actions-left =
    { $left ->
        [0] No actions left
        [one] 1 of { $actions } actions left
       *[other] { $left } of { $actions } actions left
    }
sp-ui-take-back = Take back
sp-ui-ready = I am done
sp-ui-end-phase = End the round
sp-ui-end-untouched = Nothing was done in this round. End it all the same?
sp-ui-not-ready = Not done yet
sp-ui-ready-who =
    { $count ->
        [one] { $names } is done.
       *[other] { $names } are done.
    }
sp-ui-declaring =
    { $count ->
        [one] { $names } wants to declare.
       *[other] { $names } want to declare.
    }
sp-ui-waiting-for = Still at it: { $names }.
sp-ui-declare = Declare
sp-ui-declare-note = Declare: the solution is complete. Once only; a mistake loses.
sp-ui-declare-title = Is this your solution?
sp-ui-declare-yes = Declare it
sp-ui-confirm-title = Are you sure?
sp-ui-confirm-yes = Yes
sp-ui-confirm-no = Not yet
sp-ui-news = What happened last

## Two panes on a narrow screen

sp-ui-panes = Message or ship
sp-ui-pane-message = Message
sp-ui-pane-ship = Ship and keys
sp-ui-pane-changed = something has changed
sp-ui-glance = Show large what was laid

## The end and what comes after it

sp-ui-ending = How it ended
sp-ui-won = Understood!
sp-ui-lost = Lost in translation
sp-ui-declared-in = declared in round { $round }
sp-ui-ran-out = shown after round { $round }
sp-ui-wrong-count =
    { $count ->
        [one] 1 of the 4 targets was missed.
       *[other] { $count } of the 4 targets were missed.
    }
sp-ui-strays-lost = All four targets were right, but a pawn too many stood on the map.
sp-ui-card-was = The card
sp-ui-crew-had = What the crew had
sp-ui-all-messages = All messages
sp-ui-debrief = Debrief
sp-ui-debrief-talk = Now everyone may talk: what did you mean, what did you read?
sp-ui-next = What comes next?
sp-ui-next-ai = Who is the AI?
sp-ui-next-begin = Begin
sp-ui-reshuffle = Shuffle the rooms
sp-ui-reshuffle-note = A new ship is harder; the old one you already have words for.
sp-ui-finish = Enough for today
sp-ui-ladder = The ladder
sp-ui-rung-won = won
sp-ui-rung-lost = lost so far
sp-ui-rung-open = open
sp-ui-rung-locked = still locked

## The choices before a game

sp-ui-form-source = Scenario
sp-ui-form-from-book = From the book
sp-ui-form-from-own = Your own
sp-ui-form-session = How much
sp-ui-form-single = One scenario
sp-ui-form-single-note = About 10 to 30 minutes.
sp-ui-form-ladder = The ladder
sp-ui-form-ladder-note = One scenario after the other, with a debrief between them. The AI seat goes round, and wins open the next rungs.
sp-ui-form-book = The book
sp-ui-form-stars = { $stars } of 3 stars
sp-ui-form-stars-note = A star for a win as an Astronaut, one as the AI, one with a crisis card in play.
sp-ui-map-next = the next one
sp-ui-map-progress = { $stars } of { $most } stars.
sp-ui-tier-note-lesson = Four short scenarios, one new thing in each.
sp-ui-tier-note-easy = All the basics, fewer tokens or less time.
sp-ui-tier-note-medium = Rules that break your habits.
sp-ui-tier-note-hard = A good language of your own is needed here.
sp-ui-tier-note-expert = For crews that understand each other blindly.
sp-ui-tier-note-own = A scenario of your own.
sp-ui-form-first-ai = Who is the AI first?
sp-ui-form-first-ai-note = The AI knows the solution and speaks only in tokens. All others are Astronauts.
sp-ui-form-deck = Solutions
sp-ui-form-cards = The cards
sp-ui-form-cards-note = 26 faces, each in four orientations.
sp-ui-form-endless = Endless
sp-ui-form-endless-note = Made anew each time, within the same limits.
sp-ui-form-log = Message log
sp-ui-form-log-note = Earlier messages stay readable. An assist; without it you have to remember.
sp-ui-form-crisis = Crisis card
sp-ui-form-crisis-note = A harder solution in whatever scenario.
sp-ui-form-strict = Strict map
sp-ui-form-strict-note = Pawns of other colours left on the map lose the game.
sp-ui-form-deaf = The AI hears nothing
sp-ui-form-deaf-note = The AI does not read what the Astronauts write.
sp-ui-own-lead = A scenario file names its tokens, limits and special rules.
sp-ui-own-text = The file’s text
sp-ui-own-check = Check it
sp-ui-own-file = Choose a file
sp-ui-own-other = Another one
sp-ui-own-editor = Make one in the editor

## Keys

sp-keys-map = On the map
sp-keys-map-travel = From room to room
sp-keys-map-pick = Pick a pawn up, or put it here
sp-keys-let-go = Let go of what is in hand
sp-keys-tokens = A token on the surface
sp-keys-token-move = Move it by 1 mm, with Shift by 10
sp-keys-token-turn = Turn it
sp-keys-token-stack = Above or below others
sp-keys-token-off = Take it off
