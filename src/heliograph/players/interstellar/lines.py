"""What one could do with all the turns that are left in a phase: ideas after one another, as if nobody else
moved. A good turn is one that good turns can follow."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves import Pass
from heliograph.games.interstellar.state import State
from heliograph.players.interstellar.idea import Idea
from heliograph.players.interstellar.ideas import first_idea, ideas_at
from heliograph.players.interstellar.playout import carry, fresh, is_turn_of
from heliograph.players.interstellar.prices import Prices

_BRANCHES = 5
"""Ideas that are followed up, of each position."""
_AT_LEAST = -1.0
"""What seems worse than this is not worth a turn, whatever could follow."""
_TURNS = 12


class Line(NamedTuple):
    ideas: tuple[Idea, ...]
    """One for each turn, up to the end of the phase."""
    guess: float


class _Partial(NamedTuple):
    state: State
    ideas: tuple[Idea, ...]
    guess: float


def lines_from(at: Doing, ideas: list[Idea], most: int, prices: Prices) -> list[Line]:
    """The most promising ones: the best with each first idea, then others."""
    open_lines, ended = [_Partial(_alone(at.state), (), 0.0)], []
    for turn in range(_TURNS):
        found: dict[object, _Partial] = {}
        for line in open_lines:
            for idea in ideas_at(fresh(at, line.state), prices)[:_BRANCHES] if turn else ideas:
                if idea.moves[0] == _PASS:
                    ended.append(Line((*line.ideas, idea), line.guess + idea.guess))
                elif idea.guess > _AT_LEAST:
                    longer = _longer(line, fresh(at, line.state), idea, prices)
                    known = found.setdefault(_what_counts(longer.state), longer)
                    if known.guess < longer.guess:
                        found[_what_counts(longer.state)] = longer
        open_lines = sorted(found.values(), key=lambda line: -line.guess)[:most]
    ended += [Line(line.ideas, line.guess) for line in open_lines]
    return _chosen(ended, most)


_PASS = Pass()


def _alone(state: State) -> State:
    me = state.agenda[-1].seat
    players = (one if index == me else replace(one, passed=True) for index, one in enumerate(state.players))
    return replace(state, players=tuple(players))


def _longer(line: _Partial, then: Doing, idea: Idea, prices: Prices) -> _Partial:
    """As far as one's next turn."""
    me = then.state.agenda[-1].seat
    carry(then, idea)
    while not is_turn_of(then, me):
        carry(then, first_idea(then, prices))
    return _Partial(then.state, (*line.ideas, idea), line.guess + idea.guess)


def _what_counts(state: State) -> object:
    """The same turns in another order come to the same."""
    player = state.players[state.agenda[-1].seat]
    return (
        *(player.fuel, player.scientists, player.cubes, player.prestige, player.reputation),
        *(player.explorer, player.probe, tuple(sorted(player.tokens))),
    )


def _chosen(lines: list[Line], most: int) -> list[Line]:
    ranked = sorted(lines, key=lambda line: -line.guess)
    best = {line.ideas[0].moves: line for line in reversed(ranked)}
    leaders = sorted(best.values(), key=lambda line: -line.guess)[:most]
    others = [line for line in ranked if line not in leaders]
    return [*leaders, *others[: most - len(leaders)]]
