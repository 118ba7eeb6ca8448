"""A guess is a moment for everybody at the table, and its end stays until people go on."""

from playwright.sync_api import expect
from tests.browser.axe import grave_findings
from tests.browser.contact.ways import find_way
from tests.browser.eavesdropping import Wiretap
from tests.browser.gathering import seated
from tests.browser.people import People, picture
from tests.browser.serving import Server


def test_a_guess_is_pointed_at_held_and_judged(people: People, server: Server) -> None:
    people.usual["reduced_motion"] = "no-preference"
    people.remember(settings={"coach": "always"})
    source, crew = seated(people, server, ("Ada", "Grace"), route="guided", level=6)
    coach = crew.page.get_by_role("region", name="Coach")
    source.begin_round()
    route = find_way(source, legs=2)
    source.lay_route(route)
    source.transmit([90] * len(route))
    crew.listen()
    wrong = next(chip for chip in crew.chips("possible target") if chip != source.target)
    expect(coach).to_contain_text("Which planet does the signal mean?")
    crew.guess(wrong)
    expect(coach).not_to_contain_text("Next")  # It says nothing of what is not seen yet.
    expect(coach.get_by_role("button", name="Suggest a move")).to_be_disabled()
    for table in (source, crew):
        expect(table.page.locator(".pointing")).to_be_visible()
        expect(table.page.get_by_text("Hold your breath…")).to_be_visible()
    expect(crew.page.get_by_text("Wrong.", exact=True)).to_be_visible()
    expect(crew.page.get_by_text("barrels of fuel are left")).not_to_have_count(0)
    picture(crew.page, "guess-wrong")
    expect(crew.how_to_guess).to_be_visible()
    crew.guess(source.target)
    expect(source.page.get_by_text("The rocket takes off.")).to_be_visible()
    expect(crew.page.locator(".line.meant")).to_have_count(len(route))
    picture(crew.page, "guess-flying")
    expect(crew.page.get_by_text("Right!", exact=True)).to_be_visible()
    expect(crew.button("Begin round 2")).to_be_visible()
    expect(source.page.get_by_text("The target was").first).to_be_visible()


def test_the_crew_lays_out_ways_that_nobody_hears_of(people: People, server: Server) -> None:
    taps: list[Wiretap] = []
    people.on_arrival = lambda page: taps.append(Wiretap(page))
    source, crew = seated(people, server, ("Ada", "Grace"))
    source.begin_round()
    way = find_way(source, legs=2)
    source.transmit()
    crew.listen()
    before = len(taps[1].sent)
    crew.button("Lay out a way").click()
    for chip in way:
        crew.chip(chip).focus()
        crew.page.keyboard.press("Enter")
    expect(crew.page.locator(".line.thought")).to_have_count(len(way))
    assert grave_findings(crew.page) == []
    picture(crew.page, "thought")
    crew.button("Clear the way").click()
    expect(crew.page.locator(".line.thought")).to_have_count(0)
    crew.button("Point again").click()
    crew.point_at(crew.chips("possible target")[0])
    assert len(taps[1].sent) == before
