"""`/t/{table}`: the client's page, with a head that describes the table to programs that preview links.

It says what anyone with the link may know, and never a secret. All text from players is escaped.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from babel.lists import format_list
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from heliograph.kernel.message import Message, say
from heliograph.language import Language
from heliograph.server.http.api.tables import find
from heliograph.server.http.client_files import client_page, has_file, is_page
from heliograph.server.http.problem import ProblemError
from heliograph.server.http.services import services
from heliograph.server.http.spoken import language_of, words_in
from heliograph.server.store.writer import StoreError
from heliograph.server.tables.ending import Ending, ending_of
from heliograph.server.wire.tables import TableInfo

_HEADERS = {"cache-control": "no-cache", "vary": "accept-language"}


async def table_page(request: Request) -> Response:
    """If a table cannot be found now, the page itself says so."""
    if not is_page(request.scope["path"].lstrip("/")):
        raise HTTPException(404)
    page = client_page()
    try:
        table = await find(request)
        ending = await ending_of(table, services(request).ratings)
    except (ProblemError, StoreError):
        return Response(page, media_type="text/html", headers=_HEADERS)
    head = preview(table.info(), ending, str(request.base_url), language_of(request))
    return Response(page.replace("</head>", f"{head}</head>", 1), media_type="text/html", headers=_HEADERS)


def preview(info: TableInfo, ending: Ending | None, base: str, code: str) -> str:
    """Open Graph data: pairs of a name and a text, as tags of the page's head."""
    words = words_in(code)
    sentences = (_who(info, code),) if ending is None else (*_result(ending, code), _who(info, code))
    told = {
        "og:site_name": "Heliograph",
        "og:type": "website",
        "og:locale": code,
        "og:title": words.say(_what(info, ending, _game_name(words, info.game))),
        "og:description": " ".join(map(words.say, sentences)),
        "og:url": f"{base}t/{info.id}",
        "og:image": f"{base}{_picture(info.game) if ending is None else f'api/tables/{info.id}/result.png'}",
        "twitter:card": "summary_large_image",
    }
    tags = (f'<meta property="{name}" content="{escape(text, quote=True)}">' for name, text in told.items())
    return "".join(tags)


def _picture(game: str) -> str:
    """Drawn by `scripts/previews.py`: programs that preview links show no SVG."""
    own = f"preview/{game}.jpg"
    return own if has_file(own) else "preview/heliograph.jpg"


def _what(info: TableInfo, ending: Ending | None, game: str) -> Message:
    if ending is not None and not ending.rivals:
        return say("preview-made-it", game=game) if ending.won else say("preview-not-made", game=game)
    if info.phase == "gathering":
        return say("preview-gathering", game=game)
    return say("preview-playing", game=game) if info.phase == "playing" else say("preview-over", game=game)


def _result(ending: Ending, code: str) -> Iterator[Message]:
    """How it ended, as spectators know it, and how that compares."""
    yield ending.told
    if ending.scores:
        scores = [f"{name} {score}" for name, score in ending.scores]
        yield say("preview-scores", scores=str(format_list(scores, locale=code)))
    if ending.compared is not None and ending.rank is not None:
        worse, same = ending.rank.of_ten
        kind = "rival" if ending.rivals else "crew"
        yield say(f"rating-{ending.compared.among}-{kind}", worse=worse, same=same)


def _who(info: TableInfo, code: str) -> Message:
    people = [chair.name for chair in info.chairs if chair.kind == "person" and chair.name]
    open_seats = sum(chair.kind == "open" for chair in info.chairs)
    if not people:
        return say("preview-nobody")
    names = str(format_list(people, locale=code))
    if info.phase == "gathering" and open_seats:
        return say("preview-waiting", names=names, open=open_seats)
    return say("preview-seated", names=names)


def _game_name(words: Language, game: str) -> str:
    name = say(f"game-{game.replace('_', '-')}")
    told = words.say(name)
    return game if told == name.id else told
