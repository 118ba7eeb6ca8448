## The review after a game: what could have been understood, and why

review-sure = An ideal listener would now be { $percent }% sure that the target is { $chip }.
review-misled = An ideal listener would point at { $guess } ({ $guess_percent }%) rather than at { $chip } ({ $percent }%).
review-confusable = Easy to confuse here: { $chips }.
review-no-route = No route with this many flights leads to { $chip }.
review-clearer = A clearer route: { $stops }. It would make an ideal listener { $percent }% sure.

review-tempo = About { $tempo } mm per second; durations vary by { $scatter }%.
review-way = { $way } ({ $percent }% certain)
review-way-edge = Measures the gap from edge to edge
review-way-centre = Measures from centre to centre
review-way-lift = Measures the gap and adds a fixed time for take-off
review-way-power = Measures the gap, but makes long ways shorter than they are

review-points =
    { $heard ->
        [one] From these signals an ideal Crew would have won { $heard } point;
       *[other] From these signals an ideal Crew would have won { $heard } points;
    } { $points ->
        [one] you won { $points } point.
       *[other] you won { $points } points.
    }
review-share = You won { $percent }% of what an ideal Source and an ideal Crew would have won together.

## The headline

review-headline-all-won =
    { $rounds ->
        [one] Every signal was understood.
       *[other] Every signal was understood: all { $rounds } cards won.
    }
review-headline-clear =
    { $points ->
        [one] Round { $round } cost most: the signal for { $chip } was clear, and { $points } point was lost in the listening.
       *[other] Round { $round } cost most: the signal for { $chip } was clear, and { $points } points were lost in the listening.
    }
review-headline-route = Round { $round } cost most: over { $stops }, an ideal listener would have been { $percent }% sure of { $chip }.
review-headline-hard = Round { $round } cost most: no route would have made { $chip } much clearer.
