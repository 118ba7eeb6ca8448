# On the home page and in the lobby
game-space-puzzle = AI Space Puzzle
home-space-puzzle = A mute AI knows the combination and lays a few tokens on the table. What on earth is it trying to tell you?
    .facts = 50 scenarios · 10 to 30 minutes each
home-start-astronaut = Play as an Astronaut
home-start-ai = Be the AI yourself
chair-role-ai = The AI first
