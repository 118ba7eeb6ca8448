## Contact: names shared by the table, the rules and the replay

## Chips (the letter A–R is the planet's identity in every language and is always shown)

chip-A = A · Atoll
chip-B = B · Breeze
chip-C = C · Canyon
chip-D = D · Dolmen
chip-E = E · Elegy
chip-F = F · Fjord
chip-G = G · Geyser
chip-H = H · Helix
chip-I = I · Igloo
chip-J = J · Jasmine
chip-K = K · Karst
chip-L = L · Lagoon
chip-M = M · Mosaic
chip-N = N · Nimbus
chip-O = O · Oasis
chip-P = P · Prism
chip-Q = Q · Quartz
chip-R = R · Rondo
chip-earth = Earth
chip-asteroid-1 = Asteroid 1
chip-asteroid-2 = Asteroid 2
chip-asteroid-3 = Asteroid 3
chip-asteroid-4 = Asteroid 4
chip-asteroid-5 = Asteroid 5

## Certificates (CT-H15)

certificate-first-contact = First Contact
    .text = All 42 points: someone out there has understood you, and you have understood each other.
certificate-clear-signal = Clear Signal
    .text = Hardly a beat went missing; you fly as if with one pulse.
certificate-strong-signal = Strong Signal
    .text = Loud and lively across the dark: this crew knows its own rhythm.
certificate-stable-link = Stable Link
    .text = The line held all the way, and it will carry you further next time.
certificate-weak-link = Weak Link
    .text = There was crackling on the line, yet you never let go of it.
certificate-faint-echo = Faint Echo
    .text = You reached all 12 planets, and even a whisper across space is a beginning.

## Helper cards (CT-41, CT-42, CT-43) and what any of them can be spent on (CT-44)

helper-fifty-fifty = 50:50
    .text = Before guessing, take 2 guesses for the price of one: only two misses cost you a barrel.
helper-first-stopover = First stopover
    .text = The Source shows where the route lands first by moving the rocket there; the route needs a stopover for that.
helper-exchange-target = Exchange target
    .text = Before choosing the signal card, the Source swaps the target for the top card of the planet stack.
helper-team-meeting = Team meeting
    .text = Spend any helper card and the guesser may talk with the Crew before guessing; the Source only listens.
