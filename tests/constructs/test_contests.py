"""701.30, 701.38: clashing and voting."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.rules import events as ev
from tests.constructs.support import (
    CUB,
    DOE,
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

DEAR = beast(name="Dear", cost="{5}")
CHEAP = beast(name="Cheap", cost="{1}")


def clashing(text: str, *answers: Any, mine: list[Any], theirs: list[Any], **more: Any) -> Table:
    """Let A cast a spell with that text, with these cards on top of the libraries."""
    table = Table(A={"hand": [spell(text)], "library": mine, **more}, B={"library": theirs}).start()
    return settle(table.cast(NAME), *answers)


@pytest.mark.construct("ClashWith", "WinsClash")
@pytest.mark.parametrize(("mine", "theirs", "life"), [(DEAR, CHEAP, 24), (CHEAP, DEAR, 20), (CHEAP, CHEAP, 20)])
def test_701_30d_the_higher_mana_value_wins(mine: Any, theirs: Any, life: int) -> None:
    table = clashing("Clash with an opponent. If you win, you gain 4 life.", False, False, mine=[mine], theirs=[theirs])
    assert table.life("A") == life


@pytest.mark.construct("ClashWith")
def test_701_30c_each_may_put_the_card_on_the_bottom() -> None:
    """To clash, the top card is shown and may be put on the bottom (701.30a)."""
    table = clashing("Clash with an opponent. Each player mills a card.", True, False, mine=[DEAR], theirs=[CHEAP])
    assert sorted(table.names("graveyard", "A")) == [NAME, "Wastes"]
    assert table.names("graveyard", "B") == ["Cheap"]
    assert table.library("A")[-1] == "Dear"


CLASHES = "Whenever you clash, you gain 1 life. If you won, you gain 2 life."
WINS = "Whenever you clash and win, you gain 10 life."
LOSES = "Whenever an opponent wins a clash, you gain 10 life."


@pytest.mark.parametrize(
    ("text", "lives"),
    [
        pytest.param(CLASHES, (23, 21), marks=pytest.mark.construct("ClashesEvent", "WonClash")),
        pytest.param(WINS, (30, 20), marks=pytest.mark.construct("WinsClashEvent")),
        pytest.param(LOSES, (20, 30), marks=pytest.mark.construct("WinsAClash")),
    ],
)
def test_701_30_clashing_and_winning_trigger(text: str, lives: tuple[int, int]) -> None:
    for mine, theirs, life in ((DEAR, CHEAP, lives[0]), (CHEAP, DEAR, lives[1])):
        trap = permanent(text, name="Trap")
        table = clashing("Clash with an opponent.", False, False, mine=[mine], theirs=[theirs], battlefield=[trap])
        assert table.life("A") == life


VERDICT = (
    "Starting with you, each player votes for death or torture. If death gets more votes, you gain 1 life. "
    "If torture gets more votes or the vote is tied, you gain 10 life."
)


@pytest.mark.construct("VotesForWords", "VoteWord", "GetsMoreVotes", "GetsMoreVotesOrTied")
@pytest.mark.parametrize(
    ("mine", "theirs", "life"), [("death", "death", 21), ("torture", "torture", 30), ("death", "torture", 30)]
)
def test_701_38_what_gets_more_votes_is_done(mine: str, theirs: str, life: int) -> None:
    table = settle(Table(A={"hand": [spell(VERDICT)]}, B={}).start().cast(NAME), mine, theirs)
    assert table.life("A") == life


@pytest.mark.construct("VoteUnit", "NumberOfVotes")
def test_701_38_votes_are_counted() -> None:
    text = (
        "Starting with you, each player votes for feather or quill. You gain 1 life for each feather vote. "
        "Target opponent loses X life, where X is the number of quill votes."
    )
    table = settle(Table(A={"hand": [spell(text)]}, B={}).start().cast(NAME), "feather", "feather")
    assert (table.life("A"), table.life("B")) == (22, 20)
    split = settle(Table(A={"hand": [spell(text)]}, B={}).start().cast(NAME), "feather", "quill")
    assert (split.life("A"), split.life("B")) == (21, 19)


@pytest.mark.construct("VotesForThings", "WithMostVotes")
def test_701_38b_permanents_with_the_most_votes_or_tied() -> None:
    text = (
        "Starting with you, each player votes for a nonland permanent you don't control. "
        "Exile each permanent with the most votes or tied for most votes."
    )
    board = {"battlefield": [CUB, DOE, SEAL]}
    for votes, left in ((("Cub", "Doe"), ["Seal"]), (("Cub", "Cub"), ["Doe", "Seal"])):
        table = Table(A={"hand": [spell(text)], "battlefield": [WINCH]}, B=board).start()
        settle(table.cast(NAME), *votes)
        assert sorted(table.names("battlefield", "B")) == left


def test_votes_and_clashes_in_spanish() -> None:
    assert spanish("Clash with an opponent. If you win, draw a card.") == (
        "Enfréntate con un oponente. Si ganas, roba una carta."
    )
    assert spanish(VERDICT).startswith("Comenzando contigo, cada jugador vota muerte o tortura. Si muerte consigue")


@pytest.mark.construct("PlayersFinishVoting")
def test_701_38_finishing_a_vote_triggers_once() -> None:
    keeper = permanent("Whenever players finish voting, you gain 100 life.", name="Keeper")
    table = Table(A={"hand": [spell(VERDICT)], "battlefield": [keeper]}, B={}).start()
    settle(table.cast(NAME), "death", "death")

    assert table.life("A") == 121


@pytest.mark.construct("VotesSecretly")
def test_701_38a_secret_votes_are_told_together() -> None:
    text = (
        "Each player secretly votes for truth or consequences, then those votes are revealed. You gain 1 life for each "
    )
    table = Table(A={"hand": [spell(text + "truth vote.")]}, B={}).start()
    table.cast(NAME).resolve().choose("truth")
    assert not any(isinstance(event, ev.Chosen) for event in table.state.history)
    settle(table, "truth")

    assert table.life("A") == 22
    assert [event.word for event in table.state.history if isinstance(event, ev.Chosen)] == ["truth", "truth"]


COUNCIL = (
    "Starting with you, each player votes for feather or quill. You gain 1 life for each feather vote. "
    "You gain 10 life for each quill vote."
)


@pytest.mark.construct("GetOneMoreVote")
def test_701_38d_an_additional_vote_is_made_with_the_first() -> None:
    seal = permanent("While voting, you get an additional vote.", name="Seal")
    table = Table(A={"hand": [spell(COUNCIL)], "battlefield": [seal]}, B={}).start().cast(NAME).resolve()
    assert table.decision.player == 0
    table.choose("feather")
    assert table.decision.player == 0 and not table.decision.can_finish
    table.choose("quill")
    assert table.decision.player == 1
    table.choose("feather")
    assert table.life("A") == 32


@pytest.mark.construct("VoteOnceMore")
def test_701_38d_who_may_vote_again_need_not() -> None:
    seal = permanent("While voting, you may vote an additional time.", name="Seal")
    for second, life in (((True, "quill"), 32), ((False,), 22)):
        table = Table(A={"hand": [spell(COUNCIL)], "battlefield": [seal]}, B={}).start().cast(NAME).resolve()
        table.choose("feather", *second, "feather")
        assert table.life("A") == life


@pytest.mark.construct("Planeswalk", "ChaosEnsues")
def test_701_31a_nobody_planeswalks_without_planes() -> None:
    table = played("You planeswalk. Chaos ensues. You gain 3 life.")

    assert table.life("A") == 23
