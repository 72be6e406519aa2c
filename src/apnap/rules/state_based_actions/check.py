"""704.3: all applicable state-based actions are performed at the same time, again and again until none applies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.values import BATTLE, BATTLEFIELD, COMMAND, CREATURE, ENCHANTMENT, LEGENDARY, PLANESWALKER, WORLD
from apnap.ids import Player, Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics
from apnap.rules.choices import choose, choose_objects, choose_yes_no, show_earlier
from apnap.rules.combat.attacking import drop_misfits, possible_protectors, set_protector
from apnap.rules.commander import may_return
from apnap.rules.day_and_night import day_due
from apnap.rules.decisions import PLAYERS, WORD
from apnap.rules.dungeons import dungeons_to_complete, finished_dungeons
from apnap.rules.happen import happen_all
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.pairing import part_misfits
from apnap.rules.records import CARD
from apnap.rules.schemes import schemes_in_motion, schemes_to_put_back
from apnap.rules.sectors import LEFT_OVER, SECTORS, forget_sectors, put_into_sector, situation, without_sector
from apnap.rules.speed import designations_due
from apnap.rules.state_based_actions.attachments import attachment, is_aura, roles
from apnap.rules.state_based_actions.battles import battle, needs_protector
from apnap.rules.state_based_actions.counters import annihilate
from apnap.rules.state_based_actions.creatures import creature
from apnap.rules.state_based_actions.legend_rule import doomed_legends, legend_groups
from apnap.rules.state_based_actions.losing import losing_players
from apnap.rules.state_based_actions.planeswalkers import planeswalker, planeswalker_groups
from apnap.rules.state_based_actions.round import Round
from apnap.rules.state_based_actions.sagas import saga
from apnap.rules.state_based_actions.tokens_and_copies import misplaced_objects
from apnap.rules.state_based_actions.world_rule import world_rule
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.events import Event
    from apnap.rules.state import State

_HARMLESS: Final = (
    1 << ev.TAP
    | 1 << ev.UNTAP
    | 1 << ev.CAST
    | 1 << ev.ACTIVATE
    | 1 << ev.PLAY_LAND
    | 1 << ev.ADD_MANA
    | 1 << ev.TARGETED
    | 1 << ev.STEP_BEGAN
    | 1 << ev.DRAW
    | 1 << ev.GAIN_LIFE
    | 1 << ev.LOSE_LIFE
    | 1 << ev.RESOLVED
    | 1 << ev.TRIGGERED
    | 1 << ev.REVEALED
    | 1 << ev.ATTACK
    | 1 << ev.ATTACKERS_DECLARED
    | 1 << ev.DAMAGE_ASSIGNED
    | 1 << ev.BLOCK
    | 1 << ev.BECOME_BLOCKED
    | 1 << ev.UNBLOCKED
)
"""Kinds that by themselves give no state-based action about objects a reason. (Players are always looked at.)"""


def check(state: State) -> bool:
    """Perform one round of state-based actions; tell whether there were any. Call it as the last thing in a step."""
    if _unchanged(state):
        if not _somebody_may_lose(state):
            return False
        round_ = Round()
    else:
        round_ = Round()
        if state.in_combat:
            drop_misfits(state)
        asks = _gather(state, round_)
        if asks:
            frame = Checking()
            call(state, frame)
            return True
        _remember(state)
    losing_players(state, round_)
    if round_.events:
        happen_all(state, round_.events)
        return bool(state.happened) or bool(state.frames) and _pending(state)
    return round_.ceased


def _pending(state: State) -> bool:
    """Whether the events wait for a choice among replacement effects."""
    from apnap.rules.replacing import Happening

    return isinstance(state.frames[-1], Happening)


def _somebody_may_lose(state: State) -> bool:
    for player in state.players:
        if player.in_game and (player.life <= 0 or player.drew_from_empty or player.counters or player.marks):
            return True
    return False


def _unchanged(state: State) -> bool:
    """Whether nothing has happened since the last fruitless look at the objects that could matter to them."""
    kept = state.cache.get("checked")
    if kept is None or state.misplaced or state.command and (schemes_in_motion(state) or finished_dungeons(state)):
        return False
    history = state.history
    for event in history[kept:]:
        if _HARMLESS >> event.kind & 1:
            continue
        if event.kind == ev.ZONE_CHANGE and _harmless_move(state, event):
            continue
        return False
    state.cache["checked"] = len(history)
    return True


def _harmless_move(state: State, event: Event) -> bool:
    """A card that moves between other zones than the battlefield, or leaves it, gives no reason to look."""
    assert isinstance(event, ev.ZoneChange)
    return event.to != BATTLEFIELD and (event.became == 0 or state.objects[event.became >> 24].kind == CARD)


def _remember(state: State) -> None:
    state.cache["checked"] = len(state.history)


def _gather(state: State, round_: Round) -> bool:
    """Gather what happens to objects now; tell whether a player must choose something first."""
    asks = False
    if state.misplaced:
        returning = may_return(state)
        misplaced_objects(state, round_)
        state.misplaced = tuple(ref for _, ref in returning)
        asks = bool(returning)
    legendary: list[Ref] = []
    planeswalkers: list[Ref] = []
    worlds: list[Ref] = []
    part_misfits(state)
    for ref in list(state.battlefield):
        record = state.objects[ref >> 24]
        if record.phased_out:
            continue
        chars = characteristics(state, record)
        types = chars.card_types
        if types & CREATURE:
            creature(state, record, chars, round_)
        if record.deathtouched:
            state.edit(ref).deathtouched = False  # since the last check only
        if types & PLANESWALKER:
            planeswalker(record, round_)
            planeswalkers.append(ref)
        if types & BATTLE:
            battle(state, record, round_)
            asks = asks or (ref not in round_.leaving and needs_protector(state, record, chars))
        if chars.supertypes:
            if chars.supertypes & LEGENDARY:
                legendary.append(ref)
            if chars.supertypes & WORLD:
                worlds.append(ref)
        if record.attached_to or types & ENCHANTMENT and is_aura(chars):
            attachment(state, record, chars, round_)
        if record.attachments:
            roles(state, record, round_)
        if record.counters:
            annihilate(state, record, round_)
            saga(state, record, round_)
    if state.command:
        schemes_to_put_back(state, round_)
        dungeons_to_complete(state, round_)
    sectors = situation(state)
    if sectors == LEFT_OVER:
        forget_sectors(state)
    elif sectors:
        asks = asks or bool(without_sector(state))
    round_.events.extend(designations_due(state))
    round_.events.extend(day_due(state))
    if len(worlds) > 1:
        world_rule(state, worlds, round_)
    if len(legendary) > 1:
        for ref in doomed_legends(state, legendary):
            round_.bury(ref, ev.BY_LEGEND_RULE)
    return asks or bool(_unique_groups(state, legendary, planeswalkers))


Group = tuple[Player, tuple[Ref, ...], str]
"""Permanents of which a player must choose one, and the rule that says so."""


def _unique_groups(state: State, legendary: list[Ref], planeswalkers: list[Ref]) -> list[Group]:
    """Return the permanents among which players must choose: 704.5j, 2016:306.4 (which includes what 704.5j says of
    planeswalkers)."""
    groups: list[Group] = []
    if len(planeswalkers) > 1:
        groups += [(player, refs, PLANESWALKERS) for player, refs in planeswalker_groups(state, planeswalkers)]
    if len(legendary) > 1:
        wider = [set(refs) for _, refs, _ in groups]
        for player, refs in legend_groups(state, legendary):
            if not any(one.issuperset(refs) for one in wider):
                groups.append((player, refs, LEGENDS))
    return groups


class Checking(Procedure):
    """A round in which players choose: which legendary permanent to keep, who protects a battle, whether a commander
    goes back to the command zone."""

    __slots__ = ("groups", "given_up", "kept", "battles", "commanders", "returning", "sectors", "placed")

    def __init__(self) -> None:
        super().__init__()
        self.groups: tuple[Group, ...] = ()
        """704.5j: of which permanents a player still has to choose one."""
        self.given_up: tuple[Ref, ...] = ()
        """704.5j: those that were not chosen."""
        self.kept: tuple[Ref, ...] = ()
        """What was chosen instead; with a minus, battles that found no protector."""
        self.battles: tuple[Ref, ...] = ()
        """704.5w–x: battles that still need a protector."""
        self.commanders: tuple[tuple[Player, Ref], ...] = ()
        """704.6d: commanders whose owners are still to be asked."""
        self.returning: tuple[Ref, ...] = ()
        self.sectors: tuple[tuple[Player, Ref], ...] = ()
        """704.5u: the creatures for which a sector is still to be chosen."""
        self.placed: tuple[tuple[Ref, int], ...] = ()


LEGENDS: Final = "legend_rule"
PLANESWALKERS: Final = "planeswalker_rule"
_NUMBERS: Final = {LEGENDS: "704.5j", PLANESWALKERS: "306.4"}

_LEGENDS: Final = 1
_PROTECTORS: Final = 3
_COMMANDERS: Final = 5
_SECTORS: Final = 7
_PERFORM: Final = 9


def _find_choices(frame: Checking, state: State) -> None:
    legendary: list[Ref] = []
    planeswalkers: list[Ref] = []
    battles: list[Ref] = []
    for ref in state.battlefield:
        record = state.objects[ref >> 24]
        if record.phased_out:
            continue
        chars = characteristics(state, record)
        if chars.supertypes & LEGENDARY:
            legendary.append(ref)
        if chars.card_types & PLANESWALKER:
            planeswalkers.append(ref)
        if chars.card_types & BATTLE and needs_protector(state, record, chars):
            battles.append(ref)
    groups = _unique_groups(state, legendary, planeswalkers)
    order = state.in_turn_order()
    groups.sort(key=lambda group: order.index(group[0]) if group[0] in order else len(order))  # 101.4
    frame.groups = tuple(groups)
    frame.battles = tuple(battles)
    frame.commanders = tuple(may_return(state))
    frame.sectors = tuple(without_sector(state))
    state.misplaced = ()


def _ask_legend(frame: Checking, state: State) -> None:
    """704.5j: the player chooses the one that stays."""
    if not frame.groups:
        frame.step = _PROTECTORS
        return
    player, refs, rule = frame.groups[0]
    choose_objects(state, player, list(refs), 1, 1, rule, rule=_NUMBERS[rule])
    show_earlier(state, frame.kept)


def _take_legend(frame: Checking, state: State) -> None:
    frame.kept += state.result
    frame.given_up += tuple(ref for ref in frame.groups[0][1] if ref not in state.result)
    frame.groups = frame.groups[1:]
    frame.step = _LEGENDS


def _ask_protector(frame: Checking, state: State) -> None:
    """704.5w–x: the battle's controller chooses its protector; without anybody to choose it is buried."""
    if not frame.battles:
        frame.step = _COMMANDERS
        return
    record = state.objects[frame.battles[0] >> 24]
    chars = characteristics(state, record)
    options = possible_protectors(state, chars.controller, chars)
    choose(state, PLAYERS, chars.controller, tuple(options), 1, 1, "protector", record.ref, "704.5w")


def _take_protector(frame: Checking, state: State) -> None:
    ref = frame.battles[0]
    frame.step = _PROTECTORS
    frame.battles = frame.battles[1:]
    if not state.result:
        frame.kept = (*frame.kept, -ref)
        return
    set_protector(state, ref, state.result[0])
    state.disturb()


def _ask_commander(frame: Checking, state: State) -> None:
    """704.6d, 903.9a: its owner may put a commander into the command zone."""
    if not frame.commanders:
        frame.step = _SECTORS
        return
    owner, ref = frame.commanders[0]
    choose_yes_no(state, owner, "command_zone", ref, "903.9a")


def _take_commander(frame: Checking, state: State) -> None:
    frame.step = _COMMANDERS
    if state.result == (1,):
        frame.returning = (*frame.returning, frame.commanders[0][1])
    frame.commanders = frame.commanders[1:]


def _ask_sector(frame: Checking, state: State) -> None:
    """704.5u: the controller of a creature chooses its sector."""
    if not frame.sectors:
        frame.step = _PERFORM
        return
    player, ref = frame.sectors[0]
    choose(state, WORD, player, SECTORS, 1, 1, "sector", ref, "704.5u")


def _take_sector(frame: Checking, state: State) -> None:
    frame.step = _SECTORS
    frame.placed = (*frame.placed, (frame.sectors[0][1], state.result[0] + 1))
    frame.sectors = frame.sectors[1:]


def _perform(frame: Checking, state: State) -> None:
    """704.3: everything happens at the same time."""
    round_ = Round()
    for ref, sector in frame.placed:
        put_into_sector(state, ref, sector)
    for ref in frame.returning:
        round_.propose(ref, move(ref, COMMAND, ev.BY_STATE))
    _gather(state, round_)
    for ref in frame.given_up:
        round_.bury(ref, ev.BY_LEGEND_RULE)
    for mark in frame.kept:
        if mark < 0 and state.current(-mark) is not None:
            round_.bury(-mark)
    losing_players(state, round_)
    state.check_needed = True
    finish(frame)
    happen_all(state, round_.events)


register(
    Checking,
    (
        _find_choices, _ask_legend, _take_legend, _ask_protector, _take_protector, _ask_commander, _take_commander,
        _ask_sector, _take_sector, _perform,
    ),
)  # fmt: skip
