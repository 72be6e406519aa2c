"""Every decision but priority and combat: targets, modes, numbers, cards to keep and to give up, yes and no."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from apnap.abilities import effect as fx
from apnap.abilities.ability import Body
from apnap.abilities.effect import Effect
from apnap.abilities.node import Node
from apnap.abilities.values import BATTLEFIELD, CREATURE, HAND, LAND, LIBRARY, STACK
from apnap.abilities.walk import walk
from apnap.agents.damage_order import next_in_order, place_in_order
from apnap.agents.evaluating import card_value, permanent_value
from apnap.agents.intent import HARM, HELP, purpose_of_slot
from apnap.agents.resources import ENOUGH_LANDS, keep_value, lands_at_hand, mana_at_hand, mana_kinds, wanted_kinds
from apnap.agents.sight import Scene, Sight
from apnap.agents.spell_bodies import body_on_stack, chosen_bodies, requirement
from apnap.agents.weighing import IMPOSSIBLE, Weigher, burn_in_hand
from apnap.rules import decisions as dec
from apnap.rules.payment_plans import payment_plan
from apnap.rules.records import ABILITY
from apnap.rules.seen import SeenDecision, SeenObject

_TAPPED: Final = frozenset({"tap", "crew", "saddle"})
_GIVEN_UP: Final = _TAPPED | {
    "discard", "discard_to_hand_size", "sacrifice", "exile", "return", "reveal", "offering",
}  # fmt: skip
"""Purposes for which the least valuable things are taken."""
_NO_MORE_THAN_NEEDED: Final = _TAPPED | {"offering"}
"""Purposes for which nothing is given up once there is enough; an offering may not be needed at all."""
_TO_BOTTOM: Final = frozenset({"mulligan_bottom", "mulligan_bottom_order"})
_LOW_LIFE: Final = 6
"""Damage goes to a player with so little life rather than to a planeswalker of theirs."""
_AWAY: Final = frozenset({"scry", "surveil"})


class Chooser:
    """Answers one decision of one seat."""

    def __init__(self, sight: Sight, asked: SeenDecision) -> None:
        self.sight = sight
        self.asked = asked
        self.weigher = Weigher(sight)
        self.source = self.find_source()
        """The spell or ability that asks, on the stack; else the object that does."""
        self.body = None if self.source is None else body_on_stack(self.source)

    def find_source(self) -> SeenObject | None:
        """Return what asks: of a permanent whose ability is resolving, that ability (608.2)."""
        handle = self.asked.source
        seen = self.sight.object(handle) if handle else None
        stack = self.sight.view.stack
        if seen is not None and seen.zone != STACK and stack and stack[-1].source == handle:
            return stack[-1]
        return seen

    def choose(self) -> int:
        """Return the answer."""
        answers: dict[int, Callable[[], int]] = {
            dec.YES_NO: self.yes_no,
            dec.OBJECTS: self.objects,
            dec.TARGETS: self.targets,
            dec.PLAYERS: self.players,
            dec.NUMBER: self.number,
            dec.MODES: self.modes,
            dec.WORD: self.word,
            dec.DIVIDE: self.share,
            dec.COST: self.way_to_pay,
            dec.PAYMENT: self.payment,
            dec.ORDER: self.order,
        }
        return answers.get(self.asked.kind, lambda: 0)()

    def best(self, worth: Callable[[int], int]) -> int:
        """Return the index of the option that is worth most, the first of equals."""
        return max(range(len(self.asked.options)), key=lambda at: (worth(at), -at))

    def scene(self) -> Scene:
        """Return the scene of what asks."""
        source = self.source
        if source is not None and source.kind == ABILITY:
            source = self.sight.object(source.source)
        scene = Scene(source, self.sight.me)
        if self.source is not None:
            scene.x = self.source.x
        return scene

    # ------------------------------------------------------------------------------------ targets

    def targets(self) -> int:
        """601.2c: the target with which the whole is worth most; no more of them than help."""
        asked = self.asked
        modes = () if self.source is None else self.source.modes
        found = None if self.body is None else requirement(self.body, modes, asked.subject)
        options = [option for option in asked.options if isinstance(option, int)]
        if found is None:
            return self.unknown_targets(options)
        body, index = found
        scene = self.scene()
        assert self.source is not None
        left = mana_at_hand(self.sight) - self.source.mana_value - self.source.x
        self.weigher.judge.backup = burn_in_hand(self.sight, left)
        earlier = self.source.targets[asked.subject - index : asked.subject]
        for at, group in enumerate(earlier):
            scene.targets[at] = group
        chosen = tuple(option for option in asked.chosen if isinstance(option, int))
        best, worth = self.weigher.next_target(body, index, scene, chosen, options)
        scene.targets[index] = chosen
        if asked.can_finish and (best is None or worth <= self.weigher.judge.worth(body.effect, scene)):
            return dec.DONE
        return options.index(best) if best is not None else 0

    def unknown_targets(self, options: list[int]) -> int:
        """Targets for an effect that can't be read: the opponents' best, as if it did harm."""
        return self.best(lambda at: -self.signed(options[at]))

    def signed(self, entity: int) -> int:
        """Return the value of an object or player: positive on the seat's own side."""
        if entity < 0:
            return 60 * self.sight.side(-1 - entity)
        seen = self.sight.object(entity)
        return 0 if seen is None else self.sight.side(seen.controller) * self.value(seen)

    def value(self, seen: SeenObject) -> int:
        """Return what an object is worth where it is."""
        if seen.zone == BATTLEFIELD:
            return permanent_value(seen, self.sight)
        if seen.zone in (HAND, LIBRARY):
            return keep_value(seen, self.sight, lands_at_hand(self.sight))
        return card_value(seen)

    # ------------------------------------------------------------------------------------ objects

    def objects(self) -> int:
        """608.2d and others: what to keep, to give up, to find, to do something to."""
        asked = self.asked
        handles = [option if isinstance(option, int) else 0 for option in asked.options]
        seen = [self.sight.object(handle) if handle > 0 else None for handle in handles]
        known = [one for one in seen if one is not None]
        if asked.purpose in _NO_MORE_THAN_NEEDED and asked.can_finish:
            return dec.DONE
        if asked.purpose in _AWAY:
            return self.put_away(known)
        if asked.purpose == "redirect_to_planeswalker" and self.sight.seats[known[0].controller].life <= _LOW_LIFE:
            return dec.DONE
        if asked.purpose == "damage_place":
            return place_in_order(self.sight, asked)
        if len(known) < len(seen):
            return self.best(lambda at: -self.signed(handles[at]))
        if asked.purpose in _GIVEN_UP and self.sight.side(known[0].owner) > 0:
            return self.best(lambda at: -self.given_up(known[at]))
        if asked.purpose in _TO_BOTTOM:
            return self.bottom(known)
        purpose = self.purpose_of_choice()
        if purpose in (HELP, HARM):
            best = self.best(lambda at: purpose * self.signed(known[at].handle))
            if asked.can_finish and purpose * self.signed(known[best].handle) <= 0:
                return dec.DONE
            return best
        if asked.purpose == "proliferate":
            best = self.best(lambda at: self.signed(known[at].handle))
            return dec.DONE if self.signed(known[best].handle) <= 0 else best
        if asked.purpose == "enchant":
            aura = self.source
            return 0 if aura is None else self.best(lambda at: self.weigher.attached(aura, known[at].handle))
        return self.best(lambda at: self.value(known[at]))

    def order(self) -> int:
        """What comes next: of the creatures that are dealt damage the best to hit; else any order will do."""
        return next_in_order(self.sight, self.asked) if self.asked.purpose == "damage_order" else 0

    def given_up(self, seen: SeenObject) -> int:
        """Return how much it hurts to give something up."""
        if self.asked.purpose in _TAPPED:
            return seen.power if seen.card_types & CREATURE and not seen.sick else 0
        return self.value(seen)

    def bottom(self, hand: list[SeenObject]) -> int:
        """103.5: the cards that a hand needs least; three or four lands stay."""
        chosen = {option for option in self.asked.chosen if isinstance(option, int)}
        lands = sum(1 for seen in self.sight.view.hand if seen.card_types & LAND and seen.handle not in chosen)

        def need(seen: SeenObject) -> int:
            if seen.card_types & LAND:
                return 10 if lands > 4 else 100
            return 60 - 8 * seen.mana_value

        return self.best(lambda at: -need(hand[at]))

    def put_away(self, cards: list[SeenObject]) -> int:
        """701.22, 701.25: lands when there are enough, spells that are too dear when there are too few."""
        lands = lands_at_hand(self.sight)

        def wanted(seen: SeenObject) -> bool:
            if seen.card_types & LAND:
                return lands <= ENOUGH_LANDS
            return lands > 2 and seen.mana_value <= lands + 2

        return next((at for at, seen in enumerate(cards) if not wanted(seen)), dec.DONE)

    def purpose_of_choice(self) -> int:
        """Return what is meant for the objects chosen as something resolves: found by the slot they are put in."""
        if self.body is None or self.asked.purpose != "choose":
            return 0
        for part in self.bodies(self.body):
            for node in walk(part.effect):
                if isinstance(node, fx.Choose) and node.slot:
                    return purpose_of_slot(part.effect, node.slot, node.what.zones)
        return 0

    def bodies(self, body: Body) -> list[Body]:
        """Return the bodies of what asks that are carried out."""
        return chosen_bodies(body, self.source.modes if self.source is not None else ())

    # ------------------------------------------------------------------------------------ players and words

    def players(self) -> int:
        """Opponents for what harms, the seat itself for what is good and for who plays first."""
        good = self.asked.purpose in ("first_player", "protector", "assist")
        seats = [int(option) for option in self.asked.options]  # type: ignore[arg-type]
        wanted = 1 if good else -1
        return self.best(lambda at: 1000 * wanted * self.sight.side(seats[at]) - self.sight.seats[seats[at]].life)

    def word(self) -> int:
        """A colour, type or name: the one that there is most of, of mana what the hand asks for."""
        words = [str(option) for option in self.asked.options]
        if self.asked.purpose == "mana":
            return self.best(lambda at: self.mana_wanted(words[at]))
        theirs = self.asked.purpose not in ("creature_type", "land_type")
        objects = self.sight.theirs() if theirs else self.sight.mine()
        return self.best(lambda at: sum(self.shows(seen, words[at]) for seen in objects))

    def mana_wanted(self, word: str) -> int:
        """Return how much a kind of mana is asked for by the hand and lacking on the table."""
        kind = {"white": 1, "blue": 2, "black": 4, "red": 8, "green": 16, "W": 1, "U": 2, "B": 4, "R": 8, "G": 16}
        bit = kind.get(word, 0)
        sources = sum(1 for seen in self.sight.mine(LAND) if not seen.tapped and mana_kinds(seen) & bit)
        return 10 * wanted_kinds(self.sight).get(bit, 0) - sources

    def shows(self, seen: SeenObject, word: str) -> int:
        """Return 1 if an object has the colour, subtype or name."""
        colors = {"white": 1, "blue": 2, "black": 4, "red": 8, "green": 16}
        return int(bool(seen.colors & colors.get(word, 0)) or word in seen.subtypes or word == seen.name)

    # ------------------------------------------------------------------------------------ numbers

    def number(self) -> int:
        """X: the one that is worth most for its mana; other numbers: as great as possible."""
        options = [int(option) for option in self.asked.options]  # type: ignore[arg-type]
        source = self.source
        if self.asked.purpose == "assist" and source is not None and self.sight.side(source.controller) < 0:
            return 0  # an opponent's spell is not helped
        if self.asked.purpose != "x" or source is None or self.body is None:
            return len(options) - 1
        body = self.body
        if source.kind != ABILITY and not body.targets and body.modes is None and isinstance(body.effect, fx.Nothing):
            return len(options) - 1

        def worth(at: int) -> int:
            scene = self.scene()
            scene.x = options[at]
            return self.weigher.body(body, scene) - 2 * options[at]

        return self.best(worth)

    def share(self) -> int:
        """510.1, 601.2d: what kills the recipient, if it is there; the rest for the others."""
        options = [int(option) for option in self.asked.options]  # type: ignore[arg-type]
        subject = self.asked.subject
        if subject < 0:
            life = self.sight.seats[-1 - subject].life
            return len(options) - 1 if options[-1] >= life else 0
        seen = self.sight.object(subject)
        if seen is None or not seen.card_types & CREATURE:
            return 0
        need = max(seen.toughness - seen.damage, 0)
        if need in options:
            return options.index(need)
        return 0 if need > options[-1] else len(options) - 1

    # ------------------------------------------------------------------------------------ modes, costs, yes and no

    def modes(self) -> int:
        """700.2: the mode that is worth most; no more than are worth anything. 700.2e: also of an opponent's spell."""
        options = [int(option) for option in self.asked.options]  # type: ignore[arg-type]
        body = self.body
        effects = self.options_on_resolution() if self.asked.purpose == "option" else ()
        if effects:
            return self.best(lambda at: self.weigher.judge.worth(effects[options[at]], self.scene()))
        if body is None or body.modes is None:
            return 0
        modes = body.modes.modes
        scene = self.scene()
        if self.source is not None:
            scene.you = self.source.controller
        worths = [self.weigher.body(modes[option], scene) for option in options]
        best = self.best(lambda at: worths[at])
        return dec.DONE if self.asked.can_finish and worths[best] <= 0 else best

    def options_on_resolution(self) -> tuple[Effect, ...]:
        """Return the options of the choice between effects that is under way, if it is the only one."""
        found = [node for node in self.effects() if isinstance(node, fx.ChooseMode)]
        return found[0].options if len(found) == 1 else ()

    def effects(self) -> list[Node]:
        """Return all instructions of what asks."""
        return [] if self.body is None else [node for part in self.bodies(self.body) for node in walk(part.effect)]

    def yes_no(self) -> int:
        """Opening hands by their lands, "may" and "pay" by what they lead to, other questions with yes."""
        asked = self.asked
        yes, no = asked.options.index(1), asked.options.index(0)
        if asked.purpose == "may":
            effects = [node.effect for node in self.effects() if isinstance(node, fx.May)]
            if effects and self.body is not None and self.body.targets and self.source and not self.source.targets:
                done = replace(self.body, effect=effects[0])  # classic:410.5: it is settled before its targets
                return no if self.weigher.body(done, self.scene()) < 0 else yes
            return no if effects and self.harms(effects) else yes
        if asked.purpose == "pay":
            pays = [node for node in self.effects() if isinstance(node, fx.MayPay)]
            if pays and self.source is not None:
                worth = sum(self.weigher.judge.worth(node.then, self.resolving()) for node in pays)
                worth -= sum(self.weigher.judge.worth(node.otherwise, self.resolving()) for node in pays)
                return yes if worth > 0 else no
            return yes
        if asked.purpose == "mutate":  # the larger one on top
            host = self.sight.object(self.source.targets[0][0]) if self.source and self.source.targets else None
            larger = (
                host is not None
                and self.source
                and host.power + host.toughness > (self.source.power + self.source.toughness)
            )
            return yes if larger else no
        if asked.purpose == "phyrexian":
            return yes if self.sight.life > 8 else no
        if asked.purpose in ("stay_tapped", "normal_land_play"):  # what an effect allows may be gone sooner
            return no
        if self.body is not None and self.source is not None and self.source.kind != ABILITY:
            with_it = self.scene()
            with_it.paid = frozenset({asked.purpose})
            more, less = self.weigher.body(self.body, with_it), self.weigher.body(self.body, self.scene())
            return no if more < less or more <= IMPOSSIBLE // 2 < less else yes
        return yes

    def harms(self, effects: list[Effect]) -> bool:
        """Tell whether what may be done would be bad for the seat, with the targets that were chosen."""
        return sum(self.weigher.judge.worth(effect, self.resolving()) for effect in effects) < 0

    def resolving(self) -> Scene:
        """Return the scene of a spell or ability that resolves, with its targets, seen as its controller means it."""
        scene = self.scene()
        if self.source is not None:
            scene.you = self.source.controller
            scene.targets = dict(enumerate(self.source.targets))
        return scene

    def way_to_pay(self) -> int:
        """118.9: nothing, if that is possible; else the usual cost."""
        for wanted in ("free", "normal"):
            if wanted in self.asked.options:
                return self.asked.options.index(wanted)
        return 0

    def payment(self) -> int:
        """601.2g under full control: leave it to the plan, or carry out one that gives something up; else pay, else go
        on making mana."""
        plan = payment_plan(self.sight.view, giving_up=True)
        if plan is not None:
            return plan.answers[0]
        return dec.DONE if self.asked.can_finish else 0
