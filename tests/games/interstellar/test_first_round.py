"""The tutorial's first round is what the rules play; `python scripts/record_lesson.py` records it anew."""

from scripts.record_lesson import FILE, recorded


def test_the_recorded_round_is_the_rules_own() -> None:
    assert FILE.read_text("utf-8") == recorded()
