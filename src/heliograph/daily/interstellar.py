"""Starship Interstellar: a turn to find. The solver has one turn in the last Salvation Phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import median
from typing import Any

import msgspec

from heliograph.daily.riddle import SCORES, Judged, Mark, Panelist, Posed
from heliograph.games import load_game
from heliograph.games.interstellar.agenda import TakeTurn
from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.moves.actions import Action, DoSalvation
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import State
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import decode
from heliograph.kernel.message import Message, say
from heliograph.kernel.offers import is_offered
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.players import make_player
from heliograph.players.interstellar.bot import InterstellarBot
from heliograph.players.interstellar.ideas.idea import Idea
from heliograph.players.interstellar.search.turns import Trials, Turn
from heliograph.players.interstellar.turn_memory import begin, go_on
from heliograph.players.interstellar.worth.prices import FITTED, Leaning
from heliograph.players.interstellar.worth.styles import STYLES
from heliograph.players.player import Player, Thought
from heliograph.players.table import Sitting, play_on, sit_down, step_further

SOLVER, RIVAL = Seat(0), Seat(1)
PASSING = "passing"
_DEALS = 8
"""Games in which a turn is tried."""
_NEAR = 0.5
"""In Prestige: turns that differ by no more are equally good."""
_FEWEST_TURNS, _MOST_TURNS = 6, 30
_FEWEST_KINDS = 3
"""The least number of choices, passing included."""
_WORTH_IT, _CLEAR = 4.0, 2.0
"""In Prestige: how much better the best turn must be than the worst, and than the median."""
_MOST_BEST = 0.34
"""The largest share of turns that may be as good as the best."""
_PEOPLE = 10
_MISJUDGED = 6
"""The most by which a hurried player misjudges a turn, in halves of a point of Prestige."""
_FEWEST_SOLVED, _MOST_SOLVED = 0.15, 0.75
_STARS = 3


class Kind(msgspec.Struct, frozen=True):
    """A use for a turn, and how far its best turn is behind the best of all."""

    name: Message
    behind: int


class Revealed(msgspec.Struct, frozen=True):
    best: tuple[Message, ...]
    """The best turn, in the sentences of the table."""
    kinds: tuple[Kind, ...]
    """The best first."""


@dataclass(frozen=True, slots=True)
class PosedTurn(Posed):
    turns: tuple[Turn, ...]
    """All of a seat's ideas, most promising first."""

    @property
    def best(self) -> Turn:
        return max(self.turns, key=lambda turn: turn.ahead)

    @property
    def span(self) -> float:
        """The difference between the best turn and the worst that does something, in Prestige."""
        done = [turn.ahead for turn in self.turns if _kind(turn.moves) != PASSING]
        return self.best.ahead - min(done, default=self.best.ahead)

    def behind(self, turn: Turn) -> float:
        """How far the turn is behind the best, in Prestige."""
        return max(self.best.ahead - turn.ahead, 0.0)

    def is_best(self, turn: Turn) -> bool:
        return self.behind(turn) <= _NEAR


class InterstellarRiddle:
    seat, seats = SOLVER, 2
    seconds: int | None = None
    withheld: frozenset[str] = frozenset()
    needs_partner: frozenset[str] | None = frozenset()

    def pose(self, seed: str) -> PosedTurn | None:
        """One of the last round's turns that is worth thinking about."""
        candidates, _ = Chance.from_seed(seed).shuffled(_last_turns(seed))
        for sitting in candidates:
            trials = _trials(sitting)
            ideas = trials.ideas()
            if not _are_enough(ideas):
                continue
            turns = tuple(trials.turn(idea.moves, idea.guess) for idea in ideas)
            posed = PosedTurn(sitting, None, turns)
            if _is_worth_thinking(posed):
                return posed
        return None

    def partners(self, posed: Posed) -> Sequence[Player]:
        return _quick_seats()

    def panel(self, posed: Posed, seed: str) -> Sequence[tuple[str, Player]]:
        """Hurried people misjudge turns; others have a style; the last member has tried everything."""
        turns = _of(posed)
        chance = Chance.from_seed(f"{seed}/panel")
        people: list[tuple[str, Player]] = []
        for _ in range(_PEOPLE):
            thought, chance = _hurried(turns, chance)
            people.append(("human", _Decided(thought)))
        content = _game(posed.sitting).content
        styles = [
            (style, InterstellarBot(None, content, replace(FITTED, leaning=Leaning(prices.leaning.kind))))
            for style, prices in STYLES.items()
        ]
        quick = ("quick", make_player("interstellar", "quick"))
        return [*people, *styles, quick, ("strong", _Decided(turns.best))]

    def fits(self, posed: Posed, panel: Sequence[Panelist]) -> bool:
        solved = sum(one.judged.solved for one in panel) / len(panel)
        return panel[-1].judged.solved and _FEWEST_SOLVED <= solved <= _MOST_SOLVED

    def is_over(self, posed: Posed, sitting: Sitting) -> bool:
        state: State = sitting.match.state
        step = state.agenda[-1] if state.agenda else None
        return state.phase != "salvation" or (isinstance(step, TakeTurn) and step.seat != SOLVER)

    def judge(self, posed: Posed, sitting: Sitting) -> Judged:
        """Judged without luck: by the average result of the same moves in games that look the same."""
        turns, moves = _of(posed), _moves(posed, sitting)
        if not self.is_over(posed, sitting):
            nothing = tuple(_mark(0.0) for _ in range(_STARS))
            return Judged(0, False, nothing, say("daily-turn-none"), "")
        turn = _trials(posed.sitting).turn(moves)
        behind, solved = turns.behind(turn), turns.is_best(turn)
        share = 1.0 if solved else max(1 - behind / turns.span, 0.0)
        return Judged(
            score=int(SCORES * share),
            solved=solved,
            marks=tuple(_mark(_STARS * share - star) for star in range(_STARS)),
            effort=say("daily-turn-behind", points=0 if solved else max(round(behind), 1)),
            guess=_kind(moves),
        )

    def reveal(self, posed: Posed, sitting: Sitting) -> Revealed:
        turns = _of(posed)
        behind: dict[str, float] = {}
        for turn in sorted(turns.turns, key=turns.behind):
            behind.setdefault(_kind(turn.moves), turns.behind(turn))
        kinds = tuple(Kind(self.name_guess(kind), round(points)) for kind, points in behind.items())
        return Revealed(tuple(self._told(turns)), kinds)

    def name_guess(self, guess: str) -> Message:
        return say("si-do-pass") if guess == PASSING else say(f"si-salvation-{guess or 'probe'}")

    def _told(self, posed: PosedTurn) -> Iterator[Message]:
        sitting, players = posed.sitting.copied(), [_Decided(posed.best), *_quick_seats()[1:]]
        while not self.is_over(posed, sitting):
            _, played = step_further(sitting, players, lambda action, _: action)
            yield from (sitting.match.game.tell(one.event) for one in played.events if one.reaches(SOLVER))


RIDDLE = InterstellarRiddle()


class _Decided:
    """Plays exactly this turn; whatever it leaves open is played by first ideas."""

    def __init__(self, turn: Turn) -> None:
        self._turn, self._rest = turn, InterstellarBot(None, Interstellar.load().content, FITTED)

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Action | None:
        action: Action | None = self.act_remembering(view, prompt, chance, told, b"").action
        return action

    def act_remembering(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        known = go_on(memory, view, prompt)
        if known is not None:
            return known
        if is_offered(prompt, self._turn.moves[0]):
            return begin(view, self._turn.moves)
        return self._rest.act_remembering(view, prompt, chance, told, memory)


def _quick_seats() -> Sequence[Player]:
    return (make_player("interstellar", "quick"),) * 2


def _last_turns(seed: str) -> list[Sitting]:
    """The solver's turns in the last Salvation Phase of a game, while the rival plays on."""
    sitting, players = sit_down(load_game("interstellar"), Setup(seats=2), seed), _quick_seats()
    turns: list[Sitting] = []
    while not sitting.is_over:
        if _is_turn(sitting.match.state):
            turns.append(sitting.copied())
        play_on(sitting, players, lambda action, _: action)
    last = sitting.match.state.round
    return [turn for turn in turns if turn.match.state.round == last]


def _is_turn(state: State) -> bool:
    step = state.agenda[-1]
    mine = isinstance(step, TakeTurn) and step.seat == SOLVER
    return mine and state.phase == "salvation" and not state.players[RIVAL].passed


def _are_enough(ideas: Sequence[Idea]) -> bool:
    """Enough to choose from, and not too many."""
    kinds = {_kind(idea.moves) for idea in ideas}
    return _FEWEST_TURNS <= len(ideas) <= _MOST_TURNS and len(kinds) >= _FEWEST_KINDS


def _is_worth_thinking(posed: PosedTurn) -> bool:
    turns = posed.turns
    middle = median(turn.ahead for turn in turns)
    return (
        all(turn.ends for turn in turns)
        and posed.span >= _WORTH_IT
        and posed.best.ahead - middle >= _CLEAR
        and sum(map(posed.is_best, turns)) <= _MOST_BEST * len(turns)
    )


def _hurried(posed: PosedTurn, chance: Chance) -> tuple[Turn, Chance]:
    """The best turn for a player who slightly misjudges each."""
    seems: list[float] = []
    for turn in posed.turns:
        off, chance = chance.below(2 * _MISJUDGED + 1)
        seems.append(turn.guess + (off - _MISJUDGED) / 2)
    return posed.turns[seems.index(max(seems))], chance


def _mark(filled: float) -> Mark:
    """One of the stars, by how far it is filled."""
    if filled >= 1:
        return "right"
    return "near" if filled >= 1 / 2 else "wrong"


def _kind(moves: Sequence[Action]) -> str:
    return next((move.action for move in moves if isinstance(move, DoSalvation)), PASSING)


def _moves(posed: Posed, sitting: Sitting) -> tuple[Action, ...]:
    """The solver's moves since the puzzle began."""
    new = sitting.entries[len(posed.sitting.entries) :]
    return tuple(decode(one.action, Action) for one in new if one.seat == SOLVER)


def _trials(sitting: Sitting) -> Trials:
    game, match = _game(sitting), sitting.match
    return Trials.of(game, game.view(match.state, SOLVER), SOLVER, _DEALS)


def _game(sitting: Sitting) -> Interstellar:
    game = sitting.match.game
    assert isinstance(game, Interstellar)
    return game


def _of(posed: Posed) -> PosedTurn:
    assert isinstance(posed, PosedTurn)
    return posed
