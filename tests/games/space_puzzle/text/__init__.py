"""A position in a line of text, so that a rule's test is three lines long.

    position(pack, "scenario S09, round 2, card N01, sent c-red k-square, pawn red b2, marker red square")

Clauses stand in any order, between commas or line breaks. What is left out is as it usually is.

set-up    seats 3 · first-ai 0 · scenario S03 · ladder · endless · crisis · strict-map · message-log · deaf-ai
own       tokens C K OK · per-round 4 · actions 3 · rounds 5 · dice yes · special-rooms 2
          rules SR-JAM(5) SR-TRAP(lethal) · name Deep%20;Dark (signs by number)
          any of these makes the table play a scenario of its own, otherwise like the one named
table     phase crew · ai 0 · playing S05 (on a ladder) · round 2 · counter 4
          rooms - A E AEBT ...                          sixteen in reading order, by their icons' letters
          roles 1:pilot+engineer 2:dockmaster+keymaster
solution  card N01                                      or one of nobody's, target by target:
          target a1 blue square 3 (four times) · specials b4 d3 · stripes (a crisis face)
          back N02 a1 b2 (its special rooms), while the AI may choose it
          turn 1 · traps b4 d3 · gates a1 d4 · closed b4 · entered a2
message   draft c-red@100:40:15 ok@20.5:60              millimetres and degrees; without places: in a row
          sent c-red ok noise:ok (once a round, the latest last) · jammed c-red · cooling ok
          fades-at 21000 · faded · crisis-token-used · asked tokens
board     left 2 · pawn red b2 4 (its die) · die red 4 · marker red square sure · mark square location die
          before (left 3, pawn red a1) · ready 1 · declaring 1
end       phase over · declared · past S03 0 won 5 N01  (scenario, AI, how, rounds, card) of earlier ones
chance    seed any words · chance KEY DRAWN

`show` writes a state so that `position` reads back the very same.
"""

from tests.games.space_puzzle.text.reading import position
from tests.games.space_puzzle.text.showing import show

__all__ = ["position", "show"]
