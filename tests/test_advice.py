"""What the client advises can be played."""

import re
from pathlib import Path

from heliograph.games import load_game

INDEX = Path(__file__).parent.parent / "web/src/games/space-puzzle/index.ts"


def test_the_last_page_that_is_advised_is_the_last_of_the_book() -> None:
    printed = load_game("space_puzzle").printed
    assert printed is not None
    named = re.search(r'LAST_PAGE = "(S\d+)"', INDEX.read_text("utf-8"))
    assert named is not None
    assert named[1] == max(page.id for page in printed.book)  # type: ignore[attr-defined]
