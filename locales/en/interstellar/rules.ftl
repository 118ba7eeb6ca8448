## Starship Interstellar: the rules reference

rules-interstellar-title = Starship Interstellar: the rules
    .text = Everything we play by, one numbered rule at a time. The published base rulebook was not at hand: what is marked as a house rule, and every rule whose number begins with HV, is our own and not the published game’s.

## Sections

si-section-basics = The basics
    .text = What the game is about, and what everyone begins with. For 1–4 players.
si-section-turn = A turn
    .text = Tokens, repeating and passing.
si-section-actions = The Action Phase
    .text = The Sun, research, the Market and Earth.
si-section-travel = Travel
    .text = Orbits, quadrants, Bases, and planets that burn.
si-section-production = Planetary Production
    .text = From the Deposit to the Storage, and home.
si-section-technologies = Technologies
    .text = What research unlocks. Levels of one Technology add up.
si-section-salvation = The Salvation Phase
    .text = Representatives, Mechanisms, people and Probes.
si-section-extras = Extra Action tokens
    .text = 24 tokens, each with an Action side and a Salvation side.
si-section-government = The Government Phase and the end
    .text = What the World Government does, how the Sun grows, who wins.
si-section-variants = Variants
    .text = Seven of them, alone or in any mix.
si-section-hall = H.A.L.L.
    .text = The automa that plays against you when you are alone.

## The basics

rule-SI-1 = 1 to 4 corporations compete for Prestige while the Sun grows. Alone, you play against H.A.L.L. on the set-up for 2.
rule-SI-2 = A round has 3 phases: the Action Phase, the Salvation Phase and the Government Phase.
rule-SI-3 = Resources come in 5 colours. Their values, which are also their levels, are: red 1, yellow 2, green 3, blue 4, purple 5. Cubes never run out.
rule-SI-4 = You have your own Deposit and your own Storage on every planet where you have a Base.
rule-HV-01 = The Golden Rule: a Resource may pay for any Resource of equal or lower value, and there is no change. What is paid for Technologies, Mechanisms and Population goes to the Market; Fuel and Scientists go back to the supply. H.A.L.L. pays with the cheapest cubes that will do.
rule-HV-02 = You begin with 3 Scientists, 1 red and 1 yellow Resource, Reputation 10, no Prestige, 4 Bases, and 12 Fuel, or 11 if you are third or fourth in turn order. Resources, Fuel and unplayed tokens are hidden from the others unless you agree otherwise.

## A turn

rule-SI-5 = On your turn play a new token onto your pile, repeat the active token on top if it has the repeat sign, or pass.
rule-SI-6 = The same tokens serve in both phases, first with their Action side, then with their Salvation side. Planetary Production tokens are put away for the Salvation Phase and come back in the next round.
rule-HV-03 = You have Travel, Market, Technology Research and Solar Extraction, and an Earth production token. The first 3 are repeatable. Their bonuses of 1 Prestige Point are for: Travel, a Representative; Market, a Mechanism; Research, the Probe; Solar Extraction, Population. Of the extra tokens, those for Travel, Market and Research repeat, improved or not; only the free trip does not. Beside the board lie 3 Extra Action tokens for each player.
rule-SI-7 = Your Pass token turns while others play on. When the phase ends you take the reward it has reached or an earlier one.
rule-HV-11 = When you pass you stand at position 0 and move up by 1 whenever your turn would come, to 5 at most. Action Phase: 1 Fuel, 2 Fuel, 1 red, 1 yellow, 1 Scientist. Salvation Phase: 1 Fuel, 1 Reputation, 3 Fuel, 1 red, 2 Prestige Points. Who has passed is out for that phase.
rule-HV-12 = The first player is drawn by lot, then it goes clockwise. The order of passing is the order of the next phase.

## The Action Phase

rule-SI-8 = Solar Extraction: draw 2 Resources from the Solar Bag and keep any of them. You lose Reputation equal to the value you keep.
rule-HV-09 = The Solar Bag holds 14 red, 12 yellow, 9 green, 6 blue and 4 purple; unkept cubes go back, and it is reset every Government Phase. You may keep only what you have the Reputation for. Each kept cube moves the Solar Spiral by 1, each Government Phase moves it by 2. Mercury, Venus and Earth are lost at 16, 28 and 37 with up to 2 players, at 21, 36 and 48 with 3, at 24, 42 and 54 with 4.
rule-SI-9 = Technology Research: pay the Resources of a Technology and 1 Scientist.
rule-HV-13 = Salvation Technologies cost, in the order you research them: yellow; red and green; yellow and blue; green and purple. The levels of other Technologies are taken in order, one in an action.
rule-SI-10 = Market: sell and buy Resources for Fuel.
rule-HV-10 = Red to purple sell for 1, 2, 3, 4, 5 Fuel and are bought for 3, 4, 6, 8, 10. In stock at the start: 3, 3, 2, 1, 1. In one action sell any number of 1 colour and buy any number of 1 colour. Every Government Phase each colour is trimmed to 4. So nothing is gained by buying back what was sold, not even with Better Prices; who repeats that token keeps it on the side, selling or buying, that it made better first in this phase.
rule-SI-11 = Earth’s production token gives 4 Fuel.

## Travel

rule-SI-12 = A trip costs Fuel for the start planet’s gravity, for orbits and quadrants crossed, and for the Asteroid Belt. No reduction takes it below 0.
rule-HV-04 = There are 8 orbits of 4 quadrants; the Asteroid Belt lies between orbits 4 and 5. Gravity from Mercury outwards: 1, 2, 2, 1, 4, 3, 2, 2. Each round Mercury moves by 3 quadrants, Venus by 2, Earth by 1; Mars, Jupiter, Saturn, Uranus and Neptune move by 1 every 2, 3, 4, 5 and 6 rounds.
rule-HV-05 = A trip costs the start planet’s gravity, 1 for each orbit, 1 for each quadrant (the shorter way round) and 1 for crossing the belt. With the Wormhole, Earth and its place are 1 Fuel apart; from there orbits and quadrants count.
rule-SI-13 = Where you have no Base you turn over a Planetary Production token and may keep it. If you do, it covers your active token, you deploy the Base and Buildings aboard, fill your Deposit, and take the cubes beside the ARS sign.
rule-HV-06 = The Explorer carries 5 things: cubes, Bases, Buildings. Before a trip you load what lies where you are; on Earth everything is unloaded, and where you have a Base you may put up Buildings from aboard. A Storage holds 6 cubes, a Deposit 8; you have at most 3 Buildings and 1 Base on a planet. To settle you need a Base aboard and a token left in the stack; a token you decline goes under it. When leaving you may dismantle: Base and Buildings come aboard, the token goes under the stack, cubes left are lost. When a planet is destroyed, Buildings go back to Earth like Bases, and an Explorer there returns to Earth; cubes on the planet and aboard that Explorer are lost.
rule-SI-14 = When a planet is destroyed its Bases go back to their owners on Earth, and its tokens leave the game.

## Planetary Production

rule-SI-15 = In production the Base moves 1 cube from the Deposit to the Storage, the Explorer 1 more if it is there, and each Building is used once, in any order. What does not fit into the Storage is lost.
rule-HV-07 = Each planet but Earth has 10 tokens, of which 4 are in the game. Near planets are rich but burn, Mars is safe and poor, outer planets are rich and dear to reach.
rule-HV-08 = All levels of a Building’s Technology apply once for each Building; a Converter’s levels, and the cubes of a Drill or an ARS, may be used one at a time, with others in between. You may produce with an empty Deposit if a Building can still do something.
rule-SI-16 = A refill adds cubes of the Deposit’s colour; an improved one adds cubes 1 level higher, and purple stays purple.

## Technologies

rule-SI-17 = ARS, for red; red and yellow; red, green and purple: one more ARS Building each. In production each one sends up to 2, 3, 5 cubes from the Storage to your supply.
rule-SI-18 = Converter, for red; red and blue; red, yellow and purple: one more Converter each. Level 1 changes 1 cube in the Storage into one up to 2 levels higher. Level 2 turns 1 cube of the Deposit into 2 cubes a level lower, red staying red. Level 3 turns 1 cube of the Deposit into 1 a level higher, purple staying purple.
rule-SI-19 = Outpost, for red; red and yellow; green, blue and purple: one more Outpost each. In production each one gives 3, 6, 9 Fuel.
rule-SI-20 = Drill, for red; yellow and green; green, blue and purple: one more Drill each. In production each one moves 1, 2, 3 cubes from the Deposit to the Storage.
rule-SI-21 = Solar Extraction, for yellow; red and green; yellow, blue and purple: the Reputation lost is 2 lower; you draw 1 more cube that costs nothing; you lose no Reputation and draw 1 more whenever you keep something. Cubes drawn on top change neither your Reputation nor the Solar Spiral.
rule-SI-22 = Travel, for yellow; red and green; green, blue and purple: the Asteroid Belt does not count; the start planet’s gravity does not count; you place a Wormhole in any quadrant of any orbit and fly between it and Earth for 1 Fuel.
rule-SI-23 = Accelerated Cryogenic Processing: save up to 2 Population in one action and pay for both. You still take only 1 step on the track.
rule-SI-24 = Build Extra: the Future Projects are open to you, and 1 Resource of the cost may be a level lower.
rule-SI-25 = Deep Space Power: in your own Probe action, Deep Space may serve as a Wormhole.
rule-SI-26 = Government Plus: send any number of Scientists in one action.

## The Salvation Phase

rule-SI-27 = An ordinary token offers all 4 Salvation actions and gives 1 Prestige Point for the one printed on it.
rule-SI-28 = Send a Representative: 1 Scientist takes a space of the World Government, and you take the space’s bonus. Who has one in the highest row can send no more.
rule-HV-14 = There are 4 rows with one space more than players (3 when alone). A space holds 1 Scientist, and you have 1 in a row at most; you enter a row only from the one below. The Governor is the owner of the leftmost Scientist in the highest row that holds any. When a module is complete the Governor’s Scientist goes home, and the others, in turn order, may move up from the row below into that row, without a bonus.
rule-SI-29 = Build a Mechanism: pay for one of the Current or Long-Term Projects, gain Prestige equal to its value, and take 1 step on Leaders of the Starship, also when you build 2.
rule-HV-16 = Each of the 3 rows has 4 spaces. Of 12 starting Mechanisms 8 fill the first 2 rows; the third comes from a stack of 36. Gaps are filled in the Government Phase.
rule-HV-17 = The Interstellar has 3 modules of 9 Mechanisms with up to 2 players, 11 with 3, 14 with 4. Who completes one gains 2 Prestige Points; after the last one nothing more is built.
rule-SI-30 = Save Population: pay 1 Resource of the person’s colour, gain Reputation equal to its value, and take 1 step on Leaders of Humankind.
rule-HV-18 = On Earth, red to purple: 11, 9, 7, 5, 4 with up to 2 players, 14, 12, 9, 7, 5 with 3, 17, 15, 12, 9, 6 with 4. The goal is 28, 37 or 51 saved, the Government’s included.
rule-SI-31 = Advance your Probe: pay Fuel and enter the next column. Whoever first enters a space reveals a Discovery and gains 1 Prestige Point; its other effect is for every visitor.
rule-HV-20 = The Journey has 10 columns, of 5 rows except the last one, which is Trappist. A move goes straight ahead or 1 row aside and costs 2, 3, 4, 5 or 6 Fuel in columns 1–2, 3–4, 5–6, 7–8 and 9–10. Points of Interest hide no Discovery; they give their first visitor 2, 3 or 4 Prestige Points in columns 1–3, 4–6 and 7–9. Trappist gives 10, 7, 5, 3 in order of arrival, the Government’s Probe not counted.
rule-HV-21 = 40 Discoveries: 14 Deep Space, nothing; 16 Galaxies, 2 Reputation; 10 Wormholes, which let you move on at once for 1 Fuel, again and again.
rule-HV-19 = The Leader tracks have 12 spaces with a reward each; beyond the last one there is nothing.

## Extra Action tokens

rule-SI-32 = You earn up to 3: at space 5 of each Leader track and in column 6 of the Journey. Choose one of those beside the board, 6 with 2 players; you may use it in the same phase.
rule-SI-33 = Free Travel: a trip without Fuel, not repeatable. Salvation bonus: Representative.
rule-SI-34 = Better Prices: a Market action, selling for 2 more or buying for 2 less. Salvation bonus: Mechanism.
rule-SI-35 = Full Tank: 8 Fuel. Salvation bonus: Probe.
rule-SI-36 = Blue and Yellow: 1 blue and 1 yellow. Salvation bonus: Population.
rule-SI-37 = One Purple: 1 purple. Salvation bonus: Representative.
rule-SI-38 = Three Red: 3 red. Salvation bonus: Mechanism.
rule-SI-39 = Two Green: 2 green. Salvation bonus: Probe.
rule-SI-40 = Rich Refill: 3 cubes into one of your Deposits, up to 2 levels higher. Salvation bonus: Population.
rule-SI-41 = Travel of Good Repute: Travel. Salvation: 1 Reputation after any action.
rule-SI-42 = Travel of Prestige: Travel. Salvation: 2 Prestige Points after any action.
rule-SI-43 = Solar Extraction of Good Repute: Solar Extraction. Salvation: 1 Reputation after any action.
rule-SI-44 = Earth Production of Prestige: Earth production. Salvation: 2 Prestige Points after any action.
rule-SI-45 = Thrifty Research: 1 Resource of the cost may be a level lower. Salvation: only the Probe, without Fuel; Wormholes are paid for.
rule-SI-46 = Cheap Travel: 2 Fuel less. Salvation: only Mechanisms, up to 2, with 1 step.
rule-SI-47 = Wide Draw: draw 4 from the Sun, keep up to 2. Salvation: only Population, with a Resource a level lower, for both if you may save 2.
rule-SI-48 = Double Market: sell up to 2 colours, buy up to 2. Salvation: only Representatives, 2 of them, the lower row first.
rule-SI-49 = Production Anywhere: production on any planet of yours. It has no Salvation side.
rule-SI-50 = Market Leftovers: the 2 cheapest Resources of the Market. Salvation bonus: Mechanism.
rule-SI-51 = Research at the Old Price: pay the previous level’s cost; level 1 costs what it costs. Salvation bonus: Probe.
rule-SI-52 = The Whole Row: 4 Fuel. Salvation: only Representatives, with the bonuses of the whole row.
rule-SI-53 = Starship Leap: Market. Salvation: only Mechanisms, with 1 more step.
rule-SI-54 = Humankind Leap: Research. Salvation: only Population, with 1 more step.
rule-SI-55 = New Scientist: 1 Scientist. Salvation bonus: Population.
rule-SI-56 = Two Probe Moves: Market. Salvation: only the Probe, twice.

## The Government Phase and the end

rule-HV-15 = In this order: the Government builds the cheapest Current Project (Governor: 1 Prestige Point) and saves 1 person of the lowest level (Governor: 1 Reputation); its Probe moves 1 space where the Governor likes, who gets what it finds and may pay for its Wormholes (without a Governor it flies straight ahead, for nobody); goals are checked; the Sun grows; planets move; projects, Market and Solar Bag are set out anew; everyone gains 1 Scientist and takes all tokens back.
rule-HV-22 = Reputation runs from 0 to 49. At the end 0–4 is worth -3 Prestige Points, 5–9 is worth 0, 10–14 is worth 2, 15–19 is worth 4, 20–24 is worth 7, 25–29 is worth 11, 30–34 is worth 16, 35–39 is worth 22, 40–44 is worth 29, 45–49 is worth 37.
rule-HV-23 = The game ends in a Government Phase when 2 of 3 goals are met (all modules, any Probe at Trappist, enough people saved), or when the Sun reaches Earth. You may agree that then all lose.
rule-HV-24 = Final score: Prestige, the worth of your Reputation, 1 for every 2 columns of your Probe, 1 for every 5 of Resource value in your supply, 3 for the Governor. Ties: more Reputation, then more Fuel, then shared.

## Variants

rule-SI-57 = Black Holes: 8 more Discoveries. Every visitor may turn 0 to 3 Fuel into as many Prestige Points; where it is the Government’s Probe, the Governor may. Hint: they replace 8 others.
rule-SI-58 = Families: 10 tokens in 2 piles, face up. Instead of one person you may save everyone on an active token, as long as all of them are still on Earth: pay for each, gain the Reputation of each, and take 1 step on the track; every Government Phase the next 2 become active, and after the last ones all are shuffled anew.
rule-SI-59 = With Accelerated Cryogenic Processing you may save 1 more person after a Family. The token with the cheaper Resource (SI-47) helps with any 1 member of the Family.
rule-SI-60 = Lost Mining Planets: 10 more Discoveries that give every visitor the Resources shown. Hint: 10 others leave the pile.
rule-SI-61 = Multi-Resource Deposits: for each planet 2 ordinary tokens and 2 with several layers. In the other set-up 4 are drawn from all 12.
rule-SI-62 = Only the surface layer is filled at first, and the cubes beside the ARS sign are of its colour. When it runs empty during production, the next one is filled at once and production goes on with it. Refills go by the layer being mined.
rule-SI-63 = Unique Pass Tokens: from the last player to the first, everyone takes 1 of the 4 face down, then decides whether to use it; all are revealed together.
rule-SI-64 = New Leader Tracks: 4 boards with 2 sides give other rewards, among them steps on the other track, improved Deposits, Drill and ARS moves, a move of the Government Probe, a person saved and a Mechanism built free of charge. The person is one of the lowest level; the Mechanism is the cheapest of the Current and Long-Term Projects and brings its Prestige. Neither brings a step on a track.
rule-SI-65 = Universal Mechanisms: pay any Resources and gain Prestige equal to their value; with Build Extra 1 cube counts as a level higher. Where Mechanisms are compared they count as 1. Hint: 6 ordinary starting ones and both new ones begin, and 8 others leave the stack.
rule-HV-27 = What the booklet does not list for the variants is ours: the layered tokens, the Families, the mining planets, the Universal Mechanisms’ sizes, the Unique Pass tokens’ rewards, the 8 track sides. H.A.L.L. keeps the ordinary Pass token, saves single people, and spends as much Fuel as it can at a Black Hole, for the same Prestige whatever its cube. By New Leader Tracks it drills, or sends cubes home, on the planet with most to move, of equals the one nearest the Sun. Where the Government’s Probe turns up a Black Hole, the Governor also gains the 1 Prestige Point for the discovery, as with any other Discovery of that Probe. Whoever is saved after a Family costs the full price; whoever is saved free of charge still brings Reputation.

## H.A.L.L.

rule-SI-66 = H.A.L.L. has a set of its own with 1 token for each planet, drawn from those left in the box and shuffled face down, a board, a Technology board, and a bag of 15 red, 12 yellow, 9 green, 6 blue and 3 purple cubes. The 6 Extra Action tokens lie in a row.
rule-SI-67 = On its turn it plays the top token of its pile and draws a cube; the cube’s colour says how the action is done. A token that cannot be used goes under the pile, the cube back into the bag. With a purple cube the token goes back under the pile. Before each phase its tokens are shuffled; in the Action Phase those of its planets lie on top, in the Salvation Phase they are put away.
rule-SI-68 = Solar Extraction: red, it keeps the cheaper of 2; yellow, both; green, both with 2 less Reputation lost; blue and purple, both without loss.
rule-SI-69 = Research: it counts the tokens played down its Technology board, leaving out finished ones. Red, double cost; yellow, the cost; green, the cost, and it gets 1 Scientist; blue and purple, up to 2 levels.
rule-SI-70 = Travel is its only repeated action, until a new Base covers the token or there is nowhere to go; without anything to fetch and without a Base it does not travel. Trips are free and fetch cubes: it loads all that lie where it is, however many, and flies on to the planet nearest the Sun where more lie, else home. From Earth with nothing to fetch it settles on the planet it counts out, for twice the planet’s number: red 3 more, green, blue and purple 2 less, and with blue and purple 2 more cubes sent home.
rule-SI-71 = Market, for free: red, the cheapest; yellow, the 2 cheapest; green, the cheapest and the dearest; blue and purple, the 2 dearest.
rule-SI-72 = Earth production: 1, 4, 6, 10, 10 Fuel.
rule-SI-73 = Production: red, 1 cube stays behind in the Deposit; yellow, as usual; green, then the dearest cube of the Deposit becomes one a level higher in the Storage, and 3 Fuel; blue and purple, the 2 dearest become 2 levels higher, and 6 Fuel.
rule-SI-74 = Salvation: it does the action with the token’s bonus, else where it is furthest ahead (of equals Mechanism, Population, Probe), else it sends a Representative.
rule-SI-75 = Representative: red, space 2; yellow, space 1; green, as far right as possible; blue and purple, as far left as possible with the whole row’s bonuses. If you are there, it goes to your right. It refills the Deposit with the fewest cubes, of equals the one furthest from the Sun; it takes the dearest Resource, and steps where it is ahead. When a module is complete and it may move up, it does, as far left as possible.
rule-SI-76 = Probe, in this order: a known Wormhole, a free Point of Interest, a known Galaxy, an unexplored space, straight ahead; of equals you choose. Red, double cost and 1 less of each benefit; green, blue and purple, double benefit; blue and purple, it also builds the Mechanism of most value it can pay for among the Current and Long-Term Projects. Trappist’s Prestige never changes.
rule-SI-77 = Mechanism: red, the one of least value it can pay for among the Current and Long-Term Projects; yellow, the one of most value there; green, the one of most value in any row; blue and purple, that, and it saves the person of the highest level it can pay for.
rule-SI-78 = Population: red, a person of the lowest level it can pay for; yellow, of the highest; green, both with 1 step; blue and purple, of the highest, and its Probe moves without changes.
rule-SI-79 = It passes when no token can be used, with as many rotations as tokens are unused, and takes exactly that reward.
rule-SI-80 = It takes the Extra Action token it counts out and puts it under its pile. An improved action it does without the improvement, other effects exactly, and a cube for them goes to the Technology board. Production anywhere is done where most cubes are in the Deposit, of equals nearest the Sun.
rule-SI-81 = After the Government Phase the cubes on its board change: each 2 of a colour become 1 of the next one in the bag, an odd one goes back, each purple becomes red.
rule-SI-82 = With Technology 1 in a colour every cube becomes 1 of the next colour, with 2 it becomes 2; purple becomes green, and with level 2 stays purple too.
rule-SI-83 = Before that you may discard up to 1 Resource of each colour to remove a cube of equal or lower value; after it you may discard up to 1 of each colour to put as many red cubes into the bag as they are worth.
rule-SI-84 = Difficulty, red to purple: Introduction 24, 12, 6, 3, 0; Easy 20, 14, 7, 3, 1; Intermediate 15, 12, 9, 6, 3; Hard 10, 13, 11, 8, 3; Extreme 6, 15, 11, 9, 4.
rule-HV-25 = Its Technologies cost, for level 1 and level 2: red, and red with yellow; yellow, and yellow with green; green, and green with blue; blue, and blue with purple; purple, and 2 purple; and 1 Scientist each time.
rule-HV-26 = It keeps every token it reveals and has no Buildings. The planet’s number (SI-70) is its gravity. When it has less Reputation than it would lose, it loses what it has. No hold limits what it loads (SI-70): with all the cubes of a planet it flies to the next planet with cubes. It moves the dearest cubes first. With a red cube, 1 of the cubes that production would move stays in the Deposit, the cheapest of them: a Base alone moves none, on whatever Deposit, and the token counts as played. Tokens played are those of this phase, the present one included: one that a purple cube brought back counts each time it is played; one that could not be used, a repeated trip and the token of a new Base do not count. A refill brings it the dearest cubes allowed. A Wormhole takes its Probe on as long as it can pay, at the cube’s price and for the cube’s benefit; the Government’s Probe too, where it steers that, for 1 Fuel. What it cannot pay for on top is left out. Of equal Mechanisms it takes the one in the earlier row, furthest left. You win alone with more Prestige than H.A.L.L.
rule-HV-28 = When its bag is empty, the cubes on its board go into it; if there are none, 5 red ones. From then on purple cubes bring no token back in this phase.

## Pictures

picture-of-cubes = The five Resources, from red with value 1 to purple with value 5.
picture-of-people = The Population in its five colours, from red to purple.
picture-of-orbits = The Sun and the orbits of Mercury, Venus, Earth and Mars.
