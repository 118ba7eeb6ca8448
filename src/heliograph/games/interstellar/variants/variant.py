"""What a variant may change. Each overrides only what differs; the base class plays the base game."""

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
    """Changes nothing. Declarations come first, then the rules a variant may change."""

    id: ClassVar[VariantId]
    has_hint: ClassVar[bool] = False
    """Whether the booklet has a hint for a harder or deeper game, or a second set-up."""
    steps: ClassVar[Mapping[type[Asked], Asks]] = {}
    """Its own steps; their structs, and those of its moves and events, are in its `types.py`."""
    sentences: ClassVar[Mapping[type[Happening], Callable[[Any], Message]]] = {}
    """Each of its own events in one sentence."""
    gained_for: ClassVar[Mapping[type[Happening], Mapping[str, str]]] = {}
    """How a review counts Fuel, cubes and points gained or spent by its own events."""
    signs: ClassVar[Mapping[str, str]] = {}
    """Its Discoveries' pictures: thin lines on a field of 24 × 24."""

    def __init__(self, pack: Pack, *, hint: bool = False) -> None:
        self.pack = pack
        self.hint = hint
        """Whether it is played with the booklet's hint for a harder or deeper game."""

    @classmethod
    def boards(cls, pack: Pack) -> tuple[str, ...]:
        """Its own boards, one of which may be chosen."""
        return ()

    @classmethod
    def discovery_name(cls, discovery: str) -> Message | None:
        """The name of one of its Discoveries, if it has no fixed name."""
        return None

    # Set-up

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
        """The Mechanisms the starting ones are drawn from, and the stack, both before shuffling (step 9)."""
        return starting, ordinary, chance

    def prepared(self, doing: Doing) -> None:
        """Called after everything is set up."""

    # Rewards

    def leader_reward(self, state: State, track: Track, space: int) -> str | None:
        """What a space of a Leader track gives, if it differs from the printed reward."""
        return None

    def pass_rewards(self, player: Player) -> PassRewards | None:
        """What the Pass token gives, if it differs from the ordinary one."""
        return None

    def visit(self, doing: Doing, index: int, discovery: str) -> None:
        """A Probe has come to one of this variant's Discoveries."""

    def discovery_reward(self, discovery: str) -> str | None:
        """What every visitor gains at one of this variant's Discoveries."""
        return None

    # H.A.L.L.

    def hall_answer(self, doing: Doing, step: Asked) -> Move | None:
        """H.A.L.L.'s move at one of this variant's steps."""
        return None

    # Deposits

    def dug_deeper(self, site: Site) -> Site:
        """The site with its next layer, when its Deposit has run empty during production."""
        return site

    # Mechanisms

    def mechanism_value(self, mechanism: str) -> int | None:
        """Its value where Mechanisms are compared."""
        return None

    def ways_to_pay(self, mechanism: str, have: Cubes) -> tuple[Cubes, ...] | None:
        """The cheapest way first."""
        return None

    def prestige_for(self, mechanism: str, paid: Cubes, *, one_higher: bool) -> int | None:
        """With `one_higher`, one of the cubes may count as a level higher (L575)."""
        return None

    # People

    def people_offers(self, at: Doing, step: SavePeople) -> Iterator[Offer]:
        """Other ways to save people with the same action."""
        return iter(())

    def save_people(self, doing: Doing, step: SavePeople, move: Move) -> bool:
        """Carries the move out if it is one of those; returns whether it was."""
        return False

    # The round's end

    def government_ends(self, doing: Doing) -> None:
        """Called in the last part of the Government Phase."""

    # Hidden things

    def could_lie_on(self, planet: PlanetId, tokens: tuple[str, ...]) -> tuple[str, ...]:
        """Planetary Production tokens that may or may not be in the game."""
        return tokens

    def surely_on(self, planet: PlanetId) -> tuple[str, ...]:
        """Its Planetary Production tokens that are always in the game."""
        return ()

    def surely_in_stack(self, seen: tuple[str, ...]) -> tuple[str, ...]:
        """Its Mechanisms that are still in the stack, given those seen."""
        return ()

    def own_discoveries(self) -> tuple[str, ...]:
        """The Discoveries it adds to the pile, all of them in the game."""
        return ()

    def imagined(self, state: State, view: View, chance: Chance) -> tuple[State, Chance]:
        """The state with the variant's hidden things dealt at random, to fit this view."""
        return state, chance


class Variants:
    """The variants in play, asked one after the other."""

    def __init__(self, variants: tuple[Variant, ...] = ()) -> None:
        self._variants = variants

    def __iter__(self) -> Iterator[Variant]:
        return iter(self._variants)

    def first(self, ask: Callable[[Variant], T | None]) -> T | None:
        """The first answer that is not None."""
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
