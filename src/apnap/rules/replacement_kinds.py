"""614.1, 616.1: which replacement and prevention effects apply to an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import static as st
from apnap.abilities.ability import Ability, Static
from apnap.abilities.change import AddAbility
from apnap.abilities.effect import Regenerate
from apnap.abilities.objects import Filter, IsSource, This
from apnap.abilities.occurrence import CountersPut
from apnap.abilities.values import BATTLE, BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, PLANESWALKER, STACK
from apnap.ids import NO_REF, REF_SHIFT, Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import Characteristics, characteristics
from apnap.rules.commander import may_go_instead
from apnap.rules.conditions import holds
from apnap.rules.context import Context
from apnap.rules.continuous import forces_of
from apnap.rules.counter_effects import FINALITY, counter_at_work
from apnap.rules.definitions import CompiledAbility, Face, expand_ability
from apnap.rules.entering import as_it_would_enter
from apnap.rules.entities import player_of
from apnap.rules.events import Event, ZoneChange
from apnap.rules.expressions import objects_of
from apnap.rules.filters import matches
from apnap.rules.mana_costs import LIFE_FOR_SYMBOLS
from apnap.rules.miracles import drawn_with_miracle
from apnap.rules.occurrence_checks import is_one_of
from apnap.rules.occurrences import as_seen_by, event_mask, occurs, single_occurrences
from apnap.rules.permissions import PARTS_PER_OBJECT, ActivePart, active_parts, parts_of, restrictions
from apnap.rules.planeswalker_redirection import planeswalkers_instead
from apnap.rules.protection import can_be_attached, player_protected_from, protected_from
from apnap.rules.reads import ABILITIES

if TYPE_CHECKING:
    from apnap.abilities.static import StaticPart
    from apnap.rulebooks.switches import Rulebook
    from apnap.rules.layer_parts import Part
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

# effects that the rules themselves have: numbers that no part has
_RULES: Final = -(1 << 60)
PROTECTION: Final = _RULES
"""702.16e: damage from a source with the stated quality is prevented."""
STARTING_COUNTERS: Final = _RULES - 1
"""306.5b, 310.4b: a planeswalker or battle enters with loyalty or defense counters."""
CHOOSES_HOST: Final = _RULES - 2
"""303.4f: an Aura that enters without resolving is attached to something its controller chooses."""
FLASHBACK: Final = _RULES - 3
"""702.34a: a spell cast with flashback is exiled instead of being put anywhere else."""
COMMAND_ZONE: Final = _RULES - 4
"""903.9b: a commander that would be put into its owner's hand or library may go to the command zone instead."""
CHOOSES_ATTACKED: Final = _RULES - 5
"""508.4: the controller of what enters attacking chooses what it attacks."""
CANT_ENTER_ATTACHED: Final = _RULES - 6
"""303.4i: an Aura that an effect would put onto something it can't enchant stays where it is."""
CHOOSES_PROTECTOR: Final = _RULES - 7
"""310.8a: the controller of an entering battle chooses its protector."""
MIRACLE: Final = _RULES - 8
"""702.94a: the first card drawn in a turn may be revealed as it is drawn."""
COUNTER_EFFECT: Final = _RULES - 9
"""122.1c–d, 122.1h: what a shield, stun or finality counter does."""
CHOOSES_BLOCKED: Final = _RULES - 10
"""509.4: the controller of what enters blocking chooses which attacker it blocks."""
TO_PLANESWALKER: Final = _RULES - 11
"""2016:306.7: an opponent's noncombat damage to a player may be dealt to a planeswalker of theirs instead."""
COMPLEATED: Final = _RULES - 12
"""702.150a: a planeswalker with compleated enters with less loyalty for the life paid for its Phyrexian symbols."""

_WATCHING: Final = (st.Replacement, st.ModifyAmount, st.GoesElsewhere, st.Prevention, st.Redirection)
_KINDS_OF_RULES: Final = {
    st.CANT_GAIN_LIFE: ev.GAIN_LIFE,
    st.CANT_LOSE_LIFE: ev.LOSE_LIFE,
    st.CANT_DRAW: ev.DRAW,
    st.CANT_GET_COUNTERS: ev.PUT_COUNTERS,
    st.CANT_SACRIFICE: ev.ZONE_CHANGE,
    st.PROTECTION_FROM: ev.DAMAGE,
}
_KINDS_OF_RESTRICTIONS: Final = {
    st.CANT_BE_COUNTERED: ev.COUNTERED,
    st.CANT_HAVE_COUNTERS: ev.PUT_COUNTERS,
    st.CANT_BE_SACRIFICED: ev.ZONE_CHANGE,
    st.CANT_BECOME_UNTAPPED: ev.UNTAP,
    st.CANT_PHASE_OUT: ev.PHASED,
    st.CANT_ENTER: ev.ZONE_CHANGE,
}
_ITSELF: Final = IsSource()
_HIDDEN_OR_DEAD: Final = (GRAVEYARD, EXILE, HAND, LIBRARY)
"""Where what is countered or destroyed may go."""
_COUNTERED_KINDS: Final = 1 << ev.UNTAP | 1 << ev.DAMAGE | 1 << ev.DESTROY | 1 << ev.ZONE_CHANGE
_CONTAIN_ZONE_CHANGES: Final = 1 << ev.DESTROY | 1 << ev.CREATE_TOKENS | 1 << ev.COUNTERED


def affected_kinds(state: State) -> int:
    """Return the kinds of events, as bits, that some part in force may replace, prevent or forbid; cached by epoch."""
    known = state.cache.get("affected_kinds")
    if known is not None:
        return int(known)
    mask = 0
    for kind in _WATCHING:
        for active in active_parts(state, kind):
            mask |= event_mask(active.part.occurrence)  # type: ignore[attr-defined]
    entering = active_parts(state, st.EntersModified)
    if any(not isinstance(active.part.what, This) for active in entering):  # type: ignore[attr-defined]
        mask |= 1 << ev.ZONE_CHANGE
    if any(_gives_ways_to_enter(effect.part) for effect in forces_of(state).effects):
        mask |= 1 << ev.ZONE_CHANGE
    for active in active_parts(state, st.PlayerRule):
        assert isinstance(active.part, st.PlayerRule)
        if active.part.kind in _KINDS_OF_RULES:
            mask |= 1 << _KINDS_OF_RULES[active.part.kind]
    for active in active_parts(state, st.Restriction):
        assert isinstance(active.part, st.Restriction)
        if active.part.kind in _KINDS_OF_RESTRICTIONS:
            mask |= 1 << _KINDS_OF_RESTRICTIONS[active.part.kind]
    if mask >> ev.PUT_COUNTERS & 1:
        mask |= 1 << ev.ZONE_CHANGE
    if mask >> ev.ZONE_CHANGE & 1:
        mask |= _CONTAIN_ZONE_CHANGES
    state.cache["affected_kinds"] = mask
    return mask


def _gives_ways_to_enter(part: Part) -> bool:
    """Tell whether an effect gives objects an ability that modifies how they enter (614.12)."""
    if not part.layers >> ABILITIES & 1:
        return False
    gained = [change.ability for change in part.changes_in(ABILITIES) if isinstance(change, AddAbility)]
    return any(
        _modifies_entering(ability) for one in gained if isinstance(one, Ability) for ability in expand_ability(one)
    )


def _modifies_entering(ability: CompiledAbility) -> bool:
    return isinstance(ability.node, Static) and any(isinstance(part, st.EntersModified) for part in ability.node.parts)


def may_be_replaced(state: State, proposed: list[Event]) -> bool:
    """Tell quickly whether something could replace, prevent or forbid one of the events."""
    mask = affected_kinds(state)
    for event in proposed:
        kind = event.kind
        if mask >> kind & 1 or _COUNTERED_KINDS >> kind & 1 and counter_at_work(state, event):
            return True
        if kind == ev.ZONE_CHANGE:
            assert isinstance(event, ZoneChange)
            if _special_move(state, event):
                return True
        elif kind == ev.DRAW:
            if drawn_with_miracle(state, event.player):
                return True
        elif kind == ev.DAMAGE and event.other < 0:
            assert isinstance(event, ev.Damage)
            if planeswalkers_instead(state, event):
                return True
        elif kind == ev.DAMAGE:
            record = state.current(event.other)
            if record is not None and any(a.keyword == "protection" for a in characteristics(state, record).abilities):
                return True
        elif kind == ev.CREATE_TOKENS:
            assert isinstance(event, ev.CreateTokens)
            if (
                event.attacking
                or event.blocking
                or event.definition is not None
                and enters_specially(event.definition.faces[event.face])
            ):
                return True
        elif kind in (ev.DESTROY, ev.COUNTERED):
            record = state.last_known(event.subject)
            if any(may_go_instead(state, record, to) for to in _HIDDEN_OR_DEAD) or record.counter(FINALITY):
                return True
            if kind == ev.COUNTERED and exiled_from_stack(record):
                return True
    return False


def _special_move(state: State, event: ZoneChange) -> bool:
    record = state.objects[event.subject >> REF_SHIFT]
    if event.to == BATTLEFIELD:
        if event.counters or ev.TO_BE_CHOSEN in (event.attacking, event.blocking):
            return True
        if event.face_down:
            return False
        if state.effects and any(event.subject + 1 in effect.objects for effect in state.effects):
            return True  # what it enters as may be an Aura
        definition = event.copied or record.copied or record.definition
        face = event.face if event.face >= 0 else record.face if record.zone == STACK else 0
        return enters_specially(definition.faces[min(face, len(definition.faces) - 1)])
    if may_go_instead(state, record, event.to) and not getattr(event, "commander_apart", False):
        return True
    if record.zone == LIBRARY and record.definition.static_zones >> LIBRARY & 1:
        return True
    return record.zone == STACK and exiled_from_stack(record)


def watching(state: State, kind: type[StaticPart], event: Event) -> list[ActivePart]:
    """Return the parts of a kind that watch for an event: those in force, and those of a card in a library about its
    own move (113.6) and of a permanent about the counters it enters with (614.12), which are looked at only then."""
    found = active_parts(state, kind)
    if event.kind == ev.ZONE_CHANGE:
        assert isinstance(event, ZoneChange)
        record = state.last_known(event.subject)
        if record.zone == LIBRARY and record.definition.static_zones >> LIBRARY & 1:
            return [*found, *parts_of(state, record, kind)]
        if kind is st.ModifyAmount and event.to == BATTLEFIELD and event.counters:
            would = as_it_would_enter(state, event)
            return [*found, *(active for active in parts_of(state, would, kind) if _counts_for_itself(active))]
    return found


def _counts_for_itself(active: ActivePart) -> bool:
    """614.12: tell whether it modifies only how many counters are put on the permanent that has the ability."""
    part = active.part
    assert isinstance(part, st.ModifyAmount)
    occurrences = single_occurrences(part.occurrence)
    return any(
        isinstance(one, CountersPut) and one.what is not None and _ITSELF in one.what.tests for one in occurrences
    )


_EXILING: Final = frozenset(("flashback", "jump-start", "harmonize", "aftermath"))
"""702.34a, 702.133a, 702.180a, 702.127a: a spell cast by one of these is exiled whenever it would leave the stack."""


def exiled_from_stack(record: GameObject) -> bool:
    """Tell whether a spell is exiled instead of being put anywhere else as it leaves the stack."""
    return any(name in _EXILING for name, _ in record.costs_paid)


def loyalty_lost(record: GameObject, values: Characteristics) -> int:
    """702.150a: two loyalty counters for each Phyrexian symbol that was paid for with life, by each instance."""
    symbols = dict(record.costs_paid).get(LIFE_FOR_SYMBOLS, 0) if record.zone == STACK else 0
    return 2 * symbols * sum(ability.keyword == "compleated" for ability in values.abilities)


_SPECIAL: Final[dict[Face, bool]] = {}


def enters_specially(face: Face) -> bool:
    """Tell whether an object with this face modifies how it enters: by an ability, counters, or as an Aura."""
    known = _SPECIAL.get(face)
    if known is None:
        node = face.node
        known = _SPECIAL[face] = (
            bool(node.card_types & (PLANESWALKER | BATTLE))
            or "Aura" in face.subtypes
            or any(_modifies_entering(ability) for ability in face.abilities)
        )
    return known


# ------------------------------------------------------------------------------------- what applies (616.1)


def event_context(active: ActivePart, event: Event) -> Context:
    """Return the context in which a part is asked about an event: EventObject and the like are the event's."""
    context = active.context.copy()
    occurrence = getattr(active.part, "occurrence", None)
    context.event = event if occurrence is None else as_seen_by(occurrence, event)
    return context


def applicable(state: State, event: Event) -> list[tuple[int, bool]]:
    """Return the numbers of the effects that may be applied first (616.1a–e), each with whether its order is
    indifferent."""
    found: list[tuple[int, int, bool, object]] = []
    applied = event.applied
    if event.kind == ev.ZONE_CHANGE:
        assert isinstance(event, ZoneChange)
        found.extend(_rules_for_moves(state, event))
        if event.to == BATTLEFIELD:
            for active in _entering_parts(state, event):
                if active.number not in applied:
                    assert isinstance(active.part, st.EntersModified)
                    found.append(
                        (_rank(state.rulebook, active.part), active.number, _is_plain(active.part), active.part)
                    )
    elif event.kind == ev.DAMAGE and PROTECTION not in applied and _protected(state, event):
        found.append((4, PROTECTION, False, PROTECTION))
    elif event.kind == ev.DRAW and drawn_with_miracle(state, event.player):
        found.append((9, MIRACLE, False, MIRACLE))  # once nothing else happens to the draw
    if isinstance(event, ev.Damage) and planeswalkers_instead(state, event):
        found.append((4, TO_PLANESWALKER, False, TO_PLANESWALKER))
    if counter_at_work(state, event):
        found.append((4, COUNTER_EFFECT, False, COUNTER_EFFECT))
    for kind in _WATCHING:
        for active in watching(state, kind, event):
            if active.number not in applied and applies(state, active, event):
                found.append((4, active.number, False, active.part))
    found = [one for one in found if one[1] not in applied]
    if not found:
        return []
    first = min(rank for rank, _, _, _ in found)
    kept = [one for one in found if one[0] == first]
    same = all(one[3] == kept[0][3] for one in kept)
    return [(number, plain or same) for _, number, plain, _ in kept]


def _rules_for_moves(state: State, event: ZoneChange) -> list[tuple[int, int, bool, object]]:
    """306.5b, 310.4b, 303.4f, 702.34a."""
    found: list[tuple[int, int, bool, object]] = []
    record = state.last_known(event.subject)
    if event.to == BATTLEFIELD:
        values = characteristics(state, as_it_would_enter(state, event))
        if values.card_types & (PLANESWALKER | BATTLE):
            found.append((4, STARTING_COUNTERS, True, STARTING_COUNTERS))
        if dict(event.counters).get("loyalty", 0) and loyalty_lost(record, values):
            found.append((4, COMPLEATED, False, COMPLEATED))
        if values.card_types & BATTLE:
            found.append((5, CHOOSES_PROTECTOR, True, CHOOSES_PROTECTOR))
        if "Aura" in values.subtypes:
            if event.attach_to == 0:
                found.append((5, CHOOSES_HOST, True, CHOOSES_HOST))
            elif event.cause != ev.BY_RESOLVING and not can_be_attached(
                state, as_it_would_enter(state, event), event.attach_to
            ):
                found.append((5, CANT_ENTER_ATTACHED, True, CANT_ENTER_ATTACHED))
        if event.attacking == ev.TO_BE_CHOSEN:
            found.append((6, CHOOSES_ATTACKED, True, CHOOSES_ATTACKED))
        if event.blocking == ev.TO_BE_CHOSEN:
            found.append((6, CHOOSES_BLOCKED, True, CHOOSES_BLOCKED))
    elif record.zone == STACK and event.to not in (EXILE, BATTLEFIELD) and exiled_from_stack(record):
        found.append((4, FLASHBACK, False, FLASHBACK))
    if may_go_instead(state, record, event.to):
        found.append((4, COMMAND_ZONE, False, COMMAND_ZONE))
    return found


def _entering_parts(state: State, event: ZoneChange) -> list[ActivePart]:
    """Return the parts that modify how the object enters: its own, and those in force that cover it (614.12)."""
    would = as_it_would_enter(state, event)
    found = [a for a in parts_of(state, would, st.EntersModified) if _covers_itself(a)]
    if event.copied is not None:  # 707.5: what the copied object says of entering is not what has been applied
        for active in found:
            active.number += PARTS_PER_OBJECT // 2
    for active in active_parts(state, st.EntersModified):
        assert isinstance(active.part, st.EntersModified)
        what = active.part.what
        if isinstance(what, Filter):
            if matches(state, would, what, active.context):
                found.append(active)
        elif not isinstance(what, This) and event.subject in objects_of(state, what, active.context):
            found.append(active)
    return [active for active in found if _may_modify(state, active, event)]


def _covers_itself(active: ActivePart) -> bool:
    assert isinstance(active.part, st.EntersModified)
    return isinstance(active.part.what, This)


def _may_modify(state: State, active: ActivePart, event: Event) -> bool:
    """The condition is asked now, unless an effect that comes first may decide it."""
    part = active.part
    assert isinstance(part, st.EntersModified)
    if part.condition is None or part.effect is not None:
        return True
    return holds(state, part.condition, event_context(active, event))


def _rank(book: Rulebook, part: st.EntersModified) -> int:
    """616.1b–e: control first, then copies, then back faces, then the rest. 2016:616.1 does not set back faces apart;
    before, none of them came first (2007:419.9a, classic:419.8a)."""
    if book.replacement_choice == "any_order":
        return 4
    if part.entering.controller is not None:
        return 1
    if part.copy_of is not None:
        return 2
    return 3 if part.entering.transformed and book.replacement_choice == "control_copy_back_face" else 4


def _is_plain(part: st.EntersModified) -> bool:
    return part.effect is None and not part.optional and part.copy_of is None and part.entering.controller is None


def applies(state: State, active: ActivePart, event: Event) -> bool:
    """Tell whether a watching part applies to the event."""
    part = active.part
    if isinstance(part, st.GoesElsewhere) and isinstance(event, ZoneChange) and event.to == part.to:
        return False
    occurrence = part.occurrence  # type: ignore[attr-defined]
    if isinstance(part, st.ModifyAmount) and isinstance(event, ZoneChange):
        return bool(counters_modified(state, active, event))
    if not event_mask(occurrence) >> event.kind & 1 or not occurs(state, occurrence, event, active.context):
        return False
    if isinstance(part, st.Replacement) and isinstance(part.instead, Regenerate):
        record = state.current(event.subject)
        if record is None or event.no_regeneration:  # type: ignore[attr-defined]
            return False
        return not restrictions(state, st.CANT_BE_REGENERATED, record)
    condition = getattr(part, "condition", None)
    return condition is None or holds(state, condition, event_context(active, event))


def counters_modified(state: State, active: ActivePart, event: ZoneChange) -> list[str]:
    """122.6a, 614.12: return the kinds of the counters with which an object would enter that an effect about putting
    counters modifies."""
    part = active.part
    assert isinstance(part, st.ModifyAmount)
    if event.to != BATTLEFIELD or not event.counters:
        return []
    for want in single_occurrences(part.occurrence):
        if not isinstance(want, CountersPut) or want.what is None:
            continue
        would = as_it_would_enter(state, event)
        if want.by is not None and not is_one_of(state, would.controller, want.by, active.context):
            continue  # 122.6a: its controller puts them on it
        if matches(state, would, want.what, active.context):
            return [kind for kind, n in event.counters if n > 0 and want.counter in ("", kind)]
    return []


def _protected(state: State, event: Event) -> bool:
    source = state.last_known(event.subject)
    if event.other < 0:
        return player_protected_from(state, player_of(event.other), source)
    record = state.current(event.other)
    return record is not None and protected_from(state, record, source)


def part_numbered(state: State, event: Event, number: int) -> ActivePart | None:
    """Return the part of that number that applies to the event."""
    if event.kind == ev.ZONE_CHANGE:
        assert isinstance(event, ZoneChange)
        if event.to == BATTLEFIELD:
            for active in _entering_parts(state, event):
                if active.number == number:
                    return active
    for kind in _WATCHING:
        for active in watching(state, kind, event):
            if active.number == number:
                return active
    return None


def source_name(state: State, event: Event, number: int) -> str:
    """Return the name of the object an effect comes from, to tell it from others; "" for the rules' own."""
    active = part_numbered(state, event, number)
    return "" if active is None or active.source == NO_REF else _name(state, active.source)


def _name(state: State, ref: Ref) -> str:
    return characteristics(state, state.last_known(ref)).name
