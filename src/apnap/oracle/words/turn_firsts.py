"""614, 705: the first coins flipped and the first card drawn in a turn; draws of several cards; cycling for nothing."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.lines import Line, PlainLine
from apnap.oracle.phrase.numbers import Count, CounterKind
from apnap.oracle.phrase.roots import Condition, Noun, OtherPlayer, Player
from apnap.oracle.phrase.sentences import Sentence
from apnap.oracle.phrase.verb_phrases import PlayerDeeds, PlayerVerb
from apnap.oracle.pruning import pruned
from apnap.oracle.words.costs import Mana


class FirstFlipsAreHeads(Clause):
    """ "The first time you flip one or more coins each turn, those coins come up heads and …" (705.3)."""

    rule = "705.3"
    en = "the first time you flip one or more coins each turn , those coins come up heads and you win those flips"
    es = "la primera vez que tires una o más monedas cada turno , esas monedas salen cara y ganas esos lanzamientos"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(objects.You()).player_rule(static.FIRST_FLIPS_COME_UP_HEADS)


class CycleForNothing(Clause):
    """You may pay {0} rather than pay cycling costs (118.9)."""

    mana: Mana
    rule = "118.9"
    en = "you may pay {mana} rather than pay cycling costs"
    es = "puedes pagar {mana} en vez de pagar los costes de ciclo"

    def lower(self, at: Lowering) -> effects.Effect:
        if self.mana.symbols() != ("0",):
            return at.refuse(self.mana, "something else than {0}")
        return at.with_player(objects.You()).player_rule(static.MAY_CYCLE_FOR_NOTHING)


class WouldDrawSeveral(Clause):
    """ "If an opponent would draw two or more cards, instead you and that player each draw a card" (614.11)."""

    who: OtherPlayer
    clause: Clause
    rule = "614.11"
    en = "if {who} would draw two or more cards , instead {clause}"
    es = "si {who} fuera a robar dos o más cartas , en vez de eso , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        drawing = occurrence.KeywordAction("draw two or more", self.who.lower(at))
        inner = at.fresh()
        inner.shared.slots = at.shared.slots
        inner.binder.mention_players(objects.EventPlayer(), False)
        found = inner.effect(self.clause)
        at.shared.slots = inner.shared.slots
        if inner.shared.targets or isinstance(found, effects.May):
            return at.refuse(self.clause, "with targets, or optional")
        return at.rule(static.Replacement(drawing, pruned(found)))


class RevealsFirstDrawn(PlainLine):
    """ "Reveal the first card you draw on each of your turns. Whenever you reveal a land card this way, …" (701.20)"""

    first: Noun
    one: Sentence
    second: Noun
    other: Sentence
    rule = "701.20"
    en = (
        "reveal the first card you draw on each of your turns . whenever you reveal {first} this way , {one} whenever "
        "you reveal {second} this way , {other}"
    )
    es = (
        "muestra la primera carta que robas en cada uno de tus turnos . siempre que muestres {first} de esta manera , "
        "{one} siempre que muestres {second} de esta manera , {other}"
    )

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        found: list[ability.Ability] = [ability.Static((static.PlayerRule(static.REVEALS_FIRST_DRAWN, objects.You()),))]
        for what, deed in ((self.first, self.one), (self.second, self.other)):
            inner = at.fresh()
            card, several = what.event_subject(inner)
            if several:
                return at.refuse(what, "several cards")
            tests = objects.Filter(card.tests, (values.HAND,))
            inner.begin_event(objects.EventObject(), False, tests)
            revealed = occurrence.KeywordAction("reveal drawn", objects.You(), tests)
            found.append(pruned(ability.Triggered(revealed, inner.body((deed,)))))
        return tuple(found)


class GiveCounters(PlayerVerb):
    """Give each player a rad counter (122.1f)."""

    who: Player
    count: Count
    counter: CounterKind
    rule = "122.1f"
    en = "<give> {who} {count@1} {counter} <counters@1>"
    es = "<dar> {count@1+m} <contador@1> {counter} a {who}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.PutPlayerCounters(self.who.lower(at), self.counter.kind(), at.counted(self.count))


class PayToCastIf(Line):
    """ "As long as you've discarded a card this turn, you may pay {B/R} to cast this spell." (118.9)"""

    condition: Condition
    deeds: PlayerDeeds
    rule = "118.9"
    en = "as long as {condition} , you may {deeds@p} to cast this spell ."
    es = "mientras {condition@sub} , puedes {deeds@inf} para lanzar este hechizo ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        part = static.AlternativeCost(self.deeds.as_cost(at), "alternative", at.condition(self.condition))
        return (ability.Static((part,), zones=(values.STACK,)),)


class CounterPutUnderYou(Condition):
    """a +1/+1 counter was put on a permanent under your control this turn (122.6)"""

    counter: CounterKind
    what: Noun
    rule = "122.6"
    en = "a {counter} counter was put on {what} under your control this turn"
    es = "se puso un contador {counter} sobre {what} bajo tu control este turno =ind"

    def lower(self, at: Lowering) -> conditions.Condition:
        own = narrowed(at.filter(self.what), objects.ControlledBy(objects.You()))
        return conditions.ThisTurnHappened(occurrence.CountersPut(self.counter.kind(), own))
