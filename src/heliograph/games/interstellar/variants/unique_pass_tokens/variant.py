"""Unique Pass Tokens: chosen face down, used or not, then revealed (L505 to L517, HV-27)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from heliograph.games.interstellar.box.pack import PassRewards
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.asks import Asks
from heliograph.games.interstellar.state import PassDraft, Player, State
from heliograph.games.interstellar.telling.view import View
from heliograph.games.interstellar.telling.words import pass_token_name, who
from heliograph.games.interstellar.variants.unique_pass_tokens.types import (
    DecidePassToken,
    DraftPassToken,
    PassTokensRevealed,
    PassTokenTaken,
    TakePassToken,
    UsePassToken,
)
from heliograph.games.interstellar.variants.variant import Variant
from heliograph.kernel.chance import Chance
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Offer


def _choosers(state: State) -> tuple[int, ...]:
    """L515: the last in turn order chooses first. H.A.L.L. has no seat and keeps the ordinary token."""
    return tuple(index for index in reversed(state.order) if index < state.setup.seats)


def _draft(at: Doing) -> PassDraft:
    assert at.state.draft is not None
    return at.state.draft


def draft_offers(at: Doing, step: DraftPassToken) -> Iterator[Offer]:
    yield Offer("take-pass-token", {"token": Choice(_draft(at).left)})


def take(doing: Doing, step: DraftPassToken, move: TakePassToken) -> None:
    doing.pop()
    draft = _draft(doing)
    left = tuple(token for token in draft.left if token != move.token)
    doing.change(draft=replace(draft, left=left, taken=(*draft.taken, move.token)))
    doing.tell(PassTokenTaken(step.seat))


def decide_offers(at: Doing, step: DecidePassToken) -> Iterator[Offer]:
    yield Offer("use-pass-token", {"unique": Choice((True, False))})


def decide(doing: Doing, step: DecidePassToken, move: UsePassToken) -> None:
    """L517: nothing is shown until everyone has decided."""
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


def tell_taken(event: PassTokenTaken) -> Message:
    return say("si-event-pass-token-taken", player=who(event.player))


def tell_revealed(event: PassTokensRevealed) -> Message:
    pairs = zip(event.players, event.tokens, strict=True)
    names = tuple(say("si-holds", player=who(one), token=pass_token_name(token)) for one, token in pairs)
    return say("si-event-pass-tokens", tokens=names)


class UniquePassTokens(Variant):
    id = "unique-pass-tokens"
    steps = {DraftPassToken: Asks(draft_offers, take), DecidePassToken: Asks(decide_offers, decide)}
    sentences = {PassTokenTaken: tell_taken, PassTokensRevealed: tell_revealed}

    def prepared(self, doing: Doing) -> None:
        choosers = _choosers(doing.state)
        doing.change(draft=PassDraft(tuple(sorted(self.pack.unique_pass_tokens.value)), choosers))
        doing.push(*map(DraftPassToken, choosers), *map(DecidePassToken, choosers))

    def pass_rewards(self, player: Player) -> PassRewards | None:
        return self.pack.unique_pass_tokens.value.get(player.pass_token)

    def imagined(self, state: State, view: View, chance: Chance) -> tuple[State, Chance]:
        """A viewer who looked at the tokens knows which were gone by then, but not who has which."""
        choosers = _choosers(state)
        to_choose = sum(isinstance(step, DraftPassToken) for step in state.agenda)
        to_decide = sum(isinstance(step, DecidePassToken) for step in state.agenda)
        if not to_decide:
            return state, chance
        chosen, seen = len(choosers) - to_choose, view.draft
        every = tuple(sorted(self.pack.unique_pass_tokens.value))
        among = every if seen is None or not seen.chosen_from else seen.chosen_from
        gone, chance = chance.shuffled([token for token in every if token not in among])
        others, chance = chance.shuffled([token for token in among if token != view.drafted])
        taken = (*gone, *((view.drafted,) if view.drafted else ()), *others)[:chosen]
        used = []
        for index in choosers[: len(choosers) - to_decide]:
            coin, chance = chance.below(2)
            known = seen.uses if seen is not None and index == view.me else None
            used.append(bool(coin) if known is None else known)
        left = tuple(token for token in every if token not in taken)
        return replace(state, draft=PassDraft(left, choosers, taken, tuple(used))), chance


VARIANT = UniquePassTokens
