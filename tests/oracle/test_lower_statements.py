"""Single statements: what objects become, chapters, limits, other amounts, permissions, this turn's history."""

from __future__ import annotations

import pytest

from apnap.abilities import ability, change, duration, effect, mana, objects, occurrence, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities.quantity import EventAmount, Number, Plus, Times
from apnap.oracle.compile import compile_text
from apnap.oracle.twoway import tongue


def compiled(text: str, *, is_spell: bool = False) -> tuple[ability.Ability, ...]:
    """Compile a face, all of which must be understood."""
    abilities, problems = compile_text(text, "Moss Hen", is_spell=is_spell)
    assert not problems, problems
    return abilities


def part(text: str) -> object:
    """Compile a static ability of one part."""
    (one,) = compiled(text)
    assert isinstance(one, ability.Static)
    (found,) = one.parts
    return found


def instruction(text: str) -> effect.Effect:
    """Compile a spell of one instruction."""
    (one,) = compiled(text, is_spell=True)
    assert isinstance(one, ability.Spell)
    return one.body.effect


def test_205_1b_an_artifact_that_becomes_an_artifact_creature_keeps_its_types() -> None:
    (one,) = compiled("{2}: This artifact becomes a 2/2 Golem artifact creature until end of turn.")

    assert isinstance(one, ability.Activated) and isinstance(one.body.effect, effect.Continuous)
    types, size = one.body.effect.changes
    both = values.ARTIFACT | values.CREATURE
    assert types == change.SetTypes(both, ("Golem",), keep_card_types=True)
    assert size == change.SetBase(Number(2), Number(2))


def test_205_1a_what_becomes_a_creature_is_nothing_else_unless_it_is_still_a_land() -> None:
    plain = instruction("Target permanent becomes a 1/1 Frog creature until end of turn.")
    still = instruction("Target land becomes a 1/1 Frog creature until end of turn. It's still a land.")

    assert isinstance(plain, effect.Continuous) and isinstance(still, effect.Continuous)
    assert plain.changes[0] == change.SetTypes(values.CREATURE, ("Frog",))
    assert still.changes[0] == change.AddTypes(values.CREATURE, 0, ("Frog",))


def test_205_1b_in_addition_to_its_other_types() -> None:
    found = part("Enchanted creature is a Zombie in addition to its other types.")

    assert found == static.Changes(objects.AttachedHost(), (change.AddTypes(0, 0, ("Zombie",)),))


def test_714_2c_a_line_of_two_chapters_is_two_abilities() -> None:
    first, second = compiled("I, II — Draw a card.")

    for one, number in ((first, 1), (second, 2)):
        assert isinstance(one, ability.Triggered) and one.keyword == f"chapter {number}"
        assert isinstance(one.occurrence, occurrence.CountersPut) and one.occurrence.reaching == number
        assert one.body.effect == effect.Draw(objects.You())


def test_106_6_the_mana_of_the_sentence_before_is_limited() -> None:
    (one,) = compiled(
        "{T}: Add {C}{C}. Spend this mana only to cast artifact spells or activate abilities of artifacts."
    )

    assert isinstance(one, ability.Activated) and isinstance(one.body.effect, effect.AddMana)
    limit = one.body.effect.restriction
    artifacts = objects.HasCardType(values.ARTIFACT)
    assert isinstance(limit, mana.ManaRestriction) and limit.abilities == objects.Filter((artifacts,))
    assert limit.spells is not None and artifacts in limit.spells.tests


def test_707_10c_new_targets_for_the_copy() -> None:
    copied = "Copy target instant spell."

    assert isinstance(one := instruction(copied), effect.CopySpell) and not one.new_targets
    more = instruction(copied + " You may choose new targets for the copy.")
    assert isinstance(more, effect.CopySpell) and more.new_targets


def test_601_3b_a_card_may_be_played_for_a_while() -> None:
    (one,) = compiled("When this creature enters, exile the top card of your library. You may play it this turn.")

    assert isinstance(one, ability.Triggered) and isinstance(one.body.effect, effect.Sequence)
    exiled, allowed = one.body.effect.effects
    assert isinstance(exiled, effect.Move) and isinstance(allowed, effect.ContinuousRule)
    assert allowed.parts == (static.MayPlay(objects.You(), objects.InSlot(exiled.slot), lands=True),)
    assert allowed.duration == duration.UntilEndOfTurn()


def test_614_1a_twice_that_many_counters() -> None:
    found = part(
        "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are "
        "put on it instead."
    )

    assert isinstance(found, static.ModifyAmount) and isinstance(found.occurrence, occurrence.CountersPut)
    assert found.n == Plus(EventAmount(), Number(1))


def test_614_1a_damage_to_anybody_is_doubled() -> None:
    found = part("If a source would deal damage to a permanent or player, it deals double that damage to that "
                 "permanent or player instead.")  # fmt: skip

    assert isinstance(found, static.ModifyAmount) and found.n == Times(2, EventAmount())
    assert isinstance(found.occurrence, occurrence.DealsDamage)
    assert found.occurrence.to_objects is None and found.occurrence.to_players is None


def test_614_1c_entering_tapped_unless_something_is_paid() -> None:
    found = part("As this land enters, you may pay 2 life. If you don't, it enters tapped.")

    assert isinstance(found, static.EntersModified) and found.entering.tapped
    assert isinstance(found.effect, effect.MayPay)
    assert found.condition == conditions.NotTrue(conditions.Happened(found.effect.slot))


def test_502_3_it_may_stay_tapped() -> None:
    found = part("You may choose not to untap this creature during your untap step.")

    assert found == static.Restriction(static.MAY_STAY_TAPPED, objects.This())


def test_603_7_a_delayed_trigger_of_this_turn_may_still_speak_of_what_was_chosen_before() -> None:
    found = instruction("Until end of turn, whenever a creature you control attacks, draw a card.")

    assert isinstance(found, effect.DelayedTrigger) and not found.once
    assert found.duration == duration.UntilEndOfTurn()
    assert isinstance(found.ability, ability.Triggered)
    assert isinstance(found.ability.occurrence, occurrence.Attacks)


def test_four_card_types_among_cards_in_your_graveyard() -> None:
    (one,) = compiled(
        "This creature gets +1/+1 as long as there are four or more card types among cards in your graveyard."
    )

    assert isinstance(one, ability.Static) and isinstance(one.condition, conditions.Compare)
    assert isinstance(one.condition.n, quantity.DistinctOf)
    assert one.condition.n.what.zones == (values.GRAVEYARD,)
    assert one.condition.n.of == quantity.DISTINCT_CARD_TYPES


def test_615_1_static_prevention_and_a_shield_are_told_apart() -> None:
    always = part("Prevent all damage that would be dealt to this creature.")
    shield = instruction("Prevent all damage that would be dealt to target creature this turn.")

    assert isinstance(always, static.Prevention)
    assert shield == effect.PreventDamage(None, objects.TargetObjects(0))


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("you attacked this turn", occurrence.PlayerAttacks(objects.You())),
        ("you've drawn two or more cards this turn", occurrence.Draws(objects.You())),
    ],
)
def test_what_has_happened_this_turn(condition: str, expected: occurrence.Occurrence) -> None:
    (one,) = compiled(f"At the beginning of your end step, if {condition}, draw a card.")

    assert isinstance(one, ability.Triggered) and isinstance(one.condition, conditions.ThisTurnHappened)
    assert one.condition.occurrence == expected


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Counter target activated ability or colorless spell.", 2),
        ("Destroy target nontoken artifact or creature.", 3),
    ],
)
def test_a_modifier_of_a_list_of_nouns_is_said_of_one_or_of_all(text: str, wanted: int) -> None:
    (one,) = compiled(text, is_spell=True)

    assert isinstance(one, ability.Spell)
    (target,) = one.body.targets
    assert target.objects is not None
    alternatives = next(test for test in target.objects.tests if isinstance(test, objects.AnyOf))
    apart = all(isinstance(test, objects.AllOf) for test in alternatives.tests)
    assert apart == (wanted == 2)


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        (
            "You may look at the top card of your library any time.",
            "Puedes mirar la primera carta de tu biblioteca en cualquier momento.",
        ),
        (
            "If you would gain life, you gain twice that much life instead.",
            "Si fueras a ganar vidas, en vez de eso, ganas el doble de esa cantidad de vidas.",
        ),
    ],
)
def test_statements_go_to_spanish_and_back(english: str, spanish: str) -> None:
    tree = tongue("en").read(english).tree

    assert tongue("en").print(tree) == english
    assert tongue("es").print(tree) == spanish
    assert tree in tongue("es").read(spanish).trees
