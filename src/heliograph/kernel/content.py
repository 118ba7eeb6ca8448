"""Content packs: boards, decks and house values as data; each value names its source."""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Generic, Literal, TypeVar

import msgspec

from heliograph.kernel.codec import UNREADABLE, encode

T = TypeVar("T")
P = TypeVar("P", bound=msgspec.Struct)

Source = Literal["rulebook", "public", "house"]


class Sourced(msgspec.Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    value: T
    source: Source
    rule: str = ""


class ContentError(ValueError):
    """A pack that does not fit; the message names the file, the place and the reason."""


def load_pack(package: str, type: type[P], override: Path | None = None) -> P:
    """The game's own pack, or that pack with some top-level values replaced by `override`. A small game needs
    no file: its pack then holds the defaults of its type."""
    file = _in_the_box(package, "pack.json")
    own = file.read_bytes() if file.is_file() else b"{}"
    if override is None:
        return _checked(own, type, package)
    try:
        mine = msgspec.json.decode(override.read_bytes(), type=dict[str, msgspec.Raw])
    except (OSError, *UNREADABLE) as error:
        raise ContentError(f"{override}: {error}") from error
    merged = msgspec.json.decode(own, type=dict[str, msgspec.Raw]) | mine
    return _checked(msgspec.json.encode(merged), type, str(override))


def load_beside(package: str, name: str, type: type[T]) -> T | None:
    """Another file of the game's box, if it exists. No rule depends on it."""
    file = _in_the_box(package, name)
    return _checked(file.read_bytes(), type, name) if file.is_file() else None


def pack_from_log(data: msgspec.Raw, type: type[P]) -> P:
    return _checked(bytes(data), type, "log")


def content_hash(pack: msgspec.Struct) -> str:
    return blake2b(encode(pack), digest_size=16).hexdigest()


def _in_the_box(package: str, name: str) -> Traversable:
    return files(package) / "box" / name


def _checked(data: bytes, type: type[T], where: str) -> T:
    try:
        return msgspec.json.decode(data, type=type)
    except UNREADABLE as error:
        raise ContentError(f"{where}: {error}") from error
