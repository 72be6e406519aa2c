"""What happens instead of something of another kind, and more modes instead (614.15, 700.2)."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, permanent, spell


def grave(n: int) -> list[object]:
    return [beast(name=f"Old {i}") for i in range(n)]


@pytest.mark.construct("InsteadSuffix", "WasKicked")
@pytest.mark.parametrize(("kicked", "size"), [(True, (4, 4)), (False, (3, 3))])
def test_614_15_two_instructions_instead_of_one(kicked: bool, size: tuple[int, int]) -> None:
    rise = spell(
        "Kicker {0}\nCreatures you control get +1/+1 until end of turn. If this spell was kicked, instead "
        "creatures you "
        "control get +2/+2 and gain trample until end of turn."
    )
    table = Table(A={"battlefield": [beast(name="Bear")], "hand": [rise]}, B={}).start()

    table.cast(NAME).choose(kicked).resolve()

    assert table.size("Bear") == size


@pytest.mark.construct("InsteadSuffix", "UnlessPlayer")
@pytest.mark.parametrize(("cards", "countered"), [(7, True), (6, False)])
def test_614_15_instead_of_unless(cards: int, countered: bool) -> None:
    deny = spell(
        "Counter target spell unless its controller pays {0}. If there are seven or more cards in your graveyard, "
        "counter that spell instead.",
        type_line="Instant",
    )
    table = Table(
        A={"hand": [spell("You gain 4 life.", name="Balm")]}, B={"hand": [deny], "graveyard": grave(cards)}
    ).start()

    table.cast("Balm").passes().cast(NAME).resolve()
    if not countered:
        table.choose(True).resolve()

    assert table.life("A") == (20 if countered else 24)


@pytest.mark.construct("InsteadSuffix", "IfYouDo", "ItsKind")
@pytest.mark.parametrize(("kind", "size"), [("Elf", (4, 4)), ("Bird", (3, 3))])
def test_614_15_instead_within_a_condition(kind: str, size: tuple[int, int]) -> None:
    blessing = permanent(
        "Whenever another creature you control enters, you may pay {0}. If you do, put a +1/+1 counter on it. If it's "
        "an Elf, put two +1/+1 counters on it instead."
    )
    bear = beast(name="Bear", type_line=f"Creature — {kind}")
    table = Table(A={"battlefield": [blessing], "hand": [bear]}, B={}).start()

    table.cast("Bear").resolve().resolve().choose(True)

    assert table.size("Bear") == size


@pytest.mark.construct("InsteadSuffix", "MayClause")
def test_who_does_not_do_the_other_thing_does_the_first() -> None:
    text = (
        "Return target creature to its owner's hand. If you control an artifact, you may put it on top of its owner's "
        "library instead."
    )
    table = Table(
        A={
            "hand": [spell(text), spell(text, name="Again")],
            "battlefield": [permanent("", "Artifact", name="Thing")],
        },
        B={"battlefield": [beast(name="Bear"), beast(name="Elk")]},
    ).start()

    table.cast(NAME, "Bear").resolve().choose(False)
    table.cast("Again").resolve().choose(True)

    assert table.names("hand", "B") == ["Bear"]
    assert table.names("battlefield", "B") == []


@pytest.mark.construct("ChooseMoreIf", "BothModes")
def test_700_2_kicked_it_does_both() -> None:
    both = spell(
        "Kicker {0}\nChoose one. If this spell was kicked, choose both instead.\n• You gain 4 life.\n• Each "
        "opponent loses "
        "2 life."
    )
    table = Table(A={"hand": [both]}, B={}).start()

    table.cast(NAME).choose(True).resolve()

    assert (table.life("A"), table.life("B")) == (24, 18)


@pytest.mark.construct("MayChooseMoreIf", "BothModes")
def test_700_2_both_may_be_chosen() -> None:
    text = (
        "Choose one. If you control an artifact as you cast this spell, you may choose both instead.\n• You "
        "gain 4 life.\n"
        "• Each opponent loses 2 life."
    )
    table = Table(
        A={"hand": [spell(text), spell(text, name="Again")], "battlefield": [permanent("", "Artifact", name="Thing")]},
        B={},
    ).start()

    table.cast(NAME).choose(0, 1).resolve()
    assert (table.life("A"), table.life("B")) == (24, 18)
    table.cast("Again").choose(1, "done").resolve()

    assert (table.life("A"), table.life("B")) == (24, 16)


@pytest.mark.construct("WouldDrawAnother")
def test_614_11_but_not_the_first_card_of_the_draw_step() -> None:
    archive = permanent(
        "If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead."
    )
    table = Table(A={}, B={"battlefield": [archive], "hand": []}).start("precombat_main", 2)
    assert len(table.names("hand", "B")) == 1

    table = Table(A={"battlefield": [archive], "hand": [spell("Draw a card.")]}, B={}).start()
    table.cast(NAME + "#2").resolve()
    assert len(table.names("hand", "A")) == 2


@pytest.mark.construct("NextDrawThisTurn")
def test_614_11_only_the_next_draw_is_replaced() -> None:
    rite = spell("The next time you would draw a card this turn, you gain 3 life instead.")
    table = Table(A={"hand": [rite, spell("Draw two cards.", name="Two")]}, B={}).start()

    table.cast(NAME).resolve()
    table.cast("Two").resolve()

    assert (table.life("A"), table.names("hand", "A")) == (23, ["Wastes"])
