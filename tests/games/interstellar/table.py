"""What a rule's test needs: a position from text, moves, and their results."""

from __future__ import annotations

from typing import Any

from tests.games.interstellar.text import position

from heliograph.games.interstellar.box.pack import Pack, SalvationKind
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.engine import run_on
from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.rules.resources import written
from heliograph.games.interstellar.state import Player, Site, State
from heliograph.games.interstellar.telling.events import Event
from heliograph.games.interstellar.variants.choice import variants_of
from heliograph.kernel.game import Refusal, Step
from heliograph.kernel.prompt import Choice, Fixed
from heliograph.kernel.seats import Seat

GAME = Interstellar.load()
PACK: Pack = GAME.content
DONE, PASS, REPEAT = actions.Done(), actions.Pass(), actions.Repeat()


def at(text: str) -> State:
    return position(PACK, text)


def play(token: str) -> actions.PlayToken:
    return actions.PlayToken(token)


def step(state: State, move: actions.Action) -> Step[State, Event]:
    """Each move is made by the seat that is asked."""
    result = GAME.apply(state, Seat(state.agenda[-1].seat), move, 0)
    assert not isinstance(result, Refusal), f"refused: {result.reason}"
    return result


def after(state: State | str, *some: actions.Action) -> State:
    state = at(state) if isinstance(state, str) else state
    for move in some:
        state = step(state, move).state
    return state


def told(state: State, move: actions.Action) -> list[Event]:
    return [one.event for one in step(state, move).events]


def run(state: State | str) -> State:
    """H.A.L.L. takes its turn, or the Government Phase goes on."""
    state = at(state) if isinstance(state, str) else state
    doing = Doing(PACK, variants_of(PACK, state.setup), state)
    run_on(doing)
    return doing.state


def why_not(state: State, move: actions.Action, seat: int | None = None) -> str:
    result = GAME.apply(state, Seat(state.agenda[-1].seat if seat is None else seat), move, 0)
    assert isinstance(result, Refusal), f"accepted: {move}"
    return result.reason.id


def is_legal(state: State, move: actions.Action) -> bool:
    return not isinstance(GAME.apply(state, Seat(state.agenda[-1].seat), move, 0), Refusal)


def offered(state: State) -> set[str]:
    """The kinds of move that the asked seat may make now."""
    return {offer.action for offer in GAME.prompt(state, Seat(state.agenda[-1].seat)).offers}


def options(state: State, action: str, field: str, **fixed: Any) -> list[Any]:
    """The values of a field in the offers of this action whose other fields have these values."""
    found = []
    for offer in GAME.prompt(state, Seat(state.agenda[-1].seat)).offers:
        if offer.action != action:
            continue
        if any(value not in _values(offer.fields[name]) for name, value in fixed.items()):
            continue
        found += _values(offer.fields[field])
    return found


def _values(field: object) -> list[Any]:
    match field:
        case Fixed(value):
            return [value]
        case Choice(values):
            return list(values)
        case _:
            raise TypeError(field)


def asked(state: State) -> str:
    """The kind of step being asked for."""
    return str(state.agenda[-1].__struct_config__.tag)


def me(state: State, index: int = 0) -> Player:
    return state.players[index]


def cubes_of(state: State, index: int = 0) -> str:
    return written(state.players[index].cubes)


def site(state: State, planet: str, index: int = 0) -> tuple[str, str]:
    """The contents of the Deposit and of the Storage."""
    here: Site = state.players[index].sites[planet]
    return written(here.deposit), written(here.storage)


def saving(action: SalvationKind, text: str, *more: actions.Action, token: str = "market") -> State:
    return after(f"phase salvation, {text}", play(token), actions.DoSalvation(action), *more)


def mine(token: str, more: str = "", table: str = "") -> State:
    """The first player's turn with this Extra Action token."""
    return at(f"{table}, p0 (extras {token}, tokens {token}{', ' + more if more else ''})")
