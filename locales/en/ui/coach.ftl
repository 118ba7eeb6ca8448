## The coach at a table

coach = Coach
coach-goal = Goal: { $goal }
coach-next = Next: { $step }
coach-suggest = Suggest a move
coach-thinking = Thinking it over, from what you see…
coach-suggests = I would: { $move }
coach-wait = I would wait for the others here, or it is for you alone to decide.
coach-best = The strongest AI seat of this game would do this in your place.
coach-brings = For certain: { $changes }.
coach-do = Do it
coach-hide = Hide the coach
coach-show = Show the coach
coach-marked = Everybody can see that you took advice, and the result says so.
coach-goal-contact = send the rocket to the secret planet with nothing but timed taps.
coach-goal-space-puzzle = every pawn in its room with its key, before the rounds run out.
coach-goal-critical-orbit = enough oxygen for Mercury III before the time is up.
coach-goal-interstellar = the most Prestige (stars) at the end: build modules, save people, send Probes to Trappist.
settings-coach = Coach
coach-mode-first = the first time you play a game
coach-mode-always = always
coach-mode-never = never
advice-allowed = Suggestions allowed
advice-allowed-hint = Whoever plays may ask for a move. Everybody sees who does, and the result says so.
lobby-advice = Suggestions: allowed, and everybody sees who takes them.
lobby-no-advice = Suggestions: none at this table.
advice-given = With advice: { $who }
advice-of =
    { $count ->
        [one] { $name }, 1 suggestion
       *[other] { $name }, { $count } suggestions
    }
replay-advised = { $name } was given a suggestion here.
told-action = { $command }: { $answers }
settings-coach-when = Goal, next step and suggestions
