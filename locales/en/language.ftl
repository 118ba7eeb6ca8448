## Your language: how two people speak with each other

language-lead = How you speak with those you have played with, as the reviews of your games found. It is kept in this browser only.
language-none = No language yet. Play Contact or AI Space Puzzle with somebody and, when it is over, choose to remember it.
language-remember = Remember how { $partner } and I speak
language-consent = Kept in this browser only; you can forget it again at any time.
language-grown = { $games ->
    [one] Your language with { $partner } has its first game.
   *[other] Your language with { $partner } has grown to { $games } games.
}
language-open = See your languages
language-of = { $game }: { $me } and { $partner }
language-silent = Not heard yet.
language-growth = Understood at once, from game to game (0 to 100%)
language-growth-words = Game by game, in words
language-chapter = { $name }: { $share } of { $messages } understood at once, { $bits } bits each
language-stand-in = Play with a stand-in for { $partner }
language-share = Copy a link for { $partner }
language-forget = Forget it
language-offered = A language for you
language-offer = { $games ->
    [one] Somebody sends you your language with { $partner }: one game.
   *[other] Somebody sends you your language with { $partner }: { $games } games.
} Keep it in this browser?
language-accept = Keep it
language-decline = No, thank you
language-unreadable = That link holds no language that can be read here. Ask for a new one.
dialect-tempo-mm-per-s = Tempo
dialect-mm-per-s = { $value } mm in a second
dialect-convention = Distance is measured
dialect-convention-edge = from edge to edge
dialect-convention-centre = from centre to centre
dialect-convention-lift = from edge to edge, with a moment for the take-off
dialect-convention-power = with long ways drawn shorter
dialect-scatter = Unsteadiness of the hand
dialect-frame = The map lies
dialect-frame-same = as the ship does
dialect-frame-turned = upside down
dialect-frame-mirror = mirrored, left for right
dialect-frame-flip = mirrored, top for bottom
dialect-frame-right = a quarter turn to the right
dialect-frame-left = a quarter turn to the left
dialect-frame-diagonal = mirrored, rows for columns
dialect-frame-anti = mirrored, rows for columns and upside down
dialect-grid = The map is
dialect-grid-square = square, in the middle
dialect-grid-stretched = as wide as the surface
dialect-grid-small = small
dialect-grid-relative = wherever it happens to lie
dialect-grid-none = not used: only what touches counts
dialect-icons = Icons beside a token
dialect-icons-exact = are all the room has
dialect-icons-at-least = are some of what the room has
