"""The card and the rooms in text."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace
from tests.games.clauses import Clauses

from heliograph.games.space_puzzle.box.cards import is_a_solution, read_face
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.opening import ALL_ROOMS
from heliograph.games.space_puzzle.state import ICONS, Card, Room, Target

_COLOURS = {"red": "R", "green": "G", "blue": "B", "black": "K", "yellow": "Y", "white": "W"}
_KEYS = {"square": "S", "triangle": "T", "round": "C", "hexagon": "H"}
_LETTERS = {icon[0].upper(): icon for icon in ICONS}


def read_card(pack: Pack, read: Clauses, crisis: bool) -> Card:
    targets = tuple(
        msgspec.convert({"cell": cell, "colour": colour, "key": key, "die": int(die)}, Target)
        for cell, colour, key, die in read.each("target")
    )
    if targets:
        card = Card("", read.has("stripes"), targets, read.words("specials"))
        if not is_a_solution(card):
            raise ValueError("four targets are needed, with a colour and a key each (SP-21)")
        return card
    id = read.word("card", "X01" if crisis else "N01")
    found = next((card for card in pack.cards if card.id == id), None)
    if found is None:
        raise ValueError(f"no such card: {id}")
    return replace(found, specials=read.words("specials")) if read.has("specials") else found


def read_back(pack: Pack, read: Clauses) -> Card | UnsetType:
    """The usual back is left out; `back-targets` writes out one that is on no card."""
    if read.has("back"):
        id, *specials = read.words("back")
        found = next(card for card in pack.cards if card.id == id)
        return replace(found, specials=tuple(specials)) if specials else found
    if read.has("back-face"):
        stripes, *words = read.words("back-face")
        return read_face("", " ".join(words).replace("/", "|"), stripes == "stripes")
    return UNSET


def show_card(pack: Pack, card: Card) -> Iterator[str]:
    printed = next((one for one in pack.cards if one.id == card.id), None)
    if printed is not None:
        yield f"card {card.id}" if printed == card else f"card {card.id}, specials {' '.join(card.specials)}"
        return
    for target in card.targets:
        yield f"target {target.cell} {target.colour} {target.key} {target.die}"
    yield f"specials {' '.join(card.specials)}"
    if card.crisis:
        yield "stripes"


def show_back(pack: Pack, back: Card) -> str:
    if any(card.id == back.id for card in pack.cards):
        return f"back {back.id} {' '.join(back.specials)}"
    targets = (f"{t.cell}:{_COLOURS[t.colour]}{_KEYS[t.key]}{t.die}" for t in back.targets)
    kind = "stripes" if back.crisis else "plain"
    return f"back-face {kind} {' '.join(targets)} / {' '.join(back.specials)}"


def read_rooms(read: Clauses) -> tuple[Room, ...]:
    if not read.has("rooms"):
        return ALL_ROOMS
    rooms = tuple(
        () if word == "-" else tuple(_LETTERS[letter] for letter in word) for word in read.words("rooms")
    )
    if sorted(rooms) != sorted(ALL_ROOMS):
        raise ValueError("every set of icons once (SP-9)")
    return rooms


def show_rooms(rooms: tuple[Room, ...]) -> str:
    return "rooms " + " ".join("".join(icon[0].upper() for icon in room) or "-" for room in rooms)
