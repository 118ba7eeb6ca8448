## AI Space Puzzle: the surface with its tokens, in the browser

## The surface

sp-surface-label = Message surface, { $width } by { $height } millimetres
sp-surface-keys = Tab goes from token to token. Arrow keys move a token by 1 millimetre, with Shift by 10. Brackets turn it by 5 degrees, R by 15. Page Up and Page Down change what lies on top. Delete takes it off.
sp-surface-place =
    { $token }, { $x } mm from the left, { $y } mm from the top{ $rotation ->
        [0] { "" }
       *[other] , turned { $rotation }°
    }
sp-surface-on = lying on { $tokens }
sp-surface-under = lying under { $tokens }
sp-surface-touching = touching { $tokens }
sp-surface-taken-off = { $token }: taken off
sp-surface-empty = No tokens here.

## The tools for the chosen token

sp-surface-tools = Chosen token
sp-surface-none-chosen = Choose a token to turn it, restack it or take it off.
sp-surface-tool-turn-left = Turn left
sp-surface-tool-turn-right = Turn right
sp-surface-tool-front = Lay on top
sp-surface-tool-back = Slide underneath
sp-surface-tool-take-off = Take off

## The tray

sp-surface-tray = Tokens at hand
sp-surface-count =
    { $most ->
        [one] { $count } of { $most } token laid
       *[other] { $count } of { $most } tokens laid
    }
sp-surface-put-back = Let go to take it off
sp-surface-used = { $token }: in use
sp-surface-resting = { $token }: not in this round

## Rows and heaps

sp-surface-row = Message in a row
sp-surface-row-how = Drag a token along the row, or move it with the arrow keys.
sp-surface-in-row = { $token }, { $place } of { $count }
sp-surface-heap = Message in a heap
sp-surface-heap-how = Only which tokens are used counts. Press one in the heap to take it off.
sp-surface-in-heap = { $token }: in the heap

## The message as text

sp-surface-typed = The message, one token per line
sp-surface-typed-how = Name, millimetres from the left, millimetres from the top, degrees: “{ $example }” or “{ $id }”. What comes later lies on top.
sp-surface-typed-fillers = token tokens the a colour color
sp-surface-typed-lay = Lay it like this
sp-surface-fault-unknown = Line { $line }: there is no token “{ $token }”.
sp-surface-fault-many = Line { $line }: “{ $token }” could be { $tokens }.
sp-surface-fault-places = Line { $line }: after the name come two or three numbers: from the left, from the top, and the turn.
sp-surface-fault-resting = Line { $line }: { $token } cannot be used in this round.
sp-surface-fault-twice = Line { $line }: { $token } is already in the message.
sp-surface-fault-too-many =
    { $most ->
        [one] Line { $line }: a message has at most { $most } token.
       *[other] Line { $line }: a message has at most { $most } tokens.
    }
sp-surface-fault-outside = Line { $line }: { $token } does not fit in there. Turned like this it can lie { $left } to { $right } mm from the left and { $top } to { $bottom } mm from the top.

## Pictures

sp-surface-message = Message of round { $round }: { $tokens }
sp-surface-card = Solution card
sp-surface-card-crisis = Crisis card
sp-surface-card-target = { $cell }: { $colour }, { $key }
sp-surface-card-target-die = { $cell }: { $colour }, { $key }, die { $die }
sp-surface-card-specials = special rooms { $cells }
