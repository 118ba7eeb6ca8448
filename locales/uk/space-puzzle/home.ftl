# На головній сторінці та перед грою
game-space-puzzle = AI Space Puzzle
home-space-puzzle = Німий ШІ знає комбінацію і викладає на стіл кілька жетонів. Що ж він хоче вам сказати?
    .facts = 50 сценаріїв · по 10–30 хвилин
home-start-astronaut = Грати за астронавта
home-start-ai = Бути ШІ
chair-role-ai = спершу ШІ
