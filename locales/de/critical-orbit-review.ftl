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
