## Mission Control: Critical Orbit: the review after a mission. First its remarks, then its page

## About the whole mission

mc-review-possible-from =
    { $turn ->
        [0] The parts for { $target } oxygen units were there from the start.
       *[other] From turn { $turn } on, the parts for { $target } oxygen units were there.
    }
mc-review-won-after =
    { $turns ->
        [0] They were connected in the same turn.
        [one] They were connected one turn later.
       *[other] They were connected { $turns } turns later.
    }
mc-review-more-possible =
    { $possible ->
        [one] With what had come by the end, 1 oxygen unit could have been connected; { $built } counted.
       *[other] With what had come by the end, { $possible } oxygen units could have been connected; { $built } counted.
    }
mc-review-all-possible =
    { $possible ->
        [0] With what had come by the end, no connection could be built.
        [one] With what had come by the end, no arrangement holds more than 1 oxygen unit: everything possible was built.
       *[other] With what had come by the end, no arrangement holds more than { $possible } oxygen units: everything possible was built.
    }
mc-review-best-found =
    { $possible ->
        [0] With what had come by the end, no connection was found.
        [one] With what had come by the end, no arrangement was found that holds more than 1 oxygen unit.
       *[other] With what had come by the end, no arrangement was found that holds more than { $possible } oxygen units.
    }
mc-review-no-costly-choice =
    { $turns ->
        [one] There was one choice of dice, and no other one would clearly have brought more.
       *[other] Of { $turns } choices of dice, none clearly brought less than another would have.
    }
