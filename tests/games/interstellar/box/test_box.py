"""The content pack: what it says, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.games.interstellar.table import GAME, PACK, at

from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.rules.rewards import KINDS, read_reward
from heliograph.kernel.content import ContentError


def test_every_value_says_where_it_comes_from() -> None:
    """HV-01 to HV-28: house values are marked as ours."""
    for name in PACK.__struct_fields__:
        sourced = getattr(PACK, name)
        assert sourced.source in ("rulebook", "public", "house")
        assert sourced.rule, name


def test_the_booklets_components() -> None:
    """SI-32, SI-57, SI-58, SI-60, SI-61, SI-65, HV-27 (L379, L413, L445, L473, L509, L527, L558)."""
    assert len(PACK.extra_tokens.value) == 24
    assert PACK.black_holes.value.count == 8
    assert len(PACK.families.value) == 10
    assert len(PACK.lost_mining_planets.value.planets) == 10
    assert sum(map(len, PACK.multi_resource_tokens.value.values())) == 14
    assert len(PACK.unique_pass_tokens.value) == 4
    assert len(PACK.leader_boards.value) == 8
    assert [len(PACK.universal_mechanisms.value.starting), len(PACK.universal_mechanisms.value.ordinary)] == [
        2,
        8,
    ]


def test_every_kind_of_reward_is_printed_somewhere() -> None:
    """SI-64."""
    rewards = [
        *(reward for row in PACK.government.value for reward in row),
        *(
            reward
            for board in PACK.leader_boards.value.values()
            for track in board.values()
            for reward in track
        ),
        *(token.action.reward for token in PACK.token.values()),
    ]
    assert {gain.kind for reward in rewards for gain in read_reward(reward)} == set(KINDS)


@pytest.mark.parametrize(
    "own",
    [
        {"earth_fuel": {"value": "many", "source": "house"}},
        {"earth_fuel": {"value": 4, "source": "hearsay"}},
        {"government": {"value": [["2X"]], "source": "house"}},
        {"planets": {"value": [], "source": "house"}},
        {"production_tokens": {"value": {"mars": ["P3/1"]}, "source": "house"}},
        {"chess": {"value": 1, "source": "house"}},
    ],
)
def test_a_bad_pack_is_refused(own: dict[str, object], tmp_path: Path) -> None:
    """HV-06."""
    file = tmp_path / "mine.json"
    file.write_bytes(msgspec.json.encode(own))
    with pytest.raises(ContentError):
        Interstellar.load(file)


def test_values_of_ones_own(tmp_path: Path) -> None:
    """HV-08."""
    file = tmp_path / "mine.json"
    file.write_bytes(msgspec.json.encode({"earth_fuel": {"value": 6, "source": "house"}}))
    assert Interstellar.load(file).content.earth_fuel.value == 6


def test_what_is_printed_can_be_drawn() -> None:
    """SI-3."""
    printed = GAME.printed
    assert (len(printed.tokens), len(printed.planets), len(printed.spaces)) == (29, 8, 47)


@pytest.mark.parametrize(("seats", "players"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_alone_the_set_up_is_that_of_two(seats: int, players: int) -> None:
    """SI-1 (L606)."""
    assert len(at(f"seats {seats}").players) == players
