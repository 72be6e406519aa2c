"""119.4, 608.2b, 701.12b, 113.7: what is done instead of paying life, exchanges not made, abilities of keywords."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.rules.characteristics import controller_of
from tests.constructs.support import (
    CUB,
    ELK,
    FOX,
    NAME,
    Table,
    beast,
    permanent,
    settle,
    spanish,
    spell,
)

_TOLL = (
    "If you would pay life while your library has at least that many cards in it, exile that many cards from the top "
    "of your library instead."
)


@pytest.mark.construct("ExileTopInsteadOfLife")
@pytest.mark.parametrize(("cards", "life", "left"), [(3, 20, 1), (1, 18, 1)])
def test_119_4_cards_of_the_library_instead_of_life(cards: int, life: int, left: int) -> None:
    payer = permanent("Pay 2 life: You gain 0 life.", name="Payer")
    table = Table(A={"battlefield": [permanent(_TOLL), payer], "library": [CUB, ELK, FOX][:cards], "fill": 0}, B={})

    table.start().activate("Payer")

    assert table.life("A") == life
    assert len(table.library()) == left
    assert "en vez de eso" in spanish(_TOLL)


_DRAKE = (
    "When this creature enters, exchange control of this creature and up to one target creature an opponent controls. "
    "If you don't or can't make an exchange, sacrifice this creature. This ability still resolves if its target "
    "becomes illegal."
)


@pytest.mark.construct("IfNoExchange", "ExchangeControl")
def test_701_12b_the_exchange_is_made() -> None:
    table = Table(A={"hand": [beast(_DRAKE)]}, B={"battlefield": [FOX]}).start()

    settle(table.cast(NAME), "Fox")

    assert controller_of(table.state, table.find("Fox")) == table.seat("A")
    assert controller_of(table.state, table.find(NAME)) == table.seat("B")
    assert "no puedes" in spanish(_DRAKE)


@pytest.mark.construct("IfNoExchange", "ResolvesAnyway")
def test_608_2b_it_resolves_without_its_target() -> None:
    kill = spell("Destroy target creature.", name="Kill", type_line="Instant")
    table = Table(A={"hand": [beast(_DRAKE), kill]}, B={"battlefield": [FOX]}).start()

    settle(table.cast(NAME).resolve().choose("Fox").cast("Kill", "Fox"))

    assert table.names("graveyard", "A") == ["Kill", NAME]


@pytest.mark.construct("AKeywordAbility")
def test_113_7_an_ability_of_a_keyword() -> None:
    line = (
        "Whenever a creature you control becomes the target of a backup ability, copy that ability. You may choose new "
        "targets for the copy. This ability triggers only once each turn."
    )
    pinger = permanent("{0}: Target creature gets +1/+1 until end of turn.", name="Pinger")
    table = Table(A={"battlefield": [beast(line), pinger, CUB], "hand": [beast("Backup 1", name="Angel")]}, B={})

    settle(table.start().activate("Pinger", "Cub"))
    settle(table.cast("Angel"), "Cub", "Cub")

    assert table.find("Cub").counters == (("+1/+1", 2),)
    assert "habilidad de" in spanish(line)


@pytest.mark.construct("OrHead")
def test_205_1_one_noun_of_three_types() -> None:
    line = "During your turn, your opponents can't activate abilities of artifacts, creatures, or enchantments."
    land, tool, shrine, imp = (
        made("{0}: You gain 1 life.", name=name)
        for made, name in ((_land, "Land"), (_tool, "Tool"), (permanent, "Shrine"), (beast, "Imp"))
    )
    table = Table(A={"battlefield": [permanent(line)]}, B={"battlefield": [land, tool, shrine, imp]}).start().passes()

    assert [name for name in ("Land", "Tool", "Shrine", "Imp") if table.can_activate(name, "B")] == ["Land"]


def _land(text: str, name: str) -> CardDefinition:
    return permanent(text, "Land", name=name)


def _tool(text: str, name: str) -> CardDefinition:
    return permanent(text, "Artifact", name=name)
