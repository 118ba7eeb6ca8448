# Auf der Startseite
game-beacon = Leuchtfeuer
home-beacon = Du siehst die eine Rinne ohne Felsen und hast eine Lampe und wenig Öl. Der Lotse sieht nur die Lampe.
    .facts = 2 Personen · 3 Minuten
strength-steady = ruhig

# Was man tun kann: eine Aktion, ihr Feld und die Werte des Feldes
beacon-do-flash = Blinken
beacon-field-count = Wie oft
beacon-count-0 = Dunkel bleiben
beacon-count-1 = Einmal blinken
beacon-count-2 = Zweimal blinken
beacon-do-steer = Steuern
beacon-field-channel = Durch
beacon-channel-left = die linke Rinne
beacon-channel-middle = die mittlere Rinne
beacon-channel-right = die rechte Rinne

# Was gefragt wird
beacon-ask-flash = Wie oft lässt du die Lampe blinken?
beacon-ask-steer = Wohin steuerst du?
beacon-wait-keeper = Der Wärter ist an der Lampe.
beacon-wait-pilot = Der Lotse liest das Signal.

# Was auf dem Tisch liegt und was geschieht
beacon-describe-nights =
    { $nights ->
        [one] Noch eine Nacht.
       *[other] Noch { $nights } Nächte.
    } Schiffe im Hafen: { $ships }.
beacon-describe-oil = Das Öl reicht für { $oil ->
        [one] ein weiteres Blinken.
       *[other] { $oil } weitere Blinkzeichen.
    }
beacon-describe-channel = Ohne Felsen ist heute Nacht nur { $channel }.
beacon-flashed =
    { $count ->
        [0] Die Lampe blieb dunkel.
        [one] Die Lampe blinkte einmal.
       *[other] Die Lampe blinkte { $count }-mal.
    }
beacon-sailed = Das Schiff kam durch { $channel } heim.
beacon-wrecked = Das Schiff nahm { $channel } und lief auf einen Felsen; frei war { $free }.
beacon-won = { $ships } von { $nights } Schiffen sind im Hafen. Die Stadt feiert euch beide.
beacon-lost = { $ships } von { $nights } Schiffen sind im Hafen. Die Stadt hatte auf mehr gehofft.

# Was nicht geht
beacon-setup-seats = Leuchtfeuer ist für zwei.
beacon-refused-oil = Das Öl reicht noch für { $oil } Blinkzeichen, und nie für mehr als zwei je Nacht.
beacon-refused-not-now = Das ist jetzt nicht an dir.
beacon-too-far = Das Schiff ist zu weit weg, um dich zu hören. Es gibt nur die Lampe.
