"""The result: the figures of all encounters, as one JSON file that anybody can make for a player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from heliograph.arena.guests import Conduct
from heliograph.arena.strangers import metrics
from heliograph.arena.strangers.record import CONTROLS, Control, Episode, Episodes, Group
from heliograph.arena.strangers.tasks import BOUNDS, IDEAL, LEARNER, TASKS, Task
from heliograph.players.strangers import ROLES, VERSION, Role

LITERAL = "naive", "quick"
"""The literal listener: the first of these that the game has. Both read messages by the rules of thumb and
learn nothing."""
LATE = 5
"""From this round on a learner should know its partner."""
_NOT_ASKED = "not asked of this bound"
_NO_SELF = {IDEAL: "who knows its partner has none in itself", LEARNER: _NOT_ASKED}
NO_OTHER_BOARD = (
    "no other table is like the stations' boards: every number and every shape has its own place there"
)
NO_LEARNER = "an ideal learner is stated for listeners in Contact only"


class Plan(msgspec.Struct, frozen=True):
    """How many strangers of each family, and tables with each."""

    held_out: int
    tables: int
    public: int
    public_tables: int


QUICK = Plan(held_out=4, tables=1, public=2, public_tables=1)
FULL = Plan(held_out=12, tables=1, public=4, public_tables=1)


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number with its interval, or the reason why there is none."""

    value: float | None = None
    low: float | None = None
    high: float | None = None
    why: str = ""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One player in one role of one task."""

    player: str
    task: str
    role: Role
    encounters: int
    cells: dict[str, float]
    """The mean score with each held-out stranger."""
    by_round: dict[int, float]
    """With held-out strangers, how much was right at the end of each round."""
    figures: dict[str, Figure]


class Result(msgspec.Struct, frozen=True, kw_only=True):
    version: int
    seed: str
    plan: Plan
    rows: tuple[Row, ...]
    absent: dict[str, str]
    """Which player does not play which task, and why: `naive: mission`."""
    guests: dict[str, Conduct] = {}
    """How programs and players of other packages behaved: the decisions they forfeited and the house made."""

    def row(self, player: str, task: str, role: Role) -> Row | None:
        return next(
            (row for row in self.rows if (row.player, row.task, row.role) == (player, task, role)), None
        )


Met = Mapping[tuple[str, str, Group], Episodes]
"""By task, player and group."""


def result_of(
    met: Met,
    seed: str,
    plan: Plan,
    absent: Mapping[str, str],
    guests: Mapping[str, Conduct] | None = None,
) -> Result:
    players = list(dict.fromkeys(player for _, player, _ in met))
    rows = [
        _row(met, task, player, role)
        for task in TASKS
        for player in players
        if (task.id, player, "held-out") in met
        for role in ROLES
        if _of(met, task, player, "held-out", role)
    ]
    return Result(
        version=VERSION,
        seed=seed,
        plan=plan,
        rows=tuple(rows),
        absent=dict(absent),
        guests=dict(guests or {}),
    )


def _row(met: Met, task: Task, player: str, role: Role) -> Row:
    mine = _of(met, task, player, "held-out", role)
    best, learner = (_of(met, task, bound, "held-out", role) for bound in (IDEAL, LEARNER))
    return Row(
        player=player,
        task=task.id,
        role=role,
        encounters=len(mine),
        cells={name: round(value, 4) for name, value in _cells(mine).items()},
        by_round={number: round(value, 4) for number, value in _by_round(mine).items()},
        figures={
            **_scores(met, task, player, role, mine),
            **_beside_best(task, player, mine, best),
            "behind_learner": _behind_learner(task, role, mine, learner),
            **_controls(task, player, role, mine),
            **_others(met, task, player, role, mine),
        },
    )


def _scores(met: Met, task: Task, player: str, role: Role, mine: Episodes) -> dict[str, Figure]:
    scores = [one.score for one in mine]
    own = metrics.mean([one.score for one in _of(met, task, player, "itself", role)])
    public = metrics.mean([one.score for one in _of(met, task, player, "public", role)])
    no_self = _NO_SELF.get(player, "not played")
    return {
        "self_play": _figure(own, no_self),
        "public": _figure(public, "not played"),
        "cross_play": _figure(metrics.mean(scores), "", metrics.interval(metrics.mean, scores)),
        "iqm": _figure(
            metrics.interquartile_mean(scores), "", metrics.interval(metrics.interquartile_mean, scores)
        ),
        "gap": _figure(metrics.gap(own, metrics.mean(scores)), no_self),
        "worst_cell": _figure(metrics.worst_cell(_cells(mine)), ""),
    }


def _beside_best(task: Task, player: str, mine: Episodes, best: Episodes) -> dict[str, Figure]:
    names = ("share_of_best", "worst_share", "regret", "late_regret")
    if task.best == "none" or not best:
        why = "nobody knows the best response in this game" if task.best == "none" else "not played"
        return {name: Figure(why=why) for name in names}
    own, ideal = _cells(mine), _cells(best)
    regret = metrics.regret_by_round(_by_round(mine), _by_round(best))
    return {
        "share_of_best": _figure(metrics.share_of_best(own, ideal), "the best response reaches nothing"),
        "worst_share": _figure(metrics.worst_share(own, ideal), "the best response reaches nothing"),
        "regret": _figure(metrics.mean([*regret.values()]), "no rounds in common"),
        "late_regret": _figure(_late(mine, best), "no rounds in common"),
    }


def _behind_learner(task: Task, role: Role, mine: Episodes, learner: Episodes) -> Figure:
    if task.game != "contact" or role != "listener":
        return Figure(why=NO_LEARNER)
    return _figure(_late(mine, learner), "not played")


def _late(mine: Episodes, best: Episodes) -> float | None:
    regret = metrics.regret_by_round(_by_round(mine), _by_round(best))
    return metrics.mean([behind for number, behind in regret.items() if number >= LATE])


def _controls(task: Task, player: str, role: Role, mine: Episodes) -> dict[str, Figure]:
    found: dict[str, Figure] = {}
    for control in CONTROLS:
        why = _why_no_control(task, player, role, control)
        pairs = _pairs(mine, control)
        found[control] = _figure(metrics.mean([instead for _, instead in pairs]), why or "not played")
    found["real, where re-paired"] = _figure(
        metrics.mean([real for real, _ in _pairs(mine, "re-paired")]),
        _why_no_control(task, player, role, "re-paired") or "not played",
    )
    pairs = _pairs(mine, "re-paired")
    found["specificity"] = _figure(
        metrics.specificity(pairs), _why_no_control(task, player, role, "re-paired") or "not played"
    )
    return found


def _why_no_control(task: Task, player: str, role: Role, control: Control) -> str:
    if task.best == "none":
        return "in this game all is said openly, and there is one mission: nothing can be taken away"
    if control == "no message":
        asked = player != IDEAL or task.game == "contact"
        return "who speaks is the message" if role == "speaker" else "" if asked else _NOT_ASKED
    return "who knows its partner needs no past" if player == IDEAL else ""


def _others(met: Met, task: Task, player: str, role: Role, mine: Episodes) -> dict[str, Figure]:
    literal: Episodes = next(
        (found for name in LITERAL if (found := _of(met, task, name, "held-out", "listener"))), []
    )
    if task.best == "none":
        literal = []
    gain = metrics.gain_over_literal(
        metrics.mean([one.score for one in mine]), metrics.mean([one.score for one in literal])
    )
    seen = [one for episode in mine for one in episode.seen]
    stated = [(one.sure, one.score == 1) for one in seen if one.sure is not None]
    return {
        "gain_over_literal": _figure(gain, _why_no_literal(task))
        if role == "listener"
        else Figure(why="only who listens can listen literally"),
        "equivariance_gap": _figure(
            metrics.equivariance_gap([same for one in seen for same in one.turned.values()]),
            why_not_turned(task, player, role),
        ),
        "brier": _figure(
            metrics.brier(stated),
            "only who listens is sure of anything" if role == "speaker" else "it does not say how sure it is",
        ),
        "diversity": _figure(
            metrics.diversity([word for one in seen for word in one.did]), "too few actions"
        ),
    }


def _why_no_literal(task: Task) -> str:
    return "in this game all is said openly" if task.best == "none" else "not played"


def why_not_turned(task: Task, player: str, role: Role) -> str:
    if task.game == "critical_orbit" and role == "listener":
        return NO_OTHER_BOARD
    if player == IDEAL and task.best == "exact":
        return "it sees with its partner's eyes, which misjudge this very table"
    return _NOT_ASKED if player in BOUNDS else "not played"


def _of(met: Met, task: Task, player: str, group: Group, role: Role) -> Episodes:
    return [one for one in met.get((task.id, player, group), []) if one.role == role]


def _cells(episodes: Iterable[Episode]) -> dict[str, float]:
    found: dict[str, list[float]] = {}
    for one in episodes:
        found.setdefault(one.stranger, []).append(one.score)
    return {name: sum(scores) / len(scores) for name, scores in found.items()}


def _by_round(episodes: Iterable[Episode]) -> dict[int, float]:
    found: dict[int, list[float]] = {}
    for episode in episodes:
        for seen in episode.seen:
            for number, right in enumerate(seen.right, seen.round):
                found.setdefault(number, []).append(right)
    return {number: sum(found[number]) / len(found[number]) for number in sorted(found)}


def _pairs(episodes: Sequence[Episode], control: Control) -> list[tuple[float, float]]:
    """The score with the real past, and with the other one."""
    return [
        (seen.score, seen.instead[control])
        for episode in episodes
        for seen in episode.seen
        if control in seen.instead
    ]


def _figure(value: float | None, why: str, spread: tuple[float, float] | None = None) -> Figure:
    if value is None:
        return Figure(why=why)
    low, high = spread or (None, None)
    return Figure(round(value, 4), low, high)
