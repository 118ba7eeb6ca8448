## Contact im Browser

## Rollen und Stand

role-source = Quelle
role-guesser = Du rätst
role-crew = Crew
role-watcher = Zuschauen
status-round = Runde
status-round-of = { $round } von { $rounds }
status-practice = Übung
status-fuel = Treibstoff
status-prize = Preis
status-prize-lost = verloren
status-score = Punkte
status-points = { $score } von 42

## Der Tisch

board-label = Der Tisch. Pfeiltasten gehen von Plättchen zu Plättchen, Buchstaben springen, Eingabe wählt.
state-rocket = hier steht die Rakete
state-target = dein Ziel
state-wrong = falsch geraten
state-reached = erreicht
state-candidate = mögliches Ziel
state-dark = dunkle Seite
state-next = als Nächstes erreichbar
state-stop = Halt { $number } deiner Route
state-heat = zu { $percent } % wahrscheinlich
state-pointed = { $percent } % zeigten zuerst darauf

## Die Quelle

source-target = Dein geheimes Ziel
source-route = Deine Route
source-route-free = Probier auf dem Tisch ruhig Wege aus: Was du hier tippst, bleibt bei dir.
source-route-guided = Tippe von Plättchen zu Plättchen. Gepunktete Linien sind freie Wege.
source-route-is = Deine Route: { $route }
source-blocked = Kein Weg von { $here } nach { $there }, dazwischen: { $between }.
source-use-route = Diese Route nehmen
source-clear = Route löschen
source-watching = Dein Signal ist unterwegs. { $guesser } denkt darüber nach.
source-asked-again = Die Crew bittet um ein weiteres Signal. Nimm dieselbe Route oder eine neue.
source-after-wrong = { $chip } war es nicht. Sende ein neues Signal für den nächsten Versuch.
signal-choose = Welche Karte ist es wert?
signal-advice = Setz hoch, wenn deine Route leicht zu verstehen ist. Die Crew sieht den Wert.
signal-card = Signalkarte { $value }, noch { $left } da
stopover-how =
    { $shown ->
        [0] Wähle auf dem Tisch das Plättchen, auf dem deine Route zuerst gelandet ist.
       *[other] Wähle auf dem Tisch das Plättchen, auf dem deine Route als Nächstes gelandet ist.
    }
stopover-here =
    { $shown ->
        [0] Erste Zwischenlandung
       *[other] Nächste Zwischenlandung
    }
stopover-confirm = Rakete hierher stellen

## Aufnehmen

pad-label = Halten heißt fliegen, loslassen heißt landen. Auch mit der Leertaste.
pad-hold = Halten zum Fliegen, loslassen zum Landen
pad-flying = In der Luft …
pad-more = Gelandet. Halten zum Weiterfliegen
news = Was geschah
news-talk = Jetzt darfst du reden.
pad-anew = Halten für eine neue Aufnahme
pad-full = Alle Flüge aufgenommen. Anhören oder senden
pad-wait = Lege zuerst deine Route
record-strip = Deine Aufnahme:
record-hear = Anhören
record-stop = Stopp
record-again = Neu
record-send = Senden
record-done =
    { $taps ->
        [one] 1 Flug aufgenommen.
       *[other] { $taps } Flüge aufgenommen.
    }
record-count =
    { $taps ->
        [one] 1 Flug aufgenommen
       *[other] { $taps } Flüge aufgenommen
    }, deine Route hat { $hops }.
record-too-short = Zu kurz für einen Flug. Halte etwas länger.
record-broken-off = Aufnahme abgebrochen. Beginne noch einmal bei der Rakete.

## Zuhören

sound-on = Ton einschalten
listen-silence = Stille. Die Lampe leuchtet, wenn das Signal kommt.
listen-watch = Dieses Gerät gibt keinen Ton. Achte auf die Lampe: Sie blinkt denselben Rhythmus.
listen-from = Ein Signal von { $source }.
listen-coming = Ein Signal kommt …
listen-playing = Hör hin.
listen-waits = Ein Signal ist da. Du kannst es einmal hören.
listen-now = Jetzt abspielen
listen-heard =
    { $count ->
        [one] Du hast das Signal gehört.
       *[other] Du hast { $count } Signale gehört.
    }
heard = Signale dieser Runde
heard-from = Signal { $number }, ab { $start }
heard-flights =
    { $flights ->
        [one] Signal { $number }, ab { $start }: 1 Flug
       *[other] Signal { $number }, ab { $start }: { $flights } Flüge
    }
heard-missed = Du hast ein Signal verpasst. Nur die Zahl seiner Flüge ist geblieben.
heard-missed-ask = Du darfst um ein weiteres bitten.
heard-strip = Signal { $number }:
heard-as-text = Als Text lesen

## Raten

guess-how = Zeige auf dem Tisch auf einen Planeten.
guess-pointing = Du zeigst auf
guess-confirm = Der ist es
guess-was-wrong = Nicht { $chip } ({ $seat }).
guess-repeat = Noch einmal bitten (noch { $left })
confirm-title = Bist du sicher?
confirm-yes = Ja
confirm-no = Nein

## Hilfskarten

helpers = Hilfskarten
helper-use = Einsetzen
helper-use-card = { $helper } einsetzen
helper-inactive = Benutzt. Inaktiv.
helper-fifty-fifty-on = Angesagt: zwei Rateversuche.
helper-reactivate = Alle reaktivieren für 1 Fass
helper-meeting-on = Teambesprechung: Die Crew darf jetzt reden.
helper-meeting-spend = Welche Hilfskarte gebt ihr dafür aus?

## Zwischen den Runden

between-first = Die Rakete steht auf der Erde. Redet, so lange ihr wollt; die erste Quelle beginnt.
between-first-practice = Zuerst ein Übungsflug: Er kostet keinen Treibstoff und zählt nicht.
between-last = Runde { $round }
between-practice = Übungsflug
between-target = Das Ziel war
between-won = Signalkarte { $value } gewonnen
between-lost = Signalkarte { $value } verloren
between-signal = Das letzte Signal:
between-route = Der Weg war { $route }.
between-begin = Runde { $round } beginnen
between-begin-practice = Übungsflug beginnen
between-next = Nächste Runde
between-look-back = Die Runde ist vorbei. Schau zurück, so lange du willst.
between-has-begun = { $source } hat ein Signal bereit. Es wartet, bis du weitergehst.

staged-points = { $seat } zeigt auf
staged-points-at = { $seat } zeigt auf { $chip }.
staged-breath = Alle halten den Atem an …
staged-flies = Die Rakete hebt ab.
staged-right = Richtig!
staged-wrong = Falsch.

thought = Ein Weg in Gedanken
thought-begin = Einen Weg auslegen
thought-end = Wieder zeigen
thought-clear = Weg löschen
thought-how = Wähle von der Rakete aus ein Plättchen nach dem anderen. Nur du siehst das.
thought-flights =
    { $flights ->
        [one] 1 Flug ausgelegt. Nur du siehst ihn.
       *[other] { $flights } Flüge ausgelegt. Nur du siehst sie.
    }

## Weiteres

more = Hilfen
more-ways = Freie Wege zeigen
more-ways-hint = Zeichnet, wohin man von dem Plättchen fliegen kann, auf das du zeigst.
more-hand = Eine Hand statt der Lampe
more-keys = Tasten: Pfeile bewegen, Buchstaben A–R springen zum Planeten, 0 zur Erde, Pos1 zur Rakete, Eingabe wählt, die Leertaste fliegt.

## Das Ende

report-success = Mission geschafft
report-failure = Der Treibstoff ist aus
report-points = von 42 Punkten
report-barrels =
    { $barrels ->
        [one] 1 Treibstofffass ist übrig.
       *[other] { $barrels } Treibstofffässer sind übrig.
    }
report-comfort = Jede Crew braucht ein paar Flüge, bis sie ihren Rhythmus hat. Die Analyse zeigt, wo Signale verloren gingen.
report-raise = Das ging gut. Versucht beim nächsten Mal Stufe { $level }.
report-professional = Stufe 6 mit Treibstoff in Reserve: Ihr seid bereit für das Profispiel.
report-target = Ziel
certificate-label = CONTACT · URKUNDE
certificate-of = von 42 Punkten
certificate-barrels =
    { $barrels ->
        [one] 1 Fass übrig
       *[other] { $barrels } Fässer übrig
    }
certificate-turn = Umdrehen
certificate-front = Urkunde: { $title }
certificate-back = Das Bild auf der Rückseite der Urkunde { $title }
certificate-download = Sichern
certificate-print = Drucken

## Vor der Mission

form-mode = Spiel
form-base = Grundspiel
form-base-note = Wenige mögliche Ziele pro Runde. So fängt man an.
form-professional = Profispiel
form-professional-note = Alle Planeten können Ziele sein, dazwischen Asteroiden, weniger Treibstoff, Hilfskarten und am Ende eine Urkunde.
form-level = Stufe
form-level-note = In jeder Runde kommen { $count } Planeten als Ziel infrage. Für die erste Partie passt Stufe 2.
form-route = Die Route der Quelle
form-free = Im Kopf
form-free-note = Wie am echten Tisch: Niemand prüft die Route.
form-guided = Auf dem Tisch
form-guided-note = Die Quelle tippt die Route heimlich. Sie wird geprüft und nach der Runde allen gezeigt.
form-practice = Zuerst ein Übungsflug
form-practice-note = Eine Runde, die nichts kostet und nicht zählt.
form-family = Familienmodus
form-family-note = Die Crew darf beim Raten reden, und Signale werden mitgeschrieben. Die Quelle darf weiterhin nicht reden.
form-record = Mitschrift
form-record-note = Signale bleiben als Balken stehen. Ohne sie sind sie zu hören und vorbei, wie am Tisch.
form-signals = Signale
form-signals-gone = Gehört und vorbei
form-pauses = Gleiche Pausen
form-pauses-note = Jede Pause am Boden dauert gleich lang, damit nur die Flüge etwas bedeuten.
form-block = Unmögliches sperren
form-block-note = Plättchen, die nicht das Ziel sein können, lassen sich gar nicht erst wählen.
form-table = Die Planeten
form-table-any = Wie sie fallen
form-table-any-note = Eine der sechs Arten, ausgelost.
form-table-strewn = Verstreut
form-table-strewn-note = Zufällig über den ganzen Tisch.
form-table-clusters = Haufen
form-table-clusters-note = Fünf Gruppen mit weiten Lücken dazwischen.
form-table-arms = Arme
form-table-arms-note = Vier Arme, die sich um die Erde winden.
form-table-void = Eine Leere
form-table-void-note = Nahe bei der Erde liegt kein Planet.
form-table-rings = Ringe
form-table-rings-note = Zwei Ringe um die Erde.
form-table-belt = Ein Gürtel
form-table-belt-note = Ein breiter Gürtel quer über den Tisch.
form-table-figures = KI-Plätze, die wie Menschen spielen, erraten hier auf Stufe { $level } { $right } % der Signale sofort; auf verstreuten Tischen { $strewn } %.
form-fifty-fifty = 50:50
form-fifty-fifty-barrel = Schont das Fass
form-fifty-fifty-barrel-note = Der erste falsche Rateversuch kostet trotzdem die Signalkarte und bringt drei weitere Signale.
form-fifty-fifty-card = Schont auch die Karte
form-fifty-fifty-card-note = Die zwei Rateversuche zählen als einer.

## Rückblick

opening-crew = Die Crew
opening-first = ist zuerst die Quelle
opening-agreed = Was vereinbart war
opening-planets = Von Anfang an farbig
replay-source = { $source } ist die Quelle.
replay-signal = Signal { $number } abspielen
review-title = Was sich verstehen ließ
review-loading = Die ganze Mission wird noch einmal angehört …
review-signal = Signal
review-option = { $round }, Signal { $number }
review-heading = { $round }, Signal { $number } von { $source }
reviewed-likely = Wie wahrscheinlich jeder Planet für eine ideale Crew war
reviewed-meant = Der gemeinte Weg
reviewed-meant-likely = Der vermutlich gemeinte Weg
reviewed-ideal = Ein Weg, den eine ideale Quelle nähme (zu { $percent } % klar)
timing-title = Euer Timing
timing-lead = Jeder Flug: wie weit er war und wie lange er dauerte. Die Linie ist das Tempo, das eine ideale Zuhörerin heraushört.
timing-plot = Dauer gegen Entfernung von { $flights } Flügen, geflogen von { $name }
timing-distance = Entfernung in cm
timing-duration = Sekunden
timing-hollow = Hohle Punkte: Die Route ist nicht bekannt, nur wahrscheinlich.

## Die Einführung

lesson-title = Contact lernen
lesson-label = Lektion
lesson-next = Weiter
lesson-skip = Einführung verlassen
lesson-partner = Mizar
lesson-scripted = Es gibt kein Netz: Dein Gegenüber folgt einem Skript und versteht dich immer.
lesson-later = Das kommt später. Tu zuerst, was die Lektion sagt.
lesson-not-that-one = Es ist ein anderer Planet. Hör noch einmal hin: je länger der Ton, desto länger der Weg.
lesson-play = Eine Partie spielen
lesson-rules = Regeln lesen
lesson-welcome = Sprechen durch Zeit
    .text = Keine Worte: Die eine Seite kennt den Zielplaneten, die andere muss ihn finden. Die einzige Botschaft ist, wie lange jeder Flug dauert. Das hier braucht drei Minuten.
lesson-begin = Du bist die Quelle
    .text = Die Quelle weiß, die Crew rät. Beginne die Runde, um die Karten aufzudecken.
lesson-target = Dein Geheimnis: { $chip }
    .text = Das Fadenkreuz auf dem Tisch siehst nur du. Dein Gegenüber sieht bloß, welche Planeten es sein könnten: die mit dem goldenen Ring.
lesson-ways = Nur geradeaus
    .text = Die Rakete fliegt gerade Linien. Gepunktete sind frei. Die rote nicht: Ein Plättchen liegt im Weg, also müsstest du dort landen oder darum herumfliegen.
lesson-route = Such einen Weg
    .text = Tippe von Plättchen zu Plättchen, bis du auf dem Ziel stehst. Direkt oder mit Zwischenlandungen: Am besten ist ein Weg, der klingt wie kein anderer.
lesson-fly = Jetzt senden
    .text = Halte die Lampe (oder die Leertaste) so lange, wie die erste Linie lang ist, lass los zum Landen, und so weiter für jede Linie. Anhören, wenn nötig noch einmal, dann senden.
lesson-wait = Dein Gegenüber hört zu
    .text = Das Signal wird einmal abgespielt, genau so, wie du es gemacht hast. Jetzt wird ein Weg gesucht, der dazu passt.
lesson-asked = Dein Gegenüber fragt nach
    .text = Zu den gehörten Längen passt mehr als ein Planet, und keiner deutlich besser: Nachfragen kostet nichts, falsch raten schon. Sende auf derselben Route noch ein Signal, oder leg eine, die nur zu deinem Ziel passt.
lesson-again = Noch einmal
    .text = Dein Gegenüber hat falsch geraten. Sende ein weiteres Signal: auf derselben Route oder einer neuen.
lesson-swap = Jetzt umgekehrt
    .text = Die Rakete bleibt, wo sie gelandet ist, und dein Gegenüber ist die Quelle. Gleich kommt ein Signal.
lesson-listen = Hören und schauen
    .text = Solange die Rakete fliegt, leuchtet die Lampe; ein Klopfen heißt Landung. Kurzes Licht, kurzer Weg. Zähl die Landungen.
lesson-guess = Welcher Planet?
    .text = Fang bei der Rakete an und folge den Balken in Gedanken: Welcher Planet mit goldenem Ring passt? Zeig darauf und bestätige. Bist du unsicher, bitte noch einmal, höchstens zweimal.
lesson-helpers = Es gibt noch mehr
    .text = Im Profispiel kann jeder Planet das Ziel sein, und ihr bekommt Hilfskarten:
lesson-done = Jetzt kannst du alles
    .text = Zwölf Runden, sechs Fässer, 42 Punkte. Findet euer gemeinsames Tempo und redet zwischen den Runden darüber.

## Tasten

keys-board = Auf dem Tisch
keys-board-travel = Zum nächsten Planeten in dieser Richtung
keys-board-letter = Zum Planeten mit diesem Buchstaben
keys-board-rocket = Zur Rakete
keys-board-pick = Den Planeten wählen
keys-pad = Als Quelle
keys-pad-hold = Fliegen, solange du sie hältst
