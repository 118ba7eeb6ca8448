"""A position in a line of text, so that a rule's test is three lines long.

    position(pack, "kept 3 4, houston c4=3 c5=3, tiles L1 T4@2:0:1, pending star")

Clauses stand in any order, between commas or line breaks. What is left out is as it usually is.

set-up    seats 2 · jobs mercury=0 houston=1 (an AI deck's: houston=-) · difficulty hard · start 3
          own L2 T3 T7 R2 R6 B7 · untimed · minutes 30 · turns 5 · pauses · seed any words
turn      phase choose · turn 3 · dice 1 3 4 · kept 3 4 (then the phase is enter) · card 5 · cards 7 8
          deadline 60000 · standing 5000 · ready 0 2 · pausing 1 · ended time lost
          dice-chance 5f0c 7 · bag-chance 91aa 2
radio     wish houston 3 shape-L firm · why track-white · needs T white
stations  houston c4=3 · struck c4 · circles L=2 · squares T=3 · bengaluru A-b1=2 · paid A=1
          cologne 4-2=6 · columns 3                      what is printed is always there
desks     left houston 3 4 · stars houston=1 · locked houston · box cologne 5 · grids bengaluru AX · square
          claim c3 d3 d4 d5 · undoable houston c4=3 star
mercury   tiles L1 T4@2:0:1 (column, row, quarter turns) · face-up L2 · stack L L4 L5
          covered T4-white · valves white=1 · halves red=2 · bag white red · track white=7
          unlocks yellow-round cross · unlocked blue-square · canister blue-square R4
          pending star half draw tile:L judge:red cards:cross:blue-round unlock · starred L2

`show` writes a state down like that.
"""

from tests.games.critical_orbit.text.reading import position
from tests.games.critical_orbit.text.showing import show

__all__ = ["position", "show"]
