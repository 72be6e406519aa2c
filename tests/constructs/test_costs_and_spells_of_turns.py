"""Spells by their number, mana of any color, costs by targets, what can't be paid with, tokens not made (601, 609)."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, CUB, DOE, FOX, NAME, Table, beast, permanent, settle, spanish, spell
from tests.rules.support import FOREST, MOUNTAIN, SWAMP

SIP, SUP = (spell("You gain 1 life.", name=name, type_line="Instant") for name in ("Sip", "Sup"))


@pytest.mark.construct("NthSpellThisTurn")
def test_601_2i_the_second_spell_of_all_players() -> None:
    guess = spell("Counter target spell that's the second spell cast this turn.", name="Guess", type_line="Instant")
    table = Table(A={"hand": [SIP]}, B={"hand": [SUP, guess]}).start()

    table.cast("Sip").passes()
    assert not table.can_cast("Guess", "B")
    table.cast("Sup").cast("Guess")
    settle(table)

    assert (table.life("A"), table.life("B")) == (21, 20)


@pytest.mark.construct("ThatIsElsewhere")
def test_400_1_cards_anywhere_but_on_the_battlefield() -> None:
    mage = permanent("Creature cards you own that aren't on the battlefield have flash.", name="Mage")
    table = Table(
        A={"battlefield": [mage], "hand": [CUB, spell("You gain 1 life.", name="Slow")]}, B={"hand": [DOE]}
    ).start()
    table.to("upkeep", 2).passes()

    assert table.can_cast("Cub")
    assert not table.can_cast("Slow")


@pytest.mark.construct("IfInsteadIfSuffix")
def test_614_15_one_condition_instead_of_another() -> None:
    push = (
        "Destroy target creature if it has power 2 or less.\n"
        "Destroy that creature if it has power 4 or less instead if you control an artifact."
    )
    table = Table(A={"hand": [spell(push)]}, B={"battlefield": [FOX]}).start()
    assert settle(table.cast(NAME)).names("battlefield", "B") == ["Fox"]
    winch = permanent("", "Artifact", name="Winch")
    table = Table(A={"hand": [spell(push)], "battlefield": [winch]}, B={"battlefield": [FOX]}).start()

    assert settle(table.cast(NAME)).names("battlefield", "B") == []


@pytest.mark.construct("UnitTargeted")
def test_601_2f_less_for_each_creature_it_targets() -> None:
    adept = permanent("Each instant spell you cast costs {1} less to cast for each creature it targets.", name="Adept")
    fan = spell("Tap up to three target creatures.", name="Fan", cost="{3}", type_line="Instant")
    table = Table(A={"battlefield": [adept, FOREST], "hand": [fan]}, B={"battlefield": [CUB, DOE, FOX]}).start()
    assert table.can_cast("Fan")

    table.cast("Fan", "Cub", "Doe").choose("done")
    settle(table)

    assert [table.find(name).tapped for name in ("Cub", "Doe", "Fox", "Forest")] == [True, True, False, True]


# ------------------------------------------------------------------------------------------------ mana


@pytest.mark.construct("SpendAnyColor")
def test_609_4b_mana_of_any_color() -> None:
    orb = permanent("You may spend mana as though it were mana of any color.", "Artifact", name="Orb")
    table = Table(A={"battlefield": [orb, FOREST], "hand": [beast(cost="{R}")]}, B={"battlefield": [FOREST]}).start()

    settle(table.cast(NAME))

    assert NAME in table.names("battlefield", "A")


@pytest.mark.construct("SpendAnyColorToActivate", "CastWithAnyColor")
def test_609_4b_only_for_some_spells_and_abilities() -> None:
    pot = permanent(
        "You may spend mana as though it were mana of any color to activate abilities of creatures you control.\n"
        "You may spend mana as though it were mana of any color to cast artifact spells.",
        "Artifact",
        name="Pot",
    )
    imp = beast("{R}: You gain 1 life.", name="Imp")
    lamp = permanent("{R}: You gain 1 life.", "Artifact", name="Lamp")
    rod = permanent("", "Artifact", name="Rod", cost="{R}")
    table = Table(A={"battlefield": [pot, imp, lamp, FOREST], "hand": [rod, beast(cost="{R}")]}, B={}).start()

    assert table.can_activate("Imp") and not table.can_activate("Lamp")
    assert table.can_cast("Rod") and not table.can_cast(NAME)


@pytest.mark.construct("DontLoseUnspent")
def test_500_5_red_mana_stays() -> None:
    coil = permanent("You don't lose unspent red mana as steps and phases end.", name="Coil")
    well = permanent("{T}: Add {R}{G}.", "Artifact", name="Well")
    table = Table(options=(("full_control", 1),), A={"battlefield": [coil, well]}, B={}).start()

    table.activate("Well")

    assert table.to("begin_combat").pool() == {"R": 1}


def test_605_1a_what_a_land_adds_instead_counts_as_its_mana() -> None:
    mine = permanent("{T}: Add {C}. If you control a Forest, add {C}{C}{C} instead.", "Land", name="Mine")
    big = beast(cost="{4}")
    assert not Table(A={"battlefield": [mine, MOUNTAIN], "hand": [big]}, B={}).start().can_cast(NAME)
    table = Table(A={"battlefield": [mine, FOREST], "hand": [big]}, B={}).start()

    settle(table.cast(NAME))

    assert NAME in table.names("battlefield", "A")


@pytest.mark.construct("GetSoMuchEnergy")
def test_107_14_six_at_once() -> None:
    table = Table(A={"hand": [spell("You get six {E}.")]}, B={}).start()

    assert settle(table.cast(NAME)).state.players[0].counter("energy") == 6


# ------------------------------------------------------------------------------------------------ what is paid


@pytest.mark.construct("PayWithSacrifices")
def test_601_2h_neither_life_nor_creatures() -> None:
    angel = permanent(
        "Players can't pay life or sacrifice creatures to cast spells or activate abilities.", name="Angel"
    )
    altar = permanent("Sacrifice a creature: You gain 1 life.", name="Altar")
    knife = permanent("Pay 1 life: You gain 2 life.", name="Knife")
    self_ = beast("Sacrifice this creature: You gain 1 life.", name="Self")
    edict = spell("Target player sacrifices a creature of their choice.", name="Edict")
    spirit = spell("You gain 1 life.", name="Spirit", cost="{B/P}")
    board = [altar, knife, self_]
    table = Table(A={"battlefield": [*board, angel], "hand": [edict, spirit]}, B={"battlefield": [CUB]}).start()

    assert not any(table.can_activate(name) for name in ("Altar", "Knife", "Self"))
    assert not table.can_cast("Spirit")
    assert settle(table.cast("Edict", "B")).names("battlefield", "B") == []
    table = Table(A={"battlefield": board, "hand": [spirit]}, B={}).start()
    assert all(table.can_activate(name) for name in ("Altar", "Knife", "Self")) and table.can_cast("Spirit")


@pytest.mark.construct("LifeForBlackMana")
def test_118_9_two_life_for_each_black_mana() -> None:
    lord = permanent("For each {B} in a cost, you may pay 2 life rather than pay that mana.", name="Lord")
    table = Table(A={"battlefield": [lord, SWAMP], "hand": [beast(cost="{B}{B}")]}, B={}).start()

    settle(table.cast(NAME), True, False)

    assert (table.life("A"), table.find("Swamp").tapped) == (18, True)
    assert NAME in table.names("battlefield", "A")
    assert spanish("For each {B} in a cost, you may pay 2 life rather than pay that mana.").startswith("Por cada {B}")


# ------------------------------------------------------------------------------------------------ done this way


@pytest.mark.construct("UpToThatMany")
def test_701_23_up_to_that_many_cards() -> None:
    shift = spell(
        "Sacrifice any number of lands. Search your library for up to that many land cards, put them onto the "
        "battlefield tapped, then shuffle."
    )
    table = Table(
        A={"battlefield": [FOREST, MOUNTAIN], "hand": [shift], "library": [SWAMP, SWAMP, SWAMP]}, B={}
    ).start()

    settle(table.cast(NAME), "Forest", "Mountain", "Swamp", "Swamp#2")

    assert table.names("battlefield", "A") == ["Swamp", "Swamp"]


@pytest.mark.construct("DidntCreateToken")
def test_608_2c_no_token_was_created() -> None:
    fall = permanent(
        "Whenever you gain life, you may pay {G}. If you do, create a token that's a copy of target creature. If you "
        "didn't create a token this way, create a 1/1 green Insect creature token.",
        name="Fall",
    )
    table = Table(A={"battlefield": [fall, BEAR, FOREST], "hand": [SIP, SUP]}, B={}).start()

    settle(table.cast("Sip"), True)
    assert table.names("battlefield", "A") == ["Bear", "Bear", "Fall", "Forest"]
    settle(table.cast("Sup"), "Bear")

    assert "Insect Token" in table.names("battlefield", "A") or "Insect" in table.names("battlefield", "A")


@pytest.mark.construct("CopyIsColored")
def test_707_9b_the_copy_is_red() -> None:
    fork = spell("Copy target instant or sorcery spell, except that the copy is red.", name="Fork", type_line="Instant")
    table = Table(A={"hand": [SIP, fork]}, B={}).start()

    table.cast("Sip").cast("Fork").resolve()
    colors = [table.state.objects[ref >> 24] for ref in table.state.stack]

    from apnap.rules.characteristics import characteristics

    assert [characteristics(table.state, one).colors for one in colors] == [0, 8]


@pytest.mark.construct("WasNot")
def test_608_2h_it_was_nonbasic() -> None:
    rain = "Destroy target land. If that land was nonbasic, you gain 2 life."
    fen = permanent("{T}: Add {B}.", "Land", name="Fen")
    table = Table(A={"hand": [spell(rain)]}, B={"battlefield": [fen]}).start()
    assert settle(table.cast(NAME)).life("A") == 22
    table = Table(A={"hand": [spell(rain)]}, B={"battlefield": [FOREST]}).start()

    assert settle(table.cast(NAME)).life("A") == 20
