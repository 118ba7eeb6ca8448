## Mission Control: Critical Orbit: die Tableaus der drei Stationen

## Sterne und Felder

mc-st-letter =
    { $job ->
        [mercury] M
        [houston] H
        [bengaluru] B
       *[cologne] C
    }
mc-st-empty = leer
mc-st-ticked = angekreuzt
mc-st-written = { $value }
mc-st-printed = { $value }, aufgedruckt
mc-st-struck = { $value }, durchgestrichen
mc-st-star = Stern für { $job }
mc-st-star-spent = Stern für { $job }, verbraucht
mc-st-open = frei zum Eintragen

## Der Stift

mc-st-pen = Stift und Meldung
mc-st-values = Werte dieses Zuges
mc-st-stars =
    { $stars ->
        [one] Ein Stern: eine beliebige Zahl
       *[other] { $stars } Sterne: je eine beliebige Zahl
    }
mc-st-value =
    { $times ->
        [one] { $value } eintragen
       *[other] { $value } eintragen, { $times }-mal
    }
mc-st-value-star = { $value } mit einem Stern eintragen
mc-st-choose = Wähle eine Zahl, dann ein leuchtendes Feld.
mc-st-choose-star = Dein Stern: Wähle eine beliebige Zahl, dann ein leuchtendes Feld.
mc-st-where = { $value }: Wohin damit?
mc-st-which = { $place }: Welche Zahl?
mc-st-done = Alles eingetragen. Melde „Locked“, wenn du sicher bist.
mc-st-locked = Locked. Gewürfelt wird, sobald es alle sind.
mc-st-take-back = Zurück
mc-st-lock = Locked melden
mc-st-is-locked = Locked
mc-st-skip-star = Stern verfallen lassen
mc-st-keys = Tasten: 1–6 Zahl, Pfeile und Enter Feld, U zurück, L Locked

## Das KI-Deck

mc-st-deck-done = Hier spielt das KI-Deck. Seine Karte verlangt nichts mehr.
mc-st-task-shape = Ein Stern für das KI-Deck: Kreuze ein Quadrat einer beliebigen Form an.
mc-st-task-grid =
    { $count ->
        [one] KI-Deck: Kreuze ein leuchtendes Feld in Raster { $grids } an.
       *[other] KI-Deck: Kreuze ein leuchtendes Feld in einem der Raster { $grids } an.
    }
mc-st-task-box = KI-Deck: Kreuze ein leuchtendes Kästchen in einer Spalte mit { $size } Kästchen an.
mc-st-task-any-box = Ein Stern für das KI-Deck: Kreuze ein beliebiges leuchtendes Kästchen an.

## Houston

mc-st-hints = Formen andeuten
mc-st-shapes = Gelieferte Formen
mc-st-circles = { $shape }: { $done } von { $all } Kreisen
mc-st-squares = { $done } von { $all } Quadraten
mc-st-finishes = { $value } vollendet { $shapes }
mc-st-claim = Mehrere Formen auf einmal: Sieh sie dir an und nimm eine.
mc-st-claims = Formen zur Auswahl
mc-st-candidate = Form { $number } von { $all }: { $shape }
mc-st-take = { $shape } nehmen

## Bengaluru

mc-st-grid = Raster { $grid }
mc-st-row = Raster { $grid }, Reihe { $row }
mc-st-column = Raster { $grid }, Spalte { $column }
mc-st-line-complete = { $name }: vollständig, ihr Kreis ist angekreuzt
mc-st-line-spoiled = { $name }: verdorben, eine Zahl steht doppelt
mc-st-line-lacks =
    { $free ->
        [one] { $name }: 1 Feld frei, möglich sind { $values }
       *[other] { $name }: { $free } Felder frei, möglich sind { $values }
    }
mc-st-line-free =
    { $free ->
        [one] { $name }: 1 Feld frei
       *[other] { $name }: { $free } Felder frei
    }
mc-st-spoils = verdirbt { $name }
mc-st-completes = vollendet { $name }
mc-st-grid-blind = Raster { $grid }: { $ticked } von { $all } Kreisen. Kreis { $half } und Kreis { $all } bringen je ein blind gezogenes Halbventil.
mc-st-grid-chosen = Raster { $grid }: { $ticked } von { $all } Kreisen. Kreis { $half } und Kreis { $all } bringen je ein Halbventil, das Mercury III aussucht.
mc-st-key-lacks = Zahlen, die noch passen
mc-st-key-complete = vollständig
mc-st-key-spoiled = verdorben: eine Zahl doppelt
mc-st-key-spoils = die gewählte Zahl würde die Linie verderben
mc-st-key-chosen = Halbventil, ausgesucht
mc-st-key-blind = Halbventil, blind gezogen

## Cologne

mc-st-locks = { $ticked } von { $all } Kreisen angekreuzt, { $opened } von { $locks } Schlössern offen
mc-st-level-live = Spalte { $column }: Zellen zu füllen: { $cells }, Kästchen frei: { $boxes }
mc-st-level-complete = Spalte { $column }: genau voll
mc-st-level-over = Spalte { $column }: um { $cells } überfüllt
mc-st-level-lost = Spalte { $column }: geht nicht mehr genau auf; Zellen zu füllen: { $cells }, Kästchen frei: { $boxes }
mc-st-level-ticks = Spalte { $column }: Kästchen frei: { $boxes }
mc-st-fills = füllt die Spalte genau
mc-st-loses = dann geht die Spalte nicht mehr genau auf
mc-st-strip = Alle Spalten
mc-st-strip-to = Zu Spalte { $column }
