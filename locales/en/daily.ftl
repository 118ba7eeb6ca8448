## The Daily Signal

daily-number = Daily Signal No. { $number }
daily-today = today
daily-start = Begin
daily-finding = Looking for the puzzle…
daily-three-minutes = It takes about three minutes. You can leave and come back.
daily-ai = Mizar
daily-see = See how it went
daily-hand-in = Hand in
daily-hand-in-sure = Hand it in as it is now? It is judged and cannot be changed any more.
daily-go-on = Go on solving
daily-left = { $time } left

daily-question-contact = Which planet is meant?
daily-how-contact = You are the Crew. Somebody taps a flight: the longer the tone, the longer the way. Listen and point at the planet: you have three guesses. Hearing it again costs a little.
daily-question-space-puzzle = Where do the four belong?
daily-how-space-puzzle = You are the Astronaut. A mute AI lays a few tokens: they tell in which rooms four pawns must stand. Put them there and declare; or end the round and get one more message, for ten points.
daily-question-critical-orbit = How much oxygen can you join?
daily-how-critical-orbit = You are Mercury III on the last turn. You have what the stations sent: lay the pipes so that they join canisters of one colour, and put valves on their stems. You have three minutes; then, or when you hand it in, what is joined counts.
daily-question-interstellar = Which turn brings most?
daily-how-interstellar = You have one turn in the last Salvation Phase of a game. Choose a token and what to do with it, as at the table; what counts is how far ahead of Mizar it leaves you in the end. Every turn as good as the best one counts.

daily-signals = { $signals ->
    [one] { $signals } signal
   *[other] { $signals } signals
}
daily-messages = { $messages ->
    [one] { $messages } message
   *[other] { $messages } messages
}
daily-pawns-right = { $right } of 4 pawns right
daily-oxygen = { $oxygen } of { $best } oxygen
daily-oxygen-reached = { $oxygen } oxygen
daily-turn-behind = { $points ->
    [0] as good as the best turn
    [one] { $points } point behind the best turn
   *[other] { $points } points behind the best turn
}
daily-turn-none = no turn was taken
daily-turn-best = The best turn
daily-turn-kinds = The best turn of each kind
daily-turn-kind = { $kind }: { $behind ->
    [0] as good as the best
    [one] { $behind } point behind
   *[other] { $behind } points behind
}
daily-turn-measure = Points of Prestige at the end of the game, beside Mizar’s. Each turn was tried in the same games, which look like this one from your seat and were played to their end.

daily-solved = Solved
daily-unsolved = Not this time
daily-score = { $score } of 100
daily-better-here = You did better than { $percent }% of the { $others } others who answered here.
daily-better-ai = Too few have answered here yet. { $game ->
    [interstellar] You found a better turn than { $percent }% of { $others } AI players, most of whom misjudge turns a little, by chance.
   *[other] You did better than { $percent }% of { $others } AI players, most of whom play as people do.
}
daily-ideal = An ideal reader was { $percent }% sure.
daily-next = The next one comes in { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
daily-strip = How it went
daily-meant = The solution
daily-share = Share
daily-share-title = Heliograph Daily { $number }
daily-copied = Copied. It gives nothing away.
daily-others-here = What others answered first
daily-others-ai = What AI players answered first
daily-mine = you
daily-mark-right = right
daily-mark-near = nearly
daily-mark-wrong = wrong
daily-mark-none = no answer

daily-archive-lead = One puzzle a day, the same for everybody. All earlier ones can still be played.
daily-open = Not played yet

daily-contact-way = This way was flown: { $way }.
daily-contact-heat = The warmer a planet glows, the more of the others pointed at it first.

daily-take = Take the last { $days } along
daily-take-why = Then they can be solved without a network, on a train for example.
daily-taking = { $taken } of { $days } are here…
daily-taken = The last { $days } puzzles are on this device and work without a network.
daily-kept = on this device
daily-alone-book = Without a network: this puzzle was taken along.
daily-alone-later = Without a network: lay it out as you like. What it is worth is counted when there is a network again.
daily-needs-network = That needs a network. Everything else works without one.
daily-not-taken = There is no network, and this puzzle was not taken along.
daily-waiting = Waits for a network
daily-waiting-title = Kept
daily-waiting-text = Your answer is kept in this browser. It is judged as soon as you come back to the puzzles with a network.
