## Contact: what can be done, as a line of words

do-begin-round = Begin the round
do-choose-signal = Choose the signal card
do-exchange-target = Exchange the target
do-plan-route = { source-use-route }
do-transmit = Send the signal
do-ask-repeat = Ask for another signal
do-guess = Guess the target
do-guess-anyway = Guess what cannot be the target
do-fifty-fifty = Announce 50:50
do-first-stopover = Ask for the first stopover
do-place-rocket = Put the rocket on the stopover
do-call-meeting = Call a team meeting
do-reactivate = { helper-reactivate }

field-value = Signal card
field-route = Stop
field-holds = Flights
field-pauses = Pauses
field-chip = Planet
field-sure = Sure
field-helper = Helper card
