## Wie KI-Plätze spielen

manner-contact-strong = Lernt, wie du tippst, fragt nach, wenn ein Signal Zweifel lässt, und nutzt Hilfskarten.
manner-contact-quick = Lernt nichts über dich, fragt nicht nach und rührt keine Hilfskarten an.
manner-contact-naive = Tippt immer den kürzesten Weg und fragt nicht nach.
