"""What an instruction would be worth if it were carried out now, in the points of ``evaluating``.

Positive is good for the seat that looks. Instructions that a table can't weigh count as nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from apnap.abilities import effect as fx
from apnap.abilities import static as st
from apnap.abilities.condition import CostPaid, NotTrue
from apnap.abilities.duration import UntilEndOfTurn
from apnap.abilities.effect import Effect
from apnap.abilities.node import Node
from apnap.abilities.objects import Filter, Objects, Players
from apnap.abilities.values import (
    BATTLEFIELD,
    CREATURE,
    EXILE,
    GRAVEYARD,
    HAND,
    INDESTRUCTIBLE,
    LAND,
    PERMANENT_TYPES,
    PLANESWALKER,
    STACK,
)
from apnap.agents.evaluating import LOST, card_value, life_gain, life_loss, permanent_value
from apnap.agents.intent_lasting import counter_sign, player_rule_deeds
from apnap.agents.judging_changes import Changing
from apnap.agents.sight import Scene, Sight
from apnap.ids import Player
from apnap.rules.records import TOKEN
from apnap.rules.seen import SeenObject

CARD: Final = 50
"""What an unknown card in a hand is worth."""


class Judge:
    """Weighs instructions for one seat and one view."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.changing = Changing(sight)
        self.backup = 0
        """How much damage other spells could still deal to an opponent this turn."""

    def value(self, seen: SeenObject) -> int:
        """Return what an object is worth to the seat: positive if it is on its side."""
        if seen.zone == STACK:
            return self.sight.side(seen.controller) * spell_value(seen, self.sight)
        return self.sight.side(seen.controller) * permanent_value(seen, self.sight)

    def worth(self, effect: Effect, scene: Scene) -> int:
        """Return what it would be worth if the instruction were carried out now."""
        match effect:
            case fx.Sequence(effects=effects):
                return sum(self.worth(one, scene) for one in effects)
            case fx.If(condition=condition, then=then, otherwise=otherwise):
                return self.worth(then if self._holds(condition, scene) else otherwise, scene)
            case fx.InsteadIf(condition=condition, instead=instead, normally=normally):
                paid = isinstance(condition, CostPaid) and self._holds(condition, scene)
                return self.worth(instead if paid else normally, scene)
            case fx.May(effect=inner, otherwise=otherwise):
                return max(self.worth(inner, scene), self.worth(otherwise, scene))
            case fx.MayPay(then=then, otherwise=otherwise):
                return (self.worth(then, scene) + self.worth(otherwise, scene)) // 2
            case fx.ChooseMode(options=options):
                return max((self.worth(one, scene) for one in options), default=0)
            case fx.ForEachPlayer(effect=inner) | fx.ForEachObject(effect=inner) | fx.RepeatWhile(effect=inner):
                return self.worth(inner, scene)
            case fx.Repeat(n=n, effect=inner):
                return self.sight.amount(n, scene) * self.worth(inner, scene)
        return self._of_objects(effect, scene)

    def _holds(self, condition: Node, scene: Scene) -> bool:
        """Whether a condition is taken to hold: the costs meant to be paid are, everything else is."""
        if isinstance(condition, NotTrue):
            return not self._holds(condition.condition, scene)
        return condition.cost in scene.paid if isinstance(condition, CostPaid) else True

    # ------------------------------------------------------------------------------------ objects

    def _of_objects(self, effect: Effect, scene: Scene) -> int:
        sight = self.sight
        match effect:
            case fx.Destroy(what=what):
                found = self._found(what, scene, effect.slot)
                return sum(-self.value(seen) for seen in found if not seen.keywords & INDESTRUCTIBLE)
            case fx.SacrificeThese(what=what):
                return -sum(self.value(seen) for seen in self._found(what, scene, effect.slot))
            case fx.CounterSpell(what=what):
                return -sum(self.value(seen) for seen in sight.objects_of(what, scene))
            case fx.Move(what=what):
                return sum(self._moved(seen, effect, scene) for seen in self._found(what, scene, effect.slot))
            case fx.SetAside(what=what, slot=slot):
                self._found(what, scene, slot)
                return 0
            case fx.DealDamage(n=n, objects=objects, players=players):
                amount = sight.amount(n, scene)
                total = sum(self.damage(seen, amount) for seen in sight.objects_of(objects, scene)) if objects else 0
                return total + sum(self.loss(seat, amount) for seat in sight.players_of(players, scene))
            case fx.DealDividedDamage(n=n, index=index):
                return self._divided(scene.targets.get(index, ()), sight.amount(n, scene))
            case fx.Tap(what=what):
                return sum(self._tapped(seen) for seen in sight.objects_of(what, scene))
            case fx.Untap(what=what):
                return sum(10 * sight.side(seen.controller) for seen in sight.objects_of(what, scene) if seen.tapped)
            case fx.PutCounters(on=on, counter=counter, n=n):
                amount = sight.amount(n, scene)
                return sum(self._counters(seen, counter, amount) for seen in sight.objects_of(on, scene))
            case fx.RemoveCounters(what=what, counter=counter):
                return sum(-self._counters(seen, counter, 1) for seen in sight.objects_of(what, scene))
            case fx.Fight(a=a, b=b):
                return self._fight(sight.objects_of(a, scene), sight.objects_of(b, scene))
            case fx.GainControl(who=who, what=what, duration=duration):
                gainers = sight.players_of(who, scene)
                side = sight.side(gainers[0]) if gainers else 0
                worth = sum(side * permanent_value(seen, sight) - self.value(seen) for seen in self._all(what, scene))
                return worth // 4 if isinstance(duration, UntilEndOfTurn) else worth
            case fx.Regenerate(what=what):
                return sum(self.changing.saved(seen) for seen in sight.objects_of(what, scene))
            case fx.CopySpell(what=what) | fx.CreateCopies(what=what):
                return sum(permanent_value(seen, sight) // 2 for seen in sight.objects_of(what, scene))
            case fx.Continuous(what=what, changes=changes, duration=duration):
                brief = isinstance(duration, UntilEndOfTurn)
                return self.changing.worth(self._all(what, scene), changes, brief, scene)
            case fx.Attach(what=what, to=to) if to is not None:
                return sum(self._attach(seen, sight.objects_of(to, scene)) for seen in sight.objects_of(what, scene))
            case fx.ContinuousRule(parts=parts):
                return sum(self._rule(part, scene) for part in parts)
        return self._of_players(effect, scene)

    def _all(self, what: Objects, scene: Scene) -> list[SeenObject]:
        return self.sight.objects_of(what, scene)

    def _found(self, what: Objects, scene: Scene, slot: int) -> list[SeenObject]:
        """Return the objects, and remember them in the slot for later instructions."""
        found = self.sight.objects_of(what, scene)
        if slot:
            scene.slots[slot] = found
        return found

    def _moved(self, seen: SeenObject, effect: fx.Move, scene: Scene) -> int:
        side = self.sight.side(seen.owner)
        on_battlefield = seen.zone == BATTLEFIELD
        if effect.to == BATTLEFIELD:
            who = self.sight.players_of(effect.entering.controller, scene) if effect.entering.controller else []
            return (self.sight.side(who[0]) if who else side) * (permanent_value(seen, self.sight) + 15)
        if on_battlefield:
            lost = -self.value(seen)
            if effect.to == HAND and seen.kind != TOKEN:
                return lost // 3 - side * 4 * seen.mana_value
            return lost
        if seen.zone == STACK:
            return -self.value(seen)
        if effect.to == HAND:
            return side * card_value(seen)
        if seen.zone == GRAVEYARD:
            return -side * 6 if effect.to == EXILE else side * 6
        return 0

    def damage_to(self, entity: int, amount: int) -> int:
        """Return what damage to a player or permanent is worth."""
        if entity < 0:
            return self.loss(-1 - entity, amount)
        seen = self.sight.object(entity)
        return 0 if seen is None else self.damage(seen, amount)

    def _divided(self, targets: tuple[int, ...], amount: int) -> int:
        """Return what divided damage is worth: one for each target, what is left where it kills, then to the first."""
        if not targets or len(targets) > amount:
            return 0
        shares = dict.fromkeys(targets, 1)
        left = amount - len(targets)
        for entity in targets:
            seen = self.sight.object(entity) if entity > 0 else None
            more = seen.toughness - seen.damage - 1 if seen is not None and seen.card_types & CREATURE else left + 1
            if 0 < more <= left:
                shares[entity] += more
                left -= more
        shares[targets[0]] += left
        return sum(self.damage_to(entity, share) for entity, share in shares.items())

    def damage(self, seen: SeenObject, amount: int) -> int:
        """Return what damage to a permanent is worth: little unless it kills."""
        value = self.value(seen)
        if seen.card_types & CREATURE:
            if seen.keywords & INDESTRUCTIBLE:
                return 0
            left = seen.toughness - seen.damage
            if amount >= left > 0 or self.changing.dies_with_damage(seen, amount):
                return -value
            return -amount if value > 0 else amount
        if seen.card_types & PLANESWALKER:
            return -value if amount >= seen.counter("loyalty") else -25 * amount * self.sight.side(seen.controller)
        return 0

    def loss(self, seat: Player, amount: int) -> int:
        """Return what it is worth that a player loses so much life; above all if that can be the end of them."""
        life = self.sight.seats[seat].life
        cost = life_loss(life, amount)
        if self.backup and seat not in self.sight.friends and amount + self.backup >= life > amount > 0:
            cost += LOST // 4
        return -self.sight.side(seat) * cost

    def _tapped(self, seen: SeenObject) -> int:
        """Tapping a creature counts when it keeps it from attacking or blocking in the coming combat."""
        if seen.tapped or not seen.card_types & CREATURE:
            return 0
        side = self.sight.side(seen.controller)
        return -side * (8 + 6 * max(seen.power, 0)) if self.changing.matters_untapped(seen) else -side

    def _counters(self, seen: SeenObject, counter: str, n: int) -> int:
        side = self.sight.side(seen.controller)
        if counter == "-1/-1" and seen.toughness - seen.damage <= n:
            return -self.value(seen)
        return side * counter_sign(counter) * (29 if seen.card_types & CREATURE else 12) * n

    def _fight(self, first: list[SeenObject], second: list[SeenObject]) -> int:
        if not first or not second:
            return 0
        a, b = first[0], second[0]
        return self.damage(b, max(a.power, 0)) + self.damage(a, max(b.power, 0))

    def _attach(self, attached: SeenObject, hosts: list[SeenObject]) -> int:
        """701.3: what it wins to move an attachment there from where it is; nothing if it already is there."""
        if not hosts or attached.attached_to == hosts[0].handle:
            return 0
        now = self.sight.object(attached.attached_to)
        gain = self.changing.attached(attached, hosts[0]) - (self.changing.attached(attached, now) if now else 0)
        return gain if now is None or gain > 20 else 0

    def _rule(self, part: Node, scene: Scene) -> int:
        if isinstance(part, st.Restriction):
            objects = self.sight.objects_of(part.what, scene)
            return sum(self.changing.restricted(seen, part.kind) for seen in objects)
        if isinstance(part, st.Changes):
            return self.changing.worth(self.sight.objects_of(part.what, scene), part.changes, True, scene)
        if isinstance(part, st.PlayerRule):
            weight = sum(weight for _, weight in player_rule_deeds(part))
            return sum(3 * weight * self.sight.side(seat) for seat in self.sight.players_of(part.who, scene))
        return 0

    # ------------------------------------------------------------------------------------ players

    def _of_players(self, effect: Effect, scene: Scene) -> int:
        sight = self.sight
        match effect:
            case fx.Draw(who=who, n=n):
                return self._each(who, scene, lambda seat: self._drawn(seat, sight.amount(n, scene)))
            case fx.Discard(who=who, n=n):
                most = sight.amount(n, scene) if n is not None else 7
                return self._each(who, scene, lambda seat: -CARD * min(most, sight.seats[seat].hand_size))
            case fx.GainLife(who=who, n=n):
                amount = sight.amount(n, scene)
                return self._each(who, scene, lambda seat: life_gain(sight.seats[seat].life, amount))
            case fx.LoseLife(who=who, n=n):
                amount = sight.amount(n, scene)
                return self._each(who, scene, lambda seat: -life_loss(sight.seats[seat].life, amount))
            case fx.Sacrifice(who=who, what=what):
                return self._each(who, scene, lambda seat: -self._worst(seat, what, scene))
            case fx.Mill(who=who, n=n):
                amount = sight.amount(n, scene)
                return self._each(who, scene, lambda seat: self._milled(seat, amount))
            case fx.Scry(who=who, n=n) | fx.Surveil(who=who, n=n):
                return self._each(who, scene, lambda seat: 12 * sight.amount(n, scene))
            case fx.Search(who=who):
                return self._each(who, scene, lambda seat: 55)
            case fx.CreateTokens(who=who, also=also):
                one = sum(self._token(made.token, scene) * sight.amount(made.n, scene) for made in (effect, *also))
                return self._each(who, scene, lambda seat: one)
            case fx.WinGame(who=who) | fx.LoseGame(who=who):
                sign = 1 if isinstance(effect, fx.WinGame) else -1
                return self._each(who, scene, lambda seat: sign * LOST)
            case fx.ExtraTurn(who=who):
                return self._each(who, scene, lambda seat: 200)
            case fx.BecomeMonarch(who=who) | fx.GetEmblem(who=who):
                return self._each(who, scene, lambda seat: 90)
            case fx.PutPlayerCounters(who=who, counter=counter):
                return self._each(who, scene, lambda seat: -40 if counter == "poison" else 15)
            case fx.DiscardThese():
                return CARD  # a card picked from a hand that was just looked at
            case fx.PreventDamage(objects=objects):
                return 0 if objects is None else sum(map(self.changing.saved, sight.objects_of(objects, scene)))
        return 0

    def _each(self, who: Players, scene: Scene, worth: Callable[[Player], int]) -> int:
        """Sum what it is worth to each of the players, turned round for opponents."""
        return sum(self.sight.side(seat) * worth(seat) for seat in self.sight.players_of(who, scene))

    def _drawn(self, seat: Player, n: int) -> int:
        return -LOST if n > self.sight.seats[seat].library_size else (CARD + 5) * n

    def _milled(self, seat: Player, n: int) -> int:
        left = self.sight.seats[seat].library_size
        return -(n * 60 // max(left, 1)) if n < left else -LOST // 2

    def _worst(self, seat: Player, what: Filter, scene: Scene) -> int:
        """What a player's least valuable permanent is worth, of those that must be chosen among."""
        found = [seen for seen in self.sight.objects_of(what, scene) if seen.controller == seat]
        return min((permanent_value(seen, self.sight) for seen in found), default=0)

    def _token(self, token: fx.Token, scene: Scene) -> int:
        if not token.card_types & CREATURE:
            return 25
        power, toughness = self.sight.amount(token.power, scene), self.sight.amount(token.toughness, scene)
        return 30 + 15 * power + 10 * toughness + 10 * len(token.abilities)


def spell_value(seen: SeenObject, sight: Sight) -> int:
    """Return what a spell or ability on the stack is worth to its controller."""
    if seen.card_types & PERMANENT_TYPES & ~LAND and seen.zone == STACK and seen.mana_value:
        return permanent_value(seen, sight)
    return 35 + 20 * seen.mana_value if seen.mana_value else 20
