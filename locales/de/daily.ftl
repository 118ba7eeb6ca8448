## Das Tagessignal

daily-number = Tagessignal Nr. { $number }
daily-today = heute
daily-start = Anfangen
daily-finding = Das Rätsel wird gesucht …
daily-three-minutes = Es dauert etwa drei Minuten. Du kannst gehen und wiederkommen.
daily-ai = Mizar
daily-see = Ansehen, wie es lief
daily-hand-in = Abgeben
daily-hand-in-sure = So abgeben, wie es jetzt ist? Es wird gewertet und lässt sich nicht mehr ändern.
daily-go-on = Weiterrätseln
daily-left = noch { $time }

daily-question-contact = Welcher Planet ist gemeint?
daily-how-contact = Du bist die Crew. Jemand tippt einen Flug: je länger der Ton, desto weiter der Weg. Hör hin und zeig auf den Planeten: Du hast drei Versuche. Noch einmal zu hören kostet ein wenig.
daily-question-space-puzzle = Wohin gehören die vier?
daily-how-space-puzzle = Du bist Astronaut. Eine stumme KI legt ein paar Plättchen: Sie sagen, in welchen Räumen vier Figuren stehen müssen. Stell sie dorthin und sag die Lösung an; oder beende die Runde und hol dir noch eine Botschaft, für zehn Punkte.
daily-question-critical-orbit = Wie viel Sauerstoff kannst du verbinden?
daily-how-critical-orbit = Du bist die Mercury III in der letzten Runde. Du hast, was die Stationen geschickt haben: Leg die Leitungen so, dass sie Behälter einer Farbe verbinden, und setz Ventile auf ihre Ventilschäfte. Du hast drei Minuten; dann, oder wenn du abgibst, zählt, was verbunden ist.
daily-question-interstellar = Welcher Zug bringt am meisten?
daily-how-interstellar = Du hast einen Zug in der letzten Rettungsphase einer Partie. Wähl einen Marker und was du damit tust, wie am Tisch; es zählt, wie weit du am Ende vor Mizar liegst. Züge, die so gut sind wie der beste, zählen alle.

daily-signals = { $signals ->
    [one] { $signals } Signal
   *[other] { $signals } Signale
}
daily-messages = { $messages ->
    [one] { $messages } Botschaft
   *[other] { $messages } Botschaften
}
daily-pawns-right = { $right } von 4 Figuren richtig
daily-oxygen = { $oxygen } von { $best } Sauerstoff
daily-oxygen-reached = { $oxygen } Sauerstoff
daily-turn-behind = { $points ->
    [0] so gut wie der beste Zug
    [one] { $points } Punkt hinter dem besten Zug
   *[other] { $points } Punkte hinter dem besten Zug
}
daily-turn-none = kein Zug gemacht
daily-turn-best = Der beste Zug
daily-turn-kinds = Der beste Zug jeder Art
daily-turn-kind = { $kind }: { $behind ->
    [0] so gut wie der beste
    [one] { $behind } Punkt dahinter
   *[other] { $behind } Punkte dahinter
}
daily-turn-measure = Prestigepunkte am Ende der Partie, verglichen mit denen von Mizar. Jeder Zug wurde in denselben Partien versucht, die von deinem Platz aus wie diese aussehen, und diese wurden zu Ende gespielt.

daily-solved = Gelöst
daily-unsolved = Diesmal nicht
daily-score = { $score } von 100
daily-better-here = Du warst besser als { $percent } % der { $others } anderen, die hier geantwortet haben.
daily-better-ai = Hier haben noch zu wenige geantwortet. { $game ->
    [interstellar] Du hast einen besseren Zug gefunden als { $percent } % von { $others } KI-Spielern, von denen sich die meisten zufällig ein wenig verschätzen.
   *[other] Du warst besser als { $percent } % von { $others } KI-Spielern, von denen die meisten wie Menschen spielen.
}
daily-ideal = Ein idealer Leser war sich zu { $percent } % sicher.
daily-next = Das nächste kommt in { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}.
daily-strip = Wie es lief
daily-meant = Die Lösung
daily-share = Teilen
daily-share-title = Heliograph Daily { $number }
daily-copied = Kopiert. Es verrät nichts.
daily-others-here = Was andere zuerst geantwortet haben
daily-others-ai = Was KI-Spieler zuerst geantwortet haben
daily-mine = du
daily-mark-right = richtig
daily-mark-near = fast
daily-mark-wrong = falsch
daily-mark-none = keine Antwort

daily-archive-lead = Ein Rätsel am Tag, für alle dasselbe. Alle früheren lassen sich noch spielen.
daily-open = Noch nicht gespielt

daily-contact-way = So wurde geflogen: { $way }.
daily-contact-heat = Je wärmer ein Planet leuchtet, desto mehr andere haben zuerst auf ihn gezeigt.

daily-take = Die letzten { $days } mitnehmen
daily-take-why = Dann lassen sie sich ohne Netz lösen, etwa im Zug.
daily-taking = { $taken } von { $days } sind da …
daily-taken = Die letzten { $days } Rätsel sind auf diesem Gerät und gehen ohne Netz.
daily-kept = auf diesem Gerät
daily-alone-book = Ohne Netz: Dieses Rätsel wurde mitgenommen.
daily-alone-later = Ohne Netz: Leg alles, wie du willst. Was es wert ist, wird gezählt, wenn wieder Netz da ist.
daily-needs-network = Dafür braucht es ein Netz. Alles andere geht auch ohne.
daily-not-taken = Es gibt kein Netz, und dieses Rätsel wurde nicht mitgenommen.
daily-waiting = Wartet auf ein Netz
daily-waiting-title = Aufgehoben
daily-waiting-text = Deine Antwort liegt in diesem Browser. Sie wird beurteilt, sobald du mit Netz zu den Rätseln zurückkommst.
