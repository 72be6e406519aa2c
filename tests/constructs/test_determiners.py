"""Which and how many: a, another, each, all, up to two, any number of … (608.2, 115)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, DOE, ELK, NAME, WINCH, Table, beast, permanent, played, settle, spell

FOX = beast(name="Fox")
HERD = {"battlefield": [CUB, DOE, ELK]}


@pytest.mark.construct("A")
def test_a_creature_is_one_of_their_choice() -> None:
    table = played("Sacrifice a creature.", "Doe", A=HERD, B={"battlefield": [FOX]})
    assert table.names("battlefield") == ["Cub", "Elk", "Fox"]


@pytest.mark.construct("Another")
def test_another_creature_is_not_this_one() -> None:
    eater = beast("Sacrifice another creature: Draw a card.")
    table = Table(A={"battlefield": [eater, CUB]}, B={"battlefield": [FOX]}).start()

    settle(table.activate(NAME))

    assert table.names("battlefield") == ["Fox", NAME]


@pytest.mark.construct("Counted")
def test_two_creatures() -> None:
    table = played("Sacrifice two creatures.", "Doe", "Elk", A=HERD)
    assert table.names("battlefield") == ["Cub"]


@pytest.mark.construct("CountedOther")
def test_two_other_creatures() -> None:
    eater = beast("When this creature enters, sacrifice two other creatures.")
    table = Table(A={"hand": [eater], "battlefield": [CUB, DOE]}, B={}).start()

    settle(table.cast(NAME))

    assert table.names("battlefield") == [NAME]


@pytest.mark.construct("UpToTarget")
def test_up_to_two_may_be_one() -> None:
    table = played("Destroy up to two target creatures.", "Doe", "done", A=HERD)
    assert table.names("battlefield") == ["Cub", "Elk"]


@pytest.mark.construct("UpToOtherTarget")
def test_up_to_two_other_creatures() -> None:
    eater = beast("{T}: Untap up to two other target creatures.")
    table = Table(A={"battlefield": [eater, CUB]}, B={"battlefield": [FOX]}).start()

    table.activate(NAME)

    names = set(table.offered())
    assert names == {"Cub", "Fox"}
    assert table.decision.can_finish


@pytest.mark.construct("AnyNumberTarget")
def test_any_number_of_targets() -> None:
    table = played(
        "Destroy any number of target creatures.", "Cub", "Doe", "Fox", "done", A=HERD, B={"battlefield": [FOX]}
    )
    assert table.names("battlefield") == ["Elk"]


@pytest.mark.construct("Each")
def test_each_creature_of_all_players() -> None:
    table = played("Put a +1/+1 counter on each creature.", A={"battlefield": [CUB]}, B={"battlefield": [FOX, WINCH]})
    assert (table.size("Cub"), table.size("Fox")) == ((3, 3), (3, 3))
    assert table.find("Winch").counters == ()


@pytest.mark.construct("Every")
def test_all_creatures() -> None:
    table = played("Destroy all creatures.", A=HERD, B={"battlefield": [FOX, WINCH]})
    assert table.names("battlefield") == ["Winch"]


@pytest.mark.construct("EveryThe")
def test_all_the_cards_of_a_hand() -> None:
    table = played("Discard all the cards in your hand, then draw that many cards.", A={"hand": [CUB, DOE]})
    assert table.names("hand", "A") == ["Wastes", "Wastes"]
    assert table.names("graveyard", "A") == ["Cub", "Doe", NAME]


@pytest.mark.construct("EachOther")
def test_each_other_creature() -> None:
    herald = beast("When this creature enters, put a +1/+1 counter on each other creature you control.")
    table = Table(A={"hand": [herald], "battlefield": [CUB]}, B={"battlefield": [FOX]}).start()

    settle(table.cast(NAME))

    assert (table.size("Cub"), table.size("Fox"), table.size(NAME)) == ((3, 3), (2, 2), (2, 2))


@pytest.mark.construct("AllOther")
def test_all_other_creatures() -> None:
    plague = beast("When this creature enters, destroy all other creatures.")
    table = Table(A={"hand": [plague], "battlefield": [CUB]}, B={"battlefield": [FOX]}).start()

    settle(table.cast(NAME))

    assert table.names("battlefield") == [NAME]


@pytest.mark.construct("Other")
def test_other_creatures_you_control() -> None:
    lord = beast("Other creatures you control get +1/+1.")
    table = Table(A={"battlefield": [lord, CUB]}, B={"battlefield": [FOX]}).start()
    assert (table.size("Cub"), table.size("Fox"), table.size(NAME)) == ((3, 3), (2, 2), (2, 2))


@pytest.mark.construct("This")
def test_this_creature_is_the_source_itself() -> None:
    grower = beast("{0}: Put a +1/+1 counter on this creature.")
    table = Table(A={"battlefield": [grower, CUB]}, B={}).start()

    settle(table.activate(NAME))

    assert (table.size(NAME), table.size("Cub")) == ((3, 3), (2, 2))


@pytest.mark.construct("That")
def test_that_creature_is_the_one_spoken_of() -> None:
    table = played(
        "Tap target creature. Put a +1/+1 counter on that creature.", "Fox", A=HERD, B={"battlefield": [FOX]}
    )
    assert (table.size("Fox"), table.size("Cub")) == ((3, 3), (2, 2))


@pytest.mark.construct("Those")
def test_those_creatures_are_the_ones_spoken_of() -> None:
    text = "Tap two target creatures. Put a +1/+1 counter on those creatures."
    table = played(text, "Fox", "Doe", A=HERD, B={"battlefield": [FOX]})
    assert [table.size(name) for name in ("Fox", "Doe", "Cub")] == [(3, 3), (3, 3), (2, 2)]


@pytest.mark.construct("EachOfThose")
def test_each_of_those_creatures() -> None:
    text = "Tap two target creatures. Put a +1/+1 counter on each of those creatures."
    table = played(text, "Fox", "Doe", A=HERD, B={"battlefield": [FOX]})
    assert [table.size(name) for name in ("Fox", "Doe", "Cub")] == [(3, 3), (3, 3), (2, 2)]


@pytest.mark.construct("OneOfThose")
def test_one_of_those_creatures_is_chosen_among_them() -> None:
    text = "Tap two target creatures. Put a +1/+1 counter on one of those creatures."
    table = played(text, "Fox", "Doe", "Doe", A=HERD, B={"battlefield": [FOX]})
    assert [table.size(name) for name in ("Fox", "Doe", "Cub")] == [(2, 2), (3, 3), (2, 2)]


@pytest.mark.construct("OneOrMore")
def test_603_2c_one_or_more_triggers_once() -> None:
    mill = permanent("Whenever one or more creatures you control attack, you gain 1 life.")
    table = Table(A={"battlefield": [mill, CUB, DOE]}, B={}).start()

    settle(table.attack("Cub", "Doe"))

    assert table.life("A") == 21


@pytest.mark.construct("OneOrMoreOther")
def test_603_2c_one_or_more_other_creatures() -> None:
    leader = beast("Whenever one or more other creatures you control attack, you gain 1 life.")
    table = Table(A={"battlefield": [leader, CUB]}, B={}).start()

    settle(table.attack(NAME))
    assert table.life("A") == 20

    settle(table.to("declare_attackers", turn=3).attack(NAME, "Cub"))
    assert table.life("A") == 21


@pytest.mark.construct("No", "CountedOrMore")
@pytest.mark.parametrize(("herd", "life"), [([], 21), ([CUB], 20), ([CUB, DOE], 22)])
def test_no_and_two_or_more_in_conditions(herd: list[object], life: int) -> None:
    text = "If you control no creatures, you gain 1 life.\nIf you control two or more creatures, you gain 2 life."
    assert played(text, A={"battlefield": herd}).life("A") == life


@pytest.mark.construct("CountedOrFewer")
@pytest.mark.parametrize(("herd", "life"), [([], 21), ([CUB], 21), ([CUB, DOE], 20)])
def test_one_or_fewer_in_conditions(herd: list[object], life: int) -> None:
    assert played("If you control one or fewer creatures, you gain 1 life.", A={"battlefield": herd}).life("A") == life


@pytest.mark.construct("AtLeastCounted")
@pytest.mark.parametrize(("herd", "life"), [([CUB], 20), ([CUB, DOE], 21), ([CUB, DOE, ELK], 21)])
def test_at_least_two_in_conditions(herd: list[object], life: int) -> None:
    assert played("If you control at least two creatures, you gain 1 life.", A={"battlefield": herd}).life("A") == life


@pytest.mark.parametrize(
    ("others", "condition", "size"),
    [
        pytest.param([], "you control no other creatures", 3, marks=pytest.mark.construct("NoOther")),
        pytest.param([CUB], "you control no other creatures", 2, marks=pytest.mark.construct("NoOther")),
        pytest.param([CUB], "you control at least two other creatures", 2, marks=pytest.mark.construct("AtLeastOther")),
        pytest.param(
            [CUB, DOE], "you control at least two other creatures", 3, marks=pytest.mark.construct("AtLeastOther")
        ),
        pytest.param(
            [CUB], "you control two or more other creatures", 2, marks=pytest.mark.construct("CountedOrMoreOther")
        ),
        pytest.param(
            [CUB, DOE], "you control two or more other creatures", 3, marks=pytest.mark.construct("CountedOrMoreOther")
        ),
        pytest.param(
            [CUB, DOE],
            "you control one or fewer other creatures",
            2,
            marks=pytest.mark.construct("CountedOrFewerOther"),
        ),
        pytest.param(
            [CUB], "you control one or fewer other creatures", 3, marks=pytest.mark.construct("CountedOrFewerOther")
        ),
    ],
)
def test_other_creatures_in_conditions(others: list[object], condition: str, size: int) -> None:
    counting = beast(f"This creature gets +1/+1 as long as {condition}.")
    assert Table(A={"battlefield": [counting, *others]}, B={}).start().size(NAME) == (size, size)


@pytest.mark.construct("Another")
def test_in_a_spell_another_creature_is_not_its_target() -> None:
    text = "Destroy target creature. If another creature died this turn, draw a card."
    crunch = spell("Destroy target creature.", name="Crunch")
    assert played(text, "Cub", A=HERD).names("hand", "A") == []

    table = Table(A={"hand": [spell(text), crunch], **HERD}, B={}).start()
    settle(table.cast("Crunch", "Doe"))
    settle(table.cast(NAME, "Cub"))
    assert table.names("hand", "A") == ["Wastes"]
