## Contact: alles, was die Regeln während einer Partie sagen

## Was jetzt gefragt ist

ask-ready = Du bist die Quelle. Beginne die Runde, wenn alle bereit sind.
ask-signal = Wähle die Signalkarte, die diese Route wert ist.
ask-transmit = Such im Kopf einen Weg zum Ziel und sende dann seinen Rhythmus.
ask-plan = Lege deine Route: Tippe von Plättchen zu Plättchen bis zum Ziel.
ask-transmit-plan =
    { $hops ->
        [one] Jetzt fliegen: einmal halten und loslassen – so lange, wie der Weg weit ist.
       *[other] Jetzt fliegen: { $hops } Flüge, jeder so lang, wie sein Weg weit ist.
    }
ask-stopover =
    { $shown ->
        [0] Zeig, wo deine Route zuerst gelandet ist: Stell die Rakete dorthin.
       *[other] Zeig, wo deine Route als Nächstes gelandet ist: Stell die Rakete dorthin.
    }
ask-guess = Du rätst. Welchen Planeten meint das Signal?
ask-guess-second = Der war es nicht. Du darfst noch einmal raten; noch ist kein Fass verloren.
ask-over = Die Mission ist zu Ende.

wait-ready = { $source } beginnt gleich die Runde.
wait-signal = { $source } wählt eine Signalkarte.
wait-transmit = { $source } denkt nach. Achtet auf das Signal.
wait-stopover =
    { $shown ->
        [0] { $source } stellt die Rakete dorthin, wo die Route zuerst gelandet ist.
       *[other] { $source } stellt die Rakete dorthin, wo die Route als Nächstes gelandet ist.
    }
wait-guess = { $guesser } rät. Nicht zeigen, nichts verraten.
wait-guess-together = { $guesser } rät. Ihr dürft euch beraten.

## Was zweimal gefragt wird

confirm-impossible-guess = Dieses Plättchen kann nicht das Ziel sein. Falsch geraten kostet ein Treibstofffass. Trotzdem raten?
confirm-impossible-guess-free = Dieses Plättchen kann nicht das Ziel sein. Trotzdem raten?
confirm-reactivate = 1 Treibstofffass bezahlen, damit alle Hilfskarten wieder aktiv werden?

## Was nicht geht und warum

refused-mission-over = Die Mission ist zu Ende.
refused-not-now-ready = Die Runde hat noch nicht begonnen.
refused-not-now-signal = Zuerst wählt die Quelle die Signalkarte.
refused-not-now-transmit = Jetzt sendet die Quelle.
refused-not-now-guess = Jetzt rät die Crew.
refused-not-now-stopover = Zuerst zeigt die Quelle die Zwischenlandung.
refused-only-source = Das kann nur { $source } als Quelle.
refused-only-guesser = Das darf nur, wer gerade rät: { $guesser }.
refused-only-crew = Das kann nur die Crew.
refused-signal-gone = Es ist keine Signalkarte { $value } mehr da.
refused-helper-inactive = Diese Hilfskarte lässt sich jetzt nicht einsetzen.
refused-free-mode = An diesem Tisch plant die Quelle im Kopf; eine Route wird nicht gelegt.
refused-no-stopover = Dorthin kann deine Route vom Plättchen mit der Rakete aus nicht geflogen sein.
refused-no-repeats-left = Es ist keine Wiederholung mehr übrig. Jetzt muss die Crew raten.
refused-fifty-fifty-declared = 50:50 ist schon angesagt.
refused-no-stopovers = Diese Route hat keine Zwischenlandung mehr zu zeigen.
refused-no-meeting = Jetzt ist keine Besprechung möglich.
refused-last-barrel = Das letzte Treibstofffass darf nicht für Hilfskarten ausgegeben werden.
refused-no-reactivation = Es gibt jetzt nichts zu reaktivieren.
refused-route-end = Eine Route muss auf dem Ziel enden.
refused-no-such-chip = So ein Plättchen liegt nicht auf dem Tisch.
refused-route-twice = Eine Route landet auf jedem Plättchen nur einmal: { $chip } gehört schon dazu.
refused-route-blocked = Der Weg von { $here } nach { $there } ist durch ein anderes Plättchen versperrt.
refused-plan-first = Lege zuerst deine Route.
refused-hops =
    Deine Route hat { $hops ->
        [one] 1 Flug
       *[other] { $hops } Flüge
    }, aufgenommen hast du { $taps }.
refused-hold-count = Eine Übertragung hat 1 bis { $most } Flüge.
refused-pause-count = Die Aufnahme ist unvollständig: Zwischen zwei Flügen liegt genau eine Pause.
refused-hold-length = Ein Flug dauert zwischen { $shortest } und { $longest } Millisekunden.
refused-pause-length = Eine Pause dauert höchstens { $longest } Millisekunden.
refused-impossible-guess = { $chip } kann nicht das Ziel sein.
refused-unconfirmed-guess = { $chip } kann nicht das Ziel sein. Bestätige, wenn du es so meinst.
refused-needless-confirmation = Dieses Plättchen kann das Ziel sein; zeige ohne Bestätigung darauf.

## Was geschah

event-practice-began = Ein Übungsflug beginnt. { $source } ist die Quelle.
event-round-began = Runde { $round } beginnt. { $source } ist die Quelle.
event-signal-chosen = Die Quelle hat Signalkarte { $value } gewählt.
event-target-exchanged = { $source } hat das Ziel getauscht.
event-transmitted =
    { $source } hat ein Signal mit { $hops ->
        [one] 1 Landung
       *[other] { $hops } Landungen
    } gesendet.
event-repeat-asked = { $seat } bittet um eine weitere Übertragung.
event-guessed-right = { $seat } zeigt auf { $chip }: richtig!
event-guessed-wrong = { $seat } zeigt auf { $chip }: falsch.
event-barrel-paid =
    { $left ->
        [0] Das letzte Treibstofffass ist weg.
        [one] 1 Treibstofffass ist übrig.
       *[other] { $left } Treibstofffässer sind übrig.
    }
event-helper-used = { $seat } setzt eine Hilfskarte ein: { $helper }.
event-meeting-called = { $seat } ruft eine Teambesprechung ein. Die Crew darf reden.
event-helpers-reactivated = { $seat } bezahlt ein Treibstofffass: Alle Hilfskarten sind wieder aktiv.
event-rocket-moved = Die Rakete steht auf { $chip }.
event-practice-ended = Der Übungsflug ist vorbei. Das Ziel war { $chip }.
event-round-ended = Das Ziel war { $chip }. Die Signalkarte ist verloren.
event-signal-won = Das Ziel war { $chip }. Ihr gewinnt Signalkarte { $value }.
event-mission-won = Mission geschafft, mit { $score } von 42 Punkten.
event-mission-lost = Der Treibstoff ist aufgebraucht. Die Mission ist mit { $score } Punkten gescheitert.

## Der Tisch in Sätzen

describe-success =
    Mission geschafft: { $score } von 42 Punkten, { $barrels ->
        [one] 1 Treibstofffass
       *[other] { $barrels } Treibstofffässer
    } übrig.
describe-failure = Die Mission ist gescheitert. Gewonnene Signalkarten: { $score } Punkte.
describe-round =
    { $round ->
        [0] Vor Runde 1 von { $rounds }. { $source } ist die Quelle.
       *[other] Runde { $round } von { $rounds }. { $source } ist die Quelle.
    }
describe-between = Runde { $round } von { $rounds } ist vorbei. Die nächste Quelle ist { $source }.
describe-rocket = Die Rakete steht auf { $chip }.
describe-barrels =
    { $barrels ->
        [one] 1 Treibstofffass
       *[other] { $barrels } Treibstofffässer
    }, bisher { $score } Punkte.
describe-prize = Signalkarte dieser Runde: { $value }.
describe-prize-lost = Die Signalkarte dieser Runde, { $value }, ist verloren.
describe-helpers = Aktive Hilfskarten: { $helpers }.
describe-target = Dein geheimes Ziel: { $chip }.
describe-plan = Deine Route: { $route }.
describe-possible = Mögliche Ziele: { $chips }.
describe-table-clusters = Die Planeten liegen in fünf Haufen mit weiten Lücken dazwischen.
describe-table-arms = Die Planeten liegen auf vier Armen, die sich um die Erde winden.
describe-table-void = Es gibt eine Leere: Kein Planet liegt nahe bei der Erde.
describe-table-rings = Die Planeten liegen auf zwei Ringen um die Erde.
describe-table-belt = Die Planeten liegen in einem breiten Gürtel quer über den Tisch.
describe-flight = { NUMBER($ms, useGrouping: 0) } ms
describe-flight-about = etwa { NUMBER($ms, useGrouping: 0) } ms
describe-transmission = Übertragung { $number }, ab { $start }: Flüge von { $flights }.
describe-signal =
    { $flights ->
        [one] Übertragung { $number }, ab { $start }: 1 Flug.
       *[other] Übertragung { $number }, ab { $start }: { $flights } Flüge.
    }
describe-repeats =
    { $left ->
        [0] Es ist keine Wiederholung mehr übrig: Die Crew muss raten.
        [one] Die Crew darf noch um { $left } Wiederholung bitten.
       *[other] Die Crew darf noch um { $left } Wiederholungen bitten.
    }
describe-guess = { $seat } hat auf { $chip } gezeigt.
describe-chip = { $chip } liegt { $place }. Freie Wege: { $ways }.
place-top-left = oben links
place-top-centre = oben
place-top-right = oben rechts
place-middle-left = links
place-middle-centre = in der Mitte
place-middle-right = rechts
place-bottom-left = unten links
place-bottom-centre = unten
place-bottom-right = unten rechts
ways-close = gleich daneben { $chips }
ways-near = nah { $chips }
ways-off = ein gutes Stück weg { $chips }
ways-far = weit weg { $chips }

## Reden

talk-source-silent = Die Quelle schweigt, bis die Runde vorbei ist.
talk-crew-silent = Während der Runde wird nicht geredet.
talk-crew-meeting = Während der Runde wird nicht geredet, außer in einer Teambesprechung.

## Aufbau

setup-seats = Contact ist für { $fewest } bis { $most } Personen.
setup-level = Es gibt die Stufen 1 bis { $highest }.
setup-table = Diese Schachtel hat keine Maße für Tische mit Charakter.
setup-first-source = Die erste Quelle muss auf einem der { $seats } Plätze sitzen.

## Das Ende

ending-success = Mission geschafft, mit { $score } Punkten.
ending-failure = Die Mission ist mit { $score } Punkten gescheitert.

## Was KI-Plätze über eine Runde sagen, die vorbei ist

says-heard =
    { $flights ->
        [one] Ich habe einen Direktflug zu { $chip } gehört, zu { $percent } % sicher: { $why }.
       *[other] Ich habe Landungen auf { $route } gehört, zu { $percent } % sicher: { $why }.
    }
says-both-fit = { $chip } und { $other } passen beide zu dem, was ich gehört habe. Entschieden habe ich mich für { $chip }, { $percent } %: { $why }.
says-asked = Ich habe noch einmal gefragt, weil { $chip } und { $other } beide zum ersten Signal passten. { $now }
says-at-first = Zuerst hielt ich es für { $chip }, { $percent } %. { $now }
says-by-length = dieser Weg passt am besten zu den Längen
says-by-edge = von Rand zu Rand gemessen passt dieser Weg am besten
says-by-centre = von Mitte zu Mitte gemessen passt dieser Weg am besten
says-short-likelier = kurze Wege sind wahrscheinlicher
says-few-likelier = wenige Flüge sind wahrscheinlicher
says-clear-likelier = Wege, die wie kein anderer klingen, sind wahrscheinlicher
says-likes-short = { $source } hat bisher kurze Wege genommen
says-likes-few = { $source } kam bisher mit wenigen Flügen aus
says-likes-clear = { $source } hat bisher Wege genommen, die wie kein anderer klingen
says-flew =
    { $flights ->
        [one] Ich bin direkt zu { $chip } geflogen.
       *[other] Meine Landungen waren { $route }.
    }
says-flew-alike =
    { $flew } { $flights ->
        [one] Ein Direktflug zu { $chip } klingt sehr ähnlich.
       *[other] Landungen auf { $route } klingen sehr ähnlich.
    }
