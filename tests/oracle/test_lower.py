"""Trees become meaning: subjects, durations, links between sentences, and what pronouns refer to."""

from __future__ import annotations

from apnap.abilities import ability, change, cost, duration, effect, objects, occurrence, static, values
from apnap.abilities import condition as conditions
from apnap.abilities.quantity import AT_LEAST, POWER, AmountInSlot, Comparison, CountOf, Number, StatOf, Times
from apnap.oracle.compile import compile_text


def spell(text: str) -> ability.Body:
    """Compile a spell and return its body."""
    abilities, problems = compile_text(text, "Moss Bolt", is_spell=True)
    assert not problems, problems
    (one,) = abilities
    assert isinstance(one, ability.Spell)
    return one.body


def permanent(text: str) -> ability.Ability:
    """Compile the one ability of a permanent."""
    abilities, problems = compile_text(text, "Moss Hen", is_spell=False)
    assert not problems, problems
    (one,) = abilities
    return one


def test_115_4_any_target_is_objects_and_players() -> None:
    body = spell("Moss Bolt deals 3 damage to any target.")

    assert body.targets[0].players == objects.EachPlayer()
    assert body.effect == effect.DealDamage(Number(3), objects.TargetObjects(0), objects.TargetPlayers(0))


def test_611_2a_a_trailing_duration_covers_all_verbs_before_it() -> None:
    body = spell("Target creature gets +1/+1 and gains flying until end of turn.")

    assert isinstance(body.effect, effect.Sequence)
    assert [one.duration for one in body.effect.effects if isinstance(one, effect.Continuous)] == [
        duration.UntilEndOfTurn(),
        duration.UntilEndOfTurn(),
    ]


def test_400_7j_it_is_the_exiled_card_but_its_owner_is_that_of_the_creature() -> None:
    body = spell("Exile target creature. Return it to the battlefield under its owner's control.")

    assert isinstance(body.effect, effect.Sequence)
    exiled, returned = body.effect.effects
    assert isinstance(exiled, effect.Move) and isinstance(returned, effect.Move)
    assert returned.what == objects.InSlot(exiled.slot) and exiled.slot
    assert returned.entering.controller == objects.OwnerOf(objects.TargetObjects(0))


def test_if_you_do_asks_whether_the_may_was_done() -> None:
    body = spell("You may draw a card. If you do, discard a card.")

    assert isinstance(body.effect, effect.Sequence)
    may, then = body.effect.effects
    assert isinstance(may, effect.May) and isinstance(then, effect.If)
    assert then.condition == conditions.Happened(may.slot)


def test_701_19c_it_cant_be_regenerated_is_part_of_the_destruction() -> None:
    body = spell("Destroy target creature. It can't be regenerated.")

    assert body.effect == effect.Destroy(objects.TargetObjects(0), no_regeneration=True)


def test_603_4_a_leading_if_of_a_trigger_is_its_intervening_condition() -> None:
    one = permanent("At the beginning of your upkeep, if you control an artifact, draw a card.")

    assert isinstance(one, ability.Triggered)
    assert isinstance(one.condition, conditions.Exists)
    assert one.occurrence == occurrence.BeginningOf(values.UPKEEP, objects.You())
    assert one.body.effect == effect.Draw(objects.You())


def test_a_static_ability_speaks_of_all_that_fit() -> None:
    one = permanent("Other Elves you control get +1/+1.")

    assert isinstance(one, ability.Static)
    (part,) = one.parts
    assert isinstance(part, static.Changes) and isinstance(part.what, objects.Filter)
    assert objects.Other() in part.what.tests
    assert part.changes == (change.Modify(Number(1), Number(1)),)


def test_602_1_costs_before_the_colon() -> None:
    one = permanent("{2}{B}, {T}, Sacrifice another creature: Draw two cards.")

    assert isinstance(one, ability.Activated)
    assert one.cost.mana is not None and one.cost.mana.symbols == ("2", "B")
    assert one.cost.parts[0] == cost.TapThis()
    assert isinstance(one.cost.parts[1], cost.SacrificeObjects)


def triggered(text: str) -> ability.Triggered:
    """Compile the one triggered ability of a permanent."""
    one = permanent(text)
    assert isinstance(one, ability.Triggered)
    return one


def test_603_2_that_spell_is_the_one_that_targets() -> None:
    one = triggered(
        "Whenever a creature you control becomes the target of a spell an opponent controls, "
        "counter that spell unless its controller pays {2}."
    )

    assert isinstance(one.body.effect, effect.MayPay)
    assert one.body.effect.who == objects.ControllerOf(objects.EventOther())
    counter = one.body.effect.otherwise
    assert isinstance(counter, effect.CounterSpell) and counter.what == objects.EventOther()


def test_603_2_it_is_the_subject_of_the_event() -> None:
    one = triggered("Whenever this creature becomes the target of a spell, sacrifice it.")

    assert one.body.effect == effect.SacrificeThese(objects.This())


def test_509_3_that_creature_is_the_other_one_of_a_block() -> None:
    one = triggered(
        "Whenever this creature blocks or becomes blocked by a creature, that creature gets +1/+1 until end of turn."
    )

    creatures = objects.Filter((objects.HasCardType(values.CREATURE),))
    own = objects.Filter((objects.IsSource(),))
    assert one.occurrence == occurrence.AnyOccurrence(
        (occurrence.Blocks(own, creatures), occurrence.BecomesBlocked(own, creatures))
    )
    assert isinstance(one.body.effect, effect.Continuous) and one.body.effect.what == objects.EventOther()


def test_120_3_damage_to_the_source_is_not_damage_to_any_creature() -> None:
    one = triggered("Whenever a creature deals damage to this creature, destroy that creature.")

    assert isinstance(one.occurrence, occurrence.DealsDamage)
    assert one.occurrence.to_objects == objects.Filter((objects.IsSource(),))
    assert isinstance(one.body.effect, effect.Destroy) and one.body.effect.what == objects.EventObject()


def test_for_each_counts_for_each_player_what_is_theirs() -> None:
    body = spell("Each player loses 1 life for each Swamp they control.")

    assert isinstance(body.effect, effect.LoseLife) and isinstance(body.effect.n, CountOf)
    assert objects.ControlledBy(objects.IteratedPlayer()) in body.effect.n.what.tests


def test_for_each_needs_something_to_multiply() -> None:
    _, problems = compile_text("Proliferate for each creature you control.", "Moss Bolt", is_spell=True)

    assert problems and problems[0].construct == "Proliferate"


def test_611_2c_those_creatures_stay_the_same_ones() -> None:
    body = spell("Tap all creatures your opponents control. Until your next turn, those creatures can't block.")

    assert isinstance(body.effect, effect.Sequence)
    kept, _, rule = body.effect.effects
    assert isinstance(kept, effect.SetAside) and isinstance(rule, effect.ContinuousRule)
    (part,) = rule.parts
    assert isinstance(part, static.Restriction) and part.what == objects.InSlot(kept.slot)


def test_601_3e_a_spell_cast_from_among_cards_is_one_of_the_cards() -> None:
    body = spell("Mill three cards. You may cast a creature spell from among them without paying its mana cost.")

    assert isinstance(body.effect, effect.Sequence)
    milled, cast = body.effect.effects
    assert isinstance(milled, effect.Mill)
    creatures = objects.Filter((objects.HasCardType(values.CREATURE),), ())
    assert cast == effect.CastNow(objects.You(), objects.Those(objects.InSlot(milled.slot), creatures))


def test_a_name_ends_before_another_thing_is_named() -> None:
    body = spell("If you control a creature named Ann and a creature named Bea, draw a card.")

    assert isinstance(body.effect, effect.If) and isinstance(body.effect.condition, conditions.AllTrue)
    names = [objects.Named(name) for name in ("Ann", "Bea")]
    for name, one in zip(names, body.effect.condition.conditions, strict=True):
        assert isinstance(one, conditions.Exists) and name in one.what.tests


def test_control_of_one_thing_or_another() -> None:
    body = spell("If you control a Giant or a Wizard, draw a card.")

    assert isinstance(body.effect, effect.If) and isinstance(body.effect.condition, conditions.AnyTrue)
    for one in body.effect.condition.conditions:
        assert isinstance(one, conditions.Exists) and objects.ControlledBy(objects.You()) in one.what.tests


def test_611_2b_as_long_as_you_control_the_source() -> None:
    one = triggered(
        "When this creature enters, another target permanent gains indestructible "
        "for as long as you control this creature."
    )

    own = objects.Filter((objects.IsSource(), objects.ControlledBy(objects.You())))
    assert isinstance(one.body.effect, effect.Continuous)
    assert one.body.effect.duration == duration.ForAsLongAs(conditions.Exists(own))


def test_that_many_is_never_the_amount_of_an_event_without_one() -> None:
    one = triggered(
        "When this enchantment enters, exile all creatures you control. "
        "Then create that many 5/5 red Dragon creature tokens with flying."
    )

    assert isinstance(one.body.effect, effect.Sequence)
    exiled, created = one.body.effect.effects
    assert isinstance(exiled, effect.Move) and isinstance(created, effect.CreateTokens)
    assert created.n == AmountInSlot(exiled.slot)


def test_614_1a_a_card_that_would_be_drawn() -> None:
    one = permanent("If you would draw a card, draw two cards instead.")

    assert isinstance(one, ability.Static)
    drawn = occurrence.Draws(objects.You())
    assert one.parts == (static.Replacement(drawn, effect.Draw(objects.You(), Number(2))),)


def test_614_15_that_many_is_the_number_of_what_does_not_happen() -> None:
    body = spell("Draw two cards. If this spell was cast from a graveyard, draw twice that many cards instead.")

    assert isinstance(body.effect, effect.InsteadIf)
    assert body.effect.instead == effect.Draw(objects.You(), Times(2, Number(2)))


def test_greater_than_each_other_power_is_that_no_other_has_as_much() -> None:
    one = triggered(
        "Whenever another creature enters, draw a card if its power is greater than each other creature's power."
    )

    assert isinstance(one.body.effect, effect.If) and isinstance(one.body.effect.condition, conditions.NotTrue)
    exists = one.body.effect.condition.condition
    assert isinstance(exists, conditions.Exists)
    assert objects.Not(objects.IsOneOf(objects.EventObject())) in exists.what.tests
    assert objects.Stat(POWER, Comparison(AT_LEAST, StatOf(objects.EventObject(), POWER))) in exists.what.tests


def test_201_5a_the_name_in_a_quoted_ability_is_the_object_that_gives_it() -> None:
    one = permanent('Equipped creature has "{T}, Sacrifice Moss Hen: Moss Hen deals 2 damage to any target."')

    assert isinstance(one, ability.Static) and isinstance(one.parts[0], static.Changes)
    (given,) = one.parts[0].changes
    assert isinstance(given, change.AddAbility) and isinstance(given.ability, ability.Activated)
    hen = objects.Filter((objects.IsOneOf(objects.Giver()),))
    assert given.ability.cost.parts == (cost.TapThis(), cost.SacrificeObjects(hen))
    assert isinstance(given.ability.body.effect, effect.DealDamage)
    assert given.ability.body.effect.source == objects.Giver()


def test_it_is_the_creature_that_a_spell_targets() -> None:
    one = triggered("Whenever you cast a spell that targets this creature, put a +1/+1 counter on it.")

    assert one.body.effect == effect.PutCounters(objects.This(), "+1/+1")


def test_400_7_that_creature_is_what_was_destroyed_or_not() -> None:
    body = spell("Destroy target creature. Moss Bolt deals 3 damage to that creature's controller.")

    assert isinstance(body.effect, effect.Sequence) and isinstance(body.effect.effects[1], effect.DealDamage)
    assert body.effect.effects[1].players == objects.ControllerOf(objects.TargetObjects(0))


def test_other_lands_are_other_than_the_one_that_enters() -> None:
    one = triggered(
        "Whenever a Mountain you control enters, if you control at least five other Mountains, draw a card."
    )

    assert isinstance(one.condition, conditions.Compare) and isinstance(one.condition.n, CountOf)
    assert objects.Not(objects.IsOneOf(objects.EventObject())) in one.condition.n.what.tests


def test_a_pronoun_with_two_candidates_is_refused() -> None:
    _, problems = compile_text(
        "Target creature you control fights target creature an opponent controls. Tap it.", "Moss Bolt", is_spell=True
    )

    assert problems and problems[0].construct == "It"


def test_what_is_read_without_a_meaning_is_refused_by_name() -> None:
    _, problems = compile_text("Return target creature to the command zone.", "Moss Bolt", is_spell=True)

    assert problems and problems[0].construct == "ToCommandZone"
