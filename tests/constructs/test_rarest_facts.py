"""Abilities that are countered and their sources, parity of counters, steps of yours, other rare facts."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, DOE, FOX, NAME, Table, beast, permanent, settle, spanish, spell

OIL = spell("Put two oil counters on target permanent.", name="Oil")
FONT = permanent("{0}: You gain 1 life.", "Artifact", name="Font")
REST = permanent("{0}: You gain 1 life.", "Enchantment", name="Rest")


def counters(table: Table, name: str) -> dict[str, int]:
    """Return the counters on a permanent."""
    return dict(table.find(name, "battlefield").counters)


@pytest.mark.construct("IfPermanentsAbilityCountered")
def test_701_6_the_permanent_whose_ability_was_countered() -> None:
    text = (
        "Counter target activated or triggered ability. If a permanent's ability is countered this way, destroy that "
        "permanent."
    )
    card = spell(text, type_line="Instant")
    table = Table(A={"battlefield": [FONT], "hand": [card]}, B={}).start()
    settle(table.activate("Font").cast(NAME))
    assert table.life("A") == 20 and sorted(table.names("graveyard", "A")) == ["Font", NAME]
    assert spanish(text)


@pytest.mark.construct("IfPermanentsAbilityCountered")
def test_701_6_a_card_in_a_graveyard_is_no_permanent() -> None:
    text = "Counter target activated ability. If a permanent's ability is countered this way, you gain 5 life."
    card = spell(text, type_line="Instant")
    grave = beast("{0}: You gain 1 life. Activate only if this card is in your graveyard.", name="Grave")
    table = Table(A={"battlefield": [FONT], "hand": [card], "graveyard": [grave]}, B={}).start()
    settle(table.activate("Font").cast(NAME))
    assert table.life("A") == 25


@pytest.mark.construct("IfAbilityOfThingCountered")
def test_701_6_only_of_such_a_permanent() -> None:
    text = (
        "When this creature enters, counter up to one target activated or triggered ability. If an ability of an "
        "artifact or creature is countered this way, that permanent loses all abilities for as long as this creature "
        "remains on the battlefield."
    )
    card = beast(f"Flash\n{text}")
    for name, can in (("Font", False), ("Rest", True)):
        table = Table(A={"battlefield": [FONT, REST], "hand": [card]}, B={}).start()
        table.activate(name).cast(NAME).resolve()
        settle(table.choose(table.choices[0]))
        assert table.life("A") == 20 and table.can_activate(name) is can
    assert spanish(text)


@pytest.mark.construct("AbilityIsActivated")
def test_602_2_an_ability_of_that_creature_that_is_not_for_mana() -> None:
    text = (
        "Whenever an ability of equipped creature is activated, if it isn't a mana ability, copy that ability. You may "
        "choose new targets for the copy.\nEquip {0}"
    )
    gainer = beast("{0}: You gain 1 life.\n{0}: Add {G}.", name="Gainer")
    table = Table(A={"battlefield": [permanent(text, "Artifact — Equipment"), gainer]}, B={}).start()
    settle(table.activate(NAME))
    settle(table.activate("Gainer"))
    assert table.life("A") == 22
    assert spanish(text.split("\n")[0])


@pytest.mark.construct("HasParityOfCounters")
def test_122_1_an_odd_number_of_counters() -> None:
    text = (
        "{0}: Put an oil counter on this enchantment. Then if it has an odd number of counters on it, you gain 1 life."
    )
    table = Table(A={"battlefield": [permanent(text)]}, B={}).start()
    for life in (21, 21, 22):
        settle(table.activate(NAME))
        assert table.life("A") == life
    assert spanish(text)


@pytest.mark.construct("ThatIsntLegendary")
def test_205_4_that_creature_is_not_legendary() -> None:
    text = "Tap target creature. If that creature isn't legendary, you gain 1 life."
    king = beast(name="King", type_line="Legendary Creature — Beast")
    for target, life in (("Fox", 21), ("King", 20)):
        table = Table(A={"hand": [spell(text)]}, B={"battlefield": [FOX, king]}).start()
        settle(table.cast(NAME, target))
        assert table.life("A") == life
    assert spanish(text)


@pytest.mark.construct("TimesYouDescended")
def test_700_11_how_often_you_descended() -> None:
    text = "You gain X life, where X is the number of times you descended this turn."
    hew = spell("Destroy all creatures.", name="Hew")
    table = Table(A={"battlefield": [CUB, DOE], "hand": [hew, spell(text)]}, B={"battlefield": [FOX]}).start()
    settle(table.cast("Hew"))
    settle(table.cast(NAME))
    assert table.life("A") == 22
    assert spanish(text)


@pytest.mark.construct("DrawsEitherNth")
def test_121_1_the_first_or_second_card_of_a_turn() -> None:
    text = "Whenever you draw your first or second card each turn, you gain 1 life."
    study = spell("Draw three cards.", name="Study")
    table = Table(A={"battlefield": [permanent(text)], "hand": [study]}, B={}).start()
    settle(table.cast("Study"))
    assert table.life("A") == 22
    assert spanish(text)


@pytest.mark.construct("XIsCounters")
def test_107_3c_the_text_says_what_x_is() -> None:
    text = "{X}: You gain X life. X is the number of oil counters on this artifact."
    fount = permanent("{T}: Add {C}{C}{C}.", "Artifact", name="Fount")
    table = Table(A={"battlefield": [permanent(text, "Artifact"), fount], "hand": [OIL]}, B={}).start()
    settle(table.cast("Oil", NAME))
    settle(table.activate(NAME))
    assert table.life("A") == 22
    assert spanish(text)


@pytest.mark.construct("WhileInYourStep")
def test_500_1_during_your_end_step() -> None:
    text = "During your end step, creatures you control get +1/+1."
    table = Table(A={"battlefield": [permanent(text), CUB]}, B={}).start()
    sizes = [table.size("Cub")]
    for step, turn in (("end", 1), ("end", 2)):
        table.to(step, turn)
        sizes.append(table.size("Cub"))
    assert sizes == [(2, 2), (3, 3), (2, 2)]
    assert spanish(text)


@pytest.mark.construct("MayCreateEither")
def test_614_1a_tokens_of_two_kinds_may_be_created_instead() -> None:
    text = (
        "If you would create one or more tokens, you may instead create that many 2/2 green Cat creature tokens with "
        "haste or that many 3/1 green Dog creature tokens with vigilance."
    )
    rise = spell("Create two 1/1 green Snake creature tokens.", name="Rise")
    for answers, there in (((False,), "Snake Token"), ((True, 0), "Cat Token"), ((True, 1), "Dog Token")):
        table = Table(A={"battlefield": [permanent(text)], "hand": [rise]}, B={}).start()
        settle(table.cast("Rise"), *answers)
        assert table.names("battlefield", "A").count(there) == 2
    assert spanish(text)


def test_122_6_the_twelfth_counter() -> None:
    text = "When the twelfth oil counter is put on this artifact, you gain 1 life."
    many = spell("Put eleven oil counters on target permanent.", name="Many")
    table = Table(A={"battlefield": [permanent(text, "Artifact")], "hand": [many, OIL]}, B={}).start()
    settle(table.cast("Many"))
    assert table.life("A") == 20
    settle(table.cast("Oil"))
    assert table.life("A") == 21
    assert spanish(text)


def test_608_2h_counters_of_what_has_just_been_destroyed() -> None:
    text = "{0}: Destroy this artifact and it deals damage to you equal to the number of oil counters on it."
    table = Table(A={"battlefield": [permanent(text, "Artifact")], "hand": [OIL]}, B={}).start()
    settle(table.cast("Oil"))
    settle(table.activate(NAME))
    assert table.life("A") == 18
