"""What people differ in when they lay and read messages, and how often. Nobody has published such figures
for this game: shares and ranges are our estimates from what players report (mirrored and turned readings, a
language of places that forms slowly, lone symbols read too much into), and broad on purpose."""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.players.space_puzzle.codebooks.codebook import Frame
from heliograph.players.space_puzzle.human.lots import Lots

Draw = Literal["training", "evaluation"]
"""Seats are tuned with the first and measured with the second: other people, from other lots and wider
ranges."""

_FRAMES: dict[Frame, float] = {
    "same": 0.46,
    "turned": 0.16,
    "mirror": 0.09,
    "flip": 0.09,
    "right": 0.07,
    "left": 0.07,
    "diagonal": 0.03,
    "anti": 0.03,
}
"""Who imagines the AI across the table, or beside it, turns the map; who imagines looking through it,
mirrors."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    seed: str
    # The map
    frame: Frame
    reads_map: bool
    """If not, only what touches means anything."""
    width: float
    height: float
    """From room to room on the map in this person's mind, in tenths of a millimetre."""
    misjudges: float
    """How far off a place is taken, in rooms."""
    hand: float
    """How far off a token is laid, in rooms."""
    lapses: float
    """How often something is taken or laid quite otherwise."""
    # What lies together
    reach: float
    """Centres this near count as touching."""
    binds: Literal["touching", "nearest", "reading"]
    """A key goes with the colour it touches, with the nearest one, or with the one before it in reading
    order."""
    touching: Literal["binds", "swaps"]
    """Two colours, or two keys, that touch: neighbours by chance, or to be exchanged."""
    direction: Literal["right", "left", "down"]
    icons: Literal["exact", "at-least", "rarest"]
    """All icons of the room; some of them; or any room that has the first one."""
    trusts: Literal["icons", "place"]
    """What counts where a colour lies among icons and on the map as well."""
    bare: Literal["nothing", "empty", "guess"]
    """What a colour without icons says to those who read no map: nothing, the room without icons, or try
    it."""
    lone_keys: Literal["room", "colour", "nothing"]
    """A key that touches nothing: of the pawn in that room, of the nearest colour, or never mind."""
    # The mind
    again: Literal["keeps", "moves", "rereads"]
    """A pawn is shown again where it stands: well, then it is right; so it must be wrong; read it once
    more."""
    remembers: float
    """How likely a message is still known a round later."""
    over_interprets: float
    """How often something is read into what means nothing."""
    learns: float
    """How much each contradiction weighs against this person's frame."""
    speaks_up: float
    """How often this person acts on a colour before leaving it to a colleague."""
    bossy: bool
    """Puts right what a colleague did in this round."""
    eager: bool
    """Declares as soon as all looks complete."""
    # As the AI
    style: Literal["map", "icons", "map-then-icons"]
    keys: Literal["stacked", "beside", "later"]
    """On the colour, next to it, or only when its pawn stands or half of the time is gone."""
    mends: Literal["first", "last"]
    """What stands wrong is shown before, or after what was never shown."""
    notices: float
    """How likely each wrong pawn is noticed."""
    confirms: float
    """How often a pawn that stands right is shown once more."""
    careful: int
    """No more targets than this in one message, as long as there is time."""


def draw_person(seed: str, draw: Draw = "evaluation") -> Person:
    """One of the people there are; the same for the same seed."""
    lots = Lots(f"people of AI Space Puzzle/{draw}/{seed}")
    wide = draw == "evaluation"
    scale = lots.between("scale", 0.75 if wide else 0.85, 1.25 if wide else 1.15)
    stretched = lots.chance("stretched", 0.2)
    return Person(
        seed=lots.seed,
        frame=lots.weighted("frame", _FRAMES),
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
        learns=lots.weighted("learns", {0.0: 0.4, 0.7: 0.35, 1.5: 0.25}),
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
