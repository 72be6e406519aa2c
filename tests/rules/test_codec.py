"""104.4b, 732: every slot of every class of the position takes part in forks, digests and saved positions."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from apnap.abilities.effect import Draw
from apnap.abilities.objects import You
from apnap.errors import InvalidStateError
from apnap.rulebooks.catalogue import rulebook
from apnap.rules import events
from apnap.rules.assemble import program_of
from apnap.rules.codec import NOT_POSITION, digest, load, save, slots_of, state_classes
from apnap.rules.context import Context, Slot
from apnap.rules.decisions import Action, Decision
from apnap.rules.definitions import Definition, define
from apnap.rules.effects import FloatingEffect
from apnap.rules.events import EVENT_CLASSES, Event
from apnap.rules.instructions import Program
from apnap.rules.loop_keys import loop_key
from apnap.rules.machine import PROCEDURES, Procedure
from apnap.rules.node_keys import key_of_definition
from apnap.rules.programs import NO_PROGRAM
from apnap.rules.records import CARD, GameObject, PlayerRecord
from apnap.rules.setup import add_card, new_state
from apnap.rules.state import State
from tests.rules.support import creature

BEAR = creature("Bear", "1G", 2, 2)


def position() -> State:
    """Return a small position."""
    state = new_state(2, 1, rulebook("current"))
    add_card(state, 0, define(BEAR))
    add_card(state, 1, define(BEAR))
    return state


def put(state: State, thing: Any) -> None:
    """Put an instance of a class of the position where such things stand."""
    if isinstance(thing, GameObject):
        thing.owner_game = state.game
        state.objects[1] = thing
    elif isinstance(thing, PlayerRecord):
        thing.owner_game = state.game
        state.players[0] = thing
    elif isinstance(thing, Event):
        state.history.append(thing)
    elif isinstance(thing, Procedure):
        state.frames.append(thing)
    elif isinstance(thing, FloatingEffect):
        state.effects = (thing,)
    elif isinstance(thing, Decision):
        state.decision = thing
    elif isinstance(thing, Action):
        state.decision = Decision()
        state.decision.options = (thing,)
    elif isinstance(thing, Slot):
        state.edit(state.objects[1].ref).slots = ((1, thing),)
    elif isinstance(thing, Context):
        effect = FloatingEffect()
        effect.context = thing
        state.effects = (effect,)
    elif type(thing).__name__ == "WaitingTrigger":
        state.waiting_triggers = (thing,)
    else:
        assert type(thing).__name__ == "DelayedTriggerRecord"
        state.delayed = (thing,)


def other_value(value: Any) -> Any:
    """Return a value of the same sort that is not this one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 3
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, tuple):
        return (*value, 5)
    if isinstance(value, list):
        return [*value, 5]
    if isinstance(value, dict):
        return {**value, 5: Slot()}
    if isinstance(value, Definition):
        return define(creature("Other", "G", 1, 1))
    if isinstance(value, Program):
        assert value is NO_PROGRAM
        return program_of(Draw(You()))
    if isinstance(value, Context):
        changed = value.copy()
        changed.x += 1
        return changed
    assert value is None or type(value).__module__.startswith("apnap.abilities"), value
    return events.Draw() if value is None else BEAR


EVERY_SLOT = [(name, slot) for name, kind in sorted(state_classes().items()) for slot in slots_of(kind)]


@pytest.mark.parametrize(("name", "slot"), EVERY_SLOT)
def test_every_slot_takes_part(name: str, slot: str) -> None:
    kind = state_classes()[name]
    plain, changed = position(), position()
    put(plain, kind())
    thing = kind()
    value = getattr(thing, slot)
    setattr(thing, slot, other_value(value))
    put(changed, thing)
    assert digest(changed) != digest(plain)
    assert digest(changed.fork()) == digest(changed)
    loaded = load(json.loads(json.dumps(save(changed))))
    assert digest(loaded) == digest(changed)
    if hasattr(thing, "copy"):
        copied = position()
        put(copied, thing.copy())
        assert digest(copied) == digest(changed)


@pytest.mark.parametrize("slot", slots_of(State))
def test_every_slot_of_the_state_takes_part(slot: str) -> None:
    plain, changed = position(), position()
    value = getattr(changed, slot)
    new: Any
    if slot == "rulebook":
        new = rulebook("current").with_switches({"mana_burn": not value.mana_burn})
    elif slot == "objects":
        changed.new_object(CARD, 0, define(BEAR))
        changed.timestamp = plain.timestamp
        new = changed.objects
    elif slot == "players":
        changed.edit_player(0).life = 3
        new = changed.players
    elif slot == "snapshot":
        new = position()
    elif slot == "decision":
        new = Decision()
    else:
        new = other_value(value)
    setattr(changed, slot, new)
    assert digest(changed) != digest(plain)
    assert digest(changed.fork()) == digest(changed)
    assert digest(load(json.loads(json.dumps(save(changed))))) == digest(changed)


def test_only_caches_and_owners_are_left_out() -> None:
    kinds = (*state_classes().values(), State)
    left_out = {
        f"{base.__name__}.{slot}"
        for kind in kinds
        for base in kind.__mro__
        for slot in base.__dict__.get("__slots__", ())
        if slot not in slots_of(kind)
    }
    assert left_out == NOT_POSITION


def test_every_event_and_procedure_can_be_saved() -> None:
    known = set(state_classes().values())
    assert known >= set(EVENT_CLASSES) | set(PROCEDURES.values())


def test_the_digest_kept_in_a_record_ends_with_an_edit() -> None:
    state = position()
    before = digest(state)
    state.edit(state.objects[1].ref).damage = 1
    assert digest(state) != before


def test_other_things_are_refused() -> None:
    state = position()
    state.frames.append(object())  # type: ignore[arg-type]
    with pytest.raises(InvalidStateError, match="object"):
        digest(state)


def test_a_damaged_position_is_refused() -> None:
    saved = save(position())
    saved["state"]["turn"] = {"c": "Nobody"}
    with pytest.raises(InvalidStateError, match="damaged"):
        load(saved)
    with pytest.raises(InvalidStateError, match="not a saved position"):
        load({"version": 1})
    with pytest.raises(InvalidStateError, match="version of the rules"):
        load(save(position()) | {"procedures": "others"})


def test_equal_cards_have_equal_keys_whatever_their_printed_text() -> None:
    flying = creature("Bird", "W", 1, 1, "flying")
    assert key_of_definition(define(flying)) == key_of_definition(define(creature("Bird", "W", 1, 1, "flying")))
    assert key_of_definition(define(flying)) != key_of_definition(define(creature("Bird", "W", 1, 1)))


def test_the_digest_is_the_same_in_another_process() -> None:
    program = (
        "from tests.rules.test_codec import position; from apnap.rules.codec import digest; print(digest(position()))"
    )
    found = [
        subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": seed}
        ).stdout.strip()
        for seed in ("1", "2")
    ]
    assert found == [digest(position())] * 2


def test_loop_key_ignores_timestamps_history_and_chance() -> None:
    state, again = position(), position()
    again.timestamp += 100
    again.random += 1
    again.history.append(events.Draw())
    again.edit(again.objects[1].ref).timestamp = 77
    assert loop_key(again) == loop_key(state)


def test_loop_key_ignores_the_numbers_of_objects_that_come_again() -> None:
    def with_token(gone_before: int) -> State:
        state = position()
        for _ in range(gone_before):
            state.new_object(CARD, 0, define(BEAR))
        token = state.new_object(1, 0, define(BEAR))
        token.zone = 3
        state.battlefield.append(token.ref)
        return state

    assert loop_key(with_token(0)) == loop_key(with_token(4))


def test_loop_key_sees_what_matters() -> None:
    keys = {loop_key(position())}
    hurt, tapped, older = position(), position(), position()
    hurt.edit_player(1).life = 19
    tapped.edit(tapped.objects[1].ref).tapped = True
    tapped.battlefield.append(tapped.objects[1].ref)
    older.turn = 4
    keys |= {loop_key(hurt), loop_key(tapped), loop_key(older)}
    assert len(keys) == 4
