"""Browser files of a game from another package: everything in its `client/`, and its words."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable

from heliograph.games import package_of, plugin_ids
from heliograph.language import languages, words_of


def file_names(game_id: str) -> tuple[str, ...]:
    """Our own games are part of the client, and need none."""
    if game_id not in plugin_ids():
        return ()
    return (*sorted(_files(game_id)), *(f"words/{code}.ftl" for code in languages()))


def read_file(game_id: str, name: str) -> bytes | None:
    if game_id not in plugin_ids():
        return None
    for code in languages():
        if name == f"words/{code}.ftl":
            return words_of(game_id, code).encode()
    found = _files(game_id).get(name)
    return None if found is None else found.read_bytes()


def _files(game_id: str) -> dict[str, Traversable]:
    folder = package_of(game_id) / "client"
    return dict(_walk(folder, "")) if folder.is_dir() else {}


def _walk(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for item in folder.iterdir():
        if item.name.startswith((".", "_")):
            continue
        if item.is_dir():
            yield from _walk(item, f"{path}{item.name}/")
        else:
            yield path + item.name, item
