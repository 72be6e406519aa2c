"""Copies and their exceptions (707)."""

from __future__ import annotations

import pytest

from apnap.abilities import values
from apnap.abilities.values import ARTIFACT, CREATURE, FLYING, LEGENDARY
from apnap.oracle.twoway import tongue
from apnap.rules.characteristics import characteristics
from tests.constructs.support import BEAR, NAME, THEIRS, Table, beast, permanent, played, spell
from tests.rules.layered import seen

HERO = beast("Flying", name="Hero", size=(3, 3), type_line="Legendary Creature — Human Knight", cost="{W}")


@pytest.mark.construct("BecomesCopy")
def test_707_1_a_copy_until_end_of_turn() -> None:
    rite = spell("Target creature becomes a copy of another target creature until end of turn.")
    table = Table(A={"hand": [rite], "battlefield": [BEAR]}, B={"battlefield": [HERO]}).start()
    table.cast(NAME, "Bear").resolve()
    assert table.names("battlefield", "A") == ["Hero"]
    assert table.to("upkeep", 2).names("battlefield", "A") == ["Bear"]


@pytest.mark.construct("ExceptSuffix", "BecomesCopy", "CopyHasThisAbility", "CopyHas", "CopyHasAndThisAbility")
def test_707_9a_a_copy_that_keeps_the_ability_that_made_it_one() -> None:
    shifter = beast("{0}: This creature becomes a copy of target creature, except it has this ability.")
    other = beast(
        "{0}: This creature becomes a copy of target creature, except it has haste and this ability.", name="Other"
    )
    plain = beast("{0}: This creature becomes a copy of target creature, except it has flying.", name="Plain")
    table = Table(
        A={"battlefield": [shifter, other, plain]}, B={"battlefield": [BEAR, beast(name="Ogre", size=(3, 3))]}
    ).start()
    table.activate(NAME, "Bear").resolve().activate("Bear#1", "Ogre").resolve()
    assert table.names("battlefield", "A") == ["Ogre", "Other", "Plain"], "as a Bear it still had the ability"
    table.activate("Other", "Bear").resolve()
    assert len(seen(table, "Bear").abilities) == 2
    table.activate("Plain", "Ogre#2").resolve()
    found = [seen(table, f"Ogre#{i}") for i in (1, 2)]
    assert sorted(bool(one.keywords & FLYING) for one in found) == [False, True]


@pytest.mark.construct("EntersAsCopyOfAny", "ExceptSuffix", "CopyIsInAddition", "CopyEnters", "CopyIsNamedSelf")
def test_707_5_entering_as_a_copy_with_exceptions() -> None:
    clone = beast(
        "You may have this creature enter as a copy of any creature on the battlefield, except its name is Subject, "
        "it's an artifact in addition to its other types, and it enters with two additional +1/+1 counters on it.",
        size=(0, 0),
    )
    table = Table(A={"hand": [clone], "battlefield": [BEAR]}, B={"battlefield": [HERO]}).start()
    table.cast(NAME).resolve().choose(True, "Hero")
    found = seen(table, NAME)
    assert found.card_types == ARTIFACT | CREATURE
    assert (found.power, found.toughness, bool(found.keywords & FLYING)) == (5, 5, True)


@pytest.mark.construct("EntersAsCopy", "EntersTappedAsCopy", "CopyIsntLegendary")
def test_707_5_of_a_creature_you_control_and_tapped() -> None:
    mirror = beast("You may have this creature enter as a copy of a creature you control.", size=(0, 0))
    spy = beast(
        "You may have this creature enter tapped as a copy of any creature on the battlefield, except it isn't "
        "legendary.",
        name="Spy",
        size=(0, 0),
    )
    table = Table(A={"hand": [mirror, spy], "battlefield": [BEAR]}, B={"battlefield": [HERO]}).start()
    table.cast(NAME).resolve().choose(True)
    assert table.names("battlefield", "A") == ["Bear", "Bear"]
    table.cast("Spy").resolve().choose(True, "Hero")
    found = table.find("Hero#1", "battlefield"), table.find("Hero#2", "battlefield")
    mine = next(one for one in found if one.owner == 0)
    assert mine.tapped
    assert not characteristics(table.state, mine).supertypes & LEGENDARY


@pytest.mark.construct("CreateTappedCopy", "CopyHasSize", "CopyIs", "CopyIsInAdditionToColors", "CopyIsLegendary")
def test_707_2_tokens_that_are_copies_but_for_something() -> None:
    one = spell("Create a tapped token that's a copy of target creature, except it's 1/1.", name="One")
    two = spell("Create two tapped tokens that are copies of target creature, except they're 1/1.", name="Two")
    three = spell("Create a token that's a copy of target creature, except it's a 4/4 black Zombie.", name="Three")
    four = spell(
        "Create a token that's a copy of target creature, except it's a 4/4 black Zombie in addition to its "
        "other colors and types.",
        name="Four",
    )
    five = spell("Create a token that's a copy of target creature, except it's legendary.", name="Five")
    plain = beast("Flying", name="Plain", cost="{W}", type_line="Creature — Human")
    table = Table(A={"hand": [one, two, three, four, five], "battlefield": [plain]}, B={}).start()
    table.cast("One").resolve()
    made = max(table.objects("battlefield"), key=lambda o: o.ref)
    chars = characteristics(table.state, made)
    assert (made.tapped, chars.power, chars.name, bool(chars.keywords & FLYING)) == (True, 1, "Plain", True)
    table.cast("Two", "Plain").resolve()
    assert len(table.objects("battlefield")) == 4
    table.cast("Three", "Plain").resolve()
    chars = characteristics(table.state, max(table.objects("battlefield"), key=lambda o: o.ref))
    assert (chars.subtypes, chars.colors, chars.power) == (frozenset({"Zombie"}), 4, 4)
    table.cast("Four", "Plain").resolve()
    chars = characteristics(table.state, max(table.objects("battlefield"), key=lambda o: o.ref))
    assert (chars.subtypes, chars.colors, chars.power) == (frozenset({"Human", "Zombie"}), 5, 4)
    table.cast("Five", "Plain").resolve()
    assert characteristics(table.state, max(table.objects("battlefield"), key=lambda o: o.ref)).supertypes & LEGENDARY


@pytest.mark.construct("CreateAttackingCopy", "CopyLosesOtherTypes")
def test_707_2_an_attacking_copy_and_one_that_is_only_an_artifact() -> None:
    myriad = beast(
        "Whenever this creature attacks, create a tapped and attacking token that's a copy of target creature "
        "you control."
    )
    table = Table(A={"battlefield": [myriad]}, B={}).start().attack(NAME).resolve().to("postcombat_main")
    assert table.life("B") == 16
    relic = spell(
        "Create a token that's a copy of target creature, except it's an artifact and it loses all other card types."
    )
    table = Table(A={"hand": [relic], "battlefield": [BEAR]}, B={}).start().cast(NAME).resolve()
    assert sorted(seen(table, f"Bear#{i}").card_types for i in (1, 2)) == sorted((CREATURE, ARTIFACT))


@pytest.mark.construct("ExceptSuffix", "CopyIsntLegendary", "CopyThing")
def test_707_10_the_copy_of_a_legendary_spell_isnt_legendary() -> None:
    jackal = permanent("Whenever you cast a creature spell, copy that spell, except the copy isn't legendary.")
    table = Table(
        A={"hand": [HERO], "battlefield": [jackal, *[permanent("{T}: Add {W}.", "Land", name="Field")]]}, B={}
    ).start()
    table.cast("Hero").resolve().resolve().resolve()
    assert table.names("battlefield") == ["Field", "Hero", "Hero", NAME]


def test_a_line_in_spanish_and_back() -> None:
    line = "Create a token that's a copy of target creature you control, except it has flying and it isn't legendary."
    tree = tongue("en").read(line).tree
    spanish = tongue("es").print(tree)
    assert spanish == (
        "Crea una ficha que es una copia de la criatura objetivo que controlas, "
        "excepto que tiene la habilidad de volar y no es legendaria."
    )
    assert tongue("es").read(spanish).tree == tree


@pytest.mark.construct("CopyExceptions")
def test_707_9_a_copy_with_an_exception() -> None:
    text = (
        "Create a token that's a copy of target creature, except it has flying and it's an artifact in addition to its "
        "other types."
    )
    table = played(text, B=THEIRS)
    (token,) = (one for one in table.objects("battlefield") if one.owner == 0)
    found = characteristics(table.state, token)
    assert (found.keywords, found.card_types) == (values.FLYING, values.CREATURE | values.ARTIFACT)


ELK = beast(name="Elk", size=(3, 3))


@pytest.mark.construct("CopyIsNamed")
def test_707_9b_a_copy_with_another_name() -> None:
    table = played(
        "Create a token that's a copy of target creature, except its name is Mirror.", A={"battlefield": [ELK]}
    )
    assert table.size("Mirror") == (3, 3)
