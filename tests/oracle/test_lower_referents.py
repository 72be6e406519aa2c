"""What words point back to: some of those, each by itself, known now, or nothing that there is."""

from __future__ import annotations

from apnap.abilities import ability, effect, objects, static, values
from apnap.abilities import condition as conditions
from apnap.abilities.quantity import MANA_VALUE, CostAmount, Least, Minus, Number, StatOf, Times
from apnap.oracle.compile import compile_text


def compiled(text: str, *, is_spell: bool = True) -> tuple[ability.Ability, ...]:
    """Compile a face, all of which must be understood."""
    abilities, problems = compile_text(text, "Moss Hen", is_spell=is_spell)
    assert not problems, problems
    return abilities


def instructions(text: str) -> tuple[effect.Effect, ...]:
    """Compile a spell and return its instructions in order."""
    (one,) = compiled(text)
    assert isinstance(one, ability.Spell)
    found = one.body.effect
    return found.effects if isinstance(found, effect.Sequence) else (found,)


def refused(text: str) -> str:
    """Return the construct at which a spell is refused."""
    _, problems = compile_text(text, "Moss Hen", is_spell=True)
    assert problems
    return problems[0].construct


def test_each_of_those_that_fit_is_not_each_of_those() -> None:
    _, counters = instructions(
        "Tap two target creatures. Put a stun counter on each of those creatures you don't control."
    )

    assert isinstance(counters, effect.PutCounters) and isinstance(counters.on, objects.Those)
    assert counters.on.what == objects.TargetObjects(0)
    assert objects.Not(objects.ControlledBy(objects.You())) in counters.on.filter.tests


def test_those_creatures_alone_are_all_of_them() -> None:
    _, counters = instructions("Tap two target creatures. Put a stun counter on each of those creatures.")

    assert isinstance(counters, effect.PutCounters) and counters.on == objects.TargetObjects(0)


def test_701_44_each_of_several_creatures_explores_by_itself() -> None:
    (found,) = instructions("Each Elf you control explores.")

    assert isinstance(found, effect.ForEachObject) and isinstance(found.what, objects.Each)
    assert isinstance(found.effect, effect.Sequence)
    exploring = found.effect.effects[-1]
    assert isinstance(exploring, effect.If) and isinstance(exploring.then, effect.Sequence)
    told = exploring.then.effects[-1]
    assert isinstance(told, effect.TellAction) and told.what == objects.Iterated()


def test_603_7c_those_creatures_are_known_before_the_delayed_trigger_triggers() -> None:
    remembered, _, later = instructions(
        "Attacking creatures you control get +1/+0 until end of turn. Sacrifice those creatures at the beginning of "
        "the next end step."
    )

    assert isinstance(remembered, effect.SetAside) and isinstance(later, effect.DelayedTrigger)
    assert isinstance(later.ability, ability.Triggered)
    assert later.ability.body.effect == effect.SacrificeThese(objects.InSlot(remembered.slot))


def test_118_9_a_spell_that_may_be_cast_free_under_a_condition_has_an_alternative_cost() -> None:
    first, spell = compiled(
        "If you control a commander, you may cast this spell without paying its mana cost.\nDraw a card."
    )

    assert isinstance(first, ability.Static) and isinstance(first.parts[0], static.AlternativeCost)
    assert isinstance(first.parts[0].condition, conditions.Exists)
    assert isinstance(spell, ability.Spell) and isinstance(spell.body.effect, effect.Draw)


def test_a_creature_that_is_attacking_is_any_such_creature() -> None:
    (found,) = instructions("If a white creature is attacking, draw a card.")

    assert isinstance(found, effect.If) and isinstance(found.condition, conditions.Exists)


def test_115_1_a_target_and_more_for_each_opponent_is_refused() -> None:
    text = "For each opponent, destroy up to one target creature that player controls and that player loses 1 life."
    assert refused(text) == "OpponentUnit"


def test_601_2c_what_is_a_target_only_if_kicked_is_no_target_else() -> None:
    (spell,) = compiled("Destroy target land. If this spell was kicked, destroy another target land.")

    assert isinstance(spell, ability.Spell)
    always, kicked = spell.body.targets
    paid = Least(CostAmount("kicker"), Number(1))
    assert (always.minimum, always.maximum) == (Number(1), Number(1))
    assert (kicked.minimum, kicked.maximum) == (paid, paid)


def test_601_2c_what_is_replaced_if_kicked_is_a_target_only_if_it_was_not() -> None:
    (spell,) = compiled("Exile target artifact. If this spell was kicked, instead exile two target permanents.")

    assert isinstance(spell, ability.Spell)
    plain, kicked = spell.body.targets
    paid = Least(CostAmount("kicker"), Number(1))
    assert plain.minimum == plain.maximum == Minus(Number(1), paid)
    assert kicked.minimum == kicked.maximum == Times(2, paid)


def test_it_is_the_spell_that_was_kicked() -> None:
    _, kicked = instructions("Tap target creature. If this spell was kicked, it deals 2 damage to you.")

    assert isinstance(kicked, effect.If) and isinstance(kicked.then, effect.DealDamage)
    assert kicked.then.source == effect.DealDamage(Number(2)).source


def test_it_behind_the_name_of_the_spell_is_not_the_spell() -> None:
    _, grown = instructions(
        "Tap target creature. If that creature has a +1/+1 counter on it, Moss Hen deals 5 damage to it."
    )

    assert isinstance(grown, effect.If) and isinstance(grown.then, effect.DealDamage)
    assert grown.then.objects == objects.TargetObjects(0)


def test_701_50_a_creature_connives_once() -> None:
    found = instructions("Target creature connives.")

    assert found.count(effect.TellAction("connive", objects.TargetObjects(0))) == 1


def test_601_2c_a_choice_on_resolution_limits_no_target() -> None:
    text = "{U}, Sacrifice this creature: Counter target spell with the same name as a card exiled with this creature."
    _, problems = compile_text(text, "Moss Hen", is_spell=False)

    assert [problem.construct for problem in problems] == ["Targeted"]


def test_614_15_those_cards_are_what_either_instruction_found() -> None:
    searched, shown, *_ = instructions(
        "Search your library for up to two basic Forest cards. If you control an Elf, instead search your library for "
        "up to three land cards. Reveal those cards, put them into your hand, then shuffle."
    )

    assert isinstance(searched, effect.InsteadIf) and isinstance(shown, effect.Reveal)
    assert isinstance(searched.normally, effect.Search) and isinstance(searched.instead, effect.Search)
    assert searched.normally.slot == searched.instead.slot > 0
    assert shown.what == objects.InSlot(searched.normally.slot)


def test_cast_from_anywhere_other_than_the_hand_is_not_cast_at_all() -> None:
    (found,) = instructions("If this spell was cast from anywhere other than your hand, draw a card.")

    assert isinstance(found, effect.If)
    elsewhere = conditions.NotTrue(conditions.CastFrom((values.HAND,)))
    assert found.condition == conditions.AllTrue((conditions.CastFrom(), elsewhere))


def test_115_1_a_target_of_another_players_choice_is_refused() -> None:
    assert refused("Destroy target creature of their choice.") == "Targeted"


def test_all_other_exiled_cards_are_not_the_one_just_exiled() -> None:
    abilities, problems = compile_text(
        "Whenever a creature enters, exile it, then return all other cards exiled with this artifact to their owners' "
        "hands.",
        "Moss Hen",
        is_spell=False,
    )

    assert not problems and isinstance(abilities[0], ability.Triggered)
    assert isinstance(abilities[0].body.effect, effect.Sequence)
    exiled, returned = abilities[0].body.effect.effects
    assert isinstance(exiled, effect.Move) and isinstance(returned, effect.Move)
    assert isinstance(returned.what, objects.Those)
    assert objects.Not(objects.IsOneOf(objects.InSlot(exiled.slot))) in returned.what.filter.tests


def test_that_spell_is_not_the_token_that_was_made() -> None:
    abilities, problems = compile_text(
        "Whenever you cast a sorcery spell, create a 1/1 red Elf creature token. If that spell's mana value is 5 or "
        "greater, create three of those tokens instead.",
        "Moss Hen",
        is_spell=False,
    )

    assert not problems and isinstance(abilities[0], ability.Triggered)
    made = abilities[0].body.effect
    assert isinstance(made, effect.InsteadIf) and isinstance(made.condition, conditions.Compare)
    assert made.condition.n == StatOf(objects.EventObject(), MANA_VALUE)


def test_601_3_cast_spells_from_among_those_cards_is_not_cast_any_spell() -> None:
    text = (
        "Exile the top four cards of your library. Until end of turn, you may cast noncreature spells from among those "
        "cards without paying their mana costs."
    )

    exiled, leave = instructions(text)

    assert isinstance(exiled, effect.Move) and isinstance(leave, effect.ContinuousRule)
    (part,) = leave.parts
    assert isinstance(part, static.MayPlay) and isinstance(part.what, objects.Those)
    assert part.what.what == objects.InSlot(exiled.slot) and not part.lands
    assert objects.Is(objects.IS_SPELL) not in part.what.filter.tests
