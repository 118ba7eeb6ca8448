"""An action with several fields, chosen one after the other: a table of all combinations would be too
large."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from typing import Any, NamedTuple

from heliograph.envs.actions import Action, Draft, LeadsTo, Whole
from heliograph.kernel.grid import all_spots
from heliograph.kernel.message import Message, say
from heliograph.kernel.offers import fits
from heliograph.kernel.prompt import Choice, Field, Fixed, Offer, Selection, Tiling

Key = str | int | bool | tuple[int, int, int]
"""A value in the table's form: for a spot, its column, its row and its quarter turns."""
_SPOT = ("x", "y", "rotation")


class Stage(NamedTuple):
    """One choice: the fields it decides, and all combinations of values that these can have."""

    fields: tuple[str, ...]
    values: tuple[tuple[Key, ...], ...]


class _Entry(NamedTuple):
    kind: str
    """The kind of action of a first stage; later stages may be shared by several kinds."""
    stage: Stage
    values: tuple[Key, ...]


class Stages:
    """Kinds of action with the stages of each. If only one continuation is left, it is taken at once."""

    looks_at_view = False

    def __init__(self, kinds: Mapping[str, Sequence[Stage]]) -> None:
        self._kinds = dict(kinds)
        self._entries: list[_Entry] = []
        self._places: dict[tuple[str, tuple[str, ...]], dict[tuple[Key, ...], int]] = {}
        self._wholes: dict[tuple[str, tuple[int, ...]], Whole] = {}
        for kind, stages in self._kinds.items():
            for depth, stage in enumerate(stages):
                for values in stage.values:
                    self._add(_Entry("" if depth else kind, stage, values))
        self.labels = tuple(_label(entry) for entry in self._entries)

    def _add(self, entry: _Entry) -> None:
        places = self._places.setdefault((entry.kind, entry.stage.fields), {})
        if entry.values not in places:
            places[entry.values] = len(self._entries)
            self._entries.append(entry)

    def options(self, offer: Offer, view: Any, draft: Draft) -> Mapping[int, LeadsTo]:
        given = self._given(draft)
        if draft.parts and (
            self._entries[draft.parts[0]].kind != offer.action
            or not all(fits(offer.fields[name], value) for name, value in given.items())
        ):
            return {}
        kind, parts = offer.action, draft.parts
        to_come = len(self._kinds[kind]) - len(parts) - 1
        if not to_come:
            return {place: self._whole(kind, (*parts, place)) for place in self._each(offer, len(parts))}
        ahead = tuple(islice(self._each(offer, len(parts) + 1), 2))
        if not ahead:
            return {}
        if len(ahead) == to_come == 1:
            return {
                place: self._whole(kind, (*parts, place, *ahead)) for place in self._each(offer, len(parts))
            }
        return {place: Draft((*parts, place)) for place in self._each(offer, len(parts))}

    def _each(self, offer: Offer, depth: int) -> Iterator[int]:
        """The entries of a stage that an offer allows: fields of one offer do not depend on each other."""
        fields, kind = self._kinds[offer.action][depth].fields, "" if depth else offer.action
        places = self._places[kind, fields]
        for values in product(*[_values(offer.fields[name]) for name in fields]):
            place = places.get(values)
            if place is not None:
                yield place

    def _whole(self, kind: str, parts: tuple[int, ...]) -> Whole:
        """The same few thousand come again and again."""
        whole = self._wholes.get((kind, parts))
        if whole is None:
            chosen = [self._entries[part] for part in parts]
            fields = tuple(name for entry in chosen for name in entry.stage.fields)
            values = tuple(_plain(value) for entry in chosen for value in entry.values)
            whole = self._wholes[kind, parts] = Whole(kind, fields, values)
        return whole

    def example(self, entry: int, view: Any, draft: Draft) -> Action | Message:
        wanted, begun = self._entries[entry], [self._entries[part] for part in draft.parts]
        kind = begun[0].kind if begun else wanted.kind
        if not kind:
            return say("envs-begin-first")
        if begun and wanted.kind:
            return say("envs-finish-first")
        action: Action = {"type": kind}
        for depth, stage in enumerate(self._kinds[kind]):
            values = stage.values[0]
            if depth < len(begun):
                values = begun[depth].values
            elif depth == len(begun):
                if stage.fields != wanted.stage.fields:
                    return say("envs-finish-first")
                values = wanted.values
            action |= _by_field(stage, values)
        return action

    def _given(self, draft: Draft) -> Action:
        given: Action = {}
        for part in draft.parts:
            given |= _by_field(self._entries[part].stage, self._entries[part].values)
        return given


class Listing:
    """A list of different things, chosen one after the other until the list is declared complete."""

    looks_at_view = False

    def __init__(self, kind: str, field: str, things: Sequence[str]) -> None:
        self._kind, self._field, self._things = kind, field, tuple(things)
        self._wholes: dict[tuple[int, ...], Whole] = {}
        self.labels = (*(f"{kind} {thing}" for thing in things), f"{kind}: that is all")

    def options(self, offer: Offer, view: Any, draft: Draft) -> Mapping[int, LeadsTo]:
        field, parts = offer.fields[self._field], draft.parts
        assert isinstance(field, Selection)
        found: dict[int, LeadsTo] = {}
        for entry, thing in enumerate(self._things):
            if thing in field.options and entry not in parts and len(parts) < field.most:
                longer = (*parts, entry)
                found[entry] = self._whole(longer) if len(longer) == field.most else Draft(longer)
        if len(parts) >= field.fewest:
            found[len(self._things)] = self._whole(parts)
        return found

    def example(self, entry: int, view: Any, draft: Draft) -> Action | Message:
        return self._whole((*draft.parts, entry) if entry < len(self._things) else draft.parts).action()

    def _whole(self, parts: tuple[int, ...]) -> Whole:
        whole = self._wholes.get(parts)
        if whole is None:
            things = [self._things[part] for part in parts]
            whole = self._wholes[parts] = Whole(self._kind, (self._field,), (things,))
        return whole


def _values(field: Field) -> Sequence[Key]:
    match field:
        case Choice(options):
            return options
        case Fixed(only):
            return (only,)
        case Tiling():
            return [(spot.x, spot.y, spot.rotation) for spot in all_spots(field)]
        case _:
            raise TypeError(f"{field} is not a choice of single values")


def _plain(value: Key) -> Any:
    """The value in the action's form."""
    return dict(zip(_SPOT, value, strict=True)) if isinstance(value, tuple) else value


def _by_field(stage: Stage, values: tuple[Key, ...]) -> Action:
    return dict(zip(stage.fields, map(_plain, values), strict=True))


def _label(entry: _Entry) -> str:
    words = [
        "{} {} turned {}".format(*value) if isinstance(value, tuple) else str(value) for value in entry.values
    ]
    return " ".join(word or "-" for word in (entry.kind or " ".join(entry.stage.fields), *words))
