"""classic:g.apuesta-inicial, classic:g.vanguard, 407, 902: two options of a game."""

from __future__ import annotations

import pytest
from click.testing import CliRunner
from msgspec import structs

from apnap import Game
from apnap.abilities import effect as eff
from apnap.abilities.ability import Activated, Body, Triggered
from apnap.abilities.change import Modify
from apnap.abilities.cost import Cost
from apnap.abilities.definition import FaceDefinition, VanguardCard
from apnap.abilities.objects import ControlledBy, Each, Filter, HasCardType, TargetObjects, You
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.quantity import STARTING_LIFE, Number, PlayerStat
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, CREATURE, PERMANENT_TYPES, VANGUARD
from apnap.cards.deck import read_deck, write_deck
from apnap.cards.record import Card, Face
from apnap.cli.play import play
from apnap.errors import RulebookError, UnsupportedCardError
from apnap.game.setting_up import SeatSetup
from apnap.oracle.compile import compile_card
from apnap.rules.cleanup import maximum_hand_size
from apnap.rules.ending import concede
from apnap.rules.machine import run
from apnap.rules.starting import start_game
from apnap.rules.vanguards import add_avatar
from apnap.rules.view import View
from tests.rules.effects import do
from tests.rules.layered import plus, says
from tests.rules.support import FOREST, MOUNTAIN, Table, creature, instant

OX = creature("Ox", "0", 2, 2)
YOURS = Filter((HasCardType(CREATURE), ControlledBy(You())))
AVATAR = VanguardCard(
    "Ancestor",
    (
        FaceDefinition(
            "Ancestor",
            card_types=VANGUARD,
            abilities=(
                says(YOURS, plus(1, 0)),
                Triggered(ZoneChanges(YOURS, (), (BATTLEFIELD,)), Body(effect=eff.GainLife(You(), Number(2)))),
                Activated(Cost(), Body(effect=eff.Draw(You()))),
            ),
        ),
    ),
    hand_modifier=1,
    life_modifier=-3,
)


def begun(book: str, *, ante: bool = False, avatar: bool = False, seed: int = 5) -> Table:
    """Return a game of two decks of forty lands, the first player's perhaps with the avatar, up to the first turn."""
    options = (("ante", 1), ("first player", 1)) if ante else (("first player", 1),)
    deck = [FOREST, MOUNTAIN] * 20
    table = Table(book=book, seed=seed, options=options, A={"fill": 0, "library": deck}, B={"fill": 0, "library": deck})
    if avatar:
        add_avatar(table.state, 0, AVATAR)
    start_game(table.state)
    run(table.state)
    assert len(table.state.ante) == 2 * ante, "before anybody looks at a hand"
    while table.state.turn == 0:
        table.choose(table.decision.options[-1])  # no mulligan, or whatever else is asked
    return table


# ------------------------------------------------------------------------------------- ante


@pytest.mark.ledger("classic:g.apuesta-inicial", "2007:217")
def test_playing_for_ante(book: str) -> None:
    """classic:g.apuesta-inicial, 2007:217.9b: a random card of each deck is set aside before any is drawn, for all to
    see, and the winner owns them at the end; unless it is asked for nothing of it happens."""
    for ante in (False, True):
        table = begun(book, ante=ante)
        players = table.state.players
        assert [len(player.library) + len(player.hand) for player in players] == [40 - ante, 40 - ante]
        assert len(table.names("ante")) == 2 * ante
    for seat in (0, 1):
        seen = View(table.state, seat)
        assert [card.name for card in seen.ante] == [table.named(ref) for ref in table.state.ante]
    concede(table.state, 0)
    assert [table.state.last_known(ref).owner for ref in table.state.ante] == [1, 1]


def test_the_ante_is_a_card_by_chance() -> None:
    """407.2: each player's own, of either name, as chance has it."""
    pairs = set()
    for seed in range(12):
        table = begun("current", ante=True, seed=seed)
        assert [table.state.last_known(ref).owner for ref in table.state.ante] == [0, 1]
        pairs.add(tuple(table.named(ref) for ref in table.state.ante))
    assert len(pairs) == 4


def test_a_game_for_ante_is_told_and_saved() -> None:
    """407.2: the ante is on the table, and in a saved game."""
    played = Game.from_definitions((FOREST,) * 40, (FOREST,) * 40, seed=5, options={"ante": 1, "first player": 1})
    assert "Ante: 2 × Forest" in str(played)
    assert Game.from_json(played.to_json()).digest() == played.digest()


# ------------------------------------------------------------------------------------- vanguard


@pytest.mark.ledger("classic:g.vanguard")
def test_an_avatar_changes_what_its_owner_begins_with(book: str) -> None:
    """classic:g.vanguard: +1 card, −3 life: eight cards, 17 life, and eight cards may be kept."""
    table = begun(book, avatar=True)
    state = table.state
    assert [player.life for player in state.players] == [17, 20]
    assert [len(player.hand) for player in state.players] == [8, 7]
    assert [maximum_hand_size(state, seat) for seat in (0, 1)] == [8, 7]


def test_103_4b_an_avatar_changes_life_and_hand_of_its_owner_today() -> None:
    """103.4b, 119.1b: 17 life instead of 20; 103.5a: eight cards instead of seven."""
    state = begun("current", avatar=True).state
    assert [player.life for player in state.players] == [17, 20]
    assert [len(player.hand) for player in state.players] == [8, 7]


def test_109_4e_an_avatar_is_controlled_by_its_owner() -> None:
    table = Table(A={"battlefield": [OX]}, B={"battlefield": [OX]})
    add_avatar(table.state, 1, AVATAR)
    table.start()
    assert [table.size(name) for name in ("Ox", "Ox#2")] == [(2, 2), (3, 2)], "its “you” is B"
    assert not table.can_activate("Ancestor", "A") and table.can_activate("Ancestor", "B")


def test_a_game_with_an_avatar_is_saved() -> None:
    """902.3."""
    seat = SeatSetup((FOREST,) * 40, avatar=(AVATAR,))
    played = Game.from_definitions(seat, (FOREST,) * 40, seed=5)
    assert Game.from_json(played.to_json()).digest() == played.digest()
    assert Game.from_json(played.to_json()).setup.seats[0].avatar == (AVATAR,)


@pytest.mark.ledger("classic:g.vanguard")
def test_an_avatars_abilities_work(book: str) -> None:
    """classic:g.vanguard: static, triggered and activated ones, as those of a card in play."""
    table = Table(book=book, A={"hand": [OX]}, B={"battlefield": [OX]})
    add_avatar(table.state, 0, AVATAR)
    table.start()
    assert table.life("A") == 17
    table.cast("Ox").settle()
    assert table.life("A") == 19
    assert [table.size(name) for name in ("Ox", "Ox#2")] == [(3, 2), (2, 2)]
    table.activate("Ancestor").settle()
    assert len(table.state.players[0].hand) == 1


@pytest.mark.ledger("classic:g.vanguard")
def test_nothing_affects_an_avatar(book: str) -> None:
    """classic:g.vanguard: it is no permanent to be targeted or destroyed with the others, and nobody can play it."""
    anything = Target(Filter((HasCardType(PERMANENT_TYPES | VANGUARD),)))
    doom = instant("Doom", "0", Body((anything,), eff.Destroy(TargetObjects(0))))
    end = instant("End", "0", eff.Destroy(Each(Filter())))
    table = Table(book=book, A={"battlefield": [FOREST], "hand": [end]}, B={"hand": [doom], "battlefield": [OX]})
    add_avatar(table.state, 0, AVATAR)
    table.start().passes()
    assert not table.can_cast("Ancestor")
    table.cast("Doom")
    assert table.offered() == ["Forest", "Ox"]
    table.choose("Ox").settle().cast("End").settle()
    assert table.names("battlefield") == [] and table.names("command") == ["Ancestor"]


def test_effects_know_the_life_that_an_avatar_gave() -> None:
    """103.4, 902.4: "starting life total" is 17."""
    table = Table(A={"battlefield": [OX]}, B={})
    add_avatar(table.state, 0, AVATAR)
    do(table, eff.Continuous(Each(YOURS), (Modify(PlayerStat(You(), STARTING_LIFE), Number(0)),)))
    assert table.size("Ox") == (20, 2)


def test_only_one_avatar_and_nothing_else() -> None:
    """902.1, 311.1."""
    table = Table(A={}, B={})
    with pytest.raises(RulebookError, match="Ox is no vanguard card"):
        add_avatar(table.state, 0, OX)
    add_avatar(table.state, 0, AVATAR)
    with pytest.raises(RulebookError, match="a player has one vanguard card"):
        add_avatar(table.state, 0, AVATAR)
    add_avatar(table.state, 1, AVATAR)


def test_a_deck_list_names_an_avatar() -> None:
    """902.3."""
    deck = read_deck("Vanguard\n1 Ancestor\n\nDeck\n40 Forest\n")
    assert (deck.avatar, len(deck)) == ("Ancestor", 40)
    assert read_deck(write_deck(deck)) == deck


def test_an_avatar_is_read_from_its_text() -> None:
    """211.1, 212.1: with the modifiers that it has beside its text; without them it is refused."""
    face = Face("Elder", "", "Vanguard", "Whenever you cast a spell, you gain 2 life.")
    whole = structs.replace(face, hand_modifier="-1", life_modifier="+7")
    elder = compile_card(Card("Elder", "vanguard", (whole,)))
    table = Table(A={"hand": [OX]}, B={})
    add_avatar(table.state, 0, elder)
    table.start().cast("Ox").settle()
    assert table.life("A") == 29 and maximum_hand_size(table.state, 0) == 6
    with pytest.raises(UnsupportedCardError, match="the hand modifier None"):
        compile_card(Card("Elder", "vanguard", (face,)))


def test_an_avatar_is_no_card_of_a_deck() -> None:
    """902.3: it stands beside the library."""
    with pytest.raises(RulebookError, match="it stands beside the deck"):
        Game.from_definitions((FOREST,) * 39 + (AVATAR,), (FOREST,) * 40)


def test_a_game_for_ante_from_the_command_line() -> None:
    """407.1: off unless it is asked for; a saved game has settled it."""
    for flags, played in (((), False), (("--ante",), True)):
        said = CliRunner().invoke(play, ["--auto", "--seed", "3", *flags])
        assert said.exit_code == 0, said.output
        assert ("from library to ante" in said.output) is played
    refused = CliRunner().invoke(play, ["--ante", "--load", "none.json"])
    assert refused.exit_code == 1 and "leave out --ante" in str(refused.exception)
