"""`--quick` leaves out slow tests, for `make check`. `make test` runs everything."""

import gc
import os

import pytest

from heliograph.players.one_core import ONE_CORE

os.environ.update(ONE_CORE)
gc.disable()  # thousands of tests are collected, and all of them stay

SLOW = (
    "/test_examination.py",
    "/test_whole_games.py",
    "tests/arena/",
    "tests/browser/",
    "tests/server/store/test_crashing.py",
    "tests/server/nodes/test_many_nodes.py",
    "tests/server/test_ai_",
    "/test_review",
)
"""Parts of the paths of whole games, of reviews of them, and of tests that kill servers."""


def pytest_collection_finish() -> None:
    """From here on the garbage collector looks only at what tests leave, and rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """pytest looks for garbage five times at its end: what this one leaves is in use and stays out of it."""
    gc.collect()
    gc.freeze()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out whole games")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--quick"):
        return
    slow = [item for item in items if any(part in item.nodeid for part in SLOW)]
    if slow:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in set(slow)]
