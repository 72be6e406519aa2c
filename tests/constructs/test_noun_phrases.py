"""Noun phrases: pronouns, two descriptions at once, counters and other marks, whose they are (109)."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    ELK,
    FOX,
    NAME,
    SEAL,
    THEIRS,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spell,
    written,
)

CUB, DOE = beast(name="Cub", size=(1, 3)), beast(name="Doe", size=(4, 1))
HERD = {"battlefield": [CUB, DOE, ELK, WINCH, SEAL]}
RITE, SONG = spell("Draw a card.", name="Rite"), spell("Draw a card.", name="Song", type_line="Instant")


@pytest.mark.construct("Itself")
def test_itself() -> None:
    table = played("Target creature deals damage to itself equal to its power.", "Doe", A=HERD)
    assert table.names("graveyard") == ["Doe", NAME]


@pytest.mark.construct("Them")
def test_them() -> None:
    table = Table(A={"hand": [spell("Creatures you control get +1/+1 until end of turn. Untap them.")], **HERD}, B={})
    table.start().attack("Elk").to("postcombat_main")
    settle(table.cast(NAME))
    assert (table.find("Elk").tapped, table.size("Elk")) == (False, (3, 3))


@pytest.mark.construct("UpToOfThem")
def test_up_to_two_of_them() -> None:
    text = (
        "Look at the top four cards of your library. Put up to two of them into your hand and the rest into your "
        "graveyard."
    )
    table = played(text, "Elk", "done", A={"library": [CUB, DOE, ELK, FOX]})
    assert (table.names("hand", "A"), table.names("graveyard")) == (["Elk"], ["Cub", "Doe", "Fox", NAME])


@pytest.mark.construct("CountedOfThose")
def test_two_of_those_cards() -> None:
    text = (
        "Look at the top three cards of your library. Put two of those cards into your hand and the rest into your "
        "graveyard."
    )
    table = played(text, "Cub", "Elk", A={"library": [CUB, DOE, ELK]})
    assert (table.names("hand", "A"), table.names("graveyard")) == (["Cub", "Elk"], ["Doe", NAME])


@pytest.mark.construct("EitherKind")
def test_instant_and_or_sorcery_cards() -> None:
    text = "Return up to two target instant and/or sorcery cards from your graveyard to your hand."
    table = played(text, "Rite", "Song", A={"graveyard": [RITE, SONG, CUB]})
    assert table.names("hand", "A") == ["Rite", "Song"]


@pytest.mark.construct("EitherHead")
def test_artifacts_and_or_creatures() -> None:
    table = Table(A={"hand": [spell("Destroy up to two target artifacts and/or enchantments.")], **HERD}, B={}).start()
    table.cast(NAME)
    assert set(table.offered()) == {"Winch", "Seal"}


@pytest.mark.construct("EitherNouns")
def test_one_number_of_two_descriptions() -> None:
    text = "You gain life equal to the number of artifacts and/or enchantments you control."
    assert played(text, A=HERD).life("A") == 22


@pytest.mark.construct("PlayerAndObject")
def test_each_opponent_and_each_creature_they_control() -> None:
    table = played("Subject deals 3 damage to each opponent and each creature they control.", A=HERD, B=THEIRS)
    assert (table.life("B"), table.names("battlefield", "B"), len(table.names("battlefield", "A"))) == (17, [], 5)


@pytest.mark.construct("AdditionalOne")
def test_an_additional_card() -> None:
    clock = permanent("At the beginning of your draw step, draw an additional card.")
    table = Table(A={"battlefield": [clock]}, B={}).start("precombat_main", turn=3)
    assert len(table.names("hand", "A")) == 2


@pytest.mark.construct("AdditionalSome")
def test_two_additional_cards() -> None:
    clock = permanent("At the beginning of your draw step, draw two additional cards.")
    table = Table(A={"battlefield": [clock]}, B={}).start("precombat_main", turn=3)
    assert len(table.names("hand", "A")) == 3


@pytest.mark.construct("TwiceX")
def test_107_3_twice_x() -> None:
    rite = spell("You gain twice X life.", cost="{X}")
    forest = written("", "Basic Land — Forest", name="Forest")
    table = Table(A={"hand": [rite], "battlefield": [forest, forest]}, B={}).start()
    settle(table.cast(NAME).choose(2))
    assert table.life("A") == 24


@pytest.mark.construct("XCount")
def test_107_3_x_cards() -> None:
    rite = spell("Draw X cards.", cost="{X}")
    forest = written("", "Basic Land — Forest", name="Forest")
    table = Table(A={"hand": [rite], "battlefield": [forest, forest]}, B={}).start()
    settle(table.cast(NAME).choose(2))
    assert table.names("hand", "A") == ["Wastes", "Wastes"]


@pytest.mark.construct("TwiceThatMuch")
def test_614_twice_that_much_life() -> None:
    seal = permanent("If you would gain life, you gain twice that much life instead.")
    assert played("You gain 2 life.", A={"battlefield": [seal]}).life("A") == 24


@pytest.mark.construct("TwiceThatMany")
def test_twice_that_many_cards() -> None:
    seal = permanent("If damage would be dealt to you, prevent that damage and mill twice that many cards.")
    table = played("Subject deals 1 damage to each player.", A={"battlefield": [seal]})
    assert (table.life("A"), table.names("graveyard", "A")) == (20, [NAME, "Wastes", "Wastes"])


def test_that_many_cards() -> None:
    horn = beast("Whenever this creature deals combat damage to a player, draw that many cards.", size=(3, 3))
    table = Table(A={"battlefield": [horn]}, B={}).start()
    table.attack(NAME).to("postcombat_main")
    assert len(table.names("hand", "A")) == 3


@pytest.mark.construct("OfObject")
def test_target_creature_s_power() -> None:
    assert played("You gain life equal to target creature's power.", "Doe", A=HERD).life("A") == 24


@pytest.mark.construct("TheirOwners")
def test_to_their_owners_hands() -> None:
    table = played("Return all creatures to their owners' hands.", A=HERD, B=THEIRS)
    assert (table.names("hand", "A"), table.names("hand", "B")) == (["Cub", "Doe", "Elk"], ["Fox"])


@pytest.mark.construct("PlayerOwns")
def test_all_artifacts_target_player_owns() -> None:
    table = played("Return all creatures target player owns to their hand.", "B", A=HERD, B=THEIRS)
    assert (table.names("hand", "A"), table.names("hand", "B")) == ([], ["Fox"])


def test_spells_you_cast() -> None:
    seal = permanent("Creature spells you cast cost {1} less to cast.")
    table = Table(A={"battlefield": [seal], "hand": [beast(name="Yak", cost="{1}")]}, B={}).start()
    assert table.can_cast("Yak")


@pytest.mark.construct("WithSameName")
def test_all_other_creatures_with_the_same_name() -> None:
    text = "Exile target creature and all other creatures with the same name as that creature."
    table = played(text, "Cub", A={"battlefield": [CUB, CUB, DOE]})
    assert table.names("battlefield") == ["Doe"]


@pytest.mark.construct("WithAnyCounter")
def test_with_a_counter_on_it() -> None:
    grow = spell("Put a +1/+1 counter on target creature.", name="Grow")
    crush = spell("Destroy target creature with a counter on it.")
    table = Table(A={"hand": [grow, crush], **HERD}, B=THEIRS).start()
    assert not table.can_cast(NAME)
    settle(table.cast("Grow", "Fox"))
    settle(table.cast(NAME))
    assert "Fox" not in table.names("battlefield")


@pytest.mark.construct("WithNoCounters")
def test_with_no_counters_on_them() -> None:
    grow = spell("Put a +1/+1 counter on target creature.", name="Grow")
    crush = spell("Destroy all creatures with no counters on them.")
    table = Table(A={"hand": [grow, crush], **HERD}, B=THEIRS).start()
    settle(table.cast("Grow", "Fox"))
    settle(table.cast(NAME))
    assert table.names("battlefield") == ["Fox", "Seal", "Winch"]


@pytest.mark.construct("WithCounters")
def test_with_oil_counters_on_them() -> None:
    oil = spell("Put an oil counter on target creature.", name="Oil")
    lord = permanent("Creatures you control with oil counters on them get +1/+1.")
    table = Table(A={"hand": [oil], "battlefield": [CUB, ELK, lord]}, B={}).start()
    settle(table.cast("Oil", "Cub"))
    assert (table.size("Cub"), table.size("Elk")) == ((2, 4), (2, 2))


@pytest.mark.construct("AtRandom")
def test_a_card_at_random() -> None:
    text = "Return two creature cards at random from your graveyard to your hand."
    table = played(text, A={"graveyard": [CUB, DOE, ELK]})
    assert len(table.names("hand", "A")) == 2


@pytest.mark.construct("OfChosenType")
def test_creatures_of_the_chosen_type() -> None:
    banner = permanent("As this enchantment enters, choose a creature type.\nCreatures of the chosen type get +1/+1.")
    bird = beast(name="Bird", type_line="Creature — Bird")
    table = Table(A={"hand": [banner], "battlefield": [bird, ELK]}, B={}).start()
    settle(table.cast(NAME), "Bird")
    assert (table.size("Bird"), table.size("Elk")) == ((3, 3), (2, 2))


@pytest.mark.construct("OfChosenColor")
def test_creatures_of_the_chosen_color() -> None:
    banner = permanent("As this enchantment enters, choose a color.\nCreatures of the chosen color get +1/+1.")
    red = beast(name="Red", cost="{R}")
    table = Table(A={"hand": [banner], "battlefield": [red, ELK]}, B={}).start()
    settle(table.cast(NAME), "red")
    assert (table.size("Red"), table.size("Elk")) == ((3, 3), (2, 2))


@pytest.mark.construct("OfYourChoice")
def test_609_7_a_source_of_your_choice() -> None:
    text = "Prevent all damage a source of your choice would deal this turn."
    shield = written(text, "Instant")
    table = Table(A={"battlefield": [ELK, DOE]}, B={"hand": [shield]}).start()
    table.attack("Elk", "Doe").passes()
    settle(table.cast(NAME), "Doe")
    table.to("postcombat_main")
    assert table.life("B") == 18


@pytest.mark.construct("OfTheirChoice")
def test_each_player_chooses_their_own() -> None:
    table = played("Each player sacrifices a creature of their choice.", "Cub", A=HERD, B=THEIRS)
    assert table.names("battlefield") == ["Doe", "Elk", "Seal", "Winch"]


@pytest.mark.construct("AttachedToThing")
def test_for_each_aura_attached_to_it() -> None:
    lord = beast("This creature gets +1/+1 for each Aura attached to it.")
    aura = permanent("Enchant creature", "Enchantment — Aura", name="Veil")
    table = Table(A={"battlefield": [lord], "hand": [aura]}, B={}).start()
    settle(table.cast("Veil"))
    assert table.size(NAME) == (3, 3)


@pytest.mark.construct("NamedSelf")
def test_creatures_named_as_this_card() -> None:
    pack = beast("This creature gets +1/+1 for each other creature named Subject you control.")
    table = Table(A={"battlefield": [pack, pack, ELK]}, B={}).start()
    assert table.size(NAME) == (3, 3)


@pytest.mark.construct("PlayerLasting")
def test_an_additional_land_this_turn() -> None:
    fen = written("", "Land", name="Fen")
    table = played("You may play an additional land this turn.", A={"hand": [fen, fen, fen]})
    table.play("Fen").play("Fen")
    assert not table.actions("Fen", "hand")


@pytest.mark.construct("EqualToQuantity")
def test_mana_value_equal_to_the_number_of_counters() -> None:
    ooze = permanent(
        "{0}: Put a +1/+1 counter on this artifact.\n"
        "{0}: Destroy each creature with mana value equal to the number of +1/+1 counters on this artifact.",
        "Artifact",
    )
    one = beast(name="One", cost="{1}")
    table = Table(A={"battlefield": [ooze]}, B={"battlefield": [one, ELK]}).start()
    settle(table.activate(NAME))
    settle(table.activate(NAME, index=1))
    assert table.names("battlefield") == ["Elk", NAME]
