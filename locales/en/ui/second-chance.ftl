## Second chance: another try from a moment of a finished game

play-on = Play on from here
play-on-title = Another try from moment { $step }
play-on-lead = A table of its own begins here, with the same cards and dice as then. AI seats know nothing of how it went on; you may.
play-on-start = Play on
replay-timelines = Two time lines
time-lines-then = Then
time-lines-now = Now
time-lines-same = Up to moment { $step } both are the same game.
time-lines-over = over
time-lines-gone = The first game cannot be shown beside it.
result-compare = Beside the first time
terms-origin = Played on from a moment of an earlier game, with the same cards and dice. So it is not compared with other games.
