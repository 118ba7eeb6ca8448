"""The same work on a Ray cluster. A task that is lost with its worker is done again by another one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, TypeVar

from heliograph.arena.running.local import Runner
from heliograph.arena.settings import ArenaError
from heliograph.extras import MissingExtraError

In = TypeVar("In")
Out = TypeVar("Out")

LOCAL = "local"
"""A cluster for this command alone, on this machine."""
_FOR_EVER = -1
_IN_FLIGHT = 4
"""Tasks handed out at a time for each core of the cluster."""


def on_ray(address: str, workers: int | None = None) -> Runner:
    """`auto` finds the cluster this machine belongs to."""
    ray = _ray()

    def run(work: Callable[[In], Out], inputs: Sequence[In], /) -> Iterator[tuple[int, Out]]:
        mine = not ray.is_initialized()
        if mine:
            _connect(ray, address, workers)
        try:
            task = ray.remote(max_retries=_FOR_EVER, num_cpus=1)(_numbered)
            shared = ray.put(work)
            waiting = iter(enumerate(inputs))
            most = max(1, round(_IN_FLIGHT * ray.cluster_resources().get("CPU", 1)))
            flying: set[Any] = set()
            while True:
                while len(flying) < most and (item := next(waiting, None)) is not None:
                    flying.add(task.remote(shared, *item))
                if not flying:
                    return
                done, _ = ray.wait(list(flying), num_returns=1)
                flying.difference_update(done)
                yield from ray.get(done)
        finally:
            for reference in locals().get("flying", ()):
                ray.cancel(reference, force=True)
            if mine:
                ray.shutdown()

    return run


def _numbered(work: Callable[[Any], Any], place: int, item: Any) -> tuple[int, Any]:
    return place, work(item)


def _connect(ray: Any, address: str, workers: int | None) -> None:
    quiet: dict[str, Any] = {"logging_level": "error", "log_to_driver": False, "include_dashboard": False}
    try:
        if address == LOCAL:
            ray.init(address="local", num_cpus=workers, **quiet)
        else:
            ray.init(address=address, logging_level="error", log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ArenaError(
            f"no Ray cluster at {address!r}: start one with `ray start --head`, name its address, or use "
            f"--ray local for one of your own ({str(error).splitlines()[0]})"
        ) from error


def _ray() -> Any:
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise MissingExtraError("--ray needs Ray", "arena") from error
    return ray
