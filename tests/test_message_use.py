"""How code is searched for the messages it uses."""

from __future__ import annotations

import pytest
from tests.message_use import client_uses, python_uses

PYTHON = """
WORDS = {1: "one", 2: "two"}
def f(x):
    name = "yes" if x else "no"
    reason = WORDS.get(x, "other")
    yield say("plain", a=1), say(f"pre-{x}"), say(name), say("a" if x else "b"), say(WORDS[x]), say(reason)
    yield say(f"word-{x}.form")
"""


def test_python_is_read() -> None:
    found = {use.id: use for use in python_uses(PYTHON, "x.py")}
    assert found.keys() == {"plain", "pre-*", "yes", "no", "a", "b", "one", "two", "other", "word-*"}
    assert found["plain"].args == {"a"}
    assert found["word-*"].attribute == "form"


@pytest.mark.parametrize(
    ("code", "ids"),
    [
        ('<p>{t("plain", { a: 1 })}</p>', ["plain"]),
        ("t(`pre-${x.y}`, {}, 'text')", ["pre-*"]),
        ('t(open ? "yes" : "no")', ["yes", "no"]),
        ('t(chosen?.kind === "this" ? "yes" : "no")', ["yes", "no"]),
        ('list(t("outer", { inner: t("inner") }))', ["outer", "inner"]),
        ("t(section.title)", ["(section.title)"]),
        ('at("no"); cat("no"); x.t("no")', []),
        ("export function t(id: string, args = {}) {}", []),
        ('throw message("problem", { status })', ["problem"]),
    ],
)
def test_the_client_is_read(code: str, ids: list[str]) -> None:
    assert [use.id for use in client_uses(code, "x.ts")] == ids
