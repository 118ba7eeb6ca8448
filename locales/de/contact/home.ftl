# Auf der Startseite und vor dem Spiel
game-contact = Contact
home-contact = Die Quelle kennt den Planeten. Die einzige Botschaft ist, wie lange ihre Rakete zwischen zwei Landungen fliegt.
    .facts = 12 Runden · etwa 20 Minuten · ohne Uhr
home-start-contact = Sofort mit einer KI spielen
chair-role-source = zuerst Quelle
strength-naive = kürzester Weg
