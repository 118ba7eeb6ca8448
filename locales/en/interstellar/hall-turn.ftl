## Starship Interstellar: H.A.L.L.’s turn step by step, and what lies before it

si-hall-turn-title = H.A.L.L.’s turn
si-hall-turn-none = H.A.L.L. has not played yet.
si-hall-turn-of = { $turn } of { $turns }
si-hall-turn-next = Next step
si-hall-turn-skip = Show everything
si-hall-turn-play = Play on by itself
si-hall-turn-pause = Step by step
si-hall-turn-again = Once more
si-hall-turn-pace = Pace
si-hall-turn-pace-slow = slow
si-hall-turn-pace-normal = normal
si-hall-turn-pace-fast = fast
si-hall-turn-passed = H.A.L.L. passes
si-hall-turn-bag = The bag is converted
si-hall-turn-trying = H.A.L.L. looks for what it can do

si-hall-panel-title = What H.A.L.L. has before it
si-hall-panel-bag = Bag
si-hall-panel-chance = Chance
si-hall-panel-laid = Board
si-hall-panel-technology = Levels
si-hall-panel-level =
    { $cost ->
        [0] Level { $level }, complete
       *[other] Level { $level }; the next one costs { $cubes }
    }
si-hall-panel-planet = Top of its planets: { $planet } (left: { $left })
si-hall-panel-no-planet = No planets are left for it.
si-hall-panel-pile = Its pile, the next token first
si-hall-panel-pile-empty = Its pile is empty.
si-hall-panel-plays = Tokens played in this phase: { $count }
si-hall-panel-forecast = What the next cube would do
si-hall-panel-forecast-lead = { $token }: { $action }

## Its voice

si-hall-voice-on = Let H.A.L.L. speak
si-hall-voice-off = Quiet, H.A.L.L.
