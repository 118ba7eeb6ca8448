"""Tokens and their two sides. A Planetary Production token is called by its planet's name."""

from __future__ import annotations

from functools import cache

from heliograph.games.interstellar.box.pack import ActionSide, Pack, PlanetId, SalvationSide, TokenId

_PRODUCTION = "pp-"
_PRODUCES = ActionSide("produce")


def production_token(planet: PlanetId) -> TokenId:
    return _PRODUCTION + planet


@cache
def planet_of(token: TokenId) -> PlanetId | None:
    return token.removeprefix(_PRODUCTION) if token.startswith(_PRODUCTION) else None


def action_side(pack: Pack, token: TokenId) -> ActionSide:
    return _PRODUCES if planet_of(token) else pack.token[token].action


def salvation_side(pack: Pack, token: TokenId) -> SalvationSide | None:
    """None: the token is put away after the Action Phase (L125, L840)."""
    return None if planet_of(token) else pack.token[token].salvation


def is_repeatable(pack: Pack, token: TokenId) -> bool:
    return planet_of(token) is None and pack.token[token].repeatable
