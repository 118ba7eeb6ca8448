# On the home page
game-beacon = Beacon
home-beacon = You see the one channel without rocks, and have a lamp and little oil. The pilot sees only the lamp.
    .facts = 2 players · 3 minutes
strength-steady = steady

# What may be done: an action, its field, and the field's values
beacon-do-flash = Flash
beacon-field-count = How often
beacon-count-0 = Stay dark
beacon-count-1 = Flash once
beacon-count-2 = Flash twice
beacon-do-steer = Steer
beacon-field-channel = Through
beacon-channel-left = the left channel
beacon-channel-middle = the middle channel
beacon-channel-right = the right channel

# What is asked
beacon-ask-flash = How often do you flash the lamp?
beacon-ask-steer = Where do you steer?
beacon-wait-keeper = The keeper is at the lamp.
beacon-wait-pilot = The pilot is reading the signal.

# What is on the table, and what happens
beacon-describe-nights =
    { $nights ->
        [one] One more night.
       *[other] { $nights } more nights.
    } Ships home: { $ships }.
beacon-describe-oil = Oil for { $oil ->
        [one] one more flash.
       *[other] { $oil } more flashes.
    }
beacon-describe-channel = Tonight only { $channel } is free of rocks.
beacon-flashed =
    { $count ->
        [0] The lamp stayed dark.
        [one] The lamp flashed once.
       *[other] The lamp flashed { $count } times.
    }
beacon-sailed = The ship came home through { $channel }.
beacon-wrecked = The ship took { $channel } and struck a rock; { $free } was free.
beacon-won = { $ships } of { $nights } ships are home. The harbour has a feast for you both.
beacon-lost = { $ships } of { $nights } ships are home. The harbour had hoped for more.

# What is refused
beacon-setup-seats = Beacon is for two.
beacon-refused-oil = There is oil for { $oil } more flashes, and never for more than two a night.
beacon-refused-not-now = It is not your turn to do that.
beacon-too-far = The ship is too far away to hear you. There is only the lamp.
