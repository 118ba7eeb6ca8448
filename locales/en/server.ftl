## What the server itself has to say

## Why a request was not done

refused-unreadable = The server could not read that.
refused-not-found = There is nothing at this address.
refused-too-large = That was too much at once.
refused-failed = Something went wrong on the server. It has been noted there.
refused-other-site = This request came from another website.
refused-host = What this request was sent to is no address: that is a name or a number, with a port if need be.
refused-own-machine = Only this machine can reach the server, so there is no link for others.
refused-too-many = That was too often in a short time. Try again a little later.
refused-no-client = The pages are not built yet. Whoever runs this server can do it with “make client”.
refused-store = The server could not store that just now. Nothing is lost; try again.
refused-store-full = The server has no room left to store anything. Whoever runs it must make some.
refused-busy = Too much is happening at this table at once. Try again.
refused-no-such-game = This game is not in the house.
refused-no-workshop = This game has no scenarios of your own.
refused-nothing-printed = Nothing is printed on this game’s boards that a table does not show.
refused-line = Line { $line }: { $reason }
refused-no-estimate = There are no AI seats here that could try this out.
refused-estimates-busy = Many scenarios are being tried out just now. Try again a little later.
refused-took-too-long = This took longer than the server allows. Try again a little later.
refused-too-many-questions = Too many questions at once. Ask again in a moment.
refused-no-such-table = There is no such table. Old tables are cleared away after a while.
refused-other-rules = This game was played with rules that this server no longer has.
refused-newer-rules = This table is played by newer rules than this server has. Another one takes over in a moment.
refused-setup-of-other-rules = This table was set up for earlier rules that no longer fit. Make a new table.
refused-older-rules-in-use = This table is still being played on a server with earlier rules. Try again in a few minutes.
refused-not-kept = No recording of this was kept before the rules changed. The game itself can be saved as a file.
refused-seat-count =
    { $seats ->
        [one] This set-up has 1 seat.
       *[other] This set-up has { $seats } seats.
    }

## Seats

refused-spectator = You are watching. Take a seat to play.
refused-no-such-seat = There is no such seat.
refused-seat-taken = Somebody sits there already.
refused-two-seats = You cannot sit on two seats at once.
refused-not-your-seat = Only the host or whoever sits there can do this.
refused-no-such-strength = There is no AI seat of that strength.
refused-dialect = No AI seat of this game can speak that way. Seat one that speaks its own way.
refused-ai-sits-here = An AI is playing your seat. Take the seat back first.
refused-only-host = Only the host can do this.
refused-name-blank = A name needs at least one letter or digit that others can see.
refused-name-taken = Somebody here is called “{ $name }”, and your name looks the same. Choose another one.
refused-silence = The rules ask for silence now. Names and seats stay as they are until talking is allowed again.
refused-no-clock = This table has no clock that could be stopped.
refused-clock-stopped = The clock is stopped. The game goes on when it runs again.
refused-silent-call = The rules ask for silence now, and a nudge or a pause would say something.
refused-nudge-nobody = No other person sits there.
refused-nudge-not-waited-for = Nobody is waiting for { $name } just now.
refused-nudge-often = { $name } has just been nudged. Again in { $seconds } s.
refused-closed-to-spectators = The host shows this game to spectators only when it is over.
refused-seen-another = You have seen this game from another seat. You can only go back to that one.
refused-person-is-here = { $name } is here. Only { $name } can give up this seat.
refused-not-away-long = { $name } may come back. If not, the others can give the seat away in { $seconds } s.
refused-question-waits = { $by } has asked for another change of seats. Answer that first.

## The course of a game

refused-open-seats = Some seats are still open. Fill them first.
refused-not-begun = The game has not begun yet.
refused-game-over = The game is over.
refused-not-over = This is shown once the game is over.
refused-no-such-moment = There is nothing to play on from there: choose an earlier moment of the game.
refused-no-review = There is no review for this game.
refused-no-stranger = Nobody met a stranger at this table, or the game was set up in another way.
refused-stranger-helped = With advice, a stand-in or a second try, a result is not counted.
refused-stale = Meanwhile the table has moved on. Look again.
refused-malformed = The table did not understand that.
refused-not-due = The table’s clock has not run out yet.
refused-undo = There is nothing of yours to take back.

## Talking

talk-spectator = Spectators listen and do not talk.
talk-closed = No talking now.
refused-chat-often =
    { $seconds ->
        [one] That was a lot to say in a short time. It can be sent in 1 second.
       *[other] That was a lot to say in a short time. It can be sent in { $seconds } seconds.
    }

## What the table tells when seats change in a game

notice-left = { $name } has left seat { $seat }.
notice-opened = Seat { $seat } is open: its AI has got up.
notice-ai-for = An AI plays on for { $name }.
notice-ai = An AI has taken seat { $seat }.
notice-sat-down = { $name } has taken seat { $seat }.
notice-instead = { $name } plays seat { $seat } now, instead of an AI.
notice-moved = { $name } has moved to seat { $seat }.
notice-back = { $name } is back.
notice-renamed = { $was } is now called { $name }.
notice-agreed = What { $name } asked for is done: everybody here has agreed.
notice-not-agreed = { $name } does not agree. The seats stay as they are.
notice-nudged = { $by } nudges { $player }.
notice-clock-stopped = { $name } has stopped the clock.
notice-clock-runs = The clock runs on.
notice-clock-as-is = { $name } does not agree. The clock stays as it is.
clock-stopped = The clock is stopped.

## Under which rules a table stands

notice-todays-rules = This table was made before an update. It is played by today’s rules.
notice-setup-of-other-rules = This table was set up for earlier rules that no longer fit. Make a new table.
notice-carried-over = The rules were updated during this game. It goes on by today’s rules.
notice-stopped = The rules have changed in an update, and this game cannot go on. All that was played is kept: watch it again or save it.
notice-other-rules = This game was played by earlier rules. It is shown as it was recorded then.
notice-unreadable = This server cannot read this game at the moment. Nothing is lost; whoever runs it has been told.

## Why a connection was closed

bye-no-hello = The client did not say who it is.
bye-hello-twice = The client introduced itself twice.
bye-unreadable = The server did not understand this client.
bye-wrong-token = This link opens no seat at this table. Perhaps the seat was given to somebody else.
bye-crowded = There are too many spectators here already.
bye-too-fast = Too many messages came at once.
bye-too-slow = The connection was too slow to keep up.
bye-idle = Nothing was heard for a long time.
bye-restart = The server is restarting. The game goes on in a moment.
bye-store = The server cannot reach its store. Nothing is lost; the game goes on in a moment.
bye-too-many-connections = Too many connections come from this address.

## What a link says of a table before it is opened

preview-gathering = { $game }: a seat is waiting for you
preview-playing = { $game }: a game is on
preview-over = { $game }: look back at a game
preview-made-it = { $game }: they made it!
preview-not-made = { $game }: not this time
preview-scores = Final scores: { $scores }.
preview-nobody = Take a seat, or watch.
preview-seated = At the table: { $names }.
preview-waiting = At the table: { $names }. { $open ->
    [one] One seat is open.
   *[other] { $open } seats are open.
}
