## Mission Control: Critical Orbit: die Auswertung nach der Mission. Zuerst ihre Bemerkungen, dann ihre Seite

## Zur ganzen Mission

mc-review-possible-from =
    { $turn ->
        [0] Die Teile für { $target } Sauerstoffeinheiten waren von Anfang an da.
       *[other] Ab Zug { $turn } waren die Teile für { $target } Sauerstoffeinheiten da.
    }
mc-review-won-after =
    { $turns ->
        [0] Verbunden wurden sie noch im selben Zug.
        [one] Verbunden wurden sie einen Zug später.
       *[other] Verbunden wurden sie { $turns } Züge später.
    }
mc-review-more-possible =
    { $possible ->
        [one] Mit allem, was bis zum Ende kam, hätte sich 1 Sauerstoffeinheit verbinden lassen; gezählt wurden { $built }.
       *[other] Mit allem, was bis zum Ende kam, hätten sich { $possible } Sauerstoffeinheiten verbinden lassen; gezählt wurden { $built }.
    }
mc-review-all-possible =
    { $possible ->
        [0] Mit allem, was bis zum Ende kam, ließ sich keine Verbindung bauen.
        [one] Mit allem, was bis zum Ende kam, ist nicht mehr als 1 Sauerstoffeinheit möglich: Alles Mögliche wurde gebaut.
       *[other] Mit allem, was bis zum Ende kam, sind nicht mehr als { $possible } Sauerstoffeinheiten möglich: Alles Mögliche wurde gebaut.
    }
mc-review-best-found =
    { $possible ->
        [0] Mit allem, was bis zum Ende kam, wurde keine Verbindung gefunden.
        [one] Mit allem, was bis zum Ende kam, wurde keine Anordnung mit mehr als 1 Sauerstoffeinheit gefunden.
       *[other] Mit allem, was bis zum Ende kam, wurde keine Anordnung mit mehr als { $possible } Sauerstoffeinheiten gefunden.
    }
mc-review-no-costly-choice =
    { $turns ->
        [one] Es gab eine Würfelwahl, und keine andere hätte deutlich mehr gebracht.
       *[other] Von { $turns } Würfelwahlen hat keine deutlich weniger gebracht, als eine andere gebracht hätte.
    }

## Die Seite

mc-review-title = Nachbesprechung
mc-review-loading = Die Mission wird von jeder Würfelwahl aus weitergespielt. Das kann bis zu einer halben Minute dauern …
mc-review-before = Die Mission hat noch nicht begonnen.
mc-review-paused = Die Uhr steht.
mc-review-boards = Welches Tableau gezeigt wird
mc-review-beside = Neben dem Tableau
mc-review-to-enter = Noch einzutragen:
mc-review-dice = Würfel: { $dice }
mc-review-dice-kept =
    { $track ->
        [white] Alle Stationen bekamen { $one } und { $other }; die { $left } bewegte das weiße Ventil.
       *[black] Alle Stationen bekamen { $one } und { $other }; die { $left } bewegte das schwarze Ventil.
    }
mc-review-half =
    { $colour ->
        [white] weißes Halbventil
        [black] schwarzes Halbventil
       *[red] rotes Halbventil
    }
mc-review-valve =
    { $colour ->
        [white] weißes Ablassventil
       *[black] schwarzes Ablassventil
    }
mc-review-valve-track =
    { $colour ->
        [white] weißes Ablassventil von der Leiste
       *[black] schwarzes Ablassventil von der Leiste
    }
mc-review-unlock = Entriegelungskarte: { $card }
mc-review-star = Stern

## Was daraus wurde

mc-review-share-delivered = Geliefert
mc-review-share-delivered-note = So viel der nötigen { $target } Sauerstoffeinheiten ließ sich mit dem bauen, was bis zum Ende kam.
mc-review-share-built = Gebaut
mc-review-share-built-note = So viel davon zählte auf Mercurys Tableau.

## Schaubilder

mc-review-oxygen = Sauerstoff im Lauf der Zeit
mc-review-oxygen-plot = Liniendiagramm des Sauerstoffs. Am Ende zählten { $built }, möglich waren { $possible }, nötig waren { $target }.
mc-review-key-built = verbunden
mc-review-key-possible = mit den vorhandenen Teilen möglich
mc-review-key-target = Ziel: { $target }
mc-review-axis = Nach welcher Skala
mc-review-axis-turns = Züge
mc-review-axis-minutes = Minuten
mc-review-as-table = Dasselbe als Tabelle
mc-review-as-list = Dasselbe als Liste
mc-review-turn = Zug
mc-review-clock = Zeit
mc-review-timeline = Was wann kam
mc-review-lane = { $job }: { $count }.
mc-review-in-turn = Zug { $turn }
mc-review-no-deliveries = Es wurde nichts geliefert.

## Würfel

mc-review-choices = Würfel, auf die es ankam
mc-review-choices-lead =
    { $turns ->
        [one] Eine Würfelwahl wurde Hunderte Male mit jedem Wert weitergespielt, der hätte übrig bleiben können. Das ist eine Schätzung bei durchschnittlichem Glück: Wer gewählt hat, konnte nicht wissen, was noch fällt.
       *[other] { $turns } Würfelwahlen wurden mit jedem Wert weitergespielt, der hätte übrig bleiben können, die wichtigen Hunderte Male. Das sind Schätzungen bei durchschnittlichem Glück: Wer gewählt hat, konnte nicht wissen, was noch fällt.
    }
mc-review-choice = Wäre für Mercury III die { $best } statt der { $left } übrig geblieben, hätten die Teile bis Zug { $until } für etwa { $gap } Sauerstoffeinheiten mehr gereicht (plus/minus { $spread }).
mc-review-choice-mostly =
    { $part ->
        [tiles] Vor allem wegen der Leitungsplättchen: { $more } mehr.
        [valves] Vor allem wegen der Ablassventile: { $more } mehr.
       *[unlocks] Vor allem wegen der entriegelten Behälter: { $more } mehr.
    }
mc-review-options = Werte, die hätten übrig bleiben können
mc-review-option-left = Übrig
mc-review-option-oxygen = Baubarer Sauerstoff
mc-review-option-gap = Unterschied
mc-review-option-own = wie gespielt
mc-review-open-moment = Diesen Moment zeigen

## Die beste Anordnung

mc-review-arrangement = Was sich am Ende bauen ließ
mc-review-board-built =
    { $oxygen ->
        [one] Wie gebaut: 1 Sauerstoffeinheit
       *[other] Wie gebaut: { $oxygen } Sauerstoffeinheiten
    }
mc-review-board-best =
    { $oxygen ->
        [one] Das Beste, was geht: 1 Sauerstoffeinheit
       *[other] Das Beste, was geht: { $oxygen } Sauerstoffeinheiten
    }
mc-review-board-better =
    { $oxygen ->
        [one] Das Beste, was gefunden wurde: 1 Sauerstoffeinheit
       *[other] Das Beste, was gefunden wurde: { $oxygen } Sauerstoffeinheiten
    }
mc-review-change-lift = Abnehmen: { $parts }.
mc-review-change-move = Verlegen: { $parts }.
mc-review-change-lay = Legen: { $parts }.
mc-review-change-cover = Ventile aufsetzen: { $parts }.
mc-review-change-shift = Verschieben: { $parts }.
mc-review-change-to = { $canister } nach { $place }
mc-review-nothing-better = Keine Anordnung dieser Teile bringt mehr Sauerstoff.
mc-review-nothing-better-found = Es wurde keine Anordnung dieser Teile mit mehr Sauerstoff gefunden.

## Aufgaben

mc-review-jobs = Die Aufgaben in Zahlen
mc-review-job-entries =
    { $job ->
        [mercury] Würfe: { $entries }
       *[other] Einträge: { $entries }
    }
mc-review-job-delivered =
    { $job ->
        [mercury] Ventile von den Leisten: { $delivered }
        [houston] Leitungsplättchen: { $delivered }
        [bengaluru] Halbventile: { $delivered }
       *[cologne] Entriegelungskarten: { $delivered }
    }
mc-review-job-skipped = Ohne Platz: { $skipped }
mc-review-job-taken-back = Zurückgenommen: { $count }
mc-review-job-stars = Sterne: { $stars }, genutzt: { $used }, verfallen: { $gone }
mc-review-job-seconds =
    { $job ->
        [mercury] Vom Wurf bis zur Bestätigung: meist { $seconds } s
       *[other] Von den bestätigten Würfeln bis „Locked“: meist { $seconds } s
    }

## Die Überschrift

mc-review-headline-won =
    { $since ->
        [0] Gewonnen in Zug { $turn }: Die Teile für { $target } Einheiten Sauerstoff waren von Anfang an da.
       *[other] Gewonnen in Zug { $turn }: Die Teile für { $target } Einheiten Sauerstoff waren ab Zug { $since } da.
    }
mc-review-headline-parts-there =
    { $turn ->
        [0] Am Verbinden lag es: Die Teile für { $target } Einheiten Sauerstoff waren von Anfang an da, { $built } zählten.
       *[other] Am Verbinden lag es: Die Teile für { $target } Einheiten Sauerstoff waren ab Zug { $turn } da, { $built } zählten.
    }
mc-review-headline-dice = Am teuersten war Zug { $turn }: Die { $leave } statt der { $left } liegen zu lassen, hätte im Mittel { $oxygen } mehr Sauerstoff gebracht.
mc-review-headline-unjoined = Mehr war möglich: Teile für { $possible } von { $target } Einheiten Sauerstoff waren da, { $built } zählten.
mc-review-headline-parts-missing = Die Teile wurden knapp: Was gekommen war, reichte für { $possible } von { $target } Einheiten Sauerstoff.
