## Contact: Namen, die Tisch, Regeln und Wiedergabe teilen

## Plättchen (der Buchstabe A–R kennzeichnet den Planeten in jeder Sprache und ist immer zu sehen)

chip-A = A · Atoll
chip-B = B · Brise
chip-C = C · Canyon
chip-D = D · Dolmen
chip-E = E · Elegie
chip-F = F · Fjord
chip-G = G · Geysir
chip-H = H · Helix
chip-I = I · Iglu
chip-J = J · Jasmin
chip-K = K · Karst
chip-L = L · Lagune
chip-M = M · Mosaik
chip-N = N · Nimbus
chip-O = O · Oase
chip-P = P · Prisma
chip-Q = Q · Quarz
chip-R = R · Rondo
chip-earth = Erde
chip-asteroid-1 = Asteroid 1
chip-asteroid-2 = Asteroid 2
chip-asteroid-3 = Asteroid 3
chip-asteroid-4 = Asteroid 4
chip-asteroid-5 = Asteroid 5

## Urkunden (CT-H15)

certificate-first-contact = Erster Kontakt
    .text = Alle 42 Punkte: Irgendwo da draußen hat euch jemand verstanden, und ihr einander auch.
certificate-clear-signal = Klares Signal
    .text = Kaum ein Schlag ging verloren – ihr fliegt wie mit einem einzigen Puls.
certificate-strong-signal = Starkes Signal
    .text = Laut und lebendig durch die Dunkelheit: Diese Crew kennt ihren Rhythmus.
certificate-stable-link = Stabile Verbindung
    .text = Die Leitung hat den ganzen Weg gehalten und trägt euch beim nächsten Mal noch weiter.
certificate-weak-link = Schwache Verbindung
    .text = Es knisterte in der Leitung, aber losgelassen habt ihr sie nie.
certificate-faint-echo = Leises Echo
    .text = Ihr habt alle 12 Planeten erreicht, und auch ein Flüstern durchs All ist ein Anfang.

## Hilfskarten (CT-41, CT-42, CT-43) und wofür sich jede von ihnen ausgeben lässt (CT-44)

helper-fifty-fifty = 50:50
    .text = Vor dem Raten angesagt, gibt es 2 Rateversuche zum Preis von einem: Nur wenn beide falsch sind, ist ein Treibstofffass weg.
helper-first-stopover = Erste Zwischenlandung
    .text = Die Quelle stellt die Rakete auf das Plättchen der ersten Zwischenlandung, falls die Route eine hat.
helper-exchange-target = Zieltausch
    .text = Bevor die Quelle die Signalkarte wählt, tauscht sie das Ziel gegen die oberste Karte des Planetenstapels.
helper-team-meeting = Teambesprechung
    .text = Gebt eine beliebige Hilfskarte aus, und die ratende Person darf sich vor dem Raten mit der Crew beraten; die Quelle hört nur zu.
