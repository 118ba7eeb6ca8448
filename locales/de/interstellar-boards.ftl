## Starship Interstellar: die Pläne neben dem Himmel und die kleinen Zeichen darauf

## Die Seiten eines Markers

si-face = { $name }. Aktionsphase: { $action }. Rettungsphase: { $salvation }.
si-face-repeatable = wiederholbar
si-face-free = ohne Treibstoff
si-face-discount = { $fuel } Treibstoff weniger
si-face-prices = Preise um { $fuel } Treibstoff besser, beim Verkaufen oder beim Kaufen
si-face-colours = { $count } Farben
si-face-draw = { $count } ziehen
si-face-one-lower = eine Ressource darf eine Stufe niedriger sein
si-face-previous = zum Preis der vorigen Stufe
si-face-away = wird weggelegt
si-face-bonus = jede Aktion; 1 Prestigepunkt mehr für: { $action }
si-face-only = nur: { $action }
si-face-after = jede Aktion; danach { $reward }
si-face-times = bis zu { $count } Mal
si-face-whole-row = mit den Boni der ganzen Reihe
si-face-steps =
    { $count ->
        [one] { $count } weiterer Schritt auf der Leiste
       *[other] { $count } weitere Schritte auf der Leiste
    }
