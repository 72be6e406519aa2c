"""Players by life, hand and poison; what is forbidden, doubled or allowed this turn; costs and steps of few cards."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    BEAR,
    CUB,
    DOE,
    ELK,
    FOX,
    NAME,
    SEAL,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)
from tests.rules.support import FOREST


@pytest.mark.construct("HasPoisonCounters")
@pytest.mark.parametrize(("counters", "life"), [("two", 20), ("three", 21)])
def test_122_1f_opponents_who_have_poison_counters(counters: str, life: int) -> None:
    line = "You gain life equal to the number of opponents who have three or more poison counters."
    table = played(f"Each opponent gets {counters} poison counters.\n{line}")

    assert table.life("A") == life


@pytest.mark.construct("HasLessLife", "HasMoreThanYou", "HasFewCards")
def test_102_opponents_compared_with_you() -> None:
    text = (
        "Each opponent loses 1 life.\nYou gain 1 life for each opponent who has less life than you.\n"
        "You gain 2 life for each opponent who has more cards in hand than you.\n"
        "You gain 4 life for each opponent who has one or fewer cards in hand."
    )

    assert played(text).life("A") == 25
    assert played(text, B={"hand": [SEAL, SEAL]}).life("A") == 23
    assert spanish("You gain 1 life for each opponent who has less life than you.") == (
        "Ganas 1 vida por cada oponente que tiene menos vidas que tú."
    )


@pytest.mark.construct("WereDealtCombatDamage", "OfYourOpponentsUnit")
def test_120_3_opponents_who_were_dealt_combat_damage() -> None:
    text = "You gain life equal to the number of opponents who were dealt combat damage this turn."
    more = "You gain 4 life for each of your opponents who lost life this turn."
    table = Table(A={"battlefield": [CUB], "hand": [spell(f"{text}\n{more}")]}, B={}).start()

    settle(table.attack("Cub").to("postcombat_main", 1).cast(NAME))

    assert table.life("A") == 25


@pytest.mark.construct("OpponentsWithCards", "GreatestControlled")
def test_107_3_numbers_of_opponents() -> None:
    text = (
        "You gain life equal to the number of your opponents with two or more cards in hand.\n"
        "You gain life equal to the greatest number of creatures an opponent controls."
    )

    assert played(text, A={"battlefield": [BEAR]}, B={"battlefield": [CUB, DOE, ELK], "hand": [SEAL]}).life("A") == 23
    assert played(text, B={"hand": [SEAL, SEAL]}).life("A") == 21


@pytest.mark.construct("OpponentsTurn", "WhoseTurnItIs")
@pytest.mark.parametrize(("turn", "lives"), [(1, (19, 20)), (2, (25, 19))])
def test_102_1_whose_turn_it_is(turn: int, lives: tuple[int, int]) -> None:
    text = "{0}: The player whose turn it is loses 1 life. If it's an opponent's turn, you gain 5 life."
    table = Table(A={"battlefield": [permanent(text)]}, B={}).start().to("precombat_main", turn)
    if turn == 2:
        table.passes()

    settle(table.activate(NAME))

    assert (table.life("A"), table.life("B")) == lives


@pytest.mark.construct("AnotherThanYou")
@pytest.mark.parametrize(("who", "life"), [("You lose", 19), ("Each opponent loses", 23)])
def test_102_1_a_player_other_than_you(who: str, life: int) -> None:
    line = "If a player other than you lost life this turn, you gain 3 life."

    assert played(f"{who} 1 life.\n{line}").life("A") == life


@pytest.mark.construct("HasLess", "ControlsFewer")
@pytest.mark.parametrize(("mine", "life"), [([], 25), ([CUB], 20)])
def test_119_1_less_than_an_opponent(mine: list[object], life: int) -> None:
    text = (
        "If you have less life than an opponent, you gain 6 life.\n"
        "If you control fewer creatures than an opponent, you gain 5 life."
    )

    assert played(text, A={"battlefield": mine}, B={"battlefield": [DOE]}).life("A") == life
    assert played(f"You lose 1 life.\n{text}").life("A") == 25


@pytest.mark.construct("CantActivateThisTurn")
def test_602_5_not_activated_this_turn() -> None:
    line = "Tap target artifact. Its activated abilities can't be activated this turn."
    horn = permanent("{0}: Draw a card.", "Artifact", name="Horn")
    table = played(line, "Horn", A={"battlefield": [horn, WINCH]})

    assert not table.can_activate("Horn")
    assert table.to("precombat_main", 3).can_activate("Horn")


@pytest.mark.construct("WhenYourNextCast")
def test_603_7_when_you_cast_your_next() -> None:
    line = "When you cast your next instant or sorcery spell this turn, you gain 3 life."
    gain, more = (spell("You gain 1 life.", name=name) for name in ("Gain", "More"))
    table = played(line, A={"hand": [gain, more]})

    settle(table.cast("Gain"))
    settle(table.cast("More"))

    assert table.life("A") == 25


@pytest.mark.construct("SkipStepIf")
@pytest.mark.parametrize(("hand", "life"), [([], 20), ([SEAL], 21)])
def test_614_10_a_step_that_is_skipped_if(hand: list[object], life: int) -> None:
    line = "Skip your upkeep step if you have no cards in hand."
    bell = permanent("At the beginning of your upkeep, you gain 1 life.", name="Bell")
    cards = {"hand": [permanent(line), bell, *hand]}
    table = Table(A=cards, B={}).start()
    settle(table.cast(NAME))
    settle(table.cast("Bell"))

    assert table.to("draw", 3).life("A") == life
    assert spanish(line) == "Sáltate tu paso de mantenimiento si no tienes cartas en tu mano."


@pytest.mark.construct("InvestigateTimesForEach", "InvestigateOnceForEach")
def test_701_16_investigate_so_often_for_each() -> None:
    text = "Investigate twice for each creature you control.\nInvestigate once for each creature you control."
    table = played(text, A={"battlefield": [CUB, DOE]})

    assert table.names("battlefield", "A").count("Clue") == 6


@pytest.mark.construct("YouCycled")
@pytest.mark.parametrize(("cycled", "life"), [(1, 20), (2, 23)])
def test_702_29_you_cycled_two_cards(cycled: int, life: int) -> None:
    cards = [spell("Draw a card.\nCycling {0}", name=name) for name in ("Ash", "Elm")]
    line = "You gain 3 life if you cycled two or more cards this turn."
    table = Table(A={"hand": [*cards, spell(line)]}, B={}).start()

    for name in ("Ash", "Elm")[:cycled]:
        settle(table.act(table.actions(name, "hand")[1]))
    settle(table.cast(NAME))

    assert table.life("A") == life


@pytest.mark.construct("RemoveAndReturn")
def test_118_1_remove_a_counter_and_return_it() -> None:
    cost = "{T}, Remove a charge counter from this land and return it to its owner's hand"
    text = f"This land enters with a charge counter on it.\n{cost}: You gain 3 life."
    table = Table(A={"hand": [permanent(text, "Land")]}, B={}).start().play(NAME)

    settle(table.activate(NAME))

    assert table.life("A") == 23 and NAME in table.names("hand", "A")


@pytest.mark.construct("AlternativeCostIf")
@pytest.mark.parametrize(("theirs", "can"), [([CUB], False), ([CUB, DOE], True)])
def test_118_9_another_cost_if(theirs: list[object], can: bool) -> None:
    line = (
        "You may pay {0} rather than pay this spell's mana cost if there are two or more creatures on the battlefield."
    )
    text = f"{line}\nDraw a card."
    table = Table(A={"hand": [spell(text, cost="{9}")]}, B={"battlefield": theirs}).start()

    assert table.can_cast(NAME) == can


@pytest.mark.construct("CanBlockUpToMore")
def test_509_1a_up_to_two_additional_creatures() -> None:
    text = "Target creature can block up to two additional creatures this turn."
    table = Table(
        A={"battlefield": [CUB, DOE, ELK, BEAR]},
        B={"battlefield": [FOX], "hand": [spell(text, type_line="Instant")]},
    ).start()

    settle(table.passes().cast(NAME), "Fox")
    table.attack("Cub", "Doe", "Elk", "Bear").block(("Fox", "Cub"), ("Fox", "Doe"), ("Fox", "Elk"))

    assert table.to("postcombat_main", 1).life("B") == 18


@pytest.mark.construct("EachTimeWouldHarm")
def test_614_1a_each_time_it_would_deal_damage() -> None:
    line = (
        "Each time target permanent would deal damage to a permanent or player this turn, it deals double that damage "
        "to that permanent or player instead."
    )
    table = played(line, "Cub", A={"battlefield": [CUB, DOE]})

    assert table.attack("Cub", "Doe").to("postcombat_main", 1).life("B") == 14
    assert spanish(line) == (
        "Cada vez que el permanente objetivo fuera a hacer daño a un permanente o jugador este turno, en vez de eso, "
        "hace el doble de ese daño a ese permanente o jugador."
    )


@pytest.mark.construct("BecomesEither")
@pytest.mark.parametrize(("which", "kind"), [(0, "Plains"), (1, "Island")])
def test_608_2d_becomes_either(which: int, kind: str) -> None:
    from apnap.rules.characteristics import characteristics

    line = "Target land becomes a Plains or an Island until end of turn."
    table = played(line, which, A={"battlefield": [FOREST]})

    assert kind in characteristics(table.state, table.find("Forest")).subtypes
    assert spanish(line) == "La tierra objetivo se convierte en una Llanura o en una Isla hasta el final del turno."


@pytest.mark.construct("AnyRemovedUnit")
def test_608_2c_for_each_counter_removed_as_a_cost() -> None:
    text = (
        "This creature enters with three charge counters on it.\n"
        "Remove X charge counters from this creature: For each counter removed, this creature gets +2/+0 until end of "
        "turn."
    )
    table = Table(A={"hand": [beast(text)]}, B={}).start()
    settle(table.cast(NAME))
    table.activate(NAME)

    settle(table, 2)

    assert table.size(NAME) == (6, 2)
