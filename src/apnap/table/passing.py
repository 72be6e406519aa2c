"""117.3–117.4: what is answered in a person's name, and where the person is asked.

Decided from the person's own view alone, so that when somebody is asked tells nothing about hidden cards. Never passed
are a firm stop, an object of an opponent or combat damage on the stack (unless the person yields to that ability), and
the declaration of blockers where something could block.
"""

from __future__ import annotations

from typing import Final

import msgspec

from apnap.abilities.values import DECLARE_ATTACKERS, STEP_NAMES
from apnap.i18n.rendering import Rendering
from apnap.rules import decisions as dec
from apnap.rules.paying_by_hand import AUTOMATIC
from apnap.rules.payment_plans import needs_asking, takes_unasked
from apnap.rules.records import ABILITY, COMBAT_DAMAGE
from apnap.rules.seen import SeenDecision, SeenObject
from apnap.rules.view import View
from apnap.table.settings import PassUntil, Payments, Settings

_ENGLISH: Final = "en"
_ALWAYS_ASKED: Final = (dec.TARGETS, dec.BLOCKERS)
"""Kinds of decisions that a person sees even if there is one answer only: what is hit, or blocks, is no surprise."""


class Passing(msgspec.Struct, frozen=True):
    """How long a person passes, and since which turn."""

    until: PassUntil = PassUntil.NOW
    turn: int = 0


NOT_PASSING: Final = Passing()


def automatic_answer(view: View, asked: SeenDecision, settings: Settings, passing: Passing = NOT_PASSING) -> int | None:
    """Return the answer that is given in a person's name, or None where the person is asked."""
    if settings.full_control:
        return None
    known = _remembered(view, asked, settings)
    if known is not None:
        return known
    if asked.kind == dec.PRIORITY:
        return 0 if _passes(view, asked, settings, passing) else None
    if asked.kind == dec.PAYMENT:
        return _pays(view, asked, settings)
    if asked.kind == dec.ATTACKERS and asked.can_finish and not asked.chosen and _declares_nothing(view, passing):
        return dec.DONE
    if asked.options and asked.kind in _ALWAYS_ASKED or asked.purpose == "search":
        return None
    if len(asked.options) + asked.can_finish > 1:
        return None
    return 0 if asked.options else dec.DONE


def _passes(view: View, asked: SeenDecision, settings: Settings, passing: Passing) -> bool:
    if len(asked.options) == 1:
        return True
    if asked.player != view.player:  # 723: whoever decides for another player is asked everything
        return False
    stack = view.stack
    if stack:
        top = stack[-1]
        key = ability_key(view, top)
        if key and key in settings.yields:
            return True
        if top.controller in view.opponents or top.kind == COMBAT_DAMAGE:  # classic:310.3
            return False
        return not settings.hold_priority
    if is_stop(view, settings, firm=True):
        return False
    return goes_on(view, passing) or not is_stop(view, settings)


def is_stop(view: View, settings: Settings, *, firm: bool = False) -> bool:
    """Tell whether a person has a stop (or a firm one) in the step of this moment."""
    if view.turn == 0:
        return True
    own = view.active_player == view.player
    if own:
        stops = settings.own_firm if firm else (*settings.own_stops, *settings.own_firm)
    else:
        stops = settings.their_firm if firm else (*settings.their_stops, *settings.their_firm)
    return STEP_NAMES[view.step] in stops and (own or firm or view.step != DECLARE_ATTACKERS or _is_attack(view))


def _is_attack(view: View) -> bool:
    return any(seen.attacking for seen in view.battlefield)


def goes_on(view: View, passing: Passing) -> bool:
    """Tell whether a person goes on passing in this moment, as far as that depends on turns and attacks."""
    if passing.until == PassUntil.MY_TURN and view.active_player != view.player:
        return view.turn - passing.turn < len(view.turn_order)  # nothing may have been asked in a turn of their own
    if passing.until == PassUntil.NOW or view.turn != passing.turn:
        return False
    return not (passing.until == PassUntil.RESPONSE and _is_attacked(view))


def _is_attacked(view: View) -> bool:
    """Tell whether opponents attack: they have done something."""
    return view.active_player in view.opponents and view.step == DECLARE_ATTACKERS and _is_attack(view)


def _declares_nothing(view: View, passing: Passing) -> bool:
    """Tell whether a person who passes the turn attacks with nothing: not when they only wait for a response."""
    return passing.until in (PassUntil.END_OF_TURN, PassUntil.MY_TURN) and view.turn == passing.turn


def _pays(view: View, asked: SeenDecision, settings: Settings) -> int | None:
    """601.2g: leave the payment to the plan unless the person wants to see it."""
    automatic = dec.Action(dec.SPECIAL, 0, AUTOMATIC)
    if asked.chosen or automatic not in asked.options or settings.payments == Payments.ALWAYS:
        return None
    if takes_unasked(view) or settings.payments == Payments.WHEN_IT_MATTERS and needs_asking(view):
        return None
    return asked.options.index(automatic)


# ------------------------------------------------------------------------------------- keys


def ability_key(view: View, seen: SeenObject) -> str:
    """Return what an ability on the stack is called in the list of yields, whatever the language: what it comes from,
    and its line; empty for what is no ability."""
    if seen.kind != ABILITY:
        return ""
    return f"{view.object(seen.source).name if seen.source else ''}|{seen.text}"


def question_key(view: View, asked: SeenDecision) -> str:
    """Return what a question is called in the list of remembered answers; empty for one that is never the same."""
    if asked.kind in (dec.PRIORITY, dec.PAYMENT, dec.ATTACKERS, dec.BLOCKERS, dec.TARGETS) or asked.chosen:
        return ""
    source = view.object(asked.source) if asked.source else None
    name = source.name or ability_key(view, source) if source is not None else ""
    return f"{asked.purpose}|{dec.KIND_NAMES[asked.kind]}|{name}{_resolving(view, asked)}"


def _resolving(view: View, asked: SeenDecision) -> str:
    """Return which ability of the object that asks is resolving: another one asks something else."""
    stack = view.stack
    asks = stack and asked.source and stack[-1].kind == ABILITY and stack[-1].source == asked.source
    return f"|{stack[-1].text}" if asks else ""


def answer_words(view: View, asked: SeenDecision, index: int) -> str:
    """Return what an answer is called in the list of remembered answers, whatever the language."""
    return "" if index == dec.DONE else Rendering(view, _ENGLISH).options(asked)[index]


def _remembered(view: View, asked: SeenDecision, settings: Settings) -> int | None:
    if not settings.remembered:
        return None
    words = dict(settings.remembered).get(question_key(view, asked))
    if words is None:
        return None
    if not words:
        return dec.DONE if asked.can_finish else None
    texts = Rendering(view, _ENGLISH).options(asked)
    return texts.index(words) if words in texts else None
