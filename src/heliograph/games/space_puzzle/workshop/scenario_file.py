"""A player's own scenario as a file: TOML, one value per line, so that a fault can name its line."""

from __future__ import annotations

import re
import tomllib

import msgspec

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.box.scenario_check import faults
from heliograph.kernel.message import Message, say

LONGEST_FILE = 10_000
_FIELDS = tuple(field for field in Scenario.__struct_fields__ if field not in ("id", "tier"))
_LINE_IN_ERROR = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_UNREADABLE = (ValueError, RecursionError)
"""Not TOML, a number with thousands of digits, or endless brackets."""


class ScenarioFileError(ValueError):
    """What is wrong with a file, and in which line; 0 for the file as a whole."""

    def __init__(self, line: int, reason: Message) -> None:
        super().__init__(f"line {line}: {reason.id}")
        self.line = line
        self.reason = reason


def read_scenario(pack: Pack, text: str) -> Scenario:
    if len(text) > LONGEST_FILE:
        raise ScenarioFileError(0, say("sp-file-too-long", most=LONGEST_FILE))
    try:
        found = tomllib.loads(text)
    except _UNREADABLE as error:
        raise ScenarioFileError(_line_in(error, text), say("sp-file-syntax")) from error
    for name in found:
        if name not in _FIELDS:
            raise ScenarioFileError(_line_of(name, text), say("sp-file-unknown", known=", ".join(_FIELDS)))
    try:
        scenario = msgspec.convert(found, Scenario)
    except msgspec.ValidationError as error:
        raise _as_file_error(str(error), text) from error
    fault = next(faults(scenario, pack.groups, pack.highest_counter.value, pack.reading), None)
    if fault is not None:
        raise ScenarioFileError(_line_of(fault.field, text), fault.reason)
    return scenario


def write_scenario(scenario: Scenario) -> str:
    """The text of a file that `read_scenario` reads back."""
    values = {field: getattr(scenario, field) for field in _FIELDS}
    return "".join(f"{name} = {_toml(value)}\n" for name, value in values.items())


def _as_file_error(error: str, text: str) -> ScenarioFileError:
    """msgspec names the place as `$.rounds`, or a missing field in quotes."""
    missing = re.search(r"missing required field `(\w+)`", error)
    if missing:
        return ScenarioFileError(0, say("sp-file-missing", field=missing[1]))
    place = re.search(r"`\$\.(\w+)", error)
    field = place[1] if place else ""
    return ScenarioFileError(_line_of(field, text), say("sp-file-type", field=field))


def _line_in(error: Exception, text: str) -> int:
    found = _LINE_IN_ERROR.search(str(error))
    if found is None:
        return 0
    return int(found[1]) if found[1] else text.count("\n") + 1


def _line_of(field: str, text: str) -> int:
    for number, line in enumerate(text.split("\n"), 1):
        if re.match(rf"\s*(?:\[+)?\s*[\"']?{re.escape(field)}[\"']?\s*[=.\]]", line):
            return number
    return 0


def _toml(value: object) -> str:
    """JSON's strings, numbers and lists of strings are valid TOML except for one character."""
    return msgspec.json.encode(value).decode().replace("\x7f", "\\u007f")
