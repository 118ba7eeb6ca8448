"""Content packs: a user's values replace the game's, and a pack that does not fit says why."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from heliograph.games.contact.box.pack import Pack
from heliograph.kernel.codec import raw
from heliograph.kernel.content import ContentError, content_hash, load_pack, pack_from_log

PACKAGE = "heliograph.games.contact"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return tmp_path / "mine.json"


def test_every_value_of_the_own_pack_says_where_it_comes_from() -> None:
    pack = load_pack(PACKAGE, Pack)
    for name in pack.__struct_fields__:
        value = getattr(pack, name)
        assert value.source in ("rulebook", "public", "house")
        assert value.rule.startswith("CT-"), name


def test_an_override_replaces_its_values_and_keeps_the_rest(mine: Path) -> None:
    mine.write_text('{"barrels": {"value": 9, "source": "house"}}')
    own, merged = load_pack(PACKAGE, Pack), load_pack(PACKAGE, Pack, mine)
    assert merged.barrels.value == 9
    assert msgspec.structs.replace(merged, barrels=own.barrels) == own


def test_the_hash_tells_packs_apart(mine: Path) -> None:
    mine.write_text('{"barrels": {"value": 9, "source": "house"}}')
    own, merged = load_pack(PACKAGE, Pack), load_pack(PACKAGE, Pack, mine)
    assert content_hash(own) == content_hash(load_pack(PACKAGE, Pack))
    assert content_hash(own) != content_hash(merged)


def test_a_pack_travels_in_a_log() -> None:
    pack = load_pack(PACKAGE, Pack)
    back = pack_from_log(raw(pack), Pack)
    assert back == pack
    assert content_hash(back) == content_hash(pack)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "truncated"),
        ("[]", "Expected `object`"),
        ('{"barrels": {"value": "six", "source": "house"}}', r"Expected `int`.*\$\.barrels\.value"),
        ('{"barrels": {"value": 6, "source": "hearsay"}}', r"hearsay.*\$\.barrels\.source"),
        ('{"barrels": {"value": 6}}', "source"),
        ('{"barrels": {"value": 6, "source": "house", "why": ""}}', "why"),
        ('{"barrls": {"value": 6, "source": "house"}}', "barrls"),
        ('{"barrels": {"value": 0, "source": "house"}}', "barrels: at least 1"),
        ('{"signal_cards": {"value": [1, 2], "source": "house"}}', "signal_cards: one card for each"),
        ('{"highest_level": {"value": 7, "source": "house"}}', "highest_level: level"),
        ('{"certificates": {"value": [], "source": "house"}}', "certificates: from the highest"),
        (
            '{"certificates": {"value": [{"id": "", "from": 0}, {"id": "", "from": 1}], "source": "house"}}',
            "certificates: from the highest",
        ),
    ],
)
def test_a_bad_pack_is_refused_with_file_and_reason(mine: Path, text: str, reason: str) -> None:
    mine.write_text(text)
    with pytest.raises(ContentError, match=rf"mine\.json: .*{reason}"):
        load_pack(PACKAGE, Pack, mine)


@pytest.mark.parametrize("data", [b'{"\xff": 1}', b'{"a":' * 50_000])
def test_bytes_that_are_no_text_are_refused(mine: Path, data: bytes) -> None:
    mine.write_bytes(data)
    with pytest.raises(ContentError, match=r"mine\.json"):
        load_pack(PACKAGE, Pack, mine)


def test_a_missing_file_is_refused(mine: Path) -> None:
    with pytest.raises(ContentError, match=r"mine\.json"):
        load_pack(PACKAGE, Pack, mine)
