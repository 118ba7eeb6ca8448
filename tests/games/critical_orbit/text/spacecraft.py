"""What lies behind Mercury's screen."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET
from tests.games.clauses import Clauses
from tests.games.critical_orbit.text.setups import pairs

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import SHAPES, Shape
from heliograph.games.critical_orbit.box.tiles import TileId
from heliograph.games.critical_orbit.rules.spacecraft import open_tiles
from heliograph.games.critical_orbit.state import (
    CardsToOrder,
    DrawHalf,
    HalfToJudge,
    Mercury,
    Pending,
    PickHalf,
    TakeTile,
    TurnUnlock,
    UseStar,
)
from heliograph.kernel.grid import Spot

MERCURY = (
    *("tiles", "face-up", "stack", "covered", "valves", "halves", "bag", "track"),
    *("unlocks", "unlocked", "canister", "pending", "starred"),
)


def all_open(mercury: Mercury) -> tuple[TileId, ...]:
    """Tiles that lie face up beside the stacks."""
    return tuple(id for tiles in open_tiles(mercury).values() for id in tiles)


def read_mercury(pack: Pack, read: Clauses, opened: Mercury) -> Mercury:
    tiles = [word.partition("@")[0] for word in read.words("tiles")]
    shown: dict[Shape, tuple[TileId, ...]] = {}
    for id in read.words("face-up"):
        shown[pack.tile[id].shape] = (*shown.get(pack.tile[id].shape, ()), id)
    away = {*tiles, *read.words("face-up")}
    stacks = {shape: tuple(id for id in opened.stacks[shape] if id not in away) for shape in SHAPES}
    unlocked = read.words("unlocked")
    starred = tuple(id for id in (*tiles, *read.words("face-up")) if pack.tile[id].star)
    return Mercury(
        canisters={**opened.canisters, **{words[0]: words[1] for words in read.each("canister")}},
        stacks={**stacks, **{shape: tuple(ids) for shape, *ids in read.each("stack")}},  # type: ignore[misc]
        bag=read.words("bag", opened.bag),  # type: ignore[arg-type]
        unlocks=read.words("unlocks", tuple(card for card in opened.unlocks if card not in unlocked)),
        tiles=tuple(tiles),
        spots={id: _spot(word) for id, word in zip(tiles, read.words("tiles"), strict=True) if "@" in word},
        halves=_counts(read, "halves"),  # type: ignore[arg-type]
        valves=_counts(read, "valves"),  # type: ignore[arg-type]
        covered=tuple(sorted(read.words("covered"))),
        unlocked=unlocked,
        tracks={**opened.tracks, **_counts(read, "track")},  # type: ignore[dict-item]
        face_up={shape: ids[0] for shape, ids in shown.items()},
        also_up={shape: ids[1:] for shape, ids in shown.items() if ids[1:]} or UNSET,
        starred=read.words("starred", starred),
        pending=tuple(map(_pending, read.words("pending"))),
    )


def show_mercury(mercury: Mercury) -> Iterator[str]:
    laid = {id: f"@{spot.x}:{spot.y}:{spot.rotation}" for id, spot in mercury.spots.items()}
    words = {
        "tiles": [f"{id}{laid.get(id, '')}" for id in mercury.tiles],
        "face-up": all_open(mercury),
        "starred": mercury.starred,
        "covered": mercury.covered,
        "bag": mercury.bag,
        "unlocks": mercury.unlocks,
        "unlocked": mercury.unlocked,
        "pending": map(_show_pending, mercury.pending),
        "valves": [f"{colour}={count}" for colour, count in mercury.valves.items()],
        "halves": [f"{colour}={count}" for colour, count in mercury.halves.items()],
        "track": [f"{colour}={step}" for colour, step in mercury.tracks.items()],
    }
    for keyword, found in words.items():
        yield f"{keyword} {' '.join(found) or 'none'}"
    for shape, stack in mercury.stacks.items():
        yield f"stack {shape} {' '.join(stack)}"
    for canister, place in mercury.canisters.items():
        yield f"canister {canister} {place}"


def _spot(word: str) -> Spot:
    x, y, rotation = word.partition("@")[2].split(":")
    return Spot(int(x), int(y), int(rotation))


def _counts(read: Clauses, keyword: str) -> dict[str, int]:
    return {name: int(count) for name, count in pairs(read.words(keyword)).items()}


def _show_pending(pending: Pending) -> str:
    match pending:
        case TakeTile(shape):
            return f"tile:{shape}"
        case HalfToJudge(colour):
            return f"judge:{colour}"
        case CardsToOrder(cards):
            return ":".join(("cards", *cards))
        case _:
            return str(pending.__struct_config__.tag)


def _pending(word: str) -> Pending:
    kind, *rest = word.split(":")
    match kind:
        case "star":
            return UseStar()
        case "half":
            return PickHalf()
        case "draw":
            return DrawHalf()
        case "unlock":
            return TurnUnlock()
        case "tile":
            return TakeTile(rest[0])  # type: ignore[arg-type]
        case "judge":
            return HalfToJudge(rest[0])  # type: ignore[arg-type]
        case "cards":
            return CardsToOrder(tuple(rest))
        case _:
            raise ValueError(f"nothing waits like that: {word}")
