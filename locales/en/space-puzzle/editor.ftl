## AI Space Puzzle's workshop: making a scenario of one's own

sp-editor-title = Scenario workshop
sp-editor-lead = Make a scenario of your own: choose its tokens, its limits and its special rules. Play it, measure it, keep it as a file.
sp-editor-change = Change it in the workshop
sp-editor-begin = Begin with
sp-editor-begin-choose = A scenario from the book…
sp-editor-begin-fresh = A blank page
sp-editor-name = Name
sp-editor-sheet = The scenario’s page

## What it is made of

sp-editor-tokens = Tokens the AI takes
sp-editor-group-colours = Colours
sp-editor-group-keys = Keys
sp-editor-group-icons = Room icons
sp-editor-group-numbers = Numbers
sp-editor-rooms-note = Hidden traps, or airlocks and lifts that everyone sees: the special rules say which.
sp-editor-dice-note = Every pawn has a die that must show the right number.
sp-editor-rules = Special rules
sp-editor-seconds = Seconds until it fades
sp-editor-jammed = Jammed tokens per round
sp-editor-lethal = Lethal
sp-editor-faults =
    { $count ->
        [one] One thing does not fit together yet. It is marked where it stands.
       *[other] { $count } things do not fit together yet. They are marked where they stand.
    }

## Files

sp-editor-files = File
sp-editor-open = Open a file
sp-editor-save = Save as a file
sp-editor-drop = You can also drop a file here.
sp-editor-play = Play it

## How hard it is

sp-editor-estimate = How hard is it?
sp-editor-estimate-lead = Tables of AI seats and of players who imitate people play it many times over. That takes about a minute.
sp-editor-estimate-begin = Let the AI seats try
sp-editor-estimate-stop = Stop
sp-editor-estimate-progress = { $games } of { $of } games played
sp-editor-estimate-odds = Won { $percent }% of the games; probably between { $low }% and { $high }%.
sp-editor-estimate-tier = Compares to
sp-editor-estimate-rounds = Rounds on average
sp-editor-estimate-like = In the book, these go most alike: { $scenarios }.
sp-editor-estimate-done =
    { $games ->
        [one] Measured in one game.
       *[other] Measured in { $games } games. People need longer than AI seats, but what is harder for them is harder for you.
    }
