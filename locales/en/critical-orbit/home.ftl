# On the home page and in the lobby
game-critical-orbit = Mission Control: Critical Orbit
home-critical-orbit = Three stations on Earth turn dice into parts; behind a screen, one astronaut joins them before the air runs out.
    .facts = 20 to 30 minutes by the clock, or practice without one
home-start-mercury = Be Mercury III: join the pipes
home-start-houston = Be Houston: make shapes
home-start-bengaluru = Be Bengaluru: fill the grids
home-start-cologne = Be Cologne: fill the columns
home-start-mission = 30-minute mission, by the clock
chair-role-mercury = Mercury III
chair-role-houston = Houston
chair-role-bengaluru = Bengaluru
chair-role-cologne = Cologne
