## Mission Control: Critical Orbit: the rules reference

rules-critical-orbit-title = Mission Control: Critical Orbit: the rules
    .text = Everything we play by, one numbered rule at a time. The numbers are the same in every language, so you can settle a question at the table by quoting one.

## Sections

mc-section-basics = The basics
    .text = What the mission is about, who does what, and how it is won. For 1–4 players; a mission takes 20 to 30 minutes.
mc-section-setup = Setting up
    .text = What lies ready before the clock starts.
mc-section-turn = The turn
    .text = From the roll to the last station’s call.
mc-section-stars = Stars
    .text = Small helps that the roles send each other.
mc-section-mercury = Mercury III
    .text = Conduits, canisters and valves: how oxygen begins to flow.
mc-section-houston = Houston
    .text = Shapes of equal numbers become conduit tiles.
mc-section-bengaluru = Bengaluru
    .text = Lines without a repeated number become half valves.
mc-section-cologne = Cologne
    .text = Columns filled exactly unlock canisters.
mc-section-deck = The AI deck
    .text = How cards play the stations that nobody sits at.
mc-section-house = House rules
    .text = Where the rulebook leaves a question open, or the box is unknown to us, this is our answer.

## The basics

rule-MC-1 = You are all on the same side and play against the clock: 20 minutes in all, unless you agree on another clock (MC-H14). There are four roles, each with a task of its own: Mercury III, the flight commander, and the Mission Control stations Houston, Bengaluru and Cologne.
rule-MC-2 = In the box: a bag; 3 black and 3 white release valves; 4 black, 4 white and 2 red half valves; the Mercury III board with its screen; 3 station boards and 3 player aids; 8 unlock cards; 35 AI cards; 2 blue, 2 green and 2 yellow canisters; 3 dice; 30 conduit tiles; 2 blueprint tiles; 3 pens. A timer is not included; here the server keeps the time.
rule-MC-3 = You win when the valid connections on the Mercury III board hold at least the target of oxygen units before time is up. The target is 6 on easy, 8 on normal and 10 on hard.
rule-MC-4 = If time runs out first, you all lose. Nothing else loses the mission.
rule-MC-5 = With fewer than four people, the AI deck plays the missing stations, or someone takes several roles. The deck never flies Mercury III: a person or an AI seat has to.
rule-MC-6 = Each station delivers one thing to Mercury III: Houston conduit tiles, Bengaluru half valves, Cologne unlock cards.

## Setting up

rule-MC-7 = Choose one of the start set-ups, roll a die for one, or invent your own. It says at which edge places the 6 canisters stand, all of them locked. We have 12 of our own: a die picks from 1–6, and 7–12 stand farther apart, for experts. In a set-up of your own they stand wherever you like, at most one at a place; here you are warned if the pipes could not carry enough oxygen.
rule-MC-8 = A white release valve begins on the valve recovery track for 1–3, a black one on the track for 4–6.
rule-MC-9 = The conduit tiles are sorted by shape, L, J, S, Z and T, into 5 shuffled stacks, face down.
rule-MC-10 = All 10 half valves go into the bag. The other 2 white and 2 black release valves lie beside the board.
rule-MC-11 = The 8 unlock cards are shuffled, face down. Mercury III has the 3 dice and sits behind a screen: the other roles do not see its board, nor what lies beside it.
rule-MC-12 = Agree on how hard it shall be. Each station takes its board and its aid.

## The turn

rule-MC-13 = The clock starts when everyone has said that they are ready. Mercury III sets the pace: each turn it rolls the 3 dice and reads them out.
rule-MC-14 = Mission Control discusses which 2 of the values it wants. Mercury III confirms them and has the last word; after that, nothing can be changed.
rule-MC-15 = All stations get the same two values, and each station has to enter both.
rule-MC-16 = The third value is for Mercury III: with 1–3 the white valve moves one space along its recovery track, with 4–6 the black one.
rule-MC-17 = If the valve reaches a space with a star, Mercury III gets a star. If it reaches the end of the track, Mercury III keeps it as an ordinary release valve.
rule-MC-18 = A track is not refilled. Of the 3 valves of a colour one comes from the track and two from half valves: 4 halves make 2.
rule-MC-19 = A station that is done calls its name and “locked”. “Mission Control is locked” follows when every station has locked and has used its stars: after the last station’s call, or after the last star. Only then does Mercury III roll again, and only when its own stars have been dealt with, too; a delivery may wait. Here a station that has not locked can take back its last entries of this turn, as far as nothing has followed from them.
rule-MC-20 = Mercury III builds whenever it likes, while the others write. That takes no turn.

## Stars

rule-MC-21 = Every star symbol belongs to one of the four roles. Whoever enters a number on a star space gives that role a star at once.
rule-MC-22 = A station with a star may at once enter one extra number of its choice, 1–6, by its own rules of placement. That number may earn another star.
rule-MC-23 = For a star, Mercury III does one of three things: draw a half valve blindly, then remove it from the game or put it back; look at the top 2 unlock cards, put one back on top and the other at the bottom; or turn up the top conduit tile of one stack, say whether it bears a star, and leave it there, beside those that are open already.
rule-MC-24 = When a shape is delivered of which tiles lie face up, Mercury III chooses: one of them, or the next one face down. Two stars on the same stack lay open two tiles.
rule-MC-25 = A conduit tile with a star gives it to Mercury III as soon as the tile is turned up, by a delivery or by a star.

## Mercury III

rule-MC-26 = When Houston completes a shape, Mercury III takes a conduit tile of that shape. It may lie any way round.
rule-MC-27 = A tile lies wholly inside the grid, along its lines, and on no other tile.
rule-MC-28 = No tile has to be placed. Tiles on the grid may be moved, turned or taken off at any time.
rule-MC-29 = Edge places are named by their side and a number: T is the top, R the right, L the left and B the bottom. So L2 is the second place on the left.
rule-MC-30 = When Cologne reaches a lock, Mercury III turns up the next unlock card. The canister it shows is now unlocked. A red X does nothing.
rule-MC-31 = Canisters are told apart by colour and symbol, circle or square. There is one unlock card for each of the 6, and 2 cards with a red X.
rule-MC-32 = An unlocked canister may be moved at any time until the mission ends, but only along its own side, and never to a place where another stands. Locked canisters do not move.
rule-MC-33 = Half valves come at Bengaluru’s word: either drawn blindly, or chosen by looking into the bag.
rule-MC-34 = Two half valves of one colour are traded for one release valve of that colour; here that happens by itself. Red half valves are useless.
rule-MC-35 = Release valves need not be used at once, and they may be moved at any time.
rule-MC-36 = If a conduit tile has a valve stem, a release valve of the same colour has to sit on it; without one, the connection does not work.
rule-MC-37 = A valid connection joins two canisters of the same colour by an unbroken path of conduits, with a matching valve on every stem of the path.
rule-MC-38 = A connection is not valid if a stem on it is bare, if it joins no canister, or if it joins only one.
rule-MC-39 = There may be several connections. Mercury III may count the oxygen on complete ones at any time; as soon as it reaches the target, you win. Here the server counts after every step.

## Houston

rule-MC-40 = Enter both values each turn, each in a free space directly above, below, left or right of a number, whatever its value. Dark spaces stay empty.
rule-MC-41 = Four connected equal numbers in the form of an L, J, S, Z or T complete a shape. Shapes may be turned but not mirrored. A straight line and a square block do not count.
rule-MC-42 = At once, the shape is announced to Mercury III, its 4 numbers are struck out, and one circle beside that shape is ticked. Here all of that happens by itself.
rule-MC-43 = Struck numbers make no further shape, but you may still write next to them.
rule-MC-44 = There are 30 tiles of 5 shapes, so each shape has 6 circles.
rule-MC-45 = With a star, enter any number in any free space that the rule of placement allows.
rule-MC-46 = The two blueprint tiles only help you to see shapes; they have no other use.

## Bengaluru

rule-MC-47 = There are four grids: A and B above, X and Y below. Enter both values each turn, in one grid or in two, each directly above, below, left or right of a number.
rule-MC-48 = A row or column counts when it is full and holds no value twice; then its circle is ticked. You may enter a value twice: it spoils that line, while the line crossing it may still count.
rule-MC-49 = A and B are 4 × 4, with 8 lines and 8 circles each; X and Y are 5 × 5, with 10 lines and 10 circles each.
rule-MC-50 = With the 4th and the 8th circle of A or B, Mercury III draws a half valve blindly. With the 5th and the 10th circle of X or Y, it looks into the bag and chooses one.
rule-MC-51 = A grid earns at most 2 half valves, so all four earn 8.
rule-MC-52 = With a star, enter any number in any grid, by the same rule of placement.

## Cologne

rule-MC-53 = Enter the two values one after the other, each in an empty coloured box directly above, below, left or right of a number. So the second may stand next to the first.
rule-MC-54 = With each entry, that many cells are filled in the column above the box.
rule-MC-55 = A column is complete when all its boxes are used and its cells are filled exactly. Then the leftmost empty circle is ticked, strictly from left to right.
rule-MC-56 = You may overfill a column, but then it never counts. Nor does it count if all boxes are used and cells are left over.
rule-MC-57 = If the ticked circle has a lock, Mercury III turns up an unlock card at once. Not every circle has one: on our board circles 1, 3, 5, 7, 9, 11, 13 and 15 do, of 16.
rule-MC-58 = Columns have 2 to 5 boxes. Our board has 16 columns with 58 boxes and 203 cells in all.
rule-MC-59 = With a star, enter any number in any coloured box, by the same rule of placement.
rule-MC-60 = Each station’s board has printed numbers to begin from. Ours are house values: 6 in Houston, 5 in Bengaluru’s grids and 3 in Cologne, where their cells are filled already. So are the places of the stars.

## The AI deck

rule-MC-61 = You choose which stations the AI deck plays. A person at another station does what the cards ask, gives the stars and uses them; if there is none, Mercury III does.
rule-MC-62 = Each turn, after the roll, the next AI card is turned up. Ignore the parts for stations that people play.
rule-MC-63 = If a rolled value equals the number beside one of the deck’s stations, that value must be one of the two kept. Both may be forced that way.
rule-MC-64 = Both actions of each of the deck’s stations always happen, whether its number was rolled or not.
rule-MC-65 = Houston has no grid then. Each of the 5 shapes has 4 squares, and 1 of them is ticked before the start. A card shows 2 shapes, and one square of each is ticked. A full shape earns a conduit tile and a circle, and its squares are emptied. Some cards also give a star to another role: of our 35, 2 to Bengaluru, 2 to Cologne and 2 to Mercury III.
rule-MC-66 = For Bengaluru, a card has 2 squares, each with one or more grids lit. For each, tick any space in a lit grid, without a number, by the rule of placement; where several are lit, you choose. Of our 70 squares 12 leave that choice. Full rows and columns always count; they earn half valves as in MC-50.
rule-MC-67 = For Cologne, a card shows 2 sizes, from 2 to 5. Each time, tick a box in a column with that many boxes, by the rule of placement; cells do not matter. A column with all boxes ticked earns the next circle, and a lock works as usual.

## House rules

rule-MC-H1 = The Mercury III grid is 8 × 8. Its edge places are T1–T8 and B1–B8 from left to right, and L1–L8 and R1–R8 from top to bottom.
rule-MC-H2 = A valve recovery track has 8 steps after the start. Steps 3 and 6 bear stars; step 8 is the end.
rule-MC-H3 = The second of the two unlock cards that a star lets Mercury III see goes to the bottom of the deck. When fewer than two are left, a star cannot look at any.
rule-MC-H4 = Stars on our conduit tiles are for Mercury III; on tiles of your own they may be for any role. A tile gives its star only once.
rule-MC-H5 = Half valves that were traded or removed are out of the game.
rule-MC-H6 = If a station has no space left that it may write in, that entry is skipped, and the table is told.
rule-MC-H7 = If one number completes several shapes, Houston picks one of them at once; the numbers it does not use stay in play. A shape whose 6 circles are ticked, or whose tiles are gone, cannot be taken.
rule-MC-H8 = Open ends of conduits do no harm: nothing leaks.
rule-MC-H9 = Two canisters of a colour are connected if there is a path of tiles between them on which every tile has all its stems covered. Every tile on such a path gives all its oxygen, and only once. Different colours may share tiles. Our 30 tiles bear 36 oxygen units, 8 white and 8 black stems and 5 stars.
rule-MC-H10 = When the unlock cards are used up, a lock does nothing.
rule-MC-H11 = A star for one of the AI deck’s stations: Houston ticks 1 square of any shape, Bengaluru 1 space in any grid, Cologne 1 box in any column. Star spaces ticked that way give their star.
rule-MC-H12 = The two actions of one of the AI deck’s stations are done in the order on the card; one that cannot be done yet waits for the other, and is skipped if it cannot be done then either. When its cards are used up, they are shuffled again.
rule-MC-H13 = A value that was rolled twice is forced only once, and never more than 2 dice are forced: Houston’s number goes first, then Bengaluru’s. No number stands twice on one of our cards.
rule-MC-H14 = One person may play every role. The clock can be set to 20, 25 or 30 minutes (a first mission is offered as easy, with 30), or left out: then the mission has 30 turns, or as many from 1 to 99 as you agree on.
rule-MC-H15 = When time is up, the oxygen is counted once more as the board lies then. The clock stops when everyone at the table wants it, and runs on the same way; meanwhile nobody sees the boards.

## Pictures

picture-of-dice = Three dice: 3 and 5 are underlined, the 2 is left over.
picture-of-halves = Two white half valves make one white release valve.
picture-of-stems = A bare stem, and the same with a black valve on it.
picture-of-canisters = Four canisters: yellow and blue, each round and square.
