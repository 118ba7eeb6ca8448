"""Lost Mining Planets (L441 to L465)."""

from __future__ import annotations

from tests.games.interstellar.table import at, cubes_of, me, saving

from heliograph.games.interstellar.moves import actions


def test_ten_mining_planets_join_the_pile() -> None:
    """SI-60 (L455, L457), HV-27."""
    pile = at("variants lost-mining-planets").voyage.pile
    mines = [token for token in pile if token.startswith("mine-")]
    assert (len(pile), len(mines)) == (50, 10)
    deeper = at("variants lost-mining-planets, hints lost-mining-planets").voyage.pile
    assert len(deeper) == 40


def test_every_visitor_gets_the_resources() -> None:
    """SI-60 (L461, L465)."""
    text = "variants lost-mining-planets, {}, p0 (fuel 5, cubes none)"
    found = saving("probe", text.format("pile mine-Y"), actions.Advance("1-3"))
    assert (me(found).prestige, cubes_of(found)) == (1, "Y")
    later = saving("probe", text.format("found 1-3=mine-RR"), actions.Advance("1-3"))
    assert (me(later).prestige, cubes_of(later)) == (0, "RR")
