"""The tasks for Inspect, by the names it finds them under, with models that answer by a script."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from inspect_ai import eval as evaluate
from inspect_ai.log import EvalLog
from inspect_ai.model import ChatMessage, Model, ModelOutput, ModelUsage, get_model
from tests.players.llm.stand_in import any_of

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
