"""What people do at Mission Control, using only what their seat sees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
from tests.games.critical_orbit.table import GAME, HOUSTON, MERCURY, at, seen

from heliograph.games.critical_orbit.moves.entering import Enter, SkipStar
from heliograph.games.critical_orbit.moves.keeping import Keep
from heliograph.games.critical_orbit.moves.radio import Want
from heliograph.games.critical_orbit.moves.rolling import Roll
from heliograph.games.critical_orbit.state import State
from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import fits_offer
from heliograph.kernel.seats import Seat
from heliograph.players import make_player, partners, strengths
from heliograph.players.critical_orbit.human.bot import HumanPlayer
from heliograph.players.critical_orbit.human.person import draw_person
from heliograph.players.critical_orbit.stations.sheets import Sheets

SHEETS = Sheets(GAME.content)
NOBODY = draw_person("somebody")
CAREFUL = replace(
    NOBODY,
    sight=99,
    notices=1,
    misjudging=0,
    habit=0,
    slips=0,
    heeds=1,
    recalls=3,
    uses_stars=1,
    speaks=1,
    insists=0,
)


def answers(state: State, seat: int, times: int = 20, **traits: Any) -> list[Any]:
    player, prompt = HumanPlayer(replace(CAREFUL, **traits), SHEETS), GAME.prompt(state, Seat(seat))
    given = [player.act(seen(state, seat), prompt, Chance.from_seed(f"{n}"), ()) for n in range(times)]
    for action in given:
        plain = msgspec.to_builtins(action)
        assert action is None or any(fits_offer(offer, plain) for offer in prompt.offers)
    return given


def test_a_human_is_a_partner_by_name_and_seed_and_no_strength() -> None:
    one, same, other = (make_player("critical_orbit", "human", seed=seed) for seed in "112")
    assert isinstance(one, HumanPlayer)
    assert isinstance(same, HumanPlayer)
    assert isinstance(other, HumanPlayer)
    assert one.person == same.person != other.person
    assert "human" in partners("critical_orbit")
    assert "human" not in strengths("critical_orbit")


def test_who_looks_everywhere_writes_what_quick_seats_write() -> None:
    state = at("kept 3 3")
    quick = make_player("critical_orbit", "quick").act(
        seen(state, HOUSTON), GAME.prompt(state, Seat(HOUSTON)), Chance.from_seed(""), ()
    )
    assert set(answers(state, HOUSTON)) == {quick}


def test_who_misjudges_and_looks_at_little_writes_elsewhere() -> None:
    careless: tuple[dict[str, Any], ...] = ({"slips": 1.0}, {"sight": 3, "notices": 0.0}, {"misjudging": 2.0})
    for traits in careless:
        written = answers(at("kept 3 3"), HOUSTON, **traits)
        assert all(isinstance(action, Enter) for action in written)
        assert len({action.space for action in written}) > 3


def test_a_forgotten_call_changes_nothing_and_a_heeded_one_does() -> None:
    def written(calls: str, heeds: float) -> list[Any]:
        return answers(at(f"kept 1 3{calls}"), HOUSTON, 1, heeds=heeds)

    def differ(heeds: float) -> int:
        return sum(written(f", needs {shape}", heeds) != written("", heeds) for shape in "LJSZT")

    assert differ(0.0) == 0
    assert differ(1.0) > 0


def test_some_say_nothing_about_dice_and_mercury_waits_and_goes_on_at_last() -> None:
    state = at("phase choose, dice 1 3 6")
    assert all(isinstance(said, Want) for said in answers(state, HOUSTON, speaks=1.0))
    assert set(answers(state, HOUSTON, speaks=0.0)) == {None}
    player = HumanPlayer(CAREFUL, SHEETS)
    asked = seen(state, MERCURY), GAME.prompt(state, Seat(MERCURY)), Chance.from_seed(""), ()
    assert player.act(*asked) is None
    assert isinstance(player.act_at_last(*asked), Keep)


def test_a_star_may_be_forgotten() -> None:
    state = at("kept 3 3, left houston, stars houston=1")
    assert all(isinstance(action, Enter) for action in answers(state, HOUSTON))
    assert all(isinstance(action, SkipStar) for action in answers(state, HOUSTON, uses_stars=0.0))


def test_who_is_in_a_hurry_rolls_before_building() -> None:
    calm, hurried = (answers(at("tiles L1 J4"), MERCURY, 1, calls=0, hurries=hurry)[0] for hurry in (0, 1))
    assert hurried == Roll()
    assert calm is not None


def test_things_take_their_time_by_pace() -> None:
    def minutes(pace: float, take: Callable[[HumanPlayer], int]) -> int:
        return take(HumanPlayer(replace(CAREFUL, pace=pace, unsteadiness=0.0), SHEETS))

    state = at("kept 3 3")
    (entry,) = answers(state, HOUSTON, 1)

    def entering(player: HumanPlayer) -> int:
        return player.takes_ms(seen(state, HOUSTON), entry, Chance.from_seed(""))

    assert minutes(1.0, entering) == 7000
    assert minutes(1.5, entering) == 10_500
