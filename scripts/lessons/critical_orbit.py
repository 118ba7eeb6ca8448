"""Mission Control's lessons: each job on its own board, one position and one task at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from msgspec.structs import replace as changed
from scripts.lessons.recorder import Action, Lesson, Recorder
from tests.games.critical_orbit.text import position

from heliograph.games.critical_orbit.box.boards import JOBS, Job, Station
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.telling.view import View
from heliograph.kernel.codec import encode
from heliograph.kernel.match import Match, Played, begin
from heliograph.kernel.prompt import Choice, Offer, Value
from heliograph.kernel.seats import Seat

FOLDER = Path("web/src/games/critical-orbit/tutorial")
LEARNER = Seat(0)
GAME = CriticalOrbit.load()
THREE_ROWS = "A-b1=2 A-c1=3 A-d1=4 A-a2=2 A-b2=1 A-c2=4 A-d2=3 A-a3=3 A-b3=4 A-c3=1 A-d3=2"

Task = tuple[Lesson, str]
"""A lesson, and the position it begins with."""


def recorded() -> dict[Path, str]:
    series = {"houston": HOUSTON, "bengaluru": BENGALURU, "cologne": COLOGNE, "mercury": MERCURY}
    return {FOLDER / f"{job}.json": _record(job, tasks) for job, tasks in series.items()}  # type: ignore[arg-type]


def _record(job: Job, tasks: Sequence[Task]) -> str:
    recorder = Recorder(LEARNER)
    for lesson, text in tasks:
        recorder.record(lesson, _match(job, text))
    return recorder.written()


def _match(job: Job, text: str) -> Match:
    """The learner has this job; somebody else has each of the others."""
    others = [other for other in JOBS if other != job]
    jobs = " ".join(f"{other}={others.index(other) + 1}" for other in others)
    state = position(GAME.content, f"untimed, difficulty easy, start 1, jobs {job}=0 {jobs}, {text}")
    started = begin(GAME, state.setup, "lesson")
    assert isinstance(started, Match), started
    return started.in_state(state)


def _view(match: Match) -> View:
    view: View = match.game.view(match.state, LEARNER)
    return view


def _offers(match: Match, *kinds: str) -> tuple[Offer, ...]:
    return tuple(one for one in match.game.prompt(match.state, LEARNER).offers if one.action in kinds)


def _among(offer: Offer, field: str, wanted: Iterable[Value]) -> Offer:
    """The same offer, with fewer options."""
    choice = offer.fields[field]
    assert isinstance(choice, Choice)
    assert set(wanted) <= set(choice.options), f"{field}: {wanted} are not all offered: {choice.options}"
    return changed(offer, fields={**offer.fields, field: Choice(tuple(wanted))})


# The stations


def _entering(
    id: str,
    spaces: Sequence[str],
    done: Callable[[View], bool],
    mistakes: Callable[[str, int], str] = lambda space, value: "",
) -> Lesson:
    def lets(match: Match) -> Sequence[Offer]:
        if done(_view(match)):
            return ()
        return [
            _among(offer, "space", [space for space in spaces if space in _options(offer, "space")])
            for offer in _offers(match, "enter")
        ]

    def mistake(match: Match, action: Action) -> str:
        why = mistakes(action["space"], action["value"])
        return why and f"mc-lesson-no-{why}"

    return Lesson(id, lets, mistake)


def _options(offer: Offer, field: str) -> tuple[Value, ...]:
    choice = offer.fields[field]
    assert isinstance(choice, Choice)
    return choice.options


def _locking(station: Station) -> Lesson:
    def lets(match: Match) -> Sequence[Offer]:
        return () if _view(match).desks[station].locked else _offers(match, "lock")

    return Lesson("lock", lets)


def _has_entered(station: Station) -> Callable[[View], bool]:
    return lambda view: not view.desks[station].left


def _filled(right: int) -> Callable[[str, int], str]:
    """The last box of a column must make it exactly full (MC-55, MC-56)."""
    return lambda space, value: "" if value == right else "short" if value < right else "over"


HOUSTON: Sequence[Task] = (
    (_entering("neighbours", ("d2", "c3", "e3", "d4"), _has_entered("houston")), "kept 1 4"),
    (
        _entering("shape", ("b4", "c4", "d4"), lambda view: bool(view.houston.struck)),
        "kept 1 6, left houston 1, houston b3=1 c3=1",
    ),
    (
        _entering(
            "star",
            ("h6", "i7", "j5"),
            lambda view: bool(view.houston.struck),
            # The fourth corner of a square, which is no shape (MC-41).
            lambda space, value: "value" if value != 4 else "square" if space == "j5" else "",
        ),
        "kept 1 6, left houston, stars houston=1, houston i5=4 j6=4",
    ),
    (_locking("houston"), "kept 2 5, left houston, houston e3=2 f4=5"),
)

BENGALURU: Sequence[Task] = (
    (
        _entering(
            "line",
            ("A-d2",),
            lambda view: view.circles["A"] == 1,
            lambda space, value: "repeat" if value == 3 else "",
        ),
        "kept 3 6, bengaluru A-a2=3 A-b2=5 A-c2=1",
    ),
    (
        _entering("pay", ("A-b4", "A-c4", "A-d4"), lambda view: view.circles["A"] == 4),
        f"kept 5 6, left bengaluru 5, bengaluru {THREE_ROWS}",
    ),
    (
        _entering(
            "gift",
            ("B-c1", "B-b1", "B-d2", "B-c3"),
            lambda view: view.desks["cologne"].stars == 1,
            lambda space, value: "" if space == "B-c1" else "star",
        ),
        "kept 2 6, left bengaluru 2, bengaluru B-c2=6",
    ),
    (_locking("bengaluru"), "kept 4 5, left bengaluru, bengaluru A-b1=4 X-c2=5"),
)

COLOGNE: Sequence[Task] = (
    (_entering("bar", ("5-1", "6-1", "3-1", "2-1"), _has_entered("cologne")), "kept 4 2"),
    (
        _entering("exact", ("4-2",), lambda view: view.cologne.circles == 1, _filled(6)),
        "kept 2 6",
    ),
    (
        _entering("star", ("6-3",), lambda view: view.cologne.circles == 1, _filled(4)),
        "kept 1 2, left cologne, stars cologne=1, cologne 5-1=2 6-1=3 6-2=4",
    ),
    (_locking("cologne"), "kept 4 5, left cologne, cologne 8-1=5 10-1=4"),
)


# Mercury III


def _building(
    id: str,
    kind: str,
    known: Callable[[Match], Iterable[Action]] = lambda match: (),
    mistake: Callable[[Match, Action], str] = lambda match, action: "",
) -> Lesson:
    """Done when a tile counts. A player who may build may always say what is missing."""

    def lets(match: Match) -> Sequence[Offer]:
        mercury = _view(match).mercury
        assert mercury is not None
        return () if mercury.connected else _offers(match, "call", kind)

    return Lesson(id, lets, mistake, known)


def _spots(match: Match) -> Iterable[Action]:
    """Every place where the tile joins two canisters, and a hint for all other places."""
    [offer] = _offers(match, "place")
    place: Action = {"type": "place", "tile": offer.fields["tile"].value}  # type: ignore[union-attr]
    size = match.game.content.size.value  # type: ignore[attr-defined]
    for x in range(size):
        for y in range(size):
            for rotation in range(4):
                action = {**place, "spot": {"x": x, "y": y, "rotation": rotation}}
                if _counts(match, action):
                    yield action
    yield place


def _counts(match: Match, action: Action) -> bool:
    played = match.play(LEARNER, encode(action), 0)
    return isinstance(played, Played) and bool(_view(played.match).mercury.connected)  # type: ignore[union-attr]


def _no_join(match: Match, action: Action) -> str:
    return "" if "spot" in action else "mc-lesson-no-join"


def _keeping() -> Lesson:
    def lets(match: Match) -> Sequence[Offer]:
        return [_among(offer, "why", [""]) for offer in _offers(match, "keep")]

    return Lesson("dice", lets)


def _starring() -> Lesson:
    kinds = ("call", "star-half", "star-cards", "star-tile", "drop-star", "judge-half", "order-cards")

    def lets(match: Match) -> Sequence[Offer]:
        mercury = _view(match).mercury
        assert mercury is not None
        return _offers(match, *kinds) if mercury.pending else ()

    def mistake(match: Match, action: Action) -> str:
        return "mc-lesson-no-drop" if action["type"] == "drop-star" else ""

    return Lesson("star", lets, mistake)


MERCURY: Sequence[Task] = (
    (_keeping(), "phase choose, dice 2 5 6, wish houston 2 shape-L firm"),
    (_building("tile", "place", _spots, _no_join), "kept 3 4, tiles S3"),
    (_building("valve", "cover"), "kept 3 4, tiles L4@0:0:3, valves white=1"),
    (
        _building("canister", "shift"),
        "kept 3 4, tiles S3@0:0:2, unlocked yellow-square, canister yellow-square T5",
    ),
    (_starring(), "kept 3 4, pending star"),
)
