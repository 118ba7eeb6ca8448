# On the home page and in the lobby
game-interstellar = Starship Interstellar
home-interstellar = The Sun is growing. Mine the planets, build the ship, save the people, and be the one humankind remembers.
    .facts = 1–4 players · about 45 minutes each
home-start-hall = Alone against H.A.L.L.
home-start-rival = With one AI rival
strength-builder = strong builder
strength-shepherd = strong shepherd
strength-pilot = strong pilot
strength-governor = strong governor
