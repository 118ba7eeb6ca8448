"""Every metric of the benchmark on a case that can be worked out by hand."""

from __future__ import annotations

from inspect import getdoc

import pytest

from heliograph.arena.strangers import metrics
from heliograph.arena.strangers.definitions import DEFINITIONS


def test_scores_gap_and_the_worst_cell() -> None:
    assert metrics.mean([0.5, 1.0]) == 0.75
    assert metrics.gap(1.0, 0.75) == 0.25
    assert metrics.gap(None, 0.75) is None
    assert metrics.worst_cell({"ann": 0.5, "bob": 0.25}) == 0.25
    assert metrics.worst_cell({}) is None


def test_shares_of_the_best_response() -> None:
    own, best = {"ann": 0.5, "bob": 0.4, "cid": 0.0}, {"ann": 1.0, "bob": 0.5, "cid": 0.0}
    assert metrics.share_of_best(own, best) == pytest.approx(0.6)
    assert metrics.worst_share(own, best) == 0.5, "nobody can do better with cid"
    assert metrics.share_of_best({"cid": 0.0}, {"cid": 0.0}) is None


def test_the_middle_half() -> None:
    assert metrics.interquartile_mean([0, 0, 0.5, 0.7, 0.9, 0.9, 1, 1]) == pytest.approx(0.75)
    assert metrics.interquartile_mean([0, 1, 1]) == pytest.approx((0.25 * 0 + 1 + 0.25) / 1.5)
    assert metrics.interquartile_mean([]) is None


def test_an_interval_holds_its_figure() -> None:
    found = metrics.interval(metrics.mean, [0.0, 1.0] * 20)
    assert found is not None
    assert 0.25 < found[0] < 0.5 < found[1] < 0.75
    assert metrics.interval(metrics.mean, [0.4, 0.4]) == (0.4, 0.4)


def test_regret_is_counted_round_by_round() -> None:
    own, best = {1: 0.5, 2: 0.75, 4: 1.0}, {1: 1.0, 2: 0.75, 3: 1.0}
    assert metrics.regret_by_round(own, best) == {1: 0.5, 2: 0.0}


def test_what_a_past_is_worth() -> None:
    assert metrics.specificity([(1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (1.0, 0.0)]) == 0.25
    assert metrics.specificity([]) is None


def test_gain_over_whoever_takes_it_literally() -> None:
    assert metrics.gain_over_literal(0.8, 0.5) == pytest.approx(0.3)
    assert metrics.gain_over_literal(0.8, None) is None


def test_the_share_of_decisions_that_change() -> None:
    assert metrics.equivariance_gap([True, True, True, False]) == 0.25
    assert metrics.equivariance_gap([]) is None


def test_calibration() -> None:
    assert metrics.brier([(1.0, True), (0.5, False), (0.5, True), (0.0, False)]) == pytest.approx(0.125)
    assert metrics.brier([]) is None


def test_diversity_is_entropy_as_a_share() -> None:
    assert metrics.diversity(["a"] * 4) == 0
    assert metrics.diversity(["a", "b", "c", "d"]) == pytest.approx(1)
    assert metrics.diversity(["a", "a", "b", "b"]) == pytest.approx(0.5)
    assert metrics.diversity(["a"]) is None


def test_every_metric_is_said_in_a_sentence() -> None:
    assert all(sentence.endswith(".") and len(sentence) > 20 for sentence in DEFINITIONS.values())
    assert (getdoc(metrics.gap) or "") in DEFINITIONS["gap"]
