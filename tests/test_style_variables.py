"""A variable that nobody sets is a typing error, and its fallback is what everybody would see."""

import re
from pathlib import Path

CLIENT = Path(__file__).parents[1] / "web" / "src"


def test_every_variable_a_style_reads_is_set_somewhere() -> None:
    files = [path for kind in ("svelte", "css", "ts") for path in CLIENT.rglob(f"*.{kind}")]
    text = "\n".join(path.read_text("utf-8") for path in files)
    read = set(re.findall(r"var\((--[a-z0-9-]+)", text))
    known = set(re.findall(r"""(--[a-z0-9-]+)["']?\s*[:=,]""", text))
    assert len(read) > 20
    assert read - known == set()
