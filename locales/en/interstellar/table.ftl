## Starship Interstellar: the table, one's own mat, and what is to be done

si-table-now = What is to be done
si-table-round = Round { $round }
si-table-phase-action = Action Phase
si-table-phase-salvation = Salvation Phase
si-table-phase-government = Government Phase
si-table-phase-over = The game is over
si-table-order = Turn order
si-table-governor = Governor
si-table-passed = passed

## What is to be done

si-table-ways = Choose how:
si-table-back = Something else
si-table-confirm = Do it
si-table-undo = Undo
si-table-begin = Begin
si-table-done = Done
si-table-pass = Pass
si-table-pass-title = Pass?
si-table-pass-text = You are out for the rest of this phase. This cannot be taken back.
si-table-pass-yes = Yes, pass
si-table-pass-no = Not yet
si-table-goal = Your goal: the most Prestige (stars) at the end. Build modules, save people and send Probes to Trappist before the Sun takes Earth.
si-table-goal-hall = Your goal: more Prestige (stars) than H.A.L.L. Build modules, save people and send Probes to Trappist before the Sun takes Earth.
si-table-keep-nothing = Keep nothing
si-table-load = Load
si-table-dismantle = Dismantle the Base
si-table-settle = Settle here
si-table-decline = Put it back
si-table-use = Use
si-table-change = { $before } into { $after }
si-table-spoil = Discard { $cube }:
si-table-better-price = at the better price
si-table-do-government = Send a Representative
si-table-do-mechanism = Build a Mechanism
si-table-do-population = Save Population
si-table-do-probe = Advance the Probe

## One's own mat

si-table-mat = Your mat
si-table-tokens = Tokens to play
si-table-played = Played tokens
si-table-none-played = no token yet
si-table-again = once more
si-table-fuel = Fuel
si-table-scientists = Scientists
si-table-resources = Resources
si-table-technologies = Technologies
si-table-salvation-technologies = Salvation Technologies
si-table-known = researched
si-table-tech-ars = ARS
si-table-tech-converter = Converter
si-table-tech-outpost = Outpost
si-table-tech-drill = Drill
si-table-tech-solar = Sun
si-table-tech-travel = Travel
si-table-tech-cryogenics = Cryogenics
si-table-tech-build-extra = Build Extra
si-table-tech-deep-space = Deep Space
si-table-tech-government-plus = Government +
si-table-effect-ars = One more ARS. In production each sends up to { $amount } from the Storage to your supply.
si-table-effect-outpost = One more Outpost. In production each brings { $amount } Fuel.
si-table-effect-drill = One more Drill. In production each moves { $amount } from the Deposit to the Storage.
si-table-effect-converter =
    { $level ->
        [1] One more Converter. In production it changes 1 Resource in the Storage into one up to 2 levels higher.
        [2] One more Converter. In production it also turns 1 Resource of the Deposit into 2 that are a level lower.
       *[3] One more Converter. In production it also turns 1 Resource of the Deposit into 1 that is a level higher.
    }
si-table-effect-solar =
    { $level ->
        [1] Keeping Resources from the Sun costs 2 Reputation less.
        [2] You draw 1 Resource more from the Sun; it costs nothing.
       *[3] The Sun costs no Reputation, and you draw 1 more whenever you keep something.
    }
si-table-effect-travel =
    { $level ->
        [1] The Asteroid Belt does not count.
        [2] The gravity of the planet you leave does not count.
       *[3] You place a Wormhole: 1 Fuel between it and Earth.
    }
si-table-effect-cryogenics = Save up to 2 Population in one action, and pay for both.
si-table-effect-build-extra = The Future Projects are open to you, and 1 Resource of the cost may be a level lower.
si-table-effect-deep-space = In your own Probe action Deep Space may serve as a Wormhole.
si-table-effect-government-plus = Send any number of Scientists in one action.
si-table-cargo = Aboard the Explorer
si-table-empty = empty
si-table-reserve = In reserve
si-table-wormhole = Wormhole placed
si-table-pass-token = Pass token
si-table-bases = Bases

## The others

si-table-rivals = The other players
si-table-hidden = ?
si-table-beside = Beside the boards
si-table-sheet-turn = Turn
si-table-sheet-hall = H.A.L.L.
si-table-sheet-rivals = Others
si-table-sheet-log = Log
si-table-sheet-tokens = Tokens
si-table-since = Since your last turn
si-table-read = Close
si-table-news = What has happened

## Panes of a phone

si-table-panes = Parts of the table
si-table-pane-sky = Sky
si-table-pane-ship = Ship
si-table-pane-earth = Earth
si-table-pane-journey = Journey
si-table-pane-mat = Mat
si-table-pane-others = Others
si-table-pane-waits = something to do here

## The end

si-table-ending = The end
si-table-you-won = You will be remembered
si-table-won = { $players } will be remembered
si-table-nobody-won = The Sun has taken everything: nobody wins
si-table-score-total = Total

## Keys

si-keys-table = At the table
si-keys-token = Find an action token; once more plays it
si-keys-done = Done
si-keys-undo = Take back
si-keys-again = The same once more
si-keys-pass = Pass
si-keys-back = Back to the choices
si-keys-hall = While H.A.L.L. plays
si-keys-hall-next = Next step
