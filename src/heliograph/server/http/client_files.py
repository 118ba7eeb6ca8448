"""The browser client: its files, and its single page for every page address."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from os import PathLike, stat_result
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import ASGIApp, Scope

from heliograph.resources import static_dir
from heliograph.server.http.no_client import NoClientError

_PAGE = "index.html"
_FOR_EVER = "public, max-age=31536000, immutable"
_WORTH_COMPRESSING = 500
_LONGEST_PAGE = 200
_NEVER_PAGES = ("api", "schema", "assets", "health", "metrics")


def client_files() -> ASGIApp:
    return GZipMiddleware(ClientFiles(directory=static_dir(), check_dir=False), _WORTH_COMPRESSING, 6)


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
        response = FileResponse(full_path, status_code, _caching(Path(full_path)), stat_result=stat_result)
        if self.is_not_modified(response.headers, Headers(scope=scope)):
            return NotModifiedResponse(response.headers)
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
