## Strangers: how well everybody gets on with partners they have never met

strangers-lead = How well can you make yourself understood by somebody you have never met? AI players have tried it with the same twelve people, who are made up: each taps, lays and listens in a way of their own. Choose any cell and play with that stranger yourself.
strangers-task = Task
strangers-task-contact-6 = Contact, level 6
strangers-task-contact-professional = Contact, professional
strangers-task-puzzle-3 = AI Space Puzzle, three tokens
strangers-task-puzzle-4 = AI Space Puzzle, four tokens
strangers-task-mission = Mission Control, easy
strangers-role = Role
strangers-role-contact-speaker = Source
strangers-role-contact-listener = Crew
strangers-role-space-puzzle-speaker = AI
strangers-role-space-puzzle-listener = Astronaut
strangers-role-critical-orbit-speaker = Mercury III
strangers-role-critical-orbit-listener = ground stations
strangers-counts-contact = A figure is the share of first guesses that were right.
strangers-counts-space-puzzle = A figure is the share of boards that were solved.
strangers-counts-critical-orbit = A figure is the share of the oxygen that is needed.
strangers-caption = { $task }, as { $role }
strangers-player = Player
strangers-player-random = any legal move
strangers-player-ideal = one who knows the stranger
strangers-player-ideal-learner = one who finds out about the stranger by Bayes’ rule
strangers-player-people = people at this server
strangers-middle = Middle half
strangers-share = Of the best
strangers-between = { $low } to { $high }
strangers-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
strangers-cell = { $player } with { $stranger }: { $score }. Play with this stranger yourself
strangers-no-score = no figure yet
strangers-play = Play with { $stranger }
strangers-play-text = You play { $task } as { $role }, by the rules of the game. Afterwards you may let your result be counted in the row of people at this server; nothing is counted unless you say so.
strangers-play-both = In Contact this is the role you begin with; roles change from round to round, so that you play both.
strangers-start = Start the game
strangers-note = “Of the best” compares with a player who knows everything about the stranger; in Mission Control nobody knows what is best. People play by the game’s own rules, where a mission may end early; AI players always get twelve rounds. For people the first figure is the mean of all rounds.
strangers-count = Count my result with a stranger in the row of people
strangers-count-hint = Only the figures are kept with it, and neither your name nor what you did.
strangers-counted = Counted. Thank you.
strangers-see = See the table
