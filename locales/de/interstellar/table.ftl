## Starship Interstellar: der Tisch, die eigene Tafel und was zu tun ist

si-table-now = Was zu tun ist
si-table-round = Runde { $round }
si-table-phase-action = Aktionsphase
si-table-phase-salvation = Rettungsphase
si-table-phase-government = Regierungsphase
si-table-phase-over = Die Partie ist vorbei
si-table-order = Reihenfolge
si-table-governor = Gouverneur
si-table-passed = gepasst

## Was zu tun ist

si-table-ways = Wähle, wie:
si-table-back = Etwas anderes
si-table-confirm = Ausführen
si-table-undo = Zurück
si-table-begin = Los geht’s
si-table-done = Fertig
si-table-pass = Passen
si-table-pass-title = Passen?
si-table-pass-text = Du bist für den Rest dieser Phase draußen. Das lässt sich nicht zurücknehmen.
si-table-pass-yes = Ja, passen
si-table-pass-no = Noch nicht
si-table-goal = Dein Ziel: am Ende das meiste Prestige (Sterne). Baue Module, rette Menschen und schicke Sonden nach Trappist, bevor die Sonne die Erde nimmt.
si-table-goal-hall = Dein Ziel: mehr Prestige (Sterne) als H.A.L.L. Baue Module, rette Menschen und schicke Sonden nach Trappist, bevor die Sonne die Erde nimmt.
si-table-keep-nothing = Nichts behalten
si-table-load = Laden
si-table-dismantle = Basis abbauen
si-table-settle = Hier siedeln
si-table-decline = Zurücklegen
si-table-use = Nutzen
si-table-change = { $before } zu { $after }
si-table-spoil = { $cube } abwerfen:
si-table-better-price = zum besseren Preis
si-table-do-government = Vertreter entsenden
si-table-do-mechanism = Mechanismus bauen
si-table-do-population = Bevölkerung retten
si-table-do-probe = Sonde voranbringen

## Die eigene Tafel

si-table-mat = Deine Tafel
si-table-tokens = Spielbare Marker
si-table-played = Gespielte Marker
si-table-none-played = noch kein Marker
si-table-again = noch einmal
si-table-fuel = Treibstoff
si-table-scientists = Wissenschaftler
si-table-resources = Ressourcen
si-table-technologies = Technologien
si-table-salvation-technologies = Rettungstechnologien
si-table-known = erforscht
si-table-tech-ars = ARS
si-table-tech-converter = Konverter
si-table-tech-outpost = Außenposten
si-table-tech-drill = Bohrer
si-table-tech-solar = Sonne
si-table-tech-travel = Reise
si-table-tech-cryogenics = Kryotechnik
si-table-tech-build-extra = Zusatzbau
si-table-tech-deep-space = Tiefer Raum
si-table-tech-government-plus = Regierung +
si-table-effect-ars = Ein weiteres ARS. Bei der Produktion schickt jedes bis zu { $amount } aus dem Lager in deinen Vorrat.
si-table-effect-outpost = Ein weiterer Außenposten. Bei der Produktion bringt jeder { $amount } Treibstoff.
si-table-effect-drill = Ein weiterer Bohrer. Bei der Produktion bringt jeder { $amount } vom Vorkommen ins Lager.
si-table-effect-converter =
    { $level ->
        [1] Ein weiterer Konverter. Bei der Produktion tauscht er 1 Ressource im Lager gegen eine bis zu 2 Stufen höhere.
        [2] Ein weiterer Konverter. Bei der Produktion macht er auch aus 1 Ressource des Vorkommens 2 eine Stufe tiefer.
       *[3] Ein weiterer Konverter. Bei der Produktion macht er auch aus 1 Ressource des Vorkommens 1 eine Stufe höher.
    }
si-table-effect-solar =
    { $level ->
        [1] Ressourcen aus der Sonne kosten 2 Ansehen weniger.
        [2] Du ziehst 1 Ressource mehr aus der Sonne; sie kostet nichts.
       *[3] Die Sonne kostet kein Ansehen, und du ziehst 1 mehr, sooft du etwas behältst.
    }
si-table-effect-travel =
    { $level ->
        [1] Der Asteroidengürtel zählt nicht.
        [2] Die Schwerkraft des Planeten, den du verlässt, zählt nicht.
       *[3] Du legst ein Wurmloch: 1 Treibstoff zwischen ihm und der Erde.
    }
si-table-effect-cryogenics = Rette mit einer Aktion bis zu 2 Menschen und bezahle beide.
si-table-effect-build-extra = Die Zukunftsprojekte stehen dir offen, und 1 Ressource der Kosten darf eine Stufe tiefer sein.
si-table-effect-deep-space = In deiner eigenen Sondenaktion darf tiefer Raum als Wurmloch dienen.
si-table-effect-government-plus = Entsende mit einer Aktion beliebig viele Wissenschaftler.
si-table-cargo = An Bord des Erkunders
si-table-empty = leer
si-table-reserve = In Reserve
si-table-wormhole = Wurmloch gelegt
si-table-pass-token = Passmarker
si-table-bases = Basen

## Die anderen

si-table-rivals = Die anderen
si-table-hidden = ?
si-table-beside = Neben den Tafeln
si-table-sheet-turn = Zug
si-table-sheet-hall = H.A.L.L.
si-table-sheet-rivals = Andere
si-table-sheet-log = Verlauf
si-table-sheet-tokens = Marker
si-table-since = Seit deinem letzten Zug
si-table-read = Schließen
si-table-news = Was geschehen ist

## Teile des Tisches auf dem Telefon

si-table-panes = Teile des Tisches
si-table-pane-sky = Himmel
si-table-pane-ship = Schiff
si-table-pane-earth = Erde
si-table-pane-journey = Reise
si-table-pane-mat = Tafel
si-table-pane-others = Andere
si-table-pane-waits = hier ist etwas zu tun

## Das Ende

si-table-ending = Das Ende
si-table-you-won = An dich wird man sich erinnern
si-table-won = Man wird sich erinnern an: { $players }
si-table-nobody-won = Die Sonne hat alles genommen: Niemand gewinnt
si-table-score-total = Summe

## Tasten

si-keys-table = Am Tisch
si-keys-token = Einen Aktionsmarker finden; noch einmal spielt ihn
si-keys-done = Fertig
si-keys-undo = Zurücknehmen
si-keys-again = Dasselbe noch einmal
si-keys-pass = Passen
si-keys-back = Zurück zur Auswahl
si-keys-hall = Während H.A.L.L. spielt
si-keys-hall-next = Nächster Schritt
