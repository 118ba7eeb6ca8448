"""Any game of the house as a PettingZoo environment: one adapter over the kernel's contract."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cached_property
from secrets import token_hex
from typing import Any, Self, get_args

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from heliograph.envs.conditions import Books, Conditions, RenderMode, Saved
from heliograph.envs.layout import Vector
from heliograph.envs.position import Position, Rules
from heliograph.envs.registry import spec_of
from heliograph.envs.spec import EnvSpec
from heliograph.games import AnyGame, load_game
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import UNREADABLE, decode, encode
from heliograph.kernel.message import Message
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.language import Language

Observation = dict[str, NDArray[Any]]
Picture = NDArray[np.uint8]


class IllegalActionError(ValueError):
    """An action that the game refuses, in the game's own words. Nothing has changed."""


class NotResetError(RuntimeError):
    """An environment begins with `reset()`."""


class GameEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """`observe(agent)` is `{"observation": vector, "action_mask": mask}`: that seat's view and nothing more.
    The mask is there and nowhere else; whoever waits has one of zeros."""

    metadata: dict[str, Any]

    def __init__(self, name: str, conditions: Conditions) -> None:
        super().__init__()
        try:
            msgspec.convert(msgspec.to_builtins(conditions), Conditions)
        except msgspec.ValidationError as error:
            raise ValueError(f"{name}: {error}") from error
        self.metadata = {
            "name": name,
            "render_modes": list(get_args(RenderMode)),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.conditions = conditions
        self.render_mode = conditions.render_mode
        self.rules = _rules(spec_of(name), conditions)
        self.possible_agents = [f"player_{seat}" for seat in self.rules.seats]
        self._seats = dict(zip(self.possible_agents, self.rules.seats, strict=True))
        if conditions.render_agent not in (None, *self.possible_agents):
            raise ValueError(f"render_agent is one of {', '.join(self.possible_agents)}")
        if conditions.pad_to is not None and any(np.less(conditions.pad_to, self.shape)):
            raise ValueError(f"pad_to is at least {self.shape}")
        self.agents: list[str] = []
        self._seeds = Chance.from_seed(token_hex())
        self._position: Position | None = None
        self._cycles = 0
        self._make_spaces()

    # What PettingZoo asks for

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed, the same game. Without one the next game follows from the seed before."""
        if seed is not None:
            self._seeds = Chance.from_seed(str(seed))
        drawn, self._seeds = self._seeds.below(1 << 32)
        self._cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._put(self.rules.start(str(drawn)))
        self._show()

    def step(self, action: int | np.integer[Any] | None) -> None:
        agent = self._acting()
        if agent is None:
            self._was_dead_step(action)
            return
        in_space = type(action) is int or self._action_spaces[agent].contains(action)
        seat, position = self.seat(agent), self.position
        leads_to = (
            self.rules.legal(position, seat).get(int(action)) if in_space and action is not None else None
        )
        if leads_to is None:
            if action is None or not self._action_spaces[agent].contains(action):
                raise IllegalActionError(f"{action!r} is no index of {len(self.rules.spec.actions)} actions")
            self.refuse(agent, self.rules.why_not(position, seat, int(action)))
        else:
            self._go_on_or_refuse(agent, self.rules.take(position, seat, leads_to))

    def observe(self, agent: str) -> Observation:
        seat, mask = self._seats[agent], np.zeros(self._most_actions, np.int8)
        if agent in self.agents and not (self.terminations[agent] or self.truncations[agent]):
            legal = self.rules.legal(self.position, seat)
            if legal:
                mask[list(legal)] = 1
        return {"observation": self._vector(seat), "action_mask": mask}

    def observation_space(self, agent: str) -> Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[agent]

    def state(self) -> Vector:
        """For a critic who may see everything: the vectors of all seats, one after the other."""
        return np.concatenate([self._vector(seat) for seat in self.rules.seats])

    def render(self) -> str | Picture | None:
        """What `render_agent` sees, or else the seat whose turn it is: `ansi` in words, `rgb_array` as a
        picture; `human` writes the words, after every step by itself."""
        asked = self.agent_selection if self.agents else self.possible_agents[0]
        return self.rendered(self.conditions.render_agent or asked)

    def rendered(self, agent: str) -> str | Picture | None:
        """The same of this agent."""
        if self.render_mode is None:
            return None
        if self.render_mode == "rgb_array":
            return self.picture(agent)
        text = self.text(agent)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n")
        return None

    def close(self) -> None: ...

    # What it gives beyond that

    def step_raw(self, action: Mapping[str, Any]) -> None:
        """An action as a client would send it, free-form ones in full."""
        agent = self._acting()
        if agent is None:
            raise IllegalActionError("the game is over")
        self._go_on_or_refuse(agent, self.rules.play(self.position, self.seat(agent), dict(action)))

    def _go_on_or_refuse(self, agent: str, after: Position | Message) -> None:
        if isinstance(after, Message):
            self.refuse(agent, after)
        else:
            self.go_on(agent, after)

    def text(self, agent: str) -> str:
        """The view of this agent in sentences, as a screen reader would have it."""
        position, seat, game = self.position, self.seat(agent), self.rules.game
        told = [game.tell(event) for event in position.told[seat]]
        sees = game.describe(self.rules.view(position, seat))
        asked = game.prompt(position.state, seat).ask
        begun = self.rules.spec.said_of_draft(self.rules.draft(position, seat))
        lines = [*told, *sees, asked, *([] if begun is None else [begun])]
        return "\n".join(self._words.say(line) for line in lines)

    def picture(self, agent: str) -> Picture:
        """The view of this agent as a picture: rows, columns, red green blue."""
        from heliograph.envs.pictures.canvas import Canvas

        canvas = Canvas()
        self.rules.spec.paint(canvas, self.view(agent))
        return canvas.picture()

    def legal_actions(self, agent: str) -> dict[int, str]:
        """What this agent may do now, by index, with what it means."""
        labels = self.rules.spec.actions.labels
        return {index: labels[index] for index in sorted(self.rules.legal(self.position, self.seat(agent)))}

    def action_table(self) -> str:
        return self.rules.spec.actions.table()

    def layout_table(self) -> str:
        return self.rules.spec.layout.table()

    @property
    def shape(self) -> tuple[int, int]:
        """How many numbers an observation has, and how many actions there are, without padding."""
        return self.rules.spec.layout.size, len(self.rules.spec.actions)

    @property
    def position(self) -> Position:
        if self._position is None:
            raise NotResetError("reset() the environment first")
        return self._position

    @property
    def is_over(self) -> bool:
        """Ended or cut off."""
        begun = self._position is not None
        return begun and any((*self.terminations.values(), *self.truncations.values()))

    @property
    def game(self) -> AnyGame:
        return self.rules.game

    def view(self, agent: str) -> Any:
        """What this agent sees, as AI seats of the house are given it."""
        return self.rules.view(self.position, self.seat(agent))

    def prompt(self, agent: str) -> Prompt:
        """What this agent is asked, with every offer in full."""
        return self.game.prompt(self.position.state, self.seat(agent))

    def asked(self) -> list[str]:
        """Everybody who could act now, whose turn it is first."""
        return [self.possible_agents[seat] for seat in self.rules.asked(self.position)]

    def waiting(self) -> list[str]:
        """Those of them who have left it to the others since anybody last did something."""
        return [self.possible_agents[seat] for seat in self.position.waited]

    def give_turn(self, agent: str) -> None:
        """Lets somebody else of those who are asked go first."""
        if agent not in self.asked():
            raise IllegalActionError(f"{agent} is not asked")
        if agent != self.agent_selection:
            self._put(self.rules.give_turn(self.position, self.seat(agent)))

    def imagined(self, agent: str, seed: int) -> Self:
        """The same moment in a game that this agent cannot tell from the true one: what it may not know is
        drawn anew. For search that does not cheat, and for the test of secrecy."""
        position, chance = self.position, Chance.from_seed(f"imagined {seed}")
        state = self.rules.game.resample(position.state, self.seat(agent), chance)
        other = self.clone()
        other._put(msgspec.structs.replace(position, state=state))
        return other

    def clone(self) -> Self:
        """As it is now, in mid-game. What is done with one does not touch the other."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.agents, other.possible_agents = list(self.agents), list(self.possible_agents)
        other.metadata = {**self.metadata}
        if self._position is not None:
            for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
                setattr(other, name, dict(getattr(self, name)))
            other.infos = {agent: dict(info) for agent, info in self.infos.items()}
        other._make_spaces()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).deserialize, (self.serialize(),)

    def serialize(self) -> bytes:
        """Everything there is to know, as JSON: also what seats may not know."""
        position, books = self._position, None
        if position is not None:
            books = Books(
                self.agents,
                self.agent_selection,
                self._skip_agent_selection,
                self.rewards,
                self._cumulative_rewards,
                self.terminations,
                self.truncations,
                self.infos,
            )
        kept = None if position is None else self.rules.kept(position)
        name, seeds = self.metadata["name"], self._seeds
        return encode(Saved(name, self.rules.needs, self.conditions, seeds, self._cycles, kept, books))

    @classmethod
    def deserialize(cls, data: bytes) -> Self:
        """The environment that was saved. ValueError where the rules or the content are others now."""
        try:
            saved = decode(data, Saved)
        except UNREADABLE as error:
            raise ValueError(f"no saved environment: {error}") from error
        env = cls(saved.name, saved.conditions)
        if saved.needs != env.rules.needs:
            raise ValueError(f"saved with {saved.needs}, this is {env.rules.needs}")
        env._seeds, env._cycles = saved.seeds, saved.cycles
        if saved.position is not None and saved.books is not None:
            env._put(env.rules.found(saved.position))
            env.agents, env.infos = (books := saved.books).agents, books.infos
            env.agent_selection, env._skip_agent_selection = books.agent_selection, books.next_selection
            env.rewards, env._cumulative_rewards = books.rewards, books.cumulative
            env.terminations, env.truncations = books.terminations, books.truncations
        return env

    # Inside

    def _acting(self) -> str | None:
        """Whose turn it is; None when that agent's game is over."""
        agent = self.agent_selection if self.agents else None
        if agent is None and self._position is not None:
            raise IllegalActionError("the game is over: reset() begins the next one")
        if agent is None:
            raise NotResetError("reset() the environment first")
        return None if self.terminations[agent] or self.truncations[agent] else agent

    def seat(self, agent: str) -> Seat:
        return self._seats[agent]

    def _vector(self, seat: Seat) -> Vector:
        rules, position = self.rules, self.position
        view = rules.glance(position, seat)
        vector = rules.spec.sight(view, rules.draft(position, seat), position.told[seat])
        if self.conditions.pad_to is not None:
            vector = np.pad(vector, (0, self.conditions.pad_to[0] - len(vector)))
        return vector

    def _put(self, position: Position) -> None:
        self._position = position
        self.agent_selection = self.possible_agents[position.to_act]

    def go_on(self, agent: str, position: Position) -> None:
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._cycles += 1
        self._put(position)
        outcome = self.rules.outcome(position) if position.over else None
        if outcome is not None:
            for seat, name in enumerate(self.possible_agents):
                won = seat in outcome.winners
                self.rewards[name] = float(outcome.scores[seat] if self.conditions.reward == "score" else won)
                self.infos[name] = {"won": won, "score": outcome.scores[seat]}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._cycles >= self.conditions.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if outcome is not None or any(self.truncations.values()):
            self._deads_step_first()
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def refuse(self, agent: str, why: Message) -> None:
        words = self._words.say(why)
        if self.conditions.on_illegal == "raise":
            raise IllegalActionError(words)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.rewards[agent] = -1.0
        self.infos[agent] = {"illegal": words}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        self._show()

    def _make_spaces(self) -> None:
        size, actions = self.conditions.pad_to or self.shape
        self._most_actions = actions
        self._action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-1.0, 64.0, (size,), np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = Box(-1.0, 64.0, (size * len(self.possible_agents),), np.float32)

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
