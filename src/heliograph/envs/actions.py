"""A fixed table of actions: an index means the same in every state.

Where an offer takes single values, every combination is an entry. Where it takes more (taps, tokens on a
surface), a composer builds the action in several steps, with entries of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from heliograph.kernel.offers import all_actions
from heliograph.kernel.prompt import Offer, Prompt

Action = dict[str, Any]
"""As a client would send it."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An action that its seat has begun; nobody else knows of it."""

    parts: tuple[int, ...]


NO_DRAFT = Draft(())
_MOST_READ = 1000


class Composer(Protocol):
    @property
    def labels(self) -> Sequence[str]:
        """What its entries mean, in order."""

    def options(self, offer: Offer, view: Any, draft: Draft) -> Mapping[int, Action | Draft]:
        """Its entries that are possible now, and what each leads to: an action or a longer draft."""

    def example(self, entry: int, view: Any, draft: Draft) -> Action:
        """The action that an entry which is not possible now would be part of: the game says why not."""


class ActionTable:
    def __init__(
        self,
        actions: Iterable[Action],
        composers: Mapping[str, Composer],
        implied: frozenset[str] = frozenset(),
    ) -> None:
        """`implied` are fields that follow from the rest, such as whether an odd guess is confirmed."""
        self._implied = implied
        self._actions = tuple(actions)
        self._places = {self._key(action): place for place, action in enumerate(self._actions)}
        self._read: dict[int, tuple[Offer, dict[int, Action]]] = {}
        self._composers: dict[str, tuple[int, Composer]] = {}
        labels = [_label(action, implied) for action in self._actions]
        for kind, composer in composers.items():
            self._composers[kind] = (len(labels), composer)
            labels.extend(composer.labels)
        self.labels = tuple(labels)

    def __len__(self) -> int:
        return len(self.labels)

    def legal(self, prompt: Prompt, view: Any, draft: Draft) -> dict[int, Action | Draft]:
        """Every entry that is possible now, and what it leads to."""
        found: dict[int, Action | Draft] = {}
        for offer in prompt.offers:
            composed = self._composers.get(offer.action)
            if composed is not None:
                begins, composer = composed
                for entry, leads_to in composer.options(offer, view, draft).items():
                    found[begins + entry] = leads_to
            elif not draft.parts:
                found.update(self._entries(offer))
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

    def example(self, index: int, view: Any, draft: Draft) -> Action:
        """For an entry that is not possible now: the action to ask the game about."""
        if index < len(self._actions):
            return self._actions[index]
        begins, composer = next(
            (begins, composer) for begins, composer in reversed(self._composers.values()) if index >= begins
        )
        return composer.example(index - begins, view, draft)

    def table(self) -> str:
        """In Markdown, for the documentation."""
        rows = ["| index | action |", "|---|---|"]
        rows += [f"| {index} | {label} |" for index, label in enumerate(self.labels)]
        return "\n".join(rows)

    def _key(self, action: Action) -> frozenset[tuple[str, Any]]:
        return frozenset(one for one in action.items() if one[0] not in self._implied)


def _label(action: Action, implied: frozenset[str]) -> str:
    fields = [str(value) for name, value in action.items() if name != "type" and name not in implied]
    return " ".join([str(action["type"]), *fields])
