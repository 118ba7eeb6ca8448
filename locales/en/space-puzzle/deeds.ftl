## AI Space Puzzle: what can be done, as a line of words

sp-do-turn-card = Set up the solution card
sp-do-lay = Lay the message
sp-do-line-up = Choose the tokens of the message
sp-do-reveal = { sp-ui-reveal }
sp-do-ask-rule = { sp-ui-ask }
sp-do-move = Move a pawn
sp-do-enter = Let a pawn enter
sp-do-remove = Take a pawn off the map
sp-do-set-die = Set a die
sp-do-put-marker = Put a colour marker
sp-do-flip-marker = Turn a colour marker over
sp-do-mark = Mark what is sure
sp-do-take-back = Take back the last step
sp-do-ready = { sp-ui-ready }
sp-do-declare = { sp-ui-declare }
sp-do-wait = { sp-ui-not-ready }
sp-do-next-scenario = Begin the next scenario
sp-do-finish = { sp-ui-finish }

sp-field-turn = Turned
sp-field-tokens = Token
sp-field-topic = Rule
sp-field-side = Side
sp-side-front = Front
sp-side-back = Back
sp-field-pawn = Pawn
sp-field-cell = Room
sp-field-value = Number
sp-field-colour = Marker
sp-field-section = Key
sp-field-about = What
sp-field-sure = Sure
sp-field-scenario = Scenario
sp-field-ai = { sp-ui-next-ai }
sp-field-reshuffle = { sp-ui-reshuffle }

sp-value-room = room
sp-value-die = die
