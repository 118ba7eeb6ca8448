## AI Space Puzzle: die Fläche mit ihren Plättchen im Browser

## Die Fläche

sp-surface-label = Fläche für die Botschaft, { $width } mal { $height } Millimeter
sp-surface-keys = Tab geht von Plättchen zu Plättchen. Die Pfeiltasten schieben ein Plättchen um 1 Millimeter, mit Umschalt um 10. Die Tasten rechts vom P drehen es um 5 Grad, R dreht um 15. Bild auf und Bild ab ändern, was oben liegt. Entf nimmt es weg.
sp-surface-place =
    { $token }, { $x } mm von links, { $y } mm von oben{ $rotation ->
        [0] { "" }
       *[other] , um { $rotation }° gedreht
    }
sp-surface-on = liegt auf: { $tokens }
sp-surface-under = liegt unter: { $tokens }
sp-surface-touching = berührt: { $tokens }
sp-surface-taken-off = { $token }: weggenommen
sp-surface-empty = Hier liegen keine Plättchen.

## Was mit dem gewählten Plättchen geht

sp-surface-tools = Gewähltes Plättchen
sp-surface-none-chosen = Wähle ein Plättchen, um es zu drehen, umzuschichten oder wegzunehmen.
sp-surface-tool-turn-left = Nach links drehen
sp-surface-tool-turn-right = Nach rechts drehen
sp-surface-tool-front = Obenauf legen
sp-surface-tool-back = Darunterschieben
sp-surface-tool-take-off = Wegnehmen

## Die Ablage

sp-surface-tray = Verfügbare Plättchen
sp-surface-count = { $count } von { $most } Plättchen gelegt
sp-surface-put-back = Loslassen, um es wegzunehmen
sp-surface-used = { $token }: schon gelegt
sp-surface-resting = { $token }: nicht in dieser Runde

## Reihe und Haufen

sp-surface-row = Botschaft als Reihe
sp-surface-row-how = Zieh ein Plättchen die Reihe entlang oder verschieb es mit den Pfeiltasten.
sp-surface-in-row = { $token }, { $place } von { $count }
sp-surface-heap = Botschaft als Haufen
sp-surface-heap-how = Es zählt nur, welche Plättchen benutzt werden. Drück auf eines im Haufen, um es wegzunehmen.
sp-surface-in-heap = { $token }: im Haufen

## Die Botschaft als Text

sp-surface-typed = Die Botschaft, ein Plättchen pro Zeile
sp-surface-typed-how = Name, Millimeter von links, Millimeter von oben, Grad: „{ $example }“ oder „{ $id }“. Was später kommt, liegt oben.
sp-surface-typed-fillers = plättchen farbe das die der
sp-surface-typed-lay = So legen
sp-surface-fault-unknown = Zeile { $line }: Es gibt kein Plättchen „{ $token }“.
sp-surface-fault-many = Zeile { $line }: „{ $token }“ könnte { $tokens } sein.
sp-surface-fault-places = Zeile { $line }: Nach dem Namen kommen zwei oder drei Zahlen: von links, von oben und die Drehung.
sp-surface-fault-resting = Zeile { $line }: { $token } ist in dieser Runde nicht verfügbar.
sp-surface-fault-twice = Zeile { $line }: { $token } liegt schon in der Botschaft.
sp-surface-fault-too-many = Zeile { $line }: Eine Botschaft hat höchstens { $most } Plättchen.
sp-surface-fault-outside = Zeile { $line }: { $token } passt dort nicht hin. So gedreht geht es { $left } bis { $right } mm von links und { $top } bis { $bottom } mm von oben.

## Bilder

sp-surface-message = Botschaft der Runde { $round }: { $tokens }
sp-surface-card = Lösungskarte
sp-surface-card-crisis = Krisenkarte
sp-surface-card-target = { $cell }: { $colour }, { $key }
sp-surface-card-target-die = { $cell }: { $colour }, { $key }, Würfel { $die }
sp-surface-card-specials = Spezialräume { $cells }
