"""701.65–701.67: bending the elements."""

from __future__ import annotations

from apnap.abilities import ability, change, cost, objects, occurrence, static, values
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities.mana import ManaCost
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Cost
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.costs import ManaPrice, generic_mana

_YOUR_LAND = objects.Filter((objects.HasCardType(values.LAND), objects.ControlledBy(objects.You())))
_ARTIFACT_OR_CREATURE = objects.Filter((objects.HasCardType(values.ARTIFACT | values.CREATURE),))
_ALIVE = (
    change.AddTypes(card_types=values.CREATURE),
    change.AddAbility(ability.Keyword("haste")),
    change.SetBase(Number(0), Number(0)),
)


class Earthbend(PlayerVerb):
    """Earthbend (701.66): a land becomes a creature with counters, and returns when it dies or is exiled."""

    amount: Amount
    rule = "701.66"
    en = "<earthbend> {amount}"
    es = "<dominar> tierra {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "by another player")
        land = at.target_objects(_YOUR_LAND, Number(1), Number(1), another=False)
        that = objects.Filter((objects.IsOneOf(land),))
        leaves = occurrence.ZoneChanges(that, (values.BATTLEFIELD,), (values.GRAVEYARD, values.EXILE))
        entering = effects.Entering(tapped=True, controller=objects.You())
        back = effects.Move(objects.EventObject(), values.BATTLEFIELD, entering=entering)
        at.binder.mention(land, False, values.LAND | values.CREATURE)
        at.shared.done = at.slot_for_later()
        return effects.Sequence(
            (
                effects.Continuous(land, _ALIVE, durations.Forever()),
                effects.PutCounters(land, "+1/+1", at.counted(self.amount), at.who),
                effects.DelayedTrigger(ability.Triggered(leaves, ability.Body(effect=back))),
                effects.SetAside(land, at.shared.done),  # 701.66b
            )
        )


class Airbend(PlayerVerb):
    """Airbend (701.65): exile; the owners may cast the cards for {2} as long as they remain there."""

    what: Noun
    rule = "701.65"
    en = "<airbend> {what}"
    es = "<dominar> aire sobre {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        exiled = at.slot()
        move = effects.Move(at.objects(self.what), values.EXILE, slot=exiled)
        card = objects.Iterated()
        allowed = static.MayPlay(objects.OwnerOf(card), card, cost=cost.Cost(ManaCost(("2",))))
        each = effects.ForEachObject(objects.InSlot(exiled), effects.ContinuousRule((allowed,), durations.Forever()))
        return effects.Sequence((move, each))


class Waterbend(PlayerVerb):
    """Waterbend (701.67), as something to do or to pay."""

    price: ManaPrice
    rule = "701.67"
    is_payment = True
    en = "<waterbend> {price}"
    es = "<dominar> agua {price}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return waterbent(self.price, at)


class WaterbendCost(Cost):
    """Waterbend as a cost (701.67)."""

    price: ManaPrice
    rule = "701.67b"
    en = "^ waterbend {price}"
    es = "^ dominar agua {price}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return waterbent(self.price, at)


def waterbent(price: ManaPrice, at: Lowering) -> cost.Cost:
    """Return a cost of which each generic mana may be paid by tapping an artifact or creature (701.67a).

    How many are tapped is said first, as any choice between costs is (601.2b).
    """
    generic = generic_mana(at, price, "waterbend of something else than a number of generic mana")
    ways = [price.as_cost(at)]
    for tapped in range(1, generic + 1):
        mana = ManaCost((str(generic - tapped),)) if tapped < generic else None
        ways.append(cost.Cost(mana, (cost.TapObjects(_ARTIFACT_OR_CREATURE, Number(tapped)),)))
    return cost.Cost(None, (cost.EitherCost(tuple(ways)),))
