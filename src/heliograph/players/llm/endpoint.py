"""Asking a model over HTTP: one question and one answer, with retries where they may help."""

from __future__ import annotations

import http.client
import time
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec

from heliograph.players.llm.player import Exchange, NoReplyError, Reply
from heliograph.players.llm.settings import Settings

_PASSING = (408, 409, 425, 429, 500, 502, 503, 504)
"""Status codes after which the same question may succeed a moment later."""
_MOST_BYTES = 4_000_000
_FIRST_PAUSE_S, _LONGEST_PAUSE_S = 0.5, 10.0
_SHOWN = 200


class _Message(msgspec.Struct):
    content: str | None = None


class _Choice(msgspec.Struct):
    message: _Message


class _Usage(msgspec.Struct):
    total_tokens: int = 0


class _Completion(msgspec.Struct):
    choices: list[_Choice]
    usage: _Usage | None = None


class _PassingError(Exception):
    def __init__(self, reason: str, after_s: float | None = None) -> None:
        super().__init__(reason)
        self.after_s = after_s


class Endpoint:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        parts = urlsplit(settings.url)
        self._secure, self._host = parts.scheme == "https", parts.netloc.rpartition("@")[2]
        self._path = f"{parts.path.rstrip('/')}/chat/completions"

    def __call__(self, messages: Sequence[Exchange], seconds: float) -> Reply:
        """The model's reply to these messages; raises if there is none in time, or can never be one."""
        until, pause, calls = time.monotonic() + seconds, _FIRST_PAUSE_S, 0
        while True:
            calls += 1
            try:
                text, tokens = self._ask(messages, until)
                return Reply(text, tokens, calls)
            except _PassingError as passing:
                wait = min(passing.after_s or pause, _LONGEST_PAUSE_S)
                if time.monotonic() + wait >= until:
                    raise NoReplyError("slow", str(passing), calls) from passing
                time.sleep(wait)
                pause *= 2

    def _ask(self, messages: Sequence[Exchange], until: float) -> tuple[str, int]:
        most = self._settings.answer_tokens
        body = {
            "model": self._settings.model,
            "messages": messages,
            **({"max_tokens": most} if most else {}),
        }
        headers = {"content-type": "application/json", "accept": "application/json"}
        if self._settings.key:
            headers["authorization"] = f"Bearer {self._settings.key}"
        status, told, data = self._send(msgspec.json.encode(body), headers, until)
        if status in _PASSING:
            raise _PassingError(f"status {status}", _seconds(told.get("retry-after")))
        if status != http.client.OK:
            raise NoReplyError("crashed", f"status {status}: {data[:_SHOWN].decode(errors='replace')}")
        try:
            found = msgspec.json.decode(data, type=_Completion)
            text = found.choices[0].message.content or ""
        except (msgspec.DecodeError, UnicodeDecodeError, IndexError) as error:
            raise NoReplyError("crashed", f"no chat completion: {error}") from error
        counted = 0 if found.usage is None else found.usage.total_tokens
        return text, counted or _guessed(messages, text)

    def _send(self, body: bytes, headers: Mapping[str, str], until: float) -> tuple[int, Any, bytes]:
        kind = http.client.HTTPSConnection if self._secure else http.client.HTTPConnection
        line = kind(self._host, timeout=max(until - time.monotonic(), 0.01))
        try:
            line.request("POST", self._path, body, dict(headers))
            answer = line.getresponse()
            return answer.status, answer.headers, _read(answer, until)
        except (OSError, http.client.HTTPException) as error:
            raise _PassingError(f"{type(error).__name__}: {error}") from error
        finally:
            line.close()


def _read(answer: http.client.HTTPResponse, until: float) -> bytes:
    """Bounds the whole response: one that arrives slowly is as late as one that does not arrive."""
    data = b""
    while more := answer.read1(65_536):
        data += more
        if len(data) > _MOST_BYTES:
            raise NoReplyError("nonsense", f"more than {_MOST_BYTES} bytes")
        if time.monotonic() > until:
            raise TimeoutError("no answer in time")
    return data


def _seconds(told: str | None) -> float | None:
    try:
        return None if told is None else max(float(told), 0.0)
    except ValueError:
        return None


def _guessed(messages: Sequence[Exchange], text: str) -> int:
    """An estimate for endpoints that do not count: about four letters per token."""
    return (sum(len(one["content"]) for one in messages) + len(text)) // 4 + 1
