## AI Space Puzzle: the review after a game. First its remarks, then its page

## About one message

sp-review-all-clear = From here on an ideal crew knows the whole solution.
sp-review-misled = An ideal crew would send the { $pawn } to { $guess } ({ $percent }%); the card has it in { $cell }.
sp-review-between = For the { $pawn } an ideal crew would waver between { $cells }.
sp-review-better =
    { $bits ->
        [0] The strong AI would have told { $ideal } bits here; this message told next to nothing.
        [one] The strong AI would have told { $ideal } bits here; this message told { $bits }.
       *[other] The strong AI would have told { $ideal } bits here; this message told { $bits }.
    }
sp-review-well-said = Hard to say better: the strong AI would have told no more.
sp-review-agreed = The crew did with it what an ideal crew would have done.
sp-review-bold-pawn = The { $pawn } went to { $cell }, and rightly so, although the message hardly said it.
sp-review-bold-marker = The crew gave { $colour } the { $key }, and rightly so, although the message hardly said it.
sp-review-bold-die = The die of the { $pawn } was set to { $die }, and rightly so, although the message hardly said it.
sp-review-departed-pawn = The { $pawn } went to { $cell }; to an ideal crew the message said { $ideal }.
sp-review-departed-marker = The crew gave { $colour } the { $key }; to an ideal crew the message said the { $ideal }.
sp-review-departed-die = The die of the { $pawn } was set to { $die }; to an ideal crew the message said { $ideal }.

## About a whole scenario

sp-review-pieces =
    { $ideal ->
        [one] From these messages an ideal crew would have had { $ideal } of { $pieces } pieces right; the crew had { $right }.
       *[other] From these messages an ideal crew would have had { $ideal } of { $pieces } pieces right; the crew had { $right }.
    }
sp-review-channel =
    { $messages ->
        [one] One message of these tokens could tell only { $percent }% of what was needed; nobody is to blame for the rest.
       *[other] { $messages } messages of these tokens could tell only { $percent }% of what was needed; nobody is to blame for the rest.
    }
sp-review-most-said =
    { $bits ->
        [one] The message of round { $round } told the most: { $bits } bit.
       *[other] The message of round { $round } told the most: { $bits } bits.
    }
sp-review-same-way = { $ai } and the crew read the map the same way from the start.
sp-review-way-same = as it lies
sp-review-way-turned = turned by half
sp-review-way-mirror = mirrored, left for right
sp-review-way-flip = mirrored, top for bottom
sp-review-way-right = turned a quarter to the right
sp-review-way-left = turned a quarter to the left
sp-review-way-diagonal = mirrored, rows for columns
sp-review-way-anti = mirrored, rows for columns and upside down
sp-review-crew-always = The crew read the map { $way } all the time.
sp-review-crew-until = The crew read the map { $way } until round { $round }.
sp-review-crew-from = From round { $round } on the crew read the map { $way }.
sp-review-crew-once = In round { $round } the crew read the map { $way }.
sp-review-ai-always = { $ai } drew the map { $way } all the time, as the crew saw it.
sp-review-ai-until = { $ai } drew the map { $way } until round { $round }, as the crew saw it.
sp-review-ai-from = From round { $round } on { $ai } drew the map { $way }, as the crew saw it.
sp-review-ai-once = In round { $round } { $ai } drew the map { $way }, as the crew saw it.
sp-review-grid-stretched = { $ai } draws the map over the whole surface.
sp-review-grid-small = { $ai } draws a small map.
sp-review-binds = { $ai } lays a key so that it touches the colour that holds it.
sp-review-icons-exact = Icons meant: exactly these, and no others.
sp-review-icons-some = Icons meant: at least these.

## The replay

sp-review-ai-is = { $ai } is the AI.
sp-review-draft = Behind the screen
sp-review-faded = The message has faded.
sp-review-jammed = Jammed in this round: { $tokens }.
sp-review-frames-are-targets = Coloured frames: what the solution card wants.

## The page

sp-review-title = What could be understood
sp-review-loading = Reading all messages again…
sp-review-nothing = No message was revealed here.
sp-review-message-of = Round { $round }: the message of { $ai }
sp-review-laid = As it was laid
sp-review-seen = As the crew saw it
sp-review-ideal = What the strong AI would have laid
sp-review-told = It told { $bits } bits.
sp-review-known = An ideal crew would then get { $known } of { $pieces } pieces right on average.
sp-review-drew = In this round the AI drew the map { $way } ({ $percent } certain).
sp-review-read = In this round the crew read the map { $way } ({ $percent } certain).
sp-review-posterior = What an ideal crew thinks now
sp-review-colour = What the map shows
sp-review-all-targets = All targets
sp-review-numbers = Show numbers
sp-review-after = Pawns as the crew left them
sp-review-heat = How likely each room is
sp-review-heat-lead = The higher a room is filled, the likelier a target is there. Coloured frames: what the solution card wants.
sp-review-likely = { $percent } likely
sp-review-not-on-card = Chance that { $colour } is not on the card at all: { $percent }
sp-review-keys = Which colour holds which key
sp-review-dice = Which number each key’s die shows
sp-review-is-true = that is right
sp-review-placed = What the crew made of it
sp-review-placed-nothing = Nothing was moved.
sp-review-placed-right = ✓ right
sp-review-placed-wrong = ✗ not on the card
sp-review-placed-agrees = as an ideal crew ({ $percent })
sp-review-placed-other = an ideal crew: { $ideal }; this was { $percent } likely
sp-review-off-map = off the map
sp-review-off-panel = off the panel

sp-review-share-channel = The tokens
sp-review-share-channel-note = of what was needed could be said with so many messages
sp-review-share-sender = { $ai }, the AI
sp-review-share-sender-note = of that was said
sp-review-share-receiver = The crew
sp-review-share-receiver-note = of what an ideal crew would have had right was right

sp-review-bits-plot = How many bits were still open after each message
sp-review-bits-lead = Bits still open: at first { $bits }. Each bit told halves the possibilities. Dashed, with diamonds: where the strong AI’s message would have led.
sp-review-bits-table = The same in numbers
sp-review-bits-round = round
sp-review-bits-told = told
sp-review-bits-ideal = strong AI
sp-review-bits-open = open

## The headline

sp-review-headline-of = { $scenario }: { $what }
sp-review-headline-won = The message of round { $round } opened it: { $percent }% of all there was to tell.
sp-review-headline-crew =
    { $ideal ->
        [one] The reading cost most: the messages were enough for { $ideal } piece, { $right } stood right.
       *[other] The reading cost most: the messages were enough for { $ideal } pieces, { $right } stood right.
    }
sp-review-headline-channel = Nobody’s fault: these tokens could tell no more than { $percent }% in so few messages.
sp-review-headline-message = The message of round { $round } cost most: { $ai } told { $percent }% of what was possible there.
