## Mit Worten spielen: dieselben Möglichkeiten wie auf den Plänen

text-play = Was du tun kannst
text-play-nth = { $field } { $number }
text-play-nothing-more = nichts weiter
text-play-turned = Gedreht
text-play-turns =
    { $turns ->
        [0] nicht gedreht
        [one] 1 Vierteldrehung
       *[other] { $turns } Vierteldrehungen
    }
text-play-spot = Spalte { $column }, Reihe { $row }
text-play-elsewhere = { $command }: Das geht nur auf dem Spielplan selbst.
text-play-unfinished = Es ist noch nicht alles gewählt.
text-play-undo = Letzten Schritt zurücknehmen
text-play-sure = Bist du sicher?
text-play-yes = Ja
text-play-no = Nein

## In einer Zeile getippt

text-play-type = Oder tippe es
text-play-type-hint = Eine Aktion und ihre Werte, zum Beispiel: { $example }
text-play-type-do = Getipptes ausführen
text-play-fault-action = „{ $typed }“ geht jetzt nicht. Beginne mit einem davon: { $possible }
text-play-fault-elsewhere = { $about }: Das geht nur auf dem Spielplan selbst, nicht durch Tippen.
text-play-fault-field = „{ $typed }“ gehört nicht hierher: { $about }. Dazu gehören: { $possible }
text-play-fault-missing = Es fehlt noch – { $about }. Möglich: { $possible }
text-play-fault-more = „{ $typed }“ ist zu viel. Es genügt zum Beispiel: { $possible }
text-play-fault-nothing = Beginne mit einem davon: { $possible }
text-play-fault-value = „{ $typed }“ geht hier nicht – { $about }. Möglich: { $possible }
