"""Whose turn is next, how a phase ends, and what players take back (L622 to L630, HV-11, HV-12)."""

from __future__ import annotations

from msgspec import UNSET

from heliograph.games.interstellar.agenda import RunGovernment, TakePassReward, TakeTurn
from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.hall.pile import shuffle_pile
from heliograph.games.interstellar.rules.governing import NOBODY
from heliograph.games.interstellar.rules.token_sides import production_token, salvation_side
from heliograph.games.interstellar.state import Player, hall_index
from heliograph.games.interstellar.telling.events import PhaseBegan


def go_on(doing: Doing) -> None:
    """When nothing is left to do: the next turn or the next phase."""
    if doing.state.phase == "over":
        return
    state = doing.state
    if len(state.passed) == len(state.players):
        waiting = [index for index in state.passed if state.players[index].rotations]
        if waiting:
            doing.push(*(TakePassReward(index, state.phase) for index in waiting))
        else:
            _end_phase(doing)
        return
    order = state.order
    start = order.index(doing.state.mover) + 1 if doing.state.mover in order else 0
    for turn in range(len(order)):
        index = order[(start + turn) % len(order)]
        if not doing.player(index).passed:
            doing.change(mover=index)
            doing.push(TakeTurn(index))
            return
        _rotate(doing, index)


def _rotate(doing: Doing, index: int) -> None:
    """HV-11: the reward grows each time a turn is skipped; H.A.L.L.'s was counted when it passed (L836)."""
    if doing.state.hall is not None and index == hall_index(doing.state):
        return
    most = len(doing.pack.pass_rewards.value.action) - 1
    doing.change_player(index, rotations=min(doing.player(index).rotations + 1, most))


def _end_phase(doing: Doing) -> None:
    """HV-12: the order of passing is the next phase's turn order."""
    state = doing.state
    doing.change(order=state.passed, passed=(), mover=NOBODY)
    if state.phase == "action":
        begin_phase(doing, "salvation")
    else:
        doing.change(phase="government")
        doing.tell(PhaseBegan(state.round, "government"))
        doing.push(RunGovernment(NOBODY, 0))


def begin_phase(doing: Doing, phase: str) -> None:
    """Tokens lie Action side up, then Salvation side up (L624, L840)."""
    doing.change(phase=phase, mover=NOBODY)
    for index, player in enumerate(doing.state.players):
        tokens = tokens_for(doing.pack, player, phase)
        doing.change_player(index, tokens=tokens, played=(), better_prices_for=UNSET, passed=False)
    if doing.state.hall is not None:
        shuffle_pile(doing, hall_index(doing.state))
    doing.tell(PhaseBegan(doing.state.round, phase))  # type: ignore[arg-type]


def tokens_for(pack: Pack, player: Player, phase: str) -> tuple[str, ...]:
    own = (*(token.id for token in pack.tokens.value), *player.extras)
    if phase == "action":
        return (*own, *map(production_token, sorted(player.sites)))
    return tuple(token for token in own if salvation_side(pack, token) is not None)
