## AI Space Puzzle: die Auswertung nach dem Spiel. Zuerst ihre Bemerkungen, dann ihre Seite

## Zu einer Botschaft

sp-review-all-clear = Von hier an kennt eine ideale Crew die ganze Lösung.
sp-review-misled = Eine ideale Crew würde die { $pawn } nach { $guess } schicken ({ $percent } %); laut Lösungskarte gehört sie nach { $cell }.
sp-review-between = Wohin die { $pawn } gehört, bliebe für eine ideale Crew offen: { $cells }.
sp-review-better =
    { $bits ->
        [0] Die starke KI hätte hier { $ideal } Bit mitgeteilt; diese Botschaft sagte so gut wie nichts.
        [one] Die starke KI hätte hier { $ideal } Bit mitgeteilt, diese Botschaft { $bits }.
       *[other] Die starke KI hätte hier { $ideal } Bit mitgeteilt, diese Botschaft { $bits }.
    }
sp-review-well-said = Besser geht es kaum: Die starke KI hätte nicht mehr mitgeteilt.
sp-review-agreed = Die Crew hat daraus gemacht, was eine ideale Crew daraus gemacht hätte.
sp-review-bold-pawn = Die { $pawn } kam nach { $cell }: zu Recht, obwohl die Botschaft es kaum sagte.
sp-review-bold-marker = { $colour } kam in den Abschnitt des { $key }: zu Recht, obwohl die Botschaft es kaum sagte.
sp-review-bold-die = Die { $pawn } bekam eine { $die } auf den Würfel: zu Recht, obwohl die Botschaft es kaum sagte.
sp-review-departed-pawn = Die { $pawn } kam nach { $cell }; eine ideale Crew hätte { $ideal } gelesen.
sp-review-departed-marker = { $colour } kam in den Abschnitt des { $key }; eine ideale Crew hätte den Abschnitt des { $ideal } gewählt.
sp-review-departed-die = Die { $pawn } bekam eine { $die } auf den Würfel; eine ideale Crew hätte { $ideal } gelesen.

## Zu einem ganzen Szenario

sp-review-pieces =
    { $ideal ->
        [one] Mit diesen Botschaften hätte eine ideale Crew { $ideal } von { $pieces } Teilen richtig gehabt; die Crew hatte { $right }.
       *[other] Mit diesen Botschaften hätte eine ideale Crew { $ideal } von { $pieces } Teilen richtig gehabt; die Crew hatte { $right }.
    }
sp-review-channel =
    { $messages ->
        [one] Eine Botschaft aus diesen Plättchen konnte nur { $percent } % des Nötigen sagen; am Rest ist niemand schuld.
       *[other] { $messages } Botschaften aus diesen Plättchen konnten nur { $percent } % des Nötigen sagen; am Rest ist niemand schuld.
    }
sp-review-most-said =
    { $bits ->
        [one] Am meisten sagte die Botschaft von Runde { $round }: { $bits } Bit.
       *[other] Am meisten sagte die Botschaft von Runde { $round }: { $bits } Bit.
    }
sp-review-same-way = { $ai } und die Crew haben die Karte von Anfang an gleich gelesen.
sp-review-way-same = richtig herum
sp-review-way-turned = auf dem Kopf stehend
sp-review-way-mirror = spiegelverkehrt, links für rechts
sp-review-way-flip = spiegelverkehrt, oben für unten
sp-review-way-right = eine Vierteldrehung nach rechts
sp-review-way-left = eine Vierteldrehung nach links
sp-review-way-diagonal = spiegelverkehrt, Zeilen für Spalten
sp-review-way-anti = spiegelverkehrt, Zeilen für Spalten und auf dem Kopf
sp-review-crew-always = Die Crew hat die Karte die ganze Zeit { $way } gelesen.
sp-review-crew-until = Bis Runde { $round } hat die Crew die Karte { $way } gelesen.
sp-review-crew-from = Ab Runde { $round } hat die Crew die Karte { $way } gelesen.
sp-review-crew-once = In Runde { $round } hat die Crew die Karte { $way } gelesen.
sp-review-ai-always = { $ai } hat die Karte aus Sicht der Crew die ganze Zeit { $way } gelegt.
sp-review-ai-until = { $ai } hat die Karte aus Sicht der Crew bis Runde { $round } { $way } gelegt.
sp-review-ai-from = { $ai } hat die Karte aus Sicht der Crew ab Runde { $round } { $way } gelegt.
sp-review-ai-once = { $ai } hat die Karte aus Sicht der Crew in Runde { $round } { $way } gelegt.
sp-review-grid-stretched = { $ai } legt die Karte über die ganze Fläche.
sp-review-grid-small = { $ai } legt eine kleine Karte.
sp-review-binds = { $ai } legt einen Schlüssel so, dass er seine Farbe berührt.
sp-review-icons-exact = Symbole hießen: genau diese und keine anderen.
sp-review-icons-some = Symbole hießen: mindestens diese.

## Die Wiedergabe

sp-review-ai-is = { $ai } ist die KI.
sp-review-draft = Hinter dem Sichtschirm
sp-review-faded = Die Botschaft ist verblasst.
sp-review-jammed = In dieser Runde gestört: { $tokens }.
sp-review-frames-are-targets = Farbige Rahmen: was die Lösungskarte verlangt.

## Die Seite

sp-review-title = Was zu verstehen war
sp-review-loading = Alle Botschaften werden noch einmal gelesen …
sp-review-nothing = Hier wurde keine Botschaft aufgedeckt.
sp-review-message-of = Runde { $round }: die Botschaft von { $ai }
sp-review-laid = So lag sie
sp-review-seen = So sah die Crew sie
sp-review-ideal = Was die starke KI gelegt hätte
sp-review-told = Mitgeteilt: { $bits } Bit.
sp-review-known = Eine ideale Crew hätte dann im Schnitt { $known } von { $pieces } Teilen richtig.
sp-review-drew = In dieser Runde hat die KI die Karte { $way } gelegt (zu { $percent } gewiss).
sp-review-read = In dieser Runde hat die Crew die Karte { $way } gelesen (zu { $percent } gewiss).
sp-review-posterior = Was eine ideale Crew jetzt denkt
sp-review-colour = Was die Karte zeigt
sp-review-all-targets = Alle Ziele
sp-review-numbers = Zahlen zeigen
sp-review-after = Figuren, wie die Crew sie stehen ließ
sp-review-heat = Wie wahrscheinlich jeder Raum ist
sp-review-heat-lead = Je höher ein Raum gefüllt ist, desto eher liegt dort ein Ziel. Farbige Rahmen: was die Lösungskarte verlangt.
sp-review-likely = zu { $percent } wahrscheinlich
sp-review-not-on-card = Dass { $colour } gar nicht auf der Lösungskarte ist: { $percent }
sp-review-keys = Welche Farbe welchen Schlüssel hat
sp-review-dice = Welche Zahl der Würfel jedes Schlüssels zeigt
sp-review-is-true = das stimmt
sp-review-placed = Was die Crew daraus gemacht hat
sp-review-placed-nothing = Nichts wurde bewegt.
sp-review-placed-right = ✓ richtig
sp-review-placed-wrong = ✗ nicht wie auf der Lösungskarte
sp-review-placed-agrees = wie eine ideale Crew ({ $percent })
sp-review-placed-other = ideale Crew: { $ideal }; dies war zu { $percent } wahrscheinlich
sp-review-off-map = neben der Karte
sp-review-off-panel = neben dem Pult

sp-review-share-channel = Die Plättchen
sp-review-share-channel-note = des Nötigen ließ sich mit so vielen Botschaften sagen
sp-review-share-sender = { $ai }, die KI
sp-review-share-sender-note = davon wurde gesagt
sp-review-share-receiver = Die Crew
sp-review-share-receiver-note = dessen, was eine ideale Crew richtig gehabt hätte, war richtig

sp-review-bits-plot = Wie viele Bit nach jeder Botschaft noch offen waren
sp-review-bits-lead = Offene Bit: am Anfang { $bits }. Jedes mitgeteilte Bit halbiert die Möglichkeiten. Gestrichelt, mit Rauten: wohin die Botschaft der starken KI geführt hätte.
sp-review-bits-table = Dasselbe in Zahlen
sp-review-bits-round = Runde
sp-review-bits-told = mitgeteilt
sp-review-bits-ideal = starke KI
sp-review-bits-open = offen

## Die Überschrift

sp-review-headline-of = { $scenario }: { $what }
sp-review-headline-won = Die Botschaft von Runde { $round } brachte es: { $percent } % von allem, was zu sagen war.
sp-review-headline-crew =
    { $ideal ->
        [one] Am meisten kostete das Lesen: Die Botschaften reichten für { $ideal } Teil, richtig standen { $right }.
       *[other] Am meisten kostete das Lesen: Die Botschaften reichten für { $ideal } Teile, richtig standen { $right }.
    }
sp-review-headline-channel = Niemand ist schuld: Diese Plättchen konnten in so wenigen Botschaften höchstens { $percent } % sagen.
sp-review-headline-message = Am meisten kostete die Botschaft von Runde { $round }: { $ai } sagte { $percent } % dessen, was dort möglich war.
