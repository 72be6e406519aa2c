"""How often abilities may be activated, whose costs are told later, and when and for what spells are cast."""

from __future__ import annotations

import pytest

from apnap.abilities.values import HASTE, UPKEEP
from apnap.rules.characteristics import characteristics
from tests.constructs.support import CUB, ELK, NAME, Table, beast, permanent, settle, spanish, spell, written
from tests.rules.support import FOREST, MOUNTAIN

TWICE = "Creatures you control can boast twice during each of your turns rather than once."


@pytest.mark.construct("BoastLine")
@pytest.mark.parametrize(
    ("more", "times"),
    [([], 1), pytest.param([TWICE], 2, marks=pytest.mark.construct("CanBoastTwice"))],
)
def test_702_142_creatures_boast_twice(more: list[str], times: int) -> None:
    braggart = beast("Boast — {0}: You gain 1 life.", name="Braggart")
    table = Table(A={"battlefield": [braggart, *(permanent(one) for one in more)]}, B={}).attack_now("Braggart")

    for _ in range(times):
        table.activate("Braggart").resolve()

    assert (table.life("A"), table.can_activate("Braggart")) == (20 + times, False)


@pytest.mark.construct("ActivateTwiceEachTurn")
def test_606_3_loyalty_abilities_twice_each_turn() -> None:
    line = "You may activate the loyalty abilities of planeswalkers you control twice each turn rather than only once."
    sage = written("[+1]: You gain 1 life.", "Legendary Planeswalker — Sage", name="Sage", loyalty="3")
    table = Table(A={"battlefield": [sage, permanent(line)]}, B={}).start()

    table.activate("Sage").resolve()
    table.activate("Sage").resolve()

    assert (table.life("A"), table.can_activate("Sage")) == (22, False)
    assert spanish(line).startswith(
        "Puedes activar las habilidades de lealtad de los planeswalkers que controlas dos veces"
    )


@pytest.mark.construct("ActivateTwiceThisTurn")
def test_606_3_loyalty_abilities_twice_this_turn() -> None:
    rite = spell(
        "You may activate the loyalty abilities of planeswalkers you control twice this turn rather than only once."
    )
    sage = written("[+1]: You gain 1 life.", "Legendary Planeswalker — Sage", name="Sage", loyalty="3")
    table = Table(A={"battlefield": [sage], "hand": [rite]}, B={}).start()

    table.activate("Sage").resolve()
    assert not table.can_activate("Sage")
    table.cast(NAME).resolve()

    assert table.can_activate("Sage")


@pytest.mark.construct("EachOfThoseOnce", "HasActivatedOf")
def test_602_5b_each_of_the_abilities_only_once() -> None:
    line = (
        "Subject has all activated abilities of all cards you own in exile. You may activate each of those abilities "
        "only once each turn."
    )
    imp = beast("{0}: You gain 1 life.\n{0}: You gain 2 life.", name="Imp")
    table = Table(A={"battlefield": [beast(line)], "exile": [imp]}, B={}).start()

    table.activate(NAME, index=0).resolve()
    table.activate(NAME, index=1).resolve()

    assert (table.life("A"), table.can_activate(NAME)) == (23, False)


@pytest.mark.construct("CostIsItsManaCost", "CostToldName")
def test_702_97_scavenge_for_the_mana_cost_of_the_card() -> None:
    line = "Each creature card in your graveyard has scavenge. The scavenge cost is equal to its mana cost."
    cat, rat = beast(name="Cat", cost="{G}", size=(3, 3)), beast(name="Rat", cost="{B}")
    table = Table(A={"battlefield": [permanent(line), CUB, FOREST], "graveyard": [cat, rat]}, B={}).start()
    assert not table.can_activate("Rat")

    settle(table.activate("Cat"))

    assert table.find("Cub").counter("+1/+1") == 3
    assert table.names("exile", "A") == ["Cat"]


@pytest.mark.construct("CostIsItsManaCost", "CostToldName")
def test_702_119_emerge_for_the_mana_cost_of_the_spell() -> None:
    line = "Each creature spell you cast has emerge. The emerge cost is equal to its mana cost."
    giant = beast(name="Giant", cost="{5}{G}")
    ox = beast(name="Ox", cost="{4}")
    table = Table(A={"battlefield": [permanent(line), ox, FOREST, MOUNTAIN], "hand": [giant]}, B={}).start()

    settle(table.cast("Giant"))

    assert (table.names("battlefield", "A"), table.names("graveyard", "A")) == (
        ["Forest", "Giant", "Mountain", NAME],
        ["Ox"],
    )


@pytest.mark.construct("YourAbilitiesCostAtLeastOne")
def test_118_7_abilities_of_yours_cost_less_but_one_mana() -> None:
    line = (
        "Abilities you activate that aren't mana abilities cost {2} less to activate. This effect can't reduce the "
        "mana in that cost to less than one mana."
    )
    lamp = permanent("{2}: You gain 1 life.\n{3}: Draw a card.", "Artifact", name="Lamp")
    table = Table(A={"battlefield": [permanent(line), lamp, FOREST]}, B={}).start()

    assert [action.index for action in table.actions("Lamp")] == [0, 1]
    table.activate("Lamp").resolve()

    assert (table.life("A"), table.can_activate("Lamp")) == (21, False)


@pytest.mark.construct("WasWarped")
def test_702_185_what_was_cast_for_its_warp_cost() -> None:
    cat = beast("Warp {0}", name="Cat", cost="{5}")
    pump = spell(
        "Target creature gets +1/+1 until end of turn. If that creature was cast for its warp cost, it also gains "
        "haste until end of turn.",
        type_line="Instant",
    )
    table = Table(A={"battlefield": [CUB], "hand": [cat, pump, pump]}, B={}).start()
    table.cast("Cat").resolve()
    table.cast(NAME, "Cat").resolve()
    table.cast(NAME + "#2", "Cub").resolve()

    quick = [
        characteristics(table.state, table.find(name, "battlefield")).keywords & HASTE != 0 for name in ("Cat", "Cub")
    ]
    assert quick == [True, False]


@pytest.mark.construct("FirstSpellWithManaFrom")
def test_601_2h_the_first_spell_paid_with_treasure() -> None:
    line = "The first spell you cast each turn that mana from a Treasure was spent to cast has storm."
    mint = spell("Create two Treasure tokens.", name="Mint")
    cure = spell("You gain 1 life.", name="Cure")
    tonic, salve = (spell("You gain 1 life.", name=name, cost="{1}") for name in ("Tonic", "Salve"))
    table = Table(A={"battlefield": [permanent(line)], "hand": [mint, cure, tonic, salve]}, B={}).start()
    table.cast("Mint").resolve()
    lives = []
    for name in ("Cure", "Tonic", "Salve"):
        settle(table.cast(name))
        lives.append(table.life("A"))

    assert lives == [21, 24, 25]


@pytest.mark.construct("CastAfterTheirUpkeep")
def test_503_2_only_after_an_opponents_upkeep() -> None:
    rite = spell(
        "Cast this spell only during an opponent's turn after their upkeep step.\nDraw a card.", type_line="Instant"
    )
    table = Table(A={}, B={"hand": [rite]}).start("upkeep")

    castable = [table.can_cast(NAME, "B")]
    for step, turn in (("draw", 3), ("end", 3), ("draw", 4)):
        castable.append(table.to(step, turn).can_cast(NAME, "B"))

    assert castable == [False, True, True, False]


@pytest.mark.construct("CastAfterTheirUpkeep", "GetAdditionalStep")
def test_503_2_the_first_of_two_upkeep_steps_is_what_counts() -> None:
    rite = spell(
        "Cast this spell only during an opponent's turn after their upkeep step.\nDraw a card.", type_line="Instant"
    )
    haze = permanent(
        "Enchant player\nAt the beginning of enchanted player's first upkeep each turn, that player gets an additional "
        "upkeep step after this step.",
        "Enchantment — Aura",
        name="Haze",
    )
    table = Table(A={"hand": [haze]}, B={"hand": [rite]}).start()
    settle(table.cast("Haze", "A")).to("upkeep", 3)

    castable = [table.can_cast(NAME, "B")]
    table.passes(2)
    assert table.state.step == UPKEEP
    castable.append(table.can_cast(NAME, "B"))

    assert castable == [False, True]


@pytest.mark.construct("CastThisWayWithFlash")
def test_702_8a_cast_by_leave_as_though_with_flash() -> None:
    shrine = permanent(
        "You may cast creature spells from your graveyard. If you cast a spell this way, you may cast it as though it "
        "had flash."
    )
    table = Table(A={"battlefield": [shrine], "graveyard": [CUB], "hand": [ELK]}, B={}).start("upkeep")

    assert (table.can_cast("Cub"), table.can_cast("Elk")) == (True, False)


@pytest.mark.construct("CyclesThisOrAnother")
def test_702_29c_this_card_or_another_while_it_is_there() -> None:
    line = (
        "Whenever you cycle this card or cycle another card while this enchantment is on the battlefield, you gain 2 "
        "life.\nCycling {0}"
    )
    other = spell("Draw a card.\nCycling {0}", name="Turn")
    table = Table(A={"hand": [permanent(line), other, permanent(line)]}, B={}).start()

    table.activate("Turn").settle()
    assert table.life("A") == 20
    table.activate(NAME).settle()
    assert table.life("A") == 22
