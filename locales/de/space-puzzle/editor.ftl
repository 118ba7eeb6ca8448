## AI Space Puzzle's workshop: making a scenario of one's own

sp-editor-title = Szenario-Werkstatt
sp-editor-lead = Mach dein eigenes Szenario: Wähle Plättchen, Grenzen und Sonderregeln. Spiel es, miss es, heb es als Datei auf.
sp-editor-change = In der Werkstatt ändern
sp-editor-begin = Beginnen mit
sp-editor-begin-choose = Einem Szenario aus dem Buch …
sp-editor-begin-fresh = Einer leeren Seite
sp-editor-name = Name
sp-editor-sheet = Die Seite des Szenarios

## What it is made of

sp-editor-tokens = Plättchen der KI
sp-editor-group-colours = Farben
sp-editor-group-keys = Schlüssel
sp-editor-group-icons = Raumsymbole
sp-editor-group-numbers = Zahlen
sp-editor-rooms-note = Versteckte Fallen oder Schleusen und Aufzüge, die alle sehen; was davon, sagen die Sonderregeln.
sp-editor-dice-note = Jede Figur hat einen Würfel, der die richtige Zahl zeigen muss.
sp-editor-rules = Sonderregeln
sp-editor-seconds = Sekunden bis zum Verblassen
sp-editor-jammed = Gestörte Plättchen je Runde
sp-editor-lethal = Tödlich
sp-editor-faults =
    { $count ->
        [one] Etwas passt noch nicht zusammen. Es ist an seiner Stelle markiert.
       *[other] { $count } Dinge passen noch nicht zusammen. Sie sind an ihrer Stelle markiert.
    }

## Files

sp-editor-files = Datei
sp-editor-open = Datei öffnen
sp-editor-save = Als Datei sichern
sp-editor-drop = Du kannst eine Datei auch hierher ziehen.
sp-editor-play = Spielen

## How hard it is

sp-editor-estimate = Wie schwer ist es?
sp-editor-estimate-lead = Tische aus KI-Plätzen und Spielern, die Menschen nachahmen, spielen es viele Male. Das dauert etwa eine Minute.
sp-editor-estimate-begin = Die KI-Plätze probieren lassen
sp-editor-estimate-stop = Anhalten
sp-editor-estimate-progress = { $games } von { $of } Partien gespielt
sp-editor-estimate-odds = { $percent } % der Partien gewonnen; wahrscheinlich zwischen { $low } % und { $high } %.
sp-editor-estimate-tier = Vergleichbar mit
sp-editor-estimate-rounds = Runden im Mittel
sp-editor-estimate-like = Im Buch verlaufen diese am ähnlichsten: { $scenarios }.
sp-editor-estimate-done =
    { $games ->
        [one] In einer Partie gemessen.
       *[other] In { $games } Partien gemessen. Menschen brauchen länger als KI-Plätze, aber was ihnen schwerer fällt, fällt auch euch schwerer.
    }
