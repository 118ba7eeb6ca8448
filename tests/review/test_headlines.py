"""Every review begins with one sentence about what mattered most."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from heliograph.games.contact.state import ChipId, Guess
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat
from heliograph.review.contact import headline as contact
from heliograph.review.contact.types import ReviewedRound, ReviewedRoute, ReviewedTransmission
from heliograph.review.critical_orbit import headline as critical_orbit
from heliograph.review.interstellar import headline as interstellar
from heliograph.review.interstellar.types import ReviewedPlayer
from heliograph.review.space_puzzle import headline as space_puzzle
from heliograph.review.space_puzzle.types import ReviewedShares


def arguments(said: Message | None) -> dict[str, Any]:
    assert said is not None
    return {"id": said.id, **said.args}


# Contact

MARS, VENUS = ChipId("mars"), ChipId("venus")


def flown(
    number: int, *, prize: int | None = 1, won: bool = False, sure: float = 0.2, ideal: float = 0.2
) -> ReviewedRound:
    sent = ReviewedTransmission(
        start=VENUS,
        holds=(100,),
        posterior={MARS: sure, VENUS: 1 - sure},
        meant=None,
        exact=False,
        ideal=ReviewedRoute((MARS,), (10.0,)),
        ideal_chance=ideal,
        guesses=(Guess(Seat(1), VENUS, won),),
        remarks=(),
    )
    return ReviewedRound(number, Seat(0), MARS, prize, won, (sent,))


@pytest.mark.parametrize(
    ("rounds", "told", "about"),
    [
        ([flown(0, prize=None)], None, None),
        ([flown(1, won=True)], "review-headline-all-won", None),
        ([flown(1), flown(2, prize=3, sure=0.9)], "review-headline-clear", 2),
        ([flown(1, prize=2, ideal=0.9), flown(2)], "review-headline-route", 1),
        ([flown(1, won=True), flown(2)], "review-headline-hard", 2),
    ],
)
def test_contact_names_the_dearest_card_that_was_lost(
    rounds: list[ReviewedRound], told: str | None, about: int | None
) -> None:
    said = contact.headline(rounds)
    assert (said and said.id) == told
    assert said is None or said.args.get("round") == about


# Mission Control


def oxygen(built: int, possible: int, since: int | None = None) -> Any:
    return SimpleNamespace(
        built=SimpleNamespace(oxygen=built),
        best=SimpleNamespace(board=SimpleNamespace(oxygen=possible)),
        possible_from=None if since is None else SimpleNamespace(turn=since),
        steps=(SimpleNamespace(turn=9),),
    )


CHOICE: Any = SimpleNamespace(turn=4, left=2, options=(SimpleNamespace(leave=5, gap=1.26),))


@pytest.mark.parametrize(
    ("won", "account", "choices", "told"),
    [
        (True, oxygen(8, 8, since=6), [], "mc-review-headline-won"),
        (False, oxygen(5, 8, since=6), [CHOICE], "mc-review-headline-parts-there"),
        (False, oxygen(5, 6), [CHOICE], "mc-review-headline-dice"),
        (False, oxygen(5, 6), [], "mc-review-headline-unjoined"),
        (False, oxygen(6, 6), [], "mc-review-headline-parts-missing"),
    ],
)
def test_the_mission_names_what_was_missing_last(won: bool, account: Any, choices: Any, told: str) -> None:
    said = arguments(critical_orbit.headline(won, 8, account, choices))
    assert said["id"] == told
    if told.endswith("dice"):
        assert (said["turn"], said["leave"], said["left"], said["oxygen"]) == (4, 5, 2, "1.3")


# Starship Interstellar


def corporation(score: int, won: bool, **strategies: int) -> ReviewedPlayer:
    ways = {"mechanisms": 0, "population": 0, "probe": 0, "government": 0, "rest": 0} | strategies
    return cast(ReviewedPlayer, SimpleNamespace(player=score, score=score, won=won, strategies=ways))


@pytest.mark.parametrize(
    ("players", "told"),
    [
        ([corporation(20, False, rest=9), corporation(30, True, probe=4)], "si-review-headline-won"),
        ([corporation(30, True, rest=9), corporation(20, False)], "si-review-headline-little"),
        ([corporation(30, True), corporation(30, False)], "si-review-headline-tie"),
        ([corporation(30, True), corporation(30, True)], "si-review-headline-shared"),
        ([corporation(30, False), corporation(20, False)], "si-review-headline-sun"),
    ],
)
def test_the_starship_names_what_decided_it(players: list[ReviewedPlayer], told: str) -> None:
    said = arguments(interstellar.headline(players))
    assert said["id"] == told
    if told.endswith("won"):
        assert (said["points"], said["more"]) == (10, 4)


# AI Space Puzzle


def scenario(won: bool, *shares: float) -> Any:
    message = SimpleNamespace(round=1, bits=5.0, ideal=None)
    better = SimpleNamespace(round=2, bits=1.0, ideal=SimpleNamespace(bits=4.0))
    return SimpleNamespace(
        won=won,
        ai=Seat(0),
        shares=ReviewedShares(*shares),
        messages=(message, better),
        bits_needed=10.0,
        pieces_right=2,
        pieces_ideal=4,
        scenario=SimpleNamespace(id="S01", tier="first", name=""),
    )


@pytest.mark.parametrize(
    ("one", "told", "share"),
    [
        (scenario(True, 1, 1, 1), "sp-review-headline-won", 50),
        (scenario(False, 0.9, 0.8, 0.5), "sp-review-headline-crew", None),
        (scenario(False, 0.4, 0.8, 0.5), "sp-review-headline-channel", 40),
        (scenario(False, 0.9, 0.3, 0.5), "sp-review-headline-message", 25),
    ],
)
def test_the_puzzle_names_its_weakest_link(one: Any, told: str, share: int | None) -> None:
    said = arguments(space_puzzle.headline([one]))
    assert (said["id"], said.get("percent")) == (told, share)


def test_of_several_scenarios_the_hardest_is_named() -> None:
    said = arguments(space_puzzle.headline([scenario(True, 1, 1, 1), scenario(False, 0.9, 0.8, 0.5)]))
    assert said["id"] == "sp-review-headline-of"
    assert said["what"].id == "sp-review-headline-crew"
