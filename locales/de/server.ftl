## Was der Server selbst zu sagen hat

## Warum etwas nicht ging

refused-unreadable = Das konnte der Server nicht lesen.
refused-not-found = Unter dieser Adresse gibt es nichts.
refused-too-large = Das war zu viel auf einmal.
refused-failed = Auf dem Server ist etwas schiefgegangen. Es ist dort vermerkt.
refused-other-site = Diese Anfrage kam von einer anderen Website.
refused-host = Diese Anfrage ging an etwas, das keine Adresse ist: Richtig ist ein Name oder eine Zahl, wenn nötig mit Port.
refused-own-machine = Nur dieser Rechner erreicht den Server; darum gibt es keinen Link für andere.
refused-too-many = Das war zu oft in kurzer Zeit. Versuch es etwas später noch einmal.
refused-no-client = Die Seiten sind noch nicht gebaut. Wer diesen Server betreibt, kann es mit „make client“ tun.
refused-store = Der Server konnte das gerade nicht speichern. Nichts ist verloren; versuch es noch einmal.
refused-store-full = Der Server hat keinen Platz mehr, um etwas zu speichern. Wer ihn betreibt, muss welchen schaffen.
refused-busy = An diesem Tisch passiert gerade zu viel auf einmal. Versuch es noch einmal.
refused-no-such-game = Dieses Spiel gibt es hier nicht.
refused-no-workshop = In diesem Spiel gibt es keine eigenen Szenarien.
refused-nothing-printed = Auf den Tafeln dieses Spiels steht nichts, was man nicht am Tisch sieht.
refused-line = Zeile { $line }: { $reason }
refused-no-estimate = Hier gibt es keine KI-Plätze, die das ausprobieren könnten.
refused-estimates-busy = Gerade werden viele Szenarien ausprobiert. Versuch es etwas später noch einmal.
refused-took-too-long = Das hat länger gedauert, als der Server erlaubt. Versuch es etwas später noch einmal.
refused-too-many-questions = Das waren zu viele Fragen auf einmal. Frag gleich noch einmal.
refused-no-such-table = Diesen Tisch gibt es nicht. Alte Tische werden nach einiger Zeit abgeräumt.
refused-other-rules = Diese Partie wurde nach Regeln gespielt, die dieser Server nicht mehr hat.
refused-newer-rules = An diesem Tisch gelten neuere Regeln, als dieser Server sie hat. Gleich übernimmt ein anderer.
refused-setup-of-other-rules = Dieser Tisch wurde für frühere Regeln gedeckt, die nicht mehr passen. Eröffne einen neuen Tisch.
refused-older-rules-in-use = An diesem Tisch wird noch auf einem Server mit früheren Regeln gespielt. Versuch es in ein paar Minuten wieder.
refused-not-kept = Davon wurde keine Aufzeichnung aufgehoben, bevor sich die Regeln geändert haben. Die Partie selbst lässt sich als Datei speichern.
refused-seat-count =
    { $seats ->
        [one] So ist der Tisch für 1 Platz gedacht.
       *[other] So ist der Tisch für { $seats } Plätze gedacht.
    }

## Plätze

refused-spectator = Du schaust zu. Nimm dir einen Platz, um mitzuspielen.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-seat-taken = Dort sitzt schon jemand.
refused-two-seats = Du kannst nicht auf zwei Plätzen zugleich sitzen.
refused-not-your-seat = Das kann nur, wer dort sitzt oder den Tisch eröffnet hat.
refused-no-such-strength = Einen KI-Platz dieser Stärke gibt es nicht.
refused-dialect = So kann kein KI-Platz dieses Spiels sprechen. Setz eine KI hin, die auf ihre eigene Weise spricht.
refused-ai-sits-here = Auf deinem Platz spielt gerade eine KI. Nimm ihn dir zuerst zurück.
refused-only-host = Das kann nur, wer den Tisch eröffnet hat.
refused-name-blank = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer, die andere sehen können.
refused-name-taken = Hier heißt schon jemand „{ $name }“, und dein Name sieht genauso aus. Wähle einen anderen.
refused-silence = Die Regeln verlangen jetzt Stille. Namen und Plätze bleiben, wie sie sind, bis wieder gesprochen werden darf.
refused-no-clock = Dieser Tisch hat keine Uhr, die man anhalten könnte.
refused-clock-stopped = Die Uhr steht. Weiter geht es, wenn sie wieder läuft.
refused-silent-call = Die Regeln verlangen jetzt Stille, und ein Anstupsen oder eine Pause würde etwas verraten.
refused-nudge-nobody = Dort sitzt niemand anderes.
refused-nudge-not-waited-for = Auf { $name } wartet gerade niemand.
refused-nudge-often = { $name } wurde gerade erst angestupst. Wieder in { $seconds } s.
refused-closed-to-spectators = Wer zuschaut, sieht diese Partie erst, wenn sie zu Ende ist. So will es, wer den Tisch eröffnet hat.
refused-seen-another = Du hast diese Partie von einem anderen Platz aus gesehen. Du kannst nur dorthin zurück.
refused-person-is-here = { $name } ist da. Nur { $name } selbst kann diesen Platz aufgeben.
refused-not-away-long = Vielleicht kommt { $name } zurück. Sonst können die anderen den Platz in { $seconds } s vergeben.
refused-question-waits = { $by } hat um einen anderen Platzwechsel gebeten. Antwortet erst darauf.

## Der Lauf einer Partie

refused-open-seats = Es sind noch Plätze frei. Besetzt sie zuerst.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-game-over = Die Partie ist zu Ende.
refused-not-over = Das wird erst gezeigt, wenn die Partie zu Ende ist.
refused-no-such-moment = Von dort aus geht nichts weiter. Wähle einen früheren Moment der Partie.
refused-no-review = Für dieses Spiel gibt es keine Analyse.
refused-no-stranger = An diesem Tisch gab es keinen Fremden, oder es wurde anders gespielt.
refused-stranger-helped = Mit Rat, mit Vertretung oder beim zweiten Versuch wird ein Ergebnis nicht gezählt.
refused-stale = Inzwischen ist es am Tisch weitergegangen. Schau noch einmal hin.
refused-malformed = Das hat der Tisch nicht verstanden.
refused-not-due = Die Uhr des Tisches ist noch nicht abgelaufen.
refused-undo = Du kannst gerade nichts zurücknehmen.

## Reden

talk-spectator = Wer zuschaut, hört zu und redet nicht mit.
talk-closed = Jetzt wird nicht geredet.
refused-chat-often =
    { $seconds ->
        [one] Das war viel in kurzer Zeit. In 1 Sekunde kann es gesendet werden.
       *[other] Das war viel in kurzer Zeit. In { $seconds } Sekunden kann es gesendet werden.
    }

## Was der Tisch sagt, wenn im Spiel Plätze wechseln

notice-left = { $name } hat Platz { $seat } verlassen.
notice-opened = Platz { $seat } ist frei: Die KI ist aufgestanden.
notice-ai-for = Eine KI spielt für { $name } weiter.
notice-ai = Eine KI hat Platz { $seat } übernommen.
notice-sat-down = { $name } hat Platz { $seat } genommen.
notice-instead = { $name } spielt jetzt auf Platz { $seat } anstelle einer KI.
notice-moved = { $name } ist auf Platz { $seat } gewechselt.
notice-back = { $name } ist wieder da.
notice-renamed = { $was } heißt jetzt { $name }.
notice-agreed = Worum { $name } gebeten hat, ist getan: Alle hier sind einverstanden.
notice-not-agreed = { $name } ist nicht einverstanden. Die Plätze bleiben, wie sie sind.
notice-nudged = { $by } stupst { $player } an.
notice-clock-stopped = { $name } hat die Uhr angehalten.
notice-clock-runs = Die Uhr läuft weiter.
notice-clock-as-is = { $name } ist nicht einverstanden. Mit der Uhr bleibt es, wie es ist.
clock-stopped = Die Uhr steht.

## Nach welchen Regeln an einem Tisch gespielt wird

notice-todays-rules = Dieser Tisch stammt aus der Zeit vor einer Aktualisierung. Gespielt wird nach den heutigen Regeln.
notice-setup-of-other-rules = Dieser Tisch wurde für frühere Regeln gedeckt, die nicht mehr passen. Eröffne einen neuen Tisch.
notice-carried-over = Während dieser Partie wurden die Regeln aktualisiert. Sie geht nach den heutigen Regeln weiter.
notice-stopped = Eine Aktualisierung hat die Regeln geändert, und diese Partie kann nicht weitergehen. Alles Gespielte ist aufgehoben: Sieh es noch einmal an oder speichere es.
notice-other-rules = Diese Partie wurde nach früheren Regeln gespielt. Sie wird so gezeigt, wie sie damals aufgezeichnet wurde.
notice-unreadable = Dieser Server kann diese Partie im Augenblick nicht lesen. Nichts ist verloren; wer ihn betreibt, weiß Bescheid.

## Warum eine Verbindung geschlossen wurde

bye-no-hello = Das Programm hat nicht gesagt, für wen es spricht.
bye-hello-twice = Das Programm hat sich zweimal vorgestellt.
bye-unreadable = Der Server hat dieses Programm nicht verstanden.
bye-wrong-token = Dieser Link öffnet keinen Platz an diesem Tisch. Vielleicht wurde der Platz neu vergeben.
bye-crowded = Hier schauen schon zu viele zu.
bye-too-fast = Es kamen zu viele Nachrichten auf einmal.
bye-too-slow = Die Verbindung war zu langsam, um mitzukommen.
bye-idle = Lange war nichts zu hören.
bye-restart = Der Server startet neu. Gleich geht es weiter.
bye-store = Der Server erreicht seinen Speicher nicht. Nichts ist verloren; gleich geht es weiter.
bye-too-many-connections = Von dieser Adresse kommen zu viele Verbindungen.

## Was ein Link von einem Tisch sagt, bevor man ihn öffnet

preview-gathering = { $game }: ein Platz wartet auf dich
preview-playing = { $game }: es wird gespielt
preview-over = { $game }: Rückblick auf eine Partie
preview-made-it = { $game }: geschafft!
preview-not-made = { $game }: diesmal nicht geschafft
preview-scores = Endstand: { $scores }.
preview-nobody = Setz dich dazu oder schau zu.
preview-seated = Am Tisch: { $names }.
preview-waiting = Am Tisch: { $names }. { $open ->
    [one] Ein Platz ist frei.
   *[other] { $open } Plätze sind frei.
}
