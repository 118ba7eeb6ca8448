"""Professional games: chosen signal cards, every helper card, the certificate."""

from playwright.sync_api import expect
from tests.browser.contact.prepared import fly_well
from tests.browser.gathering import at_the_table, gather, play_alone
from tests.browser.pages import Table
from tests.browser.people import People, picture
from tests.browser.prepared import seat_together
from tests.browser.serving import Server

CARDS = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)


def last_round_with_every_helper(source: Table, crew: Table) -> None:
    source.begin_round()
    source.use_helper("Exchange target")
    picture(source.page, "choosing")
    source.choose_signal(CARDS[-1])
    source.transmit((120, 80))
    crew.listen()
    crew.button("Use First stopover").click()
    source.point_at_stopover()
    expect(crew.helper("First stopover")).to_contain_text("Inactive")
    crew.use_helper("50:50")
    picture(crew.page, "helpers", whole=True)
    crew.reactivate_helpers()
    expect(crew.status("Fuel")).to_have_text("4")
    for helper in ("50:50", "First stopover", "Exchange target"):
        expect(crew.helper(helper)).not_to_contain_text("Inactive")
    wrong = next(chip for chip in crew.chips("possible target") if chip != source.target)
    crew.guess(wrong)
    expect(crew.ask).to_have_text("Not that one. You have a second guess; no barrel is lost yet.")
    crew.guess(source.target)


def test_two_people_with_every_helper_card_and_a_certificate(people: People, server: Server) -> None:
    seats = seat_together(server, ("Ada", "Grace"), mode="professional")
    fly_well(server, seats, len(CARDS) - 1, CARDS)
    crew, source = at_the_table([people.arrive(seat.seat_link) for seat in seats])
    last_round_with_every_helper(source, crew)
    for table in (source, crew):
        expect(table.report).to_have_text("Mission accomplished")
        # CT-H8: the first miss has put the last card, the six, back.
        expect(table.page.get_by_text("36 of 42 points", exact=True)).to_be_visible()
        expect(table.page.get_by_role("img", name="Certificate: Strong Signal")).to_be_visible()
    picture(crew.page, "certificate", whole=True)
    crew.button("Turn over").click()
    expect(crew.page.get_by_role("img", name="The picture on the back of the certificate")).to_be_visible()


def test_alone_with_an_ai_seat(people: People) -> None:
    table = play_alone(people, "Ada", Game="Professional")
    assert table.play_to_the_end() >= {"begin", "choose", "send"}


def test_three_people_and_a_team_meeting(people: People) -> None:
    source, guesser, third = gather(people, ("Ada", "Grace", "Hedy"), Game="Professional")
    chats = [table.open_chat() for table in (source, guesser, third)]
    chats[0].say("Ready?")
    expect(chats[2].lines).to_contain_text("Ready?")
    source.begin_round()
    source.choose_signal(3)
    expect(chats[0].closed).to_have_text("The Source stays silent until the round is over.")
    for chat in chats[1:]:
        expect(chat.closed).to_have_text("No talking during the round, unless a team meeting is called.")
        expect(chat.send).to_be_disabled()
    source.transmit()
    third.listen()
    third.call_meeting("50:50")
    chats[2].say("It was very short.")
    chats[1].say("Then it is near.")
    for chat in chats:
        expect(chat.lines).to_contain_text("It was very short.")
        expect(chat.lines).to_contain_text("Then it is near.")
    expect(chats[0].closed).to_have_text("The Source stays silent until the round is over.")
    expect(chats[0].send).to_be_disabled()
    picture(third.page, "meeting")
    guesser.listen()
    guesser.guess(source.target)
    chats[0].say("Well heard!")
    expect(chats[1].lines).to_contain_text("Well heard!")
