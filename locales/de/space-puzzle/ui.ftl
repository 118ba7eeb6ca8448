## AI Space Puzzle im Browser: der Tisch und was davor gewählt wird

## Wer man ist

sp-ui-role-ai = Du bist die KI
sp-ui-role-astronaut = Astronaut
sp-ui-role-watcher = Du schaust zu

## Das Blatt des Szenarios

sp-ui-sheet-open = Die Seite des Szenarios lesen
sp-ui-figure-tokens = Plättchen je Botschaft
sp-ui-figure-actions = Aktionen je Runde
sp-ui-figure-rounds = Runden
sp-ui-figure-dice = Mit Würfeln
sp-ui-figure-rooms = Spezialräume
sp-ui-yes = ja
sp-ui-with-dice = Mit Würfeln
sp-ui-no-rules = Keine Sonderregeln.
sp-ui-counter =
    Rundenzähler: { $counter ->
        [0] bei der Sanduhr angekommen
        [one] noch 1 Runde
       *[other] noch { $counter } Runden
    }
sp-ui-round = Runde { $round }

## Die Schiffskarte

sp-ui-ship = Das Schiff
sp-ui-map = Schiffskarte. Pfeiltasten gehen von Raum zu Raum, die Eingabetaste nimmt eine Figur oder schickt sie dorthin.
sp-ui-pawns = Figuren
sp-ui-pawn-die = { $pawn }, Würfel { $die }
sp-ui-pawn-in = in Raum { $cell }
sp-ui-pawn-beside = neben der Karte
sp-ui-locked = richtig, bleibt hier
sp-ui-target = Ziel: { $colour }, { $key }
sp-ui-target-die = Ziel: { $colour }, { $key }, Würfel { $die }
sp-ui-trap = Falle
sp-ui-trap-closed = geschlossene Falle
sp-ui-lock = Schleuse
sp-ui-lift = Aufzug
sp-ui-blind = Du siehst nicht, wo die Figuren stehen. Du hast nur das Schlüsselpult.
sp-ui-drifts = Nach dieser Runde rückt Zeile { $row } samt Figuren einen Raum nach rechts.
sp-ui-show-targets = Meine Karte auf dem Schiff zeigen
sp-ui-send-in = Wähle einen Raum: { $pawn }.
sp-ui-send-on = Wähle einen anderen Raum: { $pawn }.
sp-ui-remove = Von der Karte
sp-ui-put-back = Loslassen
sp-ui-die-set = Würfel auf { $value } stellen

## Das Schlüsselpult

sp-ui-panel = Schlüsselpult
sp-ui-markers-beside = Farbmarker neben dem Pult
sp-ui-markers-all-used = Alle Marker liegen auf dem Pult.
sp-ui-marker-beside = neben dem Pult
sp-ui-marker-sure = sicher
sp-ui-marker-unsure = nicht sicher
sp-ui-marker-here = Den { $marker } hierher legen: { $key }
sp-ui-marker-choose = Wähle einen Schlüssel für den { $marker }.
sp-ui-flip-sure = Wir sind sicher
sp-ui-flip-unsure = Doch nicht sicher
sp-ui-take-off = Vom Pult nehmen
sp-ui-mark-location = { $key }: der Raum ist sicher
sp-ui-mark-die = { $key }: der Würfel ist sicher
sp-ui-mark-note = Drücke „?“, wenn du bei diesem Raum sicher bist. Es kostet nichts.
sp-ui-right = richtig
sp-ui-wanted = es war { $colour }

## Karte und Botschaft der KI

sp-ui-card = Deine Lösungskarte
sp-ui-card-hint = Nur du siehst sie. Wähl eine Seite und dreh sie, bis ihre Räume dir passen: Das Schiff zeigt, wohin jede Farbe gehören würde.
sp-ui-card-left = Nach links drehen
sp-ui-card-right = Nach rechts drehen
sp-ui-card-turned = { $degrees }°
sp-ui-card-set = So aufstellen
sp-ui-card-other = Andere Seite
sp-ui-tokens-of = { $count } von { $most } Plättchen
sp-ui-reveal = Botschaft aufdecken
sp-ui-snap = In Schritten von 5 mm und 15°
sp-ui-more = Einrasten oder Botschaft tippen
sp-ui-jammed = Graue Plättchen sind in dieser Runde gestört.
sp-ui-cooling = Die Plättchen der letzten Botschaft ruhen in dieser Runde.
sp-ui-note-flip = Ihr seht die Botschaft um eine halbe Drehung verdreht.
sp-ui-note-flip-ai = Die Astronauten sehen deine Botschaft um eine halbe Drehung verdreht.
sp-ui-note-noise = Eines dieser Plättchen ist Rauschen und bedeutet nichts.
sp-ui-note-noise-ai = Das Rauschen wird deiner Botschaft noch ein Plättchen unterschieben.
sp-ui-noise-was = Vom Rauschen untergeschoben: { $token }.
sp-ui-ask = Auf eine Regel zeigen
sp-ui-ask-hint = Alle sehen, worauf du zeigst. Mehr kannst du dazu nicht sagen.
sp-ui-ask-search = In den Regeln suchen
sp-ui-ask-page = Auf der Szenarioseite
sp-ui-ask-tokens = Wie viele Plättchen darf eine Botschaft haben?
sp-ui-ask-overlap = Dürfen Plättchen sich berühren und überlappen?
sp-ui-ask-turn = Dürfen Plättchen gedreht werden?
sp-ui-ask-actions = Was kostet eine Aktion?
sp-ui-ask-keys = Wie gehören Schlüssel und Farben zusammen?

## Die Botschaft, wie die anderen sie sehen

sp-ui-message-of = Botschaft aus Runde { $round }
sp-ui-screen = { $ai } legt eine Botschaft
sp-ui-screen-card = { $ai } stellt die Karte auf
sp-ui-faded = Die Botschaft ist verblasst. Was habt ihr behalten?
sp-ui-faded-ai = Für die Astronauten ist die Botschaft verblasst.
sp-ui-fades-in =
    { $seconds ->
        [one] Verblasst in 1 Sekunde
       *[other] Verblasst in { $seconds } Sekunden
    }
sp-ui-log =
    { $count ->
        [one] 1 frühere Botschaft
       *[other] { $count } frühere Botschaften
    }

## Die Phase der Astronauten

sp-ui-actions-left =
    { $left ->
        [0] Keine Aktion mehr
        [one] Noch 1 von { $actions } Aktionen
       *[other] Noch { $left } von { $actions } Aktionen
    }
sp-ui-take-back = Zurücknehmen
sp-ui-ready = Ich bin fertig
sp-ui-end-phase = Runde beenden
sp-ui-end-untouched = In dieser Runde ist nichts geschehen. Trotzdem beenden?
sp-ui-not-ready = Doch nicht fertig
sp-ui-ready-who =
    { $count ->
        [one] { $names } ist fertig.
       *[other] { $names } sind fertig.
    }
sp-ui-declaring =
    { $count ->
        [one] { $names } möchte die Lösung ansagen.
       *[other] { $names } möchten die Lösung ansagen.
    }
sp-ui-waiting-for = Noch dabei: { $names }.
sp-ui-declare = Ansagen
sp-ui-declare-note = Ansagen: Die Lösung ist fertig. Nur einmal; ein Fehler verliert.
sp-ui-declare-title = Ist das eure Lösung?
sp-ui-declare-yes = Ansagen
sp-ui-confirm-title = Bist du sicher?
sp-ui-confirm-yes = Ja
sp-ui-confirm-no = Noch nicht
sp-ui-news = Was zuletzt geschah

## Zwei Ansichten auf schmalem Bildschirm

sp-ui-panes = Botschaft oder Schiff
sp-ui-pane-message = Botschaft
sp-ui-pane-ship = Schiff und Pult
sp-ui-pane-changed = hier hat sich etwas geändert
sp-ui-glance = Groß zeigen, was gelegt wurde

## Das Ende und was danach kommt

sp-ui-ending = Wie es ausging
sp-ui-won = Verstanden!
sp-ui-lost = Aneinander vorbei
sp-ui-declared-in = angesagt in Runde { $round }
sp-ui-ran-out = gezeigt nach Runde { $round }
sp-ui-wrong-count =
    { $count ->
        [one] 1 der 4 Ziele stimmte nicht.
       *[other] { $count } der 4 Ziele stimmten nicht.
    }
sp-ui-strays-lost = Alle vier Ziele stimmten, aber eine Figur zu viel stand auf der Karte.
sp-ui-card-was = Die Lösungskarte
sp-ui-crew-had = So stand es bei der Crew
sp-ui-all-messages = Alle Botschaften
sp-ui-debrief = Nachbesprechung
sp-ui-debrief-talk = Jetzt dürfen alle reden: Was war gemeint, was habt ihr gelesen?
sp-ui-next = Wie geht es weiter?
sp-ui-next-ai = Wer ist die KI?
sp-ui-next-begin = Los geht’s
sp-ui-reshuffle = Räume neu mischen
sp-ui-reshuffle-note = Ein neues Schiff ist schwerer; für das alte habt ihr schon Worte.
sp-ui-finish = Genug für heute
sp-ui-ladder = Die Leiter
sp-ui-rung-won = gewonnen
sp-ui-rung-lost = noch nicht geschafft
sp-ui-rung-open = offen
sp-ui-rung-locked = noch gesperrt

## Was vor dem Spiel gewählt wird

sp-ui-form-source = Szenario
sp-ui-form-from-book = Aus dem Buch
sp-ui-form-from-own = Ein eigenes
sp-ui-form-session = Wie viel
sp-ui-form-single = Ein Szenario
sp-ui-form-single-note = Etwa 10 bis 30 Minuten.
sp-ui-form-ladder = Die Leiter
sp-ui-form-ladder-note = Ein Szenario nach dem anderen mit Nachbesprechung dazwischen. Der Platz der KI wandert, und Siege öffnen die nächsten Sprossen.
sp-ui-form-book = Das Buch
sp-ui-form-stars = { $stars } von 3 Sternen
sp-ui-form-stars-note = Ein Stern für einen Sieg als Astronaut, einer als KI, einer mit einer Krisenkarte im Spiel.
sp-ui-map-next = die nächste
sp-ui-map-progress = { $stars } von { $most } Sternen.
sp-ui-tier-note-lesson = Vier kurze Szenarien, jedes mit einer Neuigkeit.
sp-ui-tier-note-easy = Alles Grundlegende, mit weniger Plättchen oder weniger Zeit.
sp-ui-tier-note-medium = Regeln, die Gewohnheiten brechen.
sp-ui-tier-note-hard = Hier braucht ihr eine gute eigene Sprache.
sp-ui-tier-note-expert = Für Crews, die sich blind verstehen.
sp-ui-tier-note-own = Ein eigenes Szenario.
sp-ui-form-first-ai = Wer ist zuerst die KI?
sp-ui-form-first-ai-note = Die KI kennt die Lösung und spricht nur mit Plättchen. Alle anderen sind Astronauten.
sp-ui-form-deck = Lösungen
sp-ui-form-cards = Die Karten
sp-ui-form-cards-note = 26 Seiten, jede in vier Lagen.
sp-ui-form-endless = Endlos
sp-ui-form-endless-note = Jedes Mal neu gemacht, in denselben Grenzen.
sp-ui-form-log = Botschaften merken
sp-ui-form-log-note = Frühere Botschaften bleiben lesbar. Eine Hilfe; ohne sie müsst ihr euch erinnern.
sp-ui-form-crisis = Krisenkarte
sp-ui-form-crisis-note = Eine schwerere Lösung, gleich in welchem Szenario.
sp-ui-form-strict = Strenge Schiffskarte
sp-ui-form-strict-note = Bleiben Figuren anderer Farben auf der Schiffskarte, ist das Spiel verloren.
sp-ui-form-deaf = Die KI hört nichts
sp-ui-form-deaf-note = Die KI liest nicht, was die Astronauten schreiben.
sp-ui-own-lead = Eine Szenariodatei nennt Plättchen, Grenzen und Sonderregeln.
sp-ui-own-text = Text der Datei
sp-ui-own-check = Prüfen
sp-ui-own-file = Datei wählen
sp-ui-own-other = Ein anderes
sp-ui-own-editor = Im Editor bauen

## Tasten

sp-keys-map = Auf der Karte
sp-keys-map-travel = Von Raum zu Raum
sp-keys-map-pick = Eine Figur nehmen oder hier absetzen
sp-keys-let-go = Loslassen, was in der Hand ist
sp-keys-tokens = Ein Plättchen auf der Fläche
sp-keys-token-move = Um 1 mm schieben, mit Umschalt um 10
sp-keys-token-turn = Drehen
sp-keys-token-stack = Über oder unter andere
sp-keys-token-off = Wegnehmen
