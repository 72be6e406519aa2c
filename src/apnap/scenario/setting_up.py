"""The starting position of a scenario (FORMAT 4): zones and players, then permanents one after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from apnap.abilities.values import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, NOWHERE, SIDEBOARD
from apnap.errors import ScenarioError
from apnap.ids import NO_REF, REF_SHIFT, Player, Ref
from apnap.rulebooks.catalogue import rulebook
from apnap.rules import events as ev
from apnap.rules.cleanup import MAXIMUM_HAND_SIZE
from apnap.rules.combat.attacking import ATTACK_SIDE, TO_THE_LEFT, TO_THE_RIGHT
from apnap.rules.commander import designate
from apnap.rules.definitions import Definition
from apnap.rules.entities import Entity, entity_of_player
from apnap.rules.event_base import Event, Several
from apnap.rules.happen import happen
from apnap.rules.machine import call
from apnap.rules.mana_supply import SACRIFICE_OTHERS
from apnap.rules.opening_hands import OpeningHands
from apnap.rules.records import CARD, TOKEN, with_count
from apnap.rules.replacement_kinds import CHOOSES_HOST
from apnap.rules.set_up_options import FULL_CONTROL
from apnap.rules.setup import add_card, new_state
from apnap.rules.starting import start_at_first_turn
from apnap.rules.turn import FIRST_PLAYER_SKIPS, SKIP_FIRST_DRAW
from apnap.rules.zones import attach, create_in, move
from apnap.scenario.answers import Amount, Answer, Pick
from apnap.scenario.cards import ScenarioCards
from apnap.scenario.objects import Table
from apnap.scenario.queues import AnswerQueue
from apnap.scenario.references import Reference, matching, parse
from apnap.scenario.schema import DEFAULT_LIBRARY, Entry, Library, PermanentEntry, Scenario, Side

LIFE: Final = {"duel": 20, "free_for_all": 20, "commander": 40, "two_headed_giant": 30}
"""The starting life total of each format (103.4, 903.7, 810.4)."""

CarryOut = Callable[[AnswerQueue | None], None]
"""Runs the position until nothing is under way; the queue answers the decisions of one permanent."""


class NotOfferedError(LookupError):
    """Something that a scenario asks for and this engine does not offer."""


def empty_table(scenario: Scenario, cards: ScenarioCards) -> Table:
    """Return the position before anything is placed.

    :raises NotOfferedError: a format or option that is not offered
    """
    options = scenario.options
    refuse_what_is_not_offered(scenario)
    settings: list[tuple[str, int]] = [(SACRIFICE_OTHERS, 1)]  # the runner gives leave to use every source
    if options.first_player_draws is not None:
        settings.append((SKIP_FIRST_DRAW, 0 if options.first_player_draws else FIRST_PLAYER_SKIPS))
    if options.max_hand_size is not None:
        settings.append((MAXIMUM_HAND_SIZE, options.max_hand_size))
    if options.attack != "multiple":
        settings.append((ATTACK_SIDE, TO_THE_LEFT if options.attack == "left" else TO_THE_RIGHT))
    for seat, letter in enumerate(scenario.players):
        if scenario.side(letter).manual_mana:
            settings.append((f"{FULL_CONTROL} {seat}", 1))
    state = new_state(
        len(scenario.players),
        seed=1,
        book=rulebook(scenario.rulebook),
        life=options.starting_life or LIFE[scenario.format],
        options=tuple(sorted(settings)),
        pool=cards,
    )
    return Table(state, scenario.players)


def refuse_what_is_not_offered(scenario: Scenario) -> None:
    """Refuse formats and options.

    :raises NotOfferedError: the first that is not offered
    """
    options = scenario.options
    if scenario.format == "two_headed_giant":
        raise NotOfferedError("the format two_headed_giant (810)")
    if options.range_of_influence is not None:
        raise NotOfferedError("a limited range of influence (801)")


def set_up(scenario: Scenario, cards: ScenarioCards, table: Table, carry_out: CarryOut) -> None:
    """Place everything and begin turn 1.

    :raises UnsupportedCardError: a card that can't be played
    :raises ScenarioError: something that the starting position can't be
    """
    state = table.state
    state.active = state.turn_order[0]
    state.auto_pass = False
    for letter in scenario.players:
        _player(table, table.seat(letter), scenario.side(letter), cards, scenario.format == "commander")
    _permanents(scenario, cards, table, carry_out)
    call(state, OpeningHands())  # 103.6, FORMAT 4: of the listed hands
    carry_out(None)
    state.history = []
    state.check_needed = True
    state.active = -1
    start_at_first_turn(state, state.turn_order[0])


def _player(table: Table, seat: Player, side: Side, cards: ScenarioCards, commanders: bool) -> None:
    state = table.state
    record = state.edit_player(seat)
    if side.life is not None:
        record.life = side.life
    for kind, n in side.counters.items():
        record.counters = with_count(record.counters, kind, n)
    _library(table, seat, side.library, cards)
    for zone, entries in ((HAND, side.hand), (GRAVEYARD, side.graveyard), (EXILE, side.exile)):
        for entry in entries:
            _cards(table, seat, entry, zone, cards)
    for entry in side.command:
        for ref in _cards(table, seat, entry, COMMAND, cards):
            if commanders:
                designate(state, ref)
    if side.library is not None and side.library.shuffle:
        record = state.edit_player(seat)
        record.library = state.shuffled(record.library)


def _library(table: Table, seat: Player, library: Library | None, cards: ScenarioCards) -> None:
    """The filling at the bottom, the listed cards above it, top card first."""
    name, number = DEFAULT_LIBRARY
    if library is not None:
        name, number = (library.fill.card, library.fill.count) if library.fill is not None else ("", 0)
    if number:
        filling, _ = cards.named(name)
        for _ in range(number):
            add_card(table.state, seat, filling)
    for entry in reversed(library.cards if library is not None else ()):
        definition, _ = cards.named(entry.card)
        for label in reversed(entry.labels):
            _label(table, add_card(table.state, seat, definition), label)


def _cards(table: Table, seat: Player, entry: Entry, zone: int, cards: ScenarioCards) -> list[Ref]:
    definition, _ = cards.named(entry.card)
    found: list[Ref] = []
    for label in entry.labels:
        found.append(add_card(table.state, seat, definition, zone))
        _label(table, found[-1], label)
    return found


def _label(table: Table, ref: Ref, label: str | None) -> None:
    if label is not None:
        table.labels[ref >> REF_SHIFT] = label


# ------------------------------------------------------------------------------------- permanents (FORMAT 4, rule 3)


def _permanents(scenario: Scenario, cards: ScenarioCards, table: Table, carry_out: CarryOut) -> None:
    attached: list[tuple[Ref, Reference]] = []
    for letter in sorted(scenario.players):
        for entry in scenario.side(letter).battlefield:
            definition, face = cards.named(entry.card)
            for label in entry.labels:
                ref = _permanent(table, table.seat(letter), entry, definition, face, label, carry_out)
                if ref != NO_REF and entry.attached_to is not None:
                    attached.append((ref, entry.attached_to))
    for ref, reference in attached:
        host = _host(table, reference)
        record = table.state.edit(ref)
        stamp = record.timestamp
        attach(table.state, record, host)
        record.timestamp = stamp
    table.state.disturb()


def _permanent(
    table: Table,
    owner: Player,
    entry: PermanentEntry,
    definition: Definition,
    face: int,
    label: str | None,
    carry_out: CarryOut,
) -> Ref:
    """Let one permanent enter; effects that change how it enters apply, "enters" abilities do not trigger."""
    state = table.state
    if entry.transformed and len(definition.faces) > 1:
        face = 1
    record = create_in(state, NOWHERE if entry.token else SIDEBOARD, TOKEN if entry.token else CARD, owner, definition)
    _label(table, record.ref, label)
    event = move(record.ref, BATTLEFIELD, ev.BY_CREATION if entry.token else ev.BY_NOTHING)
    event.controller = owner if entry.controller is None else table.seat(entry.controller)
    event.face = face
    event.face_down = entry.face_down
    event.applied = (CHOOSES_HOST,) if entry.attached_to is not None else ()
    waiting = state.waiting_triggers
    happen(state, event)
    carry_out(chosen_answers(entry))
    new = [
        one
        for one in state.waiting_triggers[len(waiting) :]
        if one.event is None
        or _kind(one.event) not in (ev.ZONE_CHANGE, ev.ATTACHED)
        and not (entry.counters is not None and _kind(one.event) == ev.PUT_COUNTERS)
    ]
    state.waiting_triggers = (*waiting, *new)
    current = state.objects[record.ref >> REF_SHIFT]
    if current.zone != BATTLEFIELD:
        return NO_REF
    permanent = state.edit(current.ref)
    permanent.sick = entry.summoning_sick
    permanent.damage = entry.damage
    if entry.tapped is not None:
        permanent.tapped = entry.tapped
    if entry.counters is not None:
        permanent.counters = tuple(sorted((kind, n) for kind, n in entry.counters.items() if n))
    state.disturb()
    return current.ref


def _kind(event: Event) -> int:
    return event.events[0].kind if isinstance(event, Several) else event.kind


def chosen_answers(entry: PermanentEntry) -> AnswerQueue | None:
    """Return the answers that ``chosen`` stands for, in their order."""
    if not entry.chosen:
        return None
    answers: list[Answer] = []
    for word in entry.chosen:
        answers.append(Amount(amount=int(word)) if word.isdigit() else Pick(pick=(parse(word),)))
    return AnswerQueue(answers)


def _host(table: Table, reference: Reference) -> Entity:
    if reference.is_player and reference.player is not None:
        return entity_of_player(table.seat(reference.player))
    found = matching(reference, [table.thing(ref) for ref in table.in_zone("battlefield")])
    if not found:
        raise ScenarioError(f"there is no {reference} on the battlefield to attach it to", path="$.setup")
    return found[0].ref
