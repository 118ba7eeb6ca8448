"""The Pass token's reward: the one reached, or an earlier one (L630, L836, HV-11)."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.agenda import TakePassReward
from heliograph.games.interstellar.changes.gaining import gain
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.move import Move
from heliograph.games.interstellar.rules.pass_tokens import pass_rewards
from heliograph.kernel.prompt import Choice, Offer


class TakeReward(Move, frozen=True, tag="take-reward"):
    position: int


def reward_at(at: Doing, step: TakePassReward, position: int) -> str:
    return pass_rewards(at, at.player(step.seat), step.phase)[position]


def offers(at: Doing, step: TakePassReward) -> Iterator[Offer]:
    positions = range(1, at.player(step.seat).rotations + 1)
    yield Offer("take-reward", {"position": Choice(tuple(positions))})


def process(doing: Doing, step: TakePassReward, move: TakeReward) -> None:
    doing.pop()
    doing.change_player(step.seat, rotations=0)
    gain(doing, step.seat, reward_at(doing, step, move.position))
