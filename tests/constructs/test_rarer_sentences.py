"""Whole sentences of few cards each: pacts, choices as something enters, events that come later."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import characteristics
from tests.constructs.support import (
    BEAR,
    CUB,
    ELK,
    NAME,
    WINCH,
    Table,
    beast,
    permanent,
    settle,
    spell,
    written,
)
from tests.rules.support import FOREST, ISLAND, SWAMP


@pytest.mark.construct("PayAtNext")
@pytest.mark.parametrize("paid", [True, False])
def test_603_7_pay_at_the_next_upkeep_or_lose(paid: bool) -> None:
    line = "You gain 1 life. At the beginning of your next upkeep, pay {1}. If you don't, you lose the game."
    table = Table(A={"hand": [spell(line)], "battlefield": [FOREST]}, B={}).start()
    table.cast(NAME).resolve()
    table.to("end", 2)

    for _ in range(40):
        if table.state.over or table.decision.kind != 0:
            break
        table.passes()
    if not table.state.over:
        settle(table, paid)

    assert table.state.over is not paid


@pytest.mark.construct("WhenPutIntoYoursThisTurn")
def test_603_7_when_the_target_comes_to_your_graveyard() -> None:
    line = (
        "Sacrifice Subject: When target creature is put into your graveyard this turn, return that card to the "
        "battlefield."
    )
    scout = written(line, "Legendary Creature — Scout", size=(2, 2))
    doom = spell("Destroy target creature.", name="Doom")
    table = Table(A={"battlefield": [scout, CUB, ELK], "hand": [doom, doom]}, B={}).start()
    settle(table.activate(NAME, "Cub"))

    settle(table.cast("Doom", "Elk"))
    settle(table.cast("Doom#2"))

    assert table.names("battlefield", "A") == ["Cub"]


@pytest.mark.construct("WhenItLeavesOrUntaps")
@pytest.mark.parametrize("way", ["untap", "leave"])
def test_603_7_when_it_leaves_or_becomes_untapped(way: str) -> None:
    line = (
        "{T}: Gain control of target creature for as long as you control Subject. When Subject leaves the battlefield "
        "or becomes untapped, destroy that creature. It can't be regenerated."
    )
    thief = written(line, "Legendary Creature — Rogue", size=(1, 1))
    end = spell("Untap target creature." if way == "untap" else "Exile target creature.", name="End")
    table = Table(A={"battlefield": [thief], "hand": [end]}, B={"battlefield": [CUB]}).start()
    settle(table.activate(NAME, "Cub"))
    assert table.find("Cub").controller == 1

    settle(table.cast("End", NAME))

    assert table.names("graveyard", "B") == ["Cub"]


@pytest.mark.construct("EntersTappedForCounters")
@pytest.mark.parametrize("tapped", [True, False])
def test_614_1c_it_may_enter_tapped_for_counters(tapped: bool) -> None:
    line = "You may have this land enter tapped. If you do, you get two rad counters."
    table = Table(A={"hand": [permanent(line, "Land", name="Base")]}, B={}).start()

    table.play("Base").choose(tapped)

    assert table.find("Base").tapped is tapped
    assert table.state.players[0].counters == ((("rad", 2),) if tapped else ())


@pytest.mark.construct("ChoosesThenPays")
@pytest.mark.parametrize("paid", [True, False])
def test_614_1c_a_type_is_chosen_then_life_is_paid(paid: bool) -> None:
    line = (
        "As this land enters, choose a basic land type. Then you may pay 2 life. If you don't, it enters tapped.\n"
        "This land is the chosen type."
    )
    table = Table(A={"hand": [permanent(line, "Land", name="Gate")]}, B={}).start()

    table.play("Gate").choose("Island", paid)

    gate = table.find("Gate")
    assert (gate.tapped, table.life("A")) == (not paid, 18 if paid else 20)
    assert characteristics(table.state, gate).subtypes == {"Island"}


@pytest.mark.construct("EnteringDoesntTriggerOf")
def test_603_6a_abilities_of_opponents_permanents_don_t_trigger() -> None:
    norn = permanent("Permanents entering don't cause abilities of permanents your opponents control to trigger.")
    nurse = permanent("Whenever a creature enters, you gain 1 life.", name="Nurse")
    seats = {"battlefield": [norn, nurse], "hand": [CUB]}
    table = Table(A=seats, B={"battlefield": [nurse]}).start()

    settle(table.cast("Cub"))

    assert (table.life("A"), table.life("B")) == (21, 20)


@pytest.mark.construct("CreateThatHas")
def test_111_3_a_token_whose_size_its_ability_says() -> None:
    line = (
        "Create a white and black Spirit enchantment creature token. It has \"This creature's power and toughness are "
        'each equal to the number of experience counters you have."'
    )
    gain = spell("You get three experience counters.", name="Gain")
    table = Table(A={"hand": [spell(line), gain]}, B={}).start()

    table.cast("Gain").resolve()
    table.cast(NAME).resolve()

    assert table.size("Spirit Token") == (3, 3)


@pytest.mark.construct("SacrificeFiveKinds")
def test_701_21_one_of_each_kind() -> None:
    line = "Each player sacrifices an artifact, a creature, an enchantment, a land, and a planeswalker."
    seal = permanent("", name="Seal")
    table = Table(
        A={"hand": [spell(line)], "battlefield": [WINCH, CUB, BEAR, FOREST]},
        B={"battlefield": [ELK, seal, SWAMP, ISLAND]},
    ).start()

    settle(table.cast(NAME), "Bear", "Swamp")

    assert (table.names("battlefield", "A"), table.names("battlefield", "B")) == (["Cub"], ["Island"])


@pytest.mark.construct("BothIf", "SymbolsWereSpent")
def test_608_2c_either_or_both() -> None:
    line = (
        "You gain 1 life if {G} was spent to cast this spell, and you gain 4 life if {U} was spent to cast this spell."
    )
    lives = []
    for lands in ([FOREST, FOREST], [ISLAND, ISLAND], [FOREST, ISLAND]):
        table = Table(A={"hand": [spell(line, cost="{1}{G/U}")], "battlefield": lands}, B={}).start()
        lives.append(settle(table.cast(NAME)).life("A"))

    assert lives == [21, 24, 25]


@pytest.mark.construct("CantBeSuspected", "ItsNoLongerSuspected")
def test_701_60_it_is_suspected_no_longer_and_never_again() -> None:
    aura = permanent(
        "Enchant creature\nWhen this Aura enters, untap enchanted creature. If it's suspected, it's no longer "
        "suspected.\nEnchanted creature can't become suspected.",
        "Enchantment — Aura",
    )
    doubt = spell("Suspect target creature.", name="Doubt")
    table = Table(A={"battlefield": [CUB], "hand": [doubt, doubt, aura]}, B={}).start()

    menacing = []
    for name in ("Doubt", NAME, "Doubt#2"):
        settle(table.cast(name))
        menacing.append(characteristics(table.state, table.find("Cub")).keywords != 0)

    assert menacing == [True, False, False]


@pytest.mark.construct("ExiledWith")
def test_607_2a_the_exile_of_an_own_token_is_no_linked_ability() -> None:
    vat = permanent(
        "Whenever a nontoken creature dies, you may exile that card. If you do, return each other card exiled with "
        "this artifact to its owner's graveyard.\n{0}: Create a token that's a copy of a card exiled with this "
        "artifact. It gains haste. Exile it at the beginning of the next end step.",
        "Artifact",
        name="Vat",
    )
    doom = spell("Destroy target creature.", name="Doom")
    table = Table(A={"battlefield": [vat, CUB, ELK], "hand": [doom, doom]}, B={}).start()
    settle(table.cast("Doom", "Cub"), True)
    settle(table.cast("Doom#2"), True)
    assert (table.names("exile"), table.names("graveyard", "A")) == (["Elk"], ["Cub", "Doom", "Doom"])

    settle(table.activate("Vat"))
    assert table.names("battlefield", "A") == ["Elk", "Vat"]
    table.to("end")
    settle(table)

    assert table.names("battlefield", "A") == ["Vat"]


@pytest.mark.construct("IfYouDo")
def test_601_3b_if_you_do_of_a_permission() -> None:
    ghoul = beast("You may cast this card from your graveyard. If you do, it enters with a finality counter on it.")
    table = Table(A={"graveyard": [ghoul], "hand": [ghoul]}, B={}).start()

    table.act(table.actions(NAME, "graveyard")[0]).resolve()
    table.act(table.actions(NAME, "hand")[0]).resolve()

    assert sorted(one.counters for one in table.objects("battlefield")) == [(), (("finality", 1),)]


def test_201_5_a_name_that_is_the_verb_of_the_text() -> None:
    grow = spell("Regenerate target creature.", name="Regenerate", type_line="Instant")
    doom = spell("Destroy target creature.", name="Doom")
    table = Table(A={"battlefield": [CUB], "hand": [grow, doom]}, B={}).start()

    settle(table.cast("Regenerate"))
    settle(table.cast("Doom"))

    assert table.find("Cub", "battlefield").tapped
