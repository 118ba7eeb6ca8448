"""Starship Interstellar: the sky with planets and Explorers, the Market, and all players' things."""

from __future__ import annotations

from math import cos, pi, sin

from heliograph.envs.pictures.canvas import BRIGHT, CALM, DIM, INK, LINE, Canvas
from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.rules.resources import COLOURS, Cubes
from heliograph.games.interstellar.telling.view import Corporation, View

_SUN = (200, 210)
_ORBIT = 22
_SIDE = 410


def paint(canvas: Canvas, pack: Pack, view: View) -> None:
    canvas.text(10, 8, f"round {view.round}, {view.phase}, spiral {view.spiral}, saved {view.saved}")
    canvas.circle(*_SUN, 6 + min(view.spiral / 4, 12), BRIGHT, BRIGHT)
    for planet in pack.planets.value:
        canvas.circle(*_SUN, planet.orbit * _ORBIT)
        turn = 2 * pi * (view.quadrants.get(planet.id, 0) + 0.5) / pack.quadrants.value
        x, y = (_SUN[0] + planet.orbit * _ORBIT * cos(turn), _SUN[1] + planet.orbit * _ORBIT * sin(turn))
        lost = planet.id in view.lost
        canvas.circle(x, y, 8, LINE if lost else CALM, INK)
        here = [str(seat) for seat, one in enumerate(view.corporations) if one.explorer == planet.id]
        bases = [str(seat) for seat, one in enumerate(view.corporations) if planet.id in one.sites]
        canvas.text(x + 10, y - 6, planet.id[:3] + (" lost" if lost else ""), size=10)
        signs = (f"@{','.join(here)} " if here else "") + (f"#{','.join(bases)}" if bases else "")
        canvas.text(x + 10, y + 4, signs, fill=BRIGHT, size=10)
    canvas.lines(
        10, 410, [f"market {_cubes(view.market)}", f"bag {_cubes(view.bag)}", f"people {_cubes(view.people)}"]
    )
    for seat, corporation in enumerate(view.corporations):
        mine = seat == view.me
        canvas.lines(_SIDE, 12 + seat * 112, _things(seat, corporation), fill=INK if mine else DIM, size=11)


def _cubes(some: Cubes | None) -> str:
    if some is None:
        return "hidden"
    return " ".join(f"{colour}{count}" for colour, count in zip(COLOURS, some, strict=True) if count) or "-"


def _things(seat: int, of: Corporation) -> list[str]:
    fuel = "hidden" if of.fuel is None else of.fuel
    return [
        f"{seat}: prestige {of.prestige}, reputation {of.reputation}{', passed' if of.passed else ''}",
        f"fuel {fuel}, cubes {_cubes(of.cubes)}",
        f"scientists {of.scientists}, probe {of.probe}",
        f"starship {of.starship}, humankind {of.humankind}",
        " ".join(f"{name}{level}" for name, level in sorted(of.technologies.items()) if level)
        or "no technology",
        f"played {' '.join(of.played[-3:]) or '-'}",
    ]
