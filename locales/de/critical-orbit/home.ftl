# Auf der Startseite und vor dem Spiel
game-critical-orbit = Mission Control: Critical Orbit
home-critical-orbit = Drei Stationen auf der Erde machen aus Würfeln Bauteile, und hinter einem Sichtschirm fügt ein Astronaut sie zusammen, bevor die Luft ausgeht.
    .facts = 20 bis 30 Minuten nach der Uhr, oder Übung ohne Uhr
home-start-mercury = Mercury III sein: Leitungen verbinden
home-start-houston = Houston sein: Formen bilden
home-start-bengaluru = Bengaluru sein: Raster füllen
home-start-cologne = Cologne sein: Spalten füllen
home-start-mission = Mission in 30 Minuten, nach der Uhr
chair-role-mercury = Mercury III
chair-role-houston = Houston
chair-role-bengaluru = Bengaluru
chair-role-cologne = Cologne
