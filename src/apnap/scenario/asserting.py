"""Assertions evaluated on a position (FORMAT 9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from apnap.abilities import static
from apnap.abilities.values import CARD_TYPE_NAMES, COLOR_NAMES, MANA_LETTERS, PERMANENT_TYPES, SUPERTYPE_NAMES
from apnap.ids import NO_REF, REF_SHIFT
from apnap.rules import events as ev
from apnap.rules.characteristics import Characteristics, characteristics
from apnap.rules.combat.attack_sets import attack_problem
from apnap.rules.definitions import KEYWORD
from apnap.rules.entities import entity_of_player
from apnap.rules.permissions import player_rules
from apnap.rules.records import ABILITY, EMBLEM
from apnap.scenario import assertions as a
from apnap.scenario import rule_text
from apnap.scenario.actions import OnStack, When
from apnap.scenario.objects import Table, Thing, texts_of
from apnap.scenario.playable import is_playable
from apnap.scenario.references import Reference, Zone, fits, fold, has_name, holder, matching, means, same_name

AssertionT = TypeVar("AssertionT", bound=a.Assertion)
Check = Callable[[Table, Any], "str | None"]
"""Returns what is there instead, or None if the assertion holds."""

ZONES: tuple[Zone, ...] = ("battlefield", "stack", "hand", "graveyard", "exile", "library", "command")


def failure(table: Table, assertion: a.Assertion) -> str | None:
    """Return why an assertion does not hold; None: it holds."""
    found = _CHECKS[type(assertion)](table, assertion)
    return None if found is None else f"{told(assertion)}: {found}"


def told(assertion: a.Assertion) -> str:
    """Return an assertion in a line."""
    kind = next(name for name, one in a.KINDS.items() if one is type(assertion))
    values = []
    for field in assertion.__struct_fields__:
        value = getattr(assertion, field)
        if value is not None and value != ():
            values.append(f"{field}={value}")
    return f"{kind}({', '.join(values)})"


def objects(table: Table, assertion: a.AboutObjects, zones: Sequence[Zone] = ("battlefield",)) -> list[Thing]:
    """Return the objects that an assertion is about."""
    things = [table.thing(ref) for zone in zones for ref in table.in_zone(zone)]
    if assertion.describes:
        return matching(assertion.reference, things)
    return [thing for thing in things if assertion.player in (None, holder(thing))]


def _chars(table: Table, thing: Thing) -> Characteristics:
    return characteristics(table.state, thing.record)


def _equal(found: object, wanted: object) -> str | None:
    return None if found == wanted else f"it is {found}"


def _some(found: list[object], wanted: object) -> str | None:
    """At least one of them is so."""
    if wanted in found:
        return None
    return f"it is {', '.join(map(str, found))}" if found else "there is no such object"


def _life(table: Table, said: a.Life) -> str | None:
    return _equal(table.state.players[table.seat(said.player)].life, said.value)


def _count(table: Table, said: a.Count) -> str | None:
    return _equal(len(objects(table, said, (said.zone,))), said.value)


def _power_toughness(table: Table, said: a.PowerToughness) -> str | None:
    found = []
    for thing in objects(table, said):
        chars = _chars(table, thing)
        pair = (chars.base_power, chars.base_toughness) if said.base else (chars.power, chars.toughness)
        found.append(pair)
    good = [
        (said.power is None or power == said.power) and (said.toughness is None or toughness == said.toughness)
        for power, toughness in found
    ]
    if found and (all(good) if said.match == "all" else any(good)):
        return None
    return f"it is {', '.join(f'{p}/{t}' for p, t in found)}" if found else "there is no such object"


def _counters(table: Table, said: a.Counters) -> str | None:
    zones = ZONES if said.zone == "any" else (said.zone,)
    found: list[object] = [thing.record.counter(said.counter) for thing in objects(table, said, zones)]
    if not found and said.value == 0:
        return None
    return _some(found, said.value)


def _player_counters(table: Table, said: a.PlayerCounters) -> str | None:
    return _equal(table.state.players[table.seat(said.player)].counter(said.counter), said.value)


def _tapped(table: Table, said: a.Tapped) -> str | None:
    found = [thing.record.tapped for thing in objects(table, said)]
    if not found:
        return "there is no such object"
    return None if all(one == said.expected for one in found) else "tapped" if not said.expected else "untapped"


def _tapped_count(table: Table, said: a.TappedCount) -> str | None:
    return _equal(sum(thing.record.tapped == said.tapped for thing in objects(table, said)), said.value)


def _instances(table: Table, thing: Thing, said: a.AbilityNamed) -> int:
    """Count the abilities of an object that are called so."""
    names = tuple(thing.text_names)
    count = 0
    for ability in _chars(table, thing).abilities:
        if ability.origin is not None and said.ability is not None:
            continue  # it belongs to the keyword, which is there too
        if said.ability is not None:
            if ability.kind == KEYWORD:
                own = [text for text in texts_of(ability) if text.lower().startswith(ability.keyword)]
                count += any(rule_text.starts_with(text, said.ability, names) for text in own)
            else:
                count += any(rule_text.starts_with(text, said.ability, names) for text in texts_of(ability))
        elif said.text is not None:
            count += any(rule_text.starts_with(text, said.text, names) for text in texts_of(ability))
    return count


def _ability(table: Table, said: a.Ability) -> str | None:
    things = objects(table, said)
    if said.permanents is not None and len(things) != said.permanents:
        return f"there are {len(things)} such permanents"
    if not things:
        return "there is no such object"
    found: list[object] = [_instances(table, thing, said) > 0 for thing in things]
    return None if said.has in found else "it has not" if said.has else "it has"


def _ability_count(table: Table, said: a.AbilityCount) -> str | None:
    return _some([_instances(table, thing, said) for thing in objects(table, said)], said.value)


def _type(table: Table, said: a.Type) -> str | None:
    word = "kindred" if said.type == "tribal" else said.type
    found: list[object] = []
    for thing in objects(table, said, (said.zone,)):
        chars = _chars(table, thing)
        if word in SUPERTYPE_NAMES:
            found.append(bool(chars.supertypes >> SUPERTYPE_NAMES.index(word) & 1))
        else:
            found.append(bool(chars.card_types >> CARD_TYPE_NAMES.index(word) & 1))
    return _some(found, said.has)


def _subtype(table: Table, said: a.Subtype) -> str | None:
    found: list[object] = []
    for thing in objects(table, said, (said.zone,)):
        found.append(any(same_name(one, said.subtype) for one in _chars(table, thing).subtypes))
    return _some(found, said.has)


def _color(table: Table, said: a.Color) -> str | None:
    found: list[str] = []
    for thing in objects(table, said):
        own = _chars(table, thing).colors
        has = [not own if word == "colorless" else bool(own >> COLOR_NAMES.index(word) & 1) for word in said.colors]
        if all(has) if said.has else not any(has):
            return None
        found.append(" ".join(name for bit, name in enumerate(COLOR_NAMES) if own >> bit & 1) or "colorless")
    return f"it is {', '.join(found)}" if found else "there is no such object"


def _damage(table: Table, said: a.Damage) -> str | None:
    return _some([thing.record.damage for thing in objects(table, said)], said.value)


def _attached(table: Table, said: a.Attached) -> str | None:
    hosts = objects(table, said)
    if not hosts:
        return "there is no such object"
    attached = [
        any(fits(said.attachment, table.thing(ref)) for ref in host.record.attachments if table.state.current(ref))
        for host in hosts
    ]
    return None if any(attached) == said.expected else "it is not attached" if said.expected else "it is attached"


def _attacking(table: Table, said: a.Attacking) -> str | None:
    return _some([thing.record.attacking != 0 for thing in objects(table, said)], said.expected)


def _face_down(table: Table, said: a.FaceDown) -> str | None:
    return _some([thing.record.face_down for thing in objects(table, said)], said.expected)


def _fought(table: Table, player: str, kind: int) -> list[Thing]:
    """Return the creatures of a player that attacked (or blocked) this turn, each once."""
    state = table.state
    refs: list[int] = []
    for event in state.history:
        if event.kind == kind and event.subject not in refs:
            refs.append(event.subject)
    field = "attacking" if kind == ev.ATTACK else "blocking"
    refs += [ref for ref in state.battlefield if getattr(state.objects[ref >> REF_SHIFT], field) and ref not in refs]
    return [thing for thing in map(table.thing, refs) if thing.controller == player]


def _named_exactly(things: list[Thing], names: tuple[Reference, ...]) -> str | None:
    left = list(things)
    for name in names:
        found = next((thing for thing in left if fits(name, thing)), None)
        if found is None:
            return f"{name} is not among {', '.join(_called(thing) for thing in things) or 'none'}"
        left.remove(found)
    return f"also {', '.join(_called(thing) for thing in left)}" if left else None


def _called(thing: Thing) -> str:
    return next(iter(thing.names), "an object without a name")


def _attackers(table: Table, said: a.Attackers) -> str | None:
    return _named_exactly(_fought(table, said.player, ev.ATTACK), said.names)


def _blockers(table: Table, said: a.Blockers) -> str | None:
    return _named_exactly(_fought(table, said.player, ev.BLOCK), said.names)


def _may_attack(table: Table, said: a.MayAttack) -> str | None:
    allowed = attack_problem(table.state).allowed
    defenders: set[int] = set()
    if said.defender.is_player and said.defender.player is not None:
        defenders.add(entity_of_player(table.seat(said.defender.player)))
    else:
        defenders.update(thing.ref for thing in table.find(said.defender, ("battlefield",)))
    things = objects(table, said)
    if not things:
        return "there is no such object"
    can = any(defenders.intersection(allowed.get(thing.ref, ())) for thing in things)
    return None if can == said.can else "it can't" if said.can else "it can"


def _playable(table: Table, said: a.Playable) -> str | None:
    return None if is_playable(table, said) == said.can else "it can't be done" if said.can else "it can be done"


def _mana_pool(table: Table, said: a.ManaPool) -> str | None:
    bit = MANA_LETTERS.index("C") if said.color == "colorless" else COLOR_NAMES.index(said.color)
    pool = table.state.players[table.seat(said.player)].pool
    return _equal(sum(n for kind, _, n in pool if kind == 1 << bit), said.value)


def _stack_size(table: Table, said: a.StackSize) -> str | None:
    return _equal(len(table.state.stack), said.value)


def _stack_object(table: Table, said: a.StackObject) -> str | None:
    things = [table.thing(ref) for ref in table.in_zone("stack")]
    if said.spell is not None:
        spells = [thing for thing in things if thing.record.kind != ABILITY]
        named = [thing for thing in spells if has_name(thing, said.spell)]
        begun = [thing for thing in spells if any(fold(name).startswith(fold(said.spell)) for name in thing.names)]
        return _equal(len(named or begun), said.value)  # the beginning of a name is enough where none is so called
    found = matching(Reference(ability=said.ability), things)
    return _equal(len(found), said.value)


def _zone_of(table: Table, said: a.ZoneOf) -> str | None:
    zones = [zone for zone in ZONES for ref in table.in_zone(zone) if table.thing(ref).label == said.label]
    there = said.zone in zones
    return None if there == said.expected else f"it is in {', '.join(zones) or 'no zone'}"


def _player_status(table: Table, said: a.PlayerStatus) -> str | None:
    record = table.state.players[table.seat(said.player)]
    found = {
        "won": table.state.over and record.seat in table.state.winners,
        "lost": bool(record.lost_reason),
        "in_game": record.in_game and not table.state.over,
    }[said.status]
    return None if found == said.expected else f"it is {found}"


def _game_result(table: Table, said: a.GameResult) -> str | None:
    winners = [table.letter(seat) for seat in table.state.winners] if table.state.over else []
    if said.result == "no_winner":
        return None if not winners else f"won by {', '.join(winners)}"
    if winners and (said.player is None or said.player in winners):
        return None
    return f"won by {', '.join(winners) or 'nobody'}"


def _game_over(table: Table, said: a.GameOver) -> str | None:
    return _equal(table.state.over, said.expected)


def _turn(table: Table, said: a.Turn) -> str | None:
    return _equal(table.state.turn, said.value)


def _active_player(table: Table, said: a.ActivePlayer) -> str | None:
    return _equal(table.letter(table.state.active), said.player)


def _monarch(table: Table, said: a.Monarch) -> str | None:
    found = next((table.letter(p.seat) for p in table.state.players if p.mark("monarch")), "none")
    return _equal(found, said.player)


def _emblem_count(table: Table, said: a.EmblemCount) -> str | None:
    seat = table.seat(said.player)
    count = 0
    for ref in table.state.command:
        record = table.state.objects[ref >> REF_SHIFT]
        if record.kind != EMBLEM or record.controller != seat:
            continue
        if said.source is None or (record.source != NO_REF and has_name(table.thing(record.source), said.source)):
            count += 1
    return _equal(count, said.value)


def _top_card_revealed(table: Table, said: a.TopCardRevealed) -> str | None:
    found = bool(player_rules(table.state, static.PLAYS_WITH_TOP_REVEALED, table.seat(said.player)))
    return _equal(found, said.expected)


_CHECKS: dict[type[a.Assertion], Check] = {
    a.Life: _life,
    a.Count: _count,
    a.PowerToughness: _power_toughness,
    a.Counters: _counters,
    a.PlayerCounters: _player_counters,
    a.Tapped: _tapped,
    a.TappedCount: _tapped_count,
    a.Ability: _ability,
    a.AbilityCount: _ability_count,
    a.Type: _type,
    a.Subtype: _subtype,
    a.Color: _color,
    a.Damage: _damage,
    a.Attached: _attached,
    a.Attacking: _attacking,
    a.FaceDown: _face_down,
    a.Attackers: _attackers,
    a.Blockers: _blockers,
    a.MayAttack: _may_attack,
    a.Playable: _playable,
    a.ManaPool: _mana_pool,
    a.StackSize: _stack_size,
    a.StackObject: _stack_object,
    a.ZoneOf: _zone_of,
    a.PlayerStatus: _player_status,
    a.GameResult: _game_result,
    a.GameOver: _game_over,
    a.Turn: _turn,
    a.ActivePlayer: _active_player,
    a.Monarch: _monarch,
    a.EmblemCount: _emblem_count,
    a.TopCardRevealed: _top_card_revealed,
}


# ------------------------------------------------------------------------------------- conditions of entries (5.2)


def holds(table: Table, when: When, player: str) -> bool:
    """Tell whether the condition of an entry is met now."""
    things = [table.thing(ref) for ref in table.in_zone("stack")]
    if when.on_stack is not None:
        return any(_is_meant(table, thing, when.on_stack) for thing in things)
    if when.not_on_stack is not None:
        return not any(_is_meant(table, thing, when.not_on_stack) for thing in things)
    if when.copy_on_stack is not None:
        return any(thing.is_copy and _is_meant(table, thing, when.copy_on_stack) for thing in things)
    if when.top_of_stack is not None:
        return bool(things) and _is_meant(table, things[0], when.top_of_stack)
    pool = table.state.players[table.seat(player)].pool
    return sum(n for _, _, n in pool) >= (when.mana_in_pool or 0)


def _is_meant(table: Table, thing: Thing, what: OnStack) -> bool:
    if what.name is not None:
        return thing.record.kind != ABILITY and means(Reference(name=what.name), thing)
    if thing.record.kind != ABILITY and _chars(table, thing).card_types & PERMANENT_TYPES:
        return False  # what a permanent spell says is not what it does on the stack
    text = what.text or ""
    return any(rule_text.contains(own, text, thing.text_names) for own in thing.texts)
