"""The learning curve: how often signals were understood at once, by steps, as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

Points = Sequence[tuple[int, float]]
WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 760, 420, 60, 50, 150, 50
LINE = 14
_STROKES = ("#1c4da8", "#c98400", "#26935e")
_DASHES = ("", "9 4", "2 4")
"""Never distinguished by colour alone."""


def draw(title: str, curves: Mapping[str, Points], levels: Mapping[str, float]) -> str:
    """`levels` are drawn for comparison: chance, another player."""
    most = max(step for points in curves.values() for step, _ in points)
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def place(step: float, share: float) -> tuple[float, float]:
        return round(LEFT + wide * step / most, 1), round(TOP + high * (1 - share), 1)

    parts = [f'<text x="{LEFT}" y="26" font-size="16" font-weight="600">{escape(title)}</text>']
    for tenth in range(0, 11, 2):
        _, y = place(0, tenth / 10)
        parts.append(f'<path d="M{LEFT} {y}H{LEFT + wide}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{tenth * 10} %</text>')
    below = 0.0
    for name, share in sorted(levels.items(), key=lambda level: -level[1]):
        _, y = place(0, share)
        below = max(y + 4, below + LINE)
        parts.append(f'<path d="M{LEFT} {y}H{LEFT + wide}" stroke="#555" stroke-dasharray="1 3"/>')
        parts.append(f'<text x="{LEFT + wide + 8}" y="{below}" fill="#333">{escape(name)}</text>')
    for number, (name, points) in enumerate(curves.items()):
        way = " ".join(
            f"{'ML'[at > 0]}{x} {y}" for at, (x, y) in enumerate(place(*point) for point in points)
        )
        stroke = f'stroke="{_STROKES[number]}" stroke-width="2.2" stroke-dasharray="{_DASHES[number]}"'
        parts.append(f'<path d="{way}" fill="none" {stroke}/>')
        at = LEFT + 160 * number
        parts.append(f'<path d="M{at} 40h26" {stroke}/><text x="{at + 32}" y="44">{escape(name)}</text>')
    for step in range(0, most + 1, _round_steps(most)):
        x, _ = place(step, 0)
        parts.append(f'<text x="{x}" y="{TOP + high + 20}" text-anchor="middle">{step:,}</text>')
    parts.append(f'<text x="{LEFT + wide / 2}" y="{HEIGHT - 10}" text-anchor="middle">steps</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="system-ui, sans-serif" font-size="12">\n'
        '<rect width="100%" height="100%" fill="#fff"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _round_steps(most: int) -> int:
    """Five to ten of them, or a few more."""
    ten = int(10 ** (len(str(most)) - 1))
    return max(1, ten // (5 if most < 2 * ten else 2 if most < 5 * ten else 1))
