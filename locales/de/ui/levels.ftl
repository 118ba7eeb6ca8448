## Was gespielt wird, in wenigen Worten

level-contact = Stufe { $level }
level-contact-pro = Profispiel
level-space-puzzle = Szenario { $scenario }
level-space-puzzle-own = Ein eigenes Szenario
level-critical-orbit-easy = Einfach
level-critical-orbit-normal = Normal
level-critical-orbit-hard = Schwer
level-interstellar-hall = Allein gegen H.A.L.L.
level-interstellar = { $seats ->
    [one] Ein Konzern
   *[other] { $seats } Konzerne
}
