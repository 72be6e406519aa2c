"""506: attacking and defending players, what can be attacked, removal from combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.values import BATTLE, BATTLEFIELD, CREATURE, PLANESWALKER
from apnap.ids import NO_PLAYER, Player, Ref
from apnap.rules.characteristics import characteristics, controller_of, keyword_nodes
from apnap.rules.entities import Entity, entity_of_player, player_of
from apnap.rules.permissions import recheck
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.events import Event
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

ATTACKS_NOTHING: Final = "attacks nothing"
"""506.4c, in an attacker's memory: what it attacked was removed from combat."""
ATTACK_SIDE: Final = "attack side"
"""A set-up option: only the next player on one side can be attacked (803.1), or one whom the active player chooses
(506.2a); absent: every opponent (802)."""
TO_THE_LEFT: Final = 1
TO_THE_RIGHT: Final = 2
ONE_CHOSEN: Final = 3
DEFENDING: Final = "defending player"
"""506.2a, a mark of the active player: the seat of the chosen opponent plus one."""
DEFENDER_OF_ATTACKED: Final = "defending player"
"""508.5, in the memory of those that attack a permanent or were removed from combat: the defending player plus one."""
BAND: Final = "band"
"""702.22e, in the memory of the attackers of a band: which band."""
STRUCK_FIRST: Final = "first combat damage step"
"""510.4, in the memory of those that had first or double strike as the first combat damage step began."""


def attackers(state: State) -> list[Ref]:
    """Return the attacking creatures, in battlefield order."""
    objects = state.objects
    return [ref for ref in state.battlefield if objects[ref >> 24].attacking and not objects[ref >> 24].phased_out]


def blockers(state: State) -> list[Ref]:
    """Return the blocking creatures, in battlefield order.

    ``blocking`` keeps attackers that have left combat: 506.4 does not make their blockers stop blocking.
    """
    objects = state.objects
    return [ref for ref in state.battlefield if objects[ref >> 24].blocking and not objects[ref >> 24].phased_out]


def fought(record: GameObject) -> tuple[Ref, ...]:
    """Return the creatures that an attacker or blocker deals its damage to, in order; some may have left combat."""
    return record.blocked_by if record.attacking else record.blocking


def present(state: State, dealer: GameObject) -> tuple[Ref, ...]:
    """Return those of them that are still in combat: among these a blocked attacker or a blocker divides its damage."""
    records = (state.current(ref) for ref in fought(dealer))
    return tuple(
        one.ref for one in records if one is not None and not one.phased_out and (one.attacking or one.blocking)
    )


def defending_player(state: State, attacker: GameObject) -> Player:
    """508.5: the player that an attacker attacks (or the controller of the planeswalker, the protector of the battle).

    If that or the attacker itself has been removed from combat, whoever it was before. NO_PLAYER if it has attacked
    nothing in this combat.
    """
    entity = attacker.attacking
    if entity == 0 or entity > 0 and attacker.remembered(ATTACKS_NOTHING):
        return attacker.remembered(DEFENDER_OF_ATTACKED) - 1
    return defender_of(state, entity)


def begin_to_attack(state: State, attacker: GameObject, entity: Entity) -> None:
    """508.1k, 508.4: a creature (a writable record) becomes an attacking creature and attacks that."""
    attacker.attacking = entity
    if entity > 0:
        attacker.memory = with_count(attacker.memory, DEFENDER_OF_ATTACKED, defender_of(state, entity) + 1)


def attack_another(state: State, event: Event) -> None:
    """508.7a: an attacking creature attacks something else from now on; it is still in combat, not attacking anew."""
    begin_to_attack(state, state.edit(event.subject), event.other)
    state.disturb()


def defender_of(state: State, entity: Entity) -> Player:
    """Return the defending player for something that is attacked."""
    if entity < 0:
        return player_of(entity)
    record = state.last_known(entity)
    if characteristics(state, record).card_types & BATTLE:
        return protector(record)
    return controller_of(state, record)


def protector(battle: GameObject) -> Player:
    """310.8: the player who protects a battle, or NO_PLAYER."""
    chosen = battle.choice("protector")
    return chosen if isinstance(chosen, int) else NO_PLAYER


def set_protector(state: State, ref: Ref, player: Player) -> None:
    """Write who protects a battle (310.8a)."""
    writable = state.edit(ref)
    kept = tuple(choice for choice in writable.choices if choice[0] != "protector")
    writable.choices = (*kept, ("protector", player))
    state.touch()


def possible_protectors(state: State, controller: Player, battle: Characteristics) -> list[Player]:
    """310.8a, 310.11a: a Siege is protected by an opponent of its controller, a battle without types by that player."""
    return state.opponents(controller) if "Siege" in battle.subtypes else [controller]


def attackable(state: State, player: Player) -> list[Entity]:
    """506.2, 508.1b: what creatures of ``player`` may attack: opponents, their planeswalkers, battles they protect.

    Players first, in turn order, then permanents in battlefield order.
    """
    opponents = _attackable_opponents(state, player)
    found: list[Entity] = []
    allowed = state.rulebook.attack_recipients
    if "player" in allowed:
        found = [entity_of_player(seat) for seat in opponents]
    for ref in state.battlefield:
        record = state.objects[ref >> 24]
        if record.phased_out:
            continue
        types = characteristics(state, record).card_types
        if types & BATTLE and "battle" in allowed:
            if protector(record) in opponents:
                found.append(ref)
        elif types & PLANESWALKER and "planeswalker" in allowed and controller_of(state, record) in opponents:
            found.append(ref)
    return found


def _attackable_opponents(state: State, player: Player) -> list[Player]:
    """802.1, 803.1a–b: every opponent, or only the player next to this one on the left or right, if an opponent; or the
    chosen one (507.1)."""
    side = state.option(ATTACK_SIDE)
    opponents = state.opponents(player)
    if side == ONE_CHOSEN:
        chosen = state.players[player].mark(DEFENDING) - 1
        return opponents if chosen < 0 else [seat for seat in opponents if seat == chosen]
    if not side:
        return opponents
    order = [seat for seat in state.turn_order if state.players[seat].in_game]
    step = 1 if side == TO_THE_LEFT else -1
    neighbour = order[(order.index(player) + step) % len(order)]
    return [neighbour] if neighbour in opponents else []


def attacks(state: State, attacker: GameObject) -> Entity:
    """510.1b: what an attacker attacks now: 0 if what it attacked has left the game or was removed from combat."""
    entity = attacker.attacking
    if entity < 0:
        return entity if state.players[player_of(entity)].in_game else 0
    if entity == 0 or attacker.remembered(ATTACKS_NOTHING):
        return 0
    return entity if state.current(entity) is not None else 0


OVER_PLANESWALKERS: Final = "trample over planeswalkers"


def past_planeswalker(state: State, attacker: GameObject) -> Entity:
    """702.19c, 702.19e: return the player to whom a creature with trample over planeswalkers may assign damage past
    the planeswalker that it attacks or has attacked; 0: there is none."""
    if attacker.attacking <= 0 or not keyword_nodes(state, attacker, OVER_PLANESWALKERS):
        return 0
    if not characteristics(state, state.last_known(attacker.attacking)).card_types & PLANESWALKER:
        return 0
    player = defending_player(state, attacker)
    return entity_of_player(player) if player != NO_PLAYER and state.players[player].in_game else 0


def is_or_serves(state: State, entity: Entity, player: Player) -> bool:
    """Tell whether what is attacked is that player or a planeswalker they control."""
    if entity < 0:
        return player_of(entity) == player
    chars = characteristics(state, state.last_known(entity))
    return bool(chars.card_types & PLANESWALKER) and chars.controller == player


def attackable_as_it_enters(state: State, record: GameObject) -> list[Entity]:
    """506.3a–c, 506.3f, 508.4a: return what could be attacked by something that enters the battlefield attacking."""
    if not state.in_combat:
        return []
    chars = characteristics(state, record)
    if not chars.card_types & CREATURE or chars.card_types & BATTLE or chars.controller != state.active:
        return []
    return attackable(state, state.active)


# ------------------------------------------------------------------------------------- leaving combat


def remove_from_combat(state: State, ref: Ref) -> None:
    """506.4: a permanent stops attacking, blocking, being blocked and being attacked. Others stay as they are."""
    if state.current(ref) is None or not state.in_combat:
        return
    _stop_fighting(state, ref)
    stop_being_attacked(state, ref)
    state.disturb()


def _stop_fighting(state: State, ref: Ref) -> None:
    """506.4: a creature stops being an attacking, blocking, blocked or unblocked creature."""
    record = state.objects[ref >> 24]
    for attacked in record.blocking:
        if state.current(attacked) is not None:
            writable = state.edit(attacked)
            writable.blocked_by = tuple(blocker for blocker in writable.blocked_by if blocker != ref)
    if record.attacking or record.blocking or record.blocked:
        defender = defending_player(state, record)
        _clear(state, ref)
        if defender != NO_PLAYER:
            writable = state.edit(ref)
            writable.memory = with_count(writable.memory, DEFENDER_OF_ATTACKED, defender + 1)


def stop_being_attacked(state: State, ref: Ref) -> None:
    """506.4c: those that attack a planeswalker or battle go on attacking, but nothing."""
    for attacker in attackers(state):
        if state.objects[attacker >> 24].attacking == ref:
            writable = state.edit(attacker)
            writable.memory = with_count(writable.memory, ATTACKS_NOTHING, 1)


def end_combat(state: State) -> None:
    """511.3: everything is removed from combat; the phase is over."""
    changed = False
    for ref in state.battlefield:
        record = state.objects[ref >> 24]
        if record.attacking or record.blocking or record.remembered(DEFENDER_OF_ATTACKED):
            _clear(state, ref)
            changed = True
    state.in_combat = False
    if state.players[state.active].mark(DEFENDING):
        player = state.edit_player(state.active)
        player.marks = with_count(player.marks, DEFENDING, 0)
    if changed:
        recheck(state)


def _clear(state: State, ref: Ref) -> None:
    """Write that a creature neither attacks nor blocks, and forget what it remembers of this combat."""
    writable = state.edit(ref)
    writable.attacking = 0
    writable.blocking = ()
    writable.blocked = False
    writable.blocked_by = ()
    if writable.memory:
        memory = writable.memory
        for name in (ATTACKS_NOTHING, DEFENDER_OF_ATTACKED, STRUCK_FIRST, BAND):  # 702.22f
            memory = with_count(memory, name, 0)
        writable.memory = memory


def drop_misfits(state: State) -> None:
    """506.4: remove from combat what stopped being a creature, planeswalker or battle, or changed controllers.

    Looked for whenever a player would receive priority and before damage is assigned.
    """
    for ref in list(state.battlefield):
        record = state.objects[ref >> 24]
        if (record.attacking or record.blocking) and _misfit(state, record):
            _stop_fighting(state, ref)  # 506.4d: it may still be an attacked planeswalker
            state.disturb()
            continue
        if record.attacking > 0:
            attacked = state.current(record.attacking)
            if attacked is None or attacked.zone != BATTLEFIELD:
                continue
            types = characteristics(state, attacked).card_types
            if not types & (PLANESWALKER | BATTLE) or defender_of(state, attacked.ref) == state.active:
                stop_being_attacked(state, attacked.ref)


def _misfit(state: State, record: GameObject) -> bool:
    """Whether an attacking or blocking creature stopped being one (506.4)."""
    types = characteristics(state, record).card_types
    if record.phased_out or not types & CREATURE or types & BATTLE:
        return True
    if record.attacking:
        return controller_of(state, record) != state.active
    return _blocks_for_another(state, record)


def _blocks_for_another(state: State, blocker: GameObject) -> bool:
    """Whether a blocker's controller has changed since: then it can't be blocking attackers of another defender."""
    controller = controller_of(state, blocker)
    return all(
        defending_player(state, state.last_known(attacked)) != controller
        and state.players[controller].team != _team(state, defending_player(state, state.last_known(attacked)))
        for attacked in blocker.blocking
    )


def _team(state: State, player: Player) -> int:
    return state.players[player].team if player >= 0 else -1
