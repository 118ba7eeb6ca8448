"""Honest requests of every kind, as bytes to be spoilt."""

from __future__ import annotations

import json
from typing import Any

_DRAFT = {"name": "Two words", "tokens": ["C", "K"], "per_round": 2, "actions": 3, "rounds": 9}


def honest_requests(table: str, content: str) -> list[bytes]:
    """To a table of Contact whose box has this hash."""
    new_table = {"game": "contact", "setup": {}, "name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]}
    here = f"/api/tables/{table}"
    pages = ("/", f"/t/{table}", "/favicon.svg", "/games/contact/cover.svg")
    general = ("/health", "/schema", "/api/games", "/api/games/space_puzzle/scenario")
    printed = ("/api/games/contact/printed", f"/api/games/contact/printed/{content}")
    table_reads = (here, *(f"{here}/{what}" for what in ("qr.svg", "replay?as=0", "export", "review")))
    reads = (*pages, *general, *printed, *table_reads)
    posts: tuple[tuple[str, dict[str, Any]], ...] = (
        ("/api/tables", new_table),
        (f"{here}/claim", {"seat": 1, "name": "Bob"}),
        (
            "/api/games/space_puzzle/scenario",
            {"text": 'name = "Two words"\ntokens = ["C", "K"]\nrounds = 9\n'},
        ),
        ("/api/games/space_puzzle/draft", {"scenario": _DRAFT}),
    )
    return [*(_request("GET", path) for path in reads), *(_request("POST", *post) for post in posts * 3)]


def _request(method: str, path: str, body: object = None) -> bytes:
    sent = b"" if body is None else json.dumps(body).encode()
    head = [
        f"{method} {path} HTTP/1.1",
        "Host: 127.0.0.1",
        "Origin: http://127.0.0.1",
        "Accept-Encoding: gzip",
        "If-None-Match: none",
        "Range: bytes=0-99",
        "Connection: close",
        f"Content-Length: {len(sent)}",
    ]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + sent
