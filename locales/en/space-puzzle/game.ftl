## AI Space Puzzle: everything the rules say during a game

## What is asked now

sp-ask-card = You are the AI. Choose which way up your solution card stands; it stays so until the scenario is over.
sp-ask-card-sides = You are the AI. Choose a side of your solution card and which way up it stands; it stays so until the scenario is over.
sp-ask-message =
    Round { $round }: lay your message behind the screen, { $most ->
        [one] 1 token
       *[other] 1 to { $most } tokens
    }, then reveal it.
sp-ask-message-exact =
    Round { $round }: lay your message behind the screen, exactly { $most ->
        [one] 1 token
       *[other] { $most } tokens
    }, then reveal it.
sp-ask-crew =
    What does the message mean? { $left ->
        [0] No action is left; markers still cost nothing.
       *[other] Actions left: { $left } of { $actions }.
    }
sp-ask-debrief = The debrief: everyone may talk, the AI too. Choose the next scenario or finish.
sp-ask-over = This game is over.

sp-wait-card = { $ai } is the AI and is setting up the solution card.
sp-wait-message = { $ai } is laying a message behind the screen.
sp-wait-crew = The Astronauts are working out the message.

## What is asked twice

sp-confirm-declare = You can declare only once: when every Astronaut does, the card is shown, and one mistake loses. Declare?
sp-confirm-last = This is the last round: when every Astronaut is done, the card is shown. Are you done?
sp-confirm-finish = End this table’s session for everyone?

## What cannot be done, and why

sp-refused-over = This game is over.
sp-refused-not-now-card = First the AI sets up the solution card.
sp-refused-not-now-message = Now the AI lays its message. The Astronauts act after the reveal.
sp-refused-not-now-crew = Now the Astronauts act. The AI lays tokens again in the next round.
sp-refused-not-now-debrief = The scenario is over. Choose the next one or finish.
sp-refused-not-at-table = There is no such seat at this table.
sp-refused-only-ai = Only { $ai }, the AI, can do this.
sp-refused-only-astronauts = Only the Astronauts can do this.
sp-refused-role = That is the job of the { $role }.
sp-refused-no-actions =
    No action is left. { $actions ->
        [one] A round has 1
       *[other] A round has { $actions }
    }; markers can still be moved.
sp-refused-turn = The card has four ways up: 0 to 3 quarter turns clockwise.
sp-refused-side = This card has two sides. Say which one you play: front or back.
sp-refused-one-side = There is no other side to choose now. Say only which way up the card stands.
sp-refused-no-places = In this scenario tokens have no places: just choose them in your order.
sp-refused-needs-places = In this scenario every token has its place: lay the tokens inside the frame.
sp-refused-token-twice = There is only one token of each kind: use it once.
sp-refused-token-gone = One of these tokens cannot be used now. Choose from those at hand.
sp-refused-too-many-tokens =
    { $most ->
        [one] A message has at most 1 token here.
       *[other] A message has at most { $most } tokens here.
    }
sp-refused-outside = A token must lie wholly inside the frame, which is { $width } × { $height } mm, turned by 0 to 359 degrees.
sp-refused-exact =
    { $count ->
        [one] A message has exactly 1 token here.
       *[other] A message has exactly { $count } tokens here.
    }
sp-refused-lay-first =
    { $most ->
        [one] Lay 1 token first.
       *[other] Lay 1 to { $most } tokens first.
    }
sp-refused-asked = This question cannot be asked now. Each one on the list is answered once per scenario.
sp-refused-no-such-rule = There is no such rule to point at. Choose one from the rules reference, or a part of the scenario’s page.
sp-refused-already-ready = You have said so already. Wait for the others, or take it back.
sp-refused-not-ready = You have not said that you are done.
sp-refused-one-marker-each = To declare, each of the four sections must hold exactly one colour marker.
sp-refused-nothing-to-take-back = There is nothing the Astronauts could take back now.
sp-refused-pawn-locked = This pawn already stands where it belongs and stays there.
sp-refused-pawn-off-map = This pawn is not on the map. Let it enter first.
sp-refused-pawn-on-map = This pawn is on the map already. Move it instead.
sp-refused-no-such-room = Rooms are called a1 to d4: columns a to d from the left, rows 1 to 4 from the top.
sp-refused-same-room = The pawn stands in this room already. Choose another one.
sp-refused-step = Here a pawn goes only one room up, down, left or right.
sp-refused-border = Here a pawn enters only through one of the 12 rooms at the edge.
sp-refused-lock = Here a pawn enters only through an airlock.
sp-refused-no-dice = This scenario is played without dice.
sp-refused-die-off-map = Only a die on the map can be set. Let its pawn enter first.
sp-refused-die-value = A die is set to another number from 1 to 6.
sp-refused-marker-locked = This colour marker is right and stays where it is.
sp-refused-marker-there = The marker lies there already.
sp-refused-marker-off = This marker is not on the panel. Put it into a section first.
sp-refused-mark-so = It shows that already.
sp-refused-locked-scenario = This scenario is still locked. Win the one before it, or choose an open one.
sp-refused-no-such-seat = The AI must be one of the seats at this table.

## What happened

sp-event-card-turned = { $ai } has set up the solution card.
sp-event-round-began = Round { $round } begins. The round counter stands at { $counter }.
sp-event-round-began-jammed = Round { $round } begins. The round counter stands at { $counter }. Jammed: { $tokens }.
sp-event-revealed = { $ai } reveals the message: { $tokens }.
sp-event-revealed-noise = { $ai } reveals the message: { $tokens }. Static slipped in: { $noise }.
sp-event-faded = The message has faded.
sp-event-rule-asked = { $player } asked the table about the rules. { $answer }
sp-event-rule-pointed = { $player } points at rule { $rule }: { $text }
sp-event-page-pointed = { $player } points at the scenario’s page: { $part }.
sp-event-entered = { $player } lets the { $pawn } enter room { $cell }.
sp-event-moved = { $player } moves the { $pawn } from room { $origin } to room { $cell }.
sp-event-removed = { $player } takes the { $pawn } out of room { $cell }, off the map.
sp-event-die-set = { $player } sets the { $die } to { $value }.
sp-event-marker =
    { $player }: the { $marker } now lies in the section of the { $key }, { $face ->
        [sure] sure
       *[unsure] not sure
    }.
sp-event-marker-off = { $player }: the { $marker } is off the panel.
sp-event-marked-location =
    { $player } marks the room of the { $key } as { $face ->
        [sure] sure
       *[unsure] not sure
    }.
sp-event-marked-die =
    { $player } marks the die of the { $key } as { $face ->
        [sure] sure
       *[unsure] not sure
    }.
sp-event-trap = A trap in room { $cell }! The { $pawn } is off the map, the trap is closed, and no action is left. The round counter stands at { $counter }.
sp-event-trap-unseen = A trap in room { $cell } was sprung and is closed; no action is left. The round counter stands at { $counter }.
sp-event-taken-back = { $player } took back the last step.
sp-event-ready = { $player } is done for this round.
sp-event-declares = { $player } would declare the solution.
sp-event-waits = { $player } is not done yet after all.
sp-event-drifted = Row { $row } has shifted one room to the right, and its pawns with it.
sp-event-won = “{ $scenario }” is solved: everyone wins!
sp-event-lost = “{ $scenario }” is not solved. The card is shown to everyone.
sp-event-scenario-began = “{ $scenario }” begins. { $ai } is the AI.

## What the table answers when the AI asks about the rules (the same in every position)

sp-answer-tokens = A message has at least one token and at most as many as the scenario says; a special rule may ask for exactly that many.
sp-answer-overlap = Tokens may touch and overlap and lie anywhere inside the frame, unless a special rule orders them.
sp-answer-turn = Tokens may be turned any way, unless a special rule forbids it. The card is never turned again.
sp-answer-actions = Moving, entering or removing a pawn and setting a die cost one action each. Moving markers costs nothing.
sp-answer-keys = Each of the four keys belongs to exactly one colour, and two of the six colours have no key.
sp-answer-page-tokens = which tokens there are
sp-answer-page-per-round = how many tokens a message may have
sp-answer-page-actions = how many actions a round has
sp-answer-page-rounds = how many rounds there are
sp-answer-page-dice = whether dice are used
sp-answer-page-rooms = how many special rooms there are
sp-answer-page-rules = the special rules

## The table in sentences

sp-describe-scenario = Scenario “{ $scenario }”. { $ai } is the AI.
sp-describe-limits = Tokens per message: { $tokens }. Actions per round: { $actions }. Rounds: { $rounds }.
sp-describe-dice = Played with dice: every pawn’s die has to show the right number, too.
sp-describe-rule = Special rule “{ $rule }”: { $text }
sp-describe-jam =
    { $count ->
        [one] 1 token is jammed each round.
       *[other] { $count } tokens are jammed each round.
    }
sp-describe-fade =
    { $seconds ->
        [one] The message stays for 1 second.
       *[other] The message stays for { $seconds } seconds.
    }
sp-describe-trap-count =
    { $count ->
        [one] 1 room is a hidden trap.
       *[other] { $count } rooms are hidden traps.
    }
sp-describe-lethal = The traps are lethal: each also costs a round on the counter.
sp-describe-crisis = A crisis card is in play.
sp-describe-strict-map = Strict map: pawns of other colours left on the map lose the game.
sp-describe-deaf-ai = The AI does not read what the Astronauts write.
sp-describe-round =
    { $round ->
        [0] The solution card is being set up.
       *[other] Round { $round }.
    } The round counter stands at { $counter }.
sp-describe-roles = { $player }: { $roles }.
sp-describe-tokens = Tokens the AI can use: { $tokens }.
sp-describe-jammed = Jammed this round: { $tokens }.
sp-describe-cooling = Resting this round: { $tokens }.
sp-describe-crisis-token = Once, above the limit: { $token }.
sp-describe-row = Row { $row }: { $rooms }.
sp-describe-closed-traps = Closed traps: { $cells }.
sp-describe-locks = Airlocks: { $cells }.
sp-describe-lifts = Lifts: { $cells }.
sp-describe-blind = The AI cannot see where the pawns stand.
sp-describe-pawn = The { $pawn } stands in room { $cell }.
sp-describe-pawn-die = The { $pawn } stands in room { $cell }, its die shows { $value }.
sp-describe-no-pawns = No pawn is on the map.
sp-describe-locked-pawns = Right and fixed: { $pawns }.
sp-describe-actions =
    { $left ->
        [0] No action is left in this round.
        [one] 1 action is left in this round.
       *[other] { $left } actions are left in this round.
    }
sp-describe-ready = Done for this round: { $players }.
sp-describe-declaring = Would declare the solution: { $players }.
sp-describe-section =
    Section of the { $key }: { $markers }; { $location ->
        [sure] room sure
       *[unsure] room not sure
    }{ $dice ->
        [sure] , die sure
        [unsure] , die not sure
       *[no] {""}
    }.
sp-describe-section-empty =
    Section of the { $key }: no marker; { $location ->
        [sure] room sure
       *[unsure] room not sure
    }{ $dice ->
        [sure] , die sure
        [unsure] , die not sure
       *[no] {""}
    }.
sp-describe-locked-markers = Right and fixed on the panel: { $colours }.
sp-describe-frame = Messages lie in a frame { $width } mm wide and { $height } mm high; a token measures { $token } mm. Places are token centres, measured from the left and the upper edge; tokens turn clockwise, and later ones lie on top.
sp-describe-arrow = Unturned, the arrow points up.
sp-describe-swap = Unturned, the two-way arrow points left and right.
sp-describe-message-laid = Message of round { $round }: { $tokens }.
sp-describe-message-line = Message of round { $round }, from left to right: { $tokens }.
sp-describe-message-heap = Message of round { $round }, in no order: { $tokens }.
sp-describe-faded = The message of this round has faded.
sp-describe-draft-laid = Behind the screen: { $tokens }.
sp-describe-draft-line = Behind the screen, from left to right: { $tokens }.
sp-describe-draft-heap = Behind the screen, in no order: { $tokens }.
sp-describe-draft-empty = Nothing lies behind the screen yet.
sp-describe-noise = Static slipped in: { $token }.
sp-describe-card = The solution card as it was drawn; it can be set up turned by 0 to 3 quarter turns clockwise:
sp-describe-card-back = The other side of the card:
sp-describe-solution = The solution:
sp-describe-target = The { $pawn } belongs in room { $cell }, its colour in the section of the { $key }.
sp-describe-target-die = The { $pawn } belongs in room { $cell } with its die on { $value }, its colour in the section of the { $key }.
sp-describe-traps = Traps: { $cells }.
sp-describe-won = Everything is right: you win.
sp-describe-lost = Not everything is right: you lose.
sp-describe-pawn-wrong = The { $pawn } should have stood in room { $cell }.
sp-describe-marker-wrong = The section of the { $key } should have held only { $colour }.
sp-describe-die-wrong = You should have set the { $die } to { $value }.
sp-describe-strays = On the map, though not on the card: { $pawns }. That does no harm.
sp-describe-strays-lose = On the map, though not on the card: { $pawns }. With the strict map that loses.
sp-describe-past-won = Before that, “{ $scenario }”, solved; the AI was { $ai }, rounds played: { $rounds }.
sp-describe-past-lost = Before that, “{ $scenario }”, not solved; the AI was { $ai }, rounds played: { $rounds }.

## Parts of those sentences

sp-cell = { $cell }
sp-room = { $cell } ({ $icons })
sp-room-empty = { $cell } (no icons)
sp-marker-sure = { $colour } (sure)
sp-marker-unsure = { $colour } (not sure)
sp-laid = { $token } ({ $x } mm from left, { $y } mm from top)
sp-laid-turned = { $token } ({ $x } mm from left, { $y } mm from top, turned { $rotation }°)
sp-scenario-own = { $name }
sp-scenario-unnamed = Your own scenario

## Talk

sp-talk-ai-silent = The AI stays silent until the scenario is over. Only the tokens speak.
sp-talk-nobody = The AI hears nothing at this table, and there is no other Astronaut to talk to.

## Setting up

sp-setup-seats = AI Space Puzzle is played by { $fewest } to { $most } players.
sp-setup-first-ai = The first AI must be one of the { $seats } seats.
sp-setup-scenario = There is no such scenario in the book, which goes from { $first } to { $last }.
sp-setup-own-ladder = A scenario of your own is played alone; only scenarios of the book form a ladder.
sp-setup-own-name = A scenario of your own has “own” as its id and its tier.
sp-setup-own = Your own scenario, { $field }: { $reason }

## Scenarios of your own

sp-scenario-tokens = Name at least one group of tokens, each only once. There are: { $known }.
sp-scenario-rule = { $code } does not fit: each special rule stands only once, SR-JAM and SR-FADE need a number as in SR-JAM(5), SR-TRAP may be SR-TRAP(lethal). There are: { $known }.
sp-scenario-number = { $value } does not fit; it must be a number from { $lowest } to { $highest }.
sp-scenario-too-few-tokens = Too few tokens are left besides the jammed, the resting and the false ones. Add a group of tokens.
sp-scenario-too-few-actions = Too few actions in all: { $count }. Bringing in the pawns and setting their dice can take { $needed }. Add actions or rounds.
sp-scenario-one-message = Every message would look the same here, so the AI could say nothing. Add tokens, or leave out SR-LINE, SR-HEAP or SR-EXACT.
sp-scenario-not-both = { $one } and { $other } do not go together. Leave one of them out.
sp-scenario-trap-rooms = SR-TRAP needs at least 1 special room.
sp-scenario-gate-rooms = SR-LOCK needs at least 1 special room, SR-LIFT at least 2.
sp-scenario-lift-step = SR-LIFT changes nothing where pawns go anywhere in one move. Add SR-STEP.
sp-scenario-rooms-unused = No rule of this scenario uses special rooms. Add SR-TRAP, SR-LOCK or SR-LIFT, or leave the special rooms at 0.
sp-file-too-long = A scenario file has at most { $most } characters.
sp-file-syntax = This is not TOML. Each line is a name, an equals sign and a value, as in: rounds = 5
sp-file-unknown = A scenario has no such value. There are: { $known }.
sp-file-missing = The value { $field } is missing.
sp-file-type =
    { $field } needs { $field ->
        [name] a text in quotation marks, at most 60 characters long
        [tokens] a list of texts, as in: ["C", "K"]
        [rules] a list of texts, as in: ["SR-LINE"]
        [dice] true or false
       *[other] a whole number
    }.

## The end

sp-ending-won = The combination is rebuilt: everyone wins!
sp-ending-lost = The combination is not rebuilt: everyone loses this time.

## What an AI seat among the Astronauts says of a message

sp-says-sure = The { $pawn } belongs in room { $cell }, I am { $percent }% sure: { $why }.
sp-says-both-fit = Rooms { $cell } and { $other } both fit the { $pawn }. I take { $cell }, { $percent }%: { $why }.
sp-says-no-idea = I cannot tell where the { $pawn } belongs.
sp-says-by-icons = the icons beside its colour name the room
sp-says-by-order = the tokens behind its colour say so
sp-says-shown-again = it was shown again, so it stood wrong
sp-says-by-map = I read the tokens as a map that lies as the ship does
sp-says-by-map-turned = I read the tokens as a map turned by half
sp-says-by-map-quarter = I read the tokens as a map turned by a quarter
sp-says-by-map-mirrored = I read the tokens as a mirrored map
