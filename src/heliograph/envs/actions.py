"""A fixed table of actions: an index means the same in every state.

Where an offer takes single values, every combination is an entry. Where there would be too many, or where it
takes more (taps, tokens on a surface), a composer builds the action in several steps, with its own entries.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from heliograph.kernel.message import Message, say
from heliograph.kernel.offers import all_actions
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


NO_DRAFT = Draft(())
_MOST_READ = 1000
WAIT: Action = {"type": "wait"}
"""No action of any game: the seat leaves it to the others."""


class Composer(Protocol):
    @property
    def labels(self) -> Sequence[str]:
        """What its entries mean, in order."""

    def options(self, offer: Offer, view: Any, draft: Draft) -> Mapping[int, Action | Draft]:
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
        self._read: dict[int, tuple[Offer, dict[int, Action]]] = {}
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

    def legal(self, prompt: Prompt, view: Any, draft: Draft) -> dict[int, Action | Draft]:
        """Every entry that is possible now, and what it leads to."""
        found: dict[int, Action | Draft] = {}
        owner = self._owner(draft.parts[0])[1] if draft.parts else None
        for offer in prompt.offers:
            composed = self._composers.get(offer.action)
            if composed is None:
                if owner is None:
                    found.update(self._entries(offer))
                continue
            begins, composer = composed
            if owner is None or composer is owner:
                first = len(self._actions) + begins
                for entry, leads_to in composer.options(offer, view, draft.moved(-begins)).items():
                    whole = type(leads_to) is dict
                    found[first + entry] = leads_to if whole else leads_to.moved(begins)  # type: ignore[union-attr]
        return found

    def _entries(self, offer: Offer) -> dict[int, Action]:
        """Games make many offers once and for all: those are read once, too."""
        known = self._read.get(id(offer))
        if known is not None and known[0] is offer:
            return known[1]
        entries: dict[int, Action] = {}
        for action in all_actions(offer):
            place = self._places.get(self._key(action))
            if place is not None:
                entries[place] = action
        if len(self._read) >= _MOST_READ:
            self._read.clear()
        self._read[id(offer)] = (offer, entries)
        return entries

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


def _label(action: Action, implied: frozenset[str]) -> str:
    fields = [str(value) for name, value in action.items() if name != "type" and name not in implied]
    return " ".join([str(action["type"]), *fields])
