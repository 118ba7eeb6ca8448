"""How fast an AI seat gets used to a partner who taps or listens differently.

Level 6, 10 % timing noise, and the guesser under test gets one transmission only, so that nothing
but understanding counts. `matched` is a pair that need not learn: the same habits on both sides.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from heliograph.arena.contact import Record, play_seated
from heliograph.arena.figures import mean
from heliograph.arena.running.local import spread
from heliograph.games.contact.setup import Setup
from heliograph.players import make_player
from heliograph.players.contact.habits import Habits

SETUP = Setup(level=6)
TIMING_CV = 0.10
EARLY_ROUNDS = 3
BOT, PARTNER = 0, 1

USUAL = Habits(adapts=False)
SLOW = Habits(tempo_mm_per_s=60.0, adapts=False)
CENTRE = Habits(convention="centre", adapts=False)
ASSUMES_CENTRE = Habits(convention="centre", assumes="centre", adapts=False)

LISTENING = {
    "taps 40 % slower": (SLOW, Habits(), USUAL, Habits()),
    "taps centre to centre": (CENTRE, Habits(), CENTRE, Habits(assumes="centre")),
    "taps with a take-off time": (
        Habits(convention="lift", adapts=False),
        Habits(),
        Habits(convention="lift", adapts=False),
        Habits(assumes="lift"),
    ),
    "taps long ways short": (
        Habits(convention="power", adapts=False),
        Habits(),
        Habits(convention="power", adapts=False),
        Habits(assumes="power"),
    ),
}
"""The partner, the guesser under test, and a matched pair of both."""


def measure(quick: bool) -> dict[str, Any]:
    games = 40 if quick else 200
    rows = {name: _listening(*habits, games) for name, habits in LISTENING.items()}
    rows["listens centre to centre"] = _speaking(games)
    return rows


def _listening(
    partner: Habits, bot: Habits, matched_partner: Habits, matched_bot: Habits, games: int
) -> dict[str, float]:
    """The partner is the Source, the AI seat guesses at once."""
    learned = _rounds(bot, partner, games, source=PARTNER)
    matched = _rounds(matched_bot, matched_partner, games, source=PARTNER)
    return _row(learned, matched)


def _speaking(games: int) -> dict[str, float]:
    """The AI seat is the Source; the partner knows only one way of measuring."""
    learned = _rounds(Habits(), ASSUMES_CENTRE, games, source=BOT)
    matched = _rounds(Habits(convention="centre", adapts=False), ASSUMES_CENTRE, games, source=BOT)
    return _row(learned, matched)


def _rounds(bot: Habits, partner: Habits, games: int, source: int) -> list[list[bool]]:
    """For each game, whether each round of this Source was understood at once."""
    records: list[Record] = spread(
        partial(_play, bot, partner), [f"adaptation/{number}" for number in range(games)]
    )
    return [[one.right_at_once for one in game.rounds if one.source == source] for game in records]


def _play(bot: Habits, partner: Habits, seed: str) -> Record:
    seated = [make_player("contact", "strong", habits=habits, asks=False) for habits in (bot, partner)]
    return play_seated(seated, SETUP, TIMING_CV, seed)


def _row(learned: list[list[bool]], matched: list[list[bool]]) -> dict[str, float]:
    early = mean(right for game in learned for right in game[:EARLY_ROUNDS])
    later = mean(right for game in learned for right in game[EARLY_ROUNDS:])
    goal = mean(right for game in matched for right in game[EARLY_ROUNDS:])
    return {
        "rounds 1-3 %": 100 * early,
        "rounds 4+ %": 100 * later,
        "matched %": 100 * goal,
        "short of matched": 100 * (goal - later),
    }


if __name__ == "__main__":
    print(measure(quick=False))
