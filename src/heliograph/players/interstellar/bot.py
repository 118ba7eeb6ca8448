"""An AI seat for Starship Interstellar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from heliograph.games.interstellar import agenda
from heliograph.games.interstellar.asked import Asked
from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.moves.actions import Action
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling.view import View
from heliograph.games.interstellar.variants.choice import variants_of
from heliograph.kernel.chance import Chance
from heliograph.kernel.message import Message
from heliograph.kernel.prompt import Prompt
from heliograph.players.interstellar.ideas.about import first_idea, ideas_at
from heliograph.players.interstellar.ideas.idea import Idea
from heliograph.players.interstellar.reasons import reason
from heliograph.players.interstellar.search.ahead import Foreseen, is_enough, look_ahead
from heliograph.players.interstellar.search.budget import Budget
from heliograph.players.interstellar.search.halving import Chosen, best_of
from heliograph.players.interstellar.taste import taste_of
from heliograph.players.interstellar.turn_memory import begin, foreseen, go_on, keep_ahead
from heliograph.players.interstellar.worth.outlook import look_ahead as outlook
from heliograph.players.interstellar.worth.prices import FITTED, PLAIN, Prices
from heliograph.players.interstellar.worth.styles import STYLES
from heliograph.players.player import Thought

_SHARE: dict[type[Asked], float] = {
    agenda.TakeTurn: 1.0,
    agenda.PrepareTravel: 0.3,
    agenda.Settle: 0.5,
    agenda.ChooseSalvation: 0.3,
    agenda.ChooseResearch: 0.3,
    agenda.BuildMechanism: 0.3,
    agenda.SavePeople: 0.3,
    agenda.MoveProbe: 0.3,
    agenda.SendScientist: 0.3,
    agenda.KeepFromSun: 0.5,
    agenda.ChooseTrack: 0.3,
    agenda.Trade: 0.3,
    agenda.UseWormhole: 0.3,
    agenda.SpoilBag: 0.3,
}
"""The share of the budget each question gets. Others are answered at once: which Extra Action token is best
shows only later in a game than trials look ahead.
"""


_TURN_SECONDS, _ROUND_SECONDS = 1.0, 1.5
"""The limit for a turn, and for all AI seats' turns of a round together: people wait for all of them."""
_KEPT = 16
"""So many imagined games are kept until the decision is made; the first is asked for several times."""
_MOMENT = 0.25
"""The length of one look ahead: this part of a second, or of a turn's simulations."""


def make(
    strength: str,
    *,
    budget_s: float | None = None,
    budget: int | None = None,
    pack: Pack | None = None,
    ai_seats: int = 1,
) -> InterstellarBot:
    """`budget` counts simulations for a decision instead of seconds, which makes a seat repeatable."""
    box = pack or Interstellar.load().content
    seconds = min(_TURN_SECONDS, _ROUND_SECONDS / ai_seats) if budget_s is None else budget_s
    if strength == "quick":
        return InterstellarBot(None, box)
    return InterstellarBot(Budget(budget, seconds), box, STYLES.get(strength, FITTED))


class InterstellarBot:
    """Without a budget it plays its first ideas."""

    def __init__(self, budget: Budget | None, pack: Pack, prices: Prices = PLAIN) -> None:
        self._budget, self._game, self._prices = budget, Interstellar(pack), prices

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Action | None:
        action: Action | None = self.act_remembering(view, prompt, chance, told, b"").action
        return action

    def act_remembering(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        if not prompt.offers or view.me is None:
            return Thought(None, memory)
        known = go_on(memory, view, prompt)
        if known is not None:
            return known
        found = foreseen(memory, view)
        games = self._games(view, chance)
        idea, is_close = self._best(games, view, chance, found)
        return begin(view, idea.moves, self._why(games(0), view, idea, is_close))

    def _why(self, at: Doing, view: View, idea: Idea, is_close: bool) -> Message | None:
        """The reason for a whole turn."""
        if not isinstance(at.state.agenda[-1], agenda.TakeTurn):
            return None
        rounds = outlook(at.pack, at.state, self._prices).actions
        return reason(at.pack, view, idea.moves, rounds, is_close=is_close)

    def look_ahead(self, view: Any, chance: Chance, told: Sequence[Any], memory: bytes) -> bytes:
        found = () if view.me is None else foreseen(memory, view)
        if self._budget is None or view.me is None or not _turn_may_come(view) or is_enough(found):
            return memory
        moment = Budget(None, _MOMENT) if self._budget.simulations is None else self._budget.share(_MOMENT)
        ahead = look_ahead(self._games(view, chance), view.me, moment, self._own_prices(view), found)
        return keep_ahead(view, ahead) or memory

    def _own_prices(self, view: View) -> Prices:
        """A seat with a style gets no taste."""
        return self._prices if self._prices.leaning.kind else replace(self._prices, taste=taste_of(view))

    def _games(self, view: View, chance: Chance) -> Callable[[int], Doing]:
        """Games that this seat could be in, by number."""
        variants = variants_of(self._game.content, view.setup)

        @lru_cache(_KEPT)
        def dealt(number: int) -> State:
            own = Chance.from_seed(f"{chance.key}/{chance.drawn}/{number}")
            return self._game.imagine(view, own)

        return lambda number: Doing(self._game.content, variants, dealt(number))

    def _best(
        self, imagined: Callable[[int], Doing], view: View, chance: Chance, found: Sequence[Foreseen]
    ) -> Chosen:
        at = imagined(0)
        if self._budget is None:
            return Chosen(first_idea(at, self._prices))
        prices = self._own_prices(view)
        share = _SHARE.get(type(at.state.agenda[-1]), 0.0)
        if not share:
            return Chosen(first_idea(at, prices))
        ideas = ideas_at(at, prices)
        if len({idea.moves[0] for idea in ideas}) == 1:
            return Chosen(ideas[0])
        return best_of(ideas, imagined, self._budget.share(share), prices, chance, found)


def _turn_may_come(view: View) -> bool:
    """Whether the seat may still have a turn in this phase; the Government's phase has no turns."""
    return view.phase in ("action", "salvation") and not view.corporations[view.me or 0].passed
