"""A question that changes nothing, prepared for a worker to answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.server.tables.play.viewer_position import Viewer
from heliograph.server.wire.requests import Describe, Foresee
from heliograph.server.work.for_people import Question, WhatIf, WhatIs

if TYPE_CHECKING:
    from heliograph.server.tables.table import Table


def question_of(table: Table, viewer: Viewer, request: Describe | Foresee) -> Question | Refusal:
    match, play = table.match, table.play_for(viewer)
    if match is None:
        return Refusal(say("refused-not-begun"))
    if table.is_stopped:
        return Refusal(say("refused-clock-stopped"))
    if play is None:
        return Refusal(say("refused-closed-to-spectators"))
    box = match.game.id, bytes(match.header.content)
    if isinstance(request, Describe):
        return WhatIs(*box, play.position(viewer).view)
    if viewer is None:
        return Refusal(say("refused-spectator"))
    return WhatIf(*box, match.state, viewer, bytes(request.action), table.clock())
