## What is kept about people

privacy = What is kept about you
privacy-lead = There are no accounts. This is everything that is kept, and how you take it back.
privacy-server = On this server
privacy-server-seat = Your name at a table
    .why = Everyone with the table’s link reads it. It is deleted with the table, or when you take it off. Of your seat’s secret there is only a fingerprint.
privacy-server-chat = What you write there
    .why = The latest lines of each table, for those who may hear them. They are deleted with the table, or when you take them off.
privacy-server-moves = Your moves
    .why = They are the game itself: without them nobody could play on or watch the replay. They are deleted with the table.
privacy-server-results = How well finished games went
    .why = One number for each seat, to compare others with. No name is beside it.
privacy-server-daily = Your answers to the Daily Signal
    .why = The guess and the points, under a secret your browser makes for that one puzzle. Nothing says whose they are, or which belong together.
privacy-server-strangers = Your results with strangers
    .why = Only if you agreed to it after a game: the task, the role and the figures. They are deleted when you take your name off that table.
privacy-server-reports = What you report about others
    .why = The table, the seat, the name there and your words, for whoever runs this server. It is deleted with the table, or when you withdraw it.
privacy-server-guest = At open tables, a mark of your browser
    .why = A fingerprint of a secret only your browser has, so that others can block it. Among friends there is none.
privacy-server-addresses = Addresses
    .why = Only in memory, while you are connected, to share the machine fairly. Never in the store, never in a log.
privacy-take-off = Take my name and words off my tables
privacy-take-off-hint = { $count ->
    [0] This browser holds no seat.
    [one] This browser holds one seat. Its moves stay, under the name N. N.
   *[other] This browser holds { $count } seats. Their moves stay, under the name N. N.
}
privacy-taken-off = { $count ->
    [one] Done at one table.
   *[other] Done at { $count } tables.
}
privacy-some-left = { $count ->
    [one] At one table it was not possible just now, perhaps because the game asks for silence. Try again later.
   *[other] At { $count } tables it was not possible just now, perhaps because the games ask for silence. Try again later.
}
privacy-withdraw = Withdraw my reports
privacy-withdrawn = { $count ->
    [0] There was no report of yours.
    [one] One report is withdrawn.
   *[other] { $count } reports are withdrawn.
}
privacy-browser = In this browser
privacy-browser-name = your name, so that you need not type it again
privacy-browser-seats = the secrets of your seats, and which tables you visited last
privacy-browser-log = your log book
privacy-browser-daily = your diary of daily puzzles
privacy-browser-language = how you and your partners speak, where you agreed to keep it
privacy-browser-settings = your settings, and which lessons you have done
privacy-browser-blocked = whom you have blocked, and the secret that others at open tables can block
privacy-blocked = Blocked
privacy-forget = Forget everything in this browser
privacy-forget-sure = Your seats, your log book and your settings are then gone from this browser. Seats that you have no link to cannot be taken again.
privacy-forget-yes = Forget everything
