"""120, 615, 701.14: dealing damage, fighting, preventing damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.duration import UntilEndOfTurn
from apnap.abilities.objects import ControllerOf, Each, Filter, InSlot, IsOneOf, Objects, PlayersInSlot
from apnap.abilities.occurrence import DealsDamage
from apnap.abilities.quantity import Number
from apnap.abilities.static import Prevention
from apnap.abilities.values import BATTLEFIELD, COMMAND, CREATURE, STACK
from apnap.ids import Player, Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics
from apnap.rules.choices import choose_objects
from apnap.rules.context import Context, make_slot
from apnap.rules.damage import can_be_dealt_damage, damage_event, excess_damage
from apnap.rules.entities import Entity, entity_of_player, player_of
from apnap.rules.expressions import asked_about, looked_back, objects_of, players_of
from apnap.rules.filters import matches
from apnap.rules.instructions import performs
from apnap.rules.lasting import add_part
from apnap.rules.libraries import action
from apnap.rules.performing.results import of_kind
from apnap.rules.permanents import permanent
from apnap.rules.programs import Running, propose, remember
from apnap.rules.quantities import amount
from apnap.rules.records import COMBAT_DAMAGE

if TYPE_CHECKING:
    from apnap.rules.state import State


def _dealing(run: Running, state: State, sources: Objects) -> list[Ref]:
    """Return what deals the damage: what has left the battlefield as it last was (608.2h, 702.90d); no target that has
    become illegal (608.2b), unless what happens to the others is the same as if it were legal (classic:413.2a)."""
    if run.context.illegal and state.rulebook.illegal_target_facts == "as_if_legal":
        return asked_about(state, sources, run.context)
    return looked_back(state, sources, run.context)


def deal_damage(run: Running, state: State, node: eff.DealDamage) -> None:
    """120.2b: each source deals that much to each recipient, all at the same time (608.2f).

    The amount is found for each recipient, which is the iterated object or player in it: "equal to its power"; or for
    each source: "each of those creatures deals damage equal to its power"."""
    recipients: list[Entity] = []
    if node.objects is not None:
        recipients.extend(objects_of(state, node.objects, run.context))
    if node.players is not None:
        recipients.extend(entity_of_player(player) for player in players_of(state, node.players, run.context))
    amounts = [] if node.of_source else [_amount_for(run, state, node, recipient) for recipient in recipients]
    events: list[ev.Event] = []
    for source in _dealing(run, state, node.source):
        if node.of_source:
            if isinstance(node.players, ControllerOf):  # of each source its own
                recipients = _recipients_of(run, state, node, source)
            amounts = [_amount_for(run, state, node, source)] * len(recipients)
        for recipient, n in zip(recipients, amounts, strict=True):
            if n > 0 and can_be_dealt_damage(state, recipient):
                for to, share in (
                    _shares(state, source, recipient, n) if node.excess_to_controller else ((recipient, n),)
                ):
                    event = damage_event(source, to, share)
                    event.unpreventable = node.unpreventable
                    events.append(event)
    propose(run, state, events)


def _recipients_of(run: Running, state: State, node: eff.DealDamage, source: Ref) -> list[Entity]:
    """Return whom one of several sources deals damage to: its controller, say."""
    seen = run.context.copy()
    seen.iterated = source
    assert node.players is not None
    return [entity_of_player(player) for player in players_of(state, node.players, seen)]


def _shares(state: State, source: Ref, recipient: Entity, n: int) -> list[tuple[Entity, int]]:
    """120.4a: the excess damage that would be dealt to a permanent is dealt to its controller instead."""
    record = permanent(state, recipient) if recipient > 0 else None
    excess = 0 if record is None else excess_damage(state, state.last_known(source), record, n)
    found = [(recipient, n - excess)]
    if record is not None:
        found.append((entity_of_player(characteristics(state, record).controller), excess))
    return [(to, share) for to, share in found if share > 0]


def _amount_for(run: Running, state: State, node: eff.DealDamage, one: Entity) -> int:
    """Return the amount for a recipient, or a source."""
    seen = run.context.copy()
    if one > 0:
        seen.iterated = one
    else:
        seen.iterated_player = player_of(one)
    return amount(state, node.n, seen)


def after_damage(run: Running, state: State, node: eff.DealDamage | eff.DealDividedDamage) -> None:
    """Remember who and what was dealt damage, and how much in all, and how much of it was excess damage."""
    dealt = of_kind(state, ev.DAMAGE)
    objects = tuple(dict.fromkeys(event.other for event in dealt if event.other > 0))
    players = tuple(dict.fromkeys(event.player for event in dealt if event.other < 0))
    remember(run, node.slot, objects, players, sum(event.amount for event in dealt), bool(dealt))
    excess = sum(event.excess for event in dealt if isinstance(event, ev.Damage))
    remember(run, node.excess, amount=excess, happened=excess > 0)


performs(eff.DealDamage, deal_damage, after_damage)


def deal_divided(run: Running, state: State, node: eff.DealDividedDamage) -> None:
    """601.2d, 608.2b: each target that is still legal is dealt its share."""
    targets = run.context.targets[node.index]
    events: list[ev.Event] = []
    for source in _dealing(run, state, node.source):
        for entity, share in zip(targets, run.context.division, strict=False):
            if can_be_dealt_damage(state, entity):
                events.append(damage_event(source, entity, share))
    propose(run, state, events)


performs(eff.DealDividedDamage, deal_divided, after_damage)


# ------------------------------------------------------------------------------------- fighting (701.14)


def fight(run: Running, state: State, node: eff.Fight) -> None:
    """701.14a–d: each deals damage equal to its power to the other, if both are creatures on the battlefield."""
    events: list[ev.Event] = []
    first = objects_of(state, node.a, run.context)
    second = objects_of(state, node.b, run.context)
    if node.each_other:
        first, second = first[:1], first[1:]
    if len(first) == 1 and len(second) == 1 and _is_creature(state, first[0]) and _is_creature(state, second[0]):
        a, b = first[0], second[0]
        events = [damage_event(a, b, _power(state, a)), damage_event(b, a, _power(state, b))]
        if a == b:  # 701.14c
            events = [damage_event(a, a, 2 * _power(state, a))]
        for ref in dict.fromkeys((a, b)):
            events.append(action("fight", characteristics(state, state.last_known(ref)).controller, 0, ref))
        events = [event for event in events if event.kind != ev.DAMAGE or event.amount > 0]
    propose(run, state, events)


def _is_creature(state: State, ref: Ref) -> bool:
    record = permanent(state, ref)
    return record is not None and bool(characteristics(state, record).card_types & CREATURE)


def _power(state: State, ref: Ref) -> int:
    return characteristics(state, state.last_known(ref)).power


performs(eff.Fight, fight)


# ------------------------------------------------------------------------------------- preventing (615)

_SOURCE_SLOT = -1
"""The slot of the context in which the chosen source is kept; texts use positive numbers."""


def ask_source(run: Running, state: State, node: eff.PreventDamage) -> None:
    """609.7a: a source of damage is chosen as the shield is created."""
    state.result = ()
    if node.chosen_source:
        _ask_source(run, state, run.context.you, node.source if isinstance(node.source, Filter) else Filter())


def _ask_source(run: Running, state: State, player: Player, what: Filter) -> None:
    options = [ref for ref in sources(state) if matches(state, state.last_known(ref), what, run.context)]
    choose_objects(state, player, options, 1, 1, "damage_source", run.context.source, "609.7a")


def choose_source(run: Running, state: State, node: eff.ChooseSource) -> None:
    """609.7a: a player chooses what may be a source of damage."""
    state.result = ()
    players = players_of(state, node.who, run.context)
    if players:
        _ask_source(run, state, players[0], node.what)


def source_chosen(run: Running, state: State, node: eff.ChooseSource) -> None:
    """Remember it."""
    remember(run, node.slot, state.result, (), len(state.result), bool(state.result))


performs(eff.ChooseSource, choose_source, source_chosen)


def sources(state: State) -> list[Ref]:
    """Return what may be chosen as a source of damage (120.7): permanents, objects on the stack that are spells,
    sources of abilities there, objects referred to there, face-up objects in the command zone.

    classic:419.7c: a source is a card or a token; what is merely referred to is none."""
    referred = state.rulebook.damage_sources_choice == "also_referred"
    found: dict[Ref, None] = {}
    for ref in state.battlefield:
        if permanent(state, ref) is not None:
            found[ref] = None
    for ref in state.stack:
        record = state.last_known(ref)
        if record.kind == COMBAT_DAMAGE:
            found.update((source, None) for source, _, _ in record.assigned)
            continue
        found[record.source if record.ability is not None else ref] = None
        for group in record.targets if referred else ():
            found.update((entity, None) for entity in group if entity > 0)
    for ref in state.command:
        found[ref] = None
    return list(found)


def create_shield(run: Running, state: State, node: eff.PreventDamage) -> None:
    """615.7–615.8, 615.11: a shield for each object and player named; "next time" shields hold once."""
    context = run.context.copy()
    source: Filter | None = None
    if node.chosen_source:
        if not state.result:
            return
        context.slots[_SOURCE_SLOT] = make_slot(state.result)
        tests = node.source.tests if isinstance(node.source, Filter) else ()
        source = Filter((IsOneOf(InSlot(_SOURCE_SLOT)), *tests), _ANYWHERE)  # 615.9
    elif isinstance(node.source, Filter):
        source = node.source
    elif node.source is not None:
        source = Filter((IsOneOf(node.source),), _ANYWHERE)
    uses = -1
    if node.next_time:
        uses = 1
    elif node.n is not None:
        uses = amount(state, node.n, run.context)
        if uses <= 0:
            return
    for watched in _watched(state, node, source, context):
        part = Prevention(watched, node.n, node.then, node.next_time and node.n is not None)
        add_part(state, part, node.duration, context, uses)


_ANYWHERE = (BATTLEFIELD, STACK, COMMAND)


def _watched(state: State, node: eff.PreventDamage, source: Filter | None, context: Context) -> list[DealsDamage]:
    """Return what the shields watch for: one each for fixed amounts (615.11), one for all otherwise."""
    objects = node.objects
    if objects is None and node.players is None:
        return [DealsDamage(source, combat=node.combat)]
    to_objects = objects if isinstance(objects, Filter) else None
    if isinstance(objects, Objects):
        if node.n is not None and isinstance(objects, Each):
            refs = objects_of(state, objects, context)
            context.slots.update((-2 - at, make_slot((ref,))) for at, ref in enumerate(refs))
            found = [
                DealsDamage(source, Filter((IsOneOf(InSlot(-2 - at)),)), None, node.combat) for at in range(len(refs))
            ]
            return [*found, *([DealsDamage(source, None, node.players, node.combat)] if node.players else [])]
        to_objects = Filter((IsOneOf(objects),))
    return [DealsDamage(source, to_objects, node.players, node.combat)]


def create_divided_shields(run: Running, state: State, node: eff.PreventDividedDamage) -> None:
    """601.2d, 608.2b, 615.7: each target that is still legal has a shield of its share."""
    for entity, share in zip(run.context.targets[node.index], run.context.division, strict=False):
        context = run.context.copy()
        if entity > 0:
            context.slots[_SHIELDED_SLOT] = make_slot((entity,))
            watched = DealsDamage(None, Filter((IsOneOf(InSlot(_SHIELDED_SLOT)),)))
        else:
            context.slots[_SHIELDED_SLOT] = make_slot((), (player_of(entity),))
            watched = DealsDamage(None, None, PlayersInSlot(_SHIELDED_SLOT))
        if can_be_dealt_damage(state, entity):
            add_part(state, Prevention(watched, Number(share)), UntilEndOfTurn(), context, share)


_SHIELDED_SLOT = -2
"""The slot of the context in which it is kept whom a shield is for; texts use positive numbers."""


def _refuse_shield(node: eff.PreventDamage) -> str:
    if node.chosen_source and isinstance(node.source, Objects):
        return "a source of choice that is a particular one"
    return ""


performs(eff.PreventDamage, ask_source, create_shield, refuse=_refuse_shield)
performs(eff.PreventDividedDamage, create_divided_shields)
