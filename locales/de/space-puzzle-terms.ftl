## AI Space Puzzle: Namen, die Tisch, Regeln und Wiedergabe teilen

## Farben und was es in ihnen gibt, ohne Artikel: im Nominativ und (-acc) im Akkusativ (SP-6)

sp-colour-green = Grün
    .pawn = grüne Figur
    .pawn-acc = grüne Figur
    .marker = grüner Farbmarker
    .marker-acc = grünen Farbmarker
    .die = grüner Würfel
    .die-acc = grünen Würfel
sp-colour-blue = Blau
    .pawn = blaue Figur
    .pawn-acc = blaue Figur
    .marker = blauer Farbmarker
    .marker-acc = blauen Farbmarker
    .die = blauer Würfel
    .die-acc = blauen Würfel
sp-colour-black = Schwarz
    .pawn = schwarze Figur
    .pawn-acc = schwarze Figur
    .marker = schwarzer Farbmarker
    .marker-acc = schwarzen Farbmarker
    .die = schwarzer Würfel
    .die-acc = schwarzen Würfel
sp-colour-red = Rot
    .pawn = rote Figur
    .pawn-acc = rote Figur
    .marker = roter Farbmarker
    .marker-acc = roten Farbmarker
    .die = roter Würfel
    .die-acc = roten Würfel
sp-colour-yellow = Gelb
    .pawn = gelbe Figur
    .pawn-acc = gelbe Figur
    .marker = gelber Farbmarker
    .marker-acc = gelben Farbmarker
    .die = gelber Würfel
    .die-acc = gelben Würfel
sp-colour-white = Weiß
    .pawn = weiße Figur
    .pawn-acc = weiße Figur
    .marker = weißer Farbmarker
    .marker-acc = weißen Farbmarker
    .die = weißer Würfel
    .die-acc = weißen Würfel

## Sicherheitsschlüssel, ohne Artikel: im Nominativ und (gen) im Genitiv (SP-7)

sp-key-square = Quadratschlüssel
    .gen = Quadratschlüssels
sp-key-triangle = Dreiecksschlüssel
    .gen = Dreiecksschlüssels
sp-key-round = Kreisschlüssel
    .gen = Kreisschlüssels
sp-key-hexagon = Sechseckschlüssel
    .gen = Sechseckschlüssels

## Raumsymbole (SP-8)

sp-icon-antenna = Antenne
sp-icon-engine = Triebwerk
sp-icon-battery = Batterie
sp-icon-telescope = Teleskop

## Kommunikationsplättchen (SP-5) und Krisenplättchen (SP-H13)

sp-token-c-green = Farbe Grün
sp-token-c-blue = Farbe Blau
sp-token-c-black = Farbe Schwarz
sp-token-c-red = Farbe Rot
sp-token-c-yellow = Farbe Gelb
sp-token-c-white = Farbe Weiß
sp-token-k-square = { sp-key-square }
sp-token-k-triangle = { sp-key-triangle }
sp-token-k-round = { sp-key-round }
sp-token-k-hexagon = { sp-key-hexagon }
sp-token-r-antenna = { sp-icon-antenna }
sp-token-r-engine = { sp-icon-engine }
sp-token-r-battery = { sp-icon-battery }
sp-token-r-telescope = { sp-icon-telescope }
sp-token-n-1 = Zahl 1
sp-token-n-2 = Zahl 2
sp-token-n-3 = Zahl 3
sp-token-n-4 = Zahl 4
sp-token-n-5 = Zahl 5
sp-token-n-6 = Zahl 6
sp-token-ok = Haken
sp-token-no = Kreuz
sp-token-arrow = Pfeil
sp-token-swap = Doppelpfeil
sp-token-die = Würfel
sp-token-question = Fragezeichen
sp-token-empty = leerer Rahmen
sp-token-crisis = Krisenplättchen

## Rollenkarten (SP-H12)

sp-role-pilot = Pilot
sp-role-dockmaster = Dockmeister
sp-role-keymaster = Schlüsselmeister
sp-role-engineer = Ingenieur

## Wie schwer ein Szenario ist (SP-58)

sp-tier-lesson = Lektion
sp-tier-easy = Leicht
sp-tier-medium = Mittel
sp-tier-hard = Schwer
sp-tier-expert = Für Fachleute
sp-tier-own = Eigenes

## Das Szenariobuch (SP-4)

sp-scenario-S01 = Erstes Licht
sp-scenario-S02 = Wer hält was
sp-scenario-S03 = Beides zusammen
sp-scenario-S04 = Dreh den Schlüssel
sp-scenario-S05 = Korridore
sp-scenario-S06 = Kompass
sp-scenario-S07 = Daumen hoch, Daumen runter
sp-scenario-S08 = Räume zählen
sp-scenario-S09 = Tückische Türen
sp-scenario-S10 = Kurzer Atem
sp-scenario-S11 = Drehregler
sp-scenario-S12 = Im Gänsemarsch
sp-scenario-S13 = Abgenutzte Kontakte
sp-scenario-S14 = Störsender
sp-scenario-S15 = Zu Fuß
sp-scenario-S16 = Quer über den Tisch
sp-scenario-S17 = Ohne Farben
sp-scenario-S18 = Drehregler ohne Zahlen
sp-scenario-S19 = Minenfeld
sp-scenario-S20 = Verblassende Tinte
sp-scenario-S21 = Haufen
sp-scenario-S22 = Vier Posten
sp-scenario-S23 = Rauschen
sp-scenario-S24 = Telegramm
sp-scenario-S25 = Blindflug
sp-scenario-S26 = Driftendes Deck
sp-scenario-S27 = Alle Drehregler
sp-scenario-S28 = Kernschmelze

## Sonderregeln (SR-…): kurz für ein Abzeichen, der Text in einem Satz

sp-rule-SR-KEYSHOWN = Schlüssel bekannt
    .text = Die richtigen Farben liegen von Anfang an auf dem Schlüsselpult und bleiben dort.
sp-rule-SR-POSSHOWN = Räume bekannt
    .text = Die richtigen Figuren stehen von Anfang an in ihren Räumen und bleiben dort.
sp-rule-SR-TRAP = Versteckte Fallen
    .text = Eine Figur, die in eine Falle gerät, verlässt die Schiffskarte, und die übrigen Aktionen der Runde sind verloren.
sp-rule-SR-LINE = Plättchen in Reihe
    .text = Die Plättchen stehen aufrecht in einer gleichmäßigen Reihe, und nur ihre Reihenfolge zählt.
sp-rule-SR-HEAP = Plättchen als Haufen
    .text = Die Astronauten erfahren nur, welche Plättchen benutzt wurden, gemischt und ohne Ort.
sp-rule-SR-COOL = Plättchen kühlen ab
    .text = Ein in einer Runde benutztes Plättchen ruht in der nächsten.
sp-rule-SR-JAM = Gestörte Plättchen
    .text = In jeder Runde lassen sich einige zufällige Plättchen nicht benutzen, und alle sehen, welche.
sp-rule-SR-STEP = Schritt für Schritt
    .text = Figuren gehen nur in Nachbarräume und kommen nur am Rand herein.
sp-rule-SR-FLIP = Botschaft auf dem Kopf
    .text = Die Astronauten sehen die Botschaft um eine halbe Drehung verdreht.
sp-rule-SR-FADE = Botschaft verblasst
    .text = Einige Sekunden nach dem Aufdecken verschwindet die Botschaft.
sp-rule-SR-ROLES = Vier Rollen
    .text = Bewegen, Einsetzen und Entfernen, das Pult und die Würfel gehören je einer Rolle; ohne Würfel hat der Ingenieur andere Arbeit.
sp-rule-SR-NOISE = Ein falsches Plättchen
    .text = Das Rauschen mischt jeder Botschaft ein zufälliges Plättchen bei.
sp-rule-SR-BLIND = KI ist blind
    .text = Die KI sieht das Pult und den Rundenzähler, aber weder, wo die Figuren stehen, noch, was die Astronauten schreiben.
sp-rule-SR-DRIFT = Driftende Zeilen
    .text = Nach jeder Runde außer der letzten rückt eine Zeile von Räumen samt Figuren einen Schritt nach rechts.
sp-rule-SR-EXACT = Genaue Plättchenzahl
    .text = Jede Botschaft benutzt genau so viele Plättchen, wie das Szenario angibt.
sp-rule-SR-CRISISCARD = Krisenkarte
    .text = Die Lösung steht auf einer Krisenkarte, und die ist schwieriger.
sp-rule-SR-CRISISTOKEN = Krisenplättchen
    .text = Einmal pro Partie darf die KI das Krisenplättchen über die Grenze hinaus dazulegen.
