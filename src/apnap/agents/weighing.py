"""What casting a card or activating an ability would be worth, with the best modes and targets for it."""

from __future__ import annotations

from typing import Final

from apnap.abilities import cost as co
from apnap.abilities.ability import Activated, Body
from apnap.abilities.effect import DealDamage
from apnap.abilities.objects import Filter
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, CREATURE, HEXPROOF, INSTANT, POSTCOMBAT_MAIN, PRECOMBAT_MAIN, SHROUD
from apnap.abilities.walk import walk
from apnap.agents.evaluating import card_value, life_loss, permanent_value
from apnap.agents.fighting import Fighter
from apnap.agents.judging import Judge
from apnap.agents.sight import Scene, Sight
from apnap.agents.spell_bodies import aura_body, entering_bodies, spell_body
from apnap.ids import Player
from apnap.rules.entities import entity_of_player
from apnap.rules.seen import SeenObject

IMPOSSIBLE: Final = -100_000
"""No legal target was found."""
_ANY_NUMBER: Final = 20


class Weigher:
    """Weighs spells, abilities, modes and targets for one seat and one view."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.judge = Judge(sight)

    # ------------------------------------------------------------------------------------ spells and abilities

    def cast(self, card: SeenObject, x: int = 0, paid: frozenset[str] = frozenset()) -> int:
        """Return what casting a card is worth, without its price."""
        scene = self.scene(card, x, paid)
        body = spell_body(card)
        if body is not None:
            return self.body(body, scene)
        aura = aura_body(card)
        if aura is not None:
            hosts = self.candidates(aura.targets[0], scene)
            return max((self.attached(card, host) for host in hosts), default=IMPOSSIBLE)
        worth = permanent_value(card, self.sight)
        for entering in entering_bodies(card):
            found = self.body(entering, self.scene(card, x, paid))
            worth += found if found > IMPOSSIBLE // 2 else 0
        return worth

    def scene(self, source: SeenObject, x: int = 0, paid: frozenset[str] = frozenset()) -> Scene:
        """Return the scene of a spell or ability of the seat itself."""
        scene = Scene(source, self.sight.me)
        scene.x = x
        scene.paid = paid
        return scene

    def activate(self, source: SeenObject, ability: Activated, x: int = 0) -> int:
        """Return what activating an ability is worth, less what its cost takes besides mana."""
        return self.body(ability.body, self.scene(source, x)) - self.cost(ability.cost, source)

    def body(self, body: Body, scene: Scene) -> int:
        """Return what a body is worth with the best modes and targets; IMPOSSIBLE if there are none."""
        if body.modes is not None:
            worths = [self.body(mode, self.scene_like(scene)) for mode in body.modes.modes]
            most = max(self.sight.amount(body.modes.maximum, scene), 1)
            best = sorted(worths, reverse=True)
            return best[0] + sum(worth for worth in best[1:most] if worth > 0)
        for index in range(len(body.targets)):
            self.aim(body, index, scene)
            if not scene.targets[index] and self.sight.amount(body.targets[index].minimum, scene) > 0:
                return IMPOSSIBLE
        return self.judge.worth(body.effect, scene)

    def scene_like(self, scene: Scene) -> Scene:
        """Return a scene with the same source and X, and no targets yet."""
        return self.scene(scene.source, scene.x, scene.paid) if scene.source is not None else Scene(None, scene.you)

    # ------------------------------------------------------------------------------------ targets

    def aim(self, body: Body, index: int, scene: Scene, options: list[int] | None = None) -> None:
        """Choose the best targets for a requirement and write them into the scene."""
        target = body.targets[index]
        found = self.candidates(target, scene) if options is None else options
        least = self.sight.amount(target.minimum, scene)
        most = _ANY_NUMBER if target.maximum is None else self.sight.amount(target.maximum, scene)
        chosen: tuple[int, ...] = ()
        scene.targets[index] = chosen
        worth = self.judge.worth(body.effect, scene) if least == 0 else IMPOSSIBLE
        while len(chosen) < most:
            at, better = self.next_target(body, index, scene, chosen, found)
            if at is None or (better <= worth and len(chosen) >= least):
                break
            chosen, worth = (*chosen, at), better
        scene.targets[index] = chosen

    def next_target(
        self, body: Body, index: int, scene: Scene, chosen: tuple[int, ...], options: list[int]
    ) -> tuple[int | None, int]:
        """Return the entity that is best added to the targets of a requirement, and what the whole is then worth."""
        best, best_worth = None, IMPOSSIBLE * 2
        for entity in options:
            if entity in chosen:
                continue
            scene.targets[index] = (*chosen, entity)
            worth = self.target_worth(body, scene, entity)
            if worth > best_worth:
                best, best_worth = entity, worth
        scene.targets[index] = chosen
        return best, best_worth

    def target_worth(self, body: Body, scene: Scene, entity: int) -> int:
        """Return what a body is worth with the targets in the scene; an Aura's is what it does to its host."""
        if scene.source is not None and body == aura_body(scene.source):
            return self.attached(scene.source, entity)
        return self.judge.worth(body.effect, scene)

    def candidates(self, target: Target, scene: Scene) -> list[int]:
        """Return the entities that could be targeted, as far as a view shows it (115, 702.11, 702.16, 702.18)."""
        found: list[int] = []
        if target.objects is not None:
            source = scene.source
            for seen in self.sight.objects_of(target.objects, scene):
                if source is None or self._targetable(seen, source):
                    found.append(seen.handle)
        if target.players is not None:
            found += [entity_of_player(seat) for seat in self.sight.players_of(target.players, scene)]
        return found

    def _targetable(self, seen: SeenObject, source: SeenObject) -> bool:
        if seen.zone != BATTLEFIELD:
            return seen.handle != source.handle
        if seen.keywords & SHROUD or (seen.keywords & HEXPROOF and self.sight.side(seen.controller) < 0):
            return False
        return not Fighter(seen, 0).protection & source.colors

    def attached(self, source: SeenObject, host: int) -> int:
        """Return what it is worth that an Aura is attached to something (a handle)."""
        seen = self.sight.object(host)
        return 0 if seen is None else self.judge.changing.attached(source, seen)

    # ------------------------------------------------------------------------------------ costs

    def cost(self, cost: co.Cost, source: SeenObject) -> int:
        """Return what the parts of a cost besides mana take away."""
        return sum(self._part(part, source) for part in cost.parts)

    def _part(self, part: co.CostPart, source: SeenObject) -> int:
        sight = self.sight
        scene = Scene(source, sight.me)
        match part:
            case co.SacrificeThis() | co.ExileThis() | co.ReturnThis():
                return permanent_value(source, sight)
            case (
                co.SacrificeObjects(what=what, n=n) | co.ReturnObjects(what=what, n=n) | co.ExileObjects(what=what, n=n)
            ):
                return self._cheapest(what, scene) * sight.amount(n, scene)
            case co.DiscardCards(n=n):
                return 45 * (sight.amount(n, scene) if n is not None else len(sight.view.hand))
            case co.DiscardThis():
                return card_value(source)
            case co.PayLife(n=n):
                return life_loss(sight.life, sight.amount(n, scene))
            case co.TapThis():
                fights = source.card_types & CREATURE and sight.is_my_turn() and sight.view.step <= PRECOMBAT_MAIN
                return 4 + 8 * max(source.power, 0) if fights else 1
            case co.Loyalty(n=n):
                return -12 * n
            case co.RemoveCounters(n=n):
                return 12 * sight.amount(n, scene)
        return 1

    def _cheapest(self, what: Filter, scene: Scene) -> int:
        found = [seen for seen in self.sight.objects_of(what, scene) if seen.controller == scene.you]
        return min((permanent_value(seen, self.sight) for seen in found), default=0)


def burn_of(body: Body, x: int, sight: Sight, you: Player) -> int:
    """Return how much damage a body can deal to a player: what burn in hand adds up to."""
    scene = Scene(None, you)
    scene.x = x
    reaches = any(target.players is not None for target in body.targets)
    total = 0
    for node in walk(body.effect):
        if isinstance(node, DealDamage) and node.players is not None and reaches:
            total = max(total, sight.amount(node.n, scene))
    return total


def burn_in_hand(sight: Sight, mana: int) -> int:
    """Return how much damage the cards in hand could deal to a player now with so much mana, cheapest first."""
    slow = sight.is_my_turn() and sight.view.step in (PRECOMBAT_MAIN, POSTCOMBAT_MAIN)
    total = 0
    for card in sorted(sight.view.hand, key=lambda seen: seen.mana_value):
        body = spell_body(card)
        if body is None or card.mana_value > mana or not (slow or card.card_types & INSTANT):
            continue
        damage = burn_of(body, 0, sight, sight.me)
        if damage:
            total += damage
            mana -= card.mana_value
    return total
