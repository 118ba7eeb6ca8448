"""Remove host names from the npm lock: where packages came from and who funds them."""

import json
from pathlib import Path

LOCK = Path(__file__).parent.parent / "web" / "package-lock.json"


def main() -> None:
    """Rewrite the lock in npm's own layout, without the `resolved` and `funding` fields."""
    lock = json.loads(LOCK.read_text("utf-8"))
    for package in lock["packages"].values():
        package.pop("resolved", None)
        package.pop("funding", None)
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
