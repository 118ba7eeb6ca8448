"""New Leader Tracks: other rewards on the same two tracks (L521 to L548, HV-27)."""

from __future__ import annotations

from heliograph.games.interstellar.box.pack import Pack, Track
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.variants.variant import Variant


class NewLeaderTracks(Variant):
    id = "new-leader-tracks"

    @classmethod
    def boards(cls, pack: Pack) -> tuple[str, ...]:
        return tuple(pack.leader_boards.value)

    def prepared(self, doing: Doing) -> None:
        """L535: the agreed board, or one drawn at random."""
        board = doing.state.setup.leader_board
        if not board:
            board, chance = doing.state.chance.pick(sorted(self.pack.leader_boards.value))
            doing.change(chance=chance)
        doing.change(leader_board=board)

    def leader_reward(self, state: State, track: Track, space: int) -> str | None:
        return self.pack.leader_boards.value[state.leader_board][track][space - 1]


VARIANT = NewLeaderTracks
