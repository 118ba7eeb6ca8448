"""Contact: the chips, the rocket, the possible targets, and the last signal as bars."""

from __future__ import annotations

from heliograph.envs.pictures.canvas import ALARM, BRIGHT, CALM, DIM, HEIGHT, INK, LINE, Canvas
from heliograph.games.contact.telling.view import View

_TABLE = 440
_SIDE = 470
_A_SECOND = 40


def paint(canvas: Canvas, view: View) -> None:
    scale = _TABLE / view.layout.size
    where = {chip.id: (10 + chip.x * scale, 10 + chip.y * scale) for chip in view.layout.chips}
    radius = max(view.layout.radius * scale, 9)
    canvas.box(4, 4, _TABLE + 12, _TABLE + 12)
    for other in view.layout.links[view.rocket]:
        canvas.line(where[view.rocket], where[other])
    for chip, (x, y) in where.items():
        asked = chip in view.possible or (chip in view.candidates and not view.possible)
        fill = ALARM if chip == view.target else DIM if chip in view.reached else None
        canvas.circle(x, y, radius, fill, BRIGHT if asked else LINE)
        if asked:
            canvas.circle(x, y, radius + 4, None, BRIGHT)
        canvas.text(x, y, chip.removeprefix("asteroid-"), mid=True)
    x, y = where[view.rocket]
    canvas.polygon([(x, y - radius - 12), (x - 7, y - radius + 2), (x + 7, y - radius + 2)], CALM)
    role = "Source" if view.me == view.source else "Crew"
    told = [
        f"{role}, {view.phase}",
        f"round {view.round}/{view.rounds}",
        f"barrels {view.barrels}/{view.full_tank}",
    ]
    canvas.lines(_SIDE, 12, [*told, f"score {view.score}", *(f"guessed {one.chip}" for one in view.guesses)])
    if view.target is not None:
        canvas.text(_SIDE, 190, f"target {view.target}", fill=ALARM)
    signals = [sent.holds for sent in view.transmissions if sent.holds]
    for place, ms in enumerate(signals[-1] if signals else ()):
        top = 230 + 24 * place
        if top < HEIGHT - 20:
            canvas.box(_SIDE, top, min(ms / 1000 * _A_SECOND, 160), 14, CALM)
            canvas.text(_SIDE + 4, top + 14, f"{ms} ms", fill=INK, size=9)
