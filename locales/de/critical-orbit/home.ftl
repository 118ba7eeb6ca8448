# Auf der Startseite und vor dem Spiel
game-critical-orbit = Mission Control: Critical Orbit
home-critical-orbit = Drei Stationen auf der Erde machen aus Würfeln Bauteile, und hinter einem Sichtschirm fügt ein Astronaut sie zusammen, bevor die Luft ausgeht.
    .facts = Eine Mission · 20 Minuten
home-start-mercury = Mercury III sein: Leitungen verbinden
home-start-houston = Houston sein: Formen bilden
home-start-bengaluru = Bengaluru sein: Gitter füllen
home-start-cologne = Cologne sein: Spalten füllen
home-start-mission = Mission in 20 Minuten
chair-role-mercury = Mercury III
chair-role-houston = Houston
chair-role-bengaluru = Bengaluru
chair-role-cologne = Cologne
