"""Files that travel with the code are found in a checkout."""

import re

from heliograph.resources import locales_dir, static_dir


def test_languages_are_found() -> None:
    assert {"de", "en", "uk"} <= {folder.name for folder in locales_dir().iterdir()}


def test_the_client_is_found_and_allows_no_inline_script() -> None:
    page = (static_dir() / "index.html").read_text("utf-8")
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", page, re.DOTALL)
    assert len(scripts) == page.count("<script")
    assert [(tag, inside) for tag, inside in scripts if ' src="/' not in tag or inside] == []
    assert "<style" not in page
    assert "javascript:" not in page
