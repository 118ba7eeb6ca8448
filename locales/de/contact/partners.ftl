## Wie KI-Plätze spielen

manner-contact-strong = Lernt, wie du tippst, fragt nach, wenn ein Signal Zweifel lässt, und nutzt Hilfskarten.
manner-contact-quick = Lernt nichts über dich, fragt nicht nach und rührt keine Hilfskarten an.
manner-contact-naive = Tippt immer den kürzesten Weg und fragt nicht nach.

## Zwischen zwei Runden

form-next-round = Nächste Runde
form-next-round-by-hand = von Hand
form-next-round-after = nach { $seconds } s
between-by-itself = Die nächste Runde kommt von selbst, { $seconds } s nach der letzten.
