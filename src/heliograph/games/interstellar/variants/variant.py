"""What a variant may change. Each overrides only what differs; everything else is the base game's."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from heliograph.games.interstellar.box.pack import Pack, PassRewards, PlanetId, Track
from heliograph.games.interstellar.rules.resources import Cubes
from heliograph.kernel.chance import Chance

if TYPE_CHECKING:
    from heliograph.games.interstellar.agenda import SavePeople
    from heliograph.games.interstellar.asked import Asked
    from heliograph.games.interstellar.doing import Doing
    from heliograph.games.interstellar.moves.asks import Asks
    from heliograph.games.interstellar.moves.move import Move
    from heliograph.games.interstellar.setup import VariantId
    from heliograph.games.interstellar.state import Player, Site, State
    from heliograph.games.interstellar.telling.happening import Happening
    from heliograph.games.interstellar.telling.view import View
    from heliograph.kernel.message import Message
    from heliograph.kernel.prompt import Offer


T = TypeVar("T")


class Variant:
    """Nothing is different. What a variant declares comes first, what it changes after that."""

    id: ClassVar[VariantId]
    has_hint: ClassVar[bool] = False
    """Whether the booklet has a hint for a harder or deeper game, or a second set-up."""
    steps: ClassVar[Mapping[type[Asked], Asks]] = {}
    """Steps of its own; their structs, and those of its moves and events, are in its `types.py`."""
    sentences: ClassVar[Mapping[type[Happening], Callable[[Any], Message]]] = {}
    """Its events in one sentence each."""
    gained_for: ClassVar[Mapping[type[Happening], Mapping[str, str]]] = {}
    """What a review counts Fuel, cubes and points as that an event of its own brings or costs."""
    signs: ClassVar[Mapping[str, str]] = {}
    """What its Discoveries look like: thin lines on a field of 24 × 24."""

    def __init__(self, pack: Pack, *, hint: bool = False) -> None:
        self.pack = pack
        self.hint = hint
        """Played with the booklet's hint for a harder or deeper game."""

    @classmethod
    def boards(cls, pack: Pack) -> tuple[str, ...]:
        """Boards of its own, one of which may be agreed on."""
        return ()

    @classmethod
    def discovery_name(cls, discovery: str) -> Message | None:
        """Where a Discovery of its own has no fixed name."""
        return None

    # Setting out

    def discoveries(self, pile: tuple[str, ...], chance: Chance) -> tuple[tuple[str, ...], Chance]:
        """The Discovery pile before it is shuffled (step 8 of the set-up)."""
        return pile, chance

    def production_tokens(
        self, planet: PlanetId, drawn: tuple[str, ...], chance: Chance
    ) -> tuple[tuple[str, ...], Chance]:
        """The tokens of one planet, shuffled (step 2)."""
        return drawn, chance

    def mechanisms(
        self, starting: tuple[str, ...], ordinary: tuple[str, ...], chance: Chance
    ) -> tuple[tuple[str, ...], tuple[str, ...], Chance]:
        """Those that the starting ones are drawn from, and the stack, before they are shuffled (step 9)."""
        return starting, ordinary, chance

    def prepared(self, doing: Doing) -> None:
        """After everything is set out."""

    # Rewards

    def leader_reward(self, state: State, track: Track, space: int) -> str | None:
        """What a space of a Leader track gives, where it is another than printed."""
        return None

    def pass_rewards(self, player: Player) -> PassRewards | None:
        """What the Pass token gives, where it is another than the ordinary one."""
        return None

    def visit(self, doing: Doing, index: int, discovery: str) -> None:
        """A Probe has come to a Discovery of this variant's own."""

    def discovery_reward(self, discovery: str) -> str | None:
        """What every visitor gains at a Discovery of this variant's own."""
        return None

    # H.A.L.L.

    def hall_answer(self, doing: Doing, step: Asked) -> Move | None:
        """What H.A.L.L. does where it comes to a step of this variant's own."""
        return None

    # Deposits

    def dug_deeper(self, site: Site) -> Site:
        """A Deposit that has run empty during production."""
        return site

    # Mechanisms

    def mechanism_value(self, mechanism: str) -> int | None:
        """What it counts for where Mechanisms are compared."""
        return None

    def ways_to_pay(self, mechanism: str, have: Cubes) -> tuple[Cubes, ...] | None:
        """The cheapest way first."""
        return None

    def prestige_for(self, mechanism: str, paid: Cubes, *, one_higher: bool) -> int | None:
        """`one_higher`: one of the cubes may count as a level higher (L575)."""
        return None

    # People

    def people_offers(self, at: Doing, step: SavePeople) -> Iterator[Offer]:
        """Other ways to save people with the same action."""
        return iter(())

    def save_people(self, doing: Doing, step: SavePeople, move: Move) -> bool:
        """Whether the move was one of those."""
        return False

    # The round's end

    def government_ends(self, doing: Doing) -> None:
        """The last part of the Government Phase."""

    # What nobody can see

    def could_lie_on(self, planet: PlanetId, tokens: tuple[str, ...]) -> tuple[str, ...]:
        """Planetary Production tokens of which nobody knows whether they are in the game."""
        return tokens

    def surely_on(self, planet: PlanetId) -> tuple[str, ...]:
        """Planetary Production tokens of its own that are always in the game."""
        return ()

    def surely_in_stack(self, seen: tuple[str, ...]) -> tuple[str, ...]:
        """Mechanisms of its own that are still to come, after these were seen."""
        return ()

    def own_discoveries(self) -> tuple[str, ...]:
        """Discoveries that it adds to the pile; all of them are in the game."""
        return ()

    def imagined(self, state: State, view: View, chance: Chance) -> tuple[State, Chance]:
        """The variant's own hidden things, dealt for somebody who has this view."""
        return state, chance


class Variants:
    """Those that are in play, asked one after the other."""

    def __init__(self, variants: tuple[Variant, ...] = ()) -> None:
        self._variants = variants

    def __iter__(self) -> Iterator[Variant]:
        return iter(self._variants)

    def first(self, ask: Callable[[Variant], T | None]) -> T | None:
        """What the first variant that has anything to say about it says."""
        for variant in self._variants:
            found = ask(variant)
            if found is not None:
                return found
        return None

    def could_lie_on(self, planet: PlanetId, tokens: tuple[str, ...]) -> tuple[str, ...]:
        for variant in self._variants:
            tokens = variant.could_lie_on(planet, tokens)
        return tokens

    def dug_deeper(self, site: Site) -> Site:
        for variant in self._variants:
            site = variant.dug_deeper(site)
        return site
