"""Reading a position from its text."""

from __future__ import annotations

import msgspec
from msgspec import UNSET
from msgspec.structs import replace
from tests.games.clauses import Clauses
from tests.games.space_puzzle.text.boards import BOARD, read_board
from tests.games.space_puzzle.text.messages import read_messages, read_tokens
from tests.games.space_puzzle.text.setups import SETUP, read_setup
from tests.games.space_puzzle.text.solutions import read_back, read_card, read_rooms

from heliograph.games.space_puzzle.box.cards import turned, turned_specials
from heliograph.games.space_puzzle.box.edition import FIRST
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.box.scenario import Scenario, special
from heliograph.games.space_puzzle.changes.ending import conclude
from heliograph.games.space_puzzle.opening import empty_board
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import (
    CELLS,
    CRISIS_TOKEN,
    ROLES,
    Board,
    Marker,
    Past,
    Phase,
    State,
    Target,
)
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat, all_seats

_TABLE = ("phase", "ai", "playing", "round", "counter", "rooms", "roles", "seed", "chance")
_SOLUTION = ("card", "back", "back-face", "target", "specials", "stripes", "turn")
_TRAPS = ("traps", "gates", "closed", "entered")
_MESSAGE = ("draft", "sent", "jammed", "cooling", "fades-at", "faded", "crisis-token-used", "asked")
_OTHER = ("before", "ready", "declaring", "declared", "past")


def position(pack: Pack, text: str) -> State:
    read = Clauses(text, (*SETUP, *_TABLE, *_SOLUTION, *_TRAPS, *_MESSAGE, *BOARD, *_OTHER))
    setup = read_setup(pack, read)
    playing = read.word("playing", setup.scenario)
    scenario = setup.own or pack.book[playing]
    phase = read.word("phase", "crew" if read.has("sent") else "message")
    begun = phase != "card"
    over = phase in ("debrief", "over")
    round = read.number("round", 1 if begun else 0)
    card = read_card(pack, read, setup.crisis or special(scenario).crisiscard)
    turn = read.number("turn", 0) if begun else None
    solution = turned(card, turn) if turn is not None else ()
    board = _board(pack, read, scenario, phase, solution)
    fields = {
        "setup": setup,
        "chance": _chance(read),
        "scenario": scenario,
        "phase": "crew" if over else phase,
        "ai": read.number("ai", setup.first_ai),
        "roles": _roles(read, setup, scenario),
        "rooms": read_rooms(read),
        "card": card,
        "back": read_back(pack, read),
        "edition": UNSET if pack.reading == FIRST else pack.reading,
        "turn": turn,
        "solution": solution,
        "gates": read.words("gates", ()) or UNSET,
        "traps": read.words(
            "traps",
            turned_specials(card, turn) if turn is not None and special(scenario).trap != "no" else (),
        ),
        "closed": read.words("closed"),
        "entered": read.words("entered"),
        "round": round,
        "counter": read.number("counter", 0 if over else scenario.rounds - max(0, round - 1)),
        "board": board,
        "before": tuple(
            _board(pack, Clauses(text, BOARD), scenario, phase, solution) for text in read.nested("before")
        ),
        "ready": read.numbers("ready"),
        "declaring": read.numbers("declaring"),
        "jammed": read.words("jammed"),
        "cooling": read.words("cooling"),
        "draft": read_tokens(pack, read.words("draft")),
        "messages": _messages(pack, read, scenario, phase, round),
        "fades_at": read.number("fades-at", 0) if read.has("fades-at") else None,
        "faded": read.has("faded"),
        "crisis_token_used": read.has("crisis-token-used"),
        "asked": read.words("asked"),
        "history": tuple(map(_past, read.each("past"))),
    }
    state = _checked(
        pack, msgspec.convert({name: value for name, value in fields.items() if value is not UNSET}, State)
    )
    if not over:
        return state
    ended = conclude(state, declared=read.has("declared")).state
    return replace(ended, phase=msgspec.convert(phase, Phase))


def _board(pack: Pack, read: Clauses, scenario: Scenario, phase: str, solution: tuple[Target, ...]) -> Board:
    """The clauses on top of what the scenario shows from the start."""
    shown, usually = special(scenario), empty_board()
    if phase == "crew":
        usually = replace(usually, actions_left=scenario.actions)
    if shown.keyshown:
        right = {target.colour: Marker(target.key, sure=True) for target in solution}
        usually = replace(usually, markers={**usually.markers, **right})
    if shown.posshown:
        usually = replace(usually, pawns={target.colour: target.cell for target in solution})
    if scenario.dice:
        usually = replace(usually, dice=dict.fromkeys(usually.pawns, pack.die_start.value))
    return read_board(read, usually, pack.die_start.value if scenario.dice else None)


def _roles(read: Clauses, setup: Setup, scenario: Scenario) -> dict[str, tuple[str, ...]]:
    """SR-ROLES: dealt in turn, unless the text says otherwise."""
    if read.has("roles"):
        dealt = (word.partition(":") for word in read.words("roles"))
        return {seat: tuple(roles.split("+")) for seat, _, roles in dealt}
    if not special(scenario).roles:
        return {}
    ai = read.number("ai", setup.first_ai)
    crew = [seat for seat in all_seats(setup.seats) if seat != ai]
    return {str(seat): ROLES[index :: len(crew)] for index, seat in enumerate(crew)}


def _messages(pack: Pack, read: Clauses, scenario: Scenario, phase: str, round: int) -> tuple[object, ...]:
    """In the Astronauts' phase there is always a message."""
    if phase in ("card", "message"):
        return read_messages(pack, read.each("sent"), round - 1)
    return read_messages(pack, read.each("sent") or [pack.tokens_of(scenario)[:1]], round)


def _past(words: tuple[str, ...]) -> Past:
    scenario, ai, how, rounds, card = words
    if how not in ("won", "lost"):
        raise ValueError(f"won or lost: past {' '.join(words)}")
    return Past(scenario, Seat(int(ai)), how == "won", int(rounds), "" if card == "-" else card)


def _chance(read: Clauses) -> Chance:
    if read.has("chance"):
        key, drawn = read.words("chance")
        return Chance(key, int(drawn))
    return Chance.from_seed(" ".join(read.words("seed", ("text",))))


def _checked(pack: Pack, state: State) -> State:
    """A typing mistake in a test's text must not become a strange table."""
    boards = (state.board, *state.before)
    cells = {*state.traps, *state.closed, *state.entered, *state.card.specials}
    cells |= {target.cell for target in state.card.targets}
    cells |= {cell for board in boards for cell in board.pawns.values()}
    _known("room", cells, CELLS)
    tokens = {*state.jammed, *state.cooling, *(token.id for token in state.draft)}
    tokens |= {token.id for sent in state.messages for token in sent.tokens}
    tokens |= {sent.noise for sent in state.messages if sent.noise is not None}
    _known("token", tokens, (*pack.all_tokens, CRISIS_TOKEN))
    _known(
        "seat",
        {str(seat) for seat in (*state.ready, *state.declaring, state.ai, *state.roles)},
        tuple(str(seat) for seat in all_seats(state.setup.seats)),
    )
    return state


def _known(what: str, found: set[str], known: tuple[str, ...]) -> None:
    strange = found - set(known)
    if strange:
        raise ValueError(f"no such {what}: {', '.join(sorted(strange))}")
