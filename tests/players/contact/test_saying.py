"""What a seat says about a finished round, from its own belief, and never earlier."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
from tests.players.contact.games import GAME

from heliograph.arena.contact import shaking_hand
from heliograph.games.contact.moves.guess import MakeGuess
from heliograph.games.contact.moves.transmit import Transmit
from heliograph.games.contact.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat, all_seats
from heliograph.language import Language
from heliograph.players import make_player
from heliograph.players.contact.bot import ContactBot
from heliograph.players.contact.flown import read
from heliograph.players.player import Thought
from heliograph.players.table import Decision, play_on, sit_down

LANGUAGES = ("en", "uk", "de")
FREE, FAMILY = Setup(level=6), Setup(level=6, family=True)


def strong() -> ContactBot:
    player = make_player("contact", "strong")
    assert isinstance(player, ContactBot)
    return player


@cache
def sitting_through(
    setup: Setup, steps: int = 24
) -> tuple[list[Decision], list[tuple[Seat, Message | None]]]:
    """The decisions, and every remark a seat would have made after each step."""
    sitting = sit_down(GAME, setup, "saying")
    decisions, remarks = [], []
    for _ in range(steps):
        decision = play_on(sitting, [strong()] * 2, shaking_hand(0.15))
        assert decision is not None
        decisions.append(decision)
        state = sitting.match.state
        for seat in all_seats(2):
            view, told = GAME.view(state, seat), tuple(sitting.told[seat])
            said = strong().remark(view, told, sitting.memories.get(seat, b""))
            assert said is None or state.phase in ("ready", "over"), "silence (CT-18)"
            remarks.append((seat, said))
    return decisions, remarks


def thoughts(setup: Setup) -> list[tuple[Decision, Thought]]:
    decisions, _ = sitting_through(setup)
    return [
        (one, strong().act_remembering(one.view, one.prompt, Chance.from_seed("x"), one.told, b""))
        for one in decisions
    ]


def test_a_guess_is_explained_and_nothing_else() -> None:
    for decision, thought in thoughts(FREE):
        assert (thought.says is not None) == isinstance(thought.action, MakeGuess)
        if thought.says is not None:
            assert thought.says.id.startswith("says-")
            assert thought.action == decision.action or decision.view.transmissions


def test_where_the_crew_may_talk_during_a_round_no_guess_is_explained() -> None:
    """A wrong guess would be explained before the round is over (CT-H17)."""
    assert not [thought.says for _, thought in thoughts(FAMILY) if thought.says is not None]


def test_who_came_too_late_to_hear_anything_still_points_and_says_nothing() -> None:
    decisions, _ = sitting_through(FREE)
    guess = next(one for one in decisions if isinstance(one.action, MakeGuess))
    for strength in ("strong", "quick"):
        late = make_player("contact", strength)
        assert isinstance(late, ContactBot)
        thought = late.act_remembering(guess.view, guess.prompt, Chance.from_seed("x"), (), b"")
        assert thought.action is not None
        assert thought.says is None


def test_the_source_says_which_way_it_flew_once_the_round_is_over() -> None:
    decisions, remarks = sitting_through(FREE)
    said = {message.id for _, message in remarks if message is not None}
    assert said <= {"says-flew", "says-flew-alike"}
    rounds = {one.view.round for one in decisions if isinstance(one.action, MakeGuess)}
    assert sum(message is not None for _, message in remarks) >= len(rounds) - 1


def test_its_route_can_be_drawn_from_where_it_began() -> None:
    decisions, remarks = sitting_through(FREE)
    links = decisions[0].view.layout.links
    for message in (message for _, message in remarks if message is not None):
        flew = message if message.id == "says-flew" else message.args["flew"]
        assert isinstance(flew, Message)
        start, route = flew.args["start"], flew.args["route"]
        assert isinstance(start, Message)
        assert isinstance(route, tuple)
        assert route[-1] == flew.args["chip"]
        stops = [one.id.removeprefix("chip-") for one in (start, *route)]
        assert all(there in links[here] for here, there in pairwise(stops))


def test_what_it_flew_is_remembered_and_not_guessed_from_its_taps() -> None:
    decisions, _ = sitting_through(FREE)
    sent = next(one for one in decisions if isinstance(one.action, Transmit))
    thought = strong().act_remembering(sent.view, sent.prompt, Chance.from_seed("x"), sent.told, b"")
    flown = read(thought.memory).in_round(sent.view.round)
    assert isinstance(thought.action, Transmit)
    assert len(flown[0]) == len(thought.action.holds)
    assert flown[0][-1] == sent.view.target
    links = sent.view.layout.links
    assert all(there in links[here] for here, there in pairwise((sent.view.rocket, *flown[0])))


def test_a_memory_that_is_no_memory_of_routes_is_none() -> None:
    assert read(b"") == read(b"[1]") == read(b"{}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_a_sentence_in_every_language(language: str) -> None:
    names = ("Ann", "Bob")
    _, remarks = sitting_through(FREE)
    said = [m for _, m in remarks if m] + [t.says for _, t in thoughts(FREE) if t.says]
    assert said
    for message in said:
        sentence = Language(language, names).say(message)
        assert "{" not in sentence
        assert "says-" not in sentence
