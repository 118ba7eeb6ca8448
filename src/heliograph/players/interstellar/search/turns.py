"""What a whole turn leads to: it is played in games the seat could be in, the same ones for every turn, which
then go on by first ideas to the end of the round. No clock: results are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from heliograph.games.interstellar.agenda import TakeTurn
from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.engine import carry_out
from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.moves.actions import Action
from heliograph.games.interstellar.moves.refusals import is_legal
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling.view import View
from heliograph.games.interstellar.variants.choice import variants_of
from heliograph.games.interstellar.variants.variant import Variants
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players.interstellar.ideas.about import first_idea, ideas_at
from heliograph.players.interstellar.ideas.idea import Idea
from heliograph.players.interstellar.search.outcome import lead
from heliograph.players.interstellar.search.playout import carry, play_until
from heliograph.players.interstellar.worth.prices import FITTED


class Turn(msgspec.Struct, frozen=True):
    """What a player can do in a turn, and what it leads to."""

    moves: tuple[Action, ...]
    guess: float
    """Its estimated worth compared with the others."""
    ahead: float
    """The lead over the best of the others it leaves the seat, in Prestige."""
    ends: bool
    """Whether the game is over after this round, whatever the others hold behind their screens."""


@dataclass(frozen=True, slots=True)
class Trials:
    """Trials for one seat in one position."""

    pack: Pack
    variants: Variants
    seat: Seat
    deals: tuple[State, ...]

    @classmethod
    def of(cls, game: Interstellar, view: View, seat: Seat, deals: int) -> Trials:
        dealt = (game.imagine(view, Chance.from_seed(f"deal {number}")) for number in range(deals))
        return cls(game.content, variants_of(game.content, view.setup), seat, tuple(dealt))

    def ideas(self) -> list[Idea]:
        """The seat's ideas, most promising first."""
        return ideas_at(self._game(self.deals[0]), FITTED)

    def turn(self, moves: Sequence[Action], guess: float = 0.0) -> Turn:
        """The rest of the turn after `moves` is played by first ideas."""
        played = [self._play(moves, deal) for deal in self.deals]
        ahead = sum(lead(at, self.seat, FITTED) for at in played) / len(played)
        return Turn(tuple(moves), guess, ahead, all(at.state.phase == "over" for at in played))

    def _play(self, moves: Sequence[Action], deal: State) -> Doing:
        """Plays the moves as far as possible: hidden things may turn out differently."""
        at = self._game(deal)
        for move in moves:
            self._let_others_answer(at)
            if not is_legal(at, self.seat, move):
                break
            carry_out(at, move)
        play_until(at, 1, self.seat, FITTED)
        return at

    def _let_others_answer(self, at: Doing) -> None:
        """Lets others answer questions within this turn."""
        while at.state.agenda and at.state.agenda[-1].seat != self.seat:
            if isinstance(at.state.agenda[-1], TakeTurn):
                break
            carry(at, first_idea(at, FITTED))

    def _game(self, deal: State) -> Doing:
        return Doing(self.pack, self.variants, deal)
