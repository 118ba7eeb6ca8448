"""Unique Pass Tokens: chosen face down, used or not, then revealed (L505 to L517, HV-27)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import DecidePassToken, DraftPassToken
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.state import PassDraft, Player, State
from heliograph.games.interstellar.telling.events import PassTokensRevealed, PassTokenTaken
from heliograph.games.interstellar.variants.variant import Variant
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Choice, Offer


class UniquePassTokens(Variant):
    def prepared(self, doing: Doing) -> None:
        """L515: the last in turn order first. H.A.L.L. has no seat and keeps the ordinary one."""
        choosers = tuple(index for index in reversed(doing.state.order) if index < doing.state.setup.seats)
        doing.change(draft=PassDraft(tuple(sorted(self.pack.unique_pass_tokens.value)), choosers))
        doing.push(*map(DraftPassToken, choosers), *map(DecidePassToken, choosers))

    def pass_reward(self, player: Player, phase: str, position: int) -> str | None:
        if not player.pass_token:
            return None
        token = self.pack.unique_pass_tokens.value[player.pass_token]
        return (token.action if phase == "action" else token.salvation)[position]

    def redealt(self, state: State, viewer: int | None, chance: Chance) -> tuple[State, Chance]:
        """Who looked at the tokens knows which were gone by then, but not who has which."""
        draft = state.draft
        if draft is None:
            return state, chance
        place = draft.order.index(viewer) if viewer in draft.order else len(draft.order)
        taken, left = draft.taken, draft.left
        if place < len(taken):
            before, chance = chance.shuffled(taken[:place])
            after, chance = chance.shuffled((*taken[place + 1 :], *left))
            others = len(taken) - place - 1
            taken, left = (*before, taken[place], *after[:others]), after[others:]
        elif place == len(taken) and viewer is not None:
            taken, chance = chance.shuffled(taken)
        else:
            every, chance = chance.shuffled((*taken, *left))
            taken, left = every[: len(taken)], every[len(taken) :]
        used = []
        for index, uses in zip(draft.order, draft.used, strict=False):
            coin, chance = chance.below(2)
            used.append(uses if index == viewer else bool(coin))
        fresh = PassDraft(tuple(sorted(left)), draft.order, taken, tuple(used))
        return replace(state, draft=fresh), chance


def _draft(at: Doing) -> PassDraft:
    assert at.state.draft is not None
    return at.state.draft


def draft_offers(at: Doing, step: DraftPassToken) -> Iterator[Offer]:
    yield Offer("take-pass-token", {"token": Choice(_draft(at).left)})


def take(doing: Doing, step: DraftPassToken, move: actions.Action) -> None:
    assert isinstance(move, actions.TakePassToken)
    doing.pop()
    draft = _draft(doing)
    left = tuple(token for token in draft.left if token != move.token)
    doing.change(draft=replace(draft, left=left, taken=(*draft.taken, move.token)))
    doing.tell(PassTokenTaken(step.seat))


def decide_offers(at: Doing, step: DecidePassToken) -> Iterator[Offer]:
    yield Offer("use-pass-token", {"unique": Choice((True, False))})


def decide(doing: Doing, step: DecidePassToken, move: actions.Action) -> None:
    """L517: everyone has decided before anything is shown."""
    assert isinstance(move, actions.UsePassToken)
    doing.pop()
    draft = _draft(doing)
    draft = replace(draft, used=(*draft.used, move.unique))
    doing.change(draft=draft)
    if len(draft.used) < len(draft.order):
        return
    for index, token, used in zip(draft.order, draft.taken, draft.used, strict=True):
        doing.change_player(index, pass_token=token if used else "")
    doing.change(draft=None)
    revealed = tuple(doing.player(index).pass_token for index in draft.order)
    doing.tell(PassTokensRevealed(revealed, draft.order))
