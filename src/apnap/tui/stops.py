"""Stops as a person changes them: none, a usual one, a firm one, step by step and for each side."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from apnap.abilities.values import STEP_NAMES
from apnap.i18n import listed, message
from apnap.table.settings import Settings


class Stop(StrEnum):
    """What a person has set for a step."""

    NONE = "none"
    USUAL = "usual"
    """They are asked there, unless they pass on."""
    FIRM = "firm"
    """They are asked there even when they pass on."""


def stop_at(settings: Settings, step: str, own: bool) -> Stop:
    """Return what is set for a step of one's own turn, or of another player's."""
    if step in (settings.own_firm if own else settings.their_firm):
        return Stop.FIRM
    return Stop.USUAL if step in (settings.own_stops if own else settings.their_stops) else Stop.NONE


def next_stop(settings: Settings, step: str, own: bool) -> Stop:
    """Return what follows when a stop is switched: none, usual, firm, and none again."""
    kinds = list(Stop)
    return kinds[(kinds.index(stop_at(settings, step, own)) + 1) % len(kinds)]


def with_stop(settings: Settings, step: str, own: bool, stop: Stop) -> Settings:
    """Return settings with another stop in one step."""
    usual, firm = ("own_stops", "own_firm") if own else ("their_stops", "their_firm")
    values = {
        usual: _with(getattr(settings, usual), step, stop == Stop.USUAL),
        firm: _with(getattr(settings, firm), step, stop == Stop.FIRM),
    }
    return msgspec.structs.replace(settings, **values)


def _with(steps: tuple[str, ...], step: str, yes: bool) -> tuple[str, ...]:
    return tuple(name for name in STEP_NAMES if (yes if name == step else name in steps))


def describe_stops(settings: Settings, lang: str) -> list[str]:
    """Return where a person is asked, as two lines: in their own turns and in others'."""
    lines = []
    for key, own in (("tui.stop.own", True), ("tui.stop.theirs", False)):
        steps = []
        for step in STEP_NAMES:
            stop = stop_at(settings, step, own)
            name = message(f"words.step.{step}", lang)
            if stop == Stop.FIRM:
                name = message("tui.stop.marked_firm", lang, step=name)
            if stop != Stop.NONE:
                steps.append(name)
        lines.append(message(key, lang, steps=listed(steps, lang) or message("tui.stop.nowhere", lang)))
    return lines
