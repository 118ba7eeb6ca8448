"""All variants together, and what does not go together (L373 to L581, HV-27)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.interstellar.accounts import all_is_there
from tests.games.interstellar.driver import gets_on_with_it
from tests.games.interstellar.table import GAME, PACK

import heliograph.games.interstellar
import heliograph.players.interstellar
import heliograph.review.interstellar
from heliograph.games.interstellar.asked import Asked
from heliograph.games.interstellar.moves.move import Move
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.telling.discoveries import discovery_name
from heliograph.games.interstellar.telling.happening import Happening
from heliograph.games.interstellar.variants import IDS
from heliograph.games.interstellar.variants.choice import ALL, WITH_HINTS
from heliograph.games.interstellar.variants.types import structs
from heliograph.kernel.testkit import play_out


def test_every_variant_goes_with_every_other() -> None:
    """SI-57 to SI-65: whole games of many mixes, with H.A.L.L. and without."""
    names = tuple(ALL)
    for number in range(0, 128, 5):
        mix = tuple(name for bit, name in enumerate(names) if number >> bit & 1)
        hints = tuple(name for name in mix if name in WITH_HINTS and number % 2)
        setup = Setup(seats=1 + number % 4, variants=mix, hints=hints)
        finished = play_out(GAME, setup, f"mix {number}", gets_on_with_it)
        all_is_there(finished.last.state)


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        (Setup(seats=5), "si-setup-seats"),
        (Setup(seats=0), "si-setup-seats"),
        (Setup(first=2), "si-setup-first"),
        (Setup(variants=("families", "families")), "si-setup-twice"),
        (Setup(hints=WITH_HINTS[:1]), "si-setup-hints"),
        (Setup(variants=("families",), hints=("families",)), "si-setup-hints"),
        (Setup(leader_board="1A"), "si-setup-leader-board"),
        (Setup(variants=("new-leader-tracks",), leader_board="9Z"), "si-setup-leader-board"),
    ],
)
def test_set_ups_that_do_not_go_together(setup: Setup, problem: str) -> None:
    """SI-1, SI-64."""
    reason = GAME.check_setup(setup)
    assert reason is not None
    assert reason.id == problem


def test_nobody_outside_the_variants_asks_which_variant_is_played() -> None:
    """HV-27: a variant says what differs, and how AI seats and reviews treat it; no other code looks at the
    set-up's list, or names a variant or one of its structs."""
    own = [struct.__name__ for base in (Asked, Move, Happening) for struct in structs(base)]
    names = re.compile("|".join([r"setup\.(variants|hints)", *(f'"{id}"' for id in ALL), *own]))
    layers = (heliograph.games.interstellar, heliograph.players.interstellar, heliograph.review.interstellar)
    roots = [Path(layer.__file__ or "").parent for layer in layers]
    guilty = [
        path.name
        for root in roots
        for path in root.rglob("*.py")
        if "variants" not in path.parts and names.search(path.read_text("utf-8"))
    ]
    assert guilty == []


def test_every_variant_declares_what_it_needs() -> None:
    """HV-27: its name leads to its package, and each step, move and event of its own is offered and told."""
    assert tuple(ALL) == IDS
    for base, declared in ((Asked, "steps"), (Happening, "sentences")):
        every = {struct for kind in ALL.values() for struct in getattr(kind, declared)}
        assert every == set(structs(base))


def test_the_list_of_variants_is_printed() -> None:
    """HV-27: screens list the variants in the booklet's order, with the options of each."""
    printed = GAME.printed.variants
    assert tuple(one.id for one in printed) == tuple(ALL)
    assert tuple(one.id for one in printed if one.hint) == WITH_HINTS
    assert [one.id for one in printed if one.boards] == ["new-leader-tracks"]
    found = {discovery for kind in ALL.values() for discovery in kind(PACK).own_discoveries()}
    assert {sign for one in printed for sign in one.signs} == {
        discovery for discovery in found if discovery_name(discovery).id == f"si-discovery-{discovery}"
    }
