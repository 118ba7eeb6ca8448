"""The readings of the rules. The pack names one, and every log carries its pack, so recorded games go on by
the reading they began with.  1. One face is drawn. Special rooms are never fewer than on the card. A heap
lies in the box's order. The Engineer only sets dice, and anybody takes back anything. The AI asks five
questions, once each. 2. The AI chooses a side of its card (SP-15). Exactly the page's number of special
rooms. A heap is shuffled. Without dice the Engineer has other work, and only some roles may take back
(SR-ROLES). The AI points at any rule, at any time (SP-31). 3. As before, but a scenario of the table's own
that nobody could solve is refused: with too few actions for the pawns and their dice, or where every message
would look the same.
"""

from __future__ import annotations

Edition = int
FIRST: Edition = 1
SECOND: Edition = 2
NEWEST: Edition = 3
