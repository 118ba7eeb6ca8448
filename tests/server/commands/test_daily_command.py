"""`heliograph daily`: what is coming, and whether it is any good."""

from __future__ import annotations

from typer.testing import CliRunner

from heliograph.cli.daily import daily

RUN = CliRunner()


def test_days_ahead_are_listed() -> None:
    done = RUN.invoke(daily, ["list", "--days", "2", "--from", "2026-11-01"])
    assert done.exit_code == 0, done.output
    assert "2026-11-01" in done.stdout
    assert "2026-11-02" in done.stdout
    assert "contact" in done.stdout


def test_days_ahead_are_checked() -> None:
    done = RUN.invoke(daily, ["check", "--days", "1", "--from", "2027-03-04"])
    assert done.exit_code == 0, done.output
    assert "1 days checked, 0 faults" in done.stdout
