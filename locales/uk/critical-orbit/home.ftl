# На головній сторінці та перед грою
game-critical-orbit = Mission Control: Critical Orbit
home-critical-orbit = Три станції на Землі перетворюють кубики на деталі, а за ширмою один астронавт з’єднує їх, поки не скінчилося повітря.
    .facts = 20–30 хвилин за годинником або тренування без нього
home-start-mercury = Бути «Меркурієм III»: з’єднувати труби
home-start-houston = Бути Х’юстоном: складати фігури
home-start-bengaluru = Бути Бенгалуру: заповнювати сітки
home-start-cologne = Бути Кельном: заповнювати стовпці
home-start-mission = Місія на 30 хвилин, за годинником
chair-role-mercury = «Меркурій III»
chair-role-houston = Х’юстон
chair-role-bengaluru = Бенгалуру
chair-role-cologne = Кельн
