## How AI seats play

manner-contact-strong = Learns how you tap, asks again when a signal leaves doubt, and uses helper cards.
manner-contact-quick = Learns nothing about you, asks for no repeat, and leaves helper cards alone.
manner-contact-naive = Always taps the shortest way, and asks for no repeat.
