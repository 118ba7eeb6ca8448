## Starship Interstellar: the first round, step by step

si-lesson-title = The first round
si-lesson-leave = Leave the lesson
si-lesson-rival = Rival
si-lesson-rules = All the rules
si-lesson-other = That comes later. For now do what the lesson asks; it glows on the table.

si-lesson-earth = Earth gives Fuel
    .text = The Sun is growing, and you lead one of the corporations that can still do something about it. Most Prestige wins. A round begins with the Action Phase: you play tokens from your mat, one in a turn. Earth’s token brings Fuel, which moves everything else.
si-lesson-research = Research
    .text = A Technology costs Resources and one Scientist. Most of them come with a Building. A Drill brings more out of the ground, so let us have one.
si-lesson-travel = Out to Mars
    .text = Your Explorer carries five things. Take a Base and the new Drill along. A trip costs Fuel for the planet you leave, for orbits and quadrants you cross, and for the Asteroid Belt. The bar shows the price before you go.
si-lesson-settle = Settle
    .text = A Planetary Production token is turned over: how many Resources lie in the Deposit, and how many go home at once. Keep it, and it becomes a token of yours: from the next round on you play it to produce there.
si-lesson-sun = Tap the Sun
    .text = Two Resources come out of the Solar Bag. Each one you keep costs its value in Reputation, and makes the Sun grow: first Mercury burns, then Venus, then Earth.
si-lesson-pass = Pass in time
    .text = Who passes first has the first turn in the next phase, and the Pass token turns to better rewards while others play on. You have done enough.
si-lesson-people = The Salvation Phase: people
    .text = Now the same tokens serve with their other side. Each can do any of four things, and one of them with a bonus of 1 Prestige. Save somebody: pay a Resource of their colour, and gain Reputation and a step on the track of Humankind’s Leaders.
si-lesson-government = A voice in the Government
    .text = Your Scientists climb the World Government row by row. Each space has its own bonus, and whoever is highest and furthest left is the Governor.
si-lesson-mechanism = The ship grows
    .text = Pay for a Mechanism of the Current or Long-Term Projects. Its value becomes Prestige, and the Interstellar grows by a piece.
si-lesson-probe = To Trappist
    .text = Your Probe pays Fuel for each column. What it finds under the fog stays on the map, and the first to arrive earns most.
si-lesson-round = The round ends
    .text = When everybody has passed, the Government acts by itself: it builds, saves people and moves its own Probe.
si-lesson-governor = You are Governor
    .text = So you steer the Government’s Probe and get what it finds. Then the Sun grows, planets move on, and everybody takes their tokens back.
si-lesson-done = That was a round!
    .text = The game ends when two of three goals are met, the ship, the people, a Probe at Trappist, or when the Sun takes Earth. Your Drill waits on Mars.

si-lesson-do-play = Press your token: { $token }.
si-lesson-do-research = Press the Drill among the Technologies.
si-lesson-do-load = Load the { $item }.
si-lesson-do-fly = Press Mars in the solar system.
si-lesson-do-settle = Keep the token.
si-lesson-do-put-building = Put the Drill on Mars.
si-lesson-do-keep = Keep both Resources.
si-lesson-do-pass = Pass.
si-lesson-do-salvation = Choose: { $command }.
si-lesson-do-save = Press the red people on Earth.
si-lesson-do-send = Press the space that glows in the World Government.
si-lesson-do-build = Press the Mechanism that glows.
si-lesson-do-advance = Press the space that glows on the Journey.
