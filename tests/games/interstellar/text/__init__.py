"""A position in a line of text, so that a rule's test is three lines long.

    position(pack, "phase salvation, p0 (cubes RRY, fuel 3, site mars P3/1 storage=RG drill=1), row 1 0 - -")

Clauses stand in any order, between commas or line breaks. What is left out is as it usually is.

set-up    seats 2 · first 0 · variants families · hints black-holes · board 1A · level easy · open
          sun-loses · seed any words
table     phase salvation · round 3 · order 1 0 · turn 1 (whose it is) · passed 1
          spiral 15 · lost mercury · quadrants mars=2 · stack mars P3/1 G4/0
          market RRY · bag GG · people R3 Y2 · saved 4 · offered tank purple
ship      current RR Y - · long-term G · future P · mechanisms B BB · built 6 (so many) · modules 1
journey   pile wormhole galaxy · found 1-3=galaxy · taken 1-2 · government-probe 3-3 · arrived 1 -1
rows      row 1 0 - 1                       of the World Government, the lowest one first
players   p0 (fuel 3, cubes RRY, scientists 2, rep 10, vp 4, tokens travel, played solar, extras tank
          passed, rotations 2, pass tanker, explorer mars, cargo RR base drill, bases 2, buildings drill=1
          tech drill=2, know cryogenics, wormhole 3:1, starship 4, humankind 4, probe 3-2
          site mars P3/1 deposit=PP storage=R drill=1)
H.A.L.L.  hall (bag R3 Y2, laid RR, tech 0 1 0 0 0, planets mars=P3/1, plays 2); its things are p1's
families  families RRY RG
"""

from tests.games.interstellar.text.reading import position

__all__ = ["position"]
