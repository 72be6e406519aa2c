"""What is paid: things that are done as costs, prices for each, prices that a number settles (118)."""

from __future__ import annotations

import pytest

from apnap.rules import decisions as dec
from tests.constructs.support import (
    CUB,
    FEN,
    FOX,
    NAME,
    THEIRS,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)
from tests.rules.support import FOREST, ISLAND, SWAMP


@pytest.mark.construct("PlayerForEach", "UnlessPlayer")
@pytest.mark.parametrize(("lands", "countered"), [(1, True), (2, False)])
def test_118_12a_one_mana_for_each_card(lands: int, countered: bool) -> None:
    text = "Counter target spell unless its controller pays {1} for each card in your hand."
    hand = [spell(text, name="Stop", type_line="Instant"), beast(), beast()]
    bear = spell("Draw a card.", name="Free")
    table = Table(A={"hand": [bear], "battlefield": [ISLAND] * lands}, B={"hand": hand}).start()

    table.cast("Free").passes().cast("Stop").resolve()
    if not countered:
        table.choose(True)

    assert (table.names("stack") == []) is countered


@pytest.mark.construct("WhereXUnless")
@pytest.mark.parametrize(("lands", "asked"), [(2, False), (3, True)])
def test_107_3_the_text_says_what_x_is(lands: int, asked: bool) -> None:
    text = "Counter target spell unless its controller pays {X}, where X is the number of lands you control."
    mine = [spell(text, name="Stop", type_line="Instant")]
    table = Table(
        A={"hand": [spell("Draw a card.", name="Free")], "battlefield": [ISLAND] * lands},
        B={"hand": mine, "battlefield": [FOREST] * 3},
    ).start()

    table.cast("Free").passes().cast("Stop").resolve()

    assert (table.decision.kind != dec.PRIORITY) is asked
    assert spanish(text).endswith("pague {X}, donde X es la cantidad de tierras que controlas.")


@pytest.mark.construct("OrNouns", "Sacrifice")
def test_118_1_another_creature_or_an_artifact() -> None:
    text = "Sacrifice another creature or an artifact: Draw a card."
    thing = permanent("", "Artifact", name="Thing")
    assert not Table(A={"battlefield": [beast(text)]}, B={"battlefield": [thing]}).start().can_activate(NAME)

    table = Table(A={"battlefield": [beast(text), beast(name="Other"), thing]}, B={}).start().activate(NAME)
    assert sorted(table.choices) == sorted((table.find("Other").ref, table.find("Thing").ref))


@pytest.mark.construct("AndNouns")
def test_118_10_one_thing_does_not_pay_for_both() -> None:
    text = "{0}, Sacrifice a creature and a Swamp: Draw a card."
    both = beast(name="Both", type_line="Creature — Swamp Beast")
    assert not Table(A={"battlefield": [permanent(text), both]}, B={}).start().can_activate(NAME)

    table = Table(A={"battlefield": [permanent(text), SWAMP, beast(name="Other")]}, B={}).start()
    table.activate(NAME).resolve()
    assert table.names("graveyard", "A") == ["Other", "Swamp"]


@pytest.mark.construct("ThreeNouns")
def test_118_1_three_things() -> None:
    text = "Sacrifice a Forest, an Island, and a Swamp: Draw a card."
    table = Table(A={"battlefield": [permanent(text), FOREST, ISLAND, SWAMP, SWAMP]}, B={}).start()
    table.activate(NAME).choose("Swamp").resolve()
    assert table.names("graveyard", "A") == ["Forest", "Island", "Swamp"]


@pytest.mark.construct("EnchantedThing")
def test_303_4_the_enchanted_creature_is_sacrificed() -> None:
    aura = permanent("Enchant creature\nSacrifice enchanted creature: Draw a card.", "Enchantment — Aura")
    table = Table(A={"battlefield": [beast(name="Host"), beast(name="Other")], "hand": [aura]}, B={}).start()
    table.cast(NAME, "Host").resolve().activate(NAME).resolve()
    assert table.names("graveyard", "A") == ["Host", NAME]


@pytest.mark.construct("RemoveAnyCounter")
def test_122_1_counters_of_any_kind_are_removed_one_by_one() -> None:
    text = (
        "This creature enters with a +1/+1 counter on it.\nWhen this creature enters, put a charge counter on it.\n"
        "Remove two counters from this creature: Draw a card."
    )
    table = Table(A={"hand": [beast(text)]}, B={}).start().cast(NAME).resolve()
    assert not table.can_activate(NAME)

    table.resolve().activate(NAME).choose("charge").resolve()

    assert table.find(NAME).counters == () and len(table.state.players[0].hand) == 1


@pytest.mark.construct("RemoveCounters")
def test_118_3_a_counter_of_one_permanent_that_you_control() -> None:
    text = "Remove a +1/+1 counter from a creature you control: Draw a card."
    grown = beast("This creature enters with a +1/+1 counter on it.", name="Grown")
    table = Table(A={"battlefield": [permanent(text), beast(name="Plain")], "hand": [grown]}, B={}).start()
    assert not table.can_activate(NAME)

    table.cast("Grown").resolve().activate(NAME).resolve()
    assert table.size("Grown") == (2, 2)


@pytest.mark.construct("PutCounters")
@pytest.mark.parametrize("what", ["this creature", "a creature you control"])
def test_118_1_counters_are_put_as_a_cost(what: str) -> None:
    table = Table(A={"battlefield": [beast(f"Put a -1/-1 counter on {what}: Draw a card.")]}, B={}).start()
    table.activate(NAME)
    assert table.size(NAME) == (1, 1) and table.names("stack")


@pytest.mark.construct("OneOrMore", "Exile")
def test_118_1_one_or_more_cards() -> None:
    text = (
        "Exile one or more cards from your graveyard: You gain X life, where X is the number of cards exiled this way."
    )
    table = Table(A={"battlefield": [permanent(text)], "graveyard": [beast(name="One"), beast(name="Two")]}, B={})
    table.start().activate(NAME).choose("One", "Two")
    if table.decision.kind != dec.PRIORITY:
        table.choose(dec.DONE)
    table.resolve()
    assert table.names("exile", "A") == ["One", "Two"] and table.life("A") == 22
    assert not table.can_activate(NAME)


@pytest.mark.construct("ManaAndLife")
def test_118_1_mana_and_life() -> None:
    text = "When this creature enters, you may pay {1} and 1 life. If you do, draw a card."
    table = Table(A={"battlefield": [ISLAND], "hand": [beast(text)]}, B={}).start()
    table.cast(NAME).resolve().resolve().choose(True)
    assert table.life("A") == 19 and table.find("Island").tapped and len(table.state.players[0].hand) == 1


@pytest.mark.construct("PlayerDeedsOr", "Untap")
def test_118_12_one_cost_or_the_other() -> None:
    text = "When this creature enters, you may discard a card or pay {2}. If you do, you gain 3 life."
    rogue = beast("Untap a tapped creature you control: Draw a card.", name="Rogue")
    table = Table(A={"hand": [beast(text), beast(name="Other")], "battlefield": [rogue]}, B={}).start()
    assert not table.can_activate("Rogue")

    table.cast(NAME).resolve().resolve().choose(True)
    assert table.names("graveyard", "A") == ["Other"] and table.life("A") == 23


@pytest.mark.construct("AnyPlayerAtAll")
@pytest.mark.parametrize(("answers", "left"), [((False, False), []), ((False, True), [NAME]), ((True,), [NAME])])
def test_118_12a_unless_any_player_pays(answers: tuple[bool, ...], left: list[str]) -> None:
    text = "{0}: Sacrifice this enchantment unless any player pays 2 life."
    table = Table(A={"battlefield": [permanent(text)]}, B={}).start().activate(NAME).resolve().choose(*answers)
    assert table.names("battlefield") == left
    assert [table.life("A"), table.life("B")].count(18) == len(left)


@pytest.mark.construct("EnergyNumberPrice")
def test_107_14_a_number_of_energy_in_words() -> None:
    text = "When this creature enters, you get {E}{E}{E}.\nPay three {E}: You gain 1 life."
    table = Table(A={"hand": [beast(text)]}, B={}).start().cast(NAME).resolve()
    assert not table.can_activate(NAME)
    assert table.resolve().activate(NAME).resolve().life("A") == 21 and not table.can_activate(NAME)


@pytest.mark.construct("PlayerDeedsAnd", "Pay")
def test_118_1_mana_and_a_sacrifice_together() -> None:
    text = "When this creature enters, you may pay {1} and sacrifice a token. If you do, you gain 1 life."
    token = spell("Create a Treasure token.", name="Maker")
    table = Table(A={"hand": [beast(text), token], "battlefield": [ISLAND]}, B={}).start()
    table.cast("Maker").resolve().cast(NAME).resolve().resolve().choose(True)
    assert table.life("A") == 21 and table.find("Island").tapped and "Treasure" not in table.names("battlefield")


@pytest.mark.construct("TopCards", "Exile")
def test_118_1_the_top_cards_of_a_library_are_exiled() -> None:
    text = "Exile the top two cards of your library: You gain 1 life."
    table = Table(A={"battlefield": [permanent(text)], "fill": 3}, B={}).start().activate(NAME).resolve()
    assert table.names("exile", "A") == ["Wastes", "Wastes"] and table.life("A") == 21
    assert not table.can_activate(NAME)


@pytest.mark.construct("CostList", "DeedCost", "Mana")
def test_602_2_every_part_of_a_cost_is_paid() -> None:
    altar = permanent("{B}, {T}, Sacrifice a creature: Draw a card.", "Artifact")
    table = Table(A={"battlefield": [altar, FEN, CUB]}, B={}).start()
    settle(table.activate(NAME))
    assert (table.find(NAME).tapped, table.find("Fen").tapped, table.names("graveyard")) == (True, True, ["Cub"])
    table = Table(A={"battlefield": [altar, FEN]}, B={}).start()
    assert not table.actions(NAME)


@pytest.mark.construct("ManaOrLife")
def test_118_unless_they_pay_mana_or_life() -> None:
    text = "Destroy target creature unless its controller pays {1} or 2 life."
    table = played(text, True, B=THEIRS)
    assert (table.life("B"), table.names("battlefield")) == (18, ["Fox"])
    table = played(text, False, B=THEIRS)
    assert (table.life("B"), table.names("battlefield")) == (20, [])
    table = played(text, False, B={"battlefield": [FOX, FEN], "life": 1})  # life that it has not can't be paid
    assert (table.life("B"), table.names("battlefield")) == (1, ["Fen"])


@pytest.mark.construct("OptionalCostLine")
@pytest.mark.parametrize(("pays", "cards"), [(True, 3), (False, 1)])
def test_601_2b_you_may_sacrifice_an_artifact(pays: bool, cards: int) -> None:
    text = (
        "As an additional cost to cast this spell, you may sacrifice an artifact.\n"
        "Draw a card. If this spell's additional cost was paid, draw two cards."
    )
    table = Table(A={"hand": [spell(text)], "battlefield": [WINCH]}, B={}).start()
    settle(table.cast(NAME), pays)
    assert (len(table.names("hand", "A")), "Winch" in table.names("graveyard")) == (cards, pays)
