"""A player's clauses."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from tests.games.clauses import Clauses

from heliograph.games.interstellar.box.pack import BuildingKind, Pack
from heliograph.games.interstellar.rules.deposits import first_layer
from heliograph.games.interstellar.rules.resources import COLOURS, NONE, cubes, levels_in, plus
from heliograph.games.interstellar.state import Cargo, Player, Site

_KEYWORDS = (
    *("fuel", "cubes", "scientists", "rep", "vp", "tokens", "played", "extras", "passed", "rotations"),
    *("pass", "explorer", "cargo", "bases", "buildings", "tech", "know", "wormhole", "starship"),
    *("humankind", "probe", "site"),
)
_BUILDINGS: tuple[BuildingKind, ...] = ("ars", "converter", "outpost", "drill")


def pairs(words: Sequence[str]) -> dict[str, str]:
    """`drill=2 ars=1`."""
    found = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise ValueError(f"a name and a value are needed: {word}")
        found[name] = value
    return found


def read_player(pack: Pack, text: str, usual: Player) -> Player:
    read = Clauses(text, _KEYWORDS)
    sites = dict(_site(words) for words in read.each("site"))
    wormhole = read.word("wormhole", "")
    orbit, _, quadrant = wormhole.partition(":")
    for token in (*read.words("tokens"), *read.words("played"), *read.words("extras")):
        if token not in pack.token and token.removeprefix("pp-") not in pack.planet:
            raise ValueError(f"no such token: {token}")
    return replace(
        usual,
        fuel=read.number("fuel", usual.fuel),
        cubes=cubes(read.word("cubes", "")) if read.has("cubes") else usual.cubes,
        scientists=read.number("scientists", usual.scientists),
        reputation=read.number("rep", usual.reputation),
        prestige=read.number("vp", usual.prestige),
        tokens=read.words("tokens", usual.tokens),
        played=read.words("played"),
        extras=read.words("extras"),
        passed=read.has("passed"),
        rotations=read.number("rotations", 0),
        pass_token=read.word("pass", ""),
        explorer=read.word("explorer", "earth"),
        cargo=_cargo(read.words("cargo")),
        sites=sites,
        bases=read.number("bases", usual.bases),
        buildings=_counts(read.words("buildings")),
        technologies=_counts(read.words("tech")),
        salvation_technologies=read.words("know"),
        wormhole=(int(orbit), int(quadrant)) if wormhole else None,
        starship=read.number("starship", 0),
        humankind=read.number("humankind", 0),
        probe=read.word("probe", usual.probe),
    )


def _counts(words: tuple[str, ...]) -> dict[str, int]:
    return {name: int(count) for name, count in pairs(words).items()}


def _cargo(words: tuple[str, ...]) -> Cargo:
    load, bases = NONE, 0
    buildings: dict[BuildingKind, int] = {}
    for word in words:
        if word == "base":
            bases += 1
        elif word in _BUILDINGS:
            buildings[word] = buildings.get(word, 0) + 1
        elif set(word) <= set(COLOURS):
            load = plus(load, cubes(word))
        else:
            raise ValueError(f"nothing aboard is called {word}")
    return Cargo(load, bases, buildings)


def _site(words: tuple[str, ...]) -> tuple[str, Site]:
    planet, token, *rest = words
    layer, given = first_layer(token), pairs(rest)
    deposit = cubes(given.pop("deposit")) if "deposit" in given else layer.deposit
    storage = cubes(given.pop("storage", ""))
    strange = set(given) - set(_BUILDINGS)
    if strange:
        raise ValueError(f"no such Building: {', '.join(sorted(strange))}")
    buildings = {kind: int(count) for kind, count in given.items()}
    level = next(levels_in(layer.deposit))
    return planet, Site(token, deposit, level, storage, buildings, layer.deeper)  # type: ignore[arg-type]
