## AI Space Puzzle: was zu tun ist, als Zeile in Worten

sp-do-turn-card = Die Lösungskarte aufstellen
sp-do-lay = Die Botschaft legen
sp-do-line-up = Die Plättchen der Botschaft wählen
sp-do-reveal = { sp-ui-reveal }
sp-do-ask-rule = { sp-ui-ask }
sp-do-move = Eine Figur bewegen
sp-do-enter = Eine Figur einsetzen
sp-do-remove = Eine Figur von der Karte nehmen
sp-do-set-die = Einen Würfel einstellen
sp-do-put-marker = Einen Farbmarker legen
sp-do-flip-marker = Einen Farbmarker umdrehen
sp-do-mark = Markieren, was sicher ist
sp-do-take-back = Den letzten Schritt zurücknehmen
sp-do-ready = { sp-ui-ready }
sp-do-declare = { sp-ui-declare }
sp-do-wait = { sp-ui-not-ready }
sp-do-next-scenario = Das nächste Szenario beginnen
sp-do-finish = { sp-ui-finish }

sp-field-turn = Gedreht
sp-field-tokens = Plättchen
sp-field-topic = Regel
sp-field-side = Seite
sp-side-front = Vorderseite
sp-side-back = Rückseite
sp-field-pawn = Figur
sp-field-cell = Raum
sp-field-value = Zahl
sp-field-colour = Marker
sp-field-section = Schlüssel
sp-field-about = Was
sp-field-sure = Sicher
sp-field-scenario = Szenario
sp-field-ai = { sp-ui-next-ai }
sp-field-reshuffle = { sp-ui-reshuffle }

sp-value-room = Raum
sp-value-die = Würfel
