"""How AI seats think in a worker process. A worker gets only the bytes that a person's seat would get."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import decode, encode
from heliograph.kernel.message import Message, say
from heliograph.kernel.offers import sample_action
from heliograph.kernel.prompt import Prompt
from heliograph.players import make_player, reasons, scenario_testers
from heliograph.players.in_words.position import Company
from heliograph.players.player import (
    GaveUpError,
    Hurrying,
    LookingAhead,
    Player,
    Remarking,
    Thought,
    Waiting,
    decide,
)
from heliograph.players.table import Sitting, play_on
from heliograph.server.work.advice import Advice
from heliograph.server.work.boxes import KEPT, game_of


class Asked(msgspec.Struct, frozen=True):
    """What an AI seat decides from."""

    game: str
    content: bytes
    """The content of this table's box."""
    strength: str
    view: bytes
    prompt: bytes
    told: Sequence[bytes]
    seed: str
    at_last: bool = False
    """The seat left the move to others, and nobody has moved for a while."""
    memory: bytes = b""
    """The memory that its last answer returned."""
    ai_seats: int = 1
    """The AI seats at this table."""
    dialect: bytes = b""
    """The dialect it speaks; empty for its own way."""
    company: Company | None = None
    """What a language model reads besides its view."""


class Answer(msgspec.Struct, frozen=True):
    action: bytes | None
    """None when the seat leaves the move to others."""
    memory: bytes = b""
    says: Message | None = None
    """The reason, for everybody who hears this seat."""
    waits_seconds: float | None = None
    """The longest time that it would leave the move to others."""


def think(asked: Asked) -> Answer:
    game = game_of(asked.game, asked.content)
    player = _player_of(asked)
    view = msgspec.json.decode(asked.view, type=game.view_type)
    prompt = msgspec.json.decode(asked.prompt, type=Prompt)
    heard = tuple(msgspec.json.decode(event, type=game.event_type) for event in asked.told)
    chance = Chance.from_seed(asked.seed)
    thought = Thought(None, b"")
    if not asked.at_last:
        try:
            thought = decide(player, view, prompt, chance, heard, asked.memory)
        except GaveUpError as gave_up:
            return any_move(asked, gave_up.memory)
    elif isinstance(player, Waiting):
        thought = Thought(player.act_at_last(view, prompt, chance, heard), b"")
    action, memory, says = thought
    waits = player.waits_seconds(view) if action is None and isinstance(player, Hurrying) else None
    return Answer(None if action is None else encode(action), memory, says, waits)


def any_move(asked: Asked, memory: bytes) -> Answer:
    """Set if a language model could not decide; everybody at the table is told so."""
    prompt = msgspec.json.decode(asked.prompt, type=Prompt)
    action, _ = sample_action(prompt, Chance.from_seed(asked.seed))
    return Answer(encode(action), memory, say("llm-gave-up"))


def advise(asked: Asked) -> Advice:
    """What this player would do, and why. A player that would wait for others says what it would do in the
    end."""
    game = game_of(asked.game, asked.content)
    player = _player_of(asked)
    view = msgspec.json.decode(asked.view, type=game.view_type)
    prompt = msgspec.json.decode(asked.prompt, type=Prompt)
    heard = tuple(msgspec.json.decode(event, type=game.event_type) for event in asked.told)
    chance = Chance.from_seed(asked.seed)
    thought = decide(player, view, prompt, chance, heard, asked.memory)
    if thought.action is None and isinstance(player, Waiting):
        thought = Thought(player.act_at_last(view, prompt, chance, heard), b"")
    why = reasons(game, view, heard, thought)
    return Advice(None if thought.action is None else encode(thought.action), thought.memory, why)


def look_ahead(asked: Asked) -> bytes | None:
    """A short thought while others move: the seat's memory after it, or None if it never looks ahead."""
    game = game_of(asked.game, asked.content)
    player = _player_of(asked)
    if not isinstance(player, LookingAhead):
        return None
    view = msgspec.json.decode(asked.view, type=game.view_type)
    heard = tuple(msgspec.json.decode(event, type=game.event_type) for event in asked.told)
    return player.look_ahead(view, Chance.from_seed(asked.seed), heard, asked.memory)


def remark(asked: Asked) -> tuple[Message | None] | None:
    """A remark while others move, if there is one; None if this player never remarks."""
    game = game_of(asked.game, asked.content)
    player = _player_of(asked)
    if not isinstance(player, Remarking):
        return None
    view = msgspec.json.decode(asked.view, type=game.view_type)
    heard = tuple(msgspec.json.decode(event, type=game.event_type) for event in asked.told)
    return (player.remark(view, heard, asked.memory),)


def rehearse(sitting: Sitting, seconds: float) -> Sitting:
    """Play a game between AI seats on for a limited time: others wait for this worker."""
    game, header, until = sitting.match.game, sitting.match.header, time.monotonic() + seconds
    players, hand = scenario_testers(game, decode(header.setup, game.setup_type), header.seed)
    while not sitting.is_over and time.monotonic() < until:
        play_on(sitting, players, hand)
    return sitting


def prepare(game_id: str, content: bytes, strength: str) -> None:
    """Import the modules for thinking before anyone waits for them."""
    _player(game_id, content, strength)


def _player_of(asked: Asked) -> Player:
    if asked.company is not None:
        pack = game_of(asked.game, asked.content).content
        return make_player(asked.game, asked.strength, pack=pack, company=asked.company)
    return _player(asked.game, asked.content, asked.strength, asked.ai_seats, asked.dialect)


@lru_cache(KEPT)
def _player(game_id: str, content: bytes, strength: str, ai_seats: int = 1, dialect: bytes = b"") -> Player:
    """Players keep nothing between moves, so one player serves every table with the same box."""
    pack = game_of(game_id, content).content
    return make_player(game_id, strength, pack=pack, ai_seats=ai_seats, dialect=dialect)
