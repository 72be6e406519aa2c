"""Words that are easily lost: how many block, who "that player" is, that tokens are no cards, which token is meant."""

from __future__ import annotations

from apnap.abilities import ability, effect, objects, occurrence, static
from apnap.abilities.cost import Cost
from apnap.abilities.mana import ManaCost
from apnap.abilities.quantity import POWER, CountOf, Number, StatOf
from apnap.abilities.walk import walk
from apnap.oracle.compile import compile_text


def compiled(text: str, *, is_spell: bool = False) -> ability.Ability:
    """Compile a face of one ability."""
    abilities, problems = compile_text(text, "Moss Hen", is_spell=is_spell)
    assert not problems, problems
    (one,) = abilities
    return one


def instructions(text: str) -> tuple[effect.Effect, ...]:
    """Compile a spell and return its instructions in order."""
    one = compiled(text, is_spell=True)
    assert isinstance(one, ability.Spell) and isinstance(one.body.effect, effect.Sequence)
    return one.body.effect.effects


def refused(text: str, *, is_spell: bool = False) -> str:
    """Return the construct at which a face is refused."""
    _, problems = compile_text(text, "Moss Hen", is_spell=is_spell)
    assert problems
    return problems[0].construct


def test_509_1b_blocked_only_by_three_creatures_together() -> None:
    found = compiled("This creature can't be blocked except by three or more creatures.")

    assert isinstance(found, ability.Static)
    assert found.parts == (static.Restriction(static.CANT_BE_BLOCKED_EXCEPT_BY, objects.This(), n=Number(3)),)
    assert refused("This creature can't be blocked except by two or more creatures with flying.")


def test_that_player_is_whose_source_dealt_damage_to_you() -> None:
    found = compiled("Whenever a source an opponent controls deals damage to you, that player loses 2 life.")

    assert isinstance(found, ability.Triggered)
    assert found.body.effect == effect.LoseLife(objects.ControllerOf(objects.EventObject()), Number(2))


def test_108_2b_a_token_put_into_a_graveyard_is_no_card() -> None:
    found = compiled("Whenever a creature card is put into your graveyard from anywhere, you gain 1 life.")
    dies = compiled("Whenever a creature you control dies, you gain 1 life.")

    assert isinstance(found, ability.Triggered) and isinstance(found.occurrence, occurrence.ZoneChanges)
    assert objects.Is(objects.IS_CARD) in found.occurrence.what.tests
    assert objects.Is(objects.IS_CARD) not in tuple(walk(dies))


def test_707_2_that_token_is_the_copy() -> None:
    create, haste, later = instructions(
        "Create a token that's a copy of target creature you control. That token gains haste. Exile it at the "
        "beginning of the next end step."
    )

    assert isinstance(create, effect.CreateCopies) and create.slot
    assert isinstance(haste, effect.Continuous) and haste.what == objects.InSlot(create.slot)
    assert effect.Move(objects.InSlot(create.slot), 6) in tuple(walk(later))


def test_614_15_a_copy_that_was_not_created_is_no_referent() -> None:
    found = compiled(
        "Create a token that's a copy of target token you control. If that token is a Squirrel, instead create two "
        "tokens that are copies of it.",
        is_spell=True,
    )

    copies = [one for one in walk(found) if isinstance(one, effect.CreateCopies)]
    assert [one.what for one in copies] == [objects.TargetObjects(0)] * 2


def test_any_number_of_them_is_not_it() -> None:
    dwarf, equipment, attach = instructions(
        "Choose a Dwarf you control. Attach any number of Equipment you control to it."
    )

    assert isinstance(dwarf, effect.Choose) and isinstance(equipment, effect.Choose)
    assert attach == effect.Attach(objects.InSlot(equipment.slot), objects.InSlot(dwarf.slot))


def test_107_3_who_pays_does_not_choose_a_defined_x() -> None:
    one = compiled(
        "At the beginning of your upkeep, you may pay {X}, where X is the number of creatures you control. If you "
        "don't, tap this creature."
    )
    (paid,) = (node for node in walk(one) if isinstance(node, effect.MayPay))
    assert paid.cost == Cost(ManaCost(("1",))) and isinstance(paid.x_cost, CountOf)


def test_601_2c_a_target_does_not_depend_on_an_x_paid_later() -> None:
    assert refused(
        "When this creature dies, you may pay {X}. If you do, return target creature card with mana value X from "
        "your graveyard to your hand."
    )


def test_it_is_the_source_that_the_sentence_just_named() -> None:
    grows = compiled("Whenever you cast an instant spell, put a +1/+1 counter on this creature and untap it.")
    hurts = compiled("Whenever a creature enters, this creature deals 2 damage to it.")
    fights = compiled("{T}: This creature deals damage equal to its power to target creature.")

    assert effect.Untap(objects.This()) in tuple(walk(grows))
    assert effect.DealDamage(Number(2), objects.EventObject()) in tuple(walk(hurts))
    assert StatOf(objects.This(), POWER) in tuple(walk(fights))


def test_an_equipment_is_not_that_creature() -> None:
    found = compiled(
        "Whenever a creature you control enters, attach up to one target Equipment you control to that creature."
    )

    assert effect.Attach(objects.TargetObjects(0), objects.EventObject()) in tuple(walk(found))


def test_all_cards_revealed_on_the_way_are_revealed_this_way() -> None:
    until, move = instructions(
        "Reveal cards from the top of your library until you reveal a nonland card, then put all cards revealed this "
        "way into your hand."
    )

    assert isinstance(until, effect.RevealUntil) and isinstance(move, effect.Move)
    assert move.what == objects.Together((objects.InSlot(until.slot), objects.InSlot(until.rest)))


def test_603_12_what_follows_a_reflexive_ability_is_in_doubt() -> None:
    start = "Whenever you attack, you may pay {2}. When you do, put a flying counter on target attacking creature. "
    assert refused(start + "You gain 2 life.")
    assert compiled(start + "It becomes an Angel in addition to its other types.")


def test_603_7_that_card_is_the_target_that_died_where_it_is_now() -> None:
    text = "When target creature dies this turn, return that card to the battlefield under its owner's control."

    found = compiled(text, is_spell=True)

    assert isinstance(found, ability.Spell)
    delayed = found.body.effect
    assert isinstance(delayed, effect.DelayedTrigger) and isinstance(delayed.ability, ability.Triggered)
    move = delayed.ability.body.effect
    assert isinstance(move, effect.Move) and move.what == objects.EventObject()
