# Auf der Startseite und vor dem Spiel
game-interstellar = Starship Interstellar
home-interstellar = Die Sonne wächst. Beute Planeten aus, baue am Schiff, rette Menschen, und werde die, an die sich die Menschheit erinnert.
    .facts = 1–4 Personen · etwa 45 Minuten je Person
home-start-hall = Allein gegen H.A.L.L.
home-start-rival = Gegen eine KI
strength-builder = starker Baumeister
strength-shepherd = starker Hirte
strength-pilot = starker Pilot
strength-governor = starker Gouverneur
