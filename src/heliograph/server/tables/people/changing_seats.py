"""Who sits where, and what they are called: what people ask, and what is stored and told of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message, say
from heliograph.server.meeting.kindness import is_unkind
from heliograph.server.store import changes
from heliograph.server.store.rows import TableRow
from heliograph.server.tables.decision import Decision, PendingChange
from heliograph.server.tables.people.consent import Question, planned, question_of, who_must_agree
from heliograph.server.tables.people.listing import answered
from heliograph.server.tables.people.names import name_at_table
from heliograph.server.tables.people.notices import lines_of, swaps
from heliograph.server.tables.people.personas import names_of_ai_seats
from heliograph.server.tables.people.seating import Chairs, Who, change_seat, claim, held_by
from heliograph.server.tables.people.silence import frozen, is_silent, waits_for
from heliograph.server.tokens import guest_of
from heliograph.server.wire.requests import AnswerKnock, Consent, Rename, SetSeat
from heliograph.server.wire.tables import Claim

if TYPE_CHECKING:
    from heliograph.server.tables.table import Table


def set_seat(table: Table, who: Who, request: SetSeat) -> Decision:
    changed = change_seat(table.house, who, request)
    if isinstance(changed, Refusal) or table.row.phase != "playing" or not changed:
        return changed if isinstance(changed, Refusal) else _reseat(table, changed)
    asked = who_must_agree(table, who, table.chairs[request.seat], request.to)
    if isinstance(asked, Refusal):
        return asked
    if not asked:
        return _reseat(table, changed)
    before = question_of(table)
    if before is not None and (before.seat, before.to) != (request.seat, request.to):
        return Refusal(say("refused-question-waits", by=before.by))
    if before is not None or who.token_hash is None:
        return None
    return _ask(table, Question(request.seat, request.to, who.token_hash, table.name_of(who)))


def consent(table: Table, who: Who, request: Consent) -> Decision:
    """Every other person here has to agree; a single refusal drops the proposal."""
    question = question_of(table)
    if question is None:
        return None
    if who.seat is None or table.chairs[who.seat].kind != "person":
        return Refusal(say("refused-spectator"))
    if not request.agree:
        return _reseat(table, (), say("notice-not-agreed", name=table.name_of(who)), settled=True)
    agreed = {*question.agreed, *held_by(table.chairs, who)}
    question = msgspec.structs.replace(question, agreed=tuple(sorted(agreed)))
    plan = planned(table, question)
    assert plan is not None, "it could be done a moment ago"
    changed, missing = plan
    if missing:
        return _ask(table, question)
    return _reseat(table, changed, say("notice-agreed", name=question.by), settled=True)


def _ask(table: Table, question: Question) -> Decision:
    row = replace(table.row, proposal=msgspec.json.encode(question).decode())
    stored = changes.set_proposal(table.id, table.row.proposal, row.proposal)
    return PendingChange((stored,), lambda: table.adopt_seating(row, table.chairs))


def answer_knock(table: Table, who: Who, request: AnswerKnock) -> Decision:
    answer = answered(table, who, request)
    if answer is None or isinstance(answer, Refusal):
        return answer
    row, changed = answer
    return _reseat(table, changed, listing=row)


def take_seat(table: Table, request: Claim, token_hash: str) -> Decision:
    who = table.identify(token_hash)
    if who is not None:
        return None if who.seat == request.seat else Refusal(say("refused-two-seats"))
    if table.row.phase == "over":
        return Refusal(say("refused-game-over"))
    guest = "" if request.guest is None else guest_of(request.guest)
    taken = claim(table.house, request.seat, request.name, token_hash, guest)
    if isinstance(taken, Refusal):
        return taken
    if table.row.listed is not None:
        if is_unkind(taken.name):
            return Refusal(say("refused-name-unkind"))
        if not guest:
            return Refusal(say("refused-guest-needed"))
    if is_silent(table.match, table.chairs) and not waits_for(table.match, taken.seat):
        return Refusal(say("refused-silence"))
    return _reseat(table, (taken,))


def rename(table: Table, who: Who, request: Rename) -> Decision:
    if who.seat is None and not who.host:
        return Refusal(say("refused-spectator"))
    others = [chair for chair in table.chairs if chair.seat != who.seat]
    taken = [*(chair.name for chair in others), *names_of_ai_seats(table.row, others)]
    name = name_at_table(request.name, taken)
    if isinstance(name, Refusal):
        return name
    if table.row.listed is not None and is_unkind(name):
        return Refusal(say("refused-name-unkind"))
    if who.seat is not None:
        chair = table.chairs[who.seat]
        if chair.name == name:
            return None
        return frozen(table.match, table.chairs, who.seat) or _reseat(table, (replace(chair, name=name),))
    row = replace(table.row, host_name=name)
    stored = changes.set_table(table.id, host_name=name)
    return PendingChange((stored,), lambda: table.adopt_seating(row, table.chairs))


def _reseat(
    table: Table, changed: Chairs, *notices: Message, settled: bool = False, listing: TableRow | None = None
) -> Decision:
    """In a game everybody is told who sits where now, by name."""
    if not changed and not notices and listing is None:
        return None
    stored = [changes.set_seat(table.id, table.chairs[chair.seat], chair) for chair in changed]
    row, after = listing or table.row, list(table.chairs)
    if listing is not None:
        stored.append(changes.set_listing(table.row, listing))
    for chair in changed:
        after[chair.seat] = chair
    if settled:
        row = replace(row, proposal=None)
        stored.append(changes.set_proposal(table.id, table.row.proposal, None))
    told = (*notices, *swaps(table.chairs, changed)) if row.phase == "playing" else ()
    lines = lines_of(told, table.chat.last)
    for line in lines:
        stored += (changes.add_line(table.id, line, table.seq), *table.chat.forget(table.id))

    def adopt() -> None:
        table.adopt_seating(row, tuple(after))
        for line in lines:
            table.adopt_line(line)

    return PendingChange(tuple(stored), adopt)
