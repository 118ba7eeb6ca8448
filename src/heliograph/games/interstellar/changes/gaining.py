"""The effect of each kind of reward on tracks, spaces and tokens (L541 to L548)."""

from __future__ import annotations

from collections.abc import Callable

from heliograph.games.interstellar.agenda import (
    ChooseCube,
    ChooseDeposit,
    ChooseExtra,
    ChooseStorage,
    ChooseTrack,
    MoveGovernmentProbe,
)
from heliograph.games.interstellar.box.pack import Track
from heliograph.games.interstellar.changes.free_actions import build_lowest, save_lowest
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.rules.leaders import next_space
from heliograph.games.interstellar.rules.resources import cubes, lowest, minus, written
from heliograph.games.interstellar.rules.rewards import Gain, Kind, read_reward
from heliograph.games.interstellar.telling.events import Gained, StepTaken


def gain(doing: Doing, index: int, reward: str, track: Track | None = None) -> None:
    """`track` is the Leader track the reward comes from, if it does."""
    for one in read_reward(reward):
        if one.kind == "other":
            other: Track = "humankind" if track == "starship" else "starship"
            take_step(doing, index, other)
        else:
            _EFFECTS[one.kind](doing, index, one)


def would_do_something(at: Doing, index: int, reward: str) -> bool:
    """False for a refill without a Deposit, or cubes from an empty Market: a token is not played for
    these."""
    room = at.pack.ship.value.deposit
    sites = at.player(index).sites.values()
    return any(
        any(sum(site.deposit) < room for site in sites)
        if one.kind == "refill"
        else (one.kind != "lowest" or any(at.state.market))
        for one in read_reward(reward)
    )


def take_step(doing: Doing, index: int, track: Track) -> None:
    """HV-19: one space further, with its reward; a marker on the last space stays there."""
    printed, player = doing.pack.leaders.value[track], doing.player(index)
    space = next_space(doing.pack, player, track)
    if space == getattr(player, track):
        return
    doing.change_player(index, **{track: space})
    doing.tell(StepTaken(index, track, space))
    other = doing.variants.first(lambda variant: variant.leader_reward(doing.state, track, space))
    gain(doing, index, printed[space - 1] if other is None else other, track)


def _fuel(doing: Doing, index: int, one: Gain) -> None:
    doing.gain_fuel(index, one.amount)
    doing.tell(Gained(index, f"{one.amount}F"))


def _prestige(doing: Doing, index: int, one: Gain) -> None:
    doing.gain_prestige(index, one.amount)
    doing.tell(Gained(index, f"{one.amount}V"))


def _reputation(doing: Doing, index: int, one: Gain) -> None:
    doing.gain_reputation(index, one.amount)
    doing.tell(Gained(index, f"{one.amount}p"))


def _scientist(doing: Doing, index: int, one: Gain) -> None:
    doing.change_player(index, scientists=doing.player(index).scientists + one.amount)
    doing.tell(Gained(index, f"{one.amount}S"))


def _cubes(doing: Doing, index: int, one: Gain) -> None:
    doing.gain_cubes(index, cubes(one.cubes))
    doing.tell(Gained(index, one.cubes))


def _lowest(doing: Doing, index: int, one: Gain) -> None:
    """L129: the cheapest cubes in the Market."""
    found = lowest(doing.state.market, one.amount)
    doing.change(market=minus(doing.state.market, found))
    doing.gain_cubes(index, found)
    if any(found):
        doing.tell(Gained(index, written(found)))


def _choose(doing: Doing, index: int, one: Gain) -> None:
    doing.push(ChooseCube(index, one.cubes))


def _leader(doing: Doing, index: int, one: Gain) -> None:
    doing.push(ChooseTrack(index))


def _refill(doing: Doing, index: int, one: Gain) -> None:
    """HV-14: lost without a Deposit, since the step then offers nothing."""
    doing.push(ChooseDeposit(index, one.amount, one.least, one.most))


def _extra(doing: Doing, index: int, one: Gain) -> None:
    doing.push(ChooseExtra(index))


def _drill(doing: Doing, index: int, one: Gain) -> None:
    doing.push(ChooseStorage(index, "drill", one.amount))


def _ars(doing: Doing, index: int, one: Gain) -> None:
    doing.push(ChooseStorage(index, "ars", one.amount))


def _government_probe(doing: Doing, index: int, one: Gain) -> None:
    doing.push(MoveGovernmentProbe(index))


def _save(doing: Doing, index: int, one: Gain) -> None:
    save_lowest(doing, index)


def _build(doing: Doing, index: int, one: Gain) -> None:
    build_lowest(doing, index)


_EFFECTS: dict[Kind, Callable[[Doing, int, Gain], None]] = {
    "fuel": _fuel,
    "prestige": _prestige,
    "reputation": _reputation,
    "scientist": _scientist,
    "cubes": _cubes,
    "choose": _choose,
    "refill": _refill,
    "lowest": _lowest,
    "leader": _leader,
    "extra": _extra,
    "drill": _drill,
    "ars": _ars,
    "government-probe": _government_probe,
    "save": _save,
    "build": _build,
}
