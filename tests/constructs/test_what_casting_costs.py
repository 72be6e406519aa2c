"""Casting and playing: from where, for what, when, and for which mana (106.6, 118.9, 601)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, FEN, NAME, WINCH, Table, beast, permanent, played, settle, spell, written

RITE = spell("You gain 1 life.", name="Rite")


@pytest.mark.construct("PlayCard")
def test_you_may_play_lands_from_your_graveyard() -> None:
    seal = permanent("You may play lands from your graveyard.", name="Seal")
    table = Table(A={"battlefield": [seal], "graveyard": [FEN, CUB]}, B={}).start()
    refs = {action.ref for action in table.legal("A")}
    assert table.find("Fen").ref in refs and table.find("Cub").ref not in refs


@pytest.mark.construct("PlayFree")
def test_play_without_paying_its_mana_cost() -> None:
    yak = beast(name="Yak", cost="{9}")
    text = "You may play target creature card from your graveyard without paying its mana cost."
    assert played(text, "Yak", A={"graveyard": [yak]}).names("battlefield") == ["Yak"]


@pytest.mark.construct("SpendOnly")
def test_106_6_spend_this_mana_only_to_cast_creature_spells() -> None:
    land = written("{T}: Add {R}. Spend this mana only to cast creature spells.", "Land", name="Den")
    hand = [beast(name="Red", cost="{R}"), spell("Draw a card.", name="Rite", cost="{R}")]
    table = Table(A={"battlefield": [land], "hand": hand}, B={}).start()
    assert (table.can_cast("Red"), table.can_cast("Rite")) == (True, False)


@pytest.mark.construct("ToActivateAny")
def test_106_6_spend_this_mana_only_to_activate_abilities() -> None:
    land = written("{T}: Add {R}. Spend this mana only to activate abilities.", "Land", name="Den")
    winch = permanent("{R}: You gain 1 life.", "Artifact", name="Winch")
    hand = [spell("Draw a card.", name="Rite", cost="{R}")]
    table = Table(A={"battlefield": [land, winch], "hand": hand}, B={}).start()
    assert not table.can_cast("Rite")
    assert settle(table.activate("Winch")).life("A") == 21


@pytest.mark.construct("AdditionalCostLine")
def test_601_2b_an_additional_cost() -> None:
    rite = spell("As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards.")
    assert not Table(A={"hand": [rite]}, B={}).start().can_cast(NAME)
    table = Table(A={"hand": [rite], "battlefield": [CUB]}, B={}).start()
    settle(table.cast(NAME))
    assert (table.names("battlefield"), len(table.names("hand", "A"))) == ([], 2)


@pytest.mark.construct("ConditionalAlternativeCost")
def test_118_9_if_you_control_an_artifact_you_may_pay_life_instead() -> None:
    text = "If you control an artifact, you may pay 2 life rather than pay this spell's mana cost.\nDraw a card."
    rite = spell(text, cost="{9}")
    assert not Table(A={"hand": [rite]}, B={}).start().can_cast(NAME)
    table = Table(A={"hand": [rite], "battlefield": [WINCH]}, B={}).start()
    assert settle(table.cast(NAME)).life("A") == 18


@pytest.mark.construct("ConditionalFreeCasting")
def test_118_9_if_you_control_an_artifact_you_may_cast_it_free() -> None:
    text = "If you control an artifact, you may cast this spell without paying its mana cost.\nDraw a card."
    rite = spell(text, cost="{9}")
    assert not Table(A={"hand": [rite]}, B={}).start().can_cast(NAME)
    assert Table(A={"hand": [rite], "battlefield": [WINCH]}, B={}).start().can_cast(NAME)


@pytest.mark.parametrize(
    ("limit", "yes", "no"),
    [
        pytest.param(
            "during combat", "begin_combat", "upkeep", marks=pytest.mark.construct("CastOnly", "CastInCombat")
        ),
        pytest.param(
            "during combat before blockers are declared", "declare_attackers", "end_combat",
            marks=pytest.mark.construct("CastBeforeBlocks"),
        ),
        pytest.param(
            "during the declare attackers step", "declare_attackers", "begin_combat",
            marks=pytest.mark.construct("CastInDeclareAttackers"),
        ),
        pytest.param("during your end step", "end", "upkeep", marks=pytest.mark.construct("CastInYourStep")),
        pytest.param("if you control a creature", "upkeep", "", marks=pytest.mark.construct("CastIf")),
    ],
)  # fmt: skip
def test_601_3a_cast_this_spell_only(limit: str, yes: str, no: str) -> None:
    rite = spell(f"Cast this spell only {limit}.\nDraw a card.", type_line="Instant")

    def castable(step: str, *zone: object) -> bool:
        table = Table(A={"hand": [rite], "battlefield": list(zone)}, B={}).start("precombat_main")
        if step in ("declare_attackers", "end_combat"):
            table.attack("Cub")
        if step != "declare_attackers":
            table.to(step, turn=3 if step == "upkeep" else None)
        return table.can_cast(NAME)

    assert castable(yes, CUB)
    assert not (castable(no, CUB) if no else castable(yes))


@pytest.mark.construct("CostsLess")
@pytest.mark.construct("CostsMore")
@pytest.mark.parametrize(
    ("text", "castable"), [("Spells cost {1} less to cast.", True), ("Spells cost {1} more to cast.", False)]
)
def test_601_2f_spells_cost_less_or_more(text: str, castable: bool) -> None:
    both = permanent(f"{text}\nSpells cost {{1}} {'more' if 'less' in text else 'less'} to cast.", name="Both")
    read = spell("Draw a card.", cost="{1}")
    table = Table(A={"battlefield": [permanent(text, name="Seal")], "hand": [read]}, B={}).start()
    assert table.can_cast(NAME) is castable
    table = Table(A={"battlefield": [both], "hand": [read]}, B={}).start()
    assert not table.can_cast(NAME)


@pytest.mark.construct("OthersSpellsCost")
def test_601_2f_spells_your_opponents_cast_cost_more() -> None:
    seal = permanent("Spells your opponents cast cost {1} more to cast.", name="Seal")
    song = written("Draw a card.", "Instant", name="Song")
    table = Table(A={"battlefield": [seal], "hand": [RITE]}, B={"hand": [song]})
    assert table.start().can_cast("Rite")
    table.passes()
    assert not table.can_cast("Song", "B")
