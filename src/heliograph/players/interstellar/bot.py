"""An AI seat for Starship Interstellar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from heliograph.games.interstellar import agenda
from heliograph.games.interstellar.asked import Asked
from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.moves.actions import Action
from heliograph.games.interstellar.telling.view import View
from heliograph.games.interstellar.variants.choice import variants_of
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players.interstellar.ideas.about import first_idea, ideas_at
from heliograph.players.interstellar.ideas.idea import Idea
from heliograph.players.interstellar.search.halving import Budget, best_of
from heliograph.players.interstellar.taste import taste_of
from heliograph.players.interstellar.turn_memory import begin, go_on
from heliograph.players.interstellar.worth.prices import FITTED, PLAIN, Prices
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
"""How much of the budget each question gets. Others are answered at once: which Extra Action token is
the best shows only later in a game than a trial goes."""


def make(
    strength: str, *, budget_s: float = 1.0, budget: int | None = None, pack: Pack | None = None
) -> InterstellarBot:
    """`budget`: simulations for a decision, instead of seconds; with it a seat is repeatable."""
    box = pack or Interstellar.load().content
    if strength == "strong":
        return InterstellarBot(Budget(budget, budget_s), box, FITTED)
    return InterstellarBot(None, box)


class InterstellarBot:
    """Without a budget it follows its first ideas."""

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
        variants = variants_of(self._game.content, view.setup)

        def imagined(number: int) -> Doing:
            own = Chance.from_seed(f"{chance.key}/{chance.drawn}/{number}")
            return Doing(self._game.content, variants, self._game.imagine(view, own))

        return begin(view, self._best(imagined, view, chance).moves)

    def _best(self, imagined: Callable[[int], Doing], view: View, chance: Chance) -> Idea:
        at = imagined(0)
        if self._budget is None:
            return first_idea(at, self._prices)
        prices = replace(self._prices, taste=taste_of(view))
        share = _SHARE.get(type(at.state.agenda[-1]), 0.0)
        if not share:
            return first_idea(at, prices)
        ideas = ideas_at(at, prices)
        if len({idea.moves[0] for idea in ideas}) == 1:
            return ideas[0]
        return best_of(ideas, imagined, self._budget.share(share), prices, chance)
