"""`python -m heliograph_learner.train` practises on one seat of Contact and saves a policy and its curve."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, NamedTuple

import numpy as np
import typer
from rich.console import Console
from rich.progress import Progress, TextColumn

from heliograph.arena import run
from heliograph_learner import curve
from heliograph_learner.lessons import EAR, ROLES, lesson
from heliograph_learner.policy import Parameters, fresh, save
from heliograph_learner.ppo import Learner, Rates
from heliograph_learner.rollout import Games

ENVS, STEPS = 16, 64
GAMES = 30
"""Missions with each partner, for comparison."""
SMOOTH = 12
"""This many updates are one point of the curve."""


class Report(NamedTuple):
    steps: int
    loss: float
    shares: dict[str, float]
    """By role: the share of signals understood at once in the last few updates."""


class Trained(NamedTuple):
    parameters: Parameters
    reports: list[Report]


def train(
    level: int,
    partners: list[str],
    steps: int,
    seed: int,
    after_each: Callable[[Report], None] = lambda report: None,
    envs: int = ENVS,
    stretch: int = STEPS,
) -> Trained:
    """Every environment has one of the partners; the same seed learns the same on the same machine. Steps are
    played in whole updates, at least one, and no more than fit into `steps`."""
    makers = [lesson(level, partner) for partner in partners]
    sight = makers[0][1]
    games = Games([makers[number % len(makers)][0]() for number in range(envs)], sight, seed)
    updates = updates_in(steps, envs * stretch)
    learner = Learner(sight, fresh(sight, seed), Rates(), updates, seed)
    reports: list[Report] = []
    recent: list[tuple[tuple[str, bool], ...]] = []
    for update in range(updates):
        played = games.play(learner.numpy(), stretch)
        loss = learner.learn(played)
        recent = [*recent[1 - SMOOTH :], played.understood]
        reports.append(Report((update + 1) * envs * stretch, loss, _shares(recent)))
        after_each(reports[-1])
    return Trained(learner.numpy(), reports)


def updates_in(steps: int, at_once: int = ENVS * STEPS) -> int:
    return max(1, steps // at_once)


def _shares(recent: list[tuple[tuple[str, bool], ...]]) -> dict[str, float]:
    rounds = [one for update in recent for one in update]
    by_role = {role: [right for which, right in rounds if which == role] for role in ROLES}
    return {role: float(np.mean(rights)) for role, rights in by_role.items() if rights}


def compared(level: int, partners: list[str], player: str, games: int) -> dict[str, float]:
    """How another player does in the same seat with the same partners, by role, measured in the arena."""
    settings = {"level": str(level), "ear": str(EAR)}
    rounds = [
        run("contact", [partner, player], games, "beside the learner", settings)["by_role"]
        for partner in partners
    ]
    names = {"listening": "{0} to {1}", "speaking": "{1} to {0}"}
    return {
        role: float(
            np.mean(
                [
                    of[name.format(partner, player)]["first_guess_accuracy"]
                    for of, partner in zip(rounds, partners, strict=True)
                ]
            )
        )
        for role, name in names.items()
    }


def main(
    level: Annotated[int, typer.Option(help="Of Contact: 1 has two possible targets, 2 has three, …")] = 2,
    partners: Annotated[str, typer.Option(help="AI seats to practise with.")] = "naive,quick",
    steps: Annotated[int, typer.Option(help="Of all environments together.")] = 250_000,
    seed: Annotated[int, typer.Option()] = 1,
    out: Annotated[Path, typer.Option(help="The policy.")] = Path("policy.npz"),
    picture: Annotated[Path, typer.Option(help="The curve.")] = Path("curve.svg"),
    beside: Annotated[str, typer.Option(help="A player in the same seat, to compare with.")] = "strong",
) -> None:
    with Progress(
        *Progress.get_default_columns(), TextColumn("{task.fields[told]}"), console=Console(stderr=True)
    ) as progress:
        task = progress.add_task("learning", total=updates_in(steps) * ENVS * STEPS, told="")

        def tell(report: Report) -> None:
            told = ", ".join(f"{role} {share:.2f}" for role, share in report.shares.items())
            progress.update(task, completed=report.steps, told=told)

        names = [name.strip() for name in partners.split(",")]
        trained = train(level, names, steps, seed, tell)
    save(out, trained.parameters)
    typer.echo(f"{beside} plays {GAMES} missions with each partner, to compare with", err=True)
    curves = {
        role: [(report.steps, report.shares[role]) for report in trained.reports if role in report.shares]
        for role in ROLES
    }
    title = f"Contact level {level}, with {' and '.join(names)}: understood at once"
    levels = {f"{beside} {role}": share for role, share in compared(level, names, beside, GAMES).items()}
    picture.write_text(curve.draw(title, curves, {"chance": 1 / (level + 1), **levels}), "utf-8")
    typer.echo(f"policy: {out}, curve: {picture}")


if __name__ == "__main__":
    typer.run(main)
