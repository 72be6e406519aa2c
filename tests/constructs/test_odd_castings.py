"""Rarer things said of casting, of libraries that are exiled from, and of what triggers once more (601, 603, 701)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.constructs.support import (
    CUB,
    NAME,
    SEAL,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)
from tests.rules.support import FOREST, MOUNTAIN, SWAMP

LEAF = spell("You gain 3 life.", name="Leaf", type_line="Instant")
RELIC = permanent("{T}: Draw a card.", "Artifact", name="Relic")
ECHO = spell("You gain 3 life.\nFlashback {0}", name="Echo")


@pytest.mark.construct("MixedKind", "DescribedKind")
def test_205_1_an_artifact_or_non_aura_enchantment_card() -> None:
    text = "Exile each artifact or non-Aura enchantment card from your graveyard."
    bond = permanent("Enchant creature\nEnchanted creature gets +1/+1.", "Enchantment — Aura", name="Bond")
    table = played(text, A={"graveyard": [RELIC, SEAL, bond, CUB]})
    assert sorted(table.names("exile")) == ["Relic", "Seal"]
    more = "Exile each artifact, creature, or non-Aura enchantment card from your graveyard."
    assert len(played(more, A={"graveyard": [RELIC, SEAL, bond, CUB]}).names("exile")) == 3
    assert (
        spanish(more) == "Exilia cada carta de artefacto, criatura o de encantamiento que no sea Aura de tu cementerio."
    )


@pytest.mark.construct("IsOfParity")
@pytest.mark.parametrize(("power", "legal"), [(2, True), (3, False), (0, True)])
def test_107_1_a_number_is_even(power: int, legal: bool) -> None:
    text = "As long as this creature's power is even, you may cast creature spells as though they had flash."
    seats: dict[str, Any] = {"A": {"hand": [CUB], "battlefield": [beast(text, size=(power, 2))]}, "B": {}}
    assert Table(**seats).start("upkeep").can_cast("Cub") is legal


@pytest.mark.construct("PutIntoExileThisWay")
@pytest.mark.parametrize(("grave", "life"), [([CUB], 25), ([], 20)])
def test_701_13_a_card_is_put_into_exile_this_way(grave: list[object], life: int) -> None:
    text = (
        "Exile up to one target creature card from a graveyard. If a card is put into exile this way, you gain 5 life."
    )
    table = Table(A={"hand": [spell(text)], "graveyard": grave}, B={}).start().cast(NAME)
    assert settle(table, *(["Cub"] if grave else [])).life("A") == life


@pytest.mark.construct("AllButBottomCard", "AllButBottom")
@pytest.mark.parametrize(("words", "left"), [("card", 1), ("three cards", 3)])
def test_401_1_all_but_the_bottom_of_a_library(words: str, left: int) -> None:
    only = "AllButBottomCard" if words == "card" else "AllButBottom"
    other = "Exile all but the bottom two cards of your library." if only == "AllButBottomCard" else (
        "Exile all but the bottom card of your library.")  # fmt: skip
    spell(other, name="Other")
    table = played(f"Exile all but the bottom {words} of target opponent's library.")
    assert len(table.library("B")) == left and len(table.names("exile", "B")) == 30 - left
    assert len(table.library("A")) == 30


@pytest.mark.construct("CostsLessIfAndIf")
def test_601_2f_it_costs_less_for_each_of_two_reasons() -> None:
    reasons = "if you control an artifact and {1} less to cast if you control a Swamp."
    text = f"This spell costs {{1}} less to cast {reasons}"
    for mine, legal in (([RELIC, SWAMP], True), ([RELIC], False), ([SWAMP], False)):
        card = beast(text, cost="{3}" if SWAMP in mine else "{2}")
        table = Table(A={"hand": [card], "battlefield": mine}, B={}).start()
        assert table.can_cast(NAME) is legal


@pytest.mark.construct("AreOnTheBattlefield")
def test_603_8_when_no_creatures_are_on_the_battlefield() -> None:
    text = "When no creatures are on the battlefield, sacrifice this enchantment."
    kill = spell("Destroy target creature.", name="Kill")
    table = Table(A={"hand": [kill], "battlefield": [permanent(text)]}, B={"battlefield": [CUB]}).start()
    assert NAME in table.names("battlefield")
    assert settle(table.cast("Kill")).names("battlefield") == []


@pytest.mark.construct("OneSpellCastFrom")
def test_601_2i_spells_from_elsewhere_than_the_hand() -> None:
    text = "You gain 5 life for each spell you've cast this turn from anywhere other than your hand."
    table = Table(A={"hand": [LEAF, spell(text)], "graveyard": [ECHO]}, B={}).start()
    for name in ("Leaf", "Echo", NAME):
        settle(table.cast(name))
    assert table.life("A") == 31


@pytest.mark.construct("SpellsThatTargetItOnTheStack")
def test_601_2f_spells_that_target_it_on_the_stack_cost_more() -> None:
    text = "As long as ~ is on the stack, spells that target it cost {2} more to cast."
    no = spell("Counter target spell.", name="No", type_line="Instant")
    card = spell(f"{text.replace('~', NAME)}\nYou gain 3 life.")
    table = Table(A={"hand": [card, LEAF]}, B={"hand": [no]}).start().cast(NAME).passes()
    assert not table.can_cast("No", "B")
    table = Table(A={"hand": [LEAF]}, B={"hand": [no]}).start().cast("Leaf").passes()
    assert table.can_cast("No", "B")
    assert (
        spanish(text) == "Mientras ~ esté en la pila, lanzar hechizos que hagan objetivo a ese hechizo cuesta {2} más."
    )


@pytest.mark.construct("NextSpellFree")
def test_118_9_the_next_spell_is_free() -> None:
    text = "The next Beast spell you cast this turn can be cast without paying its mana cost."
    calf, bull = beast(name="Calf", cost="{9}"), beast(name="Bull", cost="{9}")
    table = Table(A={"hand": [spell(text), calf, bull]}, B={}).start()
    assert not table.can_cast("Calf")
    settle(settle(table.cast(NAME)).cast("Calf"))
    assert "Calf" in table.names("battlefield") and not table.can_cast("Bull")


@pytest.mark.construct("Difference")
@pytest.mark.parametrize("size", [(1, 4), (4, 1)])
def test_107_1_the_difference_between_two_numbers(size: tuple[int, int]) -> None:
    text = (
        "Whenever this creature attacks, it gets +X/+X until end of turn, where X is the difference between its power "
        "and toughness."
    )
    table = Table(A={"battlefield": [beast(text, size=size)]}, B={}).start().attack(NAME).resolve()
    assert table.size(NAME) == (size[0] + 3, size[1] + 3)


@pytest.mark.construct("CastingCausesExtra")
def test_603_2d_casting_triggers_once_more() -> None:
    text = (
        "If you casting or copying an instant or sorcery spell causes a triggered ability of a permanent you control "
        "to trigger, that ability triggers an additional time."
    )
    drum = permanent("Whenever you cast a spell, you gain 5 life.", name="Drum")
    table = Table(A={"hand": [LEAF, CUB], "battlefield": [permanent(text), drum]}, B={}).start()
    assert settle(table.cast("Leaf")).life("A") == 33
    assert settle(table.cast("Cub")).life("A") == 38


@pytest.mark.construct("TurningUpCausesExtra")
def test_603_2d_turning_face_up_triggers_once_more() -> None:
    text = (
        "If turning a face-down permanent face up causes a triggered ability of a permanent you control to trigger, "
        "that ability triggers an additional time."
    )
    owl = beast("Morph {0}\nWhen this creature is turned face up, you gain 5 life.", name="Owl", cost="{9}")
    lift = permanent("{0}: Turn target face-down creature you control face up.", "Artifact", name="Lift")
    hide = spell("Turn target creature face down.", name="Hide")
    for mine, life in (([permanent(text)], 30), ([], 25)):
        table = Table(A={"hand": [hide], "battlefield": [*mine, lift, owl]}, B={}).start()
        settle(settle(table.cast("Hide")).activate("Lift"))
        assert table.life("A") == life


@pytest.mark.construct("ExileUntilTotal")
def test_701_13_until_the_total_mana_value_is_reached() -> None:
    text = (
        "Each opponent exiles cards from the top of their library until that player has exiled cards with total mana "
        "value 5 or greater."
    )
    two, three, four = (beast(name=f"Beast {n}", cost=f"{{{n}}}") for n in (2, 3, 4))
    table = Table(A={"hand": [spell(text)]}, B={"library": [four, three, MOUNTAIN, two]}).start()
    top = table.library("B")[:3]
    settle(table.cast(NAME))
    assert top in (["Beast 4", "Beast 3", "Mountain"], ["Beast 2", "Mountain", "Beast 3"])
    assert len(table.names("exile", "B")) == (2 if top[0] == "Beast 4" else 3)


def test_611_2_what_it_is_as_it_enters_only_if_the_condition_holds() -> None:
    text = (
        "Return target artifact card from your graveyard to the battlefield. If {G} was spent to cast this spell, that "
        "permanent is a 4/4 creature in addition to its other types."
    )
    for land, creature in ((FOREST, True), (MOUNTAIN, False)):
        seats: dict[str, Any] = {
            "A": {"hand": [spell(text, cost="{1}")], "graveyard": [RELIC], "battlefield": [land]},
            "B": {},
        }
        table = settle(Table(**seats).start().cast(NAME))
        relic = table.find("Relic")
        assert bool(table.size("Relic") == (4, 4)) is creature, relic


@pytest.mark.construct("CastExiledAsItResolves")
def test_614_6_a_spell_is_exiled_as_it_resolves() -> None:
    shelf = permanent(
        "Whenever you cast a sorcery spell, exile it instead of putting it into a graveyard as it resolves.",
        name="Shelf",
    )
    balm = spell("You gain 1 life.", name="Balm")
    table = Table(A={"battlefield": [shelf], "hand": [balm]}, B={}).start()
    settle(table.cast("Balm"))
    assert (table.names("exile"), table.names("graveyard", "A"), table.life("A")) == (["Balm"], [], 21)
