## How AI seats play

manner-critical-orbit-strong = Weighs the dice for everybody, and heeds what Mercury III calls for.
manner-critical-orbit-quick = Takes the first good space, lets the stations vote on the dice, and does not heed calls.
