## Überall

site-title = Heliograph: Das Signal ist das Rätsel
page-title = { $page } · Heliograph
skip = Zum Inhalt springen
close = Schließen
stepper-less = Weniger: { $label }
stepper-more = Mehr: { $label }
copy = Kopieren
copied = Kopiert.
copy-failed = Das Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn von Hand.
to-home = Zur Startseite
opening = Einen Moment …
your-name = Dein Name
name-needed = Wie sollen die anderen dich nennen?
default-name = Kapitän
seat-number = Platz { $number }
spectators = { $count ->
    [one] { $count } Zuschauer.
   *[other] { $count } Zuschauer.
}

nav = Hauptmenü
nav-home = Heliograph, zur Startseite
nav-learn = Lernen
learn-lead = Je drei Minuten, auf den Tafeln des Spiels.
nav-rules = Regeln
nav-settings = Einstellungen
footer-credit = Contact: Signals from Outer Space ist ein Spiel von Steffen Benndorf aus dem Nürnberger-Spielkarten-Verlag. AI Space Puzzle ist ein Spiel von Katarzyna Cioch, Sylwia Smolińska, Wojciech Wiśniewski und Mateusz Wolski, erschienen bei Portal Games. Mission Control: Critical Orbit ist ein Spiel von Corey Andalora und Donnie Coleman, erschienen bei 3WS Games. Starship Interstellar ist ein Spiel von Davide Calza und Andrea Crespi, erschienen bei Pendragon Game Studio. Dieses Projekt ist mit ihnen nicht verbunden; Texte, Bilder und Klänge sind unsere eigenen.
footer-free = Heliograph ist freie Software unter der MIT-Lizenz.

## Wenn etwas nicht stimmt

offline = Dieses Gerät ist offline. Am Tisch geht es weiter, sobald das Netz wieder da ist; Regeln, Lektionen und mitgenommene Rätsel gehen auch ohne.
offline-table = Der Tisch ist nicht erreichbar. Wir versuchen es weiter.
problem-no-server = Der Server antwortet nicht. Bitte versuche es gleich noch einmal.
problem-server = Das konnte der Server nicht tun (Fehler { $status }).
problem-closed = Der Tisch hat die Verbindung beendet.
closed-title = Dieser Tisch ist für dich nicht offen
closed-watch = Ohne Platz zuschauen
failed-title = Diese Seite wurde nicht geladen
failed-text = Vielleicht fehlt das Netz, oder es gibt eine neuere Version.
failed-reload = Neu laden
lost-title = Hier sind nur Sterne
lost-text = Unter dieser Adresse gibt es keine Seite.

## Startseite

home-title = Jemand weiß es. Die anderen müssen verstehen.
home-lead = Weltraumspiele, in denen fast nichts gesagt werden darf, und eines, in dem alle für sich fliegen. Setz dich gleich neben eine KI oder bring deine Freunde mit.
home-play-friends = Mit Freunden spielen
home-learn = In 3 Minuten lernen
home-workshop = Ein Szenario bauen
home-facts = { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } für { $fewest }–{ $most } Personen · ohne Konto · kostenlos
home-games = Die Spiele
home-role = Deine Aufgabe
home-play = Spielen
home-start = Sofort spielen
home-ways = Mehr Möglichkeiten
home-set-up = Einen Tisch einrichten
home-friends = Noch schöner mit Leuten, die du kennst:
how-title = So geht es
how-source = Jemand von euch weiß es
    .text = Ein Planet als Ziel, vier Räume und ihre Schlüssel, die Leitungen eines Raumschiffs: Ein Platz sieht es, die anderen nicht.
how-signal = Fast nichts kommt durch
    .text = In Contact spricht nur die Zeit, in AI Space Puzzle nur eine Handvoll Plättchen. Keine Worte, kein Nicken.
how-crew = Eine Sprache entsteht
    .text = Jede Runde zeigt, wie ihr verstanden wurdet. Alle gewinnen oder niemand.
continue-title = Weiterspielen
continue-your-turn = Du bist dran
continue-waiting = wartet
continue-moved = letzter Zug { $when }
recent-title = Deine Tische
recent-forget = Aus dieser Liste entfernen
phase-gathering = wartet auf Mitspielende
phase-playing = läuft
phase-over = beendet

## Ein neuer Tisch

play-title = { $game }: neue Partie
play-others = Wie viele KI-Plätze spielen mit?
play-friends = Mit Leuten, die du kennst:
play-record = Von diesem Browser aus gespielt: { $played }, gewonnen: { $won }.
advice-harder = Deine letzten beiden Partien hast du so gewonnen; darum ist es eine Stufe schwerer eingestellt.
advice-easier = Deine letzten beiden Partien gingen verloren; darum ist es eine Stufe leichter eingestellt.
advice-next = Das Buch ist auf der Seite nach der letzten aufgeschlagen, die du gewonnen hast.
create-title = Mit Freunden spielen
create-lead = Deck den Tisch und teile dann den Link. Wer ihn öffnet, nimmt einen freien Platz oder schaut zu.
create-game = Spiel
create-seats = Plätze
create-seat-count = Wie viele spielen mit?
create-open = { $count ->
    [one] Ein Platz bleibt frei. Wer den Link öffnet, kann ihn nehmen.
   *[other] { $count } Plätze bleiben frei. Wer den Link öffnet, kann einen nehmen.
}
create-full = Alle Plätze sind besetzt, die Partie beginnt also sofort.
create-rules = Was ihr spielt
create-open-table = Tisch eröffnen
create-start = Spiel starten
create-one-device = Ein Gerät, mehrere Plätze
create-one-device-hint = Für Familien: Mehrere von euch spielen an diesem Gerät und reichen es herum. Alle am Tisch erfahren es.
create-name-of = Name auf Platz { $number }
watching = Zuschauende
watching-open = sehen die Partie sofort
watching-delayed = sehen sie eine Minute später
watching-closed = sehen sie, wenn sie zu Ende ist
watching-not-now = Wer zuschaut, sieht diese Partie erst, wenn sie zu Ende ist. Du kannst hier warten.
occupant-me = Ich
occupant-open = Frei
occupant-ai = KI, { $strength }
strength-llm = Sprachmodell
strength-quick = flink
strength-strong = stark
ai-name = KI ({ $strength })
ai-name-numbered = KI { $number } ({ $strength })

## Vor dem Spiel

lobby-title = { $game }: Die Crew sammelt sich
lobby-lead = Die Partie beginnt, sobald alle Plätze besetzt sind.
lobby-chairs = Rund um den Tisch
lobby-start = Spiel starten
lobby-fill = Mit KI auffüllen und starten
lobby-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-ready = Alle sind da.
lobby-wait = Gleich geht es los: Wer den Tisch eröffnet hat, startet das Spiel.
chair-open = Freier Platz
chair-you = (du)
chair-host = Gastgeber
chair-online = online
chair-away = nicht da
chair-sit = Hier sitzen
chair-move-here = Hierher wechseln
chair-free = Diesen Platz freigeben
share-title = Hol sie dazu
share-hint = Schick diesen Link oder lass den Code scannen.
share-closed = Bisher kann nur dieser Rechner den Tisch öffnen.
share-open-it = Damit Telefone und Rechner in deinem Netz dazukommen, startet, wer den Server betreibt, ihn neu mit
share-open-it-or = oder, wo er als Dienst läuft, mit
share-same-machine = Nichts geht verloren: Der Tisch ist danach noch da. Ein anderes Fenster auf diesem Rechner kann die Adresse aus der Adresszeile nehmen.
share-link = Link zu diesem Tisch
share-text = Komm, spiel mit mir!
share-qr = QR-Code mit dem Link zu diesem Tisch
share = Teilen

## Am Tisch

table-name = Tisch { $id }
status-connecting = Verbinde …
status-online = Verbunden
status-offline = Keine Verbindung, neuer Versuch …
menu = Tischmenü
menu-invite = Einladen oder zuschauen lassen
menu-hand-over = Eine KI für mich spielen lassen
menu-take-back = Wieder selbst spielen
menu-seat-link = Link zu meinem Platz kopieren
menu-seat-link-copied = Kopiert. Dieser Link gehört zu deinem Platz: Öffne ihn auf deinem anderen Gerät und zeig ihn niemandem.
menu-seat-link-here = Kopiert. Dieser Link hält deinen Platz, aber nur dieser Rechner kann ihn öffnen. Zeig ihn niemandem.
menu-seats = Plätze und Zuschauen
seats-ai = KI weiterspielen lassen
seats-open = Platz freigeben
seats-hint = Ist jemand 20 Sekunden weg, kann der Platz an eine KI gehen oder frei werden, wenn alle anderen hier einverstanden sind.
absent-title = Jemand ist weg
absent = { $name } ist weg. Die Partie kann weitergehen; wer zurückkommt, bekommt den Platz zurück.
proposal = Eine Frage an alle
proposal-ai = { $by } fragt: Soll eine KI für { $name } weiterspielen?
proposal-open = { $by } fragt: Soll Platz { $seat } ({ $name }) frei werden?
proposal-me = { $by } möchte auf Platz { $seat } ({ $name }) spielen.
proposal-waiting = Es fehlt noch: { $names }.
proposal-agree = Einverstanden
proposal-refuse = Nein
proposal-drop = Frage zurückziehen
shared-seats = Plätze an diesem Gerät
shared-hand-over = Der Tisch ist verdeckt. Gib das Gerät an { $name }.
shared-look = Ich bin { $name }
shared-stay = Hier bleiben
terms-one-device = Ein Gerät, mehrere Plätze: Manche hier sehen von mehr als einem Platz aus.
terms-one-device-short = ein Gerät, mehrere Plätze
terms-delayed = Wer zuschaut, sieht diese Partie { $seconds } Sekunden später.
terms-closed = Wer zuschaut, sieht diese Partie, wenn sie zu Ende ist.
terms-dialect = Ein KI-Platz spricht hier so, wie jemand es ihm beigebracht hat.
menu-leave = Tisch verlassen
stand-in = Auf deinem Platz spielt gerade eine KI.
nudge = { $name } anstupsen
nudged = { $name } wurde angestupst.
waiting-title = Warten
waiting-long = Seit einer Weile ist nichts geschehen.
stand-in-back = Willkommen zurück: Du spielst wieder selbst auf deinem Platz.
pause-ask = Die Uhr anhalten
pause-asked = Pause gewünscht: { $names }. Die Uhr steht, sobald alle hier einverstanden sind.
pause-title = Die Uhr steht
pause-covered = Solange sie steht, sind die Tableaus verdeckt: Die Pause soll keine zusätzliche Bedenkzeit sein.
pause-run-on = Die Uhr weiterlaufen lassen
pause-run-on-waiting = Sie läuft weiter, sobald alle hier bereit sind. Noch nicht: { $names }.
turn-title = ● Du bist dran: { $game }
turn-text = Die anderen warten auf dich.
text-view = Der Tisch in Worten
text-view-events = Was geschah
chat = Chat
chat-say = Etwas sagen
chat-send = Sagen
chat-empty = Noch hat niemand etwas gesagt.
chat-unread = { $count ->
    [one] ungelesene Nachricht
   *[other] ungelesene Nachrichten
}
chat-closed = Du kannst gerade nicht sprechen.
leave-title = Den Tisch verlassen?
leave-text = Du findest diesen Tisch unter „Weiterspielen“ auf der Startseite wieder.
leave-playing = Dein Platz bleibt deiner: Komm jederzeit über die Startseite zurück. Sollen die anderen nicht warten, lass so lange eine KI für dich spielen.
leave-stay = Bleiben
leave-to-ai = Einer KI überlassen
leave-go = Verlassen
table-kept-until = Wenn niemand mehr kommt, wird dieser Tisch am { $date } abgeräumt.
result = Spielende
result-over = Die Partie ist zu Ende.
result-rematch = Noch einmal spielen
result-rematch-waits = Die nächste Partie ist bereit.
result-rematch-join = Mitspielen
result-rematch-watch = Zuschauen

## Rückblick

replay-title = Rückblick
replay-of = { $game }: Rückblick
replay-loading = Die Aufzeichnung wird geholt.
replay-to-table = Zum Tisch
replay-viewer = Gesehen von
viewer-open = alles offen
viewer-spectator = Zuschauern
viewer-seat = { $name }
replay-share = Link zu diesem Moment
replay-export = Als JSON speichern
replay-controls = Wiedergabe
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-scrub = Stelle in der Partie
replay-step = { $step } von { $steps }
replay-beginning = Der Tisch ist gedeckt.
replay-quiet = Etwas, das von hier aus nicht zu sehen war.
replay-no-picture = Davon gibt es kein Bild mehr. Die Worte oben erzählen, was geschah.
replay-tabs = Was zu sehen ist
replay-board = Brett
replay-log = Verlauf
replay-review = Analyse
replay-speed = Tempo
replay-times = { $speed }×
keys-replay-toggle = Abspielen oder anhalten
keys-replay-slower = Langsamer
keys-replay-faster = Schneller

## Regeln

rules-contents = Inhalt
rules-none = Keine Regel spricht von „{ $wanted }“. Versuche weniger Buchstaben oder ein anderes Wort.
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
source-rulebook = Regelheft
source-public = öffentliche Quelle
source-house = Hausregel
source-inferred = folgt daraus

## Einstellungen

settings = Einstellungen
settings-language = Sprache
settings-sound = Ton
settings-sound-on = Ton an
settings-volume = Lautstärke: { $volume }
settings-mix-game = Spiele: { $volume }
settings-mix-voice = Stimmen: { $volume }
settings-mix-ambience = Hintergrund: { $volume }
settings-turn = Wenn du dran bist
settings-turn-sound = Einen Klang spielen
settings-turn-buzz = Vibrieren
settings-turn-notice = Eine Benachrichtigung zeigen
settings-turn-notice-hint = Nur solange diese Seite nicht zu sehen ist. Dein Browser fragt dich vorher.
settings-turn-notice-refused = Dein Browser erlaubt es nicht. Ändern kannst du das in seinen Einstellungen für diese Seite.
settings-sight = Anzeige
settings-theme = Erscheinungsbild
theme-system = Wie das System
theme-dark = Dunkel
theme-light = Hell
settings-colours = Farben
colours-default = Nachthimmel
    .note = Die üblichen Farben.
colours-contrast = Hoher Kontrast
    .note = Schwarzer Grund, hellere Schrift und Linien, keine Sterne.
colours-colour-blind = Für Farbenblinde
    .note = Blau und Orange statt Grün und Rot.
settings-text = Schriftgröße: { $size }
settings-motion = Bewegung
motion-system = Wie das System
motion-less = Weniger
motion-full = Voll
settings-kept = Die Einstellungen bleiben in diesem Browser.

## Tasten

keys = Tasten
keys-everywhere = Überall
keys-show = Die Tasten dieser Seite zeigen
keys-close = Schließen, was obenauf liegt
key-space = Leertaste
key-enter = Eingabe
key-escape = Esc
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-delete = Entf
key-backspace = Rücktaste
key-left = links
key-right = rechts
key-up = oben
key-down = unten
key-plus = Plus
key-minus = Minus
key-question = Fragezeichen
key-bracket-left = eckige Klammer auf
key-bracket-right = eckige Klammer zu
