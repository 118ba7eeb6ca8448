"""The examination passes honest games and catches each fault of the broken ones."""

from __future__ import annotations

import msgspec
import pytest
from tests.kernel import broken_toys, toys

from heliograph.kernel.codec import encode
from heliograph.kernel.content import Sourced
from heliograph.kernel.testkit import check_fixture, check_game, play_out, record

SETUPS = (toys.Setup(2), toys.Setup(3))


def examine(game: type[toys.Beacons]) -> None:
    check_game(
        game(toys.Pack()),
        SETUPS,
        seeds=4,
        most_steps=300,
        closely=8,
        invariant=toys.every_card_is_somewhere_once,
        hidden=("deck", "hands"),
    )


def test_an_honest_game_passes() -> None:
    examine(toys.Beacons)


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (broken_toys.LeakyView, "the view of viewer .* tells a secret, at .*peek"),
        (broken_toys.OpenBook, "resample never deals deck anew"),
        (broken_toys.Gallery, "the view of a spectator tells more than seat .* may know, at .*peek"),
        (broken_toys.LoudGallery, "an event tells (spectators more than )?viewer .* (may know|a secret)"),
        (broken_toys.Confidants, "seat .* does not know the same as .*, its .* tells more"),
        (broken_toys.LeakyPrompt, "the prompt of viewer .* tells a secret, at .*ask"),
        (broken_toys.LeakyOffers, "the prompt of viewer .* tells a secret, at .*offers"),
        (broken_toys.LeakyText, "the text of viewer .* tells a secret"),
        (broken_toys.LeakyEvent, "an event tells viewer .* a secret.*card"),
        (broken_toys.LeakyChat, "the (hearing|voices) of viewer .* tells a secret"),
        (broken_toys.LeakyRefusal, "a refusal tells viewer .* a secret.*top"),
        (broken_toys.Whisperer, "is not told, yet its view changes"),
        (broken_toys.ClockWatcher, "another process replays this game to other bytes"),
        (broken_toys.CoinTosser, "the same (log|action) gives another state"),
        (broken_toys.HashOrderer, "another process (cannot replay|replays this game to other bytes)"),
        (broken_toys.Scribbler, "changed"),
        (broken_toys.ScribblingView, "asking changed the state"),
        (broken_toys.Overpromising, "an offer is refused"),
        (broken_toys.TooKind, "accepted but not offered"),
        (broken_toys.OpenToStrangers, "accepted but not offered"),
        (broken_toys.UndoPastDraw, "a step that drew may be undone"),
        (broken_toys.UndoSeen, "viewer .* sees a step that may be undone"),
        (broken_toys.UndoTold, "viewer .* is told of a step that may be undone"),
        (broken_toys.Endless, "no end after 300 steps"),
        (broken_toys.DeadEnd, "dead end"),
        (broken_toys.Mute, "no reason is given"),
        (broken_toys.Clairvoyant, "resample keeps the draws to come"),
        (broken_toys.Lazy, "resample never deals deck anew"),
        (broken_toys.StackedDeck, "resample never deals deck anew"),
        (broken_toys.CardSharp, "cards lost or doubled"),
        (broken_toys.Forgetful, "the view of viewer .* tells a secret, at .*note"),
        (broken_toys.Unreadable, "note"),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_a_broken_game_is_caught(game: type[toys.Beacons], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        examine(game)


def recorded() -> tuple[toys.Beacons, bytes]:
    game = toys.Beacons(toys.Pack())
    return game, encode(record(game, play_out(game, toys.Setup(2), "fixture").log))


def test_a_recorded_game_replays() -> None:
    check_fixture(*recorded())


def test_a_recorded_game_replays_with_its_own_content() -> None:
    """House values may change; recorded games keep theirs."""
    _, fixture = recorded()
    check_fixture(toys.Beacons(toys.Pack(Sourced(12, "house"))), fixture)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [(("final", "0" * 32), "hash"), (("outcome", None), "it ended with")],
)
def test_a_recorded_game_that_ends_otherwise_is_caught(change: tuple[str, object], complaint: str) -> None:
    game, data = recorded()
    fixture = {**msgspec.json.decode(data), change[0]: change[1]}
    with pytest.raises(AssertionError, match=complaint):
        check_fixture(game, encode(fixture))
