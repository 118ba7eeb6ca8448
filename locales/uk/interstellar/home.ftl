# На головній сторінці та перед грою
game-interstellar = Starship Interstellar
home-interstellar = Сонце росте. Розробляйте планети, будуйте корабель, рятуйте людей — і станьте тими, кого запам’ятає людство.
    .facts = 1–4 гравці · близько 45 хвилин на гравця
home-start-hall = Наодинці проти H.A.L.L.
home-start-rival = З одним суперником-ШІ
strength-builder = сильний будівничий
strength-shepherd = сильний пастир
strength-pilot = сильний пілот
strength-governor = сильний губернатор
