## Mission Control: Critical Orbit: worauf sich eine Crew vor dem Flug einigt

mc-form-difficulty = Schwierigkeit
mc-form-level-easy = Einfach
mc-form-level-normal = Normal
mc-form-level-hard = Schwer
mc-form-target =
    { $oxygen ->
        [one] Die Crew braucht 1 Sauerstoffeinheit.
       *[other] Die Crew braucht { $oxygen } Sauerstoffeinheiten.
    }

## Aufgaben

mc-form-jobs = Wer hat welche Aufgabe
mc-form-deck = KI-Deck
mc-form-deck-note = Was seine Stationen tun, entscheidet eine Karte des KI-Decks; jemand am Tisch kreuzt es für sie an.
mc-form-hardness =
    { $lamps ->
        [1] leicht für den Anfang
        [2] braucht ein gutes Auge
       *[other] anspruchsvoll, lenkt die Mission
    }
mc-form-does-mercury = Hat bei den Würfeln das letzte Wort und verbindet hinter dem Sichtschirm Plättchen, Ventile und Behälter.
mc-form-does-houston = Schreibt vier gleiche Zahlen zu einer Form: Jede Form liefert ein Leitungsplättchen.
mc-form-does-bengaluru = Füllt Reihen und Spalten ohne Wiederholung: Sie liefern Halbventile.
mc-form-does-cologne = Füllt Spalten genau bis zum Rand: Das entriegelt Behälter.
mc-form-idle =
    { $count ->
        [one] { $seats } hat noch keine Aufgabe. Alle brauchen mindestens eine.
       *[other] { $seats } haben noch keine Aufgabe. Alle brauchen mindestens eine.
    }
mc-form-propose = Aufgaben verteilen

## Wo die Behälter stehen

mc-form-start = Startplätze
mc-form-near = Nah
mc-form-near-note = Im Ganzen stehen Behälter einer Farbe näher beieinander. Gut für eine erste Mission.
mc-form-far = Fern
mc-form-far-note = Lange Wege quer über das Tableau, für Crews mit Erfahrung.
mc-form-own = Eigene
mc-form-own-note = Stellt die sechs Behälter hin, wo ihr wollt.
mc-form-page = Zeile der Starttabelle
mc-form-roll = Den Würfel entscheiden lassen
mc-start-1 = Kurze Sprünge
mc-start-2 = Zwei Ecken
mc-start-3 = Gemischt
mc-start-4 = Treppe
mc-start-5 = Linke Bucht
mc-start-6 = Offenes Deck
mc-start-7 = Lange Bahnen
mc-start-8 = Vorhänge
mc-start-9 = Eisenbahn
mc-start-10 = Kreuzungen
mc-start-11 = Diagonalen
mc-start-12 = Geflecht
mc-form-canisters = Behälter in der Hand
mc-form-places = Randplätze um das Tableau
mc-form-place =
    { $side ->
        [T] oben
        [R] rechts
        [B] unten
       *[L] links
    } { $number }
mc-form-place-taken = { $place }: { $canister }
mc-form-no-place = ohne Platz
mc-form-own-hint = Wähle einen Behälter, dann einen freien Platz am Rand. Pfeiltasten führen um das Tableau herum.
mc-form-own-good = So kann gespielt werden.
mc-form-clear = Alle herunternehmen
mc-doubt-locked = Mit allen Plättchen und Ventilen fließen hier höchstens { $oxygen } von { $target } Sauerstoffeinheiten, bis Cologne Behälter entriegelt. Ihr dürft so spielen; es wird zäh beginnen.
mc-doubt-unsolved = Selbst mit allen Plättchen, Ventilen und entriegelten Behältern fließen hier nur { $oxygen } von { $target } Sauerstoffeinheiten. Ihr dürft so spielen, gewinnen könnt ihr nicht.

## Die Uhr

mc-form-clock = Uhr
mc-form-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
mc-form-timed-note = Eine Uhr für alle. Sie läuft los, wenn alle bereit sind. Für eine neue Crew sind 30 Minuten gut, erst einfach, dann normal; 25 sind für alle, die ihre Tableaus kennen, und im Regelheft sind es 20.
mc-form-untimed = Ohne Uhr
mc-form-untimed-note = Denkt, so lange ihr wollt: Dafür hat die Mission eine feste Zahl von Zügen.
mc-form-turns = Züge
mc-form-pauses = Die Uhr kann angehalten werden, wenn alle am Tisch einverstanden sind. Unterdessen sieht niemand die Tableaus.
mc-form-pauses-note = Die Uhr kann angehalten werden, wenn alle zustimmen.
mc-agreed-turns =
    { $turns ->
        [one] 1 Zug.
       *[other] { $turns } Züge.
    }
