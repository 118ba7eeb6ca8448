"""A fixed table of actions: an index means the same in every state.

Where an offer takes single values, every combination is an entry. Where there would be too many, or where it
takes more (taps, tokens on a surface), a composer builds the action in several steps, with its own entries.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from heliograph.kernel.message import Message, say
from heliograph.kernel.offers import all_values
from heliograph.kernel.prompt import Offer, Prompt

Action = dict[str, Any]
"""As a client would send it."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An action that its seat has begun; nobody else knows of it. Its parts are composed entries, counted
    from the first of them; to a composer, from its own first."""

    parts: tuple[int, ...]

    def moved(self, by: int) -> Draft:
        return self if not by else Draft(tuple(part + by for part in self.parts))


class Whole(NamedTuple):
    """An action that an entry leads to, not yet written out: most are never taken."""

    kind: str
    fields: tuple[str, ...]
    values: tuple[Any, ...]

    def action(self) -> Action:
        return {"type": self.kind, **dict(zip(self.fields, self.values, strict=True))}


LeadsTo = Action | Whole | Draft
NO_DRAFT = Draft(())
_MOST_READ = 4000
WAIT: Action = {"type": "wait"}
"""No action of any game: the seat leaves it to the others."""


class Composer(Protocol):
    @property
    def labels(self) -> Sequence[str]:
        """What its entries mean, in order."""

    @property
    def looks_at_view(self) -> bool:
        """Whether what is possible follows from more than the offer."""

    def options(self, offer: Offer, view: Any, draft: Draft) -> Mapping[int, LeadsTo]:
        """Its entries that are possible now, and what each leads to: an action or a longer draft."""

    def example(self, entry: int, view: Any, draft: Draft) -> Action | Message:
        """The action that an entry which is not possible now would be part of: the game says why not."""


class ActionTable:
    def __init__(
        self,
        actions: Iterable[Action],
        composers: Mapping[str, Composer],
        implied: frozenset[str] = frozenset(),
    ) -> None:
        """`implied` are fields that follow from the rest, such as whether an odd guess is confirmed. One
        composer may be there for several kinds of action."""
        self._implied = implied
        self._actions = tuple(actions)
        self._places = {self._key(action): place for place, action in enumerate(self._actions)}
        self._by_fields: dict[tuple[str, tuple[str, ...]], dict[tuple[Any, ...], int]] = {}
        self._read: dict[tuple[int, tuple[int, ...]], tuple[Offer, dict[int, LeadsTo]]] = {}
        self._equal: dict[tuple[Any, ...], dict[int, LeadsTo]] = {}
        self._composers: dict[str, tuple[int, Composer]] = {}
        self._begins: dict[int, int] = {}
        labels: list[str] = []
        for kind, composer in composers.items():
            if id(composer) not in self._begins:
                self._begins[id(composer)] = len(labels)
                labels.extend(composer.labels)
            self._composers[kind] = (self._begins[id(composer)], composer)
        self.composed = tuple(labels)
        """What a draft is made of."""
        self.labels = (*(_label(action, implied) for action in self._actions), *self.composed)
        self.wait = self._places.get(self._key(WAIT))
        """The entry by which a seat leaves it to the others, in games that have one."""

    def __len__(self) -> int:
        return len(self.labels)

    def legal(self, prompt: Prompt, view: Any, draft: Draft) -> dict[int, LeadsTo]:
        """Every entry that is possible now, and what it leads to."""
        found: dict[int, LeadsTo] = {}
        owner = self._owner(draft.parts[0])[1] if draft.parts else None
        for offer in prompt.offers:
            composed = self._composers.get(offer.action)
            if composed is None:
                if owner is None:
                    found.update(self._remembered(offer, NO_DRAFT, None, view))
            elif owner is None or composed[1] is owner:
                found.update(self._remembered(offer, draft, composed, view))
        return found

    def _remembered(
        self, offer: Offer, draft: Draft, composed: tuple[int, Composer] | None, view: Any
    ) -> dict[int, LeadsTo]:
        """Games make the very same offers for several states, and equal ones again and again: those are read
        once, too."""
        if composed is not None and composed[1].looks_at_view:
            return self._composed(offer, draft, composed, view)
        key = (id(offer), draft.parts)
        known = self._read.get(key)
        if known is None or known[0] is not offer:
            equal = (offer.action, draft.parts, *offer.fields.items())
            entries = self._equal.get(equal)
            if entries is None:
                if composed is None:
                    entries = self._entries(offer)
                else:
                    entries = self._composed(offer, draft, composed, view)
                _keep(self._equal, equal, entries)
            known = (offer, entries)
            _keep(self._read, key, known)
        return known[1]

    def _composed(
        self, offer: Offer, draft: Draft, composed: tuple[int, Composer], view: Any
    ) -> dict[int, LeadsTo]:
        begins, composer = composed
        first = len(self._actions) + begins
        return {
            first + entry: leads_to.moved(begins) if isinstance(leads_to, Draft) else leads_to
            for entry, leads_to in composer.options(offer, view, draft.moved(-begins)).items()
        }

    def _entries(self, offer: Offer) -> dict[int, LeadsTo]:
        names = tuple(offer.fields)
        places = self._by_fields.get((offer.action, names))
        if places is None:
            places = self._by_fields[offer.action, names] = self._places_of(offer.action, names)
        kind, entries = offer.action, dict[int, LeadsTo]()
        implied = [place for place, name in enumerate(names) if name in self._implied]
        for values in all_values(offer):
            place = places.get(_without(values, implied) if implied else values)
            if place is not None:
                entries[place] = Whole(kind, names, values)
        return entries

    def _places_of(self, kind: str, names: tuple[str, ...]) -> dict[tuple[Any, ...], int]:
        """Where actions of this kind stand, by their values; those that are implied do not count."""
        wanted, implied = {"type", *names}, [at for at, name in enumerate(names) if name in self._implied]
        return {
            _without([action[name] for name in names], implied): place
            for place, action in enumerate(self._actions)
            if action["type"] == kind and action.keys() == wanted
        }

    def example(self, index: int, view: Any, draft: Draft) -> Action | Message:
        """For an entry that is not possible now: the action to ask the game about, or the reason itself."""
        part = index - len(self._actions)
        begins, composer = self._owner(part) if part >= 0 else (0, None)
        if draft.parts and self._owner(draft.parts[0])[1] is not composer:
            return say("envs-finish-first")
        if composer is None:
            return say("envs-nobody-else") if index == self.wait else self._actions[index]
        return composer.example(part - begins, view, draft.moved(-begins))

    def table(self) -> str:
        """In Markdown, for the documentation."""
        rows = ["| index | action |", "|---|---|"]
        rows += [f"| {index} | {label} |" for index, label in enumerate(self.labels)]
        return "\n".join(rows)

    def _owner(self, part: int) -> tuple[int, Composer]:
        return next(pair for pair in reversed(self._composers.values()) if part >= pair[0])

    def _key(self, action: Action) -> frozenset[tuple[str, Any]]:
        return frozenset(one for one in action.items() if one[0] not in self._implied)


def _keep(known: dict[Any, Any], key: Any, value: Any) -> None:
    if len(known) >= _MOST_READ:
        known.clear()
    known[key] = value


def _without(values: Sequence[Any], implied: Sequence[int]) -> tuple[Any, ...]:
    return tuple([value for place, value in enumerate(values) if place not in implied])


def _label(action: Action, implied: frozenset[str]) -> str:
    fields = [str(value) for name, value in action.items() if name != "type" and name not in implied]
    return " ".join([str(action["type"]), *fields])
