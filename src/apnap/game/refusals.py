"""Why an action is not among the legal ones, told from what the player may know."""

from __future__ import annotations

from collections.abc import Iterable

from apnap.abilities.values import CREATURE, DEFENDER, FLASH, FLYING, HASTE, INSTANT, LAND, REACH
from apnap.errors import IllegalActionError
from apnap.game.matching import Renderings, prefix, words
from apnap.i18n.catalogue import LANGUAGES, message
from apnap.rules import decisions as dec
from apnap.rules.activation_rules import sorcery_speed
from apnap.rules.casting_costs import spell_body
from apnap.rules.casting_ways import as_spell
from apnap.rules.combat.evasion import is_bound_wall
from apnap.rules.context import context_for
from apnap.rules.land_plays import lands_left
from apnap.rules.seen import SeenDecision, SeenObject
from apnap.rules.state import State
from apnap.rules.targeting import can_choose
from apnap.rules.view import View

Reason = tuple[str, str, dict[str, object]]
"""A message, the rule behind it, and the values of the message."""


def reason_against(asked: SeenDecision, renderings: Renderings, text: str) -> Reason | None:
    """Return why what a text says can't be done now, or None if nothing better is known than that it can't."""
    view = next(iter(renderings.values())).view
    if asked.kind == dec.PRIORITY:
        for kind in ("cast", "play"):
            name = _after_verb(text, kind)
            if name:
                return _against_card(view, renderings, name, cast=kind == "cast")
    if asked.kind == dec.ATTACKERS:
        seen = _first_named(view.battlefield, renderings, _after_word(text, "with"))
        return None if seen is None else _against_attacker(view, seen)
    if asked.kind == dec.BLOCKERS:
        return _against_block(view, renderings, text)
    return None


def game_over(state: State) -> IllegalActionError:
    """Return the refusal of anything that is done when the game has ended."""
    return IllegalActionError(message("game.over", "en"), rule=state.rulebook.number("104.1"), key="game.over")


def not_offered(what: str, asked: SeenDecision | None) -> IllegalActionError:
    """Return the refusal of something that is no answer to the waiting decision."""
    rule = asked.rule if asked is not None else ""
    return IllegalActionError(message("game.not_now", "en", text=what), rule=rule, key="game.not_now", text=what)


def _after_verb(text: str, kind: str) -> str:
    """Return what stands after the verb of an action, in any language."""
    for lang in LANGUAGES:
        rest = prefix(text, message(f"actions.{kind}", lang, name="").strip())
        if rest:
            return rest.strip()
    return ""


def _after_word(text: str, name: str) -> str:
    for word in words(name):
        _, found, rest = text.partition(f" {word} ")
        if found:
            return rest.strip()
    return ""


def _first_named(objects: Iterable[SeenObject], renderings: Renderings, text: str) -> SeenObject | None:
    """Return the object with the longest name that a text begins with."""
    best: tuple[int, SeenObject] | None = None
    for seen in objects:
        for rendering in renderings.values():
            name = rendering.seen(seen)
            if prefix(text, name) is not None and (best is None or len(name) > best[0]):
                best = (len(name), seen)
    return None if best is None else best[1]


def _against_card(view: View, renderings: Renderings, name: str, *, cast: bool) -> Reason:
    """601.3, 305.1: what forbids casting or playing a card."""
    seen = _first_named(view.hand, renderings, name)
    if seen is None:
        return "refusals.not_in_hand", "601.3", {"name": name}
    values: dict[str, object] = {"name": seen.name}
    is_land = bool(seen.card_types & LAND)
    if is_land and cast:
        return "refusals.land_is_played", "305.9", values
    if not is_land and not cast:
        return "refusals.spell_is_cast", "601.1", values
    state = view._state
    if not seen.card_types & INSTANT and not seen.keywords & FLASH and not sorcery_speed(state, view.player):
        return "refusals.main_phase", "305.1" if is_land else "117.1a", values
    if is_land:
        return ("refusals.land_limit", "305.2", {}) if lands_left(state, view.player) <= 0 else _not_now(name)
    ref = next(ref for ref in state.players[view.player].hand if view.handle(ref) == seen.handle)
    record = state.current(ref)
    assert record is not None
    body = spell_body(state, as_spell(state, view.player, record, 0))
    if body.targets and not can_choose(state, body.targets, context_for(ref, view.player)):
        return "refusals.no_target", "601.2c", values
    cost = "".join(f"{{{symbol}}}" for symbol in _symbols(seen))
    return ("refusals.cant_pay", "601.2h", values | {"cost": cost}) if cost else _not_now(name)


def _symbols(seen: SeenObject) -> tuple[str, ...]:
    cost = seen.definition.node.faces[0].mana_cost if seen.definition is not None else None
    return () if cost is None else cost.symbols


def _not_now(text: str) -> Reason:
    return "game.not_now", "601.3", {"text": text}


def _against_attacker(view: View, seen: SeenObject) -> Reason | None:
    """508.1a: what keeps a creature from attacking."""
    values: dict[str, object] = {"name": seen.name}
    if seen.controller != view.player:
        return "refusals.not_yours", "508.1a", values
    if not seen.card_types & CREATURE:
        return "refusals.not_a_creature", "508.1a", values
    if seen.tapped:
        return "refusals.tapped", "508.1a", values
    if seen.keywords & DEFENDER:
        return "refusals.defender", "702.3b", values
    if is_bound_wall(view._state.rulebook, seen.subtypes):
        return "refusals.wall", "508.1a", values
    if seen.sick and not seen.keywords & HASTE:
        return "refusals.sick", "302.6", values
    return None


def _against_block(view: View, renderings: Renderings, text: str) -> Reason | None:
    """509.1a–b: what keeps a creature from blocking another."""
    blocker = _first_named(view.battlefield, renderings, _after_word(text, "with"))
    attackers = [seen for seen in view.battlefield if seen.attacking]
    attacker = _first_named(attackers, renderings, text.partition(" ")[2].strip())
    if blocker is None:
        return None
    values: dict[str, object] = {"name": blocker.name}
    if blocker.controller != view.player:
        return "refusals.not_yours", "509.1a", values
    if not blocker.card_types & CREATURE:
        return "refusals.not_a_creature", "509.1a", values
    if blocker.tapped:
        return "refusals.tapped", "509.1a", values
    if attacker is not None and attacker.keywords & FLYING and not blocker.keywords & (FLYING | REACH):
        return "refusals.flying", "702.9b", {"name": attacker.name, "blocker": blocker.name}
    return None
