## Fremde: wie gut sich alle mit Partnern verstehen, die sie nie getroffen haben

strangers-lead = Wie gut versteht dich jemand, den du nie getroffen hast? KI-Spieler haben es mit denselben zwölf erfundenen Menschen versucht: Jeder tippt, legt und hört auf seine eigene Weise. Wähle ein Feld und spiele selbst mit diesem Fremden.
strangers-task = Aufgabe
strangers-task-contact-6 = Contact, Stufe 6
strangers-task-contact-professional = Contact, Profispiel
strangers-task-puzzle-3 = AI Space Puzzle, drei Plättchen
strangers-task-puzzle-4 = AI Space Puzzle, vier Plättchen
strangers-task-mission = Mission Control, einfach
strangers-role = Rolle
strangers-role-contact-speaker = Quelle
strangers-role-contact-listener = Crew
strangers-role-space-puzzle-speaker = KI
strangers-role-space-puzzle-listener = Astronaut
strangers-role-critical-orbit-speaker = Mercury III
strangers-role-critical-orbit-listener = Bodenstationen
strangers-counts-contact = Eine Zahl ist der Anteil der ersten Vermutungen, die richtig waren.
strangers-counts-space-puzzle = Eine Zahl ist der Anteil der gelösten Aufgaben.
strangers-counts-critical-orbit = Eine Zahl ist der Anteil des Sauerstoffs, der gebraucht wird.
strangers-caption = { $task }, als { $role }
strangers-player = Spieler
strangers-player-random = irgendein erlaubter Zug
strangers-player-ideal = wer den Fremden kennt
strangers-player-ideal-learner = wer den Fremden nach Bayes kennenlernt
strangers-player-people = Menschen auf diesem Server
strangers-middle = Mittlere Hälfte
strangers-share = Vom Besten
strangers-between = { $low } bis { $high }
strangers-games =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
strangers-cell = { $player } mit { $stranger }: { $score }. Selbst mit diesem Fremden spielen
strangers-no-score = noch keine Zahl
strangers-play = Mit { $stranger } spielen
strangers-play-text = Du spielst { $task } als { $role }, nach den Regeln des Spiels. Danach kannst du dein Ergebnis in der Zeile der Menschen dieses Servers zählen lassen; ohne deine Zustimmung wird nichts gezählt.
strangers-play-both = In Contact beginnst du mit dieser Rolle; von Runde zu Runde wird gewechselt, du spielst also beide.
strangers-start = Spiel starten
strangers-note = „Vom Besten“ vergleicht mit einem Spieler, der alles über den Fremden weiß; in Mission Control weiß niemand, was das Beste ist. Menschen spielen nach den Regeln des Spiels, wo eine Mission früher enden kann; KI-Spieler haben immer zwölf Runden. Bei Menschen ist die erste Zahl der Durchschnitt aller Runden.
strangers-count = Mein Ergebnis mit einem Fremden in der Zeile der Menschen zählen
strangers-count-hint = Nur die Zahlen werden behalten, weder dein Name noch was du getan hast.
strangers-counted = Gezählt. Danke.
strangers-see = Zur Tabelle
