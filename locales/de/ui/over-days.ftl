## Tische, die über Tage gehen

pace = Tempo
pace-now = alle zusammen, jetzt
pace-days = { $count ->
    [one] { $count } Tag je Zug
   *[other] { $count } Tage je Zug
}
pace-hint = Über Tage: Komm wieder, wann es dir passt. Niemand verliert einen Platz, bevor die Zeit für den Zug um ist.
