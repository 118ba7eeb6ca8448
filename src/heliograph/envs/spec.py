"""What the adapter has to know of a game: its table of actions, its layout, and which seat is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from heliograph.envs.actions import ActionTable, Draft
from heliograph.envs.layout import Layout, Vector
from heliograph.games import AnyGame
from heliograph.kernel.message import Message, say

if TYPE_CHECKING:
    from heliograph.envs.pictures.canvas import Canvas


class EnvSpec(ABC):
    """Made for one set-up; immutable."""

    name: ClassVar[str]
    """By PettingZoo's convention: `contact_v0`."""
    game_id: ClassVar[str]
    usual: ClassVar[Mapping[str, Any]] = {}
    """The set-up values of an environment that differ from a table's defaults."""

    asks_only_some: ClassVar[bool] = False
    """Whether `is_asked` ever leaves a seat out."""

    side_by_side: ClassVar[bool] = False
    """Whether seats may act at the same time: then there is a parallel environment, too."""

    actions: ActionTable
    layout: Layout

    @abstractmethod
    def __init__(self, game: AnyGame, setup: Any, options: Mapping[str, Any]) -> None:
        """`options` say how finely free-form actions are divided. Raises ValueError if this set-up cannot be
        played."""

    def is_asked(self, view: Any) -> bool:
        """Whether it is this seat's turn, among those that may act."""
        return True

    @abstractmethod
    def sight(self, view: Any, draft: Draft, told: Sequence[Any]) -> Vector:
        """The observation, from what this seat sees, has begun to do and was told since it last acted."""

    @abstractmethod
    def paint(self, canvas: Canvas, view: Any) -> None:
        """The observation as a picture, from the view alone."""

    def said_of_draft(self, draft: Draft) -> Message | None:
        """What the seat has begun to do, in words."""
        if not draft.parts:
            return None
        parts = ", ".join(self.actions.composed[part] for part in draft.parts)
        return say("envs-begun", parts=parts)
