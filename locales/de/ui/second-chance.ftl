## Zweite Chance: noch ein Versuch ab einem Moment einer beendeten Partie

play-on = Von hier weiterspielen
play-on-title = Noch ein Versuch ab Moment { $step }
play-on-lead = Hier beginnt ein eigener Tisch, mit denselben Karten und Würfeln wie damals. KI-Plätze wissen nicht, wie es weiterging; du vielleicht schon.
play-on-start = Weiterspielen
replay-timelines = Zwei Zeitlinien
time-lines-then = Damals
time-lines-now = Jetzt
time-lines-same = Bis Moment { $step } ist es dieselbe Partie.
time-lines-over = zu Ende
time-lines-gone = Die erste Partie kann nicht daneben gezeigt werden.
result-compare = Neben dem ersten Mal
terms-origin = Ab einem Moment einer früheren Partie weitergespielt, mit denselben Karten und Würfeln. Sie wird darum nicht mit anderen verglichen.
