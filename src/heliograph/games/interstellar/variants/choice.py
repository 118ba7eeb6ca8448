"""The variants that exist, and those a table plays with."""

from __future__ import annotations

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.setup import Setup, VariantId
from heliograph.games.interstellar.variants import modules
from heliograph.games.interstellar.variants.variant import Variant, Variants
from heliograph.kernel.message import Message, say

ALL: dict[VariantId, type[Variant]] = {
    module.VARIANT.id: module.VARIANT for module in modules(__package__, "variant")
}
"""In the booklet's order."""
WITH_HINTS: tuple[VariantId, ...] = tuple(id for id, kind in ALL.items() if kind.has_hint)


def variants_of(pack: Pack, setup: Setup) -> Variants:
    """In the booklet's order, whatever the order in the set-up."""
    return Variants(
        tuple(kind(pack, hint=id in setup.hints) for id, kind in ALL.items() if id in setup.variants)
    )


def named(setup: Setup) -> tuple[str, ...]:
    """The variants' ids, and with `!` those of their hints, whatever their order in the set-up."""
    return (*sorted(setup.variants), *(f"{id}!" for id in sorted(setup.hints)))


def wrong_choice(pack: Pack, setup: Setup) -> Message | None:
    """Choices in the set-up that do not fit together."""
    if any(len(set(ids)) != len(ids) for ids in (setup.variants, setup.hints)):
        return say("si-setup-twice")
    if not set(setup.hints) <= set(setup.variants) & set(WITH_HINTS):
        return say("si-setup-hints", variants=tuple(say(f"si-variant-{id}") for id in WITH_HINTS))
    boards = {id: kind.boards(pack) for id, kind in ALL.items()}
    in_play = [board for id in setup.variants for board in boards[id]]
    if setup.leader_board and setup.leader_board not in in_play:
        every = sorted(board for some in boards.values() for board in some)
        return say("si-setup-leader-board", boards=", ".join(every))
    return None
