## Das Tagessignal, wie die Startseite davon erzählt

daily = Das Tagessignal
daily-card = Nr. { $number } wartet: { $game }. Drei Minuten, für alle dasselbe.
daily-card-done = Nr. { $number } ist geschafft. Das nächste kommt um Mitternacht UTC.
daily-play = Heutiges spielen
daily-archive = Alle Rätsel
daily-streak = { $days ->
    [one] bisher ein Tag
   *[other] { $days } Tage in Folge
}
