"""Answers to daily puzzles: the number by score, and the first guesses."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select

from heliograph.server.store import schema
from heliograph.server.store.writer import Change

_answers = schema.daily_answers.c


@dataclass(frozen=True, slots=True)
class Answers:
    scores: dict[int, int]
    guesses: dict[str, int]


def note(puzzle: str, token_hash: str, score: int, guess: str, at: int) -> Change:
    """The first answer under a token counts; a second one is `TakenError`."""
    answer = {"puzzle": puzzle, "token_hash": token_hash, "score": score, "guess": guess, "at": at}
    return Change(schema.daily_answers.insert(), answer)


def answers_of_others(connection: Connection, puzzle: str, token_hash: str) -> Answers:
    def counted(column: str) -> dict[object, int]:
        what = schema.daily_answers.c[column]
        found = (
            select(what, func.count().label("answers"))
            .where(_answers.puzzle == puzzle, _answers.token_hash != token_hash)
            .group_by(what)
        )
        return {row[0]: row.answers for row in connection.execute(found)}

    return Answers(counted("score"), counted("guess"))  # type: ignore[arg-type]


def forget_before(connection: Connection, at: int) -> None:
    connection.execute(delete(schema.daily_answers).where(_answers.at < at))
