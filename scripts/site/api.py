"""The API's pages: the modules that others build on, each documented by its docstrings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    title: str
    about: str
    modules: tuple[str, ...]


PAGES = {
    "api/kernel.md": Part(
        "The kernel",
        "What every game shares: its contract, offers and prompts, chance as a value, logs and matches.",
        (
            "heliograph.kernel.game",
            "heliograph.kernel.prompt",
            "heliograph.kernel.offers",
            "heliograph.kernel.chance",
            "heliograph.kernel.message",
            "heliograph.kernel.seats",
            "heliograph.kernel.log",
            "heliograph.kernel.match",
            "heliograph.kernel.boxed",
            "heliograph.kernel.content",
            "heliograph.kernel.workshop",
            "heliograph.kernel.rating",
        ),
    ),
    "api/testkit.md": Part(
        "The test kit",
        "What every game owes, as checks that any game can be handed to.",
        (
            "heliograph.kernel.testkit.check",
            "heliograph.kernel.testkit.plays",
            "heliograph.kernel.testkit.fixtures",
            "heliograph.kernel.testkit.secrecy",
        ),
    ),
    "api/players.md": Part(
        "Players",
        "What an AI seat is, the base class of Contact's, and how seats are made by name.",
        (
            "heliograph.players.player",
            "heliograph.players.contact.base",
            "heliograph.players",
            "heliograph.players.table",
        ),
    ),
    "api/envs.md": Part(
        "Environments",
        "The games to learn in: PettingZoo for all seats, Gymnasium for one, and the conformance kit.",
        (
            "heliograph.envs.contact_v0",
            "heliograph.envs.space_puzzle_v0",
            "heliograph.envs.aec",
            "heliograph.envs.solo",
            "heliograph.envs.conditions",
            "heliograph.envs.actions",
            "heliograph.envs.layout",
            "heliograph.envs.spec",
            "heliograph.envs.conformance",
        ),
    ),
    "api/arena.md": Part(
        "The arena",
        "Many games between players, what they come to and how sure that is.",
        (
            "heliograph.arena.tournament",
            "heliograph.arena.intervals",
            "heliograph.arena.results",
            "heliograph.arena.settings",
            "heliograph.arena.guests.program",
            "heliograph.arena.guests.conduct",
        ),
    ),
}


def page(name: str) -> str:
    part = PAGES[name]
    return f"# {part.title}\n\n{part.about}\n\n" + "\n\n".join(f"::: {module}" for module in part.modules)
