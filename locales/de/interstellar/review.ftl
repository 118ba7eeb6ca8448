## Starship Interstellar: nach der Partie

si-review-title = Was sich lernen lässt
si-review-loading = Die Partie wird noch einmal durchgegangen …
si-review-as-table = Als Tabelle
si-review-round = Runde
si-review-player = Wer
si-review-open = Diesen Moment zeigen

## Was den Ausschlag gab

si-review-led-always = { $player } lag nie zurück.
si-review-led-since =
    { $changes ->
        [one] { $player } lag bis Runde { $round } zeitweise zurück, danach nicht mehr. Die Führung wechselte einmal.
       *[other] { $player } lag bis Runde { $round } zeitweise zurück, danach nicht mehr. Die Führung wechselte { $changes }-mal.
    }
si-review-made-by =
    { $points ->
        [one] Den Ausschlag gab: { $strategy }. { $player } holte damit { $points } Punkt mehr als { $rival }.
       *[other] Den Ausschlag gab: { $strategy }. { $player } holte damit { $points } Punkte mehr als { $rival }.
    }
si-review-made-up =
    { $points ->
        [one] { $player } lag in einem vorn: { $strategy }, um { $points } Punkt.
       *[other] { $player } lag in einem vorn: { $strategy }, um { $points } Punkte.
    }
si-review-best-round = { $player }: Die beste Runde war Runde { $round } mit einem Zuwachs von { $points }.
si-review-left =
    { $points ->
        [one] { $player } hatte am Ende noch { $fuel } Treibstoff und Ressourcen im Wert von { $worth }: zusammen { $points } Punkt.
       *[other] { $player } hatte am Ende noch { $fuel } Treibstoff und Ressourcen im Wert von { $worth }: zusammen { $points } Punkte.
    }
si-review-luck-good = H.A.L.L. hatte Glück: Die { $cubes } gezogenen Würfel waren im Schnitt { $drawn } wert, die im Beutel { $expected }.
si-review-luck-bad = H.A.L.L. hatte Pech: Die { $cubes } gezogenen Würfel waren im Schnitt { $drawn } wert, die im Beutel { $expected }.
si-review-luck-even = H.A.L.L. zog wie zu erwarten: { $cubes } Würfel, im Schnitt { $drawn } wert, die im Beutel { $expected }.

## Punkte

si-review-scores = Punkte über die Runden
si-review-scores-lead = Was jede und jeder hätte, wenn die Partie dort geendet hätte.
si-review-scores-plot = Punkte über { $rounds } Runden. Am Ende: { $scores }.
si-review-score-of = { $player }: { $score }
si-review-point = Runde { $round }, { $phase }: { $scores }
si-review-after-start = zu Beginn
si-review-after-action = nach der Aktionsphase
si-review-after-salvation = nach der Rettungsphase
si-review-after-government = nach der Regierungsphase
si-review-made = Woraus die Punkte bestehen
si-review-made-lead = Punkte im Spiel und am Ende, danach, womit sie erreicht wurden.
si-review-part = { $name }: { $points }
si-review-sources = Alle Quellen
si-review-by-round = Runde für Runde
si-review-by-round-lead = Im Spiel gewonnenes Prestige; unter jeder Runde, um wie viel der ganze Punktestand wuchs.
si-review-round-plot = { $player }, Runde für Runde: { $rounds }
si-review-turns = Die Züge, die am meisten brachten
si-review-turn = Runde { $round }, { $phase }
si-review-won = gewonnen

si-review-strategy-mechanisms = Mechanismen und Sternenschiff-Leiste
si-review-strategy-population = Bevölkerung und Ansehen
si-review-strategy-probe = Reise nach Trappist
si-review-strategy-government = Weltregierung
si-review-strategy-rest = Alles andere

si-review-source-start = zu Beginn
si-review-source-earth = Erdproduktion
si-review-source-planets = die Planeten
si-review-source-outposts = Außenposten
si-review-source-sun = die Sonne
si-review-source-market = der Markt
si-review-source-technologies = Technologien
si-review-source-travel = Reisen
si-review-source-mechanisms = Mechanismen
si-review-source-population = Bevölkerung
si-review-source-government = Sitze in der Regierung
si-review-source-governor = das Gouverneursamt
si-review-source-journey = die Reise der Sonde
si-review-source-trappist = Ankunft bei Trappist
si-review-source-starship = Sternenschiff-Leiste
si-review-source-humankind = Menschheits-Leiste
si-review-source-tokens = Marker und ihre Boni
si-review-source-pass = der Passmarker
si-review-source-hall = gegen H.A.L.L.s Beutel
si-review-source-other = etwas anderes
si-review-ending-reputation = Ansehen am Ende
si-review-ending-probe = Spalte der Sonde am Ende
si-review-ending-resources = Ressourcen am Ende
si-review-ending-office = Gouverneursamt am Ende

## Was kam und ging

si-review-flow = Woher es kam, wohin es ging
si-review-flow-what = Was
si-review-flow-fuel = Treibstoff
si-review-flow-cubes = Ressourcen
si-review-flow-reputation = Ansehen
si-review-came = Kam von
si-review-went = Ging an
si-review-remained = am Ende übrig
si-review-in-value = Ressourcen zählen nach ihrem Wert.

## H.A.L.L.

si-review-hall = H.A.L.L.s Würfel
si-review-bags = Der Beutel zu Beginn jeder Runde
si-review-bag = Runde { $round }: { $cubes }
si-review-log = Alle gezogenen Würfel
si-review-log-lead = Durchgestrichen: Die Aktion war nicht möglich, der Würfel kam zurück in den Beutel.
si-review-draw = { $colour }, für { $token }
si-review-draw-back = { $colour }, für { $token }; kam zurück in den Beutel
si-review-back = wieder im Beutel

## Wiedergabe

si-replay-part = Was zu sehen ist
si-replay-sky = Himmel
si-replay-ship = Schiff
si-replay-earth = Erde
si-replay-journey = Reise
si-replay-players = Spieler

## Die Überschrift

si-review-headline-won =
    { $points ->
        [one] { $player } gewann mit { $points } Punkt Vorsprung; den Ausschlag gab: { $strategy } (+{ $more }).
       *[other] { $player } gewann mit { $points } Punkten Vorsprung; den Ausschlag gab: { $strategy } (+{ $more }).
    }
si-review-headline-little =
    { $points ->
        [one] { $player } gewann mit { $points } Punkt Vorsprung, aus vielen Kleinigkeiten.
       *[other] { $player } gewann mit { $points } Punkten Vorsprung, aus vielen Kleinigkeiten.
    }
si-review-headline-tie = Gleich viele Punkte: { $player } gewann den Gleichstand gegen { $rival }.
si-review-headline-shared =
    { $points ->
        [one] Ein geteilter Sieg mit je { $points } Punkt.
       *[other] Ein geteilter Sieg mit je { $points } Punkten.
    }
si-review-headline-sun =
    { $points ->
        [one] Die Sonne war schneller als alle; { $player } kam mit { $points } Punkt am weitesten.
       *[other] Die Sonne war schneller als alle; { $player } kam mit { $points } Punkten am weitesten.
    }
