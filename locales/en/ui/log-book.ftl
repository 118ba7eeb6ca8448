## The log book

log = Your log book
languages = Your languages
log-lead = Every game you have finished in this browser. It is kept here and nowhere else.
log-empty = Nothing in it yet. It begins with the first game you finish.
log-play = Play a game
log-days = Days and streaks
log-games = Games
log-won = Won
log-streak = Days in a row
log-longest = Most days in a row
log-wins = Most wins in a row
log-count-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
log-calendar = You played on { $count ->
    [one] one day
   *[other] { $count } days
} of the last 26 weeks.
log-day = { $date }: { $count ->
    [0] no game
    [one] one game
   *[other] { $count } games
}
log-levels = By game and level
log-what = Played
log-best = Best moments
log-made = won
log-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
log-carry = Take it to another device
log-carry-hint = As a file, or as a code for the other device’s camera. The code is a link that carries the book behind the #, which no server gets to see.
log-with-seats = With the secrets of your seats
log-with-seats-hint = Whoever has them plays in your place. Leave it off unless the book goes to a device of your own.
log-save = Save as a file
log-load = Load a file
log-code = Show a code
log-code-alt = QR code with your log book
log-link = Link with your log book
log-too-large = Your log book is too large for a code. Save it as a file and read that on the other device.
log-take = Add this log book to yours?
log-take-what = It holds { $count ->
    [one] one game
   *[other] { $count } games
}. What is in your book already stays as it is.
log-take-seats = It also brings secrets of seats: this browser can then play on at those tables.
log-take-yes = Add it
log-taken = { $count ->
    [0] There was nothing new in it.
    [one] One game is new in your log book.
   *[other] { $count } games are new in your log book.
}
log-stays = Nobody else is told of it.
log-bad-file = This is not a log book of Heliograph.
log-bad-version = This log book comes from a newer release. Bring this server up to date first.
log-bad-game = Game { $number } in this log book cannot be read, so nothing was taken from it.
log-bad-large = This file is too large for a log book.
log-bad-link = The link does not hold a whole log book. It may have been cut off.
