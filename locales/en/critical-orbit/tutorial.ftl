## Mission Control: Critical Orbit: a job in a few lessons

mc-lesson-title = Learn a job
mc-lesson-lead = Every job has a board of its own, and only a few rules. Pick one: it takes two or three minutes.
mc-lesson-learned = learned
mc-lesson-label = Lesson: { $job }
mc-lesson-do = Do what the lesson says.
mc-lesson-done = That’s it!
mc-lesson-next = Next
mc-lesson-jobs = Choose a job
mc-lesson-practise = Practise now with an AI team
mc-lesson-rules = Read the rules
mc-lesson-leave = Leave the lesson

## When something else would be better

mc-lesson-no-value = Three 4s are waiting for a fourth: use your star for a 4.
mc-lesson-no-square = That would make a square, and squares do not count. Put it where the hints are.
mc-lesson-no-repeat = This number is in the row already and would spoil it. Use the other one.
mc-lesson-no-star = That is allowed, but earns nothing. Use the space with the star.
mc-lesson-no-short = Some cells would stay empty, and this is the last box: the column would never count. Use a larger number.
mc-lesson-no-over = The column would overflow and never count. Use a smaller number.
mc-lesson-no-join = There it joins nothing. Lay it where both of its ends meet a canister of the same colour.
mc-lesson-no-drop = That lets the star go. Use it for one of its three actions instead.

## Houston

mc-lesson-houston-neighbours = Two numbers every turn
    .text = Enter the 1 and the 4, each in a free space directly beside, above or below a number.
    .why = Which number is next door does not matter. All three stations enter the same two values, and each must enter both.
mc-lesson-houston-shape = Four equal numbers
    .text = Three 1s lie in a row. Enter the fourth below one of them.
    .why = Four equal numbers in the form L, J, S, Z or T: Mercury III gets a conduit tile of exactly this shape. They are struck out, but still count as neighbours.
mc-lesson-houston-star = A star is an extra number
    .text = You have a star: choose any number, and finish the shape of 4s.
    .why = A number on a space with a star gives one to the job whose letter it bears. A number entered with a star may earn the next.
mc-lesson-houston-lock = Houston locked!
    .text = Both values are entered. Lock your station.
    .why = When all three are locked, Mercury III rolls again. Until then you can take a number back, as long as nothing has followed from it.

## Bengaluru

mc-lesson-bengaluru-line = A line without repeats
    .text = The second row of grid A has one free space. Enter the number that is not in it yet.
    .why = A full row or column without repeats ticks a circle. A repeated number spoils its line; the line across may still count.
mc-lesson-bengaluru-pay = Lines pay half valves
    .text = Three circles of grid A are ticked. Enter the 5 in the last row to complete a column.
    .why = The 4th and 8th circle of A and B give a half valve, drawn blindly; the 5th and 10th of X and Y let Mercury III choose. Two halves of one colour become a valve.
mc-lesson-bengaluru-gift = A star for somebody else
    .text = The star in grid B belongs to Cologne. Enter the 2 there.
    .why = Cologne may now enter an extra number at once. Ask the others where a star would help them most.
mc-lesson-bengaluru-lock = Bengaluru locked!
    .text = Both values are entered. Lock your station.
    .why = When all three are locked, Mercury III rolls again. Until then you can take a number back, as long as nothing has followed from it.

## Cologne

mc-lesson-cologne-bar = Numbers fill columns
    .text = Enter the 4 and the 2, each in a free box directly beside, above or below a number.
    .why = A number fills that many cells of its column. The second number may build on the first.
mc-lesson-cologne-exact = Full to the brim
    .text = Column 4 has one box left. Enter the number that fills its cells exactly.
    .why = All boxes used and every cell full: a circle is ticked, and its lock frees a canister on the Mercury board. Too much or too little never counts.
mc-lesson-cologne-star = A star is an extra number
    .text = You have a star: choose the number that fills column 6 exactly.
    .why = With a star you choose any number from 1 to 6. The stars in the lower boxes go to other stations and to Mercury III.
mc-lesson-cologne-lock = Cologne locked!
    .text = Both values are entered. Lock your station.
    .why = When all three are locked, Mercury III rolls again. Until then you can take a number back, as long as nothing has followed from it.

## Mercury III

mc-lesson-mercury-dice = The last word
    .text = You have rolled 2, 5 and 6. Houston would leave you the 2. Choose the value that moves your valve.
    .why = The other two go to every station. A 1, 2 or 3 moves the white valve, a 4, 5 or 6 the black one; at the end of its track the valve is yours.
mc-lesson-mercury-tile = Join two canisters
    .text = Turn the tile and lay it so that its pipe joins the two yellow canisters.
    .why = Two canisters of one colour, joined by an unbroken pipe: the oxygen on its tiles counts. You can move everything again at any time.
mc-lesson-mercury-valve = No stem may stay bare
    .text = This tile has a white stem. Put your white valve on it.
    .why = A stem without a valve of its colour breaks the connection. Tiles with stems hold more oxygen.
mc-lesson-mercury-canister = Canisters can move
    .text = The yellow canister with the square is unlocked. Move it to where the pipe ends.
    .why = Unlock cards from Cologne free canisters. They move along their own side only.
mc-lesson-mercury-star = Your star
    .text = You have a star. Use it for one of its three actions.
    .why = Take a useless half valve out of the bag, put the better unlock card on top, or turn up a tile to see what it is worth. Your board stays hidden, so tell the others what you are short of.
