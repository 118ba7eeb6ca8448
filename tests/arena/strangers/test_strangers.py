"""The benchmark: encounters, controls, the result and its report."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from tests.here import play_here
from typer.testing import CliRunner

from heliograph.arena import ArenaError
from heliograph.arena.guests import Conduct
from heliograph.arena.running import locally
from heliograph.arena.strangers.contact.encounter import meet
from heliograph.arena.strangers.definitions import DEFINITIONS
from heliograph.arena.strangers.partners import strangers
from heliograph.arena.strangers.record import Episode, Episodes, Group, Seen
from heliograph.arena.strangers.report import page_of, pictures_of
from heliograph.arena.strangers.result import NO_LEARNER, Figure, Plan, Result, result_of
from heliograph.arena.strangers.running import absence, measure
from heliograph.arena.strangers.tasks import BY_ID, HOUSE, LEARNER, ROUNDS, TASKS, playing
from heliograph.arena.tournament import Keeping
from heliograph.cli import app
from heliograph.players.strangers import ROLES

pytestmark = pytest.mark.usefixtures("in_this_process")

TINY = Plan(held_out=2, tables=1, public=1, public_tables=1)


def test_strangers_are_the_same_for_everybody_and_evaluation_is_not_training() -> None:
    few, more = strangers("held-out", 2), strangers("held-out", 4)
    assert few == more[:2]
    assert {one.draw for one in more} == {"evaluation"}
    assert {one.draw for one in strangers("public", 4)} == {"training"}
    assert not {one.seed for one in more} & {one.seed for one in strangers("public", 4)}


@pytest.fixture(scope="module")
def episodes() -> list[Episode]:
    return meet(BY_ID["contact-6"], "quick", "held-out", strangers("held-out", 2), 0, "table/0")


def test_contact_has_all_rounds_six_in_each_role(episodes: list[Episode]) -> None:
    assert [(one.stranger, one.role) for one in episodes] == [
        ("held-out 1", "speaker"), ("held-out 1", "listener"),
        ("held-out 2", "speaker"), ("held-out 2", "listener"),
    ]  # fmt: skip
    for speaker, listener in (episodes[:2], episodes[2:]):
        rounds = sorted(seen.round for one in (speaker, listener) for seen in one.seen)
        assert rounds == list(range(1, ROUNDS + 1))


def test_controls_begin_from_the_same_positions(episodes: list[Episode]) -> None:
    """`quick` learns nothing as a listener: no past and another one's past change nothing; a message does."""
    seen = [one for episode in episodes if episode.role == "listener" for one in episode.seen]
    for one in seen:
        assert "no message" in one.instead
        if one.round > 1:
            assert one.instead["no history"] == one.instead["re-paired"] == one.score
        assert one.sure is not None
        assert 0 <= one.sure <= 1
    assert any(one.instead["no message"] != one.score for one in seen)
    assert not any("no message" in one.instead for episode in episodes[::2] for one in episode.seen)


def test_who_hears_by_geometry_does_the_same_at_a_turned_table(episodes: list[Episode]) -> None:
    turned = [same for episode in episodes for seen in episode.seen for same in seen.turned.values()]
    assert len(turned) == 3 * 2 * ROUNDS
    assert all(turned)


def test_boards_fill_twelve_rounds() -> None:
    found = playing(BY_ID["puzzle-4"]).meet(
        BY_ID["puzzle-4"], "quick", "held-out", strangers("held-out", 2), 0, "table/0"
    )
    assert [one.role for one in found] == ["speaker", "speaker", "listener", "listener"]
    for one in found:
        assert [seen.round for seen in one.seen] == [1, 5, 9]
        assert all(len(seen.right) == 4 for seen in one.seen)
        assert all((seen.sure is None) == (one.role == "speaker") for seen in one.seen)
        assert all(0 <= (seen.sure or 0) <= 1 for seen in one.seen)
        assert "re-paired" in one.seen[1].instead
        assert "re-paired" not in one.seen[0].instead


def test_who_was_told_is_the_bound_and_a_game_without_one_says_so() -> None:
    assert absence("ideal", BY_ID["mission"])
    assert absence("naive", BY_ID["puzzle-3"])
    assert not any(absence("random", task) for task in TASKS)
    assert not absence("ideal", BY_ID["contact-6"])


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> tuple[Result, Path]:
    kept = tmp_path_factory.mktemp("strangers") / "games.jsonl"
    players = ["naive", "ideal"]
    with pytest.MonkeyPatch.context() as patch:
        play_here(patch)
        return measure(players, ["contact-6"], TINY, "tiny", locally(1), keeping=Keeping(kept)), kept


def test_a_result_is_json_that_comes_back_and_goes_on(measured: tuple[Result, Path]) -> None:
    result, kept = measured
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:-1]))
    again = measure(
        ["naive", "ideal"], ["contact-6"], TINY, "tiny", locally(1), keeping=Keeping(kept, resume=True)
    )
    assert again == result
    assert kept.read_bytes().splitlines(keepends=True)[-1] == lines[-1]


def test_the_result_compares_with_who_knows_the_partner(measured: tuple[Result, Path]) -> None:
    result, _ = measured
    naive, ideal = result.row("naive", "contact-6", "listener"), result.row("ideal", "contact-6", "listener")
    assert naive is not None
    assert ideal is not None
    assert ideal.figures["share_of_best"].value == 1
    assert ideal.figures["regret"].value == 0
    assert ideal.figures["self_play"].value is None
    assert ideal.figures["self_play"].why
    best, own = sum(ideal.cells.values()), sum(naive.cells.values())
    assert naive.figures["share_of_best"].value == pytest.approx(own / best, abs=1e-4)
    assert naive.figures["gain_over_literal"].value == 0
    assert set(naive.figures) == {*DEFINITIONS}


def test_who_is_behind_the_ideal_learner_is_told_where_one_is_stated() -> None:
    def met(player: str, *right: float) -> dict[tuple[str, str, Group], Episodes]:
        seen = tuple(Seen(round=at, score=one, right=(one,)) for at, one in enumerate(right, 4))
        return {
            ("contact-6", player, "held-out"): [
                Episode(stranger="held-out 1", role=role, table=0, seen=seen) for role in ROLES
            ]
        }

    found = result_of({**met("strong", 1, 0, 0.5), **met(LEARNER, 0, 1, 1)}, "seed", TINY, {})
    listener, speaker = (found.row("strong", "contact-6", role) for role in ("listener", "speaker"))
    assert listener is not None
    assert listener.figures["behind_learner"].value == 0.75, "from round 5 on"
    assert speaker is not None
    assert speaker.figures["behind_learner"] == Figure(why=NO_LEARNER)


def test_the_report_says_every_figure_and_draws_it(measured: tuple[Result, Path]) -> None:
    result, _ = measured
    page = page_of(result)
    assert all(sentence in page for sentence in DEFINITIONS.values())
    assert "— for *self play*, *gap*: who knows its partner has none in itself." in page
    pictures = pictures_of(result, BY_ID["contact-6"])
    assert [*pictures] == ["contact-6-cells.svg", "contact-6-rounds.svg"]
    for name, picture in pictures.items():
        assert name in page
        assert ElementTree.fromstring(picture).tag.endswith("svg")


def test_one_command_leaves_games_result_report_and_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliograph.arena.commands.strangers.QUICK", TINY)
    asked = ["strangers", "--quick", "--task", "puzzle-4", "--player", "random", "--out", str(tmp_path)]
    shown = CliRunner().invoke(app, asked)
    assert shown.exit_code == 0, shown.output
    assert {path.name for path in tmp_path.iterdir()} == {
        "games.jsonl", "result.json", "report.md", "puzzle-4-cells.svg", "puzzle-4-rounds.svg",
    }  # fmt: skip
    result = msgspec.json.decode((tmp_path / "result.json").read_bytes(), type=Result)
    assert {row.player for row in result.rows} == {"random", "quick", "ideal"}, "with whom it is compared"
    assert result.absent == {
        "naive: puzzle-4": "there is no player 'naive' in this game",
        "ideal-learner: puzzle-4": NO_LEARNER,
    }
    again = CliRunner().invoke(app, [*asked, "--resume", "--json"])
    assert msgspec.json.decode(again.stdout, type=Result) == result


def test_a_guest_who_does_not_behave_is_told_of() -> None:
    guests = {"cmd:./mine": Conduct(asked=9, forfeits={"slow": 2}, example="slow: no answer in time")}
    page = page_of(result_of({}, "none", TINY, {}, guests))
    assert "- `cmd:./mine` was asked 9 times; forfeited: 2 slow. slow: no answer in time" in page


def test_what_was_not_played_has_no_number() -> None:
    result = result_of({}, "none", TINY, {})
    assert result.rows == ()
    assert page_of(result).startswith("# Strangers, version 1")


def test_unknown_players_and_tasks_are_named() -> None:
    with pytest.raises(ArenaError, match="unknown player 'nobody'"):
        measure(["nobody"], [], TINY, "1", locally(1))
    with pytest.raises(ArenaError, match="unknown task"):
        measure(["quick"], ["chess"], TINY, "1", locally(1))
    shown = CliRunner().invoke(app, ["strangers", "--player", "nobody", "--quick"])
    assert shown.exit_code != 0
    assert "unknown player" in shown.output


def test_the_rows_are_those_promised() -> None:
    assert HOUSE == ("random", "naive", "quick", "strong", "ideal-learner", "ideal")
    assert {task.game for task in TASKS} == {"contact", "space_puzzle", "critical_orbit"}
