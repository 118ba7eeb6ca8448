## Contact: the rules reference

rules-contact-title = Contact: the rules
    .text = Everything we play by, one numbered rule at a time. The numbers are the same in every language, so you can settle a question at the table by quoting one.

## Sections

rules-section-basics = The basics
    .text = What the game is about and what is in the box.
rules-section-setup = Setting up
    .text = How the base game begins.
rules-section-round = The round
    .text = What happens in each of the 12 rounds, and how a mission ends.
rules-section-professional = The professional game
    .text = More chips, less fuel and three helper cards, for crews who find level 6 too easy.
rules-section-house = House rules
    .text = Where the rulebook leaves a question open, or a screen differs from a table, this is our answer.

## The basics

rule-CT-1 = Contact is played together, not against each other: 2–5 players aged 8 or older, about 20 minutes.
rule-CT-2 = In the box: 24 chips (18 planets lettered A–R, 5 asteroids and Earth), 1 rocket, 6 fuel barrels, 18 planet cards, 3 helper cards and 12 signal cards. Every signal value from 1 to 6 comes twice, which makes 42 points in all. The rewards of the professional game stay sealed until you earn one.
rule-CT-3 = Someone different plays the Source each round; everybody else forms the Crew. Which planet is the target is known to the Source alone, and the Crew has to find it.
rule-CT-4 = The only message is how long each leg of the flight lasts. Together you grow a feeling for how much distance fits into how much time.

## Setting up

rule-CT-5 = The base game uses 19 chips: the 18 planets and Earth. The 5 asteroids are left out.
rule-CT-6 = The planets start with their dark side up, shuffled and scattered irregularly over about 40 × 40 cm. No two chips touch.
rule-CT-7 = Earth lies somewhere near the middle, and there the rocket begins its journey.
rule-CT-8 = The planet cards make one face-down stack, the signal cards another; both are shuffled. You have 6 fuel barrels, and one player is chosen to be the first Source.
rule-CT-9 = Pick a level from 1 to 6; level 2 suits a first game. That many planet cards are drawn and their chips turned to colour. These cards begin the target deck, which never mixes with the stack.
rule-CT-10 = Level 6 is the highest because the cards reach no further: 6 at the beginning and 1 more in each of the 12 rounds make 18.
rule-CT-11 = Every chip shows its letter on both sides. A dark planet is simply not a possible target yet; a coloured one has joined the possible targets.

## The round

rule-CT-12 = First the top signal card is revealed: that is the prize. Then the top planet card is revealed, its chip is turned to colour and the card is shuffled into the target deck. From that deck the Source secretly draws the target.
rule-CT-13 = In the base game there are exactly level + 1 possible targets in every round.
rule-CT-14 = The Source thinks up a route: it begins at the chip with the rocket, ends at the target and runs in straight legs from chip to chip.
rule-CT-15 = A leg leads straight from one chip to another, and no third chip may be in its way. When exactly a leg is blocked is settled by CT-H2.
rule-CT-16 = You may stop over on any chip on the table, dark ones included: the base game has 19 of them. Flying to the target in a single leg is fine too.
rule-CT-17 = A route never lands on the same chip twice.
rule-CT-18 = With a route in mind, the Source signals that it begins and transmits, silently and without pointing. A hand flat on the table is on the ground, raised fingers are in flight for as long as they stay up, and a tap you can hear is a landing.
rule-CT-19 = The longer the way, the longer the flight; between chips a few millimetres apart it is over in a blink. How fast your rocket flies is for your team to find out.
rule-CT-20 = The rocket stays where it is while the Source transmits.
rule-CT-21 = The Source may break off a transmission at any moment and start over from the rocket’s chip.
rule-CT-22 = The Crew may ask for 2 repeats, so it has to guess after 3 transmissions at the latest. A repeat is always a whole route, but it may be a new one.
rule-CT-23 = A wrong guess starts the count afresh: up to 3 transmissions may follow before the next guess.
rule-CT-24 = The first guess belongs to the player on the Source’s left. After a wrong guess the turn passes clockwise to the next member of the Crew.
rule-CT-25 = The guesser points to a planet in silence, and the Source says only whether it is right or wrong. The Crew does not talk it over.
rule-CT-26 = Every wrong guess costs 1 barrel. The first one in a round also costs the signal card, which leaves the game.
rule-CT-27 = When the fuel is gone, the mission has failed and you have all lost.
rule-CT-28 = After a correct guess the rocket flies to the target, and the target’s card leaves the game. That planet will not be a target again, but you may still stop over there.
rule-CT-29 = If the first guess of the round is right, you win the signal card.
rule-CT-30 = The player on the Source’s left is the Source of the next round.
rule-CT-31 = When 12 rounds are finished the signal cards are used up, and you have won. Your score is the sum of the signal cards you won, at best 42. If you still have 3 barrels or more, try a higher level next time; after level 6 that is the professional game.
rule-CT-32 = Eyes can give a route away, so do not watch the Source plan: the Source covers the eyes, or the Crew looks elsewhere. When you play on separate screens, nothing of the Source’s pointer or plan reaches the Crew.
rule-CT-33 = With 2 players, the only Crew member makes every guess, and has nobody to hold a team meeting with.

## The professional game

rule-CT-34 = All 24 chips are on the table, coloured side up, and any of them may be a stopover. Earth lies in the centre with the 5 asteroids near it, away from the edges.
rule-CT-35 = You start with 5 barrels and 3 helper cards, all active.
rule-CT-36 = Every planet not yet reached is a possible target: 18 in round 1, still 7 in round 12. The Source just takes the top card of the planet stack. Asteroids and Earth have no cards, so they are never targets.
rule-CT-37 = The Source picks one of the remaining signal cards for the round and lays it open. High values belong to easy routes, so the card itself hints at how hard the route will be.
rule-CT-38 = Apart from that the base game’s rules apply, and after 12 targets the mission is a success. Your score earns a certificate with the date and the last target planet as its sticker; turn it over to see the back. If that one is gone, take the next lower one.
rule-CT-39 = Each helper card works once and then turns inactive.
rule-CT-40 = For 1 barrel all inactive helper cards become active again, ready to use at once; so one card may help several times on the same route. Your last barrel cannot be spent on this.
rule-CT-41 = 50:50 is for the guesser, who announces it before the first of 2 guesses. Only if both are wrong does it cost you 1 barrel.
rule-CT-42 = First stopover is for the guesser: the Source moves the rocket to the chip where the route lands first. A route without stopovers leaves nothing to show, so then the card cannot be used.
rule-CT-43 = Exchange target is for the Source, who trades the target for the next card of the stack; the old one is shuffled back in without being shown. Once the signal card is chosen it is too late.
rule-CT-44 = If the Crew asks for a team meeting, it spends any one of the 3 helper cards. The guesser may then talk with the Crew before guessing, while the Source listens and keeps quiet.

## House rules

rule-CT-H1 = A chip has a radius of 17 mm, so it is 34 mm across, and the area measures 400 × 400 mm.
rule-CT-H2 = A leg is the straight line between the centres of two chips. It is blocked if the centre of another chip lies less than 17 mm from that line; a line that only touches the edge is free. The server decides, and the Source’s screen lights up the chips that can be reached next.
rule-CT-H3 = Nobody checks how people judge a distance. Our figures measure from edge to edge, that is the distance of the centres less 34 mm, and never below 3 mm. AI seats tap by the same measure, whoever guesses, and only vary how fast they fly and how far apart long and short flights are; strong ones learn from a Source’s rounds how it measures. Only stand-ins and strangers measure in their own way.
rule-CT-H4 = The chip where a route starts counts as visited, so the route cannot land there again.
rule-CT-H5 = In free mode, the usual one, the route exists only in the Source’s mind: the times are recorded, and nothing is checked. In guided mode the Source first taps the route in private. The server then checks CT-15 and CT-17, knows the stopovers and can show the route after the round.
rule-CT-H6 = The mission is lost at the very moment you pay the last barrel.
rule-CT-H7 = A transmission that was broken off does not count towards the 3.
rule-CT-H8 = The text of 50:50 speaks of the barrel alone, so the first wrong guess still costs the signal card (CT-26), and three more transmissions may follow it (CT-23). A table may agree that the 2 guesses count as one instead: then nothing is lost or renewed before both are wrong.
rule-CT-H9 = After first stopover the rocket stays on that chip for this round, and later transmissions start from there. Used again for the same transmission, the card shows the next stopover.
rule-CT-H10 = Chips that cannot be the target are dimmed: the rocket’s own chip, every stopover the helper card has shown in this round, Earth, asteroids, planets already reached, dark chips and this round’s wrong guesses. If you tap one you are asked whether you mean it; an option blocks such guesses completely.
rule-CT-H11 = Exchange target cannot be used when the planet stack is empty.
rule-CT-H12 = Take your time: guessing has no time limit.
rule-CT-H13 = Press and hold to fly, release to land; holds under 60 ms are discarded. No flight and no pause lasts longer than 60 seconds, and a signal has no more flights than there are other chips. The recording is sent whole once the Source confirms it, and the Crew gets it with the same durations. With the option “equal pauses” every pause on the ground lasts 400 ms, so pauses cannot carry a message.
rule-CT-H14 = Earth lies at most 30 mm off the centre in each direction, asteroids 50–120 mm from Earth, and planets at random; centres keep at least 17 mm from the border and 38 mm from each other. In an accepted layout every chip has at least 3 neighbours it can fly to, every quarter holds 12–42% of the chips, and each chip can be reached from any other. Otherwise the next layout is tried.
rule-CT-H15 = A professional mission earns First Contact for 42 points, Clear Signal for 38–41, Strong Signal for 33–37, Stable Link for 27–32, Weak Link for 20–26 and Faint Echo for 0–19. There is no limit to the copies, so nobody has to take a lower one. For a base game you win, you get a mission report.
rule-CT-H16 = Before round 1 you may fly a practice round, number 0, which costs no barrel, wins no card and is flown without helper cards. Its target is one of level + 1 planets chosen just for it, or any of the 18 in the professional game. Nothing carries over: the rocket returns to Earth.
rule-CT-H17 = In family mode the Crew may talk during the rounds. The Source still may not.
rule-CT-H18 = Everyone may talk before the first round, between rounds and after the last one.
rule-CT-H19 = Any Crew member may ask for a repeat or a team meeting, and pay the barrel that makes helper cards active again for it; once a meeting is on, only the guesser may pay. It ends with the guess, with 50:50 after the second one at the latest. Only the guesser may guess and use 50:50 or first stopover. The Source may reactivate the cards too, but only before choosing the signal card.
rule-CT-H20 = Spectators see exactly what the Crew sees: at once, later or only after the game, as the table has chosen.
rule-CT-H21 = A signal is heard and gone: sound and lamp tell it once, to everybody who is there. What stays is how many flights it had; only the Source keeps the bars of its own signals until the round is over. Whoever missed it may ask for another while one is left. A table may choose a written record instead: then signals stay to be looked at as bars. The record is always kept in the practice flight, and in family mode unless you switch it off. In words, chips are close by, near, a good way off or far off: nobody has a ruler. Exact figures are for replays and the review.
rule-CT-H22 = The rulebook wants the planets spread unevenly. Planets may be strewn at random or lie in one of five ways: in five clusters, along four arms that wind around the Earth, with a void of 110 mm around the Earth, on two rings around it, or in one belt across the table. You choose, or let it be drawn by lot. In those five ways everything CT-H14 asks for holds but the count in each quarter.

## Pictures

picture-of-earth = Earth with the rocket standing on it.
picture-of-sides = A planet with its dark side up, and the same one in colour.
picture-of-route = A route in three straight legs: from Earth with the rocket over two planets to a third.
