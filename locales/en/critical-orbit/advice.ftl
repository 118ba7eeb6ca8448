## Mission Control: why a move is suggested

mc-advice-ready = The mission begins when everyone is ready.
mc-advice-roll = Nothing else is worth waiting for: on with the next roll.
mc-advice-call = The stations can help better when they know what Mercury III is short of.
mc-advice-want = Of what the dice allow, this would bring your sheet most.
mc-advice-keep = Weighed for all stations together, these two values bring most.
mc-advice-enter = Of what can be written, this gains most for what Mercury III still needs.
mc-advice-lock = All that was worth writing is written.
mc-advice-build = This is a step to the best pipework I found for the parts that are there.
mc-advice-choose = Of the choices there are, this one helps the pipework most.
