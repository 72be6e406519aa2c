"""707: copies of objects."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from apnap.abilities.change import Change
    from apnap.rules.definitions import Definition
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def copiable(
    state: State, record: GameObject, changes: tuple[Change, ...] = (), both_faces: bool = False
) -> Definition:
    """Return the copiable values of an object (707.2), with the exceptions of a copy effect (707.9).

    ``both_faces``: for a token, which has both faces of a transforming permanent (707.8a).
    """
    raise NotImplementedError
