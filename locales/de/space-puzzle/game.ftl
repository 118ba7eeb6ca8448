## AI Space Puzzle: alles, was die Regeln während einer Partie sagen

## Was jetzt gefragt ist

sp-ask-card = Du bist die KI. Wähle, wie herum deine Lösungskarte steht; so bleibt sie bis zum Ende des Szenarios.
sp-ask-card-sides = Du bist die KI. Wähle eine Seite deiner Lösungskarte und wie herum sie steht; so bleibt sie bis zum Ende des Szenarios.
sp-ask-message =
    Runde { $round }: Lege hinter dem Sichtschirm deine Botschaft aus { $most ->
        [one] 1 Plättchen
       *[other] 1 bis { $most } Plättchen
    } und decke sie auf.
sp-ask-message-exact = Runde { $round }: Lege hinter dem Sichtschirm deine Botschaft aus genau { $most } Plättchen und decke sie auf.
sp-ask-crew =
    Was bedeutet die Botschaft? { $left ->
        [0] Es ist keine Aktion übrig; Marker kosten weiterhin nichts.
       *[other] Übrige Aktionen: { $left } von { $actions }.
    }
sp-ask-debrief = Nachbesprechung: Alle dürfen reden, auch die KI. Wählt das nächste Szenario oder macht Schluss.
sp-ask-over = Diese Partie ist zu Ende.

sp-wait-card = { $ai } ist die KI und stellt die Lösungskarte auf.
sp-wait-message = { $ai } legt hinter dem Sichtschirm eine Botschaft.
sp-wait-crew = Die Astronauten rätseln über die Botschaft.

## Was zweimal gefragt wird

sp-confirm-declare = Ihr könnt die Lösung nur einmal ansagen: Tun es alle Astronauten, wird die Karte gezeigt, und ein einziger Fehler heißt verloren. Ansagen?
sp-confirm-last = Das ist die letzte Runde: Sind alle Astronauten fertig, wird die Karte gezeigt. Bist du fertig?
sp-confirm-finish = An diesem Tisch für alle Schluss machen?

## Was nicht geht und warum

sp-refused-over = Diese Partie ist zu Ende.
sp-refused-not-now-card = Zuerst stellt die KI die Lösungskarte auf.
sp-refused-not-now-message = Jetzt legt die KI ihre Botschaft. Die Astronauten handeln, sobald sie aufgedeckt ist.
sp-refused-not-now-crew = Jetzt handeln die Astronauten. Die KI legt in der nächsten Runde wieder Plättchen.
sp-refused-not-now-debrief = Das Szenario ist zu Ende. Wählt das nächste oder macht Schluss.
sp-refused-not-at-table = So einen Platz gibt es an diesem Tisch nicht.
sp-refused-only-ai = Das kann nur { $ai } als KI.
sp-refused-only-astronauts = Das können nur die Astronauten.
sp-refused-role = Das ist die Aufgabe einer anderen Rolle: { $role }.
sp-refused-no-actions =
    Es ist keine Aktion übrig. { $actions ->
        [one] Eine Runde hat 1
       *[other] Eine Runde hat { $actions }
    }; Marker lassen sich weiterhin bewegen.
sp-refused-turn = Die Karte kann auf vier Arten stehen: 0 bis 3 Vierteldrehungen im Uhrzeigersinn.
sp-refused-side = Diese Karte hat zwei Seiten. Sag, welche du spielst: front oder back.
sp-refused-one-side = Eine andere Seite steht jetzt nicht zur Wahl. Sag nur, wie herum die Karte steht.
sp-refused-no-places = In diesem Szenario haben Plättchen keinen Ort: Wähle sie einfach in deiner Reihenfolge.
sp-refused-needs-places = In diesem Szenario hat jedes Plättchen seinen Ort: Lege die Plättchen in den Rahmen.
sp-refused-token-twice = Jedes Plättchen gibt es nur einmal: Nimm es nur einmal.
sp-refused-token-gone = Eines dieser Plättchen ist jetzt nicht zu haben. Nimm eines von denen, die da sind.
sp-refused-too-many-tokens = Eine Botschaft hat hier höchstens { $most } Plättchen.
sp-refused-outside = Ein Plättchen muss ganz im Rahmen liegen, also in { $width } × { $height } mm, und um 0 bis 359 Grad gedreht sein.
sp-refused-exact = Eine Botschaft hat hier genau { $count } Plättchen.
sp-refused-lay-first =
    { $most ->
        [one] Lege zuerst 1 Plättchen.
       *[other] Lege zuerst 1 bis { $most } Plättchen.
    }
sp-refused-asked = Das lässt sich jetzt nicht fragen. Jede Frage der Liste wird einmal pro Szenario beantwortet.
sp-refused-no-such-rule = Auf so eine Regel lässt sich nicht zeigen. Wähle eine aus den Regeln oder einen Teil der Szenarioseite.
sp-refused-already-ready = Das hast du schon gesagt. Warte auf die anderen, oder nimm es zurück.
sp-refused-not-ready = Du hast noch nicht gesagt, dass du fertig bist.
sp-refused-one-marker-each = Zum Ansagen muss in jedem der vier Abschnitte genau ein Farbmarker liegen.
sp-refused-nothing-to-take-back = Die Astronauten können gerade nichts zurücknehmen.
sp-refused-pawn-locked = Diese Figur steht schon richtig und bleibt dort.
sp-refused-pawn-off-map = Diese Figur ist nicht auf der Schiffskarte. Setze sie zuerst ein.
sp-refused-pawn-on-map = Diese Figur ist schon auf der Schiffskarte. Bewege sie.
sp-refused-no-such-room = Räume heißen a1 bis d4: Spalten a bis d von links, Zeilen 1 bis 4 von oben.
sp-refused-same-room = Die Figur steht schon in diesem Raum. Wähle einen anderen.
sp-refused-step = Hier geht eine Figur nur einen Raum nach oben, unten, links oder rechts.
sp-refused-border = Hier kommt eine Figur nur durch einen der 12 Räume am Rand herein.
sp-refused-lock = Hier kommt eine Figur nur durch eine Schleuse herein.
sp-refused-no-dice = Dieses Szenario wird ohne Würfel gespielt.
sp-refused-die-off-map = Nur ein Würfel auf der Schiffskarte lässt sich stellen. Setze zuerst seine Figur ein.
sp-refused-die-value = Ein Würfel wird auf eine andere Zahl von 1 bis 6 gestellt.
sp-refused-marker-locked = Dieser Farbmarker liegt richtig und bleibt dort.
sp-refused-marker-there = Der Marker liegt schon dort.
sp-refused-marker-off = Dieser Marker ist nicht auf dem Pult. Lege ihn zuerst in einen Abschnitt.
sp-refused-mark-so = Das ist schon so angezeigt.
sp-refused-locked-scenario = Dieses Szenario ist noch gesperrt. Gewinnt das davor, oder wählt ein offenes.
sp-refused-no-such-seat = Die KI muss auf einem der Plätze an diesem Tisch sitzen.

## Was geschah

sp-event-card-turned = { $ai } hat die Lösungskarte aufgestellt.
sp-event-round-began = Runde { $round } beginnt. Der Rundenzähler steht auf { $counter }.
sp-event-round-began-jammed = Runde { $round } beginnt. Der Rundenzähler steht auf { $counter }. Gestört: { $tokens }.
sp-event-revealed = { $ai } deckt die Botschaft auf: { $tokens }.
sp-event-revealed-noise = { $ai } deckt die Botschaft auf: { $tokens }. Vom Rauschen beigemischt: { $noise }.
sp-event-faded = Die Botschaft ist verblasst.
sp-event-rule-asked = { $player } fragt den Tisch nach den Regeln. { $answer }
sp-event-rule-pointed = { $player } zeigt auf Regel { $rule }: { $text }
sp-event-page-pointed = { $player } zeigt auf die Szenarioseite: { $part }.
sp-event-entered = { $player } setzt die { $pawn } in Raum { $cell } ein.
sp-event-moved = { $player } bewegt die { $pawn } von Raum { $origin } nach Raum { $cell }.
sp-event-removed = { $player } nimmt die { $pawn } aus Raum { $cell } von der Schiffskarte.
sp-event-die-set = { $player } stellt den { $die } auf { $value }.
sp-event-marker =
    { $player }: { $marker } jetzt im Abschnitt des { $key }, { $face ->
        [sure] sicher
       *[unsure] unsicher
    }.
sp-event-marker-off = { $player }: { $marker } jetzt neben dem Pult.
sp-event-marked-location =
    { $player }: Raum des { $key } – { $face ->
        [sure] sicher
       *[unsure] unsicher
    }.
sp-event-marked-die =
    { $player }: Würfel des { $key } – { $face ->
        [sure] sicher
       *[unsure] unsicher
    }.
sp-event-trap = Eine Falle in Raum { $cell }! Die { $pawn } ist nicht mehr auf der Schiffskarte, die Falle ist zu, und es ist keine Aktion übrig. Der Rundenzähler steht auf { $counter }.
sp-event-trap-unseen = In Raum { $cell } ist eine Falle zugeschnappt, und es ist keine Aktion übrig. Der Rundenzähler steht auf { $counter }.
sp-event-taken-back = { $player } hat den letzten Schritt zurückgenommen.
sp-event-ready = { $player } ist für diese Runde fertig.
sp-event-declares = { $player } will die Lösung ansagen.
sp-event-waits = { $player } ist doch noch nicht fertig.
sp-event-drifted = Zeile { $row } ist mit ihren Figuren einen Raum nach rechts gerückt.
sp-event-won = „{ $scenario }“ ist gelöst: Alle gewinnen!
sp-event-lost = „{ $scenario }“ ist nicht gelöst. Alle sehen die Karte.
sp-event-scenario-began = „{ $scenario }“ beginnt. { $ai } ist die KI.

## Was der Tisch antwortet, wenn die KI nach den Regeln fragt (in jeder Lage dasselbe)

sp-answer-tokens = Eine Botschaft hat mindestens ein Plättchen und höchstens so viele, wie das Szenario angibt; eine Sonderregel kann genau so viele verlangen.
sp-answer-overlap = Plättchen dürfen einander berühren, überlappen und überall im Rahmen liegen, außer eine Sonderregel ordnet sie.
sp-answer-turn = Plättchen dürfen beliebig gedreht sein, außer eine Sonderregel verbietet es. Die Karte wird nicht mehr gedreht.
sp-answer-actions = Eine Figur bewegen, einsetzen oder entfernen und einen Würfel stellen kostet je eine Aktion. Marker zu bewegen kostet nichts.
sp-answer-keys = Jeder der vier Schlüssel gehört zu genau einer Farbe, und zwei der sechs Farben haben keinen Schlüssel.
sp-answer-page-tokens = welche Plättchen es gibt
sp-answer-page-per-round = wie viele Plättchen eine Botschaft haben darf
sp-answer-page-actions = wie viele Aktionen eine Runde hat
sp-answer-page-rounds = wie viele Runden es gibt
sp-answer-page-dice = ob Würfel dabei sind
sp-answer-page-rooms = wie viele Spezialräume es gibt
sp-answer-page-rules = die Sonderregeln

## Der Tisch in Sätzen

sp-describe-scenario = Szenario „{ $scenario }“. { $ai } ist die KI.
sp-describe-limits = Plättchen pro Botschaft: { $tokens }. Aktionen pro Runde: { $actions }. Runden: { $rounds }.
sp-describe-dice = Mit Würfeln: Auch der Würfel jeder Figur muss die richtige Zahl zeigen.
sp-describe-rule = Sonderregel „{ $rule }“: { $text }
sp-describe-jam = In jeder Runde gestörte Plättchen: { $count }.
sp-describe-fade =
    Die Botschaft bleibt { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } lang zu sehen.
sp-describe-trap-count =
    { $count ->
        [one] 1 Raum ist eine versteckte Falle.
       *[other] { $count } Räume sind versteckte Fallen.
    }
sp-describe-lethal = Die Fallen sind tödlich: Jede kostet auch eine Runde auf dem Zähler.
sp-describe-crisis = Eine Krisenkarte ist im Spiel.
sp-describe-strict-map = Strenge Schiffskarte: Bleiben Figuren anderer Farben darauf, habt ihr verloren.
sp-describe-deaf-ai = Die KI liest nicht mit, was die Astronauten schreiben.
sp-describe-round =
    { $round ->
        [0] Die Lösungskarte wird aufgestellt.
       *[other] Runde { $round }.
    } Der Rundenzähler steht auf { $counter }.
sp-describe-roles = { $player }: { $roles }.
sp-describe-tokens = Plättchen, die die KI benutzen kann: { $tokens }.
sp-describe-jammed = In dieser Runde gestört: { $tokens }.
sp-describe-cooling = In dieser Runde ruhen: { $tokens }.
sp-describe-crisis-token = Einmal, über die Grenze hinaus: { $token }.
sp-describe-row = Zeile { $row }: { $rooms }.
sp-describe-closed-traps = Geschlossene Fallen: { $cells }.
sp-describe-locks = Schleusen: { $cells }.
sp-describe-lifts = Aufzüge: { $cells }.
sp-describe-blind = Die KI sieht nicht, wo die Figuren stehen.
sp-describe-pawn = In Raum { $cell } steht die { $pawn }.
sp-describe-pawn-die = In Raum { $cell } steht die { $pawn }, ihr Würfel zeigt { $value }.
sp-describe-no-pawns = Auf der Schiffskarte steht keine Figur.
sp-describe-locked-pawns = Stehen richtig und fest: { $pawns }.
sp-describe-actions =
    { $left ->
        [0] In dieser Runde ist keine Aktion übrig.
        [one] In dieser Runde ist 1 Aktion übrig.
       *[other] In dieser Runde sind { $left } Aktionen übrig.
    }
sp-describe-ready = Für diese Runde fertig: { $players }.
sp-describe-declaring = Für das Ansagen der Lösung: { $players }.
sp-describe-section =
    Abschnitt des { $key }: { $markers }; { $location ->
        [sure] Raum sicher
       *[unsure] Raum unsicher
    }{ $dice ->
        [sure] , Würfel sicher
        [unsure] , Würfel unsicher
       *[no] {""}
    }.
sp-describe-section-empty =
    Abschnitt des { $key }: kein Marker; { $location ->
        [sure] Raum sicher
       *[unsure] Raum unsicher
    }{ $dice ->
        [sure] , Würfel sicher
        [unsure] , Würfel unsicher
       *[no] {""}
    }.
sp-describe-locked-markers = Liegen richtig und fest auf dem Pult: { $colours }.
sp-describe-frame = Botschaften liegen in einem Rahmen von { $width } mm Breite und { $height } mm Höhe; ein Plättchen misst { $token } mm. Orte sind die Mitten der Plättchen, vom linken und oberen Rand aus; gedreht wird im Uhrzeigersinn, und spätere liegen obenauf.
sp-describe-arrow = Ungedreht zeigt der Pfeil nach oben.
sp-describe-swap = Ungedreht zeigt der Doppelpfeil nach links und rechts.
sp-describe-message-laid = Botschaft der Runde { $round }: { $tokens }.
sp-describe-message-line = Botschaft der Runde { $round }, von links nach rechts: { $tokens }.
sp-describe-message-heap = Botschaft der Runde { $round }, ohne Reihenfolge: { $tokens }.
sp-describe-faded = Die Botschaft dieser Runde ist verblasst.
sp-describe-draft-laid = Hinter dem Sichtschirm: { $tokens }.
sp-describe-draft-line = Hinter dem Sichtschirm, von links nach rechts: { $tokens }.
sp-describe-draft-heap = Hinter dem Sichtschirm, ohne Reihenfolge: { $tokens }.
sp-describe-draft-empty = Hinter dem Sichtschirm liegt noch nichts.
sp-describe-noise = Vom Rauschen beigemischt: { $token }.
sp-describe-card = Die Lösungskarte, wie sie gezogen wurde; aufstellen lässt sie sich um 0 bis 3 Vierteldrehungen im Uhrzeigersinn gedreht:
sp-describe-card-back = Die andere Seite der Karte:
sp-describe-solution = Die Lösung:
sp-describe-target = In Raum { $cell } gehört die { $pawn }, ihre Farbe in den Abschnitt des { $key }.
sp-describe-target-die = In Raum { $cell } gehört die { $pawn }, ihr Würfel auf { $value }, ihre Farbe in den Abschnitt des { $key }.
sp-describe-traps = Fallen: { $cells }.
sp-describe-won = Alles stimmt: Ihr habt gewonnen.
sp-describe-lost = Nicht alles stimmt: Ihr habt verloren.
sp-describe-pawn-wrong = In Raum { $cell } hätte die { $pawn } stehen müssen.
sp-describe-marker-wrong = Im Abschnitt des { $key } hätte nur { $colour } liegen dürfen.
sp-describe-die-wrong = Den { $die } hättet ihr auf { $value } stellen müssen.
sp-describe-strays = Auf der Schiffskarte, obwohl nicht auf der Lösungskarte: { $pawns }. Das schadet nicht.
sp-describe-strays-lose = Auf der Schiffskarte, obwohl nicht auf der Lösungskarte: { $pawns }. Mit der strengen Schiffskarte habt ihr damit verloren.
sp-describe-past-won = Davor „{ $scenario }“, gelöst; die KI war { $ai }, gespielte Runden: { $rounds }.
sp-describe-past-lost = Davor „{ $scenario }“, nicht gelöst; die KI war { $ai }, gespielte Runden: { $rounds }.

## Teile dieser Sätze

sp-cell = { $cell }
sp-room = { $cell } ({ $icons })
sp-room-empty = { $cell } (ohne Symbole)
sp-marker-sure = { $colour } (sicher)
sp-marker-unsure = { $colour } (unsicher)
sp-laid = { $token } ({ $x } mm von links, { $y } mm von oben)
sp-laid-turned = { $token } ({ $x } mm von links, { $y } mm von oben, um { $rotation }° gedreht)
sp-scenario-own = { $name }
sp-scenario-unnamed = Euer eigenes Szenario

## Reden

sp-talk-ai-silent = Die KI schweigt, bis das Szenario vorbei ist. Nur die Plättchen sprechen.
sp-talk-nobody = An diesem Tisch hört die KI nichts, und andere Astronauten, mit denen du reden könntest, gibt es nicht.

## Aufbau

sp-setup-seats = AI Space Puzzle ist für { $fewest } bis { $most } Personen.
sp-setup-first-ai = Die erste KI muss auf einem der { $seats } Plätze sitzen.
sp-setup-scenario = So ein Szenario steht nicht im Buch; es reicht von { $first } bis { $last }.
sp-setup-own-ladder = Ein eigenes Szenario wird einzeln gespielt; nur die Szenarien des Buchs bilden eine Leiter.
sp-setup-own-name = Ein eigenes Szenario hat „own“ als id und als tier.
sp-setup-own = Euer eigenes Szenario, { $field }: { $reason }

## Eigene Szenarien

sp-scenario-tokens = Nenne mindestens eine Gruppe von Plättchen, jede nur einmal. Es gibt: { $known }.
sp-scenario-rule = { $code } passt nicht: Jede Sonderregel steht nur einmal da, SR-JAM und SR-FADE brauchen eine Zahl wie in SR-JAM(5), SR-TRAP kann auch SR-TRAP(lethal) sein. Es gibt: { $known }.
sp-scenario-number = { $value } passt nicht; es muss eine Zahl von { $lowest } bis { $highest } sein.
sp-scenario-too-few-tokens = Neben den gestörten, den ruhenden und dem falschen bleiben zu wenige Plättchen übrig. Nimm eine Gruppe dazu.
sp-scenario-too-few-actions = Zu wenige Aktionen im Ganzen: { $count }. Figuren einzusetzen und ihre Würfel zu stellen kann { $needed } brauchen. Nimm mehr Aktionen oder Runden.
sp-scenario-one-message = Hier sähe jede Botschaft gleich aus, die KI könnte also nichts sagen. Nimm Plättchen dazu oder lass SR-LINE, SR-HEAP oder SR-EXACT weg.
sp-scenario-not-both = { $one } und { $other } passen nicht zusammen. Lass eines davon weg.
sp-scenario-trap-rooms = SR-TRAP braucht mindestens 1 Spezialraum.
sp-scenario-gate-rooms = SR-LOCK braucht mindestens 1 Spezialraum, SR-LIFT mindestens 2.
sp-scenario-lift-step = SR-LIFT ändert nichts, wo Figuren mit einem Zug überallhin kommen. Nimm SR-STEP dazu.
sp-scenario-rooms-unused = Keine Regel dieses Szenarios benutzt Spezialräume. Nimm SR-TRAP, SR-LOCK oder SR-LIFT dazu oder lass die Spezialräume bei 0.
sp-file-too-long = Eine Szenariodatei hat höchstens { $most } Zeichen.
sp-file-syntax = Das ist kein TOML. In jeder Zeile stehen ein Name, ein Gleichheitszeichen und ein Wert, zum Beispiel: rounds = 5
sp-file-unknown = So einen Wert hat ein Szenario nicht. Es gibt: { $known }.
sp-file-missing = Der Wert { $field } fehlt.
sp-file-type =
    { $field } braucht { $field ->
        [name] einen Text in Anführungszeichen mit höchstens 60 Zeichen
        [tokens] eine Liste von Texten, zum Beispiel: ["C", "K"]
        [rules] eine Liste von Texten, zum Beispiel: ["SR-LINE"]
        [dice] true oder false
       *[other] eine ganze Zahl
    }.

## Das Ende

sp-ending-won = Die Kombination ist nachgebaut: Alle gewinnen!
sp-ending-lost = Die Kombination ist nicht nachgebaut: Diesmal verlieren alle.

## Was ein KI-Platz unter den Astronauten zu einer Botschaft sagt

sp-says-sure = Die { $pawn } gehört in Raum { $cell }, da bin ich mir zu { $percent } % sicher: { $why }.
sp-says-both-fit = Für die { $pawn } passen die Räume { $cell } und { $other }. Ich nehme { $cell }, { $percent } %: { $why }.
sp-says-no-idea = Wohin die { $pawn } gehört, kann ich nicht sagen.
sp-says-by-icons = die Symbole neben ihrer Farbe nennen den Raum
sp-says-by-order = so sagen es die Plättchen nach ihrer Farbe
sp-says-shown-again = sie wurde noch einmal gezeigt, also stand sie falsch
sp-says-by-map = ich lese die Plättchen als Karte, die liegt wie das Schiff
sp-says-by-map-turned = ich lese die Plättchen als Karte, die auf dem Kopf steht
sp-says-by-map-quarter = ich lese die Plättchen als Karte, die eine Vierteldrehung weiter liegt
sp-says-by-map-mirrored = ich lese die Plättchen als spiegelverkehrte Karte
