"""614–616: what each replacement and prevention effect does to an event.

Applying one takes steps when something must be chosen: :func:`begin_applying`, then :func:`go_on_applying` as long as
it says so. ``frame.asked[0]`` is the stage.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import static as st
from apnap.abilities.definition import TRANSFORM
from apnap.abilities.effect import SHUFFLED, TOP, Entering, Regenerate
from apnap.abilities.quantity import Number, X
from apnap.abilities.values import BATTLE, COMMAND, EXILE, GRAVEYARD, LIBRARY, MANA_LETTERS, PLANESWALKER, STACK
from apnap.abilities.walk import substituted
from apnap.ids import NO_PLAYER
from apnap.rules import choices_kept, coins_and_dice, knowledge, libraries, life, stack_objects, tokens
from apnap.rules import events as ev
from apnap.rules.attaching import aura_hosts
from apnap.rules.characteristics import characteristics
from apnap.rules.choices import choose, choose_objects, choose_yes_no
from apnap.rules.combat.attacking import attackable_as_it_enters, is_or_serves, possible_protectors, set_protector
from apnap.rules.combat.late_blocks import blockable_late
from apnap.rules.conditions import holds
from apnap.rules.context import Context
from apnap.rules.copying import copiable
from apnap.rules.counter_effects import SHIELD, STUN
from apnap.rules.counters import remove_counters
from apnap.rules.decisions import PLAYERS
from apnap.rules.entering import as_it_would_enter
from apnap.rules.events import Damage, Event, ZoneChange
from apnap.rules.expressions import looked_back, objects_of, players_of
from apnap.rules.filters import find
from apnap.rules.lasting import change_objects
from apnap.rules.libraries import SHUFFLE, action
from apnap.rules.miracles import ask_for_miracle, drawn_with_miracle
from apnap.rules.permissions import PARTS_PER_OBJECT, ActivePart, printed_part
from apnap.rules.planeswalker_redirection import ask_for_redirection, redirect_to_planeswalker
from apnap.rules.programs import slots_from_ints, start_program
from apnap.rules.quantities import amount
from apnap.rules.records import with_count
from apnap.rules.replacement_kinds import (
    CANT_ENTER_ATTACHED,
    CHOOSES_ATTACKED,
    CHOOSES_BLOCKED,
    CHOOSES_HOST,
    CHOOSES_PROTECTOR,
    COMMAND_ZONE,
    COMPLEATED,
    COUNTER_EFFECT,
    FLASHBACK,
    MIRACLE,
    PROTECTION,
    STARTING_COUNTERS,
    TO_PLANESWALKER,
    counters_modified,
    event_context,
    loyalty_lost,
    part_numbered,
)
from apnap.rules.replacements_of_damage import prevent, redirect, reduce, unpreventable, use_up
from apnap.rules.replacements_of_tokens import create_besides
from apnap.rules.replacing import Happening, carry_out_later, drop, who_chooses

if TYPE_CHECKING:
    from apnap.rules.state import State


def begin_applying(frame: Happening, state: State) -> None:
    """Begin to apply the effect ``frame.number`` to ``frame.event``; ask the first thing that must be asked."""
    event = frame.event
    frame.asked = (0,)
    active = part_numbered(state, event, frame.number)
    if active is not None:
        frame.context = event_context(active, event)
        optional = getattr(active.part, "optional", False)
        if optional:
            who = frame.context.you if isinstance(active.part, st.Replacement) else who_chooses(state, event)
            choose_yes_no(state, who, "replacement", active.source, "614.1")
    elif frame.number == COMMAND_ZONE:
        owner = state.last_known(event.subject).owner
        choose_yes_no(state, owner, "command_zone", event.subject, "903.9b")
    elif frame.number == MIRACLE:
        ask_for_miracle(state, event.player, drawn_with_miracle(state, event.player))
    elif frame.number == CHOOSES_ATTACKED:
        assert isinstance(event, ZoneChange)
        options = attackable_as_it_enters(state, as_it_would_enter(state, event))
        if event.attacked_player != NO_PLAYER:
            options = [one for one in options if is_or_serves(state, one, event.attacked_player)]
        choose_objects(state, who_chooses(state, event), list(options), 1, 1, "attacked", event.source, "508.4")
    elif frame.number == TO_PLANESWALKER:
        assert isinstance(event, Damage)
        ask_for_redirection(state, event)
    elif frame.number == CHOOSES_BLOCKED:
        assert isinstance(event, ZoneChange)
        options = blockable_late(state, as_it_would_enter(state, event))
        choose_objects(state, who_chooses(state, event), options, 1, 1, "blocked", event.source, "509.4")
    elif frame.number == CHOOSES_PROTECTOR:
        assert isinstance(event, ZoneChange)
        who = who_chooses(state, event)
        players = possible_protectors(state, who, characteristics(state, as_it_would_enter(state, event)))
        choose(state, PLAYERS, who, tuple(players), 1, 1, "protector", event.subject, "310.8a")
    elif frame.number == CHOOSES_HOST:
        assert isinstance(event, ZoneChange)
        hosts = aura_hosts(state, as_it_would_enter(state, event))
        if not hosts:  # 303.4g
            frame.asked = (-1,)
            return
        choose_objects(state, who_chooses(state, event), hosts, 1, 1, "enchant", event.subject, "303.4f")


def go_on_applying(frame: Happening, state: State) -> bool:
    """Apply the effect with what has been answered; tell whether something more has been asked."""
    event = frame.event.copy()  # forks share events: only this copy is changed
    frame.proposed[frame.at] = event
    number = frame.number
    active = part_numbered(state, event, number) or _begun(frame, state, event)
    if active is None:
        _apply_rule(frame, state, event)
        return False
    part = active.part
    stage = frame.asked[0]
    if stage == 0 and getattr(part, "optional", False) and state.result != (1,):
        if isinstance(part, st.EntersModified) and part.declined is not None:
            assert isinstance(event, ZoneChange)
            _modify_entering(state, part.declined, event, frame.context)
        return False
    if isinstance(part, st.EntersModified):
        assert isinstance(event, ZoneChange)
        return _enter(frame, state, active, part, event)
    if isinstance(part, st.Replacement):
        _replace(frame, state, active, part, event)
    elif isinstance(part, st.ModifyAmount):
        _modify_amount(frame, state, active, part, event)
    elif isinstance(part, st.GoesElsewhere):
        assert isinstance(event, ZoneChange)
        _go_elsewhere(frame, state, active, part, event)
    elif isinstance(part, st.Prevention):
        assert isinstance(event, Damage)
        prevent(frame, state, active, part, event)
    elif isinstance(part, st.Redirection):
        assert isinstance(event, Damage)
        redirect(frame, state, active, part, event)
    return False


# ------------------------------------------------------------------------------------- effects of the rules


def _apply_rule(frame: Happening, state: State, event: Event) -> None:
    number = frame.number
    if number == PROTECTION:
        assert isinstance(event, Damage)
        if not unpreventable(state, event):
            reduce(frame, event, event.amount, 0)
    elif number == COUNTER_EFFECT:
        _apply_counter(frame, state, event)
    elif number == FLASHBACK:
        assert isinstance(event, ZoneChange)
        event.to = EXILE
    elif number == COMMAND_ZONE:
        assert isinstance(event, ZoneChange)
        if state.result == (1,):
            if state.last_known(event.subject).components:
                event.commander_apart = True
            else:
                event.to = COMMAND
    elif number == CHOOSES_ATTACKED:
        assert isinstance(event, ZoneChange)
        event.attacking = state.result[0] if state.result else 0
    elif number == TO_PLANESWALKER:
        assert isinstance(event, Damage)
        redirect_to_planeswalker(state, event)
    elif number == CHOOSES_BLOCKED:
        assert isinstance(event, ZoneChange)
        event.blocking = state.result[0] if state.result else 0
    elif number == MIRACLE:
        event.revealed = state.result == (1,)  # type: ignore[attr-defined]
    elif number == CANT_ENTER_ATTACHED:
        assert isinstance(event, ZoneChange)
        if state.last_known(event.subject).zone == STACK:
            event.to = GRAVEYARD
        else:
            drop(frame)
    elif number == STARTING_COUNTERS:
        assert isinstance(event, ZoneChange)
        values = characteristics(state, as_it_would_enter(state, event))
        if values.card_types & PLANESWALKER:
            _add_counters(event, "loyalty", values.loyalty)
        if values.card_types & BATTLE:
            _add_counters(event, "defense", values.defense)
    elif number == COMPLEATED:
        assert isinstance(event, ZoneChange)
        values = characteristics(state, as_it_would_enter(state, event))
        lost = loyalty_lost(state.last_known(event.subject), values)
        _add_counters(event, "loyalty", -min(lost, dict(event.counters).get("loyalty", 0)))
    elif number == CHOOSES_PROTECTOR:
        if state.result:  # what is chosen for it just before it enters stays with it (607.2d)
            set_protector(state, event.subject, state.result[0])
    elif number == CHOOSES_HOST:
        assert isinstance(event, ZoneChange)
        if frame.asked[0] < 0:
            drop(frame)
        else:
            event.attach_to = state.result[0]


def _apply_counter(frame: Happening, state: State, event: Event) -> None:
    """Let the effect of a counter do what it does to the event.

    The damage that several sources would deal at the same time is prevented together, for one counter (615.5).
    """
    if isinstance(event, ZoneChange):
        event.to = EXILE
        return
    if isinstance(event, Damage):
        frame.proposed.append(remove_counters(event.other, SHIELD, 1))
        for at in range(len(frame.proposed) - 1, frame.at, -1):
            other = frame.proposed[at]
            if isinstance(other, Damage) and other.other == event.other and frame.number not in other.applied:
                frame.proposed[at] = more = other.copy()
                assert isinstance(more, Damage)
                more.applied = (*more.applied, frame.number)
                if not unpreventable(state, other):
                    reduce(frame, more, more.amount, 0, at)
        if not unpreventable(state, event):
            reduce(frame, event, event.amount, 0)
        return
    name = STUN if event.kind == ev.UNTAP else SHIELD
    frame.proposed[frame.at] = remove_counters(event.subject, name, 1)


def _add_counters(event: ZoneChange, counter: str, n: int) -> None:
    event.counters = with_count(event.counters, counter, dict(event.counters).get(counter, 0) + n)


# ------------------------------------------------------------------------------------- entering (614.1c–d, 614.12)


def _begun(frame: Happening, state: State, event: Event) -> ActivePart | None:
    """Return what the entering permanent said of itself, once it is being applied: by what was chosen for it, it may be
    something without that ability (305.7)."""
    if frame.asked[0] == 0 or not isinstance(event, ZoneChange) or frame.number // PARTS_PER_OBJECT != event.subject:
        return None
    return printed_part(state, state.last_known(event.subject), frame.number % PARTS_PER_OBJECT)


def _enter(frame: Happening, state: State, active: ActivePart, part: st.EntersModified, event: ZoneChange) -> bool:
    """Stages: choose what to copy; carry out what comes first; modify how it enters."""
    if event.copied is not None and part.copy_of is None and active.source == event.subject:
        part = substituted(part, X(), Number(0))  # 107.3j: the X of the spell is not that of what it has copied
    stage = frame.asked[0]
    if stage == 0:
        frame.asked = (1,)
        if part.copy_of is not None:
            models = [ref for ref in find(state, part.copy_of, frame.context) if ref != event.subject]
            if not models:
                return False
            choose_objects(state, frame.context.you, models, 1, 1, "copy", event.subject, "707.5")
            return True
        stage = 1
    if stage == 1:
        frame.asked = (2,)
        if part.copy_of is not None:
            for counter, n in event.excepted:  # 707.9e: an exception of an earlier copy effect doesn't happen
                _add_counters(event, counter, -n)
            event.excepted = ()
            event.copied = copiable(state, state.last_known(state.result[0]), part.copy_changes)
        if part.effect is not None:
            start_program(state, part.effect, frame.context, event.applied, report=True)
            return True
    if part.effect is not None:
        frame.context.slots.update(slots_from_ints(state.result))
        if part.condition is not None and not holds(state, part.condition, frame.context):
            if part.otherwise_to:
                event.to = part.otherwise_to
            return False
    before = event.counters
    _modify_entering(state, part.entering, event, frame.context)
    if part.copy_of is not None:
        event.excepted = tuple((kind, n - dict(before).get(kind, 0)) for kind, n in event.counters)
    return False


def _modify_entering(state: State, entering: Entering, event: ZoneChange, context: Context) -> None:
    if entering.tapped or entering.untapped:
        event.tapped = entering.tapped
    if entering.controller is not None:
        players = players_of(state, entering.controller, context)
        event.controller = players[0] if players else event.controller
    for counter, n in entering.counters:
        _add_counters(event, counter, max(0, amount(state, n, context)))
    if entering.transformed and state.last_known(event.subject).definition.node.layout == TRANSFORM:
        event.face = 1
    if entering.face_down:
        event.face_down = True
    event.prepared = event.prepared or entering.prepared
    if entering.attacking_like is not None:
        attackers = looked_back(state, entering.attacking_like, context)
        event.attacking = state.last_known(attackers[0]).attacking if attackers else 0
    if entering.attached_to is not None:
        hosts = objects_of(state, entering.attached_to, context)
        if hosts:
            event.attach_to = hosts[0]
    if entering.changes:
        change_objects(state, (event.subject + 1,), entering.changes, entering.changes_for, context)


# ------------------------------------------------------------------------------------- instead, as much, elsewhere


def _replace(frame: Happening, state: State, active: ActivePart, part: st.Replacement, event: Event) -> None:
    """614.6: the event never happens; something else does."""
    use_up(state, active, 1)
    if isinstance(part.instead, Regenerate):  # 701.19a–b
        regenerated = ev.Regenerated()
        regenerated.subject = event.subject
        regenerated.source = active.source
        frame.proposed[frame.at] = regenerated
        return
    carry_out_later(frame, part.instead, frame.context)
    drop(frame)


def _modify_amount(frame: Happening, state: State, active: ActivePart, part: st.ModifyAmount, event: Event) -> None:
    """614.1a: the same event with another amount (drawing is one event a card; mana keeps its kinds)."""
    if isinstance(event, ZoneChange):
        counted = event.copy()
        for kind in counters_modified(state, active, event):
            counted.amount = dict(event.counters)[kind]
            frame.context.event = counted
            event.counters = with_count(event.counters, kind, max(0, amount(state, part.n, frame.context)))
        return
    n = max(0, amount(state, part.n, frame.context))
    if event.kind == ev.DRAW:
        event.source = active.source  # 614.11b: these are no longer the cards that were to be drawn
        frame.proposed[frame.at : frame.at + 1] = [event.copy() for _ in range(n)]
        return
    if isinstance(event, ev.AddMana) and part.mana:
        event.mana = ((1 << MANA_LETTERS.index(part.mana), n),)
    elif isinstance(event, ev.AddMana) and event.amount:
        event.mana = tuple((kind, share * n // event.amount) for kind, share in event.mana)
    if part.besides is not None and isinstance(event, ev.CreateTokens):
        create_besides(frame, state, active, part.besides, event)
    event.amount = n


def _go_elsewhere(
    frame: Happening, state: State, active: ActivePart, part: st.GoesElsewhere, event: ZoneChange
) -> None:
    use_up(state, active, 1)
    event.to = part.to
    event.position = part.position if part.to == LIBRARY else TOP
    if part.linked:
        event.linked_to = active.source
    if part.to == LIBRARY and part.position == SHUFFLED:
        shuffled = action(SHUFFLE, state.last_known(event.subject).owner)
        shuffled.applied = event.applied
        frame.proposed.append(shuffled)


# chapters that nothing above asks for: they register the performers of their events
PERFORMING: Final = (choices_kept, coins_and_dice, knowledge, libraries, life, stack_objects, tokens)
