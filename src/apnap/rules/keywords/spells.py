"""702: keyword abilities that change what their spell says: ascend, entwine, escalate, overload, awaken, and those that
are spell abilities themselves: cipher, epic, paradigm.

They are written into the spell ability of the face once, as more modes, costs of modes, or what it does instead when
their cost was paid (``Variant``).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from apnap.abilities.ability import Ability, Body, Keyword, Modes, Spell, Variant
from apnap.abilities.bonds import Encode
from apnap.abilities.change import AddAbility, SetBase, SetTypes
from apnap.abilities.duration import Forever
from apnap.abilities.effect import (
    Attach,
    Continuous,
    ContinuousRule,
    CounterSpell,
    CreateCopies,
    DealDamage,
    Destroy,
    Discard,
    Draw,
    Effect,
    ForEachObject,
    GainControl,
    LoseLife,
    Move,
    PutCounters,
    RemoveCounters,
    Sequence,
    SetAside,
    Tap,
    Untap,
)
from apnap.abilities.node import Node
from apnap.abilities.objects import (
    ControlledBy,
    Each,
    Filter,
    HasCardType,
    InSlot,
    Players,
    TargetObjects,
    TargetPlayers,
    This,
    Those,
    You,
)
from apnap.abilities.quantity import Number
from apnap.abilities.recurring import CastEachMainPhase, CopyEachUpkeep
from apnap.abilities.static import CANT_CAST, PlayerRule, Restriction
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, EXILE, LAND
from apnap.abilities.walk import children, rebuilt, walk
from apnap.rules.keywords.designating import blessed
from apnap.rules.keywords.giving import GIFTS, with_gift

_EACH: Final = 90
"""The slot of what an overloaded spell affects instead of its first target."""
_ON_SEVERAL: Final = (
    Continuous, CounterSpell, CreateCopies, DealDamage, Destroy, ForEachObject, GainControl, Move, PutCounters,
    RemoveCounters, Restriction, Tap, Untap,
)  # fmt: skip
"""Effects that do to several objects what they do to one."""

_BEHIND: Final[dict[str, tuple[Effect, ...]]] = {
    "cipher": (Encode(),),  # 702.99a, first ability
    "epic": (ContinuousRule((PlayerRule(CANT_CAST, You()),), Forever()), CopyEachUpkeep()),  # 702.50a
    "paradigm": (CastEachMainPhase(), Move(This(), EXILE)),  # 702.192a
}
"""What keyword abilities that are spell abilities do behind all else that their spell does."""

CHANGING: Final = frozenset(("ascend", "awaken", "entwine", "escalate", "overload", *_BEHIND, *GIFTS))


def written_into(nodes: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return the abilities of a face with these keywords written into its spell ability."""
    keywords = [node for node in nodes if isinstance(node, Keyword) and node.keyword in CHANGING]
    if not keywords:
        return nodes
    found: list[Ability] = []
    for node in nodes:
        if isinstance(node, Spell):
            for keyword in keywords:
                node = _changed(node, keyword)
        found.append(node)
    return tuple(found)


def refusal(nodes: tuple[Ability, ...]) -> str:
    """Return what of these keywords can't be written into the spell ability of a face; empty: all of it can."""
    spell = next((one for one in nodes if isinstance(one, Spell)), None)
    if sum(isinstance(node, Keyword) and node.keyword == "offering" for node in nodes) > 1:
        return "several offering abilities of one spell"
    for node in nodes:
        if isinstance(node, Keyword) and node.keyword == "cleave":
            if spell is None or all(variant.paid != "cleave" for variant in spell.variants):
                return "cleave of a text without brackets"
        if isinstance(node, Keyword) and node.keyword in CHANGING:
            if node.keyword in GIFTS:
                if spell is not None and spell.body.modes is not None:
                    return "a gift of a modal spell"
                continue
            if node.keyword == "ascend":
                if spell is not None and spell.body.modes is not None:
                    return "ascend of a modal spell"
                continue
            if spell is None:
                return f"{node.keyword} of no spell"
            if node.keyword in ("entwine", "escalate") and spell.body.modes is None:
                return f"{node.keyword} of a spell without modes"
            if node.keyword in ("awaken", *_BEHIND) and spell.body.modes is not None:
                return f"{node.keyword} of a modal spell"
            if node.keyword == "overload" and overloaded(spell.body) is None:
                return "overload of such instructions"
    return ""


def _changed(spell: Spell, node: Keyword) -> Spell:
    modes = spell.body.modes
    if node.keyword in GIFTS:
        return spell if modes is not None else with_gift(spell, node)
    if node.keyword == "ascend":  # 702.131a
        return spell if modes is not None else replace(spell, body=blessed(spell.body))
    if node.keyword == "entwine":  # 702.42a
        return spell if modes is None else _with_modes(spell, replace(modes, all_if="entwine"))
    if node.keyword == "escalate":  # 702.120a
        return spell if modes is None else _with_modes(spell, replace(modes, per_extra=node.cost))
    if node.keyword in _BEHIND:
        return replace(spell, body=replace(spell.body, effect=Sequence((spell.body.effect, *_BEHIND[node.keyword]))))
    body = overloaded(spell.body) if node.keyword == "overload" else awakened(spell.body, node)
    return spell if body is None else replace(spell, variants=(*spell.variants, Variant(node.keyword, body)))


def _with_modes(spell: Spell, modes: Modes) -> Spell:
    return replace(spell, body=replace(spell.body, modes=modes))


def awakened(body: Body, node: Keyword) -> Body:
    """702.113a: "If this spell's awaken cost was paid, put N +1/+1 counters on target land you control. That land
    becomes a 0/0 Elemental creature with haste. It's still a land." """
    at = len(body.targets)
    land = Target(Filter((HasCardType(LAND), ControlledBy(You()))))
    types = SetTypes(CREATURE, ("Elemental",), keep_card_types=True)
    becomes = (types, SetBase(Number(0), Number(0)), AddAbility(Keyword("haste")))
    counters = PutCounters(TargetObjects(at), "+1/+1", node.n or Number(1))
    wakes = Continuous(TargetObjects(at), becomes, Forever())
    return replace(body, targets=(*body.targets, land), effect=Sequence((body.effect, counters, wakes)))


def overloaded(body: Body) -> Body | None:
    """702.96a: return what a spell does with "each" in the place of "target"; None: that is not known.

    It is known for one target, an object, to which effects happen that can happen to several objects at once.
    """
    if body.modes is not None or body.division is not None or len(body.targets) != 1:
        return None
    target = body.targets[0]
    if target == Target(players=target.players):
        return _of_each_player(body.effect, target.players)
    if target != Target(target.objects) or target.objects is None or not _only_affected(body.effect):
        return None
    each = SetAside(Each(target.objects), _EACH)
    effect = _with_each(body.effect)
    assert isinstance(effect, Effect)
    return Body(effect=Sequence((each, effect)))


def _of_each_player(effect: Node, who: Players | None) -> Body | None:
    """Return what each of the players does that a target player would do, if it is one instruction for players."""
    if who is None or not isinstance(effect, Discard | Draw | LoseLife) or effect.who != TargetPlayers(0):
        return None
    found = replace(effect, who=who)
    return None if any(isinstance(node, TargetPlayers) for node in walk(found)) else Body(effect=found)


def _only_affected(node: Node) -> bool:
    """Tell whether the target is only ever what an effect that can happen to several happens to."""
    for name, child in children(node):
        chosen = isinstance(child, Those) and isinstance(child.what, TargetObjects)
        if chosen and isinstance(node, ForEachObject | CreateCopies):
            continue  # "for each creature chosen this way"
        if isinstance(child, TargetObjects):
            if not isinstance(node, _ON_SEVERAL) or name not in ("what", "on", "objects"):
                return False
        elif not _only_affected(child):
            return False
    return not isinstance(node, Attach) and not any(_speaks_of_target(one) for one in walk(node))


def _speaks_of_target(node: Node) -> bool:
    return type(node).__name__ in ("Targeted", "TargetPlayers", "DelayedTrigger", "ReflexiveTrigger")


def _with_each(node: Any) -> Any:
    """Return a tree with the slot of what is affected in the place of the target."""
    if isinstance(node, TargetObjects):
        return InSlot(_EACH)
    return rebuilt(node, _with_each)
