## AI Space Puzzle: the rules reference

rules-space-puzzle-title = AI Space Puzzle: the rules
    .text = Everything we play by, one numbered rule at a time. The numbers are the same in every language, so you can settle a question at the table by quoting one.

## Sections

sp-section-basics = The basics
    .text = What the game is about and what lies on the table. For 2–5 players; a scenario takes 10–30 minutes.
sp-section-setup = Setting up
    .text = How a scenario begins.
sp-section-card = The solution card
    .text = What the AI knows and the Astronauts are looking for.
sp-section-ai-phase = The AI phase
    .text = How a round runs, and how a message comes to be.
sp-section-astronaut-phase = The Astronaut phase
    .text = What the Astronauts may do with a message, and who may talk to whom.
sp-section-panel = The key panel
    .text = Where colours meet keys, and where you show how sure you are.
sp-section-end = The end
    .text = When a scenario is over, and what it takes to win it.
sp-section-scenarios = Scenarios and after
    .text = What a scenario fixes, how one leads to the next, and a few tips.
sp-section-house = House rules
    .text = Where the rulebook leaves a question open, or a screen differs from a table, this is our answer.
sp-section-special = Special rules
    .text = Twists of our own. A scenario names the ones it plays with; the rest are asleep.

## The basics

rule-SP-1 = You are all on the same side: one of you is the AI, everyone else is an Astronaut. Either all of you win or all of you lose.
rule-SP-2 = Only the AI knows the solution. The Astronauts have to rebuild it before the rounds run out.
rule-SP-3 = No rule fixes what a token means. You find a language of your own as you play, and you build it together.
rule-SP-4 = Every game plays one scenario from a book of them. Ours is described in SP-H16, and you can add pages of your own.
rule-SP-5 = In the box: 16 rooms, 10 solution cards and 3 crisis cards, all printed on both sides, 4 role cards, a wooden card stand, the AI’s screen, the scenario book, the rulebook, 6 pawns, 6 colour markers, 6 dice, neutral markers, communication tokens, 1 crisis token and the key panel. Which tokens we play with is in SP-H14.
rule-SP-6 = The 6 colours are green, blue, black, red, yellow and white. Each has one pawn, one colour marker and one die.
rule-SP-7 = There are 4 security keys: square, triangle, round and hexagon.
rule-SP-8 = Rooms show up to 4 icons: antenna, engine, battery and telescope.
rule-SP-9 = No two rooms carry the same set of icons. The 16 rooms are exactly the 16 sets there can be: 1 room with no icon, 4 with one, 6 with two, 4 with three and 1 with all four.
rule-SP-10 = Every icon has its fixed place inside a room, so a message can copy the way a room’s icons are arranged. Which place belongs to which icon is settled by SP-H6.
rule-SP-11 = Every colour also has a pattern of its own, and you see it on pawns, markers and cards. Nobody has to tell the colours apart by colour alone.

## Setting up

rule-SP-12 = Choose who plays the AI. At a table the AI sits across from the Astronauts, behind a screen. Here the server is the screen: the AI’s draft lies behind it, and nobody sees it until the reveal.
rule-SP-13 = The 16 rooms are shuffled and laid face up in a 4 × 4 grid. That is the ship map, and everyone sees it, the AI too.
rule-SP-14 = A solution card is drawn at random for the AI alone. The AI chooses which of its 2 sides it plays and which of the 4 ways up it stands. The remaining cards stay in the box.
rule-SP-15 = Before the first message the AI may look at both sides of its card and turn it as it likes. Once it has chosen a side and a way up, they hold until the scenario is over.
rule-SP-16 = The card counts as the AI sees it: each of its cells means the room in the same place on the map. With 13 cards, 2 sides and 4 ways up there are 104 different solutions.
rule-SP-17 = Choose the scenario and change the setup as it says. We choose it before anything else, since a special rule may change how you begin.
rule-SP-18 = The AI gets all the tokens the scenario lists. The others are out of the game.
rule-SP-19 = On the key panel a neutral marker covers every ✓, so that only question marks are showing. One more stands on the round counter, on the number the scenario gives.
rule-SP-20 = Pawns, dice and colour markers are in reach of every Astronaut. The map itself starts empty.

## The solution card

rule-SP-21 = A card is a grid of 4 × 4 cells, 4 of them coloured. You find 4 of the 6 colours there, once each, and with every one of them a different one of the 4 keys.
rule-SP-22 = A coloured cell tells two things: which pawn has to stand in that room, and which key belongs to that colour.
rule-SP-23 = Cards also show die values and mark special rooms. If your scenario plays without dice or without special rooms, those marks mean nothing.
rule-SP-24 = Crisis cards bear warning stripes. They are harder, and you may play any scenario with one in place of a normal card. What makes ours harder is in SP-H15.

## The AI phase

rule-SP-25 = A round is an AI phase followed by an Astronaut phase. It ends when the round counter goes down, and that tells the AI to begin its next message.
rule-SP-26 = The AI picks tokens and places them behind the screen. We read the scenario’s number as a limit: at least 1 token, at most that many (SP-H1).
rule-SP-27 = Tokens may go anywhere, turned any way. They may touch each other and overlap.
rule-SP-28 = Every token lies face up, and all of it has to fit behind the screen. SP-H5 says how much room there is.
rule-SP-29 = The screen never stands on the ship map, and after a reveal it goes back where it was. Ours is a frame of its own that never moves.
rule-SP-30 = The reveal lifts the screen. From then on the AI cannot change the message any more.
rule-SP-31 = Tokens are the only way for the AI to tell the Astronauts anything about the scenario: no words, no gestures, no telling faces. Talking about the rules in general is fine, and here that means pointing: at any rule and any part of the scenario’s page, whenever the AI likes (SP-H9).
rule-SP-32 = Distance, direction, rotation, nearness and overlap may all carry meaning, and so may a token that is not there. In the rulebook’s example the Astronauts go wrong because they overlook how far apart the green and the red token lie.

## The Astronaut phase

rule-SP-33 = The Astronauts decide together. In each round they have as many actions as the scenario says, and they need not use them all. How they agree that a phase is over is in SP-H17.
rule-SP-34 = Move, 1 action: a pawn goes from its room to any other room. No path is needed, and the rooms need not be neighbours. With dice, its die goes along.
rule-SP-35 = Enter, 1 action: a pawn that is not on the map goes to any room. With dice, its die comes along, and the first time it shows 1 (SP-H2).
rule-SP-36 = Remove, 1 action: a pawn leaves the map.
rule-SP-37 = Set a die, 1 action: one die is turned to any other number, however far off that is.
rule-SP-38 = Any number of pawns may share a room.
rule-SP-39 = Colour markers and neutral markers may be moved at any time during the Astronaut phase. It costs no action.
rule-SP-40 = Markers lie only on the key panel, never on the map.
rule-SP-41 = While you are still puzzling, a section of the panel may hold any number of markers in any colours.
rule-SP-42 = You can declare a solution only when each of the 4 sections holds exactly one colour marker.
rule-SP-43 = When the Astronaut phase ends, the round counter goes down by exactly 1.
rule-SP-44 = Astronauts never talk with the AI about the running scenario, and nobody agrees on a code while it runs. Some examples of what is forbidden: asking for one token if the square key is right and for another if something must turn green; asking for the key token to lie on its side if that key is in the right room; asking for keys in the order of their dice, or for as many tokens as a die shows.
rule-SP-45 = Among themselves the Astronauts talk freely. Do comment on each message: the AI reads along and learns how it is understood. If you find that too easy, play with the option “The AI hears nothing”.

## The key panel

rule-SP-46 = The panel has 4 sections, one for each key. In each there is a space for 1 colour marker, a location space with “?” and “✓” and a die space with “?” and “✓”. The last two always hold 1 neutral marker each.
rule-SP-47 = One side of a colour marker says that you are not sure, the other that you are.
rule-SP-48 = A neutral marker hides what does not hold: on the “✓” it leaves “?” to be seen, so you are not sure; on the “?” it leaves “✓”, so you are. The location space is about the room where that key belongs, the die space about the die of that key’s Astronaut.
rule-SP-49 = Without dice in the scenario the die space is not used.
rule-SP-50 = The AI sees all these marks, so they are a fair way to answer it. Whether you win does not depend on them.
rule-SP-51 = You need 9 neutral markers: 4 for locations, 4 for dice and 1 for the round counter.

## The end

rule-SP-52 = The scenario ends when the round counter reaches the hourglass. The AI shows the card: if you have rebuilt it, you all win, otherwise you all lose.
rule-SP-53 = The Astronauts can end it sooner by declaring their solution: the counter jumps to the hourglass, and the card is compared. You can do so only once per scenario. How all of you agree on it is in SP-H17.
rule-SP-54 = You win if every key section holds its colour from the card and each of the card’s 4 pawns stands in its room. If the scenario uses dice, the die of each of those pawns must show the card’s value as well. One mistake, and you have lost.
rule-SP-55 = The hourglass stands at 0, so the number you start on is the number of rounds you get. In the rulebook’s example the counter starts at 5, and after 3 rounds there are 2 left.
rule-SP-56 = Nothing is said about pawns whose colour is not on the card. We let them stand wherever they are and do not count them (SP-H3).

## Scenarios and after

rule-SP-57 = A scenario says which tokens there are, how many of them a message may use, how many actions a round has, how many rounds you get and, if need be, which special rules apply.
rule-SP-58 = Later scenarios bring in dice, trapped rooms and plenty of other trouble. How our book orders its pages is in SP-H16.
rule-SP-59 = The example in the rulebook has 5 rounds with 3 actions each, and its tokens are colours, icons and keys. The message of its round 3 takes 5 tokens: 3 icons, 1 colour and 1 key.
rule-SP-60 = Play several scenarios in a row. Each one is set up anew, with a new card or the other side of the old one; shuffling the rooms as well is up to you and makes it harder. The AI’s seat may be passed on.
rule-SP-61 = Between scenarios comes the debrief: everyone may talk, the AI too. Do talk about how you understood each other; that is how your language grows.
rule-SP-62 = How much a message can say: a colour and three icons point to a room; two keys side by side may want to trade places, or colours; a cross with keys and the die says their numbers are wrong; a key with icons means the room with just these icons. A colour, a key and “3” can mean a room with 3 icons or a die showing 3, and it is up to you which.
rule-SP-63 = A few tips: place pawns even when you only guess, because then the AI has something to answer. Spend spare actions on new pawns or on pawns that stand wrong. Keep old messages in mind, or use the panel as your notepad. As the AI, choose between saying one thing clearly and much vaguely. And take special rules for more than obstacles: they are new ways of saying something.

## House rules

rule-SP-H1 = The scenario’s number of tokens is the most a message may have; the fewest is 1. Only SR-EXACT asks for exactly that number.
rule-SP-H2 = A die enters the map showing 1. If its pawn leaves and comes back, the die still shows its last number.
rule-SP-H3 = Pawns of colours that are not on the card do not count at the end. With the option “strict map” a single one of them on the map means you have lost.
rule-SP-H4 = Only a die that is on the map can be set.
rule-SP-H5 = The frame behind the screen measures 300 × 200 mm, a token 25 × 25 mm, and the whole token has to be inside. It has a place, a rotation from 0 to 359 degrees and a height in the pile. Nothing snaps unless you want it to: an option snaps to 5 mm and 15 degrees.
rule-SP-H6 = In every room the antenna is at the top left, the engine at the top right, the battery at the bottom left and the telescope at the bottom right. Rooms always stand upright.
rule-SP-H7 = Up is up for everyone: the AI and the Astronauts see map and message the same way round. Only SR-FLIP changes that.
rule-SP-H8 = A message stays on view until the Astronaut phase ends, and then it is gone. With the assist “message log” all messages of the scenario stay readable.
rule-SP-H9 = The AI reads what the Astronauts write. With two players this includes what the lone Astronaut writes: there is nobody else to talk to, but thinking aloud is advised, and at a table the AI would hear it just as well. It does not read along with the option “The AI hears nothing”, nor with SR-BLIND. The AI itself cannot write while a scenario runs. It may point at a rule of this reference or at a part of the scenario’s page, as often as it likes, and everybody sees where; that is all.
rule-SP-H10 = Until the Astronaut phase ends, the Astronauts can take back what they have done, the last 40 steps at most, free of charge; with SR-ROLES only who may do a step may take it back. Where rooms may hold traps, entering one for the first time cannot be taken back, nor what led up to it: whether a trap was sprung or not, everybody now knows.
rule-SP-H11 = The round counter goes from 1 to 9, with the hourglass below.
rule-SP-H12 = The 4 role cards Pilot, Dockmaster, Keymaster and Engineer are used only with SR-ROLES.
rule-SP-H13 = When a crisis card is in play, the crisis token lies open on the table and says so. With SR-CRISISTOKEN it is also a 28th token: once per game the AI may add it to a message on top of the limit.
rule-SP-H14 = We play with 27 communication tokens, one of each kind: 6 colours, 4 keys, 4 icons, the numbers 1–6, check mark, cross, arrow, two-way arrow, die, question mark and empty frame. The number is known from public descriptions; which tokens they are is our own choice.
rule-SP-H15 = On our crisis cards two targets may share a room, three may stand in one row or column, or several may be neighbours. On normal cards they never do. We do not know the printed cards; all faces are our own.
rule-SP-H16 = Our book has 50 pages, all our own: 4 lessons, 14 easy ones, 10 medium, 13 hard and 9 for experts. Games of mixed tables, with AI seats and players who imitate people, put them into these levels. The pages form a ladder: winning one unlocks the next of its level, then the next level, and lessons may be skipped. On a ladder no side of a card comes twice while there are others: where one has been played, the AI gets the other. S29 is the setting of the rulebook’s example (SP-59).
rule-SP-H17 = At a table you see whether everybody agrees; here you say so. Any Astronaut may act at any time, in any order. The Astronaut phase ends when every Astronaut has said that they are done, and the solution is declared when every one of them would declare it. Any change on the map or the panel withdraws all these words.

## Special rules

rule-SR-KEYSHOWN = The right colour markers are on the key panel from the start and cannot be moved. What is left to find are the rooms, and with dice their numbers.
rule-SR-POSSHOWN = The 4 pawns of the card start in their right rooms and cannot be moved. What is left to find are the keys, and with dice their numbers.
rule-SR-TRAP = Exactly as many rooms as the scenario says are hidden traps: those marked on the card, some of them or some others besides if the numbers differ, and never a target. A pawn that enters one is taken off the map, and the actions left in this round are lost; everyone now sees the trap, and it never springs again, so its room may be entered like any other. A pawn that only drifts into a trap does not spring it. A lethal trap also costs 1 round on the counter; at 0 the scenario ends at once.
rule-SR-LINE = The tokens of a message stand upright in one row, all the same distance apart. Only their order can mean anything.
rule-SR-HEAP = The Astronauts learn which tokens the AI has used, and nothing else: the table shuffles them at the reveal, and they have neither places nor rotation.
rule-SR-COOL = A token that was used rests for the whole of the next round, the false one of SR-NOISE too.
rule-SR-JAM = In every round a few tokens, drawn at random, cannot be used. The scenario says how many, and everyone sees which.
rule-SR-STEP = A move leads only to a room that is next to the pawn’s own, sideways or up and down. Pawns enter only in one of the 12 rooms along the edge.
rule-SR-FLIP = The Astronauts see the message turned by 180 degrees, as if they sat across from the AI. The AI knows that.
rule-SR-FADE = The message disappears a while after the reveal for everyone but the AI; the scenario says how many seconds it stays. There is no message log.
rule-SR-ROLES = Only the Pilot moves pawns, only the Dockmaster enters and removes them, only the Keymaster touches the panel, and only the Engineer sets dice. In a scenario without dice the Engineer removes pawns and turns the neutral markers instead, so that nobody is without a task. Who may do a step may also take it back. With fewer than 4 Astronauts the role cards are dealt as evenly as possible, and all of them are used. Ending the phase and declaring are for everyone.
rule-SR-NOISE = Static adds 1 token to every message: a random one the AI has not used, in a random place. The Astronauts know that one token is false, but not which.
rule-SR-BLIND = The AI does not see where the pawns stand, and it does not read what the Astronauts write, for that would tell it. It sees only the panel, the round counter and traps that were sprung; spectators see no more than that either.
rule-SR-DRIFT = After every Astronaut phase but the last, one row of rooms shifts one step to the right, and the room that falls off comes back in on the left; pawns ride along. It is row 1 after round 1, row 2 after round 2, and after row 4 it is row 1 again. Solution, traps, airlocks and lifts stay where they were on the grid. What stands when the counter reaches the hourglass, or when you declare, is compared as it is.
rule-SR-EXACT = Every message uses exactly the scenario’s number of tokens, neither more nor fewer.
rule-SR-CRISISCARD = The solution comes from the crisis cards (SP-24).
rule-SR-CRISISTOKEN = Once per game the AI may add the crisis token to a message, above the limit of tokens (SP-H13).
rule-SR-LOCK = As many rooms as the scenario says are airlocks, not those marked on the card but drawn anew for every game; everyone sees them, and they may be targets like any other room. Pawns enter the map only in one of them, with SR-STEP too.
rule-SR-LIFT = As many rooms as the scenario says are lifts, not those marked on the card but drawn anew for every game; everyone sees them, and they may be targets like any other room. A pawn in a lift may move to any other lift with one action, besides the steps that SR-STEP allows. With SR-LOCK the same rooms are both.

## Pictures

picture-of-keys = The four keys: square, triangle, round and hexagon.
picture-of-rooms = Three rooms: with the antenna alone, with three icons, and with all four.
picture-of-tokens = Three tokens on the surface: two of them turned and overlapping, one far away.
picture-of-die = A red pawn, and its die turned from 2 to 5.
