"""`make audit` tells holes from silence."""

from __future__ import annotations

from typing import Any

import pytest
from scripts import audit

WELL = {"name": "a", "version": "1", "vulns": []}
HOLE = {"name": "b", "version": "2", "vulns": [{"id": "CVE-1", "fix_versions": ["3"]}]}
UNKNOWN = {"name": "c", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("python", "npm", "status", "told"),
    [
        ([WELL], {"vulnerabilities": {}}, 0, "no known holes"),
        ([WELL, HOLE], {"vulnerabilities": {}}, 1, "b 2: CVE-1, mended in 3"),
        ([WELL], {"vulnerabilities": {"d": {"severity": "high"}}}, 1, "d: high"),
        ([WELL, UNKNOWN], {"vulnerabilities": {}}, 2, "NOT AUDITED"),
        ([WELL], {"message": "405"}, 2, "npm: NOT AUDITED"),
    ],
)
def test_what_is_known_and_what_is_not(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    python: list[Any],
    npm: dict[str, Any],
    status: int,
    told: str,
) -> None:
    def answer(command: list[str]) -> dict[str, Any]:
        return npm if "npm" in command else {"dependencies": python}

    monkeypatch.setattr(audit, "_json_of", answer)
    assert audit.main() == status
    assert told in capsys.readouterr().out
