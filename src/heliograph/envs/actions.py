"""A fixed table of actions: an index means the same in every state.

If an offer takes single values, every combination is an entry. If there would be too many, or the values are
richer (taps, tokens on a surface), a composer builds the action in several steps, with its own entries.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Protocol

import msgspec

from heliograph.kernel.message import Message, say
from heliograph.kernel.offers import single_values
from heliograph.kernel.prompt import Offer, Prompt

Action = dict[str, Any]
"""In the form a client would send."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An action that its seat has begun; other seats do not see it. Its parts are indices of composed
    entries; for a composer they count from its own first entry."""

    parts: tuple[int, ...]

    def moved(self, by: int) -> Draft:
        return self if not by else Draft(tuple(part + by for part in self.parts))


@dataclass(eq=False, slots=True)
class Whole:
    """The action that an entry leads to: built from its offer's own values, so that it is legal. It is
    decoded only when it is taken, because most never are."""

    kind: str
    fields: tuple[str, ...]
    values: tuple[Any, ...]
    _typed: Any = None

    def action(self) -> Action:
        return {"type": self.kind, **dict(zip(self.fields, self.values, strict=True))}

    def typed(self, type: Any) -> Any:
        if self._typed is None:
            self._typed = msgspec.convert(self.action(), type)
        return self._typed


LeadsTo = Action | Whole | Draft
NO_DRAFT = Draft(())
_MOST_READ = 4000
WAIT: Action = {"type": "wait"}
"""Not an action of the game: the seat leaves the move to the others."""


class Composer(Protocol):
    @property
    def labels(self) -> Sequence[str]:
        """The meaning of its entries, in order."""

    @property
    def looks_at_view(self) -> bool:
        """Whether the possible entries depend on more than the offer."""

    def options(self, offer: Offer, view: Any, draft: Draft) -> Mapping[int, LeadsTo]:
        """Its entries that are possible now, and what each leads to: an action or a longer draft."""

    def example(self, entry: int, view: Any, draft: Draft) -> Action | Message:
        """The action that an impossible entry would be part of, so that the game can say why not."""


class ActionTable:
    def __init__(
        self,
        actions: Iterable[Action],
        composers: Mapping[str, Composer],
        implied: frozenset[str] = frozenset(),
    ) -> None:
        """`implied` are fields that follow from the rest, such as whether an odd guess is confirmed. One
        composer may serve several kinds of action."""
        self._implied = implied
        self._actions = tuple(actions)
        self._places = {self._key(action): place for place, action in enumerate(self._actions)}
        self._forms: dict[tuple[str, ...], _Form] = {}
        self._plain: dict[int, tuple[Offer, dict[int, LeadsTo]]] = {}
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
        """The parts of a draft."""
        self.labels = (*(_label(action, implied) for action in self._actions), *self.composed)
        self.wait = self._places.get(self._key(WAIT))
        """The entry by which a seat leaves the move to the others, in games that have one."""

    def __len__(self) -> int:
        return len(self.labels)

    def legal(self, prompt: Prompt, view: Any, draft: Draft) -> dict[int, LeadsTo]:
        """Every entry that is possible now, and what it leads to."""
        found: dict[int, LeadsTo] = {}
        owner = self._owner(draft.parts[0])[1] if draft.parts else None
        plain, composers = self._plain, self._composers
        for offer in prompt.offers:
            known = plain.get(id(offer))
            if known is not None and known[0] is offer:
                if owner is None:
                    found.update(known[1])
                continue
            composed = composers.get(offer.action)
            if composed is not None:
                if owner is None or composed[1] is owner:
                    found.update(self._remembered(offer, draft, composed, view))
            elif owner is None:
                entries = self._entries(offer)
                _keep(plain, id(offer), (offer, entries))
                found.update(entries)
        return found

    def _remembered(
        self, offer: Offer, draft: Draft, composed: tuple[int, Composer], view: Any
    ) -> dict[int, LeadsTo]:
        """Games make the very same offers for several states, and equal ones again and again: each is read
        only once."""
        if composed[1].looks_at_view:
            return self._composed(offer, draft, composed, view)
        key = (id(offer), draft.parts)
        known = self._read.get(key)
        if known is None or known[0] is not offer:
            equal = (offer.action, draft.parts, *offer.fields.items())
            entries = self._equal.get(equal)
            if entries is None:
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
        kind, fields = offer.action, offer.fields
        form = self._forms.get((kind, *fields))
        if form is None:
            form = self._forms[kind, *fields] = self._form(kind, tuple(fields))
        every = list(product(*map(single_values, fields.values())))
        known = list(map(form.known.get, every))
        if None in known:
            known = [form.entry(values) for values in every]
        return dict(filter(None, known))

    def _form(self, kind: str, names: tuple[str, ...]) -> _Form:
        wanted, implied = {"type", *names}, [at for at, name in enumerate(names) if name in self._implied]
        places = {
            _without([action[name] for name in names], implied): place
            for place, action in enumerate(self._actions)
            if action["type"] == kind and action.keys() == wanted
        }
        return _Form(kind, names, implied, places)

    def example(self, index: int, view: Any, draft: Draft) -> Action | Message:
        """For an impossible entry: the action to ask the game about, or the reason itself."""
        part = index - len(self._actions)
        begins, composer = self._owner(part) if part >= 0 else (0, None)
        if draft.parts and self._owner(draft.parts[0])[1] is not composer:
            return say("envs-finish-first")
        if composer is None:
            return say("envs-nobody-else") if index == self.wait else self._actions[index]
        return composer.example(part - begins, view, draft.moved(-begins))

    def table(self) -> str:
        """As Markdown, for the documentation."""
        rows = ["| index | action |", "|---|---|"]
        rows += [f"| {index} | {label} |" for index, label in enumerate(self.labels)]
        return "\n".join(rows)

    def _owner(self, part: int) -> tuple[int, Composer]:
        return next(pair for pair in reversed(self._composers.values()) if part >= pair[0])

    def _key(self, action: Action) -> frozenset[tuple[str, Any]]:
        return frozenset(one for one in action.items() if one[0] not in self._implied)


class _Form:
    """Actions of one kind with the same fields: their places in the table, by their values without implied
    ones."""

    def __init__(
        self, kind: str, names: tuple[str, ...], implied: Sequence[int], places: Mapping[tuple[Any, ...], int]
    ) -> None:
        self._kind, self._names, self._implied, self._places = kind, names, implied, places
        self.known: dict[tuple[Any, ...], tuple[int, Whole]] = {}

    def entry(self, values: tuple[Any, ...]) -> tuple[int, Whole] | None:
        """The place of this action and what it leads to, if it is in the table."""
        place = self._places.get(_without(values, self._implied))
        if place is None:
            return None
        return self.known.setdefault(values, (place, Whole(self._kind, self._names, values)))


def _keep(known: dict[Any, Any], key: Any, value: Any) -> None:
    if len(known) >= _MOST_READ:
        known.clear()
    known[key] = value


def _without(values: Sequence[Any], implied: Sequence[int]) -> tuple[Any, ...]:
    return tuple([value for place, value in enumerate(values) if place not in implied])


def _label(action: Action, implied: frozenset[str]) -> str:
    fields = [str(value) for name, value in action.items() if name != "type" and name not in implied]
    return " ".join([str(action["type"]), *fields])
