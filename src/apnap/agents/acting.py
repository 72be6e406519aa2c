"""117.1: what to do with priority: lands, then the spells and abilities that together make the most of the mana."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Activated, Body
from apnap.abilities.cost import Cost, DiscardThis, Loyalty
from apnap.abilities.effect import AddMana, CounterSpell, Search
from apnap.abilities.values import (
    CREATURE,
    DECLARE_ATTACKERS,
    DECLARE_BLOCKERS,
    END,
    FLASH,
    HAND,
    HASTE,
    INSTANT,
    LAND,
    POSTCOMBAT_MAIN,
    PRECOMBAT_MAIN,
)
from apnap.abilities.walk import walk
from apnap.agents.fighting import can_attack
from apnap.agents.intent import HARM, deeds, purpose_of
from apnap.agents.resources import best_land, keep_value, lands_at_hand, mana_at_hand
from apnap.agents.sight import Sight
from apnap.agents.spell_bodies import activated_abilities, aura_body, entering_bodies, spell_body
from apnap.agents.weighing import IMPOSSIBLE, Weigher, burn_of
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action, Option
from apnap.rules.mana_costs import ParsedCost, parsed_cost
from apnap.rules.seen import SeenObject

_MAIN: Final = (PRECOMBAT_MAIN, POSTCOMBAT_MAIN)
_PRICE_OF_A_SPELL: Final = 28
"""What an instant or sorcery must at least be worth to be spent."""
_PRICE_OF_AN_ABILITY: Final = 3


class Deed:
    """One possible action: what it costs, what it is worth, and whether now is the time for it."""

    __slots__ = ("at", "mana", "worth", "timely")

    def __init__(self, at: int, mana: int, worth: int, timely: bool) -> None:
        self.at = at
        self.mana = mana
        self.worth = worth
        self.timely = timely


def choose_action(sight: Sight, options: tuple[Option, ...]) -> int:
    """Return the index of the action to take; 0 is to pass."""
    actions = [option for option in options if isinstance(option, Action)]
    lands = [at for at, action in enumerate(actions) if action.kind == dec.PLAY_LAND]
    if lands:
        cards = [sight.view.object(actions[at].ref) for at in lands]
        return lands[best_land(sight, cards)]
    stack = sight.view.stack
    if stack and stack[-1].controller in sight.friends:
        return 0  # let it resolve first
    acting = _Acting(sight, actions)
    deeds_now = [deed for deed in (acting.deed(at) for at in range(1, len(actions))) if deed is not None]
    if not deeds_now:
        return 0
    if sight.is_my_turn() and sight.view.step in _MAIN and not stack:
        deeds_now = best_together(deeds_now, acting.mana)
    timely = [deed for deed in deeds_now if deed.timely]
    return max(timely, key=lambda deed: (deed.worth, -deed.at)).at if timely else 0


def best_together(found: list[Deed], mana: int) -> list[Deed]:
    """Return the deeds that are worth most together for so much mana.

    >>> three, two, other = Deed(1, 3, 90, True), Deed(2, 2, 60, True), Deed(3, 2, 60, True)
    >>> [deed.at for deed in best_together([three, two, other], 4)]
    [2, 3]
    """
    best: list[tuple[int, tuple[Deed, ...]]] = [(0, ())] * (mana + 1)
    for deed in found:
        for total in range(mana, deed.mana - 1, -1):
            worth, chosen = best[total - deed.mana]
            if worth + deed.worth > best[total][0]:
                best[total] = (worth + deed.worth, (*chosen, deed))
    return list(max(best, key=lambda pair: pair[0])[1])


class _Acting:
    """Looks at the actions of one priority window."""

    def __init__(self, sight: Sight, actions: list[Action]) -> None:
        self.sight = sight
        self.actions = actions
        self.weigher = Weigher(sight)
        self.mana = mana_at_hand(sight)
        self.step = sight.view.step
        self.mine = sight.is_my_turn()
        self.burn = [self._burn(action) for action in actions]
        self.can_attack = self.mine and any(
            can_attack(seen) and not seen.tapped and not (seen.sick and not seen.keywords & HASTE)
            for seen in sight.mine(CREATURE)
        )

    def _burn(self, action: Action) -> int:
        if action.kind != dec.CAST:
            return 0
        body = spell_body(self.sight.view.object(action.ref))
        return 0 if body is None else burn_of(body, 0, self.sight, self.sight.me)

    def deed(self, at: int) -> Deed | None:
        """Return what an action would be, or None if it is not worth doing."""
        action = self.actions[at]
        source = self.sight.view.object(action.ref)
        self.weigher.judge.backup = sum(self.burn) - self.burn[at]
        if action.kind == dec.CAST:
            return self._casting(at, source)
        if action.kind == dec.ACTIVATE:
            abilities = activated_abilities(source)
            if action.index < len(abilities):
                node = abilities[action.index].node
                if isinstance(node, Activated):
                    return self._activating(at, source, node)
        if action.kind == dec.SPECIAL and "Room" in source.subtypes:
            return self._unlocking(at, source)
        return None

    def _unlocking(self, at: int, room: SeenObject) -> Deed | None:
        """709.5e: a locked half, as good as a card of that cost."""
        faces = () if room.definition is None else room.definition.faces
        costs = [face.mana_value for face in faces if face.name not in room.name.split(" // ")]
        cost = min((one for one in costs if one <= self.mana), default=None)
        return None if cost is None else Deed(at, cost, 20 + 15 * cost, True)

    # ------------------------------------------------------------------------------------ casting

    def _casting(self, at: int, card: SeenObject) -> Deed | None:
        body = spell_body(card)
        cost = min(card.mana_value, self.mana) if card.zone == HAND else self.mana
        x = 0
        if card.cost.x:
            x = max(self.mana - card.mana_value, 0) // card.cost.x
            cost = self.mana
        worth = self.weigher.cast(card, x)
        if body is not None and any(isinstance(node, AddMana) for node in walk(body.effect)):
            worth = 0
        if worth <= IMPOSSIBLE // 2:
            return None
        if body is not None and body.modes is None and self._counters(body):
            return self._countering(at, cost, worth)
        if body is not None and worth < _PRICE_OF_A_SPELL or worth <= 0:
            return self._held(at, card, body, cost)
        return Deed(at, cost, worth, self._is_time_to_cast(card, body))

    def _counters(self, body: Body) -> bool:
        return any(isinstance(node, CounterSpell) for node in walk(body.effect))

    def _countering(self, at: int, cost: int, worth: int) -> Deed | None:
        stack = self.sight.view.stack
        if stack and stack[-1].controller not in self.sight.friends and worth >= 45:
            return Deed(at, cost, worth, True)
        return None

    def _held(self, at: int, card: SeenObject, body: Body | None, cost: int) -> Deed | None:
        """A trick that may be worth something in the combat to come keeps its mana, if little else needs it."""
        if body is not None and card.card_types & INSTANT and self.can_attack and self.step == PRECOMBAT_MAIN:
            return Deed(at, cost, 20, False)
        return None

    def _is_time_to_cast(self, card: SeenObject, body: Body | None) -> bool:
        if body is None:
            return self._is_time_for_permanent(card)
        if not card.card_types & INSTANT:
            return True
        if _is_harmful(body):
            return self._is_time_for_removal()
        return self._is_trick_time() or self._is_idle_time()

    def _is_time_for_permanent(self, card: SeenObject) -> bool:
        """Creatures wait for the second main phase if there is an attack that they do not help."""
        if self.mine and self.step in _MAIN:
            if self.step == POSTCOMBAT_MAIN or not self.can_attack or not card.card_types & CREATURE:
                return True
            helps = card.keywords & HASTE or any(_is_harmful(body) for body in entering_bodies(card))
            return bool(helps) or aura_body(card) is not None
        if card.keywords & FLASH:
            return not self.mine and (self.step == END or (self.step == DECLARE_ATTACKERS and bool(self._attackers())))
        return False

    def _attackers(self) -> list[SeenObject]:
        return [seen for seen in self.sight.permanents if seen.attacking == -1 - self.sight.me]

    def _is_time_for_removal(self) -> bool:
        if self.mine:
            return self.step in (*_MAIN, DECLARE_BLOCKERS)
        return self.step in (DECLARE_ATTACKERS, DECLARE_BLOCKERS, END) or bool(self.sight.view.stack)

    def _is_trick_time(self) -> bool:
        """When tricks and shields are worth something: after blocks, and in answer to a spell."""
        return bool(self.sight.view.stack) or self.step == DECLARE_BLOCKERS

    def _is_idle_time(self) -> bool:
        """When nothing else will be done with the mana: at the end of the opponent's turn, or after combat."""
        return self.step == END if not self.mine else self.step == POSTCOMBAT_MAIN

    # ------------------------------------------------------------------------------------ activating

    def _activating(self, at: int, source: SeenObject, node: Activated) -> Deed | None:
        if node.cost.mana is None and not node.cost.parts:
            return None  # free and without limit: nothing that it does is worth an endless repetition
        parsed = parsed_cost(node.cost.mana) if node.cost.mana is not None else None
        mana = _mana_of(parsed)
        x = 0
        if parsed is not None and parsed.x:
            x = max(self.mana - mana, 0) // parsed.x
            mana = self.mana
        worth = self.weigher.activate(source, node, x)
        if any(isinstance(part, DiscardThis) for part in node.cost.parts):
            worth = self._cycling(source, node)
        if worth < _PRICE_OF_AN_ABILITY + 2 * min(mana, 4) or worth <= IMPOSSIBLE // 2:
            return None
        return Deed(at, min(mana, self.mana), worth, self._is_time_to_activate(node))

    def _cycling(self, card: SeenObject, node: Activated) -> int:
        """A card is cycled if a new one is more welcome than this one."""
        lands = lands_at_hand(self.sight)
        wants_land = any(isinstance(one, Search) for one in walk(node.body.effect))
        gain = (90 if lands <= 3 else 35) if wants_land else 55
        late = card.mana_value > lands + 2 or (bool(card.card_types & LAND) and lands > 5)
        return gain - (25 if late else keep_value(card, self.sight, lands) + 10)

    def _is_time_to_activate(self, node: Activated) -> bool:
        if node.sorcery or _is_loyalty(node.cost):
            return True
        if node.keyword == "equip":
            return self.step == PRECOMBAT_MAIN
        if _is_harmful(node.body):
            return self._is_time_for_removal()
        if any(isinstance(part, DiscardThis) for part in node.cost.parts):
            return self._is_idle_time()
        return self._is_trick_time() or self._is_idle_time()


def _mana_of(cost: ParsedCost | None) -> int:
    return 0 if cost is None else cost.generic + len(cost.pips)


def _is_loyalty(cost: Cost) -> bool:
    return any(isinstance(part, Loyalty) for part in cost.parts)


def _is_harmful(body: Body) -> bool:
    """Whether a body does harm to something that it targets, or to many things."""
    if body.modes is not None:
        return any(_is_harmful(mode) for mode in body.modes.modes)
    if any(purpose_of(body, index) == HARM for index in range(len(body.targets))):
        return True
    return not body.targets and sum(weight for _, weight in deeds(body.effect)) < 0
