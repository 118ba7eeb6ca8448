"""`heliograph scenario` on the command line."""

from pathlib import Path

from typer.testing import CliRunner

from heliograph.cli import app

command = CliRunner().invoke


def test_a_scenario_of_the_house_is_a_file_that_can_be_checked(tmp_path: Path) -> None:
    shown = command(app, ["scenario", "show", "S09"])
    file = tmp_path / "mine.toml"
    file.write_text(shown.stdout)
    checked = command(app, ["scenario", "check", str(file)])
    assert (checked.exit_code, checked.stdout) == (0, shown.stdout)


def test_a_bad_file_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(command(app, ["scenario", "show", "S09"]).stdout.replace("rounds = 6", "rounds = 60"))
    checked = command(app, ["scenario", "check", str(file)])
    assert checked.exit_code == 1
    assert checked.stderr.startswith(f"{file}:5: ")


def test_what_is_not_there_is_said() -> None:
    assert "S28" in str(command(app, ["scenario", "show", "S99"]).exception)
    assert "space_puzzle" in str(command(app, ["scenario", "show", "S01", "--game", "contact"]).exception)
