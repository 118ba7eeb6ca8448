"""A player of any game in any language: questions come in as lines of JSON, answers go out as lines of JSON.

    heliograph arena contact --players "cmd:python examples/programs/first_offer.py,quick" --games 4

It is told what its seat sees and takes the first thing that is offered; docs/arena.md tells of every line.
"""

import json
import sys
from typing import Any


def answer(field: dict[str, Any], so_far: dict[str, Any]) -> Any:
    """A value that fits a field of an offer; docs/protocol.md explains further kinds of fields."""
    match field["type"]:
        case "fixed":
            return field["value"]
        case "choice":
            return field["options"][0]
        case "rhythm":
            between = field.get("between")
            return [field["shortest_ms"]] * (len(so_far[between]) - 1 if between else field["fewest"])
    raise SystemExit(f"I do not know what fits {field}")


for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "decide":
        offer = question["prompt"]["offers"][0]
        action = {"type": offer["action"]}
        for name, field in offer.get("fields", {}).items():
            action[name] = answer(field, action)
        sys.stdout.write(json.dumps({"id": question["id"], "action": action}) + "\n")
        sys.stdout.flush()
