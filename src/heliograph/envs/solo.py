"""One seat to learn in, as a Gymnasium environment; our AI seats have the others."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import gymnasium
import msgspec

from heliograph.envs.aec import GameEnv, Observation
from heliograph.envs.position import StuckError
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players import make_player
from heliograph.players.player import Player, Waiting, decide


class SoloEnv(gymnasium.Env[Observation, Any]):
    """`partners` is the name of an AI seat for all others, or one for each of them in order. Learners without
    masks try anything: an illegal action loses, unless `on_illegal` says otherwise."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human", "rgb_array"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        *,
        seat: int = 0,
        partners: str | Sequence[str] = "quick",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        options = {"on_illegal": "lose", **options}
        self.game_env: GameEnv = import_module(f"heliograph.envs.{name}").env(
            render_mode=None if render_mode == "human" else render_mode, **options
        )
        agents = self.game_env.possible_agents
        if not 0 <= seat < len(agents):
            raise ValueError(f"seat is from 0 to {len(agents) - 1}")
        self.render_mode = render_mode
        self._me = agents[seat]
        self._partners = self._seated([agent for agent in agents if agent != self._me], partners)
        self.observation_space = self.game_env.observation_space(self._me)
        self.action_space = self.game_env.action_space(self._me)
        self._minds = Chance.from_seed("")
        self._told: dict[str, list[Any]] = {}
        self._memories: dict[str, bytes] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 31))
        self._minds = Chance.from_seed(f"{drawn}/minds")
        self._told = {agent: [] for agent in self._partners}
        self._memories = {}
        self.game_env.reset(seed=drawn)
        self._let_others_play()
        self._show()
        return self.game_env.observe(self._me), dict(self.game_env.infos[self._me])

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        env = self.game_env
        env.step(action)
        reward = env.rewards[self._me]
        self._remember()
        reward += self._let_others_play()
        ended, cut_off = env.terminations[self._me], env.truncations[self._me]
        self._show()
        return env.observe(self._me), float(reward), ended, cut_off, dict(env.infos[self._me])

    def render(self) -> Any:
        """`human` prints this seat's view as text after every step."""
        if self.render_mode == "human":
            sys.stdout.write(f"{self.game_env.text(self._me)}\n")
            return None
        return self.game_env.rendered(self._me)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def action_masks(self) -> Any:
        """The mask, under the name that learners with masks expect."""
        return self.game_env.observe(self._me)["action_mask"].astype(bool)

    def _seated(self, others: Sequence[str], partners: str | Sequence[str]) -> dict[str, Player]:
        names = [partners] * len(others) if isinstance(partners, str) else list(partners)
        if len(names) != len(others):
            raise ValueError(f"{len(others)} partners are needed, {len(names)} are named")
        game = self.game_env.game
        return {
            agent: make_player(game.id, name, pack=game.content)
            for agent, name in zip(others, names, strict=True)
        }

    def _let_others_play(self) -> float:
        """Plays until it is this seat's turn, or the game is over; returns the reward earned meanwhile."""
        env, earned = self.game_env, 0.0
        while not self._is_over() and env.agent_selection != self._me:
            self._one_move()
            earned += env.rewards[self._me]
            self._remember()
        return earned

    def _one_move(self) -> None:
        """The seats that are asked act; a seat that passed is asked again when the others have passed too."""
        env = self.game_env
        asked = env.asked()
        has_waited = self._me in env.waiting()
        for last in (False, True):
            for agent in asked:
                if agent == self._me:
                    if has_waited:
                        continue
                    env.give_turn(agent)
                    return
                action = self._decision(agent, at_last=last)
                if action is not None:
                    env.give_turn(agent)
                    env.step_raw(msgspec.to_builtins(action))
                    return
        if self._me not in asked:
            raise StuckError("no AI seat wants to move")
        env.give_turn(self._me)

    def _decision(self, agent: str, *, at_last: bool) -> msgspec.Struct | None:
        env, player = self.game_env, self._partners[agent]
        view, prompt = env.view(agent), env.prompt(agent)
        chance, self._minds = self._minds.fork()
        told = tuple(self._told[agent]) if env.game.views_forget else ()
        if at_last:
            return player.act_at_last(view, prompt, chance, told) if isinstance(player, Waiting) else None
        thought = decide(player, view, prompt, chance, told, self._memories.get(agent, b""))
        self._memories[agent] = thought.memory
        action: msgspec.Struct | None = thought.action
        return action

    def _remember(self) -> None:
        for agent, told in self._told.items():
            seat = Seat(self.game_env.possible_agents.index(agent))
            told.extend(one.event for one in self.game_env.position.happened if one.reaches(seat))

    def _is_over(self) -> bool:
        return self.game_env.terminations[self._me] or self.game_env.truncations[self._me]
