"""The AI may point at a rule or at a part of the scenario's page; it may say nothing else (SP-31, SP-H9)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.moves.move import Happening, Move, Word, told_to_all
from heliograph.games.space_puzzle.rules.scenario import is_newer, is_running
from heliograph.games.space_puzzle.rules.tokens import open_questions
from heliograph.games.space_puzzle.state import State
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Choice, Offer
from heliograph.kernel.seats import Seat

_PAGE = "page-"


class RuleAsked(Happening, frozen=True, tag="rule-asked"):
    seat: Seat
    topic: str
    """A rule's id, a part of the page, or one of the first reading's questions."""

    def sentence(self) -> Message:
        player = seat_name(self.seat)
        if self.topic.startswith(_PAGE):
            return say("sp-event-page-pointed", player=player, part=say(f"sp-answer-{self.topic}"))
        if self.topic.isupper():
            text = say(f"rule-{self.topic}")
            return say("sp-event-rule-pointed", player=player, rule=self.topic, text=text)
        return say("sp-event-rule-asked", player=player, answer=say(f"sp-answer-{self.topic}"))


def offers(pack: Pack, state: State) -> Iterator[Offer]:
    topics = open_questions(pack, state)
    if topics and (state.phase == "message" or (is_newer(state) and is_running(state))):
        yield _offer(topics)


@cache
def _offer(topics: tuple[str, ...]) -> Offer:
    return Offer("ask-rule", {"topic": Choice(topics)}, aside=True)


class AskRule(Move, frozen=True, tag="ask-rule"):
    """The AI points at the rules reference; this says nothing about this game (SP-31)."""

    phase = "any"
    by = "ai"

    topic: Word

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        if is_newer(state):
            return say("sp-refused-no-such-rule" if is_running(state) else "sp-refused-not-now-debrief")
        return say("sp-refused-asked" if state.phase == "message" else f"sp-refused-not-now-{state.phase}")

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        asked = state if is_newer(state) else replace(state, asked=(*state.asked, self.topic))
        return told_to_all(asked, RuleAsked(seat, self.topic))
