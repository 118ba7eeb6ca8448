"""Stars (MC-21 to MC-25): who gets them, and what they can be used for."""

from __future__ import annotations

import pytest
from tests.games.critical_orbit.table import (
    BENGALURU,
    COLOGNE,
    HOUSTON,
    MERCURY,
    PACK,
    THREE_ROWS,
    after,
    at,
    enter,
    offered,
    seen,
    told,
    why_not,
    with_tile_star,
)

from heliograph.games.critical_orbit.changes.earning import StarEarned
from heliograph.games.critical_orbit.moves.choosing import ChooseHalf, ChooseTile
from heliograph.games.critical_orbit.moves.entering import Enter
from heliograph.games.critical_orbit.moves.houston import Claim
from heliograph.games.critical_orbit.moves.keeping import Keep
from heliograph.games.critical_orbit.moves.radio import Want
from heliograph.games.critical_orbit.moves.rolling import Roll
from heliograph.games.critical_orbit.moves.stars import (
    DropStar,
    JudgeHalf,
    OrderCards,
    StarCards,
    StarHalf,
    StarTile,
    StarUsed,
)
from heliograph.games.critical_orbit.moves.ticking import TickSpace
from heliograph.games.critical_orbit.rules.spacecraft import open_tiles
from heliograph.games.critical_orbit.state import BoxTask, DrawHalf, HalfToJudge
from heliograph.kernel.seats import Seat


def test_mc_21_a_star_space_gives_its_role_a_star_at_once() -> None:
    state = at("kept 3 4, houston d2=3 c2=1")
    [_, star] = told(state, HOUSTON, Enter("houston", "b2", 3, False))
    assert star == StarEarned("bengaluru")
    assert after(state, *enter("houston", "b2=3")).desks["bengaluru"].stars == 1


def test_mc_22_a_star_is_an_extra_number_that_may_earn_another() -> None:
    state = at("kept 3 4, left bengaluru, stars bengaluru=1, bengaluru A-c1=2")
    chained = after(state, *enter("bengaluru", "A-d1=6", star=True))
    assert (chained.desks["bengaluru"].stars, chained.desks["houston"].stars) == (0, 1)
    assert why_not(state, BENGALURU, Enter("bengaluru", "A-d1", 7, True)) == "mc-refused-value"
    assert why_not(state, BENGALURU, Enter("bengaluru", "A-d3", 1, True)) == "mc-refused-space"
    assert why_not(chained, BENGALURU, Enter("bengaluru", "A-c2", 1, True)) == "mc-refused-no-star"


@pytest.mark.parametrize(("remove", "left"), [(True, 1), (False, 2)])
def test_mc_23_a_star_draws_a_half_valve_and_takes_it_out_or_puts_it_back(remove: bool, left: int) -> None:
    state = after(at("bag red white, pending star"), (MERCURY, StarHalf()), (MERCURY, JudgeHalf(remove)))
    assert (len(state.mercury.bag), state.mercury.halves, state.mercury.pending) == (left, {}, ())
    assert told(at("pending star"), MERCURY, StarHalf()) == (StarUsed("half"),)


def test_mc_23_a_star_looks_at_two_unlock_cards() -> None:
    state = after(at("unlocks cross blue-round green-round, pending star"), (MERCURY, StarCards()))
    assert why_not(state, MERCURY, OrderCards("green-round")) == "mc-refused-card"
    ordered = after(state, (MERCURY, OrderCards("blue-round")))
    assert ordered.mercury.unlocks == ("blue-round", "green-round", "cross")


def test_mc_23_a_card_that_is_due_waits_until_the_two_are_back() -> None:
    state = at("kept 6 4, left cologne 6, unlocks cross blue-round, pending star")
    looking = after(state, (MERCURY, StarCards()), *enter("cologne", "4-2=6"))
    assert looking.mercury.unlocked == ()
    done = after(looking, (MERCURY, OrderCards("blue-round"))).mercury
    assert (done.unlocked, done.unlocks, done.pending) == (("blue-round",), ("cross",), ())


def test_mc_23_a_star_turns_up_a_tile_that_is_not_taken() -> None:
    state = after(at("stack L L1 L4, pending star"), (MERCURY, StarTile("L")))
    assert (state.mercury.face_up, state.mercury.tiles) == ({"L": "L1"}, ())
    none = at("face-up L1, stack L, pending star")
    assert why_not(none, MERCURY, StarTile("L")) == "mc-refused-stack"
    assert after(none, (MERCURY, DropStar())).mercury.pending == ()


def test_mc_24_two_stars_on_one_stack_lay_open_two_tiles() -> None:
    state = after(at("stack L L1 L4 L5, pending star star"), *[(MERCURY, StarTile("L"))] * 2)
    assert (open_tiles(state.mercury), state.mercury.stacks["L"]) == ({"L": ("L1", "L4")}, ("L5",))
    assert seen(state, MERCURY).mercury.face_up == {"L": ("L1", "L4")}  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("move", "tile", "left"),
    [
        (ChooseTile("L", True, "L4"), "L4", ("L1",)),
        (ChooseTile("L", True, "L1"), "L1", ("L4",)),
        (ChooseTile("L", False), "L5", ("L1", "L4")),
    ],
)
def test_mc_24_any_of_the_open_tiles_or_the_next_one(
    move: ChooseTile, tile: str, left: tuple[str, ...]
) -> None:
    asked = at("face-up L1 L4, stack L L5 L6, pending tile:L")
    taken = after(asked, (MERCURY, move)).mercury
    assert (taken.tiles, open_tiles(taken)["L"]) == ((tile,), left)
    for unclear in (ChooseTile("L", True), ChooseTile("L", True, "L5"), ChooseTile("L", False, "L4")):
        assert why_not(asked, MERCURY, unclear) == "mc-refused-open-tile"


def test_mc_24_open_tiles_are_chosen_from_even_when_the_stack_is_gone() -> None:
    asked = at("face-up L1 L4, stack L, circles L=2, pending tile:L tile:L")
    assert why_not(asked, MERCURY, ChooseTile("L", False)) == "mc-refused-open-tile"
    assert after(asked, (MERCURY, ChooseTile("L", True, "L4"))).mercury.tiles == ("L4", "L1")


@pytest.mark.parametrize(("face_up", "tile"), [(True, "L1"), (False, "L4")])
def test_mc_24_the_face_up_tile_or_the_next_one(face_up: bool, tile: str) -> None:
    state = at("kept 1 4, face-up L1, stack L L4 L5, houston d4=1 d5=1")
    asked = after(state, *enter("houston", "c3=1"))
    assert (asked.mercury.tiles, offered(asked, MERCURY) >= {"choose-tile"}) == ((), True)
    assert after(asked, (MERCURY, ChooseTile("L", face_up))).mercury.tiles == (tile,)


def test_mc_24_without_a_choice_nobody_is_asked() -> None:
    twice = at("face-up L1, stack L L4, circles L=2, pending tile:L tile:L")
    assert after(twice, (MERCURY, ChooseTile("L", True))).mercury.tiles == ("L1", "L4")
    assert after(twice, (MERCURY, ChooseTile("L", False))).mercury.tiles == ("L4", "L1")


def test_mc_25_a_tile_gives_its_star_when_it_is_turned_up() -> None:
    shown = after(at("stack L L2, pending star"), (MERCURY, StarTile("L")))
    assert seen(shown, HOUSTON).stars == 1
    taken = after(at("kept 1 4, stack L L2, houston d4=1 d5=1"), *enter("houston", "c3=1"))
    assert (taken.mercury.tiles, seen(taken, HOUSTON).stars) == (("L2",), 1)


STARRY = {role: with_tile_star("L1", role) for role in ("houston", "cologne")}


def test_mc_25_a_tile_of_ones_own_may_bear_another_roles_star() -> None:
    """MC-H4, MC-19: even after everybody has locked, and no roll takes it away."""
    box = STARRY["houston"]
    shown = after(at("stack L L1, pending star", box), (MERCURY, StarTile("L")), game=box)
    assert (shown.desks["houston"].stars, shown.mercury.pending) == (1, ())
    assert why_not(shown, MERCURY, Roll()) == "mc-refused-stars"
    asks = [box.prompt(shown, Seat(seat)).ask.id for seat in (MERCURY, HOUSTON, COLOGNE)]
    assert asks == ["mc-wait-stars", "mc-ask-leftover", "mc-wait-stars"]
    after(shown, *enter("houston", "d4=6", star=True), (MERCURY, Roll()))


def test_mc_h4_a_tiles_star_for_the_deck_is_something_to_tick() -> None:
    """MC-25, MC-H11, MC-H12."""
    box, pair = STARRY["cologne"], "seats 2, jobs bengaluru=1 cologne=-, stack L L1, pending star"
    shown = after(at(pair, box), (MERCURY, StarTile("L")), game=box)
    assert shown.desks["cologne"].tasks == (BoxTask(0),)
    assert after(shown, (1, TickSpace("cologne", "5-1")), (MERCURY, Roll())).phase == "choose"
    boxes = " ".join(
        f"{space}=0" for space in PACK.cologne_board.spaces if space not in PACK.cologne_board.seeds
    )
    full = after(at(f"{pair}, cologne {boxes}, columns 16", box), (MERCURY, StarTile("L")), game=box)
    assert full.desks["cologne"].tasks == ()


def test_mc_22_a_star_may_be_used_before_the_values_are_confirmed() -> None:
    """MC-20: it waits for no other seat, and wishes stay as they are."""
    state = at("phase choose, dice 1 3 4, stars bengaluru=1, wish bengaluru 3 -")
    used = after(state, *enter("bengaluru", "A-b1=6", star=True))
    assert (used.phase, used.desks["bengaluru"].stars, len(used.wants)) == ("choose", 0, 1)
    kept = after(used, (MERCURY, Keep(1)), *enter("bengaluru", "A-c1=3"))
    assert kept.desks["bengaluru"].left == (4,)
    assert why_not(state, BENGALURU, Enter("bengaluru", "A-b1", 3, False)) == "mc-refused-value"


def test_mc_h7_a_shape_to_be_picked_does_not_silence_houston() -> None:
    """MC-14."""
    claims = "claim c4 d4 d5 e4, claim b4 c4 d4 d5"
    state = at(f"phase choose, dice 1 3 4, houston b4=1 c4=1 d4=1 d5=1 e4=1, {claims}")
    assert offered(state, HOUSTON) == {"want", "claim"}
    after(state, (HOUSTON, Want("houston", 3)), (HOUSTON, Claim(1)))


def test_mc_23_one_star_at_a_time() -> None:
    state = at("bag red white, unlocks cross blue-round green-round, pending star star star")
    drawn = after(state, (MERCURY, StarHalf()))
    for another in (StarHalf(), StarCards(), StarTile("L"), DropStar()):
        assert why_not(drawn, MERCURY, another) == "mc-refused-star-in-use"
    assert not offered(drawn, MERCURY) & {"star-half", "star-cards", "star-tile", "drop-star"}
    cards = after(drawn, (MERCURY, JudgeHalf(True)), (MERCURY, StarCards()))
    assert why_not(cards, MERCURY, StarHalf()) == "mc-refused-star-in-use"


@pytest.mark.parametrize("shapes", ["LT", "TL"])
def test_mc_24_two_deliveries_are_decided_in_any_order(shapes: str) -> None:
    state = at("face-up L1 T4, stack L L4 L5, stack T T5 T6, pending tile:L tile:T half star, bag white red")
    taken = after(state, *((MERCURY, ChooseTile(shape, shape == "L")) for shape in shapes))  # type: ignore[arg-type]
    assert set(taken.mercury.tiles) == {"L1", "T5"}
    assert len(after(taken, (MERCURY, ChooseHalf("white")), (MERCURY, DropStar())).mercury.pending) == 0


def test_mc_50_a_blind_draw_waits_for_the_half_that_a_star_holds() -> None:
    """MC-23, MC-33: it was the bag's last one."""
    state = after(at(f"kept 4 3, bag white, bengaluru {THREE_ROWS}, pending star"), (MERCURY, StarHalf()))
    waiting = after(state, *enter("bengaluru", "A-a4=4"))
    assert waiting.mercury.pending == (HalfToJudge("white"), DrawHalf())
    back = after(waiting, (MERCURY, JudgeHalf(False))).mercury
    assert (back.halves, back.bag, back.pending) == ({"white": 1}, (), ())
    gone = after(waiting, (MERCURY, JudgeHalf(True))).mercury
    assert (gone.halves, gone.bag, gone.pending) == ({}, (), ())
