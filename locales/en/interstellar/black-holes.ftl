# Black Holes: all the words of this variant but its rule.

si-variant-black-holes = Black Holes
    .note = Discoveries that turn Fuel into Prestige.
si-hint-black-holes = They replace other Discoveries
si-discovery-black-hole = a Black Hole
si-ask-black-hole = A Black Hole: how much Fuel do you turn into Prestige?
si-step-black-hole = Fuel for the Black Hole
si-do-feed = Turn Fuel into Prestige
si-refused-feed = Spend from 0 to 3 Fuel that you have.
si-event-fed = { $player } turns Fuel into Prestige at the Black Hole: { $fuel }.
si-hall-rule-black-hole-most = H.A.L.L. spends as much Fuel as it can: { $chosen }.
