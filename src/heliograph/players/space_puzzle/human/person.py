"""How people differ in laying and reading messages, and how often. Nobody has published such figures for this
game: shares and ranges are our estimates from what players report (mirrored and turned readings, a language
of places that forms slowly, lone symbols read too much into), and broad on purpose.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.players.space_puzzle.codebooks.codebook import FILLED_BY_PEOPLE, SEEN_BY_PEOPLE, Frame
from heliograph.players.space_puzzle.human.lots import Lots

Draw = Literal["training", "evaluation"]
"""Seats are tuned with the first and measured with the second: different people, from other seeds and wider
ranges.
"""

LEARNS = {0.0: 0.4, 0.7: 0.35, 1.5: 0.25}
"""How strongly a contradiction counts against a person's own frame, and how often."""
FOREIGN = (0.8, 2.4)
"""How much less likely than its own another frame seems to a person, in nats: from, to."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    seed: str
    # The map
    frame: Frame
    reads_map: bool
    """Otherwise only what touches means anything."""
    width: float
    height: float
    """The distance between rooms on the map as this person imagines it, in tenths of a millimetre."""
    misjudges: float
    """The error in judging a place, in rooms."""
    hand: float
    """The error in laying a token, in rooms."""
    lapses: float
    """How often something is read or laid completely wrong."""
    # What lies together
    reach: float
    """Centres at most this far apart count as touching."""
    binds: Literal["touching", "nearest", "reading"]
    """A key belongs to the colour it touches, to the nearest one, or to the one before it in reading
    order."""
    touching: Literal["binds", "swaps"]
    """Two colours, or two keys, that touch: neighbours by chance, or to be exchanged."""
    direction: Literal["right", "left", "down"]
    icons: Literal["exact", "at-least", "rarest"]
    """All icons of the room; some of them; or any room that has the first icon."""
    trusts: Literal["icons", "place"]
    """Which counts if a colour lies among icons and also on the map."""
    bare: Literal["nothing", "empty", "guess"]
    """What a colour without icons means to people who read no map: nothing, the room without icons, or a room
    to try."""
    lone_keys: Literal["room", "colour", "nothing"]
    """A key that touches nothing: for the pawn in that room, for the nearest colour, or ignored."""
    # Memory and learning
    again: Literal["keeps", "moves", "rereads"]
    """A pawn is shown again where it stands: it is right; it must be wrong; or the message is read again."""
    remembers: float
    """The probability that a message is still remembered a round later."""
    over_interprets: float
    """How often something meaningless is given a meaning."""
    learns: float
    """How strongly each contradiction counts against this person's frame."""
    speaks_up: float
    """How often this person acts on a colour before leaving it to a colleague."""
    bossy: bool
    """Corrects what a colleague did in this round."""
    eager: bool
    """Declares as soon as everything looks complete."""
    # As the AI
    style: Literal["map", "icons", "map-then-icons"]
    keys: Literal["stacked", "beside", "later"]
    """On the colour, beside it, or only once its pawn stands or half of the time is gone."""
    mends: Literal["first", "last"]
    """Whether pawns that stand wrong are shown before or after new targets."""
    notices: float
    """The probability of noticing each wrong pawn."""
    confirms: float
    """How often a pawn that stands right is shown again."""
    careful: int
    """The most targets in one message, as long as there is time."""


def draw_person(seed: str, draw: Draw = "evaluation") -> Person:
    """A person of the family; the same for the same seed."""
    lots = Lots(f"people of AI Space Puzzle/{draw}/{seed}")
    wide = draw == "evaluation"
    scale = lots.between("scale", 0.75 if wide else 0.85, 1.25 if wide else 1.15)
    stretched = lots.chance("stretched", FILLED_BY_PEOPLE)
    return Person(
        seed=lots.seed,
        frame=lots.weighted("frame", SEEN_BY_PEOPLE),
        reads_map=lots.chance("reads map", 0.82),
        width=(750.0 if stretched else 450.0 * scale),
        height=(500.0 if stretched else 450.0 * scale),
        misjudges=lots.between("misjudges", 0.2, 0.5) if wide else lots.between("misjudges", 0.3, 0.4),
        hand=lots.between("hand", 0.1, 0.35),
        lapses=lots.between("lapses", 0.0, 0.06),
        reach=lots.between("reach", 280.0, 420.0),
        binds=lots.weighted("binds", {"touching": 0.6, "nearest": 0.3, "reading": 0.1}),
        touching=lots.weighted("touching", {"binds": 0.8, "swaps": 0.2}),
        direction=lots.weighted("direction", {"right": 0.85, "left": 0.08, "down": 0.07}),
        icons=lots.weighted("icons", {"exact": 0.75, "at-least": 0.17, "rarest": 0.08}),
        trusts=lots.weighted("trusts", {"icons": 0.8, "place": 0.2}),
        bare=lots.weighted("bare", {"nothing": 0.4, "empty": 0.2, "guess": 0.4}),
        lone_keys=lots.weighted("lone keys", {"room": 0.5, "colour": 0.25, "nothing": 0.25}),
        again=lots.weighted("again", {"keeps": 0.3, "moves": 0.3, "rereads": 0.4}),
        remembers=lots.between("remembers", 0.4, 1.0),
        over_interprets=lots.between("over-interprets", 0.0, 0.3),
        learns=lots.weighted("learns", LEARNS),
        speaks_up=lots.between("speaks up", 0.5, 1.0),
        bossy=lots.chance("bossy", 0.15),
        eager=lots.chance("eager", 0.3),
        style=lots.weighted("style", {"map": 0.35, "icons": 0.25, "map-then-icons": 0.4}),
        keys=lots.weighted("keys", {"stacked": 0.5, "beside": 0.3, "later": 0.2}),
        mends=lots.weighted("mends", {"first": 0.7, "last": 0.3}),
        notices=lots.between("notices", 0.75, 1.0),
        confirms=lots.between("confirms", 0.0, 0.2),
        careful=lots.weighted("careful", {1: 0.1, 2: 0.45, 3: 0.3, 4: 0.15}),
    )
