## How AI seats play

manner-space-puzzle-strong = Finds out how you lay and read, and tries its messages on an imagined crew first.
manner-space-puzzle-quick = Lays its first idea, and keeps to one way of reading.
