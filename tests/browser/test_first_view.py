"""The first page comes quickly, and nothing on it breaks the content security policy."""

from playwright.sync_api import Request, Route, expect
from tests.browser.people import People, note, picture
from tests.browser.waiting import wait_until

MOST_BYTES = 150_000
MOST_SHIFT = 0.05
OUR_TYPE = "document.fonts.check('1rem Plex')"

WATCH_SHIFTS = """
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) window.shifted += shift.value;
  }).observe({ type: "layout-shift", buffered: true });
"""


def test_javascript_of_the_home_page_is_small(people: People) -> None:
    fetched: list[Request] = []
    people.on_arrival = lambda page: page.on("requestfinished", lambda request: fetched.append(request))
    page = people.arrive(first_visit=True)
    page.wait_for_load_state("networkidle")
    scripts = {one.url: one.sizes()["responseBodySize"] for one in fetched if one.resource_type == "script"}
    transferred = sum(scripts.values())
    note("first-view.json", {"javascript_bytes": transferred, "scripts": len(scripts)})
    assert scripts
    assert transferred <= MOST_BYTES
    picture(page, "home")


def test_nothing_moves_when_the_typeface_comes(people: People) -> None:
    page = people.arrive("/favicon.svg", first_visit=True)
    late: list[Route] = []
    page.add_init_script(WATCH_SHIFTS)
    page.route("**/*.woff2", lambda font: late.append(font))
    page.goto("/", wait_until="commit")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert late
    assert not page.evaluate(OUR_TYPE)
    for font in late:
        font.continue_()
    wait_until(page, OUR_TYPE)
    page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
    shifted = page.evaluate("window.shifted")
    note("layout-shift.json", {"home": shifted})
    assert shifted < MOST_SHIFT


def test_the_policy_is_strict(people: People) -> None:
    page = people.arrive()
    policy = page.request.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'self'" in policy
    page.evaluate(
        "document.head.append(Object.assign(document.createElement('script'), { text: 'window.bad = 1' }))"
    )
    assert page.evaluate("window.bad") is None
    people.forgive()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
