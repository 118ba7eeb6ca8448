## What is played, in a few words

level-contact = Level { $level }
level-contact-pro = Professional game
level-space-puzzle = Scenario { $scenario }
level-space-puzzle-own = Custom scenario
level-critical-orbit-easy = Easy
level-critical-orbit-normal = Normal
level-critical-orbit-hard = Hard
level-interstellar-hall = Alone against H.A.L.L.
level-interstellar = { $seats ->
    [one] One corporation
   *[other] { $seats } corporations
}
