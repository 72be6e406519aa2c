"""What sentences say about the sentences before them: among, the rest, this way, instead, otherwise, linked cards."""

from __future__ import annotations

import pytest

from apnap.abilities import ability, effect, objects, values
from apnap.abilities import condition as conditions
from apnap.abilities.quantity import AmountInSlot, CountObjects, Number, StatOf
from apnap.abilities.walk import walk
from apnap.oracle.compile import compile_text


def compiled(text: str, *, is_spell: bool = False) -> tuple[ability.Ability, ...]:
    """Compile a face, all of which must be understood."""
    abilities, problems = compile_text(text, "Moss Hen", is_spell=is_spell)
    assert not problems, problems
    return abilities


def instructions(text: str) -> tuple[effect.Effect, ...]:
    """Compile a spell and return its instructions in order."""
    (one,) = compiled(text, is_spell=True)
    assert isinstance(one, ability.Spell)
    found = one.body.effect
    return found.effects if isinstance(found, effect.Sequence) else (found,)


def refused(text: str, *, is_spell: bool = True) -> str:
    """Return the construct at which a face is refused."""
    _, problems = compile_text(text, "Moss Hen", is_spell=is_spell)
    assert problems
    return problems[0].construct


def test_608_2d_a_choice_among_shown_cards_and_the_rest_of_them() -> None:
    look, choose, to_hand, to_bottom = instructions(
        "Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of "
        "your library in any order."
    )

    assert isinstance(look, effect.Look) and isinstance(choose, effect.Choose)
    assert choose.among == objects.InSlot(look.slot)
    assert isinstance(to_hand, effect.Move) and to_hand.what == objects.InSlot(choose.slot)
    assert isinstance(to_bottom, effect.Move) and to_bottom.position == effect.BOTTOM
    left = objects.Filter((objects.Not(objects.IsOneOf(objects.InSlot(choose.slot))),), ())
    assert to_bottom.what == objects.Those(objects.InSlot(look.slot), left)


def test_what_is_left_when_the_choice_was_optional_is_known_too() -> None:
    look, may, rest = instructions(
        "Look at the top five cards of your library. You may reveal a creature card from among them and put it into "
        "your hand. Put the rest on the bottom of your library in a random order."
    )

    assert isinstance(look, effect.Look) and isinstance(may, effect.May)
    assert isinstance(rest, effect.Move) and isinstance(rest.what, objects.Those)
    assert rest.what.what == objects.InSlot(look.slot)


def test_the_rest_of_nothing_is_refused() -> None:
    assert refused("Draw a card. Put the rest into your graveyard.") == "TheRest"


def test_701_20_a_card_from_the_revealed_hand_is_chosen_by_you_and_discarded() -> None:
    reveal, choose, discard = instructions(
        "Target player reveals their hand. You choose a nonland card from it. That player discards that card."
    )

    assert isinstance(reveal, effect.Reveal) and isinstance(choose, effect.Choose)
    assert choose.who == objects.You() and choose.among == objects.InSlot(reveal.slot)
    assert discard == effect.DiscardThese(objects.InSlot(choose.slot))


def test_a_count_of_what_was_done_this_way() -> None:
    mill, gain = instructions("Mill four cards. You gain 1 life for each creature card milled this way.")

    assert isinstance(mill, effect.Mill) and isinstance(gain, effect.GainLife)
    creatures = objects.Filter((objects.HasCardType(values.CREATURE),), ())
    assert gain.n == CountObjects(objects.Those(objects.InSlot(mill.slot), creatures))


def test_118_the_sacrificed_creature_is_the_one_that_paid() -> None:
    (one,) = compiled("Sacrifice another creature: You gain life equal to the sacrificed creature's toughness.")

    assert isinstance(one, ability.Activated) and isinstance(one.body.effect, effect.GainLife)
    assert isinstance(one.body.effect.n, StatOf) and one.body.effect.n.what == objects.PaidObjects()


def test_601_2b_a_spell_knows_what_its_additional_cost_sacrificed() -> None:
    _, spell = compiled(
        "As an additional cost to cast this spell, sacrifice a creature.\n"
        "Draw cards equal to the sacrificed creature's power.",
        is_spell=True,
    )

    assert objects.PaidObjects() in list(walk(spell))
    assert refused("Draw cards equal to the sacrificed creature's power.") == "Quality"


def test_607_2a_the_exile_that_another_ability_speaks_of_is_linked() -> None:
    enters, leaves = compiled(
        "When this creature enters, exile target land.\n"
        "When this creature leaves the battlefield, return the exiled card to the battlefield under its owner's "
        "control."
    )

    assert isinstance(enters, ability.Triggered) and isinstance(enters.body.effect, effect.Move)
    assert enters.body.effect.linked
    assert isinstance(leaves, ability.Triggered) and isinstance(leaves.body.effect, effect.Move)
    assert leaves.body.effect.what == objects.Linked()


def test_607_2a_exiled_cards_that_no_ability_exiled_are_refused() -> None:
    _, problems = compile_text(
        "When this creature dies, return the exiled card to the battlefield under its owner's control.",
        "Moss Hen",
        is_spell=False,
    )

    assert problems and problems[0].construct == "ExiledWith"


def test_614_15_instead_takes_the_place_of_an_earlier_instruction() -> None:
    (one,) = instructions(
        "Moss Hen deals 2 damage to target creature. If this spell was kicked, it deals 4 damage instead."
    )

    assert isinstance(one, effect.InsteadIf)
    assert isinstance(one.normally, effect.DealDamage) and isinstance(one.instead, effect.DealDamage)
    assert one.normally.n == Number(2) and one.instead.n == Number(4)
    assert one.instead.objects == one.normally.objects == objects.TargetObjects(0)
    assert one.condition == conditions.CostPaid("kicker")


def test_614_15_it_is_still_where_it_was_when_something_else_happens_instead() -> None:
    (one,) = instructions("Destroy target creature. If that creature is attacking, exile it instead.")

    assert isinstance(one, effect.InsteadIf) and isinstance(one.instead, effect.Move)
    assert one.instead.what == objects.TargetObjects(0)


def test_instead_of_one_of_several_things_of_another_kind_is_refused() -> None:
    (one,) = instructions("Draw a card. If you control an artifact, you gain 3 life instead.")

    assert isinstance(one, effect.InsteadIf) and isinstance(one.normally, effect.Draw)
    assert (
        refused("Draw a card, then discard a card. If you control an artifact, you gain 3 life instead.")
        == "InsteadSuffix"
    )


def test_otherwise_is_the_other_branch_of_the_if_before() -> None:
    reveal, branch = instructions(
        "Reveal the top card of your library. If it's a land card, put it into your hand. Otherwise, you gain 2 life."
    )

    assert isinstance(reveal, effect.Reveal) and isinstance(branch, effect.If)
    assert branch.otherwise == effect.GainLife(objects.You(), Number(2))
    assert refused("Draw a card. Otherwise, you gain 2 life.") == "Otherwise"


def test_each_player_has_a_number_of_their_own() -> None:
    (one,) = instructions("Each player discards their hand, then draws that many cards.")

    assert isinstance(one, effect.ForEachPlayer) and one.who == objects.EachPlayer()
    discard, draw = one.effect.effects if isinstance(one.effect, effect.Sequence) else ()
    assert isinstance(discard, effect.Discard) and discard.who == objects.IteratedPlayer()
    assert draw == effect.Draw(objects.IteratedPlayer(), AmountInSlot(discard.slot))


def test_101_4_what_all_can_do_at_once_is_one_instruction() -> None:
    assert instructions("Each player sacrifices a creature.") == (
        effect.Sacrifice(objects.EachPlayer(), objects.Filter((objects.HasCardType(values.CREATURE),))),
    )


def test_several_players_are_asked_one_after_the_other() -> None:
    (one,) = instructions("Each opponent may draw a card.")

    assert isinstance(one, effect.May) and one.who == objects.EachOpponent()
    assert one.effect == effect.Draw(objects.IteratedPlayer())


def test_for_each_object_it_is_the_object() -> None:
    (one,) = instructions("For each creature you control, put a +1/+1 counter on it.")

    assert isinstance(one, effect.ForEachObject) and isinstance(one.effect, effect.PutCounters)
    assert one.effect.on == objects.Iterated()


def test_that_player_is_who_controls_what_the_event_is_about() -> None:
    (one,) = compiled("Whenever a creature an opponent controls dies, that player loses 1 life.")

    assert isinstance(one, ability.Triggered)
    assert one.body.effect == effect.LoseLife(objects.ControllerOf(objects.EventObject()), Number(1))


def test_701_20_cards_are_revealed_until_one_fits() -> None:
    reveal, to_hand, rest = instructions(
        "Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and "
        "the rest on the bottom of your library in a random order."
    )

    assert isinstance(reveal, effect.RevealUntil)
    assert isinstance(to_hand, effect.Move) and to_hand.what == objects.InSlot(reveal.slot)
    assert isinstance(rest, effect.Move) and rest.what == objects.InSlot(reveal.rest)


@pytest.mark.parametrize(
    ("text", "construct"),
    [
        ("You may choose new targets for the copy.", "NewTargetsForCopy"),
        ("Spend this mana only to cast creature spells.", "SpendOnly"),
        ("It's still a land.", "ItsStill"),
    ],
)
def test_a_sentence_about_nothing_before_it_is_refused(text: str, construct: str) -> None:
    assert refused(text) == construct


def test_109_2_that_creature_is_no_card_that_was_revealed() -> None:
    (rally,) = compiled(
        "Whenever a creature you control attacks, reveal the top card of your library. If it's a land card, put it "
        "into your hand. Otherwise, that creature gets +1/+1 until end of turn."
    )
    boosts = [node.what for node in walk(rally) if isinstance(node, effect.Continuous)]
    assert boosts == [objects.EventObject()]


def test_what_the_other_branch_produced_is_not_spoken_of_in_otherwise() -> None:
    (_, choice) = instructions(
        "Reveal the top card of your library. If it's a land card, put it into your hand. Otherwise, put it into your "
        "graveyard."
    )
    assert isinstance(choice, effect.If)
    assert isinstance(choice.otherwise, effect.Move)
    assert choice.otherwise.what == objects.InSlot(1)


def test_603_7_what_has_not_happened_yet_is_no_condition() -> None:
    assert refused("At the beginning of the next end step, sacrifice a creature. If you do, draw a card.")


def test_106_12_you_tap_only_what_you_control_for_mana() -> None:
    (extra,) = compiled("Whenever you tap a Swamp for mana, add an additional {B}.")
    assert isinstance(extra, ability.Triggered)
    assert any(node == objects.ControlledBy(objects.You()) for node in walk(extra.occurrence))


def test_power_up_is_no_ability_word() -> None:
    (found,), problems = compile_text("Power-up — {5}{U}: Draw a card.", "Moss Hen", is_spell=False)
    assert not problems and isinstance(found, ability.Activated) and found.once and found.cost_changes


@pytest.mark.parametrize(
    "text",
    [
        "{2}{B}: Return this card from your graveyard to your hand.",
        "{B}, Exile another card from your graveyard: Return this card from your graveyard to the battlefield.",
        "Whenever you cast a creature spell, you may return this card from your graveyard to your hand.",
    ],
)
def test_113_6k_an_ability_that_moves_its_card_out_of_a_zone_works_only_there(text: str) -> None:
    (one,) = compiled(text)
    assert isinstance(one, ability.Activated | ability.Triggered)
    assert one.zones == (values.GRAVEYARD,)


def test_a_count_among_those_is_no_count_of_all() -> None:
    (one,) = compiled(
        "{W}: Goblin creatures you control get +X/+X until end of turn, where X is the number of colors among those "
        "creatures."
    )
    assert any(isinstance(node, objects.IsOneOf) for node in walk(one))
