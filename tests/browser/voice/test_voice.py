"""Two browsers talk, and fall silent by the rules in mid-sentence."""

from playwright.sync_api import Page, expect
from tests.browser.axe import grave_findings
from tests.browser.pages import Table
from tests.browser.people import People, picture
from tests.browser.phone import PHONE, TOO_WIDE
from tests.browser.prepared import seat_together
from tests.browser.serving import Server
from tests.browser.voice.ear import Ear, energy

KEEP_THE_LINE = """
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (typeof data !== "string") window.voiceLine = this;
    return send.call(this, data);
  };
"""
GO_ON_ALL_THE_SAME = """() => {
  const piece = new Uint8Array(324).fill(119);
  for (let times = 0; times < 50; times += 1) voiceLine.send(piece);
}"""
LOUD = 1e-4


def test_a_voice_falls_silent_with_the_source(talkers: People, server: Server) -> None:
    ada_seat, bob_seat = seat_together(server, ["Ada", "Bob"])
    talkers.on_arrival = lambda page: page.add_init_script(KEEP_THE_LINE)
    ada = talkers.arrive(ada_seat.seat_link)
    bob = talkers.arrive("/", **PHONE)
    ear = Ear(bob)
    bob.goto(bob_seat.seat_link)

    # Off by default: only the host is offered the switch, and nobody is asked for a microphone.
    expect(bob.get_by_role("button", name="Voice", exact=True)).to_have_count(0)
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Voice", exact=True).click()
    ada.get_by_role("switch", name="People may talk at this table").check(force=True)
    join(ada)
    ada.get_by_role("radio", name="Open microphone").check(force=True)
    bob.get_by_role("button", name="Voice", exact=True).click()
    assert grave_findings(bob, "aside") == []
    join(bob)
    bob.get_by_role("complementary", name="Voice").get_by_role("button", name="Close").click()

    # They talk: Ada all the time, Bob while he holds the key.
    sentence = ear.hear_more_than(40)
    assert {piece[0] for piece in sentence} == {0}
    assert max(energy(piece) for piece in sentence) > LOUD
    expect(bob.get_by_role("list", name="Speaking now")).to_contain_text("Ada")
    assert bob.evaluate(TOO_WIDE) == []
    picture(bob, "voice-talking-360")
    bob.keyboard.down("t")
    expect(bob.get_by_text("You are heard")).to_be_visible()
    expect(ada.get_by_role("list", name="Speaking now")).to_contain_text("Bob")
    picture(ada, "voice-talking")
    bob.keyboard.up("t")
    expect(bob.get_by_text("You are heard")).to_have_count(0)

    # In mid-sentence the round begins: CT-18, the Source is silent now, and the Crew as well.
    Table(ada).begin_button.click()
    expect(ada.get_by_text("Silent by the rules: The Source stays silent")).to_be_visible()
    expect(bob.get_by_text("Silent by the rules")).to_be_visible()
    expect(bob.get_by_role("list", name="Speaking now")).not_to_contain_text("Ada")
    assert ear.hear_for(1_500) == []
    ada.evaluate(GO_ON_ALL_THE_SAME)
    assert ear.hear_for(1_500) == [], "a page that does not obey is not heard either"
    assert grave_findings(ada, "body") == []
    picture(ada, "voice-silent")
    picture(bob, "voice-silent-360")


def join(page: Page) -> None:
    panel = page.get_by_role("complementary", name="Voice")
    panel.get_by_role("button", name="Join with microphone").click()
    expect(page.get_by_role("region", name="Voice")).to_be_visible()
