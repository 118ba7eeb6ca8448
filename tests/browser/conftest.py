"""One server, one Chromium, and as many people as a test needs."""

import faulthandler
import os
import signal
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright
from scripts.chromium import NONE_FOUND, find
from tests.browser.devices import Devices
from tests.browser.people import FAILED, People
from tests.browser.serving import Server
from tests.browser.unsteady import UnsteadyLine

from heliograph.resources import static_dir

NOT_BUILT = "the browser client is not built; do it with: make client"


LONGEST_S = 240


@pytest.fixture(autouse=True)
def not_for_ever() -> Iterator[None]:
    """Playwright waits without end for what a page or a download owes it. A worker that is gone fails one
    test, which is then tried alone; one that hangs would hold everybody."""

    def go(*_: object) -> None:
        faulthandler.dump_traceback()
        os._exit(1)

    before = signal.signal(signal.SIGALRM, go)
    signal.alarm(LONGEST_S)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (static_dir() / "index.html").is_file():
        pytest.fail(NOT_BUILT)
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """As people have it: a page may sound only after a gesture."""
    chromium = find()
    if chromium is None:
        pytest.fail(NONE_FOUND)
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    # Pages of one device share a process: it has read our scripts before.
    running = playwright.chromium.launch(executable_path=chromium, args=["--process-per-site", *sandbox])
    yield running
    running.close()


@pytest.fixture(scope="package")
def devices(browser: Browser) -> Devices:
    return Devices(browser)


@pytest.fixture
def people(devices: Devices, server: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    """Whoever comes to play in this test; at its end nobody's console may hold a complaint."""
    company = People(devices, server.address)
    yield company
    company.leave(request.node)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    running = Server(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def line_to() -> Iterator[Callable[[Server], UnsteadyLine]]:
    """Lays a bad line to a server."""
    laid: list[UnsteadyLine] = []

    def lay(server: Server) -> UnsteadyLine:
        laid.append(UnsteadyLine(server.port))
        return laid[-1]

    yield lay
    for line in laid:
        line.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Lets fixtures know that their test has failed."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report
