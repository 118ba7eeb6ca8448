"""What an Astronaut says about a message, from its own belief."""

from __future__ import annotations

from tests.players.space_puzzle.games import FOUR_TOKENS, GAME, PACK

from heliograph.games.space_puzzle.moves.actions import Lay, Ready
from heliograph.games.space_puzzle.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.kernel.message import Message
from heliograph.kernel.surface import Laid
from heliograph.language import Language
from heliograph.players import make_player
from heliograph.players.player import decide
from heliograph.players.space_puzzle.hand import shaking_hand
from heliograph.players.table import Decision, play_game


def said(*laid: Laid) -> Message | None:
    """By an Astronaut who is ready after the first message, which is this one."""

    def lay(action: object, chance: Chance) -> object:
        return Lay(laid) if isinstance(action, Lay) else action

    seats = [make_player("space_puzzle", "strong") for _ in range(2)]
    setup = Setup(seats=2, own=FOUR_TOKENS)
    _, decisions = play_game(GAME, setup, "said", seats, lay)  # type: ignore[arg-type]
    done = next(d for d in decisions if isinstance(d.action, Ready))
    return _says(done)


def _says(done: Decision) -> Message | None:
    player = make_player("space_puzzle", "strong")
    return decide(player, done.view, done.prompt, Chance.from_seed("x"), done.told, b"").says


def test_a_place_between_two_rooms_leaves_a_doubt() -> None:
    message = said(Laid("c-red", 1500, 325))
    assert message is not None
    assert message.id == "sp-says-both-fit"
    assert {message.args["cell"], message.args["other"]} == {"b1", "c1"}


def test_icons_are_named_as_the_reason() -> None:
    message = said(Laid("c-red", 1000, 1000), Laid("r-engine", 1205, 1000))
    assert message is not None
    assert message.id == "sp-says-sure"
    assert message.args["why"] == Message("sp-says-by-icons")


def test_the_map_is_named_as_the_reason() -> None:
    message = said(Laid("c-red", 825, 325))
    assert message is not None
    assert (message.id, message.args["cell"]) == ("sp-says-sure", "a1")
    assert message.args["why"] == Message("sp-says-by-map")


def test_it_is_a_sentence_in_every_language() -> None:
    message = said(Laid("c-red", 825, 325))
    assert message is not None
    sentences = {Language(code).say(message) for code in ("en", "uk", "de")}
    assert len(sentences) == 3
    assert all("a1" in sentence and "%" in sentence for sentence in sentences)


def test_the_ai_itself_stays_silent() -> None:
    """SP-31."""
    seats = [make_player("space_puzzle", "strong") for _ in range(2)]
    setup = Setup(seats=2, own=FOUR_TOKENS)
    _, decisions = play_game(GAME, setup, "silent", seats, shaking_hand(PACK, 0.0))
    assert all(_says(d) is None for d in decisions if d.seat == setup.first_ai)
