# Auf der Startseite und vor dem Spiel
game-space-puzzle = AI Space Puzzle
home-space-puzzle = Eine stumme KI kennt die Kombination und legt ein paar Plättchen auf den Tisch. Was um alles in der Welt will sie euch sagen?
    .facts = 50 Szenarien · je 10 bis 30 Minuten
home-start-astronaut = Als Astronaut spielen
home-start-ai = Selbst die KI sein
chair-role-ai = zuerst KI
