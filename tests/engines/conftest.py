"""One server, and each engine started once for all that it is asked."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from scripts.engines import NONE_FOUND, find
from tests.browser.people import FAILED, OUTPUT, safe
from tests.browser.serving import Server
from tests.engines.engine import Engine
from tests.engines.firefox import Firefox
from tests.engines.screen import Screen
from tests.engines.webkit import WebKit


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="package", params=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    running = start(request.param, tmp_path_factory.mktemp("profile"))
    yield running
    running.close()


def start(make: str, folder: Path) -> Engine:
    engines = find()
    if engines is None:
        pytest.fail(NONE_FOUND)
    if make == "firefox":
        return Firefox(engines.firefox, folder)
    return WebKit(engines.webkit_driver, engines.webkit, engines.screen, folder)


@pytest.fixture
def screen(engine: Engine, server: Server, request: pytest.FixtureRequest) -> Iterator[Screen]:
    """At a test's end nothing may have gone wrong in the page; a picture of a failure stays."""
    here = Screen(engine, server.address)
    yield here
    if FAILED in request.node.stash:
        here.picture(OUTPUT / "failures" / f"{safe(request.node.name)}.png")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report
