"""608.2n, 614.6: spells that are exiled as they resolve instead of going to a graveyard, and what is done then."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, static, values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.sentences import Sentence


def exiled_as_it_resolves(at: Lowering, construct: Construct, what: Noun, then: Clause) -> effects.Effect:
    """Return that a spell is exiled as it resolves, and what is done if that happened: "it" is the card in exile."""
    spell = at.objects(what)
    if at.is_static or not isinstance(spell, objects.EventObject):
        return at.refuse(construct, "which spell?")
    inner = at.fresh()
    inner.shared.slots = at.shared.slots
    inner.begin_event(objects.EventObject(), False, objects.Filter((), ()), moved=True)
    slot = inner.slot()
    exiled = effects.Move(objects.EventObject(), values.EXILE, slot=slot)
    inner.moving(exiled, objects.EventObject())
    inner.did("exiled", objects.InSlot(slot), False)
    done = inner.effect(then)
    at.shared.slots = inner.shared.slots
    if inner.shared.targets:
        return at.refuse(construct, "a replacement effect has no targets")
    moves = occurrence.ZoneChanges(
        objects.Filter((objects.IsOneOf(spell),)), (values.STACK,), (values.GRAVEYARD,), resolving=True
    )
    both = effects.Sequence((exiled, effects.If(conditions.Happened(slot), done)))
    return effects.ContinuousRule((static.Replacement(moves, both, next_only=True),), durations.Forever())


class ExiledAsItResolves(Sentence):
    """ "Exile that card instead of putting it into your graveyard as it resolves. If you do, return it to your hand at
    the beginning of the next end step." (614.6)"""

    what: Noun
    then: Clause
    rule = "614.6"
    en = "exile {what} instead of putting it into your graveyard as it resolves . if you do , {then} ."
    es = "exilia {what} en vez de que vaya a tu cementerio en cuanto se resuelva . si lo haces , {then} ."

    def lower(self, at: Lowering) -> effects.Effect:
        return exiled_as_it_resolves(at, self, self.what, self.then)


class WouldDieOrBePut(Clause):
    """ "If a nontoken creature an opponent owns would die or a creature card not on the battlefield would be put into
    an opponent's graveyard, exile that card instead" (614.6)."""

    what: Noun
    card: Noun
    rule = "614.6"
    en = (
        "if {what} would die or {card} not on the battlefield would be put into a opponent 's graveyard , "
        "exile that card instead"
    )
    es = (
        "si {what} fuera a morir o {card} que no esté en el campo de batalla fuera a ir a el cementerio de un oponente "
        ", en vez de eso , exilia esa carta"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        dying, several = self.what.event_subject(at)
        other, more = self.card.event_subject(at)
        if several or more or dying.zones != (values.BATTLEFIELD,) or other.zones:
            return at.refuse(self, "what, from where?")
        theirs = (*other.tests, objects.Is(objects.IS_CARD), objects.OwnedBy(objects.AnyOpponent()))
        dies = occurrence.ZoneChanges(dying, (values.BATTLEFIELD,), (values.GRAVEYARD,))
        put = occurrence.ZoneChanges(
            objects.Filter(theirs, ()), to_zones=(values.GRAVEYARD,), not_from=(values.BATTLEFIELD,)
        )
        parts = tuple(static.GoesElsewhere(one, values.EXILE) for one in (dies, put))
        return effects.ContinuousRule(parts, durations.Forever())
