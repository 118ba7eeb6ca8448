"""The AI's phase: tokens are laid behind the screen, then the screen is lifted (SP-25 to SP-30)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec
from msgspec.structs import replace

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.changes.laying import revealed, without_places
from heliograph.games.space_puzzle.changes.rounds import begin_crew_phase
from heliograph.games.space_puzzle.moves.move import Happening, Move, Word, told_to_all
from heliograph.games.space_puzzle.rules.scenario import special_of
from heliograph.games.space_puzzle.rules.tokens import (
    counted,
    free_tokens,
    has_no_places,
    may_reveal,
    tokens_at_hand,
)
from heliograph.games.space_puzzle.state import CRISIS_TOKEN, State, TokenId
from heliograph.games.space_puzzle.telling.shown import Shown, shown
from heliograph.games.space_puzzle.telling.words import token_name, tokens_of
from heliograph.kernel.game import Step, Told
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Offer, Placement, Selection
from heliograph.kernel.seats import Seat
from heliograph.kernel.surface import Laid


class Revealed(Happening, frozen=True, tag="revealed"):
    ai: Seat
    message: Shown

    def sentence(self) -> Message:
        tokens, player, noise = tokens_of(self.message), seat_name(self.ai), self.message.noise
        if noise is None:
            return say("sp-event-revealed", ai=player, tokens=tokens)
        return say("sp-event-revealed-noise", ai=player, tokens=tokens, noise=token_name(noise))


class Faded(Happening, frozen=True, tag="faded"):
    """SR-FADE: the message has faded."""

    round: int

    def sentence(self) -> Message:
        return say("sp-event-faded")


_REVEAL = Offer("reveal")


def offers(pack: Pack, state: State) -> Iterator[Offer]:
    if has_no_places(state):
        tokens, free = tokens_at_hand(pack, state), free_tokens(state)
        yield Offer("line-up", {"tokens": Selection(tokens, 0, state.scenario.per_round, free)})
    else:
        yield Offer("lay", {"tokens": surface(pack, state)})
    if may_reveal(state):
        yield _REVEAL


def surface(pack: Pack, state: State) -> Placement:
    """SP-18, SP-26 to SP-28: which tokens may be laid, and how many; SP-H5: anywhere inside the frame."""
    return Placement(
        tokens_at_hand(pack, state),
        0,
        state.scenario.per_round,
        pack.width,
        pack.height,
        pack.token_size,
        free_tokens(state),
    )


class Lay(Move, frozen=True, tag="lay"):
    """The whole draft behind the screen as it now lies (SP-26, SP-27)."""

    phase = "message"
    by = "ai"

    tokens: Annotated[tuple[Laid, ...], msgspec.Meta(max_length=32)]

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        if has_no_places(state):
            return say("sp-refused-no-places")
        width, height = pack.frame_mm.value
        ids = [token.id for token in self.tokens]
        return _not_these(pack, state, ids) or say("sp-refused-outside", width=width, height=height)

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        return Step(replace(state, draft=self.tokens), takes_back=True)


class LineUp(Move, frozen=True, tag="line-up"):
    """A draft without places: a row (SR-LINE) or a heap (SR-HEAP)."""

    phase = "message"
    by = "ai"

    tokens: Annotated[tuple[Word, ...], msgspec.Meta(max_length=32)]

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        if not has_no_places(state):
            return say("sp-refused-needs-places")
        return _not_these(pack, state, self.tokens) or _too_many(state)

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        return Step(replace(state, draft=without_places(pack, state, self.tokens)), takes_back=True)


def _not_these(pack: Pack, state: State, ids: Sequence[TokenId]) -> Message | None:
    """SP-18, SP-26."""
    if len(set(ids)) != len(ids):
        return say("sp-refused-token-twice")
    if not set(ids) <= {*tokens_at_hand(pack, state), *free_tokens(state)}:
        return say("sp-refused-token-gone")
    return _too_many(state) if counted(ids) > state.scenario.per_round else None


def _too_many(state: State) -> Message:
    return say("sp-refused-too-many-tokens", most=state.scenario.per_round)


class Reveal(Move, frozen=True, tag="reveal"):
    """The screen is lifted (SP-30)."""

    phase = "message"
    by = "ai"

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        if special_of(state).exact:
            return say("sp-refused-exact", count=state.scenario.per_round)
        return say("sp-refused-lay-first", most=state.scenario.per_round)

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        """The message is final."""
        sent, chance = revealed(pack, state)
        seconds = special_of(state).fade
        used = any(token.id == CRISIS_TOKEN for token in state.draft)
        shown_now = replace(
            begin_crew_phase(state),
            chance=chance,
            draft=(),
            messages=(*state.messages, sent),
            fades_at=now + 1000 * seconds if seconds else None,
            crisis_token_used=state.crisis_token_used or used,
        )
        for_ai = Revealed(state.ai, shown(pack, state, sent, to_ai=True))
        for_crew = Revealed(state.ai, shown(pack, state, sent, to_ai=False))
        if for_ai == for_crew:
            return told_to_all(shown_now, for_crew)
        ai = frozenset({state.ai})
        return Step(shown_now, (Told(for_ai, to=ai), Told(for_crew, but=ai)))


def fade(state: State) -> Step[State, Happening]:
    """SR-FADE: the message is gone for everybody but the AI."""
    return told_to_all(replace(state, fades_at=None, faded=True), Faded(state.round))
