"""A game in an environment, as it is now: what can be asked of it, whoever's turn it is."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from heliograph.envs.conditions import Conditions
from heliograph.envs.errors import NotResetError
from heliograph.envs.layout import Vector
from heliograph.envs.position import Position, Rules
from heliograph.envs.registry import spec_of
from heliograph.envs.spec import EnvSpec
from heliograph.games import AnyGame, load_game
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.language import Language

Observation = dict[str, NDArray[Any]]
Picture = NDArray[np.uint8]


class Table:
    def __init__(self, name: str, conditions: Conditions) -> None:
        try:
            msgspec.convert(msgspec.to_builtins(conditions), Conditions)
        except msgspec.ValidationError as error:
            raise ValueError(f"{name}: {error}") from error
        self.conditions = conditions
        self.rules = _rules(spec_of(name), conditions)
        self.possible_agents = [f"player_{seat}" for seat in self.rules.seats]
        self._seats = dict(zip(self.possible_agents, self.rules.seats, strict=True))
        if conditions.render_agent not in (None, *self.possible_agents):
            raise ValueError(f"render_agent is one of {', '.join(self.possible_agents)}")
        if conditions.pad_to is not None and any(np.less(conditions.pad_to, self.shape)):
            raise ValueError(f"pad_to is at least {self.shape}")
        self._position: Position | None = None
        self._make_spaces()

    def text(self, agent: str) -> str:
        """This agent's view in sentences, as a screen reader would read it."""
        position, seat, game = self.position, self.seat(agent), self.rules.game
        told = [game.tell(event) for event in position.told[seat]]
        sees = game.describe(self.rules.view(position, seat))
        asked = game.prompt(position.state, seat).ask
        begun = self.rules.spec.said_of_draft(self.rules.draft(position, seat))
        lines = [*told, *sees, asked, *([] if begun is None else [begun])]
        return "\n".join(self._words.say(line) for line in lines)

    def picture(self, agent: str) -> Picture:
        """This agent's view as a picture: rows, columns, red green blue."""
        from heliograph.envs.pictures.canvas import Canvas

        canvas = Canvas()
        self.rules.spec.paint(canvas, self.view(agent))
        return canvas.picture()

    def legal_actions(self, agent: str) -> dict[int, str]:
        """What this agent may do now: the meaning by index."""
        labels = self.rules.spec.actions.labels
        return {index: labels[index] for index in sorted(self.rules.legal(self.position, self.seat(agent)))}

    def action_table(self) -> str:
        return self.rules.spec.actions.table()

    def layout_table(self) -> str:
        return self.rules.spec.layout.table()

    @property
    def shape(self) -> tuple[int, int]:
        """The sizes of an observation and of the action table, without padding."""
        return self.rules.spec.layout.size, len(self.rules.spec.actions)

    @property
    def position(self) -> Position:
        if self._position is None:
            raise NotResetError("reset() the environment first")
        return self._position

    @property
    def game(self) -> AnyGame:
        return self.rules.game

    def view(self, agent: str) -> Any:
        """This agent's view, as AI seats get it."""
        return self.rules.view(self.position, self.seat(agent))

    def prompt(self, agent: str) -> Prompt:
        """The agent's prompt, with every offer in full."""
        return self.game.prompt(self.position.state, self.seat(agent))

    def asked(self) -> list[str]:
        """All seats that could act now, the one whose turn it is first."""
        return [self.possible_agents[seat] for seat in self.rules.asked(self.position)]

    def waiting(self) -> list[str]:
        """Those of them that have left the move to others since the last action."""
        return [self.possible_agents[seat] for seat in self.position.waited]

    def state(self) -> Vector:
        """For a critic who may see everything: the vectors of all seats, one after the other."""
        return np.concatenate([self._vector(seat) for seat in self.rules.seats])

    def observation_space(self, agent: str) -> Dict:
        self.seat(agent)
        space = self._observation_spaces.get(agent)
        if space is None:
            vector = Box(-1.0, 64.0, (self._size,), np.float32)
            mask = Box(0, 1, (self._most_actions,), np.int8)
            space = self._observation_spaces[agent] = Dict({"observation": vector, "action_mask": mask})
        return space

    def action_space(self, agent: str) -> Discrete:
        self.seat(agent)
        space = self._action_spaces.get(agent)
        if space is None:
            space = self._action_spaces[agent] = Discrete(self._most_actions)
        return space

    @property
    def state_space(self) -> Box:
        if not self._state_spaces:
            size = self._size * len(self.possible_agents)
            self._state_spaces.append(Box(-1.0, 64.0, (size,), np.float32))
        return self._state_spaces[0]

    def seat(self, agent: str) -> Seat:
        return self._seats[agent]

    def _vector(self, seat: Seat) -> Vector:
        rules, position = self.rules, self.position
        view = rules.glance(position, seat)
        vector = rules.spec.sight(view, rules.draft(position, seat), position.told[seat])
        if self.conditions.pad_to is not None:
            vector = np.pad(vector, (0, self.conditions.pad_to[0] - len(vector)))
        return vector

    def _make_spaces(self) -> None:
        """Made on demand: most copies are never sampled from."""
        self._size, self._most_actions = self.conditions.pad_to or self.shape
        self._action_spaces: dict[str, Discrete] = {}
        self._observation_spaces: dict[str, Dict] = {}
        self._state_spaces: list[Box] = []

    @cached_property
    def _words(self) -> Language:
        return Language(self.conditions.language, self.possible_agents)


def _rules(spec: type[EnvSpec], conditions: Conditions) -> Rules:
    game = load_game(spec.game_id)
    try:
        setup = msgspec.convert({**spec.usual, **conditions.setup}, game.setup_type)
    except msgspec.ValidationError as error:
        raise ValueError(f"set-up of {spec.name}: {error}") from error
    setup = game.decided(setup)
    problem = game.check_setup(setup)
    if problem is not None:
        raise ValueError(f"set-up of {spec.name}: {Language(conditions.language).say(problem)}")
    return Rules(game, setup, spec(game, setup, conditions.resolution))
