## Contact: was zu tun ist, als Zeile in Worten

do-begin-round = Die Runde beginnen
do-choose-signal = Die Signalkarte wählen
do-exchange-target = Das Ziel tauschen
do-plan-route = { source-use-route }
do-transmit = Das Signal senden
do-ask-repeat = Um ein weiteres Signal bitten
do-guess = Das Ziel raten
do-guess-anyway = Raten, was nicht das Ziel sein kann
do-fifty-fifty = 50:50 ansagen
do-first-stopover = Nach der ersten Zwischenlandung fragen
do-place-rocket = Die Rakete auf die Zwischenlandung stellen
do-call-meeting = Eine Teambesprechung einberufen
do-reactivate = { helper-reactivate }

field-value = Signalkarte
field-route = Halt
field-holds = Flüge
field-pauses = Pausen
field-chip = Planet
field-sure = Sicher
field-helper = Hilfskarte
