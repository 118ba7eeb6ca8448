"""Chromium with a microphone that beeps, and hands it out without asking a person."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright
from scripts.chromium import NONE_FOUND, find
from tests.browser.devices import Devices
from tests.browser.people import People
from tests.browser.serving import Server

BEEPING = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]


@pytest.fixture
def talkers(playwright: Playwright, server: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    chromium = find()
    if chromium is None:
        pytest.fail(NONE_FOUND)
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    running: Browser = playwright.chromium.launch(executable_path=chromium, args=[*BEEPING, *sandbox])
    company = People(Devices(running), server.address)
    yield company
    company.leave(request.node)
    running.close()
