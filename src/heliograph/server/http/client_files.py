"""The browser client: its files, compressed once, and its page for every address that is a page."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path

from litestar import Response, route

from heliograph.kernel.message import say
from heliograph.resources import static_dir
from heliograph.server.http.injected import AnyRequest
from heliograph.server.http.problem import ProblemError

_PAGE = "index.html"
_FOR_EVER = "public, max-age=31536000, immutable"
_WORTH_COMPRESSING = 500
_NEVER_PAGES = ("api", "schema", "assets", "health", "metrics")


@dataclass(frozen=True, slots=True)
class ClientFile:
    plain: bytes
    zipped: bytes | None
    media_type: str
    etag: str
    lasting: bool
    """Files under `assets` carry a hash of their content in their names."""


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def client_file(request: AnyRequest) -> Response[bytes]:
    name = request.scope["path"].strip("/") or _PAGE
    file = _find(name)
    if file is None and _is_page(name):
        file = _find(_PAGE)
        if file is None:
            raise ProblemError(503, say("refused-no-client"))
    if file is None:
        raise ProblemError(404, say("refused-not-found"))
    return _answer(request, file)


def _answer(request: AnyRequest, file: ClientFile) -> Response[bytes]:
    headers = {"etag": file.etag, "cache-control": _FOR_EVER if file.lasting else "no-cache"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    content = file.plain
    if file.zipped is not None:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            content = file.zipped
    return Response(content, headers=headers, media_type=file.media_type)


def _is_page(name: str) -> bool:
    first, _, _ = name.partition("/")
    return first not in _NEVER_PAGES and "." not in name.rpartition("/")[2]


def _find(name: str) -> ClientFile | None:
    root = static_dir().resolve()
    path = (root / name).resolve()
    if not path.is_relative_to(root) or not path.is_file():
        return None
    if any(part.startswith(".") for part in path.relative_to(root).parts):
        return None
    return _read(path, path.stat().st_mtime_ns)


@cache
def _read(path: Path, _: int) -> ClientFile:
    plain = path.read_bytes()
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = media_type.startswith("text/") or media_type.endswith(("javascript", "json", "xml"))
    zipped = gzip.compress(plain, 9, mtime=0) if text and len(plain) > _WORTH_COMPRESSING else None
    etag = f'"{blake2b(plain, digest_size=12).hexdigest()}"'
    return ClientFile(plain, zipped, media_type, etag, lasting=path.parent.name == "assets")
