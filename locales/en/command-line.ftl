## What commands say to whoever runs a server

## `heliograph tables`

tables-table = table
tables-game = game
tables-phase = phase
tables-moves = moves
tables-used = last visit or move
tables-tidied = tidied away
tables-open = open
tables-never = never
tables-phase-gathering = gathering
tables-phase-playing = in play
tables-phase-over = over
tables-count =
    { $count ->
        [one] 1 table
       *[other] { $count } tables
    }
tables-kept = Table { $table } is never tidied away.
tables-kept-no-longer = Table { $table } is tidied away like any other.
tables-sure = Delete table { $table } and its game for good?
tables-in-use = Somebody was at table { $table } a moment ago. Try again when it has been empty for three minutes.
tables-deleted = Table { $table } is gone.
tables-archived =
    { $count ->
        [one] 1 recording was made.
       *[other] { $count } recordings were made.
    }

## `heliograph backup` and `heliograph restore`

backup-done =
    { $count ->
        [one] 1 table is in { $file }.
       *[other] { $count } tables are in { $file }.
    }
restore-done =
    { $count ->
        [one] 1 table is restored.
       *[other] { $count } tables are restored.
    }

## `heliograph mcp`

problem-no-server-at = The server at { $address } does not answer. Is it running, and is that its address?
problem-other-server-at = What answers at { $address } is no Heliograph server.
problem-no-player = There is no AI seat “{ $name }” in this game. There are: { $names }; and “open” for whoever comes.
problem-no-setting = This game has no setting “{ $name }”. There are: { $names }.
problem-no-place = With { $seats } seats, yours has a number from 0 to { $last }.
problem-offered = { $reason } An action is an object with “type” and the fields of its offer. Offered now: { $actions }.
problem-no-game = There is no game “{ $name }” here. There are: { $names }.
problem-no-choice = The setting “{ $name }” cannot be { $value }. It may be: { $choices }.
problem-gathering = The game has not begun. Seats still open: { $seats }. Share the link; whoever made the table begins with start_game once all are taken.
problem-all-here = The game has not begun. Every seat is taken: whoever made the table begins with start_game.

## Reports

reports-at = When
reports-seat = Seat
reports-name = Name
reports-reason = What is wrong
reports-note = More
reports-count = { $count ->
    [0] Nobody has reported anybody.
    [one] One report.
   *[other] { $count } reports.
}
