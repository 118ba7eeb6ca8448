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
sp-scenario-S02 = Who Holds What
sp-scenario-S03 = Both Together
sp-scenario-S04 = Turn the Key
sp-scenario-S05 = Corridors
sp-scenario-S06 = Compass
sp-scenario-S07 = Thumbs
sp-scenario-S08 = Counting Rooms
sp-scenario-S09 = Bad Doors
sp-scenario-S10 = Short Breath
sp-scenario-S11 = Dials
sp-scenario-S12 = Single File
sp-scenario-S13 = Worn Contacts
sp-scenario-S14 = Jammed
sp-scenario-S15 = Walkers
sp-scenario-S16 = Across the Table
sp-scenario-S17 = No Colours
sp-scenario-S18 = Dials Without Numbers
sp-scenario-S19 = Minefield
sp-scenario-S20 = Fading Ink
sp-scenario-S21 = Heap
sp-scenario-S22 = Four Jobs
sp-scenario-S23 = Static
sp-scenario-S24 = Telegram
sp-scenario-S25 = Blind Pilot
sp-scenario-S26 = Drifting Deck
sp-scenario-S27 = Every Dial
sp-scenario-S28 = Meltdown

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
