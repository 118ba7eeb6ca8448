## AI Space Puzzle: why a move is suggested

sp-advice-card = Which way up the card stands is up to you: I would leave it to chance.
sp-advice-message = Of the messages I tried on an imagined crew, this one leaves it surest of the solution.
sp-advice-reveal = What is on the surface can be shown now.
sp-advice-room = I read the messages so: the { $pawn } belongs in room { $cell }, { $percent }%.
sp-advice-step = This brings the ship nearer to the likeliest solution, as I read the messages.
sp-advice-ready = There is nothing left to do that the messages would support.
sp-advice-declare = Everything stands where I read it, and I am sure enough to say so.
