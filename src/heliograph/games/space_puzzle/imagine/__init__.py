"""A table that fits a view: what the view does not show is drawn at random.

Views forget (SP-H8), so earlier messages are drawn too, even those the viewer has seen or laid.
"""

from __future__ import annotations

from msgspec import UNSET

from heliograph.games.space_puzzle.box.edition import FIRST
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.imagine.map import draw_map
from heliograph.games.space_puzzle.imagine.messages import draw_draft, draw_messages
from heliograph.games.space_puzzle.imagine.solution import draw_solution, new_card
from heliograph.games.space_puzzle.state import Board, State
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.chance import Chance


def imagine(pack: Pack, view: View, chance: Chance) -> State:
    future, chance = chance.fork()
    state, chance = _as_seen(pack, view, future, chance)
    if view.card is None and view.phase != "card":
        state, chance = draw_solution(pack, view, state, chance)
    if view.pawns is None:
        state, chance = draw_map(state, chance)
    state, chance = draw_messages(pack, view, state, chance)
    return draw_draft(pack, view, state, chance)


def _as_seen(pack: Pack, view: View, future: Chance, chance: Chance) -> tuple[State, Chance]:
    """The table with everything the view shows, and an arbitrary card where it shows none."""
    card, back = view.card, view.back
    if card is None:
        card, chance = new_card(pack, view, chance)
        if view.phase == "card" and pack.reading > FIRST:
            back, chance = new_card(pack, view, chance)
    return State(
        setup=view.setup,
        chance=future,
        scenario=view.scenario,
        phase=view.phase,
        ai=view.ai,
        roles=view.roles,
        rooms=view.rooms,
        card=card,
        back=UNSET if back is None else back,
        edition=UNSET if pack.reading == FIRST else pack.reading,
        turn=view.turn,
        solution=view.solution,
        traps=view.traps,
        gates=view.gates or UNSET,
        closed=view.closed_traps,
        entered=view.entered,
        round=view.round,
        counter=view.counter,
        board=Board(view.actions_left or 0, view.pawns or {}, view.dice or {}, view.markers, view.marks),
        before=() if view.before is None else (view.before,),
        ready=view.ready,
        declaring=view.declaring,
        jammed=view.jammed,
        cooling=view.cooling,
        fades_at=view.fades_at,
        faded=view.faded,
        crisis_token_used=view.crisis_token == "used",
        asked=view.asked,
        result=view.result,
        history=view.history,
    ), chance
