"""Universal Mechanisms: built of any Resources, worth what was paid (L552 to L581). A grey cube is a `?`."""

from __future__ import annotations

from collections import Counter

from heliograph.games.interstellar.rules.resources import HIGHEST, Cubes, any_cubes, value_of
from heliograph.games.interstellar.variants.variant import Variant
from heliograph.kernel.chance import Chance

_GREY = "?"


def is_universal(mechanism: str) -> bool:
    return mechanism.startswith(_GREY)


class UniversalMechanisms(Variant):
    id = "universal-mechanisms"
    has_hint = True

    def mechanisms(
        self, starting: tuple[str, ...], ordinary: tuple[str, ...], chance: Chance
    ) -> tuple[tuple[str, ...], tuple[str, ...], Chance]:
        """Shuffled into the stack (L567); with the hint both starting ones are used, and others removed
        (L569)."""
        new = self.pack.universal_mechanisms.value
        if self.hint:
            starting, chance = chance.shuffled(starting)
            starting = starting[: self.pack.mechanisms.value.starting_drawn - len(new.starting)]
            ordinary, chance = chance.shuffled(ordinary)
            ordinary = ordinary[len(new.ordinary) :]
        return (*starting, *new.starting), (*ordinary, *new.ordinary), chance

    def surely_in_stack(self, seen: tuple[str, ...]) -> tuple[str, ...]:
        """Seen ones may be starting Mechanisms: as many as the other starting ones leave room for."""
        usual, new = self.pack.mechanisms.value, self.pack.universal_mechanisms.value
        starting = usual.starting_drawn - sum(mechanism in usual.starting for mechanism in seen)
        left = Counter((*new.ordinary, *new.starting[: max(starting, 0)]))
        left.subtract(filter(is_universal, seen))
        return tuple(left.elements())

    def mechanism_value(self, mechanism: str) -> int | None:
        """L577."""
        return self.pack.universal_mechanisms.value.value if is_universal(mechanism) else None

    def ways_to_pay(self, mechanism: str, have: Cubes) -> tuple[Cubes, ...] | None:
        return any_cubes(have, len(mechanism)) if is_universal(mechanism) else None

    def prestige_for(self, mechanism: str, paid: Cubes, *, one_higher: bool) -> int | None:
        """L573; with Build Extra one cube counts a level higher, unless all are purple (L575)."""
        if not is_universal(mechanism):
            return None
        return value_of(paid) + (1 if one_higher and any(paid[:HIGHEST]) else 0)


VARIANT = UniversalMechanisms
