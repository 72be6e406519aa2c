"""classic:202–203, 2007:202–203: names, mana costs, colours."""

from __future__ import annotations

import pytest

from apnap.abilities.change import SetName
from apnap.abilities.cost import Cost
from apnap.abilities.effect import Continuous, CreateTokens, Destroy, MayPay, Token
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import Each, Filter, Stat, TargetObjects, You
from apnap.abilities.quantity import EQUAL, MANA_VALUE, Comparison, Number, StatOf
from apnap.abilities.values import CREATURE, LEGENDARY
from apnap.cards.deck import Deck, check_construction
from apnap.cards.lookup import CardList
from apnap.cards.record import Card, Face, Wording
from apnap.rulebooks.catalogue import rulebook
from apnap.rules.characteristics import characteristics
from tests.constructs.support import beast, permanent, spell
from tests.ledger.moments import aimed, gain, now
from tests.rules.effects import do
from tests.rules.support import FOREST, ISLAND, PLAINS, SWAMP, Table, creature, land

WASTE = land("Waste", "C")


@pytest.mark.ledger("classic:202.2", "2007:202")
def test_a_card_that_names_itself_means_only_that_one(book: str) -> None:
    giant = beast("{0}: Giant gets +1/+1 until end of turn.", name="Giant")
    table = Table(book=book, A={"battlefield": [giant, giant]}, B={}).start()
    table.activate("Giant#2").resolve()
    assert (table.size("Giant"), table.size("Giant#2")) == ((2, 2), (3, 3))


@pytest.mark.ledger("classic:202.2", "2007:202")
def test_a_card_whose_name_was_changed_still_means_itself(book: str) -> None:
    """Neither the other one that is still called so, nor one that is called as it is now."""
    giant = beast("{0}: Giant gets +1/+1 until end of turn.", name="Giant")
    rename = now("Rename", aimed(Continuous(TargetObjects(0), (SetName("Ape"),))))
    table = Table(book=book, A={"battlefield": [giant, giant, beast(name="Ape")], "hand": [rename]}, B={}).start()
    renamed, other, ape = (table.find(name, "battlefield").ref for name in ("Giant#2", "Giant", "Ape"))
    table.cast("Rename", "Giant#2").resolve()
    assert characteristics(table.state, table.state.last_known(renamed)).name == "Ape"
    table.act(next(action for action in table.legal("A") if action.ref == renamed)).resolve()
    powers = [characteristics(table.state, table.state.last_known(ref)).power for ref in (renamed, other, ape)]
    assert powers == [3, 2, 2]


@pytest.mark.ledger("2007:202")
def test_a_given_ability_that_names_its_giver_means_the_giver(book: str) -> None:
    torch = permanent('Creatures you control have "Sacrifice Torch: You gain 3 life."', name="Torch")
    table = Table(book=book, A={"battlefield": [torch, torch, beast(name="Ape")]}, B={}).start()
    table.activate("Ape", index=1).resolve()
    assert table.names("battlefield", "A") == ["Ape", "Torch"] and table.life("A") == 23
    assert len(table.actions("Ape")) == 1, "the other torch's ability is left"


@pytest.mark.ledger("classic:202.3", "2007:202")
def test_a_name_is_the_english_name_whatever_else_is_printed(book: str) -> None:
    """Printings in two languages count together for the limit of four; two legends of unlike cost share their name."""
    face = Face("Duke", "{W}", "Legendary Creature — Human", "", "1", "1", spanish=Wording("Duque"))
    pool = CardList(
        [Card("Duke", "normal", (face,)), Card("Plains", "normal", (Face("Plains", "", "Basic Land", ""),))]
    )
    problem, *_ = check_construction(Deck({"Duque": 3, "Duke": 2, "Plains": 55}), pool, book=rulebook(book))
    assert (problem.card, problem.count) == ("Duke", 5)
    dukes = [creature("Duke", cost, 1, 1, supertypes=LEGENDARY) for cost in ("W", "1W")]
    table = Table(book=book, A={"battlefield": dukes[:1]}, B={"battlefield": dukes[1:]}).start()
    assert len(table.names("battlefield")) == (0 if book == "2007" else 1)


@pytest.mark.ledger("classic:203.1", "2007:203")
def test_coloured_symbols_need_mana_of_their_colour(book: str) -> None:
    bear = creature("Bear", "1W", 2, 2)
    for lands, payable in (([PLAINS, FOREST], True), ([FOREST, FOREST], False), ([PLAINS], False)):
        table = Table(book=book, A={"battlefield": lands, "hand": [bear]}, B={}).start()
        assert table.can_cast("Bear") is payable


@pytest.mark.ledger("classic:203.2", "2007:203", "classic:g.color")
def test_a_card_has_the_colours_of_its_symbols(book: str) -> None:
    """{2}{W}{B} is white and black, {3} has no colour; in 2007 {R/G} is red and green."""
    cards = {"Ghost": "{2}{W}{B}", "Golem": "{3}"} | ({"Imp": "{R/G}"} if book == "2007" else {})
    wanted = {"white": ["Ghost"], "blue": [], "black": ["Ghost"], "red": ["Imp"], "green": ["Imp"]}
    for color, names in wanted.items():
        blaze = spell(f"Destroy all {color} creatures.", name="Blaze")
        beasts = [beast(name=name, cost=cost) for name, cost in cards.items()]
        table = Table(book=book, A={"hand": [blaze]}, B={"battlefield": beasts}).start()
        table.cast("Blaze").resolve()
        assert table.names("graveyard", "B") == [name for name in names if name in cards]


@pytest.mark.ledger("classic:203.3", "2007:203")
def test_the_converted_cost_is_a_number_that_any_mana_pays(book: str) -> None:
    pay = MayPay(You(), Cost(ManaCost(("1",))), then=gain(1).effect, x_cost=StatOf(TargetObjects(0), MANA_VALUE))
    squid = creature("Squid", "3UU", 1, 1)
    for n, asked in ((5, True), (4, False)):
        table = Table(book=book, A={"battlefield": [FOREST] * n}, B={"battlefield": [squid]})
        do(table, pay, "Squid")
        assert (table.state.decision is not None and table.decision.purpose == "pay") is asked
    table = Table(book=book, A={"battlefield": [FOREST] * 5}, B={"battlefield": [squid]})
    do(table, pay, "Squid").choose(True)
    assert table.life("A") == 21 and all(table.find(f"Forest#{i}").tapped for i in range(1, 6))


BIRD = CreateTokens(You(), Number(1), Token(CREATURE, subtypes=("Bird",), power=Number(1), toughness=Number(1)))


@pytest.mark.ledger("2007:203")
def test_without_a_mana_cost_the_converted_cost_is_0(book: str) -> None:
    worthless = Filter((Stat(MANA_VALUE, Comparison(EQUAL, Number(0))),))
    table = Table(book=book, A={"battlefield": [FOREST, creature("Elf", "G", 1, 1)]}, B={})
    do(do(table, BIRD), Destroy(Each(worthless)))
    assert table.names("battlefield") == ["Elf"]


@pytest.mark.ledger("classic:203.4")
def test_an_additional_cost_is_no_part_of_the_mana_cost(book: str) -> None:
    rite = spell(
        "As an additional cost to cast this spell, sacrifice a creature.\nDraw a card.", name="Rite", cost="{R}"
    )
    hush = spell("Counter target spell with mana value 1.", name="Hush", type_line="Instant")
    table = Table(
        book=book, A={"hand": [rite], "battlefield": [beast(), land("Peak", "R")]}, B={"hand": [hush]}
    ).start()
    table.cast("Rite").passes()
    assert table.names("graveyard", "A") == ["Subject"]
    table.cast("Hush").resolve()
    assert table.names("graveyard", "A") == ["Rite", "Subject"]


@pytest.mark.ledger("classic:g.color")
def test_a_colour_is_one_of_five(book: str) -> None:
    totem = permanent("As Totem enters, choose a color.", "Artifact", name="Totem")
    table = Table(book=book, A={"hand": [totem]}, B={}).start()
    table.cast("Totem").resolve()
    assert list(table.choices) == ["white", "blue", "black", "red", "green"]


OWN_COST = MayPay(You(), Cost(own_mana=True), then=gain(1).effect, otherwise=gain(9).effect)


@pytest.mark.ledger("classic:g.coste-de-mana", "2007:203")
def test_the_mana_cost_of_a_land_or_token(book: str) -> None:
    """classic: it counts as 0, so that paying it asks for nothing; 2007:213.1a: what does not exist can't be paid."""
    for source in ("Forest", "Bird"):
        table = Table(book=book, A={"battlefield": [FOREST]}, B={})
        do(do(table, BIRD), OWN_COST, source=source)
        if book == "classic":
            table.choose(True)
        assert table.life("A") == (21 if book == "classic" else 29)
        assert not table.find("Forest").tapped


@pytest.mark.ledger("classic:203.1")
def test_paying_a_mana_cost_of_ones_own_takes_its_colours(book: str) -> None:
    for lands, paid in (([SWAMP, ISLAND], True), ([ISLAND, ISLAND], False)):
        table = Table(book=book, A={"battlefield": [creature("Rat", "1B", 1, 1), *lands]}, B={})
        do(table, OWN_COST, source="Rat")
        if paid:
            table.choose(True)
        assert table.life("A") == (21 if paid else 29)


@pytest.mark.ledger("classic:g.coste-generico")
def test_generic_mana_is_of_any_kind(book: str) -> None:
    table = Table(book=book, A={"battlefield": [FOREST, WASTE], "hand": [creature("Ape", "2", 2, 2)]}, B={}).start()
    table.cast("Ape").resolve()
    assert table.find("Forest").tapped and table.find("Waste").tapped
    assert table.names("battlefield", "A") == ["Ape", "Forest", "Waste"]
