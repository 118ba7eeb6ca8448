"""H.A.L.L.'s turn: the top token of its pile and a cube from its bag (L616 to L630, L838 to L850)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from heliograph.games.interstellar.box.pack import ActionSide, PlanetId, SalvationKind, SalvationSide, TokenId
from heliograph.games.interstellar.changes.gaining import gain, would_do_something
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.hall import actions, flying, salvation
from heliograph.games.interstellar.hall.actions import HallAction
from heliograph.games.interstellar.hall.bag import (
    change_hall,
    draw_action_cube,
    hall_of,
    lay,
    put_back,
    remember,
)
from heliograph.games.interstellar.hall.reasons import BoardRow, Rule, Why
from heliograph.games.interstellar.rules.resources import COLOURS, HIGHEST
from heliograph.games.interstellar.rules.solar_system import planets_left
from heliograph.games.interstellar.rules.token_sides import action_side, planet_of
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling.events import (
    CubeDrawn,
    HallActs,
    HallCannot,
    HallChose,
    Passed,
    SalvationChosen,
    TokenPlayed,
)


def take_turn(doing: Doing, index: int) -> None:
    if doing.state.phase == "action" and _travels_again(doing, index):
        return
    for _ in doing.player(index).tokens:
        token = doing.player(index).tokens[0]
        if _play(doing, index, token):
            return
        _to_the_bottom(doing, index, token)
    _pass(doing, index)


def _play(doing: Doing, index: int, token: TokenId) -> bool:
    before, told = doing.state, len(doing.told)
    player, hall = doing.player(index), hall_of(doing)
    change_hall(doing, replace(hall, plays=hall.plays + 1))
    doing.change_player(index, tokens=player.tokens[1:], played=(*player.played, token))
    doing.tell(TokenPlayed(index, token, again=False))
    why = _act(doing, index, token) if doing.state.phase == "action" else _save(doing, index, token)
    if why is not None:
        _take_back(doing, before, told, "token", token, why)
    return why is None


def _travels_again(doing: Doing, index: int) -> bool:
    """L725: Travel alone is repeated, until a new Base covers the token or nothing can be reached."""
    player = doing.player(index)
    if not player.played or action_side(doing.pack, player.played[-1]).kind != "travel":
        return False
    before, told, token = doing.state, len(doing.told), player.played[-1]
    doing.tell(TokenPlayed(index, token, again=True))
    why = _travel(doing, index, token)
    if why is not None:
        _take_back(doing, before, told, "again", token, why)
    return why is None


def _take_back(
    doing: Doing, before: State, told: int, what: Literal["token", "again"], token: TokenId, why: Why
) -> None:
    """The token was not played after all and its cube is back in the bag; the attempt is still told."""
    now = hall_of(doing)
    assert before.hall is not None
    hall = replace(before.hall, bag=now.bag, laid=now.laid, refilled=now.refilled)
    doing.state = replace(before, chance=doing.state.chance, hall=hall)
    del doing.told[told]
    cube = next((event.colour for event in doing.told[told:] if isinstance(event, CubeDrawn)), "")
    doing.tell(HallCannot(what, token, why.rule, cube, why.fuel))
    remember(doing, *doing.told[told:])


# The Action Phase


def _act(doing: Doing, index: int, token: TokenId) -> Why | None:
    side = action_side(doing.pack, token)
    match side.kind:
        case "gain":
            return _exactly(doing, index, token, side.reward)
        case "travel":
            return _travel(doing, index, token)
        case "produce":
            return _produce(doing, index, token)
        case kind:
            _plainly(doing, token, improved=side != ActionSide(kind))
            row: BoardRow = kind
            return actions.BEFORE[kind](doing, index) or _in_row(
                doing, index, token, row, actions.HALL_ACTIONS[kind]
            )


def _plainly(doing: Doing, token: TokenId, *, improved: bool) -> None:
    """L1008."""
    if improved:
        doing.tell(HallChose("token", token, "token-plain"))


def _exactly(doing: Doing, index: int, token: TokenId, reward: str) -> Why | None:
    """L1010: done as printed; a cube is drawn only for the Technology zone."""
    if not would_do_something(doing, index, reward):
        return Why("nothing-to-gain")
    colour = draw_action_cube(doing)
    doing.tell(CubeDrawn(COLOURS[colour], token))
    doing.tell(HallChose("token", token, "token-exact"))
    lay(doing, colour)
    gain(doing, index, reward)
    return None


def _travel(doing: Doing, index: int, token: TokenId) -> Why | None:
    side = action_side(doing.pack, token)
    _plainly(doing, token, improved=side != ActionSide("travel"))
    stop = flying.next_stop(doing, index)
    if stop is not None:
        flying.fly_free(doing, index, stop)
        return None
    return flying.before_settling(doing, index) or _in_row(doing, index, token, "travel", flying.settle)


def _produce(doing: Doing, index: int, token: TokenId) -> Why | None:
    planet = planet_of(token) or _fullest(doing, index)
    if planet is None:
        return Why("no-site")
    why = actions.before_production(doing, index, planet)
    return why or _in_row(doing, index, token, "produce", actions.production_on(planet))


def _fullest(doing: Doing, index: int) -> PlanetId | None:
    """L1014: the Deposit with the most cubes; of equals the nearest to the Sun."""
    sites = doing.player(index).sites
    there = tuple(planet for planet in planets_left(doing.pack, doing.state.sky) if planet in sites)
    if not there:
        return None
    most = max(sum(sites[planet].deposit) for planet in there)
    full = tuple(planet for planet in there if sum(sites[planet].deposit) == most)
    rule: Rule = "production-sunward" if len(full) > 1 else "production-fullest"
    doing.tell(HallChose("planet", full[0], rule, there, most))
    return full[0]


# The Salvation Phase


def _save(doing: Doing, index: int, token: TokenId) -> Why | None:
    """L842 to L848: one cube for the token; it returns to the bag if no action can be done."""
    side = doing.pack.token[token].salvation
    assert side is not None, f"{token} is put away for the Salvation Phase"
    _plainly(doing, token, improved=replace(side, bonus=None, only=SalvationSide().only) != SalvationSide())
    if all(salvation.out_of_question(doing, index, action) for action in side.only):
        return Why("no-action")
    return _in_colour(doing, index, token, map(_salvation, salvation.wanted(doing, index, side)))


def _salvation(wish: HallChose) -> HallAction:
    action: SalvationKind = wish.chosen  # type: ignore[assignment]

    def save(doing: Doing, index: int, colour: int) -> Why | None:
        doing.tell(wish)
        why, told = salvation.out_of_question(doing, index, action), len(doing.told)
        bonus = wish.rule == "action-bonus"
        if why is None:
            doing.tell(SalvationChosen(index, action, bonus))
            doing.tell(HallActs(action, COLOURS[colour]))
            why = salvation.HALL_ACTIONS[action](doing, index, colour)
        if why is not None:
            del doing.told[told:]
            doing.tell(HallCannot("action", action, why.rule, fuel=why.fuel))
            return Why("no-action")
        if bonus:
            gain(doing, index, doing.pack.salvation_bonus.value)
        return None

    return save


# Cubes and tokens


def _in_row(doing: Doing, index: int, token: TokenId, row: BoardRow, action: HallAction) -> Why | None:
    def act(doing: Doing, index: int, colour: int) -> Why | None:
        doing.tell(HallActs(row, COLOURS[colour]))
        return action(doing, index, colour)

    return _in_colour(doing, index, token, (act,))


def _in_colour(doing: Doing, index: int, token: TokenId, actions: Iterable[HallAction]) -> Why | None:
    """Draws one cube, and does the first of these actions that is possible in its colour."""
    colour = draw_action_cube(doing)
    doing.tell(CubeDrawn(COLOURS[colour], token))
    why = _first_possible(doing, index, colour, actions)
    if why is not None:
        put_back(doing, colour)
        return why
    lay(doing, colour)
    if colour == HIGHEST:
        _under_the_pile(doing, index, token)
    return None


def _first_possible(doing: Doing, index: int, colour: int, actions: Iterable[HallAction]) -> Why | None:
    why: Why | None = None
    for action in actions:
        why = action(doing, index, colour)
        if why is None:
            return None
    return why


def _under_the_pile(doing: Doing, index: int, token: TokenId) -> None:
    """A purple cube's addition to every action (L658 to L992), until the bag has run empty (HV-28)."""
    if hall_of(doing).refilled:
        doing.tell(HallChose("token", token, "token-spent"))
        return
    player = doing.player(index)
    played = list(player.played)
    played.remove(token)
    doing.change_player(index, tokens=(*player.tokens, token), played=tuple(played))
    doing.tell(HallChose("token", token, "token-again"))


def _to_the_bottom(doing: Doing, index: int, token: TokenId) -> None:
    tokens = doing.player(index).tokens
    doing.change_player(index, tokens=(*tokens[1:], token))


def _pass(doing: Doing, index: int) -> None:
    """L836: one rotation for each token that could not be used."""
    most = len(doing.pack.pass_rewards.value.action) - 1
    unused = len(doing.player(index).tokens)
    rotations = min(unused, most)
    doing.change_player(index, passed=True, rotations=rotations)
    doing.change(passed=(*doing.state.passed, index))
    doing.tell(HallChose("rotations", str(rotations), "pass-unused", count=unused))
    doing.tell(Passed(index))
