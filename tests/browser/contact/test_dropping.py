"""Lines break and servers die in mid-round; the game goes on by itself, nothing lost, nothing twice.

What was said only once stays missed (CT-H21), so these tables keep a written record."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.gathering import seated
from tests.browser.pages import Table
from tests.browser.people import People
from tests.browser.serving import Server
from tests.browser.unsteady import UnsteadyLine

Lay = Callable[[Server], UnsteadyLine]


def record_in_round_one(source: Table) -> None:
    source.begin_round()
    source.record((150, 90))


def sees_that_the_line_is_down(table: Table) -> None:
    expect(table.connection).not_to_have_text("Connected")


def finishes_the_round(source: Table, crew: Table) -> None:
    """The one signal that was sent has come once, and the round can be played on."""
    expect(source.connection).to_have_text("Connected")
    expect(crew.connection).to_have_text("Connected")
    crew.listen()
    for table in (source, crew):
        expect(table.page.get_by_role("img", name="Signal 1:")).to_be_visible()
        expect(table.page.get_by_role("img", name="Signal 2:")).to_have_count(0)
    crew.guess(source.target)
    expect(crew.button("Begin round 2")).to_be_visible()


def test_a_cut_line_comes_back_and_the_signal_arrives_once(
    people: People, server: Server, line_to: Lay
) -> None:
    line = line_to(server)
    people.usual["base_url"] = line.address
    source, crew = seated(people, server, ("Ada", "Grace"), written_record=True)
    people.forgive()
    record_in_round_one(source)
    line.cut()
    source.send_button.click()
    for table in (source, crew):
        sees_that_the_line_is_down(table)
    line.mend()
    finishes_the_round(source, crew)


def test_a_lost_answer_does_not_send_the_signal_twice(people: People, server: Server, line_to: Lay) -> None:
    line = line_to(server)
    people.usual["base_url"] = line.address
    source, crew = seated(people, server, ("Ada", "Grace"), written_record=True)
    people.forgive()
    record_in_round_one(source)
    line.lose_answers()
    source.send_button.click()
    expect(source.send_button).to_have_attribute("aria-busy", "true")
    line.wait_for_lost_acknowledgement()
    line.cut()
    line.mend()
    finishes_the_round(source, crew)


def test_a_killed_server_comes_back_with_everything(people: People, own_server: Server) -> None:
    people.usual["base_url"] = own_server.address
    source, crew = seated(people, own_server, ("Ada", "Grace"), written_record=True)
    people.forgive()
    record_in_round_one(source)
    own_server.kill()
    source.send_button.click()
    for table in (source, crew):
        sees_that_the_line_is_down(table)
    own_server.start()
    finishes_the_round(source, crew)
