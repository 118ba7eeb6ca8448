"""A language model's endpoint on this machine that gives the answers a test wants."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import msgspec

from heliograph.kernel.chance import Chance
from heliograph.kernel.message import Message
from heliograph.kernel.offers import sample_action
from heliograph.kernel.prompt import Offer, Prompt


@dataclass
class Say:
    """One answer: its text, or an error status."""

    text: str = ""
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes | None = None
    after_s: float = 0.0


Script = Callable[[list[dict[str, str]]], Say]


@dataclass
class StandIn:
    url: str
    asked: list[dict[str, Any]] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)


@contextmanager
def stand_in(script: Script, tokens: int = 10) -> Iterator[StandIn]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            here.asked.append({"path": self.path, **body})
            here.headers.append({name.lower(): value for name, value in self.headers.items()})
            said = script(body["messages"])
            time.sleep(said.after_s)
            choice = {"message": {"role": "assistant", "content": said.text}}
            answer = {"choices": [choice], "usage": {"total_tokens": tokens}}
            data = json.dumps(answer).encode() if said.body is None else said.body
            self.send_response(said.status)
            for name, value in said.headers.items():
                self.send_header(name, value)
            self.send_header("content-length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    here = StandIn(f"http://127.0.0.1:{server.server_port}/v1")
    thread = Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield here
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def any_offer(messages: list[dict[str, str]]) -> Say:
    """One of the offers in the question, with some text around it."""
    text = next(one["content"] for one in messages if one["role"] == "user")
    return Say(f"I think so: ```json\n{json.dumps({'action': any_of(text), 'notes': 'remember'})}\n```")


def any_of(question: str) -> dict[str, Any]:
    offers = msgspec.json.decode(question.rpartition("Offers: ")[2], type=tuple[Offer, ...])
    waiting = tuple(offer for offer in offers if not offer.aside) or offers
    action, _ = sample_action(Prompt(Message("any"), waiting), Chance.from_seed(question))
    return action
