"""Lowering of the larger shapes: damage, tokens, costs, mana, events and whole lines."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap.abilities import ability, change, cost, mana, objects, occurrence, quantity, static, target, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number, Quantity
from apnap.oracle.lower import Lowering, Refusal
from apnap.oracle.phrase import (
    clauses,
    determiners,
    modifiers,
    noun_phrases,
    nouns,
    numbers,
    players,
    relatives,
    verb_phrases,
)
from apnap.oracle.phrase import sentences as texts
from apnap.oracle.phrase import zones as places
from apnap.oracle.phrase.lines import CostList, DeedCost
from apnap.oracle.phrase.roots import Noun, Player
from apnap.oracle.words import costs, effects_on_objects, effects_on_players, events, keywords, statics

_ANY_TARGET = objects.Filter((objects.HasCardType(values.CREATURE | values.PLANESWALKER | values.BATTLE),))
_PREDEFINED = frozenset("Treasure Food Clue Blood Gold Powerstone Map Junk Lander".split())


# ------------------------------------------------------------------------------------------------ damage


def damage(at: Lowering, n: Quantity, to: Any) -> effects.Effect:
    """Return damage dealt by the subject to a recipient (120.1)."""
    if isinstance(to, noun_phrases.AnyTarget | noun_phrases.AnyOtherTarget):
        index = len(at.shared.targets)
        earlier = tuple(range(index)) if isinstance(to, noun_phrases.AnyOtherTarget) else ()
        at.shared.targets.append(target.Target(_ANY_TARGET, objects.EachPlayer(), another=earlier))
        found, who = objects.TargetObjects(index), objects.TargetPlayers(index)
        return effects.DealDamage(n, found, who, source=at.what, slot=at.slot())
    if isinstance(to, noun_phrases.PlayerOrHead) and isinstance(
        to.players, players.TargetPlayer | players.TargetOpponent
    ):
        index = len(at.shared.targets)
        to.players.lower(at)
        kinds = objects.Filter(to.head.tests(at))
        at.shared.targets[index] = replace(at.shared.targets[index], objects=kinds)
        found, who = objects.TargetObjects(index), objects.TargetPlayers(index)
        return effects.DealDamage(n, found, who, source=at.what, slot=at.slot())
    if isinstance(to, Noun):
        return effects.DealDamage(n, at.objects(to), source=at.what, slot=at.slot())
    if isinstance(to, Player):
        return effects.DealDamage(n, players=to.lower(at), source=at.what, slot=at.slot())
    if isinstance(to, noun_phrases.ObjectAndPlayer | noun_phrases.PlayerAndObject):
        found_objects = at.objects(to.objects)
        return effects.DealDamage(n, found_objects, to.players.lower(at), source=at.what, slot=at.slot())
    return at.refuse(to)


# ------------------------------------------------------------------------------------------------ tokens, zones


def create(at: Lowering, what: noun_phrases.Determined, entering: Any) -> effects.Effect:
    """Return the creation of tokens with the characteristics of a noun phrase (111.3)."""
    if not isinstance(what.determiner, determiners.Choice) or not isinstance(what.head, nouns.OfHead):
        return at.refuse(what, "not a token")
    least, n = what.determiner.bounds(at)
    if n is None or least != n or what.head.noun.lemma != "token":
        return at.refuse(what, "not a number of tokens")
    if at.multiplier is not None:
        n = at.multiplier if n == Number(1) else at.refuse(what, "several for each")
    token, tapped = _token(at, what)
    how = entering.lower(at) if entering is not None else effects.Entering()
    if tapped:
        how = replace(how, tapped=True)
    return at.producing(effects.CreateTokens(at.who, n, token, how, at.slot()))


def _token(at: Lowering, what: noun_phrases.Determined) -> tuple[effects.Token, bool]:
    head = what.head
    assert isinstance(head, nouns.OfHead)
    fields: dict[str, Any] = {"card_types": 0, "colors": 0, "supertypes": 0, "abilities": (), "subtypes": ()}
    tapped = False
    for kind in head.kinds:
        if isinstance(kind, nouns.TypeNoun):
            fields["card_types"] |= values.mask_of((kind.lemma,), values.CARD_TYPE_NAMES)
        elif isinstance(kind, nouns.Subtype):
            fields["subtypes"] += (kind.lemma,)
        else:
            at.refuse(kind)
    for modifier in what.modifiers:
        if isinstance(modifier, modifiers.SizeModifier):
            power, toughness = modifier.size.text.split("/")
            fields["power"], fields["toughness"] = _number(at, power), _number(at, toughness)
        elif isinstance(modifier, modifiers.Color):
            fields["colors"] |= modifier.mask
        elif isinstance(modifier, modifiers.ColorPair):
            for color in modifier.colors:
                fields["colors"] |= color.mask
        elif isinstance(modifier, modifiers.Quality) and modifier.lemma in ("colorless", "tapped", "legendary", "snow"):
            tapped |= modifier.lemma == "tapped"
            if modifier.lemma in ("legendary", "snow"):
                fields["supertypes"] |= values.mask_of((modifier.lemma,), values.SUPERTYPE_NAMES)
        elif isinstance(modifier, keywords.WithAbilities):
            fields["abilities"] += modifier.grants.abilities(at)
        elif isinstance(modifier, relatives.Named):
            fields["name"] = modifier.name.text
        else:
            at.refuse(modifier, "of a token")
    if not fields["card_types"]:
        subtypes = fields["subtypes"]
        if len(subtypes) == 1 and subtypes[0] in _PREDEFINED and "power" not in fields and not fields["abilities"]:
            return effects.Token(predefined=subtypes[0]), tapped
        at.refuse(what, "a token without a card type")
    if fields["card_types"] & values.CREATURE and "power" not in fields:
        at.refuse(what, "a creature token without a size")
    return effects.Token(**fields), tapped


def _number(at: Lowering, text: str) -> Quantity:
    return at.x() if text.upper() == "X" else Number(int(text)) if text.isdigit() else at.refuse(text, "a size")


def create_predefined(at: Lowering, name: str) -> effects.Effect:
    """Return the creation of a predefined token (111.10)."""
    return at.producing(effects.CreateTokens(at.who, Number(1), effects.Token(predefined=name), slot=at.slot()))


def exile(at: Lowering, what: Any) -> effects.Effect:
    """Return the exile of objects (701.13), until the source leaves if that stands around it."""
    found = at.objects(what)
    return at.moving(effects.Move(found, values.EXILE, until=at.duration, slot=at.slot()), found)


def _choice(at: Lowering, what: Any) -> tuple[objects.Filter, Quantity, Quantity] | None:
    """Return description and bounds of a noun phrase by which something is chosen, or None."""
    if isinstance(what, noun_phrases.Determined) and isinstance(what.determiner, determiners.Choice):
        least, most = what.determiner.bounds(at)
        if least is None or most is None:
            return at.refuse(what, "any number")
        return at.filter(what), least, most
    return None


def sacrifice(at: Lowering, what: Any) -> effects.Effect:
    """Return a sacrifice: of chosen permanents, or of particular ones (701.21)."""
    choice = _choice(at, what)
    if choice is None:
        return effects.SacrificeThese(at.objects(what), at.slot())
    filter_, least, most = choice
    if least != most:
        return at.refuse(what, "up to")
    return effects.Sacrifice(at.who, filter_, most, at.slot())


def discard(at: Lowering, what: Any, random: bool) -> effects.Effect:
    """Return a discard (701.9)."""
    if isinstance(what, noun_phrases.WholeHand):
        return effects.Discard(at.who, None, slot=at.slot())
    choice = _choice(at, what)
    if choice is None:
        return effects.DiscardThese(at.objects(what), at.slot())
    filter_, least, most = choice
    if least != most or filter_.zones:
        return at.refuse(what, "which cards are discarded")
    return effects.Discard(at.who, most, replace(filter_, zones=(values.HAND,)), random, slot=at.slot())


def search(at: Lowering, zone: Any, what: Any) -> effects.Effect:
    """Return a search of a library (701.23)."""
    choice = _choice(at, what)
    if choice is None or not isinstance(zone, places.Library):
        return at.refuse(zone, "only a library is searched so far")
    filter_, _, most = choice
    if filter_.zones:
        return at.refuse(what, "cards in another zone")
    found = replace(filter_, zones=(values.LIBRARY,))
    return at.producing(effects.Search(at.who, found, most, zone.whose.of_player(at), slot=at.slot()))


def choose_objects(at: Lowering, what: Any) -> effects.Effect:
    """Return the choice of objects: the targets, or the choice that stands in front."""
    at.objects(what)
    return effects.Nothing()


def has_counter(at: Lowering, kind: str, count: Any) -> objects.Test:
    """Return the test for counters."""
    if isinstance(count, numbers.AThing):
        return objects.HasCounter(kind)
    return objects.HasCounter(kind, quantity.Comparison(quantity.AT_LEAST, count.lower(at)))


def energy(at: Lowering, text: str) -> effects.Effect:
    """Return the getting of energy counters (107.14)."""
    return effects.PutPlayerCounters(at.who, "energy", Number(text.count("{E}")))


def prevent(at: Lowering, n: Quantity, to: Any) -> effects.Effect:
    """Return a prevention shield for a target or player (615.7)."""
    if isinstance(to, noun_phrases.AnyTarget):
        index = len(at.shared.targets)
        at.shared.targets.append(target.Target(_ANY_TARGET, objects.EachPlayer()))
        return effects.PreventDamage(n, objects.TargetObjects(index), objects.TargetPlayers(index))
    if isinstance(to, Noun):
        return effects.PreventDamage(n, at.objects(to))
    if isinstance(to, Player):
        return effects.PreventDamage(n, None, to.lower(at))
    return at.refuse(to)


# ------------------------------------------------------------------------------------------------ mana and costs


def symbols(text: str) -> tuple[str, ...]:
    """Return mana symbols without braces."""
    return tuple(text.strip("{}").split("}{"))


def mana_cost(at: Lowering, text: str) -> cost.Cost:
    """Return a cost of mana only."""
    return cost.Cost(mana.ManaCost(symbols(text)))


def add_mana(at: Lowering, added: Any) -> effects.Effect:
    """Return the adding of mana (106.4)."""
    return effects.AddMana(at.who, _mana(at, added))


def _mana(at: Lowering, added: Any) -> mana.ManaSpec:
    if isinstance(added, effects_on_players.FixedMana):
        fixed = symbols(added.mana.text)
        if any(symbol not in "WUBRGC" for symbol in fixed):
            return at.refuse(added, "not mana that can be added")
        if at.multiplier is None:
            return mana.FixedMana(fixed)
        return mana.RepeatedMana(fixed[0], at.multiplier) if len(fixed) == 1 else at.refuse(added, "several for each")
    if at.multiplier is not None:
        return at.refuse(added, "for each")
    if isinstance(added, effects_on_players.ManaChoice):
        return mana.OneOf(tuple(symbols(choice.mana.text) for choice in added.choices))
    if isinstance(added, effects_on_players.AnyColorMana):
        return mana.AnyColor(added.count.lower(at))
    if isinstance(added, effects_on_players.XAnyColorMana):
        return mana.AnyColor(at.x())
    if isinstance(added, effects_on_players.AnyCombinationMana):
        return mana.AnyCombination(added.count.lower(at))
    if isinstance(added, effects_on_players.ChosenColorMana):
        return mana.ChosenColorMana(added.count.lower(at))
    if isinstance(added, effects_on_players.CouldProduceMana):
        return mana.CouldProduce(at.filter(added.what))
    if isinstance(added, effects_on_players.CouldProduceType):
        return mana.CouldProduce(at.filter(added.what), types=True)
    return at.refuse(added)


def price_cost(price: Any, at: Lowering) -> cost.Cost:
    """Return the cost that "pay" names."""
    if isinstance(price, costs.ManaPrice):
        return mana_cost(at, price.mana.text)
    if isinstance(price, costs.LifePrice):
        return cost.Cost(None, (cost.PayLife(price.amount.lower(at)),))
    if isinstance(price, costs.EnergyPrice):
        return cost.Cost(None, (cost.PayPlayerCounters("energy", Number(price.energy.text.count("{E}"))),))
    return at.refuse(price)


def cost_of(at: Lowering, parts: CostList) -> cost.Cost:
    """Return the cost before the colon (602.1a)."""
    found: list[cost.CostPart] = []
    paid: tuple[str, ...] = ()
    has_mana = False
    for part in parts.parts:
        if isinstance(part, costs.ManaCost):
            paid, has_mana = (*paid, *symbols(part.mana.text)), True
        elif isinstance(part, costs.TapCost):
            found.append(cost.TapThis())
        elif isinstance(part, costs.UntapCost):
            found.append(cost.UntapThis())
        elif isinstance(part, DeedCost):
            found += _deed_cost(at, part.deed)
        else:
            at.refuse(part)
    return cost.Cost(mana.ManaCost(paid) if has_mana else None, tuple(found))


def _is_self(what: Any) -> bool:
    if isinstance(what, noun_phrases.SelfReference):
        return True
    return isinstance(what, noun_phrases.Determined) and isinstance(what.determiner, determiners.This)


def _deed_cost(at: Lowering, deed: Any) -> tuple[cost.CostPart, ...]:
    if isinstance(deed, costs.Pay):
        return price_cost(deed.price, at).parts or at.refuse(deed)
    what = getattr(deed, "what", None)
    own = _is_self(what)
    if isinstance(deed, effects_on_players.Sacrifice):
        return (cost.SacrificeThis(),) if own else (cost.SacrificeObjects(*_chosen(at, what)),)
    if isinstance(deed, effects_on_players.Discard):
        if own:
            return (cost.DiscardThis(),)
        if isinstance(what, noun_phrases.WholeHand):
            return (cost.DiscardCards(objects.Filter(zones=(values.HAND,)), None),)
        filter_, n = _chosen(at, what)
        return (cost.DiscardCards(replace(filter_, zones=(values.HAND,)), n),) if not filter_.zones else at.refuse(deed)
    if isinstance(deed, effects_on_objects.Exile):
        if own:
            return (cost.ExileThis(),)
        filter_, n = _chosen(at, what)
        return (cost.ExileObjects(filter_, n),) if filter_.zones else at.refuse(deed)
    if isinstance(deed, effects_on_objects.Tap) and not own:
        return (cost.TapObjects(*_chosen(at, what)),)
    if isinstance(deed, effects_on_objects.RemoveCounters) and own:
        return (cost.RemoveCounters(deed.counter.kind(), deed.count.lower(at)),)
    if isinstance(deed, effects_on_objects.Return) and isinstance(deed.destination, places.ToHand):
        return (cost.ReturnThis(),) if own else (cost.ReturnObjects(*_chosen(at, what)),)
    if isinstance(deed, effects_on_players.Mill):
        return (cost.MillCards(deed.count.lower(at)),)
    return at.refuse(deed, "as a cost")


def deeds_cost(at: Lowering, deeds: Any) -> cost.Cost:
    """Return what is done as a cost: "discard a card and pay 2 life", "sacrifice a land or pay {2}" (118.1)."""
    if isinstance(deeds, verb_phrases.PlayerDeedsOr):
        choices = (deeds_cost(at, deeds.first), deeds_cost(at, deeds.second))
        return cost.Cost(None, (cost.EitherCost(choices),))
    found: list[cost.CostPart] = []
    paid: mana.ManaCost | None = None
    for deed in deeds.deeds if isinstance(deeds, verb_phrases.PlayerDeedsAnd) else (deeds,):
        if isinstance(deed, costs.Pay):
            one = price_cost(deed.price, at)
            if one.mana is not None:
                paid = one.mana if paid is None else at.refuse(deed, "mana twice")
            found += one.parts
        else:
            found += _deed_cost(at, deed)
    return cost.Cost(paid, tuple(found))


def additional_cost(at: Lowering, deeds: Any, optional: bool) -> ability.Ability:
    """Return "as an additional cost to cast this spell, …" (601.2b)."""
    part = static.AdditionalCost(deeds_cost(at, deeds), optional, "additional" if optional else "")
    return ability.Static((part,), zones=(values.STACK,))


def alternative_cost(at: Lowering, deeds: Any, condition: Any = None) -> ability.Ability:
    """Return "you may … rather than pay this spell's mana cost" (118.9)."""
    when = at.condition(condition) if condition is not None else None
    part = static.AlternativeCost(deeds_cost(at, deeds), "alternative", when)
    return ability.Static((part,), zones=(values.STACK,))


def _chosen(at: Lowering, what: Any) -> tuple[objects.Filter, Quantity]:
    choice = _choice(at, what)
    if choice is None or choice[1] != choice[2]:
        return at.refuse(what, "as a cost")
    return choice[0], choice[2]


def cost_change(at: Lowering, text: str, less: bool) -> effects.Effect:
    """ "Creature spells you cast cost {1} less to cast" (601.2f)."""
    if not at.is_static:
        raise Refusal("CostsLess", "outside a static ability")
    spells = objects.Filter((objects.IsSource(),), (values.STACK,)) if at.subject == objects.This() else at.subject
    if not isinstance(spells, objects.Filter) or spells.zones != (values.STACK,):
        raise Refusal("CostsLess", "of abilities")
    who: objects.Players = objects.EachPlayer()
    for test in spells.tests:
        if isinstance(test, objects.ControlledBy):
            who = test.who
    paid = symbols(text)
    if len(paid) == 1 and paid[0].isdigit():
        generic = -int(paid[0]) if less else int(paid[0])
        return at.rule(static.CostChange(who, spells, generic=generic, times=at.multiplier))
    if at.multiplier is not None or any(symbol not in "WUBRG" for symbol in paid):
        raise Refusal("CostsLess", "X or several symbols")
    return at.rule(static.CostChange(who, spells, colored=mana.ManaCost(paid), less=less))


# ------------------------------------------------------------------------------------------------ keywords


def keyword_from(at: Lowering, name: str, qualities: tuple[Any, ...]) -> ability.Ability:
    """Return protection or hexproof from qualities (702.16)."""
    tests = tuple(_quality(at, one) for one in qualities)
    return ability.Keyword(name, what=objects.Filter((tests[0] if len(tests) == 1 else objects.AnyOf(tests),), ()))


def _quality(at: Lowering, one: Any) -> objects.Test:
    if isinstance(one, keywords.AgainstColor):
        return one.color.tests(at)[0]
    if isinstance(one, keywords.AgainstQuality):
        return one.quality.tests(at)[0]
    if isinstance(one, keywords.AgainstObjects):
        return at.all_of(at.filter(one.what).tests)
    if isinstance(one, keywords.AgainstEverything):
        return objects.AllOf(())
    if isinstance(one, keywords.AgainstAllColors):
        return objects.HasColor(values.ALL_COLORS)
    if isinstance(one, keywords.AgainstChosenColor):
        return objects.HasChosenColor()
    return at.refuse(one)


def enchant_player(at: Lowering, opponent: bool) -> ability.Ability:
    """Return "enchant player"."""
    return ability.Keyword("enchant", players=objects.EachOpponent() if opponent else objects.EachPlayer())


def having(at: Lowering, abilities: tuple[ability.Ability, ...]) -> tuple[objects.Test, ...]:
    """Return the tests of "with flying"."""
    return tuple(objects.HasKeyword(_plain_keyword(one)) for one in abilities)


def lacking(at: Lowering, abilities: tuple[ability.Ability, ...]) -> tuple[objects.Test, ...]:
    """Return the tests of "without flying"."""
    return tuple(objects.Not(objects.HasKeyword(_plain_keyword(one))) for one in abilities)


def losing(at: Lowering, abilities: tuple[ability.Ability, ...]) -> tuple[change.Change, ...]:
    """Return the changes of "loses flying"."""
    return tuple(change.RemoveAbility(_plain_keyword(one)) for one in abilities)


def _plain_keyword(one: ability.Ability) -> str:
    if isinstance(one, ability.Keyword) and one == ability.Keyword(one.keyword):
        return one.keyword
    raise Refusal("WithAbilities", "only keywords without parameters")


def quoted(at: Lowering, line: Any) -> ability.Ability:
    """Return the ability between quotation marks."""
    found: tuple[ability.Ability, ...] = line.abilities(Lowering(at.name, is_spell=False))
    return found[0] if len(found) == 1 else at.refuse(line, "several abilities in quotation marks")


# ------------------------------------------------------------------------------------------------ conditions


def controls(at: Lowering, who: Any, what: Any) -> conditions.Condition:
    """ "If you control a Swamp", "if an opponent controls three or more creatures"."""
    controller = objects.ControlledBy(who.lower(at))
    return _exists(at, what, (controller,))


def there_are(at: Lowering, what: Any) -> conditions.Condition:
    """ "If there are seven or more cards in your graveyard"."""
    return _exists(at, what, ())


def _exists(at: Lowering, what: Any, more: tuple[objects.Test, ...]) -> conditions.Condition:
    if not isinstance(what, noun_phrases.Determined):
        return at.refuse(what, "in a condition")
    found = at.filter(what)
    if not found.zones:
        return at.refuse(what, "in no known zone")
    filter_ = replace(found, tests=(*found.tests, *more))
    determiner = what.determiner
    if isinstance(determiner, determiners.A | determiners.Another):
        return conditions.Exists(filter_)
    if isinstance(determiner, determiners.No | determiners.NoOther):
        return conditions.NotTrue(conditions.Exists(filter_))
    op = None
    if isinstance(determiner, determiners.CountedOrMore | determiners.CountedOrMoreOther | determiners.AtLeastCounted):
        op = quantity.AT_LEAST
    elif isinstance(determiner, determiners.CountedOrFewer | determiners.CountedOrFewerOther):
        op = quantity.AT_MOST
    if op is None:
        return at.refuse(determiner, "in a condition")
    assert hasattr(determiner, "count")
    return conditions.Compare(quantity.CountOf(filter_), quantity.Comparison(op, determiner.count.lower(at)))


def life_changed(at: Lowering, who: Any, gained: bool) -> conditions.Condition:
    """ "If you gained life this turn"."""
    kind = occurrence.GainsLife if gained else occurrence.LosesLife
    return conditions.ThisTurnHappened(kind(who.lower(at)))


def died(at: Lowering, what: Any) -> conditions.Condition:
    """ "If a creature died this turn"."""
    if isinstance(what, noun_phrases.Determined) and isinstance(what.determiner, determiners.A | determiners.Another):
        gone = occurrence.ZoneChanges(at.filter(what), (values.BATTLEFIELD,), (values.GRAVEYARD,))
        return conditions.ThisTurnHappened(gone)
    return at.refuse(what, "in a condition")


# ------------------------------------------------------------------------------------------------ events


def next_step(time: Any, at: Lowering) -> occurrence.Occurrence:
    """Return the coming step of a delayed trigger."""
    table: dict[type, occurrence.Occurrence] = {
        clauses.NextEndStep: occurrence.BeginningOf(values.END, objects.EachPlayer()),
        clauses.NextUpkeep: occurrence.BeginningOf(values.UPKEEP, objects.EachPlayer()),
        clauses.YourNextUpkeep: occurrence.BeginningOf(values.UPKEEP, objects.You()),
        clauses.YourNextEndStep: occurrence.BeginningOf(values.END, objects.You()),
    }
    found = table.get(type(time))
    return found if found is not None else at.refuse(time)


def zone_change(at: Lowering, what: objects.Filter, origin: Any, to: Any) -> occurrence.Occurrence:
    """ "Is put into a graveyard from the battlefield"."""
    if not to.zones() or (not origin.zones() and not isinstance(origin, places.Anywhere)):
        return at.refuse(to)
    owners = tuple(objects.OwnedBy(who) for zone in (to, origin) if (who := zone.owner(at)) is not None)
    filter_ = replace(what, tests=(*what.tests, *owners))
    return occurrence.ZoneChanges(filter_, origin.zones(), to.zones())


def deals_damage(at: Lowering, what: objects.Filter, to: Any, combat: bool | None) -> occurrence.Occurrence:
    """ "Deals combat damage to a player"."""
    if isinstance(to, players.APlayer | players.AnOpponent | players.You):
        return occurrence.DealsDamage(what, to_players=to.lower(at), combat=combat)
    if isinstance(to, noun_phrases.Determined):
        return occurrence.DealsDamage(what, at.filter(to), combat=combat)
    return at.refuse(to)


def spell_filter(at: Lowering, what: Any) -> objects.Filter:
    """Return the description of a cast spell."""
    found = at.filter(what)
    return found if found.zones == (values.STACK,) else at.refuse(what, "not a spell")


def triggered(at: Lowering, event: Any) -> ability.Triggered:
    """Return the triggered ability for an event, and mention the event's subject."""
    at.shared.limits["has_event"] = True
    if isinstance(event, events.ObjectEvents | events.ObjectEventsOr):
        filter_, several = _subject(at, event.what)
        kinds = (event.event,) if isinstance(event, events.ObjectEvents) else event.events
        found = tuple(kind.occurrence(filter_, at) for kind in kinds)
        own = filter_.tests == (objects.IsSource(),)
        at.binder.players.clear()
        at.binder.objects.clear()
        moved = any(isinstance(one, occurrence.ZoneChanges) for one in found)
        at.binder.mention(objects.This() if own and not moved else objects.EventObject(), several, 0)
        if any(isinstance(one, occurrence.DealsDamage) and one.to_players is not None for one in found):
            at.binder.mention_players(objects.EventPlayer(), False)
    elif isinstance(event, events.PlayerEvents | events.PlayerEventsOr):
        several = False
        who = event.who.lower(at)
        player_kinds = (event.event,) if isinstance(event, events.PlayerEvents) else event.events
        found = tuple(kind.occurrence(who, at) for kind in player_kinds)
        at.binder.players.clear()
        at.binder.objects.clear()
        if not isinstance(event.who, players.You):
            at.binder.mention_players(objects.EventPlayer(), False)
        at.binder.mention(objects.EventObject(), False, 0)
    else:
        return at.refuse(event)
    whole = found[0] if len(found) == 1 else occurrence.AnyOccurrence(found)
    zones = _zones_of_trigger(whole)
    return ability.Triggered(whole, ability.Body(), one_or_more=several, zones=zones)


def _zones_of_trigger(found: occurrence.Occurrence) -> tuple[int, ...]:
    if isinstance(found, occurrence.Casts) and objects.IsSource() in found.what.tests:
        return (values.STACK,)
    return (values.BATTLEFIELD,)


def _subject(at: Lowering, what: Any) -> tuple[objects.Filter, bool]:
    if _is_self(what):
        return objects.Filter((objects.IsSource(),)), False
    if isinstance(what, noun_phrases.Determined):
        if isinstance(what.determiner, determiners.OneOrMore | determiners.OneOrMoreOther):
            return at.filter(what), True
        if isinstance(what.determiner, determiners.A | determiners.Another):
            return at.filter(what), False
    if isinstance(what, noun_phrases.EnchantedThing | noun_phrases.EquippedThing):
        return at.filter(what), False
    if isinstance(what, noun_phrases.OrNouns):
        first, _ = _subject(at, what.first)
        second, _ = _subject(at, what.second)
        return at.either(first, second), False
    return at.refuse(what, "as the subject of an event")


def triggered_at(at: Lowering, found: occurrence.BeginningOf) -> ability.Triggered:
    """Return the triggered ability for the beginning of a step."""
    at.binder.players.clear()
    if not isinstance(found.whose, objects.You):
        at.binder.mention_players(objects.EventPlayer(), False)
    return ability.Triggered(found, ability.Body())


# ------------------------------------------------------------------------------------------------ lines


def triggered_line(at: Lowering, trigger: Any, effects_: Any, condition: Any = None) -> ability.Ability:
    """Return a triggered ability, with its intervening if (603.4)."""
    found: ability.Triggered = trigger.trigger(at)
    asked = at.condition(condition) if condition is not None else None
    if isinstance(effects_, texts.Paragraph) and asked is None:
        first = effects_.sentences[0]
        if isinstance(first, texts.ClauseSentence) and isinstance(first.clause, clauses.Prefixed):
            prefix = first.clause.prefix
            if isinstance(prefix, clauses.IfPrefix):
                asked = at.condition(prefix.condition)
                rest = (texts.ClauseSentence(first.clause.clause), *effects_.sentences[1:])
                effects_ = texts.Paragraph(rest)
    body = effects_.body(at)
    limit = at.shared.limits.get("limit", 0)
    return replace(found, body=body, condition=asked, limit=limit)


def activated_line(at: Lowering, costs_: CostList, effects_: Any) -> ability.Ability:
    """Return an activated ability (602.1)."""
    price = cost_of(at, costs_)
    if any(isinstance(part, _OWN_PARTS) for part in price.parts):
        at.binder.mention(objects.This(), False, 0)
    body = effects_.body(at)
    zones: tuple[int, ...] = (values.BATTLEFIELD,)
    if any(isinstance(part, cost.DiscardThis) for part in price.parts):
        zones = (values.HAND,)
    elif any(isinstance(part, cost.ExileThis) for part in price.parts):
        zones = _zone_of_exiled(costs_)
    limits = {key: value for key, value in at.shared.limits.items() if key in ("sorcery", "limit", "condition")}
    return ability.Activated(price, body, zones, **limits)


_OWN_PARTS = cost.SacrificeThis | cost.ExileThis | cost.ReturnThis | cost.DiscardThis
"""Costs that name the source, so that "it" in the effect is the source."""


def _zone_of_exiled(costs_: CostList) -> tuple[int, ...]:
    for part in costs_.parts:
        if isinstance(part, DeedCost) and isinstance(part.deed, effects_on_objects.Exile):
            what = part.deed.what
            for modifier in getattr(what, "modifiers", ()):
                if isinstance(modifier, relatives.FromZone):
                    return modifier.zone.zones()
    return (values.BATTLEFIELD,)


def loyalty_line(at: Lowering, number: tuple[int, bool], effects_: Any) -> ability.Ability:
    """Return a loyalty ability (606)."""
    price = cost.Cost(None, (cost.Loyalty(number[0], number[1]),))
    return ability.Activated(price, effects_.body(at))


def text_line(at: Lowering, effects_: Any) -> tuple[ability.Ability, ...]:
    """Return a spell ability, or the static abilities of a permanent (113.3)."""
    if isinstance(effects_, texts.Paragraph) and (not at.is_spell or _about_this_spell(effects_)):
        return tuple(_static(at, sentence) for sentence in effects_.sentences)
    if not at.is_spell:
        return at.refuse(effects_, "neither a spell nor a static ability")
    return (ability.Spell(effects_.body(at)),)


def _about_this_spell(effects_: texts.Paragraph) -> bool:
    for sentence in effects_.sentences:
        clause = getattr(sentence, "clause", None)
        if not isinstance(clause, clauses.ObjectClause) or not _is_self(clause.what):
            return False
        if not isinstance(clause.deeds, statics.CantBeCountered):
            return False
    return True


def _static(at: Lowering, sentence: Any) -> ability.Static:
    context = Lowering(at.name, at.is_spell)
    context.is_static = True
    found = sentence.lower(context)
    condition = None
    if isinstance(found, effects.If) and isinstance(found.otherwise, effects.Nothing):
        condition, found = found.condition, found.then
    parts: list[static.StaticPart] = []
    for one in found.effects if isinstance(found, effects.Sequence) else (found,):
        if not isinstance(one, effects.ContinuousRule):
            return at.refuse(sentence, "not a static ability")
        parts += one.parts  # type: ignore[arg-type]
    if condition is not None and any(isinstance(part, static.EntersModified) for part in parts):
        if len(parts) > 1:
            return at.refuse(sentence, "two statements under one condition")
        return ability.Static((replace(parts[0], condition=condition),))  # type: ignore[call-arg]
    zones = (values.BATTLEFIELD,)
    if any(isinstance(part, static.Restriction) and part.kind == static.CANT_BE_COUNTERED for part in parts):
        if all(getattr(part, "what", None) == objects.This() for part in parts):
            zones = (values.STACK,)
    return ability.Static(tuple(parts), condition, zones)
