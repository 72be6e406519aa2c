"""classic:216, 2007:216: tokens: their names, whose they are, and that they are no cards."""

from __future__ import annotations

import pytest

from apnap.abilities.effect import CreateTokens, Entering, Move, Sequence, Token
from apnap.abilities.objects import Each, EachOpponent, Filter, InSlot, TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import BATTLEFIELD, CREATURE, EXILE, HAND, RED
from apnap.rules.characteristics import characteristics
from tests.constructs.support import permanent, spell
from tests.rules.effects import do
from tests.rules.support import Table, creature

IT = TargetObjects(0)
IMP = spell("Create a 1/1 red Goblin creature token.", name="Call")


def with_token(book: str, *hand: object) -> Table:
    """Return a table where A has a Goblin token."""
    table = Table(book=book, A={"hand": [IMP, *hand]}, B={}).start()
    return table.cast("Call").resolve()


@pytest.mark.ledger("classic:216.1", "2007:216")
def test_a_token_is_called_by_its_creature_type(book: str) -> None:
    """(Today with the word "Token" after it.)"""
    table = with_token(book)
    goblin = characteristics(table.state, table.find("Goblin", "battlefield"))
    assert (goblin.card_types, sorted(goblin.subtypes), goblin.colors) == (CREATURE, ["Goblin"], RED)
    assert table.size("Goblin") == (1, 1)
    scouts = spell("Create a 1/1 red Goblin Scout creature token.", name="Scouting")
    table = Table(book=book, A={"hand": [scouts]}, B={}).start().cast("Scouting").resolve()
    assert table.names("battlefield") == ["Goblin Scout"]
    named = spell("Create a legendary 2/3 green Wolf creature token named Gray.", name="Howl")
    table = Table(book=book, A={"hand": [named]}, B={}).start().cast("Howl").resolve()
    assert table.names("battlefield") == ["Gray"] and table.size("Gray") == (2, 3)


@pytest.mark.parametrize(("rules", "name"), [("2016", "Goblin"), ("current", "Goblin Token")])
def test_a_token_is_called_by_its_subtypes(rules: str, name: str) -> None:
    """2016:110.5c, 111.4."""
    assert with_token(rules).names("battlefield") == [name]


@pytest.mark.ledger("classic:216.2")
def test_a_token_is_a_permanent_and_no_card(book: str) -> None:
    rise = spell("Return target creature card from a graveyard to its owner's hand.", name="Rise")
    kill = spell("Destroy target creature.", name="Kill", type_line="Instant")
    table = with_token(book, kill, rise).cast("Kill").resolve()
    assert table.names("graveyard", "A") == ["Call", "Kill"] and not table.can_cast("Rise")
    assert table.names("battlefield") == []


@pytest.mark.ledger("classic:216.3", "2007:216")
def test_a_token_that_has_left_is_gone_at_the_next_check(book: str) -> None:
    """What triggers on its leaving triggers; it is in the hand for no longer than that."""
    bounce = spell("Return target creature to its owner's hand.", name="Bounce")
    mourn = permanent("Whenever a creature leaves the battlefield, you gain 1 life.", name="Mourn")
    table = Table(book=book, A={"hand": [IMP, bounce], "battlefield": [mourn]}, B={}).start()
    table.cast("Call").resolve().cast("Bounce").resolve()
    assert table.names("hand", "A") == [] and table.names("battlefield") == ["Mourn"]
    assert table.resolve().life("A") == 21


@pytest.mark.ledger("2007:216")
def test_a_token_never_comes_back(book: str) -> None:
    """2007:216.4: one that would return stays where it is; a card does return."""
    cub = creature("Cub", "G", 1, 1)
    table = Table(book=book, A={"battlefield": [cub]}, B={})
    do(table, CreateTokens(You(), Number(1), GOBLIN))
    there = Move(Each(Filter(())), EXILE, slot=1)
    do(table, Sequence((there, Move(InSlot(1), BATTLEFIELD))))
    assert table.names("battlefield") == ["Cub"] and table.names("exile") == ["Goblin"]
    assert table.start().names("exile") == []


GOBLIN = Token(CREATURE, subtypes=("Goblin",), power=Number(1), toughness=Number(1))
GIFT = CreateTokens(EachOpponent(), Number(1), GOBLIN)
"""Each opponent creates a token."""
LOAN = CreateTokens(You(), Number(1), GOBLIN, Entering(controller=EachOpponent()))
"""You create a token under an opponent's control."""


@pytest.mark.ledger("2007:216", "2007:200")
def test_the_controller_of_the_effect_owns_a_token(book: str) -> None:
    """2007:200.4a: whoever it comes into play under; what says "your hand" then means its owner's."""
    for made in (GIFT, LOAN):
        table = do(Table(book=book, A={}, B={}), made)
        (goblin,) = table.objects("battlefield")
        assert (goblin.owner, goblin.controller) == (0, 1)
        do(table, Move(IT, HAND), "Goblin")
        assert table.names("hand", "A") == ["Goblin"] and table.names("hand", "B") == []


@pytest.mark.parametrize(
    ("rules", "made", "owner"),
    [
        ("classic", GIFT, 0),
        ("classic", LOAN, 0),
        ("2016", GIFT, 1),
        ("2016", LOAN, 1),
        ("current", GIFT, 1),
        ("current", LOAN, 0),
    ],
)
def test_who_owns_a_token(rules: str, made: CreateTokens, owner: int) -> None:
    """Whose effect it was (classic, as 2007:200.4a); under whose control it came (2016:110.5a); who made it (111.2)."""
    (goblin,) = do(Table(book=rules, A={}, B={}), made).objects("battlefield")
    assert (goblin.owner, goblin.controller) == (owner, 1)
