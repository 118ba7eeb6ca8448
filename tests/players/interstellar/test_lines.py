"""What a strong seat makes of all the turns that are left in a phase, and what it is fond of."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tests.games.interstellar.table import GAME, PACK, at, step

from heliograph.games.interstellar import moves
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.variants.choice import variants_of
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players.interstellar.bot import make
from heliograph.players.interstellar.ideas import ideas_at
from heliograph.players.interstellar.lines import Line, lines_from
from heliograph.players.interstellar.prices import FITTED
from heliograph.players.interstellar.taste import taste_of

SAVING = "phase salvation, round 3, p0 (cubes RYGB, fuel 5, tokens market solar), p1 (cubes PP, fuel 9)"


def doing(state: State) -> Doing:
    return Doing(PACK, variants_of(PACK, state.setup), state)


def lines(state: State, most: int = 6) -> list[Line]:
    start = doing(state)
    return lines_from(start, ideas_at(start, FITTED), most, FITTED)


def test_a_line_goes_on_to_the_end_of_the_phase_without_the_others() -> None:
    best = max(lines(at(SAVING)), key=lambda line: line.guess)
    played = [move.token for idea in best.ideas for move in idea.moves if isinstance(move, moves.PlayToken)]
    assert sorted(played) == ["market", "solar"]
    assert best.ideas[-1].moves == (moves.Pass(),)


def test_no_more_lines_than_wanted_and_none_twice() -> None:
    found = lines(at(SAVING))
    assert len(found) == 6
    assert len(set(found)) == 6


def test_a_phase_longer_than_one_looks_ahead_has_lines_too() -> None:
    """Selling and buying can be repeated as long as there is Fuel."""
    state = at("market RRRRRYYYYYGGGGG, p0 (fuel 60, scientists 9, cubes RRRRYYYYGGGG)")
    assert any(len(line.ideas) > 6 for line in lines(state))


def test_a_seat_that_leans_on_the_probe_moves_it_sooner() -> None:
    state = at("phase salvation, round 3, p0 (cubes RYGB, fuel 5), p1 (cubes PP, fuel 9)")

    def place(leaning: str) -> int:
        some = ideas_at(doing(state), replace(FITTED, leaning=leaning))
        return next(at for at, idea in enumerate(some) if moves.DoSalvation("probe") in idea.moves)

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
    views = (GAME.view(GAME.start(Setup(seats=2), f"taste {number}"), Seat(0)) for number in range(400))
    tastes = Counter(map(taste_of, views))
    assert len(tastes) == 11
    assert 0.65 < tastes[""] / 400 < 0.85


def test_nobody_flies_to_and_fro_for_nothing_while_all_others_wait() -> None:
    """Discounts make some trips free; repeated for ever, they would keep the phase from ending."""
    own = "p0 (tech travel=2, extras cheap-travel, played cheap-travel, explorer jupiter, cargo base)"
    text = f"quadrants jupiter=0 saturn=0, {own}"

    def free(state: State) -> list[moves.Action]:
        some = [idea.moves for idea in ideas_at(doing(state), FITTED) if idea.moves[0] == moves.Repeat()]
        return [move for line in some for move in line if isinstance(move, moves.Fly) and not move.fuel]

    assert free(at(text))
    assert not free(at(f"{text}, p1 (passed), passed 1"))
