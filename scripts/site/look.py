"""The site's colours, taken from the client's style sheet."""

import re

from scripts.site.places import ROOT

_ROOT_RULE = re.compile(r"^:root \{.*?^\}", re.MULTILINE | re.DOTALL)


def colours() -> str:
    """The client's own rule, by day and by night."""
    found = _ROOT_RULE.search((ROOT / "web/src/app.css").read_text("utf-8"))
    if found is None:
        raise ValueError("web/src/app.css has no :root rule to take colours from")
    return found[0]
