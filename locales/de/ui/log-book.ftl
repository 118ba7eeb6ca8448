## Das Logbuch

log = Dein Logbuch
languages = Eure Sprachen
log-lead = Alle Partien, die du in diesem Browser zu Ende gespielt hast. Es liegt nur hier.
log-empty = Noch steht nichts darin. Es beginnt mit der ersten Partie, die du zu Ende spielst.
log-play = Etwas spielen
log-days = Tage und Serien
log-games = Partien
log-won = Gewonnen
log-streak = Tage in Folge
log-longest = Meiste Tage in Folge
log-wins = Meiste Siege in Folge
log-count-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
log-calendar = In den letzten 26 Wochen hast du an { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
} gespielt.
log-day = { $date }: { $count ->
    [0] keine Partie
    [one] eine Partie
   *[other] { $count } Partien
}
log-levels = Nach Spiel und Stufe
log-what = Gespielt
log-best = Beste Momente
log-made = gewonnen
log-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
log-carry = Auf ein anderes Gerät mitnehmen
log-carry-hint = Als Datei, oder als Code für die Kamera des anderen Geräts. Der Code ist ein Link, der das Buch hinter dem # trägt; das bekommt kein Server zu sehen.
log-with-seats = Mit den Geheimnissen deiner Plätze
log-with-seats-hint = Wer sie hat, spielt an deiner Stelle. Lass es aus, außer das Buch geht auf ein eigenes Gerät.
log-save = Als Datei sichern
log-load = Datei einlesen
log-code = Code zeigen
log-code-alt = QR-Code mit deinem Logbuch
log-link = Link mit deinem Logbuch
log-too-large = Dein Logbuch ist zu groß für einen Code. Sichere es als Datei und lies diese auf dem anderen Gerät ein.
log-take = Ein Logbuch übernehmen?
log-take-what = Es enthält { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}. Was schon in deinem Buch steht, bleibt, wie es ist.
log-take-seats = Es bringt auch Geheimnisse von Plätzen mit: Dieser Browser kann dann an jenen Tischen weiterspielen.
log-take-yes = Übernehmen
log-taken = { $count ->
    [0] Es stand nichts Neues darin.
    [one] Eine Partie ist neu in deinem Logbuch.
   *[other] { $count } Partien sind neu in deinem Logbuch.
}
log-stays = Niemand sonst erfährt davon.
log-bad-file = Das ist kein Logbuch von Heliograph.
log-bad-version = Dieses Logbuch stammt aus einer neueren Version. Bring zuerst diesen Server auf den neuesten Stand.
log-bad-game = Partie { $number } in diesem Logbuch ist nicht lesbar, deshalb wurde nichts daraus übernommen.
log-bad-large = Diese Datei ist zu groß für ein Logbuch.
log-bad-link = Der Link enthält kein ganzes Logbuch. Vielleicht wurde er abgeschnitten.
