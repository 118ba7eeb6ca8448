## Starship Interstellar: everything the rules say during a game

## Names

si-hall = H.A.L.L.
si-government = The World Government
si-nothing = nothing
si-nobody = nobody
si-planet-mercury = Mercury
    .to = to Mercury
    .on = on Mercury
si-planet-venus = Venus
    .to = to Venus
    .on = on Venus
si-planet-earth = Earth
    .to = to Earth
    .on = on Earth
si-planet-mars = Mars
    .to = to Mars
    .on = on Mars
si-planet-jupiter = Jupiter
    .to = to Jupiter
    .on = on Jupiter
si-planet-saturn = Saturn
    .to = to Saturn
    .on = on Saturn
si-planet-uranus = Uranus
    .to = to Uranus
    .on = on Uranus
si-planet-neptune = Neptune
    .to = to Neptune
    .on = on Neptune
si-colour-R = red
si-colour-Y = yellow
si-colour-G = green
si-colour-B = blue
si-colour-P = purple
si-cube-R = { $count } red
si-cube-Y = { $count } yellow
si-cube-G = { $count } green
si-cube-B = { $count } blue
si-cube-P = { $count } purple
si-cube-any = { $count } of any colour
si-people-R = { $count } red
si-people-Y = { $count } yellow
si-people-G = { $count } green
si-people-B = { $count } blue
si-people-P = { $count } purple
si-family = ({ $people })
si-mechanism = ({ $cost })
si-bases =
    { $count ->
        [one] { $count } Base
       *[other] { $count } Bases
    }
si-buildings = { $count } × { $building }
si-building-ars = ARS
si-building-converter = Converter
si-building-outpost = Outpost
si-building-drill = Drill
si-source-base = Base
si-source-explorer = Explorer
si-source-ars = ARS
si-source-outpost = Outpost
si-source-drill = Drill
si-source-converter-1 = Converter, level 1
si-source-converter-2 = Converter, level 2
si-source-converter-3 = Converter, level 3
si-tech-ars = Automated Return System
si-tech-converter = Converter
si-tech-outpost = Outpost
si-tech-drill = Drill
si-tech-solar = Solar Extraction
si-tech-travel = Travel
si-tech-cryogenics = Accelerated Cryogenic Processing
si-tech-build-extra = Build Extra
si-tech-deep-space = Deep Space Power
si-tech-government-plus = Government Plus
si-level = { $technology } { $level }
si-hall-level = { $colour } { $level }
si-track-starship = Leaders of the Starship
si-track-humankind = Leaders of Humankind
si-track-space = { $space }: { $reward }
si-row-current = Current Projects
si-row-long_term = Long-Term Projects
si-row-future = Future Projects
si-salvation-government = send a Representative
si-salvation-mechanism = build a Mechanism
si-salvation-population = save Population
si-salvation-probe = advance the Probe
si-discovery-wormhole = a Wormhole
si-discovery-galaxy = a Galaxy
si-discovery-deep-space = Deep Space
si-discovery-mine = a Lost Mining Planet ({ $cubes })
si-space = space { $column }-{ $row }
si-deposit = Deposit: { $surface }; sent home at once: { $home }
si-deposit-layers = Deposit: { $surface }; deeper: { $deeper }; sent home at once: { $home }
si-seat-free = { $space } free ({ $reward })
si-seat-taken = { $space } taken ({ $player })
si-holds = { $player }: { $token }
si-pass-ordinary = the ordinary Pass token
si-pass-tanker = Tanker
si-pass-academy = Academy
si-pass-quarry = Quarry
si-pass-press = Press

## Tokens

si-production = Planetary Production ({ $planet })
si-token-travel = Travel
si-token-market = Market
si-token-research = Technology Research
si-token-solar = Solar Extraction
si-token-earth = Earth Planetary Production
si-token-free-travel = Free Travel
si-token-better-prices = Better Prices
si-token-tank = Full Tank
si-token-blue-yellow = Blue and Yellow
si-token-purple = One Purple
si-token-three-red = Three Red
si-token-two-green = Two Green
si-token-rich-refill = Rich Refill
si-token-envoy = Travel of Good Repute
si-token-herald = Travel of Prestige
si-token-sun-envoy = Solar Extraction of Good Repute
si-token-earth-herald = Earth Production of Prestige
si-token-thrifty-research = Thrifty Research
si-token-cheap-travel = Cheap Travel
si-token-wide-draw = Wide Draw
si-token-double-market = Double Market
si-token-any-production = Production Anywhere
si-token-leftovers = Market Leftovers
si-token-step-back = Research at the Old Price
si-token-whole-row = The Whole Row
si-token-starship-leap = Starship Leap
si-token-humankind-leap = Humankind Leap
si-token-new-scientist = New Scientist
si-token-two-probes = Two Probe Moves

## What is gained

si-gain-fuel = { $amount } Fuel
si-gain-prestige =
    { $amount ->
        [one] { $amount } Prestige Point
       *[other] { $amount } Prestige Points
    }
si-gain-reputation = { $amount } Reputation
si-gain-scientist =
    { $amount ->
        [one] { $amount } Scientist
       *[other] { $amount } Scientists
    }
si-gain-cubes = Resources: { $cubes }
si-gain-choose = one Resource of your choice: { $cubes }
si-gain-refill = refill a Deposit with { $amount }
si-gain-raise = refill a Deposit with { $amount }, one level higher
si-gain-up-to = refill a Deposit with { $amount }, up to { $higher } levels higher
si-gain-lowest = the { $amount } cheapest Resources of the Market
si-gain-leader = a step on a Leader track of your choice
si-gain-other = a step on the other Leader track
si-gain-extra = an Extra Action token
si-gain-drill = { $amount } from a Deposit to its Storage
si-gain-ars = { $amount } from a Storage to your supply
si-gain-government-probe = a move of the Government Probe
si-gain-save = save the lowest Population free of charge
si-gain-build = build the lowest Mechanism free of charge

## What is asked

si-ask-turn-action = Play a token, repeat the active one if it may be repeated, or pass.
si-ask-turn-salvation = Play a token with its Salvation side, or pass.
si-ask-sun = From the Solar Bag: { $drawn }. Keep up to { $most }; each costs Reputation as high as its value, unless your Technologies spare you some.
si-ask-research = Which Technology do you research, and how do you pay?
si-ask-wormhole = Where shall your Wormhole be? Choose an orbit and a quadrant.
si-ask-travel = Load what you need, then choose where your Explorer flies.
si-ask-settle = You have turned over a token { $planet }. { $token }. Keep it and settle?
si-ask-deploy = Which Buildings do you leave { $planet }?
si-ask-trade = Sell, buy, or be done with the Market.
si-ask-choose-production = On which planet do you produce?
si-ask-produce = Production { $planet }. Still to be used: { $left }.
si-ask-salvation = For which Salvation action do you play the token?
si-ask-send = Which space of the World Government does your Scientist take?
si-ask-build = Which Mechanism do you build, and how do you pay?
si-ask-save = Whom do you save, and how do you pay?
si-ask-probe = Which space does your Probe enter?
si-ask-ride = A Wormhole: pay 1 Fuel and move on one column, or stay.
si-ask-government-probe = Where does the Government Probe go? You get what it finds.
si-ask-cube = Which Resource do you take?
si-ask-track = On which Leader track do you take a step?
si-ask-deposit = Which Deposit do you refill with { $amount }, at most { $higher } levels above its own?
si-ask-storage-drill = From which Deposit do { $amount } go to the Storage?
si-ask-storage-ars = From which Storage do { $amount } go to your supply?
si-ask-extra = Choose an Extra Action token. You may use it at once.
si-ask-pass-reward = Take the reward your Pass token has reached, or an earlier one: { $rewards }.
si-ask-move-up = A space in row { $row } of the World Government is open to your Scientist. Move up?
si-ask-pick-for-hall = H.A.L.L. likes several spaces equally. Choose one for it.
si-ask-hall-begins = H.A.L.L. has the first turn. Let it begin when you are ready.
si-ask-spoil-before = Discard Resources to take cubes of equal or lower value off H.A.L.L.’s board, one of each colour at most.
si-ask-spoil-after = Discard Resources to put as many red cubes into H.A.L.L.’s bag as they are worth, one of each colour at most.
si-ask-draft = Choose a Unique Pass token. It stays face down.
si-ask-decide = Will you use your Unique Pass token, or the ordinary one?

si-wait = Waiting for { $player }: { $what }.
si-wait-over = This game is over.
si-step-turn-action = a token of the Action Phase
si-step-turn-salvation = a token of the Salvation Phase
si-step-sun = which Resources stay
si-step-research = a Technology
si-step-wormhole = a place for the Wormhole
si-step-travel = a trip
si-step-settle = whether to settle
si-step-deploy = which Buildings stay
si-step-trade = the Market
si-step-choose-production = a planet to produce on
si-step-produce = Planetary Production
si-step-salvation = a Salvation action
si-step-send = a space in the World Government
si-step-build = a Mechanism
si-step-save = whom to save
si-step-probe = the Probe’s next space
si-step-ride = whether to use the Wormhole
si-step-government-probe = the Government Probe’s next space
si-step-cube = a Resource
si-step-track = a Leader track
si-step-deposit = a Deposit to refill
si-step-storage-drill = a Deposit to drill
si-step-storage-ars = a Storage that sends Resources home
si-step-extra = an Extra Action token
si-step-pass-reward = the Pass token’s reward
si-step-move-up = whether to move up in the World Government
si-step-pick-for-hall = a space for H.A.L.L.’s Probe
si-step-hall-begins = whether H.A.L.L. may begin
si-step-spoil-before = what is taken off H.A.L.L.’s board
si-step-spoil-after = what is added to H.A.L.L.’s bag
si-step-draft = a Unique Pass token
si-step-decide = which Pass token to use

## What cannot be done, and why

si-refused-over = This game is over.
si-refused-not-at-table = There is no such seat at this table.
si-refused-not-your-turn = It is not your turn. { $waiting }
si-refused-not-asked = Something else is asked of you now. { $ask }
si-refused-play = Play a token you still have and that can do something now.
si-refused-repeat = Only an active token with the repeat sign can be repeated, in the Action Phase, as long as its action is possible.
si-refused-pass = You cannot pass in the middle of an action.
si-refused-done = There is nothing to be done with here.
si-refused-keep = Keep some of the drawn Resources, no more than allowed, and only if you have all the Reputation they cost.
si-refused-research = Choose the next level of a Technology, and pay each Resource with one of equal or higher value.
si-refused-put-wormhole = Choose an orbit from 1 to 8 and a quadrant from 1 to 4.
si-refused-load = Load something that lies here, as long as there is room aboard.
si-refused-dismantle = You can dismantle a Base of yours where your Explorer is, if everything fits aboard.
si-refused-fly = Fly to another planet that still exists, for exactly the Fuel the trip costs, if you have it.
si-refused-settle = Keep the token, or put it back.
si-refused-put-building = Put a Building from aboard, three on a planet at most.
si-refused-sell = Sell Resources you have, at a price that is offered, one colour in an action unless your token allows two.
si-refused-buy = Buy Resources that are in stock and that you can pay for, at a price that is offered, one colour in an action unless your token allows two.
si-refused-produce-on = Choose a planet where you have a Base and something can be produced.
si-refused-use = Use what has not been used yet, on Resources that are there.
si-refused-salvation = Choose a Salvation action your token allows and that you can do now.
si-refused-send = Take a free space in the lowest row where you have no Scientist yet.
si-refused-build = Build a Mechanism of a row that is open to you, and pay each Resource with one of equal or higher value.
si-refused-save = Save someone who is still on Earth, with a Resource of that value or a higher one.
si-refused-save-family = All members of an active Family must still be on Earth, and you must pay for each of them.
si-refused-advance = A Probe moves to the next column: straight ahead or one row up or down.
si-refused-take-cube = Take one of the Resources on offer.
si-refused-take-step = Choose one of the two Leader tracks.
si-refused-refill = Choose a Deposit of yours that has room, and a colour the reward allows there.
si-refused-from-storage = Choose a planet of yours and Resources that are there, as many as the reward says.
si-refused-take-extra = Take one of the Extra Action tokens beside the board.
si-refused-take-reward = Take the reward you have reached, or an earlier one.
si-refused-rise = Choose a free space of that row.
si-refused-spoil = Discard one Resource of each colour at most; before the conversion, name a cube of equal or lower value on H.A.L.L.’s board.
si-refused-take-pass-token = Take one of the Unique Pass tokens that are left.
si-refused-use-pass-token = Say whether you use the Unique Pass token or the ordinary one.

si-setup-seats = Starship Interstellar is played with 1 to { $most } seats.
si-setup-first = The first player must be one of those at the table, or drawn by lot.
si-setup-twice = Name each variant and each hint once.
si-setup-hints = A hint goes with a variant that is played and has one: { $variants }.
si-setup-leader-board = With the New Leader Tracks, choose one of these boards or none: { $boards }.

## What happened

si-event-phase-action = Round { $round }: the Action Phase begins.
si-event-phase-salvation = Round { $round }: the Salvation Phase begins.
si-event-phase-government = Round { $round }: the Government Phase begins.
si-event-played = { $player } plays { $token }.
si-event-played-again = { $player } repeats { $token }.
si-event-passed = { $player } passes.
si-event-gained = { $player } gains { $reward }.
si-event-sun = { $player } keeps from the Sun: { $kept }. Reputation lost: { $lost }; the Solar Spiral stands at { $spiral }.
si-event-sun-extra = { $player } keeps from the Sun: { $kept }, and draws more: { $extra }. Reputation lost: { $lost }; the Solar Spiral stands at { $spiral }.
si-event-researched = { $player } researches { $technology }, level { $level }, and pays: { $payment }.
si-event-wormhole = { $player } opens a Wormhole on orbit { $orbit }, quadrant { $quadrant }.
si-event-travelled = { $player } flies { $planet } for { $fuel } Fuel.
si-event-home = { $player } flies to Earth for { $fuel } Fuel and unloads: { $cubes }.
si-event-turned = { $player } turns over a token { $planet }. { $deposit }.
si-event-settled = { $player } settles { $planet }. { $deposit }.
si-event-declined = { $player } does not settle { $planet }.
si-event-building = { $player } puts up a Building { $planet }: { $building }.
si-event-dismantled = { $player } dismantles the Base { $planet }.
si-event-sold = { $player } sells { $cubes } for { $fuel } Fuel.
si-event-bought = { $player } buys { $cubes } for { $fuel } Fuel.
si-event-produced = { $player } produces { $planet } ({ $what }): { $made }.
si-event-refilled = { $player } refills the Deposit { $planet }: { $cubes }.
si-event-salvation = { $player } chooses: { $action }.
si-event-salvation-bonus = { $player } chooses: { $action }, with the token’s bonus.
si-event-sent = { $player } sends a Scientist to the World Government: row { $row }, space { $space }.
si-event-rose = { $player } moves a Scientist up: row { $row }, space { $space }.
si-event-built =
    { $prestige ->
        [one] { $player } builds a Mechanism ({ $mechanism }), pays { $payment } and gains { $prestige } Prestige Point.
       *[other] { $player } builds a Mechanism ({ $mechanism }), pays { $payment } and gains { $prestige } Prestige Points.
    }
si-event-built-free =
    { $prestige ->
        [one] { $player } builds a Mechanism ({ $mechanism }) free of charge and gains { $prestige } Prestige Point.
       *[other] { $player } builds a Mechanism ({ $mechanism }) free of charge and gains { $prestige } Prestige Points.
    }
si-event-built-government = The World Government builds a Mechanism ({ $mechanism }).
si-event-module = { $player } completes a module of the Interstellar, number { $modules }.
si-event-saved = { $player } saves Population: { $people }. Paid: { $payment }.
si-event-saved-free = { $player } saves Population: { $people }.
si-event-probe = { $player } moves the Probe to { $space } for { $fuel } Fuel.
si-event-probe-found = { $player } moves the Probe to { $space } for { $fuel } Fuel: { $found }.
si-event-probe-government = The Government Probe moves to { $space }.
si-event-probe-government-found = The Government Probe moves to { $space }: { $found }.
si-event-arrived = { $player } reaches Trappist: { $prestige } Prestige Points.
si-event-step = { $player } reaches space { $space } of the { $track }.
si-event-extra = { $player } takes an Extra Action token: { $token }.
si-event-sun-grew = The Sun grows: the Solar Spiral stands at { $spiral }.
si-event-planet-lost = { $planet } is lost to the Sun.
si-event-planets-moved = The planets move on.
si-event-families = Active Families: { $families }.
si-event-pass-token-taken = { $player } takes a Unique Pass token, face down.
si-event-pass-tokens = Pass tokens are revealed. { $tokens }.
si-event-cube = H.A.L.L. draws a { $colour } cube for { $token }.
si-event-benefit = The cube changes what { $player } has found: Prestige { $prestige }, Reputation { $reputation }.
si-event-hall-researched = H.A.L.L. develops its { $colour } Technology to level { $level } and pays: { $payment }.
si-event-spoiled-before = { $player } discards { $paid } and takes off H.A.L.L.’s board: { $removed }.
si-event-spoiled-after =
    { $added ->
        [one] { $player } discards { $paid }: { $added } red cube goes into H.A.L.L.’s bag.
       *[other] { $player } discards { $paid }: { $added } red cubes go into H.A.L.L.’s bag.
    }
si-event-converted = H.A.L.L.’s board is cleared ({ $laid }); into its bag go: { $added }.
si-event-ended-goals = Two of the three goals are met: the game ends. Final scores: { $scores }.
si-event-ended-sun = The Sun reaches Earth: the game ends. Final scores: { $scores }.

si-score-prestige = Prestige
si-score-reputation = Reputation
si-score-probe = Probe
si-score-resources = Resources
si-score-governor = Governor
si-ending-goals = Two of the three goals are met, and the Interstellar leaves.
si-ending-sun = The Sun has reached Earth.

## How things stand

si-describe-phase-action = Round { $round }, Action Phase.
si-describe-phase-salvation = Round { $round }, Salvation Phase.
si-describe-phase-government = Round { $round }, Government Phase.
si-describe-ended-goals = The game ended in round { $round }: two of the three goals were met.
si-describe-ended-sun = The game ended in round { $round }: the Sun reached Earth.
si-describe-order = Turn order ({ $order }).
si-describe-goals = Goals: { $modules } of { $all } modules complete; { $saved } of { $goal } people saved; Probes at Trappist: { $arrived }.
si-describe-spiral = The Solar Spiral stands at { $spiral }. { $planet } is lost at { $limit }.
si-describe-lost = { $planet } is lost.
si-describe-planet = { $planet }: orbit { $orbit }, quadrant { $quadrant }, gravity { $gravity }, tokens left: { $tokens }.
si-describe-market = In the Market: { $cubes }.
si-describe-prices = Red to purple sell for { $sell } Fuel and are bought for { $buy }.
si-describe-bag = In the Solar Bag: { $cubes }.
si-describe-people = Population on Earth: { $people }.
si-describe-families = Active Families: { $families }.
si-describe-offered = Extra Action tokens to be earned: { $tokens }.
si-describe-row = { $row }: { $projects }.
si-describe-built = Mechanisms built: { $built }. Left in the stack: { $left }.
si-describe-government = World Government, row { $row }: { $spaces }.
si-describe-no-governor = There is no Governor.
si-describe-governor = { $player } governs.
si-describe-columns = Entering the columns of the Journey costs, from the first to the last: { $fuel } Fuel.
si-describe-government-probe = The Government Probe is at { $space }.
si-describe-interest = Free Points of Interest: { $spaces }.
si-describe-found = Discovered at { $space }: { $found }.
si-describe-discoveries = Discovery tokens left: { $left }.
si-describe-leader-board = New Leader Track { $board } is in play.
si-describe-track = { $track }: { $spaces }.
si-describe-standing = { $player }: Prestige { $prestige }; Reputation { $reputation }, worth { $worth } at the end; Scientists { $scientists }.
si-describe-supply = { $player } has { $fuel } Fuel and these Resources: { $cubes }.
si-describe-tokens = { $player } can still play: { $tokens }.
si-describe-played = { $player } has played: { $tokens }. The last one is active.
si-describe-passed = { $player } has passed; rotations of the Pass token: { $rotations }.
si-describe-pass-token = { $player } passes with the Unique Pass token { $token }.
si-describe-drafted = You hold a Unique Pass token face down: { $token }.
si-describe-explorer = { $player }: the Explorer is { $planet }.
si-describe-explorer-loaded = { $player }: the Explorer is { $planet }, with { $cargo } aboard.
si-describe-bases = { $player }: Bases in reserve: { $bases }.
si-describe-reserve = { $player }: Buildings in reserve: { $buildings }.
si-describe-site = { $player } has a Base { $planet } ({ $token }). Deposit now: { $deposit }. Storage: { $storage }.
si-describe-site-buildings = { $player }: Buildings { $planet }: { $buildings }.
si-describe-wormhole = { $player }: Wormhole on orbit { $orbit }, quadrant { $quadrant }.
si-describe-technologies = { $player } has researched: { $technologies }.
si-describe-indicators = { $player }: Leaders of the Starship { $starship }, Leaders of Humankind { $humankind }, Probe at { $space }.
si-describe-hall-bag = H.A.L.L.’s bag: { $bag }. On its board: { $laid }.
si-describe-hall-technologies = H.A.L.L.’s Technologies: { $levels }.
si-describe-hall-planets = On top of H.A.L.L.’s pile of planets: { $planet }. Planets in the pile: { $left }.
