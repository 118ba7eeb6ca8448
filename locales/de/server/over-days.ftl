## Tische, die über Tage gehen

refused-clock-over-days = Dieses Spiel hat eine Uhr, die beim Spielen läuft. Über Tage lässt es sich nicht spielen; wähle es ohne die Uhr.
refused-over-days = { $most ->
    [0] Dieser Server hat keine Tische, die über Tage gehen.
    [one] Auf diesem Server kann man einander höchstens { $most } Tag für einen Zug geben.
   *[other] Auf diesem Server kann man einander höchstens { $most } Tage für einen Zug geben.
}
refused-not-waited-for = Die Partie wartet gerade nicht auf { $name }.
refused-has-time = { $name } hat für diesen Zug noch { $hours } Std.
