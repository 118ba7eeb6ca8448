"""A picture of curves: each has its own mark and its name at the end, so that colour is not needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

Curve = Mapping[int, float]
"""By round, in percent."""

_WIDTH, _HEIGHT, _LEFT, _TOP, _RIGHT, _BOTTOM = 420, 240, 46, 46, 90, 40
_MARKS = ("●", "■", "▲", "◆", "✚", "○", "□", "△")
_COLOURS = ("#5b6472", "#a4602a", "#2f6f8f", "#7a3f8f", "#3d7a3f", "#8f2f4a", "#30405f", "#6b6b1f")


def draw(charts: Mapping[str, Mapping[str, Curve]], what: str) -> str:
    """Charts side by side; `what` is said once, below."""
    wide = _LEFT + _WIDTH + _RIGHT
    body = "\n".join(
        part for at, (title, curves) in enumerate(charts.items()) for part in _chart(at * wide, title, curves)
    )
    high = _TOP + _HEIGHT + _BOTTOM + 26
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide * len(charts)} {high}" '
        f'font-family="system-ui, sans-serif" font-size="12">\n'
        f'<rect width="100%" height="100%" fill="#fff"/>\n{body}\n'
        f'<text x="{_LEFT}" y="{high - 10}" fill="#444">{escape(what)}</text>\n</svg>\n'
    )


def _chart(left: float, title: str, curves: Mapping[str, Curve]) -> Iterator[str]:
    rounds = sorted({number for curve in curves.values() for number in curve})
    yield f'<text x="{left + _LEFT}" y="24" font-size="16" font-weight="600">{escape(title)}</text>'
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent)
        yield f'<path d="M{left + _LEFT} {y:.1f}h{_WIDTH}" stroke="#dde2ea"/>'
        yield f'<text x="{left + _LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{percent}</text>'
    for number in rounds:
        x = left + _x(number, rounds)
        yield f'<text x="{x:.1f}" y="{_TOP + _HEIGHT + 18}" text-anchor="middle" fill="#555">{number}</text>'
    ends = _apart({name: _y(list(curve.values())[-1]) for name, curve in curves.items() if curve})
    for place, (name, curve) in enumerate(curves.items()):
        if curve:
            yield from _curve(left, name, curve, rounds, place, ends[name])


def _curve(left: float, name: str, curve: Curve, rounds: list[int], place: int, end: float) -> Iterator[str]:
    mark, colour = _MARKS[place % len(_MARKS)], _COLOURS[place % len(_COLOURS)]
    points = [(left + _x(number, rounds), _y(curve[number])) for number in sorted(curve)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    yield f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
    for x, y in points:
        where = f'x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle"'
        yield f'<text {where} fill="{colour}" font-size="10">{mark}</text>'
    x = left + _LEFT + _WIDTH + 8
    yield f'<text x="{x}" y="{end + 4:.1f}" fill="{colour}">{mark} {escape(name)}</text>'


def _x(number: int, rounds: list[int]) -> float:
    return _LEFT + _WIDTH * (number - rounds[0]) / max(rounds[-1] - rounds[0], 1)


def _y(percent: float) -> float:
    return _TOP + _HEIGHT * (1 - min(max(percent, 0), 100) / 100)


def _apart(ends: Mapping[str, float]) -> dict[str, float]:
    """Moves names apart so that they do not overlap."""
    found: dict[str, float] = {}
    last = 0.0
    for name in sorted(ends, key=lambda name: ends[name]):
        last = max(ends[name], last + 14)
        found[name] = last
    return found
