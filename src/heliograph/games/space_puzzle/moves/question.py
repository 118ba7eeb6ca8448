"""The AI may ask about the rules; the table answers (SP-H9)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.moves.move import Happening, Move, Word, told_to_all
from heliograph.games.space_puzzle.rules.tokens import open_questions
from heliograph.games.space_puzzle.state import State
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Choice, Offer
from heliograph.kernel.seats import Seat


class RuleAsked(Happening, frozen=True, tag="rule-asked"):
    seat: Seat
    topic: str

    def sentence(self) -> Message:
        answer = say(f"sp-answer-{self.topic}")
        return say("sp-event-rule-asked", player=seat_name(self.seat), answer=answer)


def offers(pack: Pack, state: State) -> Iterator[Offer]:
    topics = open_questions(pack, state)
    if topics:
        yield _offer(topics)


@cache
def _offer(topics: tuple[str, ...]) -> Offer:
    return Offer("ask-rule", {"topic": Choice(topics)})


class AskRule(Move, frozen=True, tag="ask-rule"):
    """A neutral question about the rules, answered by the table (SP-H9)."""

    phase = "message"
    by = "ai"

    topic: Word

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        return say("sp-refused-asked")

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        return told_to_all(replace(state, asked=(*state.asked, self.topic)), RuleAsked(seat, self.topic))
