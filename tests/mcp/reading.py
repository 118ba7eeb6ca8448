"""Offers as somebody answers them who has read what the tools say of fields, and not our code."""

from __future__ import annotations

from random import Random
from typing import Any

_Told = dict[str, Any]


def answer(offer: _Told, chance: Random) -> _Told:
    """Any action that this offer allows."""
    fields: _Told = offer.get("fields", {})
    given: _Told = {}
    for name in sorted(fields, key=lambda name: bool(fields[name].get("between"))):
        given[name] = _value(fields[name], given, chance)
    return {"type": offer["action"], **given}


def _value(field: _Told, given: _Told, chance: Random) -> Any:
    match field["type"]:
        case "choice":
            return chance.choice(field["options"])
        case "fixed":
            return field["value"]
        case "selection":
            return chance.sample(field["options"], _count(field, chance, len(field["options"])))
        case "rhythm":
            between = field.get("between")
            count = len(given[between]) - 1 if between else _count(field, chance, field["fewest"] + 3)
            return [chance.randint(field["shortest_ms"], field["longest_ms"]) for _ in range(count)]
        case "path":
            return _walk(field, chance)
        case "placement":
            pieces = chance.sample(field["pieces"], _count(field, chance, len(field["pieces"])))
            margin = (field["size"] + 1) // 2
            return [_laid(piece, field, margin, chance) for piece in pieces]
        case "tiling":
            return chance.choice(_spots(field))
    raise AssertionError(f"nobody has said how {field} is answered")


def _count(field: _Told, chance: Random, most: int) -> int:
    return chance.randint(field["fewest"], min(field["most"], most))


def _laid(piece: str, field: _Told, margin: int, chance: Random) -> _Told:
    x = chance.randint(margin, field["width"] - margin)
    y = chance.randint(margin, field["height"] - margin)
    return {"id": piece, "x": x, "y": y, "rotation": chance.choice((0, 90, 180, 270))}


def _walk(field: _Told, chance: Random) -> list[str]:
    while True:
        here, walked = field["start"], [field["start"]]
        while here != field["end"]:
            ways = [stop for stop in field["links"].get(here, ()) if stop not in walked]
            if not ways:
                break
            here = chance.choice(ways)
            walked.append(here)
        if here == field["end"]:
            return walked[1:]


def _spots(field: _Told) -> list[_Told]:
    taken = {tuple(cell) for cell in field["taken"]}
    found = []
    for rotation, form in enumerate(field["forms"]):
        for x in range(field["width"]):
            for y in range(field["height"]):
                cells = [(x + right, y + down) for right, down in form]
                inside = all(column < field["width"] and row < field["height"] for column, row in cells)
                if inside and taken.isdisjoint(cells):
                    found.append({"x": x, "y": y, "rotation": rotation})
    return found
