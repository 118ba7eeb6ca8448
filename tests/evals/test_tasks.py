"""The tasks for Inspect, by the names it finds them under, with models that answer by a script."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from inspect_ai import eval as evaluate
from inspect_ai.log import EvalLog, read_eval_log
from inspect_ai.model import ChatMessage, Model, ModelOutput, ModelUsage, get_model
from tests.docs.blocks import ROOT
from tests.players.llm.stand_in import any_of

from heliograph.evals import tasks

Asked = list[list[ChatMessage]]


def scripted(answer: Callable[[str], str]) -> tuple[Model, Asked]:
    """A model, and all that it was asked."""
    asked: Asked = []

    def output(messages: list[ChatMessage], *_: Any) -> ModelOutput:
        asked.append(messages)
        said = ModelOutput.from_content("scripted", answer(messages[1].text))
        said.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)
        return said

    return get_model("mockllm/model", custom_outputs=output, memoize=False), asked


def any_offer(question: str) -> str:
    return json.dumps({"action": any_of(question), "notes": "so far so good"})


def run(task: str, folder: Path, **more: Any) -> tuple[EvalLog, dict[str, float]]:
    (log,) = evaluate(task, log_dir=str(folder), display="none", log_level="error", **more)
    assert log.status == "success", log.error
    assert log.results is not None
    figures = {score.name: score.metrics["mean"].value for score in log.results.scores}
    return log, figures


def test_strangers_speak_and_listen_for_twelve_rounds(tmp_path: Path) -> None:
    """With a model for each role: one taps, the other one guesses."""
    speaker, spoke = scripted(any_offer)
    listener, heard = scripted(any_offer)
    log, figures = run(
        "heliograph/strangers",
        tmp_path,
        task_args={"games": 1, "level": 1},
        model="mockllm/model",
        model_roles={"speaker": speaker, "listener": listener},
    )
    parts = {"rounds 1 to 4", "rounds 5 to 8", "rounds 9 to 12"}
    assert figures.keys() == {"speaking", "listening", *parts, "forfeited"}
    assert figures["forfeited"] == 0
    assert all('"transmit"' not in one[1].text.rpartition("Offers: ")[2] for one in heard)
    assert any('"transmit"' in one[1].text.rpartition("Offers: ")[2] for one in spoke)
    assert any("You heard: " in one[1].text for one in heard)
    assert "so far so good" in heard[-1][1].text
    assert log.samples is not None
    (sample,) = log.samples
    assert sample.scores is not None
    score = sample.scores["how_it_went"]
    sources = [one["source"] for one in (score.metadata or {})["rounds"]]
    assert sources == [0, 1] * 6


@pytest.mark.parametrize("plays", ["ai", "astronaut"])
def test_a_page_of_the_puzzle(plays: str, tmp_path: Path) -> None:
    model, asked = scripted(any_offer)
    _, figures = run(
        "heliograph/space_puzzle",
        tmp_path,
        task_args={"games": 1, "scenario": "S01", "partner": "quick", "plays": plays},
        model=model,
    )
    assert figures.keys() == {"won", "rounds", "forfeited"}
    assert figures["forfeited"] == 0
    kinds = {offer["action"] for one in asked for offer in _offers(one)}
    assert ("lay" in kinds) == (plays == "ai")


def _offers(messages: list[ChatMessage]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(messages[1].text.rpartition("Offers: ")[2])
    return found


def test_a_mission_with_a_model_as_partner_who_talks_nonsense(tmp_path: Path) -> None:
    model, _ = scripted(any_offer)
    partner, asked = scripted(lambda _: "Tap, tap.")
    _, figures = run(
        "heliograph/contact",
        tmp_path,
        task_args={"games": 1, "level": 1},
        model=model,
        model_roles={"partner": partner},
    )
    assert figures.keys() == {"won", "score", "understood", "forfeited"}
    assert figures["forfeited"] == 0, "that is of the model itself"
    assert "no JSON object" in asked[1][-1].text, "the partner is told what was wrong"


@pytest.mark.parametrize(
    ("task", "given", "said"),
    [
        ("contact", {"level": 99}, "There are levels 1 to 6"),
        ("contact", {"partner": "nobody"}, "unknown partner 'nobody'; known are strong, quick"),
        ("contact", {"games": 0}, "games: a number from 1, not 0"),
        ("strangers", {"games": "x"}, "games: a number from 1, not 'x'"),
        ("space_puzzle", {"plays": "all"}, "plays: ai or astronaut, not 'all'"),
        ("space_puzzle", {"scenario": "XX"}, "There is no such scenario"),
    ],
)
def test_what_cannot_be_played_is_said_before_a_model_is_asked(
    task: str, given: dict[str, Any], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        getattr(tasks, task)(**given)


PROVIDER = """
import json

from inspect_ai.model import ModelAPI, ModelOutput, ModelUsage, modelapi
from tests.players.llm.stand_in import any_of


@modelapi(name="scripted")
class Scripted(ModelAPI):
    async def generate(self, input, tools, tool_choice, config):
        question = next(one.text for one in input if one.role == "user")
        said = ModelOutput.from_content(self.model_name, json.dumps({"action": any_of(question)}))
        said.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)
        return said
"""


def test_the_command_itself_with_a_provider_of_its_own(tmp_path: Path) -> None:
    """As docs/language-models.md shows it."""
    info = tmp_path / "scripted_provider-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: scripted-provider\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[inspect_ai]\nscripted_provider = scripted_provider\n")
    (tmp_path / "scripted_provider.py").write_text(PROVIDER)
    inspect = str(Path(sys.executable).parent / "inspect")
    what = ["heliograph/contact", "-T", "level=2", "-T", "partner=quick", "-T", "games=1"]
    ran = subprocess.run(
        [inspect, "eval", *what, "--model", "scripted/any", "--display", "plain", "--log-dir", "logs"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    (kept,) = (tmp_path / "logs").glob("*.eval")
    log = read_eval_log(str(kept))
    assert (log.status, log.eval.model) == ("success", "scripted/any")
    assert log.results is not None
    assert {score.name for score in log.results.scores} == {"won", "score", "understood", "forfeited"}
