"""The browser client: its files, and its single page for every page address."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import blake2b
from os import PathLike, stat_result
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import ASGIApp, Scope

from heliograph.resources import static_dir
from heliograph.server.http.no_client import NoClientError

_PAGE = "index.html"
_FOR_EVER = "public, max-age=31536000, immutable"
_WORTH_COMPRESSING = 500
_HARD = 9
_COMPRESSIBLE = {".css", ".html", ".js", ".json", ".svg", ".txt"}
_LONGEST_PAGE = 200
_NEVER_PAGES = ("api", "schema", "assets", "health", "metrics")


def client_files() -> ASGIApp:
    return ClientFiles(directory=static_dir(), check_dir=False)


def client_page() -> str:
    """The one page behind every page address."""
    file = static_dir() / _PAGE
    if not file.is_file():
        raise NoClientError
    return file.read_text("utf-8")


def has_file(name: str) -> bool:
    return (static_dir() / name).is_file()


class ClientFiles(StaticFiles):
    async def check_config(self) -> None:
        """A checkout without a built client is not an error: it still answers programs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if any(part.startswith(".") for part in Path(path).parts):
            raise HTTPException(404)
        try:
            return await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or not is_page(path):
                raise
        try:
            return await super().get_response(_PAGE, scope)
        except HTTPException:
            raise NoClientError from None

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        path, asked = Path(full_path), Headers(scope=scope)
        response = FileResponse(full_path, status_code, _caching(path), stat_result=stat_result)
        is_text = path.suffix in _COMPRESSIBLE and stat_result.st_size >= _WORTH_COMPRESSING
        if is_text:
            response.headers["vary"] = "accept-encoding"
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        if is_text and "gzip" in asked.get("accept-encoding", ""):
            return _smaller(response, _compressed(path, path.stat().st_mtime_ns))
        return response


def is_page(path: str) -> bool:
    if len(path) > _LONGEST_PAGE or not path.isprintable():
        return False
    parts = Path(path).parts
    return not parts or (parts[0] not in _NEVER_PAGES and "." not in parts[-1])


def _caching(path: Path) -> dict[str, str]:
    """Files under `assets` carry a hash of their content in their names. The others get one as their ETag:
    Starlette's is made of size and date, and if a package manager sets all dates alike, the next release's
    page has the same size and date."""
    if path.parent.name == "assets":
        return {"cache-control": _FOR_EVER}
    return {"cache-control": "no-cache", "etag": f'"{_hash_of(path, path.stat().st_mtime_ns)}"'}


@cache
def _hash_of(path: Path, _: int) -> str:
    return blake2b(path.read_bytes(), digest_size=12).hexdigest()


def _smaller(whole: Response, body: bytes) -> Response:
    kept = {name: whole.headers[name] for name in _KEPT if name in whole.headers}
    return Response(body, whole.status_code, {**kept, "content-encoding": "gzip"})


_KEPT = ("content-type", "cache-control", "etag", "last-modified", "vary")


@cache
def _compressed(path: Path, _: int) -> bytes:
    """Once for everybody: it takes the event loop longer than all else about a page."""
    return gzip.compress(path.read_bytes(), _HARD, mtime=0)
