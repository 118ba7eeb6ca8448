## How AI seats play

manner-interstellar-strong = Tries its ideas out in the mind before it moves.
manner-interstellar-quick = Follows its first idea.
manner-interstellar-builder = Tries its ideas out in the mind, and would rather win with Mechanisms for the Starship.
manner-interstellar-shepherd = Tries its ideas out in the mind, and would rather win by saving people.
manner-interstellar-pilot = Tries its ideas out in the mind, and would rather win with its Probe’s journey.
manner-interstellar-governor = Tries its ideas out in the mind, and would rather win in the World Government.
