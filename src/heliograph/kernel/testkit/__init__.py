"""The checks that every game must pass.

`check_game(game, setups, seeds)` runs them all; each is a plain function that raises
`AssertionError` with what went wrong and where. Nothing here needs a test framework.
"""

from heliograph.kernel.testkit.check import check_game
from heliograph.kernel.testkit.fixtures import Fixture, check_fixture, record
from heliograph.kernel.testkit.plays import Chooser, Moment, Play, at_random, play_out

__all__ = [
    "Chooser",
    "Fixture",
    "Moment",
    "Play",
    "at_random",
    "check_fixture",
    "check_game",
    "play_out",
    "record",
]
