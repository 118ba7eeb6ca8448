## Mission Control im Browser: der Tisch um die Tableaus herum

## Die Uhr

mc-table-clock = Restzeit
mc-table-stopped = Angehalten
mc-table-turn = Zug { $turn }
mc-table-turn-of = Zug { $turn } von { $turns }
mc-table-turns = Züge
mc-table-pause = Pause
mc-table-run-on = Weiter
mc-table-pause-asked = Möchten die Uhr anhalten: { $players }. Sie bleibt stehen, sobald alle zustimmen.
mc-table-run-asked = Bereit weiterzumachen: { $players }. Die Uhr läuft weiter, sobald alle zustimmen.
mc-table-whole-question = Die ganze Frage

## Sind alle bereit?

mc-table-ready-check = Sind alle bereit?
mc-table-goal =
    Bringt { $target ->
        [one] 1 Sauerstoffeinheit
       *[other] { $target } Sauerstoffeinheiten
    } auf vollständige Verbindungen.
mc-table-goal-minutes =
    { $minutes ->
        [one] Ihr habt 1 Minute.
       *[other] Ihr habt { $minutes } Minuten.
    }
mc-table-goal-turns =
    { $turns ->
        [one] Ihr habt 1 Zug und keine Uhr.
       *[other] Ihr habt { $turns } Züge und keine Uhr.
    }
mc-table-ready = Ich bin bereit
mc-table-ready-yes = bereit
mc-table-ready-no = noch nicht
mc-table-ready-hint = Die Mission beginnt, sobald alle bereit sind. Bis dahin könnt ihr euch umsehen: Die Tableaus sind offen.

## Die Würfel

mc-table-dice = Würfel
mc-table-no-dice = Noch kein Wurf
mc-table-roll = Würfeln
mc-table-roll-last = Würfeln und beenden
mc-table-die = Würfel: { $value }
mc-table-die-held = { $value }: Diesen Wert hält die KI-Karte fest
mc-table-die-kept = { $value }: für jede Station
mc-table-die-left = { $value }: bleibt Mercury III, { $track }
mc-table-leave = Dir selbst die { $value } lassen: { $track }
mc-table-would-leave = Mercury III die { $value } lassen
mc-table-track =
    { $colour ->
        [white] das weiße Ventil rückt vor
       *[black] das schwarze Ventil rückt vor
    }
mc-table-any = egal

## Das Team

mc-table-team = Team
mc-table-look = Das Tableau ansehen: { $job }
mc-table-hidden = Ein Sichtschirm verbirgt dieses Tableau vor den Stationen.
mc-table-watching = Hier arbeitet { $player }. Du siehst nur zu.
mc-table-for-deck = Du kreuzt für das KI-Deck an.
mc-table-waits = Hier wartet der Zug auf dich.
mc-table-stars =
    { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }
mc-table-short-of = Es fehlen: { $needs }.
mc-table-claims = wählt eine ihrer Formen
mc-table-tasks =
    { $tasks ->
        [one] noch 1 Kreuz
       *[other] noch { $tasks } Kreuze
    }
mc-table-undecided = überlegt
mc-table-wish = würde die { $leave } lassen
mc-table-wish-any = zwei beliebige genügen
mc-table-locked = locked
mc-table-entry-due = noch einzutragen
mc-table-entry-done = eingetragen
mc-table-oxygen = Sauerstoff
mc-table-target = Nötiger Sauerstoff
mc-table-panes = Was zu sehen ist
mc-table-news = Was geschehen ist

## Die KI-Karte

mc-table-card = KI-Karte { $number }
mc-table-card-holds = Die { $value } wurde gewürfelt, also muss sie bleiben.
mc-table-card-number = Eine { $value } müsste bleiben.
mc-table-card-grids = Raster { $grids }
mc-table-card-size = { $size }er-Spalte

## Wie du es magst

mc-table-comfort = Klang und Komfort
mc-table-tones = Töne
mc-table-voice = Gesprochene Ansagen
mc-table-voice-hint = „Houston locked“, Lieferungen und Sterne, gesprochen von deinem Browser.
mc-table-turns-on = Zu meinem nächsten Tableau wechseln
mc-table-turns-on-hint = Wenn eines deiner Tableaus fertig ist und ein anderes wartet.
mc-table-sound-on = Ton einschalten
mc-table-keys = Tasten: M, H, B und C zeigen ein Tableau, N das nächste, das auf dich wartet, D führt zu den Würfeln.

## Das Ende

mc-table-ending = Das Ende der Mission
mc-table-won = Mercury III kann atmen
mc-table-lost = Mercury III ist verloren
mc-table-won-how = Ihr habt das Ziel in Zug { $turn } erreicht.
mc-table-lost-time = Die Zeit war in Zug { $turn } um.
mc-table-lost-turns = Der letzte Zug ist vorbei: { $turn } waren es insgesamt.
mc-table-tiles = Leitungsplättchen
mc-table-halves = Halbventile
mc-table-unlocks = Entriegelungskarten
mc-table-ending-hint = Jetzt sind alle Tableaus offen, auch das des Raumschiffs: Wähle eines in der Teamliste.

## Ansagen, die gesprochen werden

mc-call-rolled = { $dice }.
mc-call-kept = { $one } und { $other }.
mc-call-locked = { $job } locked.
mc-call-all-locked = Mission Control is locked.
mc-call-shape = Plättchen { $shape }.
mc-call-half = Halbventil.
mc-call-unlock = Entriegelungskarte.
mc-call-star = Stern für { $job }.
mc-call-ten-seconds = Zehn Sekunden.
mc-call-won = Mercury kann atmen. Wir haben gewonnen.
mc-call-lost = Mercury ist verloren.

## Tasten

mc-keys-table = Am Tisch
mc-keys-mercury = Zum Tableau von Mercury III
mc-keys-houston = Nach Houston
mc-keys-bengaluru = Nach Bengaluru
mc-keys-cologne = Nach Cologne
mc-keys-next = Zum nächsten eigenen Tableau
mc-keys-dice = Zu den Würfeln
mc-keys-pen = An einer Station
mc-keys-pen-number = Eine Zahl wählen; noch einmal für die des Sterns
mc-keys-pen-travel = Von Feld zu Feld
mc-keys-pen-write = Hier eintragen
mc-keys-pen-back = Zurücknehmen
mc-keys-pen-lock = „Locked“ melden
mc-keys-bench = Bauen in Mercury III
mc-keys-bench-move = Verschieben, was in der Hand ist, oder den Fokus
mc-keys-bench-pick = Nehmen oder ablegen
mc-keys-bench-turn = Drehen, mit Umschalt andersherum
mc-keys-bench-valve = Ventile aufsetzen oder abnehmen
mc-keys-bench-off = Zurück in die Ablage
mc-keys-bench-undo = Rückgängig
mc-keys-bench-let-go = Loslassen
