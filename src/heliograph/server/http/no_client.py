"""Every page while the client is not built: an explanation for people, and the reason for programs."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import Response

from heliograph.kernel.message import say
from heliograph.server.http.problem import ProblemError, tell_problem
from heliograph.server.http.spoken import language_of, words_in

_STATUS = 503
_PAGE = """<!doctype html>
<html lang="{code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Heliograph</title>
</head>
<body>
<main>
<h1>Heliograph</h1>
<p>{reason}</p>
</main>
</body>
</html>
"""


class NoClientError(ProblemError):
    def __init__(self) -> None:
        super().__init__(_STATUS, say("refused-no-client"))


def tell_no_client(request: Request, error: NoClientError) -> Response:
    told = tell_problem(request, error)
    if "text/html" in request.headers.get("accept", ""):
        code = language_of(request)
        reason = escape(words_in(code).say(error.reason))
        page = _PAGE.format(code=code, reason=reason)
        told = Response(page, _STATUS, media_type="text/html")
    told.headers["vary"] = "accept, accept-language"
    return told
