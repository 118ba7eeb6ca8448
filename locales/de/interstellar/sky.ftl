## Starship Interstellar: das Sonnensystem

si-sky-title = Das Sonnensystem
si-sky-sun-over = Die Sonnenspirale steht bei { $spiral }.
si-sky-deposit = Vorkommen: { $cubes }
si-sky-deeper = tiefer: { $layers }
si-sky-storage = Lager { $stored } von { $size }: { $cubes }
si-sky-storage-empty = Lager 0 von { $size }
si-sky-explorer = Erkunder, an Bord: { $cargo }
si-sky-empty = leer
si-sky-fly = Flug { $planet } für { $fuel } Treibstoff.
si-sky-no-flight = Ein Flug { $planet } ist jetzt nicht möglich.
si-sky-produce = Produzieren { $planet }.
si-sky-refill = Das Vorkommen { $planet } auffüllen.
si-sky-from-storage = Ressourcen { $planet } auswählen.
si-sky-moves = Rückt am Ende von Runde { $round } um { $quadrants } Quadranten weiter.
si-sky-sites = Deine Basen
si-sky-lost = von der Sonne verschlungen
si-sky-gravity = Schwerkraft { $gravity }
si-sky-facts = Schwerkraft { $gravity } · noch { $tokens } Marker
si-sky-cell = Bahn { $orbit }, Quadrant { $quadrant }
si-sky-keep = Siedeln
si-sky-put-back = Zurücklegen
