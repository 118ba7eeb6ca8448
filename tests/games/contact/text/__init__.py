"""A position in a line of text, so that a rule's test is three lines long.

    position(pack, "seats 3, target C, candidates B C D, prize 4, sent 800/400/1200, guessed 1:B")

Clauses stand in any order, between commas or line breaks. What is left out is as it usually is.

set-up    seats 3 · professional · level 4 · guided · equal-pauses · family · practice · block
          first-source 1
table     chips earth@200:200 A@57.5:120     centres in millimetres; otherwise the chart of `table.py`
mission   phase guess · source 0 · rocket A · barrels 5 · won 4 6 · helpers fifty-fifty (or none)
          stack D E F (top first) · deck A B · signals 1 2 2 · seed any words · chance KEY DRAWN
round     target C (without it there is no round) · round 3 · start earth · candidates B C D
          prize 4 (or none) · prize-lost · guessed 1:B 2:D · guesser 2 · left 2 · plan B>C
          sent earth>B>C 800/400/1200 shown B after 1     the route, or only its start; flight/pause/flight;
                                                          stopovers shown; how many guesses came before
          fifty-fifty declared (or last) · meeting
past      flown (target C, prize 4, guessed 1:C)          a finished round, with clauses of its own
          reached A B                                     the same in short

`show` writes a state so that `position` reads back the very same.
"""

from tests.games.contact.text.reading import position
from tests.games.contact.text.showing import show

__all__ = ["position", "show"]
