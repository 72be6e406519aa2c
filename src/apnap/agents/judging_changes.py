"""What changes to creatures are worth, above all in the combat that is under way: tricks, shields, restrictions."""

from __future__ import annotations

from typing import Final

from apnap.abilities import change as ch
from apnap.abilities import static as st
from apnap.abilities.ability import Keyword, Static
from apnap.abilities.objects import AttachedHost
from apnap.abilities.values import (
    BEGIN_COMBAT,
    CREATURE,
    DECLARE_ATTACKERS,
    DECLARE_BLOCKERS,
    DEFENDER,
    FIRST_COMBAT_DAMAGE,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    PRECOMBAT_MAIN,
    SIMPLE_KEYWORDS,
)
from apnap.agents.combat_plans import Boost, plan_attack
from apnap.agents.evaluating import life_loss, permanent_value
from apnap.agents.fighting import Fighter, can_attack, clash, fighter
from apnap.agents.intent_lasting import change_sign
from apnap.agents.sight import Scene, Sight
from apnap.agents.spell_bodies import harms_on_stack
from apnap.rules.seen import SeenObject

_BEFORE_BLOCKS: Final = (PRECOMBAT_MAIN, BEGIN_COMBAT, DECLARE_ATTACKERS)
_HINDERS: Final = frozenset({st.CANT_ATTACK_OR_BLOCK, st.CANT_BLOCK, st.CANT_ATTACK, st.CANT_UNTAP_IN_UNTAP_STEP})


class Changing:
    """Weighs changes for one seat and one view."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.view = sight.view
        self.after_blocks = self.view.step in (DECLARE_BLOCKERS, FIRST_COMBAT_DAMAGE)

    def worth(self, objects: list[SeenObject], changes: tuple[ch.Change, ...], brief: bool, scene: Scene) -> int:
        """Return what it is worth that the objects change; ``brief``: only until end of turn."""
        power = toughness = keywords = other = 0
        for change in changes:
            if isinstance(change, ch.Modify):
                power += self.sight.amount(change.power, scene)
                toughness += self.sight.amount(change.toughness, scene)
            elif isinstance(change, ch.AddAbility) and isinstance(change.ability, Keyword):
                keywords |= SIMPLE_KEYWORDS.get(change.ability.keyword, 0)
                other += 2 * (change.ability.keyword not in SIMPLE_KEYWORDS)
            else:
                other += change_sign(change)
        takes = any(isinstance(change, ch.SetController) for change in changes)
        total = 0
        for seen in objects:
            if takes:
                total += (self.sight.side(scene.you) - self.sight.side(seen.controller)) * self._value(seen)
            elif seen.card_types & CREATURE:
                if brief:
                    total += self._for_now(seen, power, toughness, keywords)
                else:
                    total += self._for_good(seen, power, toughness, keywords, other)
            else:
                total += 4 * other * self.sight.side(seen.controller)
        if brief and len(objects) > 1:
            total += self._for_the_attack(objects, (power, toughness, keywords))
        return total

    def _value(self, seen: SeenObject) -> int:
        return permanent_value(seen, self.sight)

    # ------------------------------------------------------------------------------------ lasting changes

    def _for_good(self, seen: SeenObject, power: int, toughness: int, keywords: int, other: int) -> int:
        side = self.sight.side(seen.controller)
        if toughness < 0 and seen.toughness - seen.damage + toughness <= 0:
            return -side * self._value(seen)
        strength = max(seen.power + power, 0)
        gain = 15 * power + 10 * toughness + 6 * other
        new = keywords & ~seen.keywords
        gain += 12 * new.bit_count() + (8 * strength if new & FLYING else 0) - (60 if new & DEFENDER else 0)
        return side * gain

    # ------------------------------------------------------------------------------------ until end of turn

    def _for_now(self, seen: SeenObject, power: int, toughness: int, keywords: int) -> int:
        side = self.sight.side(seen.controller)
        left = seen.toughness - seen.damage
        if toughness < 0 and left + toughness <= 0:
            return -side * self._value(seen)
        if self.after_blocks:
            return self._fight_with(seen, power, toughness, keywords) - self._fight_with(seen, 0, 0, 0)
        if keywords & INDESTRUCTIBLE and harms_on_stack(self.sight, seen):
            return side * self._value(seen)
        new = keywords & ~seen.keywords
        if new and side > 0 and self.sight.is_my_turn() and self.view.step == PRECOMBAT_MAIN and not seen.tapped:
            if new & HASTE and seen.sick:
                return 10 + 9 * max(seen.power + power, 0)
            if new & FLYING and not seen.sick:
                return 3 * max(seen.power, 0)
        return 0

    def _for_the_attack(self, objects: list[SeenObject], boost: Boost) -> int:
        """What a change of many creatures is worth before combat: how much better the best attack is with it."""
        if not self.sight.is_my_turn() or self.view.step != PRECOMBAT_MAIN:
            return 0
        able = [
            seen.handle
            for seen in objects
            if seen.controller == self.sight.me
            and can_attack(seen)
            and not seen.tapped
            and not (seen.sick and not seen.keywords & HASTE)
        ]
        foes = [seen.seat for seen in self.sight.seats if seen.in_game and self.sight.side(seen.seat) < 0]
        if not able or not foes:
            return 0
        now, then = (max(plan_attack(self.sight, able, seat, one)[0] for seat in foes) for one in ((0, 0, 0), boost))
        return then - now

    def _fight_with(self, changed: SeenObject, power: int, toughness: int, keywords: int) -> int:
        """Return what the fight that a creature is in is worth to the seat, with these changes to the creature."""
        attacker = changed if changed.attacking else None
        if attacker is None and changed.blocking:
            attacker = self.sight.object(changed.blocking[0])
        if attacker is None:
            return 0
        blockers = [seen for seen in (self.sight.object(handle) for handle in attacker.blocked_by) if seen is not None]
        first = self._changed(attacker, changed, power, toughness, keywords)
        group = tuple(self._changed(seen, changed, power, toughness, keywords) for seen in blockers)
        result = clash(first, group)
        if attacker.blocked and not group:
            result.through = 0
        total = -self.sight.side(attacker.controller) * first.value if result.attacker_dies else 0
        total -= sum(self.sight.side(dead.seen.controller) * dead.value for dead in result.dead)
        if attacker.attacking < 0:
            seat = -1 - attacker.attacking
            total -= self.sight.side(seat) * self._loss_in_combat(attacker, seat, result.through)
        return total

    def _loss_in_combat(self, attacker: SeenObject, seat: int, through: int) -> int:
        """What the damage costs on top of what the other unblocked attackers deal."""
        others = sum(
            max(seen.power, 0)
            for seen in self.sight.permanents
            if seen.attacking == -1 - seat and not seen.blocked and seen.handle != attacker.handle
        )
        life = self.sight.seats[seat].life
        return life_loss(life, others + through) - life_loss(life, others)

    def _changed(self, seen: SeenObject, changed: SeenObject, power: int, toughness: int, keywords: int) -> Fighter:
        one = fighter(seen, self.sight)
        if seen.handle == changed.handle:
            one.power = max(seen.power + power, 0)
            one.left += toughness
            one.keywords |= keywords
        return one

    # ------------------------------------------------------------------------------------ saving and doing harm

    def dies_with_damage(self, seen: SeenObject, amount: int) -> bool:
        """Tell whether a creature survives its fight, but not with so much damage before it."""
        if not self.after_blocks or not (seen.attacking or seen.blocking):
            return False
        side = self.sight.side(seen.controller)
        gain = self._fight_with(seen, 0, -amount, 0) - self._fight_with(seen, 0, 0, 0)
        return -side * gain >= self._value(seen)

    def saved(self, seen: SeenObject) -> int:
        """Return what it is worth to keep a creature from being destroyed: nothing unless that is about to happen."""
        if seen.keywords & INDESTRUCTIBLE:
            return 0
        if self.after_blocks:
            gain = self._fight_with(seen, 0, 0, INDESTRUCTIBLE) - self._fight_with(seen, 0, 0, 0)
            if gain:
                return gain
        return self.sight.side(seen.controller) * self._value(seen) if harms_on_stack(self.sight, seen) else 0

    def matters_untapped(self, seen: SeenObject) -> bool:
        """Tell whether tapping a creature now keeps it from attacking or blocking in the coming combat."""
        if seen.controller == self.view.active_player:
            return self.view.step < DECLARE_ATTACKERS and not (seen.sick and not seen.keywords & HASTE)
        return self.view.step in _BEFORE_BLOCKS and bool(self.sight.mine(CREATURE))

    def restricted(self, seen: SeenObject, kind: int) -> int:
        """Return what a restriction until end of turn is worth."""
        side = self.sight.side(seen.controller)
        if kind == st.CANT_BE_BLOCKED:
            able = not seen.tapped and self.view.step in _BEFORE_BLOCKS and seen.controller == self.view.active_player
            return side * 6 * max(seen.power, 0) if able else 0
        if kind in _HINDERS:
            return -side * (6 + 5 * max(seen.power, 0)) if self.matters_untapped(seen) and not seen.tapped else 0
        return 0

    def bound(self, seen: SeenObject, kind: int) -> int:
        """Return what a restriction is worth that lasts, such as an Aura's."""
        side = self.sight.side(seen.controller)
        if kind == st.CANT_BE_BLOCKED:
            return side * 10 * max(seen.power, 1)
        if kind == st.CANT_UNTAP_IN_UNTAP_STEP:
            return -side * self._value(seen) * 2 // 3
        return -side * self._value(seen) * (4 if kind == st.CANT_ATTACK_OR_BLOCK else 2) // 5 if kind in _HINDERS else 0

    # ------------------------------------------------------------------------------------ attachments

    def attached(self, source: SeenObject, host: SeenObject) -> int:
        """Return what it is worth that an Aura or Equipment is attached to a permanent."""
        worth = 0
        for ability in source.abilities:
            if isinstance(ability.node, Static):
                worth += sum(self._on_host(part, host) for part in ability.node.parts)
        useful = host.card_types & CREATURE and not host.sick
        return worth + (host.power + 2 if useful and worth > 0 else 0)

    def _on_host(self, part: st.StaticPart, host: SeenObject) -> int:
        if isinstance(part, st.Changes) and isinstance(part.what, AttachedHost):
            return self.worth([host], part.changes, False, Scene(None, self.sight.me))
        if isinstance(part, st.Restriction) and isinstance(part.what, AttachedHost):
            return self.bound(host, part.kind)
        return 0
