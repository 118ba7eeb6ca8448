## AI Space Puzzle: names shared by the table, the rules and the replay

## Colours, and the pieces in them as subject and (-acc) as object of a sentence (SP-6)

sp-colour-green = green
    .pawn = green pawn
    .pawn-acc = green pawn
    .marker = green colour marker
    .marker-acc = green colour marker
    .die = green die
    .die-acc = green die
sp-colour-blue = blue
    .pawn = blue pawn
    .pawn-acc = blue pawn
    .marker = blue colour marker
    .marker-acc = blue colour marker
    .die = blue die
    .die-acc = blue die
sp-colour-black = black
    .pawn = black pawn
    .pawn-acc = black pawn
    .marker = black colour marker
    .marker-acc = black colour marker
    .die = black die
    .die-acc = black die
sp-colour-red = red
    .pawn = red pawn
    .pawn-acc = red pawn
    .marker = red colour marker
    .marker-acc = red colour marker
    .die = red die
    .die-acc = red die
sp-colour-yellow = yellow
    .pawn = yellow pawn
    .pawn-acc = yellow pawn
    .marker = yellow colour marker
    .marker-acc = yellow colour marker
    .die = yellow die
    .die-acc = yellow die
sp-colour-white = white
    .pawn = white pawn
    .pawn-acc = white pawn
    .marker = white colour marker
    .marker-acc = white colour marker
    .die = white die
    .die-acc = white die

## Security keys as subject and (gen) as owner of a section (SP-7)

sp-key-square = square key
    .gen = square key
sp-key-triangle = triangle key
    .gen = triangle key
sp-key-round = round key
    .gen = round key
sp-key-hexagon = hexagon key
    .gen = hexagon key

## Room icons (SP-8)

sp-icon-antenna = antenna
sp-icon-engine = engine
sp-icon-battery = battery
sp-icon-telescope = telescope

## Communication tokens (SP-5) and the crisis token (SP-H13)

sp-token-c-green = colour green
sp-token-c-blue = colour blue
sp-token-c-black = colour black
sp-token-c-red = colour red
sp-token-c-yellow = colour yellow
sp-token-c-white = colour white
sp-token-k-square = { sp-key-square }
sp-token-k-triangle = { sp-key-triangle }
sp-token-k-round = { sp-key-round }
sp-token-k-hexagon = { sp-key-hexagon }
sp-token-r-antenna = { sp-icon-antenna }
sp-token-r-engine = { sp-icon-engine }
sp-token-r-battery = { sp-icon-battery }
sp-token-r-telescope = { sp-icon-telescope }
sp-token-n-1 = number 1
sp-token-n-2 = number 2
sp-token-n-3 = number 3
sp-token-n-4 = number 4
sp-token-n-5 = number 5
sp-token-n-6 = number 6
sp-token-ok = check mark
sp-token-no = cross
sp-token-arrow = arrow
sp-token-swap = two-way arrow
sp-token-die = die
sp-token-question = question mark
sp-token-empty = empty frame
sp-token-crisis = crisis token

## Role cards (SP-H12)

sp-role-pilot = Pilot
sp-role-dockmaster = Dockmaster
sp-role-keymaster = Keymaster
sp-role-engineer = Engineer

## How hard a scenario is (SP-58)

sp-tier-lesson = Lesson
sp-tier-easy = Easy
sp-tier-medium = Medium
sp-tier-hard = Hard
sp-tier-expert = Expert
sp-tier-own = Your own

## The scenario book (SP-4)

sp-scenario-S01 = First Light
    .briefing = The keys are already where they belong, so only the rooms are missing. Find out together how a picture can mean a room.
sp-scenario-S02 = Who Holds What
    .briefing = All four stand in the right room, and none of them has a key yet. Agree without a word on how a colour and a key belong together.
sp-scenario-S03 = Both Together
    .briefing = Now rooms and keys are both unknown. Will you say one thing clearly in a message, or two at once?
sp-scenario-S04 = Turn the Key
    .briefing = Each key must also be turned a number of times, and dice show how often. A number can mean many things now, so watch what lies beside it.
sp-scenario-S05 = Corridors
    .briefing = Fewer rounds, but a check mark to say what is right. Praise tells more than you would think.
sp-scenario-S06 = Compass
    .briefing = No room icons at all, only an arrow, and three airlocks to come in by. Start there, and point.
sp-scenario-S07 = Thumbs
    .briefing = Thumbs up, thumbs down, and two that should change places. Place pawns early, or there is nothing to judge.
sp-scenario-S08 = Counting Rooms
    .briefing = The keys are settled, and the only words for a place are numbers. Count rooms, icons, rows or columns, but count the same.
sp-scenario-S09 = Bad Doors
    .briefing = Two rooms have rotten floors, and only the AI knows which. A warning in time saves a round.
sp-scenario-S10 = Short Breath
    .briefing = Six tokens in a message, but only five rounds. Long messages are easily misread, so put order into them.
sp-scenario-S11 = Dials
    .briefing = Rooms have no names today and every key has its dial. Spend your numbers wisely: one cannot be in two places.
sp-scenario-S12 = Single File
    .briefing = The channel prints one token after another on a straight strip. Say it in order, for nothing else counts.
sp-scenario-S13 = Worn Contacts
    .briefing = What was just used has to cool for a round. Find two ways to say the same thing.
sp-scenario-S14 = Jammed
    .briefing = Each round the storm silences other tokens, for all to see. What is missing says nothing; what is there and unused might.
sp-scenario-S15 = Walkers
    .briefing = The lifts are dead and everyone goes on foot from the outer doors. Send people on their way before you are sure.
sp-scenario-S16 = Across the Table
    .briefing = You sit across from each other, and left is right. The AI knows it, and the crew should remember it, too.
sp-scenario-S17 = No Colours
    .briefing = The colour display is broken. Speak of keys, and let the crew find out by trying who they are for.
sp-scenario-S18 = Dials Without Numbers
    .briefing = Every key has a dial, but all number tokens are gone. Make the arrow or the check mark count for you.
sp-scenario-S19 = Minefield
    .briefing = Three traps that cost time itself, and few tokens to warn of them. Think twice before you step into the unknown.
sp-scenario-S20 = Fading Ink
    .briefing = The message fades after twenty seconds. Look first, talk later, and write it down on the panel.
sp-scenario-S21 = Heap
    .briefing = The tokens arrive tipped out in a heap. Where they lay is gone, so what you choose must say it all.
sp-scenario-S22 = Four Jobs
    .briefing = One steers, one works the airlock, one holds the keys, one does the rest. Talk before you act, for nobody can do it alone.
sp-scenario-S23 = Static
    .briefing = Something on board adds a token to every message. Say things twice, or in a way no accident would.
sp-scenario-S24 = Telegram
    .briefing = Two tokens a message, like a telegram that is paid by the word. Answer with your pawns, so that two words are enough.
sp-scenario-S25 = Blind Pilot
    .briefing = The cameras are down, and the microphones too: the AI sees only the panel. Tell it with your markers how far you are.
sp-scenario-S26 = Drifting Deck
    .briefing = The decks are shifting, one row after every round, and carry your pawns along. The places you look for stay, so a room’s icons name them only for a while.
sp-scenario-S27 = Every Dial
    .briefing = A crisis card, and a dial on every key. Crowded rooms need careful words.
sp-scenario-S28 = Meltdown
    .briefing = Every token there is, traps, dials and an emergency. Exactly four tokens each time, and one last cry for help.
sp-scenario-S29 = By the Book
    .briefing = The setting of the rulebook’s example: colours, icons and keys, three actions, five rounds. Play it as it is told there, or do better.
sp-scenario-S30 = Question Time
    .briefing = You have a question mark. Is it doubt, a request, or the sign for what you have not said yet?
sp-scenario-S31 = Nobody Home
    .briefing = The keys are shown, and there is a frame with nothing in it. Sometimes it helps most to say where nobody belongs.
sp-scenario-S32 = Combination Lock
    .briefing = Everyone stands in the right room already. What is left is a lock of four keys and four dials.
sp-scenario-S33 = Full Hand
    .briefing = The transmitter only works at full load: six tokens, no more, no fewer. Decide together what a token means that has to be there.
sp-scenario-S34 = Ticker
    .briefing = A paper strip, and ink that needs a round to dry. The same sentence never comes twice in a row, so learn its other forms.
sp-scenario-S35 = Guided Tour
    .briefing = The keys are settled, but everyone must be led to the room step by step. An arrow is worth a whole sentence here.
sp-scenario-S36 = Mirror Writing
    .briefing = The strip comes out at the wrong end: what the AI prints first, the crew reads last. Choose an order that survives it.
sp-scenario-S37 = Loose Floor
    .briefing = Everyone walks, and three floors on the way give in. A detour may be the shortest way.
sp-scenario-S38 = Red Alert
    .briefing = The sirens are on: the targets stand close together, or even in one room. Nearness means something else than usual now.
sp-scenario-S39 = Engine Crew
    .briefing = Four jobs and four dials: whoever hears the number may not be the one who turns it. Say aloud what the other needs to know.
sp-scenario-S40 = Open Questions
    .briefing = Four tokens exactly, none of them twice in a row, and two signs nobody has defined. This is where a language grows.
sp-scenario-S41 = Broken Teletype
    .briefing = A strip of paper, and four keys of the machine stuck in every round. Have a second spelling for everything.
sp-scenario-S42 = Dark Corridors
    .briefing = Everyone walks, and the AI cannot watch them do it. Use the panel to report how far you have come.
sp-scenario-S43 = One Last Word
    .briefing = An emergency with three tokens a message, and one more that works a single time. Keep the last word for when it is needed.
sp-scenario-S44 = Cold Heap
    .briefing = The tokens come in a heap, and used ones stay out for a round. Two rounds belong together here, like two halves of a page.
sp-scenario-S45 = Shifting Ground
    .briefing = Four traps stay where they are while the rooms above them slide. Nobody falls who only rides along, so the deck itself may carry you past.
sp-scenario-S46 = Night Shift
    .briefing = The lamps go out after thirty seconds, and everyone has one job only. Share out what each of you has to remember.
sp-scenario-S47 = Bad Line
    .briefing = One strip of paper, and one sign on it that nobody sent. Order is all you have to tell a message from an accident.
sp-scenario-S48 = Dead Reckoning
    .briefing = A crisis, dials, four jobs, and an AI that neither sees nor hears you. All that is left between you is a few tokens and the panel.
sp-scenario-S49 = Lift Shafts
    .briefing = Everyone walks, but four rooms are lifts that lead straight to each other. The shortest way is seldom the straight one.
sp-scenario-S50 = Service Hatch
    .briefing = Two hatches are the only ways in, and a shaft joins them. Words rest for a round after use, so plan what you say twice.

## Special rules (SR-…), short for a badge; the text says it in a sentence

sp-rule-SR-KEYSHOWN = Keys are known
    .text = The right colours are on the key panel from the start and stay there.
sp-rule-SR-POSSHOWN = Rooms are known
    .text = The right pawns stand in their rooms from the start and stay there.
sp-rule-SR-TRAP = Hidden traps
    .text = A pawn that enters a trap leaves the map, and the rest of the round’s actions are lost.
sp-rule-SR-LINE = Tokens in line
    .text = The tokens stand upright in one even row, and only their order counts.
sp-rule-SR-HEAP = Tokens in a heap
    .text = The Astronauts learn only which tokens were used, shuffled and without places.
sp-rule-SR-COOL = Tokens cool down
    .text = A token used in one round rests in the next.
sp-rule-SR-JAM = Jammed tokens
    .text = Every round a few random tokens cannot be used, and everyone sees which.
sp-rule-SR-STEP = Step by step
    .text = Pawns move only to neighbouring rooms and enter only along the edge.
sp-rule-SR-FLIP = Message upside down
    .text = The Astronauts see the message turned half way round.
sp-rule-SR-FADE = Message fades
    .text = The message disappears some seconds after the reveal.
sp-rule-SR-ROLES = Four roles
    .text = Moving, entering and removing, the panel and the dice each belong to one role; without dice the Engineer has other work.
sp-rule-SR-NOISE = One false token
    .text = Static slips one random token into every message.
sp-rule-SR-BLIND = The AI is blind
    .text = The AI sees the panel and the round counter, but neither where the pawns stand nor what the Astronauts write.
sp-rule-SR-DRIFT = Drifting rows
    .text = After every round but the last one row of rooms shifts a step to the right with its pawns.
sp-rule-SR-EXACT = Exact token count
    .text = Every message uses exactly the number of tokens the scenario gives.
sp-rule-SR-CRISISCARD = Crisis card
    .text = The solution comes from a crisis card, which is harder.
sp-rule-SR-CRISISTOKEN = Crisis token
    .text = Once per game the AI may add the crisis token above the limit.
sp-rule-SR-LOCK = Airlocks
    .text = Pawns enter the ship only through the airlocks, which everyone sees.
sp-rule-SR-LIFT = Lifts
    .text = A pawn in a lift goes to any other lift in one move.
