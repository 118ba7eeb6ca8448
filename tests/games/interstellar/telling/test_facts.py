"""The view and the printed boards contain the facts, so that clients need not know the rules."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace
from tests.games.interstellar.driver import gets_on_with_it
from tests.games.interstellar.table import GAME, PACK, at

from heliograph.games.interstellar.agenda import Settle, TakePassReward, Trade
from heliograph.games.interstellar.box.printed import PrintedSpace
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.rules.deposits import Layer
from heliograph.games.interstellar.rules.resources import cubes
from heliograph.games.interstellar.rules.rewards import Gain
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import Player, State
from heliograph.games.interstellar.telling.facts import Facts, Mat, facts_of
from heliograph.games.interstellar.telling.tentative import seen_by
from heliograph.games.interstellar.telling.view import view_for
from heliograph.games.interstellar.variants.choice import ALL, variants_of
from heliograph.kernel.codec import decode, encode
from heliograph.kernel.match import follow, resume
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit import play_out

TWO = at("seats 2")


def _doing(state: State) -> Doing:
    """As if the state had just been read: nothing about it is cached."""
    fresh = decode(encode(state), State)
    return Doing(PACK, variants_of(PACK, fresh.setup), fresh)


def facts(state: State) -> Facts:
    return facts_of(_doing(state))


def mat_of(**things: object) -> Mat:
    player: Player = replace(TWO.players[0], **things)
    return facts(replace(TWO, players=(player, TWO.players[1]))).mats[0]


def test_what_follows_is_part_of_the_view() -> None:
    assert GAME.view(TWO, None).facts == facts(TWO)


def test_a_token_that_is_turned_over_says_what_is_in_the_ground() -> None:
    """L491, L501: its layers, and what comes home at once; nothing once it is decided."""
    turned = replace(TWO, agenda=(Settle(Seat(0), "mars", "Y3>G2>B1/1"),))
    assert facts(turned).turned == Layer(cubes("YYY"), 1, cubes("Y"), ("G2", "B1"))
    assert facts(TWO).turned is None


def test_every_reward_that_is_written_anywhere_is_read_for_the_screens() -> None:
    printed = GAME.printed
    salvation = [token.salvation.after for token in printed.tokens.values() if token.salvation]
    written = {
        *itertools.chain(*printed.government, *printed.leaders.values()),
        *printed.pass_rewards.action,
        *printed.pass_rewards.salvation,
        *(token.action.reward for token in printed.tokens.values()),
        *salvation,
        printed.salvation_bonus,
    }
    assert written <= printed.rewards.keys()
    assert printed.rewards["2p 1F"] == (Gain("reputation", 2), Gain("fuel", 1))
    assert printed.rewards[""] == ()


@pytest.mark.parametrize("setup", [Setup(), Setup(seats=3, variants=tuple(ALL)), Setup(seats=1)])
def test_what_is_kept_from_the_last_state_is_what_would_be_worked_out(setup: Setup) -> None:
    """View by view through a whole game, for the mover, another seat and a spectator."""
    game, play = Interstellar(PACK), play_out(GAME, setup, "facts", gets_on_with_it)
    match = resume(game, play.log.header)
    for entry in play.log.entries:
        match = follow(match, entry).match
        for viewer in (Seat(0), Seat(setup.seats - 1), None):
            seen = seen_by(match.state, viewer)
            assert game.view(match.state, viewer) == view_for(_doing(seen), facts(seen), viewer)


def test_goals_are_counted_for_as_many_as_play() -> None:
    """HV-23."""
    state = replace(
        TWO,
        modules=3,
        saved=27,
        voyage=replace(TWO.voyage, arrived=(-1,), government="10-3"),
        starship=replace(TWO.starship, built=("R",) * 30),
    )
    told = facts(state)
    assert told.mechanisms_per_module == 9
    assert [(goal.have, goal.need, goal.met) for goal in told.goals] == [
        (3, 3, True),
        (27, 28, False),
        (1, 1, True),
    ]
    assert [(goal.done, goal.all) for goal in told.goals] == [(27, 27), (27, 28), (10, 10)]


def test_alone_one_plays_on_the_set_up_for_two() -> None:
    """SI-66 (L606)."""
    alone = facts(at("seats 1"))
    assert alone.mechanisms_per_module == 9
    assert alone.goals[1].need == 28


@pytest.mark.parametrize(("points", "worth"), [(4, -3), (5, 0), (24, 7), (30, 16)])
def test_reputation_is_worth_what_the_scale_says(points: int, worth: int) -> None:
    """HV-22."""
    assert mat_of(reputation=points).reputation_worth == worth
    assert [one.worth for one in GAME.printed.reputation_scale if one.least <= points <= one.most] == [worth]


def test_the_reputation_scale_is_cut_where_its_worth_changes() -> None:
    """HV-22."""
    scale = GAME.printed.reputation_scale
    assert (scale[0].least, scale[0].most, scale[0].worth) == (0, 4, -3)
    assert (scale[-1].least, scale[-1].most, scale[-1].worth) == (45, 49, 37)
    assert all(one.most + 1 == after.least for one, after in itertools.pairwise(scale))


def test_better_prices_are_better_both_ways_and_never_free() -> None:
    """HV-10, SI-34 (L33)."""
    assert facts(TWO).better_prices is None
    assert facts(replace(TWO, agenda=(Trade(0, 1, 0),))).better_prices is None
    better = facts(replace(TWO, agenda=(Trade(0, 1, 2),))).better_prices
    assert better is not None
    assert PACK.market.value.sell[2] == 3
    assert (better.sell[2], better.buy[4], better.buy[0]) == (5, 8, 1)


def test_only_the_next_level_of_a_technology_can_be_researched() -> None:
    """HV-13."""
    new = mat_of(technologies={}).technologies
    assert set(new) == {technology.id for technology in PACK.technologies.value}
    drill = mat_of(technologies={"drill": 1}).technologies["drill"]
    assert (drill.level, drill.cost) == (2, PACK.technology["drill"].costs[1])
    assert drill.amount == PACK.building_effects.value["drill"][1]
    assert "travel" not in mat_of(technologies={"travel": 3}).technologies


def test_a_salvation_technology_costs_by_how_many_one_has() -> None:
    """HV-13."""
    names, costs = PACK.salvation_technologies.value, PACK.salvation_technology_costs.value
    told = [mat_of(salvation_technologies=names[:count]).salvation_cost for count in range(len(names) + 1)]
    assert told == [*costs[: len(names)], ""]


def test_a_unique_pass_token_gives_what_is_printed_on_it_each_phase_its_own() -> None:
    """HV-11, HV-27, SI-63."""
    ordinary, unique = PACK.pass_rewards.value, PACK.unique_pass_tokens.value["tanker"]
    state = at("variants unique-pass-tokens, p0 (pass tanker)")
    assert [mat.pass_rewards for mat in facts(state).mats] == [unique.action, ordinary.action]
    rewarded = replace(state, phase="government", agenda=(TakePassReward(0, "salvation"),))
    assert [mat.pass_rewards for mat in facts(rewarded).mats] == [unique.salvation, ordinary.salvation]


def test_a_step_goes_to_the_next_space_of_a_track() -> None:
    """HV-19."""
    last = len(PACK.leaders.value["humankind"])
    assert mat_of(starship=2, humankind=last).next_steps == {"starship": 3, "humankind": last}


def test_things_are_counted_wherever_they_are() -> None:
    player = TWO.players[0]
    loaded = replace(player.cargo, cubes=cubes("RRB"), bases=1, buildings={"drill": 1})
    mat = mat_of(cargo=loaded, bases=3)
    assert mat.aboard == 5
    assert mat.all_bases == 4 + len(player.sites)


def test_planets_move_in_their_own_rounds() -> None:
    """HV-04."""
    for round in (1, 2, 3):
        moves = facts(replace(TWO, round=round)).planet_moves
        for planet in PACK.planets.value:
            assert moves[planet.id].round == next(
                later for later in range(round, round + 9) if later % planet.every == 0
            )
            assert moves[planet.id].quadrant == (TWO.sky.quadrants[planet.id] + planet.moves) % 4


@pytest.mark.parametrize(("spiral", "planet"), [(15, "mercury"), (16, "venus"), (37, None)])
def test_the_sun_reaches_one_planet_after_the_other(spiral: int, planet: str | None) -> None:
    """HV-09."""
    told = facts(replace(TWO, sky=replace(TWO.sky, spiral=spiral)))
    assert told.sun_limits == {"mercury": 16, "venus": 28, "earth": 37}
    assert told.next_lost == planet


def test_the_governments_probe_takes_no_place_at_trappist() -> None:
    """HV-20."""
    arrived = [(), (-1,), (-1, 0), (0, 1, 2, 3)]
    told = [facts(replace(TWO, voyage=replace(TWO.voyage, arrived=some))).next_arrival for some in arrived]
    assert told == [10, 10, 7, 0]


def test_the_journey_leads_straight_ahead_or_one_row_aside_and_everywhere_to_trappist() -> None:
    """HV-20."""
    spaces: dict[str, PrintedSpace] = {space.id: space for space in GAME.printed.spaces}
    assert len(spaces) == 1 + 9 * 5 + 1
    assert [spaces["0-3"].kind, spaces["10-3"].kind] == ["start", "trappist"]
    assert spaces["4-1"].leads_to == ("5-1", "5-2")
    assert spaces["9-5"].leads_to == ("10-3",)
    assert sum(len(space.leads_to) for space in spaces.values()) == 3 + 8 * 13 + 5
    assert (spaces["4-5"].kind, spaces["4-5"].prestige) == ("interest", 3)
    assert spaces["4-5"].fuel == PACK.journey.value.fuel[3]


def test_a_mechanism_is_worth_its_cubes_a_universal_one_what_is_paid() -> None:
    """SI-29, SI-65 (L573)."""
    told = facts(at("variants universal-mechanisms, current RRY - RYP, long-term ??, future P"))
    assert told.mechanism_prestige == {"RRY": 4, "RYP": 8, "??": None, "P": 5}


def test_saving_somebody_brings_as_much_reputation_as_their_cube_is_worth() -> None:
    """HV-18."""
    assert GAME.printed.person_reputation == (1, 2, 3, 4, 5)


def test_of_hall_it_is_told_what_its_next_token_and_levels_would_be() -> None:
    """SI-68 (L658)."""
    alone = at("seats 1")
    assert alone.hall is not None
    pile = ("market", *alone.players[1].tokens)
    players = (alone.players[0], replace(alone.players[1], tokens=pile))
    hall = replace(alone.hall, bag=(3, 0, 0, 0, 1), technologies=(0, 1, 2, 0, 0))
    told = facts(replace(alone, players=players, hall=hall)).hall
    assert told is not None
    assert told.forecast is not None
    costs = PACK.hall_technologies.value
    assert told.next_costs == (costs[0][0], costs[1][1], "", costs[3][0], costs[4][0])
    assert told.chances == (0.75, 0, 0, 0, 0.25)
    assert (told.forecast.row, told.forecast.cells) == ("market", {"R": "R", "P": "B"})
    saving = facts(replace(alone, phase="salvation", players=players, hall=hall)).hall
    assert saving is not None
    assert saving.forecast is not None
    assert saving.forecast.row == saving.forecast.bonus == PACK.token["market"].salvation.bonus  # type: ignore[union-attr]
