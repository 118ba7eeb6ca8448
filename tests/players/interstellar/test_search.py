"""How a strong seat tries its ideas, and which taste or style it has."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from msgspec.structs import replace as with_parts
from tests.games.interstellar.table import GAME, PACK, at, step

from heliograph.games.interstellar.box.pack import SalvationKind
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.variants.choice import variants_of
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players.interstellar.bot import make
from heliograph.players.interstellar.ideas.about import ideas_at
from heliograph.players.interstellar.ideas.idea import Idea, Mind
from heliograph.players.interstellar.search.budget import Budget
from heliograph.players.interstellar.search.halving import best_of
from heliograph.players.interstellar.taste import taste_of
from heliograph.players.interstellar.worth.outlook import look_ahead
from heliograph.players.interstellar.worth.position import worth
from heliograph.players.interstellar.worth.prices import FITTED, Leaning
from heliograph.players.interstellar.worth.styles import STYLES

SAVING = "phase salvation, round 3, p0 (cubes RYGB, fuel 5, tokens market solar), p1 (cubes PP, fuel 9)"


def doing(state: State) -> Doing:
    return Doing(PACK, variants_of(PACK, state.setup), state)


def tried(state: State, ideas: list[Idea], simulations: int) -> Idea:
    chance = Chance.from_seed("search")
    return best_of(ideas, lambda _: doing(state), Budget(simulations), FITTED, chance).idea


def test_trials_overrule_a_first_guess() -> None:
    """Passing at once with all tokens and cubes left is bad, whatever its first guess."""
    state = at(SAVING)
    best, *_ = ideas_at(doing(state), FITTED)
    praised = Idea((actions.Pass(),), best.guess + 5)
    assert tried(state, [praised, best], 2) == praised
    assert tried(state, [praised, best], 40) == best


def test_ideas_beyond_the_budget_are_not_tried() -> None:
    state = at(SAVING)
    best, *_ = ideas_at(doing(state), FITTED)
    assert tried(state, [Idea((actions.Pass(),), 0.0), best], 3) == Idea((actions.Pass(),), 0.0)


def test_a_small_question_gets_a_part_of_the_budget() -> None:
    assert Budget(40).share(0.3) == Budget(12)
    assert Budget(1).share(0.3) == Budget(1)
    assert Budget(seconds=2.0).share(0.5) == Budget(seconds=1.0)


def test_a_seat_that_leans_on_the_probe_moves_it_sooner() -> None:
    state = at("phase salvation, round 3, p0 (cubes RYGB, fuel 5), p1 (cubes PP, fuel 9)")

    def place(kind: SalvationKind) -> int:
        some = ideas_at(doing(state), replace(FITTED, leaning=Leaning(kind)))
        return next(at for at, idea in enumerate(some) if actions.DoSalvation("probe") in idea.moves)

    assert place("probe") < place("mechanism")


def test_a_seat_keeps_its_taste_through_a_game_and_most_have_none() -> None:
    state, player, seen = GAME.start(Setup(seats=2), "taste"), make("quick", pack=PACK), set()
    while state.phase != "over":
        seat = Seat(state.agenda[-1].seat)
        seen.add((seat, taste_of(GAME.view(state, seat))))
        action = player.act(GAME.view(state, seat), GAME.prompt(state, seat), Chance.from_seed("taste"), ())
        assert action is not None
        state = step(state, action).state
    assert len(seen) == 2


def test_every_technology_is_somebodys_favourite() -> None:
    views = (GAME.view(GAME.start(Setup(seats=2), f"taste {number}"), Seat(0)) for number in range(800))
    tastes = Counter(map(taste_of, views))
    assert len(tastes) == 11
    assert 0.83 < tastes[""] / 800 < 0.92


def test_nobody_flies_to_and_fro_for_nothing_while_all_others_wait() -> None:
    """Discounts make some trips free; repeated for ever, they would prevent the phase from ending."""
    own = "p0 (tech travel=2, extras cheap-travel, played cheap-travel, explorer jupiter, cargo base)"
    text = f"quadrants jupiter=0 saturn=0, {own}"

    def free(state: State) -> list[actions.Action]:
        some = [idea.moves for idea in ideas_at(doing(state), FITTED) if idea.moves[0] == actions.Repeat()]
        return [move for line in some for move in line if isinstance(move, actions.Fly) and not move.fuel]

    assert free(at(text))
    assert not free(at(f"{text}, p1 (passed), passed 1"))


@pytest.mark.parametrize(
    ("style", "own", "count"),
    [
        ("builder", "p0 (starship 4)", 4),
        ("shepherd", "p0 (humankind 4)", 4),
        ("pilot", "p0 (probe 4-2)", 4),
        ("governor", "row 1 0 - -, p0 (fuel 5)", 1.25),
        ("governor", "row 1 1 0 -, p0 (fuel 5)", 0.25),
    ],
)
def test_a_style_makes_its_own_way_seem_worth_more_until_the_end(style: str, own: str, count: float) -> None:
    """Points count without the style: every style wants to win."""
    state = at(f"phase action, round 3, {own}, p1 (cubes PP, fuel 9)")
    prices = STYLES[style]
    more = worth(PACK, state, 0, prices) - worth(PACK, state, 0, FITTED)
    assert more == pytest.approx(count * prices.leaning.held)
    over = with_parts(state, phase="over")
    assert worth(PACK, over, 0, prices) == worth(PACK, over, 0, FITTED)


def test_an_answer_that_several_ideas_ask_for_is_worked_out_once() -> None:
    at_hand = doing(at(SAVING))
    mind, asked = Mind(at_hand, 0, look_ahead(PACK, at_hand.state, FITTED)), []
    assert [mind.once("how many", lambda: asked.append(1) or 7) for _ in range(2)] == [7, 7]  # type: ignore[func-returns-value]
    assert len(asked) == 1
