## Contact: why a move is suggested

contact-advice-begin = Nothing can be heard before the round begins.
contact-advice-stake = This card suits how likely your crew is to understand the route.
contact-advice-stopover = That is where the route you tapped goes from the rocket’s chip.
contact-advice-helper = The signal leaves too much open, and this helper tells more than a guess would.
contact-advice-route = Of the routes I tried, your crew would best understand the one over { $route }.
contact-advice-taps =
    { $taps ->
        [one] One tap: hold it for as long as the flight is long.
       *[other] { $taps } taps, one for each flight: the longer the flight, the longer you hold.
    }
contact-advice-fits = { $chip } fits what was heard: { $percent }%.
contact-advice-both = { $chip } fits what was heard: { $percent }%; { $other }: { $less }%.
