"""Every message of a whole game, checked for words in every language."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache

from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.match import Match
from heliograph.kernel.message import Message
from heliograph.kernel.testkit import Play
from heliograph.language import Language, languages

_CHECKED: defaultdict[re.Pattern[str], set[bytes]] = defaultdict(set)
"""Games repeat many messages; checking each once is enough."""


@cache
def language(code: str) -> Language:
    return Language(code, ("Ann", "Bo"))


def check_words(messages: Iterable[Message], left_open: re.Pattern[str]) -> None:
    """An open brace is a missing argument; a visible id is a missing message."""
    known = _CHECKED[left_open]
    different = {encode(message): message for message in messages}
    new = different.keys() - known
    for code in languages():
        for message in map(different.__getitem__, new):
            text = language(code).say(message)
            assert not left_open.search(text), (code, message.id, text)
            assert text == " ".join(text.split()), (code, message.id, text)
    known |= new


def said_in(play: Play) -> Iterator[Message]:
    game = play.game
    for match in play.matches:
        for viewer in play.viewers:
            prompt = game.prompt(match.state, viewer)
            yield prompt.ask
            yield from (offer.confirm for offer in prompt.offers if offer.confirm)
            yield from game.describe(game.view(match.state, viewer))
        yield from game.describe(game.open_view(match.state))
        hearings = [game.hears(match.state, seat) for seat in play.seats]
        yield from (hearing.closed for hearing in hearings if hearing.closed)
    for moment in play.moments:
        yield from (game.tell(told.event) for told in moment.events)
        yield from _refusals(play, moment.after, bytes(moment.entry.action))
    outcome = game.outcome(play.last.state)
    assert outcome is not None
    yield outcome.ending


def _refusals(play: Play, match: Match, action: bytes) -> Iterator[Message]:
    """The refusals that each seat gets for repeating the action."""
    for seat in play.seats:
        again = match.play(seat, action, match.seq)
        if isinstance(again, Refusal):
            yield again.reason
