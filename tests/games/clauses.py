"""Reading a position's text form: clauses of a keyword and its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence


class Clauses:
    """`seats 3, target C, flown (target A, prize 4)`: keywords with words, nested in brackets."""

    def __init__(self, text: str, known: Sequence[str]) -> None:
        self._found: dict[str, list[str]] = {}
        for clause in _split(text):
            keyword, _, rest = clause.partition(" ")
            if keyword not in known:
                raise ValueError(f"unknown clause: {clause!r}")
            self._found.setdefault(keyword, []).append(rest.strip())

    def has(self, keyword: str) -> bool:
        return keyword in self._found

    def each(self, keyword: str) -> list[tuple[str, ...]]:
        """The words of every clause with this keyword."""
        return [tuple(rest.split()) for rest in self._found.get(keyword, [])]

    def words(self, keyword: str, usual: tuple[str, ...] = ()) -> tuple[str, ...]:
        if keyword not in self._found:
            return usual
        words = tuple(word for rest in self.each(keyword) for word in rest)
        return () if words == ("none",) else words

    def word(self, keyword: str, usual: str) -> str:
        words = [word for rest in self.each(keyword) for word in rest] or [usual]
        if len(words) != 1:
            raise ValueError(f"one word is needed: {keyword} {' '.join(words)}")
        return words[0]

    def number(self, keyword: str, usual: int) -> int:
        return int(self.word(keyword, str(usual)))

    def numbers(self, keyword: str, usual: tuple[int, ...] = ()) -> tuple[int, ...]:
        return tuple(int(word) for word in self.words(keyword)) if self.has(keyword) else usual

    def trail(self, keyword: str) -> tuple[str, ...]:
        """`B>C`."""
        return tuple(self.word(keyword, "").split(">"))

    def nested(self, keyword: str) -> list[str]:
        """The clauses inside the brackets."""
        return [rest.strip("() ") for rest in self._found.get(keyword, [])]


def _split(text: str) -> Iterator[str]:
    """Splits at commas and line breaks, except inside brackets."""
    clause, depth = "", 0
    for sign in text:
        depth += (sign == "(") - (sign == ")")
        if sign in ",\n" and depth == 0:
            yield from _stripped(clause)
            clause = ""
        else:
            clause += sign
    if depth:
        raise ValueError(f"a bracket is not closed: {clause!r}")
    yield from _stripped(clause)


def _stripped(clause: str) -> Iterator[str]:
    if clause.strip():
        yield " ".join(clause.split())
