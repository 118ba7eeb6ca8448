"""H.A.L.L.'s turn: the top token of its pile and a cube out of its bag (L620 to L640, L840 to L858)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from heliograph.games.interstellar.content import PlanetId, SalvationKind, TokenId
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.events import CubeDrawn, Passed, SalvationChosen, TokenPlayed
from heliograph.games.interstellar.gaining import gain, would_do_something
from heliograph.games.interstellar.hall import actions, flying, salvation
from heliograph.games.interstellar.hall.bag import change_hall, draw_action_cube, hall_of, lay, put_back
from heliograph.games.interstellar.resources import COLOURS
from heliograph.games.interstellar.solar_system import planets_left
from heliograph.games.interstellar.token_sides import action_side, planet_of

_PURPLE = len(COLOURS) - 1
Deed = Callable[[Doing, int, int], bool]
"""An action in a colour; whether it could be done."""


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
    done = _act(doing, index, token) if doing.state.phase == "action" else _save(doing, index, token)
    if not done:
        # The cube goes back into the bag, but the next one is drawn anew.
        doing.state = replace(before, chance=doing.state.chance)
        del doing.told[told:]
    return done


def _act(doing: Doing, index: int, token: TokenId) -> bool:
    side = action_side(doing.pack, token)
    match side.kind:
        case "gain":
            # L1010: done precisely, and a cube is drawn for the Technology zone alone.
            if not would_do_something(doing, index, side.reward):
                return False
            gain(doing, index, side.reward)
            colour = draw_action_cube(doing)
            doing.tell(CubeDrawn(COLOURS[colour], token))
            lay(doing, colour)
            return True
        case "travel":
            return _travel(doing, index, token)
        case "produce":
            planet = planet_of(token) or _fullest(doing, index)
            return planet is not None and _in_colour(doing, index, token, _production_on(planet))
        case _:
            return _in_colour(doing, index, token, actions.ROWS[side.kind])


def _production_on(planet: PlanetId) -> Deed:
    def produce(doing: Doing, index: int, colour: int) -> bool:
        return actions.produce(doing, index, colour, planet)

    return produce


def _fullest(doing: Doing, index: int) -> PlanetId | None:
    """L1010: most cubes in the Deposit, the nearest to the Sun of equals."""
    sites = doing.player(index).sites
    there = [planet for planet in planets_left(doing.pack, doing.state.sky) if planet in sites]
    return max(there, key=lambda planet: sum(sites[planet].deposit), default=None)


def _in_colour(doing: Doing, index: int, token: TokenId, *deeds: Deed) -> bool:
    """One cube, and the first of these deeds that can be done in its colour."""
    colour = draw_action_cube(doing)
    doing.tell(CubeDrawn(COLOURS[colour], token))
    if not any(deed(doing, index, colour) for deed in deeds):
        put_back(doing, colour)
        return False
    lay(doing, colour)
    if colour == _PURPLE:
        _under_the_pile(doing, index, token)
    return True


def _under_the_pile(doing: Doing, index: int, token: TokenId) -> None:
    player = doing.player(index)
    played = list(player.played)
    played.remove(token)
    doing.change_player(index, tokens=(*player.tokens, token), played=tuple(played))


def _to_the_bottom(doing: Doing, index: int, token: TokenId) -> None:
    tokens = doing.player(index).tokens
    doing.change_player(index, tokens=(*tokens[1:], token))


def _travel(doing: Doing, index: int, token: TokenId) -> bool:
    stop = flying.next_stop(doing, index)
    if stop is not None:
        flying.fly_free(doing, index, stop)
        return True
    return _in_colour(doing, index, token, actions.settle)


def _travels_again(doing: Doing, index: int) -> bool:
    """L708: the only action it repeats, until a new Base covers it or nothing can be reached."""
    player = doing.player(index)
    if not player.played or action_side(doing.pack, player.played[-1]).kind != "travel":
        return False
    before, told, token = doing.state, len(doing.told), player.played[-1]
    doing.tell(TokenPlayed(index, token, again=True))
    if _travel(doing, index, token):
        return True
    doing.state = replace(before, chance=doing.state.chance)
    del doing.told[told:]
    return False


def _save(doing: Doing, index: int, token: TokenId) -> bool:
    """L842 to L848: one cube for the token; it goes back if none of the actions can be done."""
    deeds = tuple(
        _salvation(token, action)
        for action in salvation.wanted(doing, index, token)
        if not salvation.is_out_of_question(doing, index, action)
    )
    return bool(deeds) and _in_colour(doing, index, token, *deeds)


def _salvation(token: TokenId, action: SalvationKind) -> Deed:
    def save(doing: Doing, index: int, colour: int) -> bool:
        side, told = doing.pack.token[token].salvation, len(doing.told)
        bonus = side is not None and side.bonus == action
        doing.tell(SalvationChosen(index, action, bonus))
        if not salvation.DEEDS[action](doing, index, colour):
            del doing.told[told:]
            return False
        if bonus:
            gain(doing, index, doing.pack.salvation_bonus.value)
        return True

    return save


def _pass(doing: Doing, index: int) -> None:
    """As many rotations as there are tokens that could not be used (L836)."""
    most = len(doing.pack.pass_rewards.value.action) - 1
    unused = len(doing.player(index).tokens)
    doing.change_player(index, passed=True, rotations=min(unused, most))
    doing.change(passed=(*doing.state.passed, index))
    doing.tell(Passed(index))
