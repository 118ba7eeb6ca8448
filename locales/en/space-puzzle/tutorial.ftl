## AI Space Puzzle's tutorial: both roles, one position

sp-lesson-title = Learn AI Space Puzzle
sp-lesson-label = Lesson
sp-lesson-next = Go on
sp-lesson-leave = Leave the tutorial
sp-lesson-skip = Skip to the AI’s side
sp-lesson-swap = Now be the AI
sp-lesson-play = Play a game
sp-lesson-rules = Read the rules
sp-lesson-again = Once more from the start
sp-lesson-ai = The AI
sp-lesson-crew = The crew
sp-lesson-scenario = First words

## As an Astronaut

sp-lesson-welcome = You are an Astronaut
    .text = Four pawns belong in four rooms, and each of their colours to one key. Only the AI knows which, and it cannot speak. Behind that screen it is laying tokens for you.
sp-lesson-look = Its first message
    .text = Three colours, nothing else. What could it mean? Take the surface for the ship: a token in its top left corner means the room in the top left corner.
sp-lesson-place = Put the pawns where you think they belong
    .text = Pick up the yellow, the blue and the black pawn and send each to a room: drag it, or press the pawn and then the room. A guess is fine; the AI sees it and can answer.
sp-lesson-end = Let the AI answer
    .text = You need not use every action. End the round.
sp-lesson-corrected = Black went wrong
    .text = The check mark touches yellow and blue: those are right. Black lies apart. Its token lay nearer to yellow than its room does; distances are easily misread. Now it comes with two icons, laid where they are in a room.
sp-lesson-lucky = Three out of three
    .text = The check mark touches yellow and blue: those are right. Black lies apart, with two icons laid as in a room, and the room you chose has exactly these. Well guessed: the distance could easily be misread.
sp-lesson-icons = Which room is it?
    .text = Antenna at the top left, telescope at the bottom right, nothing else. Move the black pawn to the room with exactly these two icons.
sp-lesson-corner = And a fourth colour
    .text = Red lies alone in a corner. You know that kind of message by now: send the red pawn there.
sp-lesson-key = A colour on a key
    .text = Black lies on the hexagon key, so black belongs to that key. Put the black marker into the hexagon’s section of the panel. That costs no action.
sp-lesson-sure = Show that you are sure
    .text = Each section has a mark for its room. Press the question mark of the hexagon: now the AI sees that it need not repeat black.
sp-lesson-go-on = Next round
    .text = The rooms are done, three keys are missing. End the round.
sp-lesson-keys = Three pairs
    .text = Each colour lies on its key. Put the yellow, the blue and the red marker into their sections.
sp-lesson-declare = Everything in place
    .text = Every pawn stands in a room, every section holds one colour. Declare the solution. You may do that only once in a game.
sp-lesson-solved = Solved in three rounds
    .text = That is the whole game. Now sit behind the screen yourself.

sp-lesson-later = That is for later. Do what the lesson says.
sp-lesson-no-corner = Look again: that token lies in a corner of the surface.
sp-lesson-no-middle = Look again: black lies near the middle of the surface.
sp-lesson-no-icons = Look again: the room has exactly these two icons, and no others.
sp-lesson-no-key = Look again: which key lies under that colour?

## As the AI

sp-lesson-card = Your secret
    .text = The card says which colour belongs in which room and to which key. Turn it as you like, for nobody else will see it. The map shows what it would mean.
sp-lesson-lay = Lay the four colours
    .text = Drag the card’s colours from the tray to where their rooms are, as if the surface were the ship. By keyboard: Enter lays a token, arrows move it, R and Shift+R turn it.
sp-lesson-show = Lift the screen
    .text = All four are there. Move them until you like them, then reveal the message. After that nothing can be changed.
sp-lesson-watch = They are reading
    .text = You see what they do, and you hear what they say. You cannot answer.
sp-lesson-mirrored = They took left for right
    .text = It happens to everybody, and nobody is to blame. Look where they put the pawns: now you know how they read you, and they are wondering themselves.
sp-lesson-repair = Say it another way
    .text = Lay the colours again, or put a colour down with the icons of its room around it, each at its own place. Tokens may touch and overlap.
sp-lesson-rooms-right = Every pawn stands right
    .text = They have understood. Now for the keys.
sp-lesson-stack = Lay each colour on its key
    .text = Drag a key onto the surface and a colour on top of it, so that they overlap. Page Up and Page Down change what lies above. Four pairs are eight tokens: exactly what you may use.
sp-lesson-done = You both speak it now
    .text = A language of your own, grown in a few rounds. With people it grows differently every time.
sp-lesson-comment = Hm. Is that our left, or its left? Perhaps we have it the wrong way round.
