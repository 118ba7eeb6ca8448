"""Any of our games as a PettingZoo environment: one adapter over the kernel's contract."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from secrets import token_hex
from typing import Any, Self, get_args

import msgspec
import numpy as np
from pettingzoo import AECEnv

from heliograph.envs.conditions import Books, Conditions, RenderMode, Saved
from heliograph.envs.errors import IllegalActionError, NotResetError
from heliograph.envs.position import Position
from heliograph.envs.table import Observation, Picture, Table
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import UNREADABLE, decode, encode
from heliograph.kernel.game import Outcome
from heliograph.kernel.message import Message

__all__ = ["GameEnv", "IllegalActionError", "NotResetError", "Observation", "Picture"]


class GameEnv(Table, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """`observe(agent)` is `{"observation": vector, "action_mask": mask}`: that seat's view and nothing more.
    The mask is only there; a seat that waits has one of zeros."""

    metadata: dict[str, Any]

    def __init__(self, name: str, conditions: Conditions) -> None:
        super().__init__(name, conditions)
        self.metadata = {
            "name": name,
            "render_modes": list(get_args(RenderMode)),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = conditions.render_mode
        self.agents: list[str] = []
        self._seeds = Chance.from_seed(token_hex())
        self._cycles = 0

    # Required by PettingZoo

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed gives the same game. Without one the next game's seed follows from the last one's."""
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
        in_space = type(action) is int or self.action_space(agent).contains(action)
        seat, position = self.seat(agent), self.position
        leads_to = (
            self.rules.legal(position, seat).get(int(action)) if in_space and action is not None else None
        )
        if leads_to is None:
            if action is None or not self.action_space(agent).contains(action):
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

    def render(self) -> str | Picture | None:
        """The view of `render_agent`, by default of the seat whose turn it is: `ansi` as text, `rgb_array` as
        a picture; `human` prints the text after every step."""
        asked = self.agent_selection if self.agents else self.possible_agents[0]
        return self.rendered(self.conditions.render_agent or asked)

    def rendered(self, agent: str) -> str | Picture | None:
        """The same for this agent."""
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

    # Beyond PettingZoo

    def step_raw(self, action: Mapping[str, Any]) -> None:
        """Takes an action as a client would send it, also free-form ones."""
        agent = self._acting()
        if agent is None:
            raise IllegalActionError("the game is over")
        self._go_on_or_refuse(agent, self.rules.play(self.position, self.seat(agent), dict(action)))

    def _go_on_or_refuse(self, agent: str, after: Position | Message) -> None:
        if isinstance(after, Message):
            self.refuse(agent, after)
        else:
            self.go_on(agent, after)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended or was cut off."""
        begun = self._position is not None
        return begun and any((*self.terminations.values(), *self.truncations.values()))

    def give_turn(self, agent: str) -> None:
        """Lets another of the seats that are asked act first."""
        if agent not in self.asked():
            raise IllegalActionError(f"{agent} is not asked")
        if agent != self.agent_selection:
            self._put(self.rules.give_turn(self.position, self.seat(agent)))

    def imagined(self, agent: str, seed: int) -> Self:
        """The same moment in a game that this agent cannot tell from the true one: everything it may not know
        is drawn anew. For search that does not cheat, and for the test of secrecy."""
        position, chance = self.position, Chance.from_seed(f"imagined {seed}")
        state = self.rules.game.resample(position.state, self.seat(agent), chance)
        other = self.clone()
        other._put(msgspec.structs.replace(position, state=state))
        return other

    def clone(self) -> Self:
        """A copy of the game as it is now; the two are independent."""
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
        """The complete state as JSON, including secrets."""
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
        """The environment that was saved. Raises ValueError if the rules or the content have changed."""
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

    # Internals

    def _acting(self) -> str | None:
        """The seat whose turn it is; None when that agent's game is over."""
        agent = self.agent_selection if self.agents else None
        if agent is None and self._position is not None:
            raise IllegalActionError("the game is over: reset() begins the next one")
        if agent is None:
            raise NotResetError("reset() the environment first")
        return None if self.terminations[agent] or self.truncations[agent] else agent

    def _put(self, position: Position) -> None:
        self._position = position
        self.agent_selection = self.possible_agents[position.to_act]

    def go_on(self, agent: str, position: Position) -> None:
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cycles += 1
        self._put(position)
        if position.over or self._cycles >= self.conditions.max_cycles:
            self._end(self.rules.outcome(position))
        self._show()

    def _end(self, outcome: Outcome | None) -> None:
        """The game is over, or cut off if it has no outcome."""
        if outcome is not None:
            for seat, name in enumerate(self.possible_agents):
                won = seat in outcome.winners
                self.rewards[name] = float(outcome.scores[seat] if self.conditions.reward == "score" else won)
                self.infos[name] = {"won": won, "score": outcome.scores[seat]}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

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
