## How AI seats play

manner-contact-strong = Learns how you tap, asks again when a signal leaves doubt, and uses helper cards.
manner-contact-quick = Learns nothing about you, asks for no repeat, and leaves helper cards alone.
manner-contact-naive = Always taps the shortest way, and asks for no repeat.

## Between two rounds

form-next-round = Next round
form-next-round-by-hand = by hand
form-next-round-after = after { $seconds } s
between-by-itself = The next round begins by itself, { $seconds } s after the last one.
