"""Triggers with two events, attackers together, casting or copying, counters put (603.2)."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, permanent, spell


@pytest.mark.construct("AttackTogether")
def test_508_1m_with_two_others_it_attacks_together() -> None:
    leader = beast("Whenever this creature and at least two other creatures attack, you gain 4 life.")
    table = Table(A={"battlefield": [leader, beast(name="One"), beast(name="Two")]}, B={}).start()

    table.attack(NAME, "One")
    assert not table.state.stack
    table.to("upkeep", 3).attack(NAME, "One", "Two").resolve()

    assert table.life("A") == 24


@pytest.mark.construct("AttackTogether")
def test_the_equipped_creature_is_no_other_creature() -> None:
    lens = permanent(
        "Whenever equipped creature and at least one other creature attack, draw a card.\nEquip {0}",
        "Artifact — Equipment",
    )
    table = Table(A={"battlefield": [lens, beast(name="One"), beast(name="Two")]}, B={}).start()

    table.activate(NAME, "One").resolve().attack("One")
    assert not table.state.stack
    table.to("upkeep", 3).attack("One", "Two")

    assert len(table.state.stack) == 1


@pytest.mark.construct("WhenAndWhenever")
def test_603_2_it_enters_and_a_spell_is_cast() -> None:
    seer = beast("When this creature enters and whenever you cast a noncreature spell, you gain 1 life.")
    table = Table(A={"hand": [seer, spell("Draw a card.", name="Any"), beast(name="Bear")]}, B={}).start()

    table.cast(NAME).resolve().resolve()
    assert table.life("A") == 21
    table.cast("Any").resolve()
    assert table.life("A") == 22
    table.resolve().cast("Bear").resolve()

    assert table.life("A") == 22


@pytest.mark.construct("WhenAndWheneverIt")
def test_when_it_enters_and_whenever_it_attacks() -> None:
    table = Table(
        A={"hand": [beast("Haste\nWhen this creature enters and whenever it attacks, put a +1/+1 counter on it.")]},
        B={},
    ).start()

    table.cast(NAME).resolve().resolve()
    assert table.size(NAME) == (3, 3)
    table.attack(NAME).resolve()

    assert table.size(NAME) == (4, 4)


@pytest.mark.construct("WheneverAndWhenever")
def test_both_events_of_other_objects() -> None:
    watcher = permanent(
        "Whenever another creature you control enters and whenever you gain life, each opponent loses 1 life."
    )
    table = Table(
        A={"battlefield": [watcher], "hand": [beast(name="Bear"), spell("You gain 2 life.", name="Balm")]}, B={}
    ).start()

    table.cast("Bear").resolve().resolve().cast("Balm").resolve().resolve()

    assert table.life("B") == 18


@pytest.mark.construct("CastsOrCopies")
def test_707_10_copying_counts_as_casting_does() -> None:
    mage = beast("Whenever you cast or copy an instant or sorcery spell, put a +1/+1 counter on this creature.")
    flick = spell("Copy target instant spell.", name="Flick", type_line="Instant")
    balm = spell("You gain 1 life.", name="Balm", type_line="Instant")
    table = Table(A={"battlefield": [mage], "hand": [balm, flick]}, B={}).start()

    table.cast("Balm").resolve().cast("Flick").resolve()
    assert table.size(NAME) == (4, 4)
    table.resolve().resolve()

    assert table.size(NAME) == (5, 5)


@pytest.mark.construct("CastsNthDuring", "InTurnOfOpponent", "CastsDuring", "InTurnOfYours")
def test_the_first_spell_in_an_opponents_turn() -> None:
    watcher = permanent(
        "Whenever you cast your first spell during each opponent's turn, you gain 5 life.\n"
        "Whenever you cast a spell during your turn, you lose 1 life."
    )
    spells = [spell("Draw a card.", name=name, type_line="Instant") for name in ("One", "Two", "Three")]
    table = Table(A={"battlefield": [watcher], "hand": spells}, B={}).start()

    table.cast("One").resolve()
    assert table.life("A") == 19
    table.to("upkeep", 2).passes().cast("Two").resolve()
    assert table.life("A") == 24
    table.resolve().passes().cast("Three").resolve()

    assert table.life("A") == 24


@pytest.mark.construct("CastsNth")
def test_the_second_creature_spell_each_turn() -> None:
    watcher = permanent("Whenever you cast your second creature spell each turn, you gain 5 life.")
    hand = [beast(name="One"), spell("Draw a card.", name="Any"), beast(name="Two")]
    table = Table(A={"battlefield": [watcher], "hand": hand}, B={}).start()

    table.cast("One").resolve().cast("Any").resolve()
    assert table.life("A") == 20
    table.cast("Two").resolve()

    assert table.life("A") == 25


@pytest.mark.construct("Casts", "FromZone")
def test_601_2_a_spell_cast_from_a_graveyard() -> None:
    watcher = permanent("Whenever you cast a spell from your graveyard, you gain 5 life.")
    back = spell("Draw a card.\nFlashback {0}", name="Echo")
    table = Table(A={"battlefield": [watcher], "hand": [back]}, B={}).start()

    table.cast("Echo").resolve()
    assert table.life("A") == 20
    table.cast("Echo").resolve()

    assert table.life("A") == 25


@pytest.mark.construct("CyclesOrDiscards")
def test_702_29d_cycling_is_one_event() -> None:
    watcher = permanent("Whenever you cycle or discard a card, you gain 1 life.")
    table = Table(A={"battlefield": [watcher], "hand": [beast("Cycling {0}", name="Cycler")]}, B={}).start()

    table.activate("Cycler").resolve().resolve()

    assert table.life("A") == 21


@pytest.mark.construct("CountersPutOn", "ThatMuch")
def test_122_6_that_many_counters() -> None:
    watcher = permanent(
        "Whenever one or more +1/+1 counters are put on a creature you control, you gain that much life."
    )
    grow = spell("Put three +1/+1 counters on target creature.", name="Grow")
    table = Table(A={"battlefield": [watcher, beast(name="Bear")], "hand": [grow]}, B={}).start()

    table.cast("Grow").resolve().resolve()

    assert table.life("A") == 23


@pytest.mark.construct("PutsCountersEvent", "PutsAnyCountersEvent")
def test_122_6_only_counters_that_you_put() -> None:
    watcher = permanent(
        "Whenever you put one or more +1/+1 counters on a creature, you gain 1 life.\n"
        "Whenever you put one or more counters on a creature, you lose 3 life."
    )
    text = "Put three +1/+1 counters on target creature."
    grow, theirs = (spell(text, name=name, type_line="Instant") for name in ("Grow", "Theirs"))
    table = Table(A={"battlefield": [watcher, beast(name="Bear")], "hand": [grow]}, B={"hand": [theirs]}).start()

    table.passes().cast("Theirs").resolve()
    assert not table.state.stack
    table.cast("Grow").resolve().choose(0).resolve().resolve()

    assert table.life("A") == 18


@pytest.mark.construct("NthCounterPutOn")
def test_the_third_plan_counter() -> None:
    plan = permanent(
        "At the beginning of your upkeep, put two plan counters on this enchantment.\n"
        "When the third plan counter is put on this enchantment, you gain 5 life."
    )
    table = Table(A={"battlefield": [plan]}, B={}).start()

    assert table.life("A") == 20
    table.to("draw", 3)
    assert table.life("A") == 25
    table.to("draw", 5)

    assert table.life("A") == 25


@pytest.mark.construct("ActivatesEvent", "AbilityOfKeyword", "AnyAbility", "AbilityOfThingNotOfMana")
def test_602_2_activating() -> None:
    watcher = permanent(
        "Whenever you activate an exhaust ability, you gain 1 life.\n"
        "Whenever you activate an ability of a creature that isn't a mana ability, you lose 5 life."
    )
    works = permanent("Exhaust — {0}: Draw a card.\n{0}: Draw a card.", "Artifact", name="Works")
    elf = beast("{T}: Add {G}.\n{0}: This creature gets +1/+1 until end of turn.", name="Elf")
    table = Table(A={"battlefield": [watcher, works, elf]}, B={}).start()

    table.activate("Works").resolve()
    assert table.life("A") == 21
    table.activate("Works", index=1)
    assert len(table.state.stack) == 2
    table.resolve().resolve().activate("Elf", index=1).resolve()

    assert table.life("A") == 16


@pytest.mark.construct("AbilityOfThing")
def test_109_2_an_ability_of_an_artifact_is_one_of_a_permanent() -> None:
    watcher = permanent("Whenever you activate an ability of an artifact, if it isn't a mana ability, you gain 1 life.")
    relic = permanent("Sacrifice this artifact: Draw a card.", "Artifact", name="Relic")
    wheel = permanent("Cycling {0}", "Artifact", name="Wheel")
    table = Table(A={"battlefield": [watcher, relic], "hand": [wheel]}, B={}).start()

    table.activate("Wheel")
    assert len(table.state.stack) == 1
    table.resolve().activate("Relic")

    assert len(table.state.stack) == 2
    assert table.resolve().life("A") == 21


@pytest.mark.construct("AbilityOfThing")
def test_109_2_an_ability_of_a_card_in_a_graveyard() -> None:
    watcher = permanent("Whenever you activate an ability of a card in your graveyard, you gain 1 life.")
    text = "{0}: Draw a card.\nExile this card from your graveyard: Draw a card."
    table = Table(A={"battlefield": [watcher, beast(text, name="One")], "graveyard": [beast(text, name="Two")]}, B={})

    table.start().activate("One")
    assert len(table.state.stack) == 1
    table.resolve().activate("Two", index=1)

    assert len(table.state.stack) == 2
