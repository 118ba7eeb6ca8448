# On the home page and in the lobby
game-contact = Contact
home-contact = The Source knows the planet. The only message is how long its rocket flies between two landings.
    .facts = 12 rounds · about 20 minutes · no clock
home-start-contact = Play now with an AI
chair-role-source = Source first
strength-naive = shortest way
