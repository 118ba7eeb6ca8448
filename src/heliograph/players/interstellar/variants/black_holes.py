"""Black Holes: one Prestige Point for each Fuel, as long as Fuel is worth less than that."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.variants.black_holes.types import Feed, FeedBlackHole
from heliograph.players.interstellar.ideas.idea import Idea, Mind
from heliograph.players.interstellar.ideas.offered import options


def feed_ideas(mind: Mind, step: FeedBlackHole) -> Iterator[Idea]:
    for fuel in options(mind.at, "feed", "fuel"):
        assert isinstance(fuel, int)
        yield Idea((Feed(fuel),), fuel * (1 - mind.fuel))


IDEAS = {FeedBlackHole: feed_ideas}
