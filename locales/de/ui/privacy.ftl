## Was über Menschen aufbewahrt wird

privacy = Was über dich aufbewahrt wird
privacy-lead = Es gibt keine Konten. Hier steht alles, was bleibt, und wie du es zurücknimmst.
privacy-server = Auf diesem Server
privacy-server-seat = Dein Name an einem Tisch
    .why = Alle mit dem Link zum Tisch lesen ihn. Er wird mit dem Tisch gelöscht, oder wenn du ihn wegnimmst. Vom Geheimnis deines Platzes gibt es nur einen Fingerabdruck.
privacy-server-chat = Was du dort schreibst
    .why = Die letzten Zeilen jedes Tisches, für die, die sie hören dürfen. Sie werden mit dem Tisch gelöscht, oder wenn du sie wegnimmst.
privacy-server-moves = Deine Züge
    .why = Sie sind die Partie selbst: Ohne sie könnte niemand weiterspielen oder die Aufzeichnung ansehen. Sie werden mit dem Tisch gelöscht.
privacy-server-results = Wie gut beendete Partien liefen
    .why = Eine Zahl für jeden Platz, um andere damit zu vergleichen. Kein Name steht daneben.
privacy-server-daily = Deine Antworten auf das Tagessignal
    .why = Die Vermutung und die Punkte, unter einem Geheimnis, das dein Browser für dieses eine Rätsel macht. Nichts sagt, von wem sie sind oder welche zusammengehören.
privacy-server-strangers = Deine Ergebnisse mit Fremden
    .why = Nur wenn du nach einer Partie zugestimmt hast: Aufgabe, Rolle und Zahlen. Sie werden gelöscht, wenn du deinen Namen von jenem Tisch nimmst.
privacy-server-reports = Was du über andere meldest
    .why = Tisch, Platz, der Name dort und deine Worte, für die, die diesen Server betreiben. Es wird mit dem Tisch gelöscht, oder wenn du es zurückziehst.
privacy-server-guest = An offenen Tischen ein Kennzeichen deines Browsers
    .why = Ein Fingerabdruck eines Geheimnisses, das nur dein Browser hat, damit andere ihn sperren können. Unter Freunden gibt es keins.
privacy-server-addresses = Adressen
    .why = Nur im Arbeitsspeicher, solange du verbunden bist, um den Rechner gerecht zu teilen. Nie in der Ablage, nie in einem Protokoll.
privacy-take-off = Meinen Namen und meine Worte von meinen Tischen nehmen
privacy-take-off-hint = { $count ->
    [0] Dieser Browser hält keinen Platz.
    [one] Dieser Browser hält einen Platz. Die Züge bleiben, unter dem Namen N. N.
   *[other] Dieser Browser hält { $count } Plätze. Die Züge bleiben, unter dem Namen N. N.
}
privacy-taken-off = { $count ->
    [one] An einem Tisch erledigt.
   *[other] An { $count } Tischen erledigt.
}
privacy-some-left = { $count ->
    [one] An einem Tisch ging es gerade nicht, vielleicht weil das Spiel Stille verlangt. Versuch es später noch einmal.
   *[other] An { $count } Tischen ging es gerade nicht, vielleicht weil die Spiele Stille verlangen. Versuch es später noch einmal.
}
privacy-withdraw = Meine Meldungen zurückziehen
privacy-withdrawn = { $count ->
    [0] Von dir lag keine Meldung vor.
    [one] Eine Meldung ist zurückgezogen.
   *[other] { $count } Meldungen sind zurückgezogen.
}
privacy-browser = In diesem Browser
privacy-browser-name = dein Name, damit du ihn nicht noch einmal tippen musst
privacy-browser-seats = die Geheimnisse deiner Plätze, und an welchen Tischen du zuletzt warst
privacy-browser-log = dein Logbuch
privacy-browser-daily = dein Tagebuch der Tagesrätsel
privacy-browser-language = wie du und deine Mitspieler sprecht, wo ihr vereinbart habt, es zu behalten
privacy-browser-settings = deine Einstellungen und welche Lektionen du gemacht hast
privacy-browser-blocked = wen du gesperrt hast, und das Geheimnis, das andere an offenen Tischen sperren können
privacy-blocked = Gesperrt
privacy-forget = Alles in diesem Browser vergessen
privacy-forget-sure = Deine Plätze, dein Logbuch und deine Einstellungen sind dann aus diesem Browser verschwunden. Plätze, zu denen du keinen Link hast, kannst du nicht wieder einnehmen.
privacy-forget-yes = Alles vergessen
