## What commands say to whoever runs a server

## `heliograph tables`

tables-table = Tisch
tables-game = Spiel
tables-phase = Stand
tables-moves = Züge
tables-used = letzter Besuch oder Zug
tables-tidied = wird abgeräumt
tables-open = frei
tables-never = nie
tables-phase-gathering = sammelt sich
tables-phase-playing = läuft
tables-phase-over = vorbei
tables-count =
    { $count ->
        [one] 1 Tisch
       *[other] { $count } Tische
    }
tables-kept = Tisch { $table } wird nie abgeräumt.
tables-kept-no-longer = Tisch { $table } wird abgeräumt wie jeder andere.
tables-sure = Tisch { $table } und seine Partie endgültig löschen?
tables-in-use = An Tisch { $table } war eben noch jemand. Versuch es wieder, wenn er drei Minuten leer war.
tables-deleted = Tisch { $table } ist gelöscht.
tables-archived =
    { $count ->
        [one] 1 Aufzeichnung wurde gemacht.
       *[other] { $count } Aufzeichnungen wurden gemacht.
    }

## `heliograph backup` und `heliograph restore`

backup-done =
    { $count ->
        [one] 1 Tisch ist in { $file }.
       *[other] { $count } Tische sind in { $file }.
    }
restore-done =
    { $count ->
        [one] 1 Tisch ist wiederhergestellt.
       *[other] { $count } Tische sind wiederhergestellt.
    }

## `heliograph mcp`

problem-no-server-at = Der Server unter { $address } antwortet nicht. Läuft er, und ist das seine Adresse?
problem-other-server-at = Was unter { $address } antwortet, ist kein Heliograph-Server.
problem-no-player = In diesem Spiel gibt es keinen KI-Platz „{ $name }“. Es gibt: { $names }; und „open“ für alle, die kommen.
problem-no-setting = Dieses Spiel hat keine Einstellung „{ $name }“. Es gibt: { $names }.
problem-no-place = Bei { $seats } Plätzen hat deiner eine Nummer von 0 bis { $last }.
problem-offered = { $reason } Eine Aktion ist ein Objekt mit „type“ und den Feldern ihres Angebots. Jetzt angeboten: { $actions }.
problem-no-game = Ein Spiel „{ $name }“ gibt es hier nicht. Es gibt: { $names }.
problem-no-choice = Die Einstellung „{ $name }“ kann nicht { $value } sein. Möglich ist: { $choices }.
problem-gathering = Die Partie hat noch nicht begonnen. Noch freie Plätze: { $seats }. Gib den Link weiter; wer den Tisch angelegt hat, beginnt mit start_game, sobald alle besetzt sind.
problem-all-here = Die Partie hat noch nicht begonnen. Alle Plätze sind besetzt: Wer den Tisch angelegt hat, beginnt mit start_game.

## Meldungen

reports-at = Wann
reports-seat = Platz
reports-name = Name
reports-reason = Was nicht in Ordnung ist
reports-note = Mehr
reports-count = { $count ->
    [0] Niemand hat jemanden gemeldet.
    [one] Eine Meldung.
   *[other] { $count } Meldungen.
}
