## Mission Control: Critical Orbit: Mercury’s board and what lies beside it

## The board

mc-mercury-board = Mercury III, the board
mc-mercury-screened = Mercury’s board is behind the screen.
mc-mercury-letter =
    { $colour ->
        [yellow] Y
        [blue] B
       *[green] G
    }
mc-mercury-tile =
    { $name }, { $oxygen ->
        [0] no oxygen
        [one] 1 oxygen unit
       *[other] { $oxygen } oxygen units
    }{ $stems ->
        [white] , white stem
        [black] , black stem
        [both] , a white and a black stem
       *[none] {""}
    }{ $star ->
        [yes] , star
       *[no] {""}
    }
mc-mercury-end =
    { $way ->
        [up] up from column { $column }, row { $row }
        [right] right from column { $column }, row { $row }
        [down] down from column { $column }, row { $row }
       *[left] left from column { $column }, row { $row }
    }
mc-mercury-spot =
    from column { $column } and row { $row }, { $turns ->
        [0] not turned
        [one] 1 quarter turn
       *[other] { $turns } quarter turns
    }, open { $ends }
mc-mercury-has-valves = with a valve: { $stems }
mc-mercury-lacks-valves = a valve is missing: { $stems }
mc-mercury-counts = its oxygen counts
mc-mercury-canister =
    { $place }: { $canister }, { $free ->
        [yes] unlocked
       *[no] locked
    }
mc-mercury-picture =
    { $count ->
        [0] The Mercury board without conduit tiles
        [one] The Mercury board with 1 conduit tile
       *[other] The Mercury board with { $count } conduit tiles
    }
mc-mercury-stem =
    { $stem }, { $state ->
        [covered] a valve is on it
        [missing] a valve is missing here
       *[bare] bare
    }
mc-mercury-oxygen = Oxygen
mc-mercury-oxygen-of = { $oxygen } of { $target } oxygen units

## In hand

mc-mercury-tools = The chosen tile
mc-mercury-tool =
    { $tool ->
        [left] Turn anticlockwise
        [right] Turn clockwise (R)
        [valve] Valve on or off (V)
       *[off] Take off the board (Delete)
    }
mc-mercury-undo = Take back the last step (U)
mc-mercury-keys = Enter picks up and drops, arrows move, R turns, Delete takes off, V valve.
mc-mercury-hand = Tiles in hand
mc-mercury-hand-count = Tiles in hand: { $count }
mc-mercury-hand-empty = Houston’s tiles will lie here.
mc-mercury-put-back = Let go: the tile comes back into your hand.
mc-mercury-carrying = { $name }, in hand. Arrows move, R turns, Enter drops, Delete takes off, Escape puts back.
mc-mercury-picked = { $tile } is in your hand.
mc-mercury-placed = { $tile } placed, { $where }.
mc-mercury-lifted = { $tile } taken off the board.
mc-mercury-no-room = { $tile } does not fit there.
mc-mercury-no-turn = There is no room to turn { $tile }.
mc-mercury-aim =
    Column { $column }, row { $row }: { $fits ->
        [yes] it fits
       *[no] it does not fit
    }
mc-mercury-meets = joins { $ends }
mc-mercury-place = Place { $place }
mc-mercury-shifted = { $canister } now stands at { $place }.
mc-mercury-valve =
    { $stem }: valve { $way ->
        [on] on
       *[off] off
    }.
mc-mercury-no-valve =
    { $colour ->
        [white] No white release valve is free.
       *[black] No black release valve is free.
    }

## Beside the board

mc-mercury-valves = Valves
mc-mercury-valves-free =
    { $colour ->
        [white] Free white release valves: { $count }
       *[black] Free black release valves: { $count }
    }
mc-mercury-halves = Half valves: { $white } white, { $black } black, { $red } red, which are of no use
mc-mercury-track =
    { $colour ->
        [white] Recovery track of the white valve, dice { $dice }: step { $at } of { $steps }
       *[black] Recovery track of the black valve, dice { $dice }: step { $at } of { $steps }
    }
mc-mercury-stacks = Stacks of conduit tiles
mc-mercury-stack =
    { $count ->
        [one] { $shape }: 1 tile face down
       *[other] { $shape }: { $count } tiles face down
    }
mc-mercury-face-up = face up: { $tile }

## Deliveries and stars

mc-mercury-deliveries = Deliveries
mc-mercury-deliveries-none = Nothing is waiting for you.
mc-mercury-choose-tile =
    { $count ->
        [one] A tile { $shape } for you. Which one?
       *[other] { $count } tiles { $shape } for you. Which one first?
    }
mc-mercury-take-up = Take the one lying face up: { $tile }
mc-mercury-take-next = the next one
mc-mercury-choose-half =
    { $count ->
        [one] Bengaluru lets you choose a half valve from the bag.
       *[other] Bengaluru lets you choose { $count } half valves from the bag.
    }
mc-mercury-half =
    { $colour ->
        [white] white ({ $count })
        [black] black ({ $count })
       *[red] red, useless ({ $count })
    }
mc-mercury-judge =
    { $colour ->
        [white] You have drawn a white half valve.
        [black] You have drawn a black half valve.
       *[red] You have drawn a red half valve.
    }
mc-mercury-judge-back = Back into the bag
mc-mercury-judge-out = Out of the game
mc-mercury-cards = Two unlock cards: which one goes on top? The other goes to the bottom.
mc-mercury-star =
    { $count ->
        [one] You have a star.
       *[other] You have { $count } stars.
    }
mc-mercury-star-half = Draw a half valve: out of the game, or back into the bag
mc-mercury-star-cards = Look at the top two unlock cards: one on top, one to the bottom
mc-mercury-star-tile = Turn up the top tile of a stack, without taking it:
mc-mercury-star-tile-shape = Turn up the top tile of stack { $shape }
mc-mercury-star-drop = Let the star go
mc-mercury-star-waits = First decide about what the last star has shown you.
mc-mercury-waits =
    { $kind ->
        [draw] { $count ->
            [one] A blind draw waits until you have decided about the half valve you have drawn.
           *[other] { $count } blind draws wait until you have decided about the half valve you have drawn.
        }
       *[unlock] { $count ->
            [one] An unlock card waits until the two cards are back.
           *[other] { $count } unlock cards wait until the two cards are back.
        }
    }

## What Mercury is short of

mc-mercury-needs = What you are short of
mc-mercury-needs-most = Choose up to { $most }, the most wanted first
mc-mercury-need =
    { $place ->
        [0] { $need }
       *[other] { $need }, wish number { $place }
    }
mc-mercury-needs-said = You have said: { $needs }
mc-mercury-needs-unsaid = Mission Control has not heard yet what you lack.
mc-mercury-needs-say = Say it
