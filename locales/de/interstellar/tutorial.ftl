## Starship Interstellar: die erste Runde, Schritt für Schritt

si-lesson-title = Die erste Runde
si-lesson-leave = Die Lektion verlassen
si-lesson-rival = Rivalin
si-lesson-rules = Alle Regeln
si-lesson-other = Das kommt später. Tu jetzt, worum die Lektion bittet; es leuchtet auf dem Tisch.

si-lesson-earth = Die Erde gibt Treibstoff
    .text = Die Sonne wächst, und du leitest einen der Konzerne, die noch etwas tun können. Wer am meisten Prestige hat, gewinnt. Eine Runde beginnt mit der Aktionsphase: Du spielst Marker von deiner Tafel, einen je Zug. Der Marker der Erde bringt Treibstoff, und der bewegt alles andere.
si-lesson-research = Forschen
    .text = Eine Technologie kostet Ressourcen und einen Wissenschaftler. Zu den meisten gehört ein Gebäude. Ein Bohrer holt mehr aus dem Boden, also her damit.
si-lesson-travel = Hinaus zum Mars
    .text = Dein Erkunder trägt fünf Dinge. Nimm eine Basis und den neuen Bohrer mit. Eine Reise kostet Treibstoff für den Planeten, den du verlässt, für überquerte Bahnen und Quadranten und für den Asteroidengürtel. Die Leiste zeigt den Preis, bevor du fliegst.
si-lesson-settle = Siedeln
    .text = Ein Produktionsmarker wird aufgedeckt: wie viele Ressourcen im Vorkommen liegen und wie viele sofort heimkommen. Behältst du ihn, wird er dein Marker: Ab der nächsten Runde spielst du ihn, um dort zu fördern.
si-lesson-sun = Die Sonne anzapfen
    .text = Zwei Ressourcen kommen aus dem Sonnenbeutel. Jede, die du behältst, kostet ihren Wert an Ansehen und lässt die Sonne wachsen: Erst verbrennt der Merkur, dann die Venus, dann die Erde.
si-lesson-pass = Rechtzeitig passen
    .text = Wer zuerst passt, ist in der nächsten Phase zuerst dran, und der Passmarker dreht sich zu besseren Belohnungen, solange andere spielen. Du hast genug getan.
si-lesson-people = Die Rettungsphase: Menschen
    .text = Nun dienen dieselben Marker mit ihrer anderen Seite. Jeder kann eines von vier Dingen, eines davon mit 1 Prestige Bonus. Rette jemanden: Zahle eine Ressource seiner Farbe und erhalte Ansehen und einen Schritt auf der Menschheits-Leiste.
si-lesson-government = Eine Stimme in der Regierung
    .text = Deine Wissenschaftler steigen in der Weltregierung Reihe um Reihe auf. Jedes Feld hat seinen Bonus, und wer am höchsten und am weitesten links steht, regiert.
si-lesson-mechanism = Das Schiff wächst
    .text = Bezahle einen Mechanismus der laufenden oder langfristigen Projekte. Sein Wert wird zu Prestige, und die Interstellar wächst um ein Stück.
si-lesson-probe = Nach Trappist
    .text = Deine Sonde zahlt Treibstoff für jede Spalte. Was sie unter dem Nebel findet, bleibt auf der Karte liegen, und wer zuerst ankommt, verdient am meisten.
si-lesson-round = Die Runde endet
    .text = Haben alle gepasst, handelt die Regierung von selbst: Sie baut, rettet Menschen und bewegt ihre eigene Sonde.
si-lesson-governor = Du regierst
    .text = Darum lenkst du die Sonde der Regierung und bekommst, was sie findet. Dann wächst die Sonne, die Planeten ziehen weiter, und alle nehmen ihre Marker zurück.
si-lesson-done = Das war eine Runde!
    .text = Die Partie endet, wenn zwei von drei Zielen erreicht sind – das Schiff, die Menschen, eine Sonde bei Trappist – oder wenn die Sonne die Erde holt. Dein Bohrer wartet auf dem Mars.

si-lesson-do-play = Drücke deinen Marker: { $token }.
si-lesson-do-research = Drücke den Bohrer bei den Technologien.
si-lesson-do-load = Lade: { $item }.
si-lesson-do-fly = Drücke den Mars im Sonnensystem.
si-lesson-do-settle = Behalte den Marker.
si-lesson-do-put-building = Stelle den Bohrer auf den Mars.
si-lesson-do-keep = Behalte beide Ressourcen.
si-lesson-do-pass = Passe.
si-lesson-do-salvation = Wähle: { $command }.
si-lesson-do-save = Drücke die roten Menschen auf der Erde.
si-lesson-do-send = Drücke das leuchtende Feld in der Weltregierung.
si-lesson-do-build = Drücke den leuchtenden Mechanismus.
si-lesson-do-advance = Drücke das leuchtende Feld der Reise.
