"""119.4, 608.2b, 701.12b, 113.7: what is done instead of paying life, exchanges not made, abilities of keywords."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.rules.characteristics import controller_of
from apnap.rules.decisions import BLOCKERS
from tests.constructs.support import (
    CUB,
    ELK,
    FOX,
    NAME,
    Table,
    beast,
    permanent,
    played,
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


@pytest.mark.construct("WouldExplore", "ExploresAgain")
@pytest.mark.parametrize(("trackers", "times"), [(0, 1), (1, 2), (2, 4)])
def test_614_1a_it_explores_again(trackers: int, times: int) -> None:
    """Each tracker replaces each exploring once (614.5), those that another one caused included."""
    line = "If a creature you control would explore, instead it explores, then it explores again."
    seek = spell("Target creature you control explores.", name="Seek")
    table = Table(A={"battlefield": [CUB, *[permanent(line)] * trackers], "hand": [seek], "fill": 9}, B={}).start()

    settle(table.cast("Seek"))

    assert len(table.names("hand", "A")) == times
    assert "explora otra vez" in spanish(line)


@pytest.mark.construct("TheSeveral")
def test_111_1_the_tokens_of_each_player() -> None:
    text = "Each player creates two 1/1 white Warrior creature tokens. The tokens get +1/+1 until end of turn."
    table = played(text, A={"battlefield": [CUB]}, B={})

    assert [table.size(f"Warrior Token#{n}") for n in (1, 2, 3, 4)] == [(2, 2)] * 4
    assert table.size("Cub") == (2, 2)


@pytest.mark.construct("WithManaCost")
def test_202_1_with_one_mana_cost_or_another() -> None:
    """No mana cost is not {0} (202.1b), and {R} is not {1}."""
    text = "Return all artifact cards with mana cost {0} or {1} from your graveyard to your hand."
    cards = [permanent("", "Artifact", name=name, cost=cost) for name, cost in _COSTS.items()]

    table = played(text, A={"graveyard": [*cards, permanent("", "Artifact Land", name="None", cost="")]})

    assert table.names("hand", "A") == ["Nought", "One"]
    assert "con coste de maná {0} o {1}" in spanish(text)


_COSTS = {"Nought": "{0}", "One": "{1}", "Two": "{2}", "Red": "{R}", "Variable": "{X}"}


@pytest.mark.construct("AllHarmInYourTurn")
@pytest.mark.parametrize(("turn", "damage"), [(1, 0), (2, 1)])
def test_615_1_prevented_in_your_turn_only(turn: int, damage: int) -> None:
    line = "Prevent all damage that would be dealt to this creature during your turn."
    poke = spell("Poke deals 1 damage to target creature.", name="Poke", type_line="Instant")
    table = Table(A={"battlefield": [beast(line, size=(2, 3))], "hand": [poke]}, B={}).start()
    if turn == 2:
        table.to("upkeep", 2).passes()

    settle(table.cast("Poke"))

    assert table.find(NAME).damage == damage
    assert spanish(line).endswith("durante tu turno.")


@pytest.mark.construct("CantBlockWith")
@pytest.mark.parametrize(("cost", "blocked"), [("{0}", False), ("{1}", True), ("{2}", False)])
def test_509_1b_no_blocks_with_some_creatures(cost: str, blocked: bool) -> None:
    line = "Your opponents can't block with creatures with even mana values."
    seats: dict[str, Any] = {
        "A": {"battlefield": [permanent(line), CUB]},
        "B": {"battlefield": [beast(name="Wall", cost=cost)]},
    }
    table = Table(**seats).attack_now("Cub").passes(2)

    assert (table.decision.kind == BLOCKERS) is blocked
    assert "no pueden bloquear con" in spanish(line)


_TYPE = "and mana of any type can be spent to cast that spell"
_COLOR = "and you may spend mana as though it were mana of any color to cast that spell"


@pytest.mark.parametrize(
    ("how", "cost", "cast"),
    [
        pytest.param(how, cost, cast, marks=pytest.mark.construct(name))
        for how, name, cost, cast in (
            (_TYPE, "PlayWithAnyMana", "{W}", True),
            (_TYPE, "PlayWithAnyMana", "{C}", True),
            (_TYPE, "PlayWithAnyMana", "{W}{W}", False),
            (_COLOR, "PlayWithAnyColor", "{W}", True),
            (_COLOR, "PlayWithAnyColor", "{C}", False),
        )
    ],
)
def test_609_4b_cast_now_with_any_mana(how: str, cost: str, cast: bool) -> None:
    """Only what is cast by the effect is paid for so, and its mana cost is paid."""
    text = f"You may cast target creature card from an opponent's graveyard, {how}."
    forest = permanent("{T}: Add {G}.", "Land", name="Grove")
    wolf = beast(name="Wolf", cost=cost)
    table = Table(A={"battlefield": [forest], "hand": [spell(text)]}, B={"graveyard": [wolf]}).start()

    settle(table.cast(NAME), *["Wolf"] * cast)

    assert ("Wolf" in table.names("battlefield")) is cast


@pytest.mark.construct("EachFromYou")
@pytest.mark.parametrize(("how", "answers"), [("chooses", ("Elk", "Fox")), ("may choose", (True, "Elk", True, "Fox"))])
def test_608_2f_starting_with_you(how: str, answers: tuple[object, ...]) -> None:
    """In the turn of another player, too: turn order starts with who controls the ability."""
    text = f"Starting with you, each player {how} a creature. Destroy each creature chosen this way."
    creatures: dict[str, Any] = {
        "A": {"battlefield": [CUB, ELK]},
        "B": {"battlefield": [FOX], "hand": [spell(text, type_line="Instant")]},
    }
    table = Table(**creatures).start().passes().cast(NAME).passes(2)

    assert table.decision.player == table.seat("B")
    settle(table, *answers)

    assert table.names("battlefield") == ["Cub"]
    assert spanish(text).startswith("Comenzando contigo, cada jugador")
