"""Starship Interstellar as numbers: what one seat sees of the board and of all players' things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import get_args

from heliograph.envs.interstellar.mats import Mats
from heliograph.envs.layout import Block, Layout, Page, Pages, Piece, Vector
from heliograph.games.interstellar.agenda import AgendaItem, KeepFromSun, Produce
from heliograph.games.interstellar.box.pack import Pack, TokenId
from heliograph.games.interstellar.rules.resources import COLOURS, Cubes, cubes
from heliograph.games.interstellar.rules.starship import ROWS
from heliograph.games.interstellar.rules.token_sides import production_token
from heliograph.games.interstellar.rules.voyage import every_space
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import Ending, Phase
from heliograph.games.interstellar.telling.view import HallView, View

_PHASES: tuple[Phase, ...] = get_args(Phase)
_ENDINGS: tuple[Ending, ...] = get_args(Ending)
_STEPS: tuple[str, ...] = tuple(kind.__struct_config__.tag for kind in get_args(AgendaItem))
_SOURCES = ("base", "explorer", "outpost", "drill", "ars", "converter-1", "converter-2", "converter-3")
_OTHER = "other"
_ANY = "?"


def token_ids(pack: Pack) -> tuple[TokenId, ...]:
    return (*pack.token, *(production_token(planet) for planet in pack.planet))


class Sight:
    def __init__(self, pack: Pack, setup: Setup, composed: Sequence[str]) -> None:
        self._pack, self._players = pack, max(setup.seats, 2)
        self._tokens = {token: place for place, token in enumerate(token_ids(pack))}
        self._spaces = {space: place for place, space in enumerate(every_space(pack))}
        self._planets = {planet: place for place, planet in enumerate(pack.planet)}
        self._found = (*pack.discoveries.value, "black-hole", _OTHER)
        self._boards = tuple(pack.leader_boards.value)
        self._pass = tuple(pack.unique_pass_tokens.value)
        self._families = sorted(set(pack.families.value))
        self._seats = tuple(len(row) for row in pack.government.value)
        self._mats = Mats(pack, self._players, self._tokens, self._spaces)
        begun = Piece(
            "begun", len(composed), "what this seat has begun, of the composed actions: its order / 4"
        )
        self.layout = Layout([*self._pieces(), *self._mats.pieces, begun])
        self._mats.lie_in(self.layout)
        self._pages = Pages(self.layout)
        block = partial(Block, self.layout)
        self._course = block("phase", "governor")
        self._doing = block("step", "turned token")
        self._heaven = block("quadrants", "token stacks")
        self._supplies = block("market", "Solar Bag")
        self._seated = block("government")
        self._crowd = block("people", "saved")
        self._projects = block(f"projects, {ROWS[0]}", "mechanisms")
        self._offered = block("extra tokens")
        self._trappist = block("found", "arrived")
        self._automa = block("hall")
        self._chosen = block("families", "pass tokens to choose")
        self._begun = block("begun")

    def vector(self, view: View, begun: Sequence[int]) -> Vector:
        me = view.me or 0
        page = self._pages.of(me)
        if page.shows is not view:
            self._write(page, view, me)
            page.shows = view
        self._begun.write(page, (begun,), _write_begun, begun)
        return page.vector.copy()

    def _write(self, page: Page, view: View, me: int) -> None:
        course = (
            *(me, view.phase, view.ended, view.round),
            *(view.order, view.passed, view.mover, view.governor),
        )
        self._course.write(page, course, self._write_course, view, me)
        self._doing.write(page, (me, view.step, view.facts.turned), self._write_step, view, me)
        sky = (view.quadrants, view.lost, view.spiral, view.stacks)
        self._heaven.write(page, sky, self._write_sky, view)
        self._supplies.write(page, (view.market, view.bag), _write_supplies, view)
        self._seated.write(page, (me, view.government), self._write_government, view, me)
        self._crowd.write(page, (view.people, view.saved), _write_people, view)
        projects = (
            *(view.current, view.long_term, view.future),
            *(view.built, view.mechanisms_left, view.modules),
        )
        self._projects.write(page, projects, _write_projects, view)
        self._offered.write(page, (view.offered,), self._write_offered, view.offered)
        journey = (
            *(me, view.found, view.interest_taken),
            *(view.government_probe, view.discoveries_left, view.arrived),
        )
        self._trappist.write(page, journey, self._write_journey, view, me)
        self._automa.write(page, (view.hall,), self._write_hall, view.hall)
        chosen = (view.families, view.leader_board, view.drafted, view.draft)
        self._chosen.write(page, chosen, self._write_chosen, view)
        self._mats.write(page, view, me)

    def _write_course(self, page: Page, view: View, me: int) -> None:
        players = self._players
        page.mark("phase", [_PHASES.index(view.phase)])
        page.mark("ended", [_ENDINGS.index(view.ended)])
        page.write("round", [view.round / 10])
        for place, player in enumerate(view.order):
            page.mark("order", [(player - me) % players], (place + 1) / 10)
        for place, player in enumerate(view.passed):
            page.mark("passed", [(player - me) % players], (place + 1) / 10)
        if view.mover >= 0:
            page.mark("mover", [(view.mover - me) % players])
        if view.governor >= 0:
            page.mark("governor", [(view.governor - me) % players])

    def _write_step(self, page: Page, view: View, me: int) -> None:
        step = view.step
        if step is None:
            return
        page.mark("step", [_STEPS.index(str(step.__struct_config__.tag))])
        page.mark("asked", [(step.seat - me) % self._players])
        if isinstance(step, KeepFromSun):
            page.write("drawn from the Sun", _tenths(step.drawn))
        if isinstance(step, Produce):
            page.write("left to activate", [step.left.count(source) / 10 for source in _SOURCES])
            page.mark("produces on", [self._planets[step.planet]])
        turned = view.facts.turned
        if turned is not None:
            page.write("turned token", [*_tenths(turned.deposit), *_tenths(turned.sent_home)])

    def _write_sky(self, page: Page, view: View) -> None:
        quadrants, planets = self._pack.quadrants.value, self._planets
        where = [
            quadrants * planets[planet] + quadrant % quadrants for planet, quadrant in view.quadrants.items()
        ]
        page.mark("quadrants", where)
        page.mark("lost planets", [planets[planet] for planet in view.lost])
        page.write("spiral", [view.spiral / 50])
        page.scatter("token stacks", [(planets[at], left / 10) for at, left in view.stacks.items()])

    def _write_government(self, page: Page, view: View, me: int) -> None:
        begins, players = 0, self._players
        for row, spaces in enumerate(view.government):
            taken = [
                (begins + space) * players + (player - me) % players
                for space, player in enumerate(spaces)
                if player >= 0
            ]
            page.mark("government", taken)
            begins += self._seats[row]

    def _write_offered(self, page: Page, offered: Sequence[TokenId]) -> None:
        page.mark("extra tokens", [self._tokens[token] for token in offered])

    def _write_journey(self, page: Page, view: View, me: int) -> None:
        for space, discovery in view.found.items():
            kind = discovery if discovery in self._found else _OTHER
            page.mark("found", [len(self._found) * self._spaces[space] + self._found.index(kind)])
        page.mark("interest taken", [self._spaces[space] for space in view.interest_taken])
        page.mark("Government Probe", [self._spaces[view.government_probe]])
        page.write("discoveries left", [view.discoveries_left / 50])
        for place, player in enumerate(view.arrived):
            page.mark("arrived", [(player - me) % self._players], (place + 1) / 10)

    def _write_hall(self, page: Page, hall: HallView | None) -> None:
        if hall is not None:
            page.write("hall", self._hall(hall))

    def _write_chosen(self, page: Page, view: View) -> None:
        page.mark("families", map(self._families.index, view.families))
        if view.leader_board:
            page.mark("leader board", [self._boards.index(view.leader_board)])
        if view.drafted:
            page.mark("pass token chosen", [self._pass.index(view.drafted)])
        if view.draft is not None:
            page.mark("pass tokens to choose", map(self._pass.index, view.draft.chosen_from))

    def _hall(self, hall: HallView) -> Iterator[float]:
        yield from _tenths(hall.bag)
        yield from _tenths(hall.laid)
        yield from (level / 10 for level in hall.technologies)
        yield hall.plays / 10
        yield hall.planets_left / 10
        yield hall.refilled
        yield from (float(planet == hall.next_planet) for planet in self._planets)

    def _pieces(self) -> Iterator[Piece]:
        players, planets, spaces = self._players, len(self._planets), len(self._spaces)
        colours, each = len(COLOURS), f"of each colour ({', '.join(COLOURS)}), in tenths"
        who, names = "counted from this seat", ", ".join(self._planets)
        yield Piece("phase", len(_PHASES), f"one of {', '.join(_PHASES)}")
        yield Piece("ended", len(_ENDINGS), f"one of {', '.join(_ENDINGS)}")
        yield Piece("round", 1, "in tenths")
        yield Piece("order", players, f"the order of this phase, in tenths; {who}")
        yield Piece("passed", players, f"the order of passing, in tenths; {who}")
        yield Piece("mover", players, f"whose turn it is or was; {who}")
        yield Piece("governor", players, f"who is Governor; {who}")
        yield Piece("step", len(_STEPS), f"what is being done: {', '.join(_STEPS)}")
        yield Piece("asked", players, f"by whom; {who}")
        yield Piece("drawn from the Sun", colours, f"while cubes are kept, {each}")
        yield Piece("left to activate", len(_SOURCES), f"while producing, in tenths: {', '.join(_SOURCES)}")
        yield Piece("produces on", planets, f"while producing: {names}")
        yield Piece("turned token", 2 * colours, f"its deposit and what it sends home, {each}")
        quadrants = self._pack.quadrants.value
        yield Piece(
            "quadrants", planets * quadrants, f"for each planet ({names}) its quadrant of {quadrants}"
        )
        yield Piece("lost planets", planets, names)
        yield Piece("spiral", 1, "the Sun's spiral, in fiftieths")
        yield Piece("token stacks", planets, f"Planetary Production tokens face down, in tenths: {names}")
        yield Piece("market", colours, f"cubes {each}")
        yield Piece("Solar Bag", colours, f"cubes {each}")
        rows = ", ".join(map(str, self._seats))
        yield Piece("government", sum(self._seats) * players, f"for each space (rows of {rows}) whose; {who}")
        yield Piece("people", colours, f"on Earth, {each}")
        yield Piece("saved", 1, "people aboard, in fiftieths")
        width = self._pack.mechanisms.value.spaces
        for name in ROWS:
            yield Piece(
                f"projects, {name}", width * (colours + 1), f"for each space its price {each}, any cube"
            )
        yield Piece("mechanisms", 3, "built, in twentieths; left, in fiftieths; modules, in tenths")
        yield Piece("extra tokens", len(self._tokens), f"beside the board: {', '.join(self._tokens)}")
        kinds = ", ".join(self._found)
        yield Piece(
            "found", spaces * len(self._found), f"for each space ({', '.join(self._spaces)}): {kinds}"
        )
        yield Piece("interest taken", spaces, "for each space")
        yield Piece("Government Probe", spaces, "its space")
        yield Piece("discoveries left", 1, "in fiftieths")
        yield Piece("arrived", players, f"the order of arrival at Trappist, in tenths; {who}")
        hall = f"bag and board {each}; its Technologies, plays and planets left, in tenths; whether it was "
        yield Piece("hall", 3 * colours + 3 + planets, f"{hall}refilled; its next planet: {names}")
        yield Piece("families", len(self._families), f"that are active: {', '.join(self._families)}")
        yield Piece(
            "leader board", len(self._boards), f"one of {', '.join(self._boards)}; none: the ordinary one"
        )
        yield Piece("pass token chosen", len(self._pass), f"face down: {', '.join(self._pass)}")
        yield Piece("pass tokens to choose", len(self._pass), "those this seat may take or could have taken")


def _write_supplies(page: Page, view: View) -> None:
    page.write("market", _tenths(view.market))
    page.write("Solar Bag", _tenths(view.bag))


def _write_people(page: Page, view: View) -> None:
    page.write("people", _tenths(view.people))
    page.write("saved", [view.saved / 50])


def _write_projects(page: Page, view: View) -> None:
    for name in ROWS:
        page.write(f"projects, {name}", [each for one in getattr(view, name) for each in _price(one)])
    page.write("mechanisms", [len(view.built) / 20, view.mechanisms_left / 50, view.modules / 10])


@cache
def _price(mechanism: str) -> list[float]:
    return [*_tenths(cubes(mechanism)), mechanism.count(_ANY) / 10]


def _write_begun(page: Page, begun: Sequence[int]) -> None:
    page.scatter("begun", [(part, order / 4) for order, part in enumerate(begun, 1)])


def _tenths(some: Cubes) -> list[float]:
    return [count / 10 for count in some]
