"""Which variants a table plays with."""

from __future__ import annotations

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.setup import Setup, VariantId
from heliograph.games.interstellar.variants.black_holes import BlackHoles
from heliograph.games.interstellar.variants.families import Families
from heliograph.games.interstellar.variants.lost_mining_planets import LostMiningPlanets
from heliograph.games.interstellar.variants.multi_resource_deposits import MultiResourceDeposits
from heliograph.games.interstellar.variants.new_leader_tracks import NewLeaderTracks
from heliograph.games.interstellar.variants.unique_pass_tokens import UniquePassTokens
from heliograph.games.interstellar.variants.universal_mechanisms import UniversalMechanisms
from heliograph.games.interstellar.variants.variant import Variant, Variants
from heliograph.kernel.message import Message, say

ALL: dict[VariantId, type[Variant]] = {
    "black-holes": BlackHoles,
    "families": Families,
    "lost-mining-planets": LostMiningPlanets,
    "multi-resource-deposits": MultiResourceDeposits,
    "unique-pass-tokens": UniquePassTokens,
    "new-leader-tracks": NewLeaderTracks,
    "universal-mechanisms": UniversalMechanisms,
}
WITH_HINTS: tuple[VariantId, ...] = (
    "black-holes",
    "lost-mining-planets",
    "multi-resource-deposits",
    "universal-mechanisms",
)
"""Those for which the booklet has a hint or a second set-up (L389, L457, L487, L569)."""


def variants_of(pack: Pack, setup: Setup) -> Variants:
    """In the booklet's order, whatever order they were named in."""
    return Variants(
        tuple(kind(pack, hint=id in setup.hints) for id, kind in ALL.items() if id in setup.variants)
    )


def wrong_choice(pack: Pack, setup: Setup) -> Message | None:
    """What of the set-up does not go together."""
    if any(len(set(ids)) != len(ids) for ids in (setup.variants, setup.hints)):
        return say("si-setup-twice")
    if not set(setup.hints) <= set(setup.variants) & set(WITH_HINTS):
        return say("si-setup-hints")
    boards = pack.leader_boards.value if "new-leader-tracks" in setup.variants else {}
    if setup.leader_board and setup.leader_board not in boards:
        return say("si-setup-leader-board", boards=", ".join(sorted(pack.leader_boards.value)))
    return None
