"""702.192: paradigm."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body, Keyword
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import CounterSpell, GainLife
from apnap.abilities.objects import IS_SPELL, Filter, Is, TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import STACK
from apnap.rules.codec import load, save
from apnap.rules.decisions import DONE
from tests.rules.support import FOREST, Table, damage_to_any, instant, sorcery

PARADIGM = Keyword("paradigm")


def lecture(*more: Keyword, name: str = "Lecture") -> CardDefinition:
    return sorcery(name, "0", GainLife(You(), Number(3)), PARADIGM, *more)


def next_main(played: Table, turn: int) -> Table:
    """Go to the precombat main phase of that turn, with what triggers there on the stack."""
    return played.to_step("precombat_main", turn)


@pytest.mark.ledger("current:702.192")
def test_702_192a_it_is_exiled_and_a_copy_may_be_cast_in_each_of_your_first_main_phases() -> None:
    """Paradigm (702.192)."""
    played = Table(A={"hand": [lecture()]}, B={}).start().cast("Lecture").resolve()
    assert played.names("exile", "A") == ["Lecture"] and played.life("A") == 23
    assert not next_main(played, 2).state.stack  # not in the opponent's
    next_main(played, 3).resolve().choose("Lecture")
    assert len(played.state.stack) == 1 and played.resolve().life("A") == 26
    assert played.names("exile", "A") == ["Lecture"]  # 707.10a: the copy that was exiled has ceased to exist
    assert next_main(played, 5).resolve().choose(DONE).life("A") == 26  # it need not be cast
    assert next_main(played, 7).resolve().choose("Lecture").resolve().life("A") == 29


@pytest.mark.ledger("current:702.192")
def test_702_192a_only_the_first_spell_of_a_name_has_it_trigger() -> None:
    cards = [lecture(), lecture(), lecture(name="Seminar")]
    played = Table(A={"hand": cards}, B={}).start()
    played.cast("Lecture").resolve()
    played.act(next(action for action in played.legal("A") if action.ref == played.find("Lecture", "hand").ref))
    played.resolve().cast("Seminar").resolve()
    assert played.names("exile", "A") == ["Lecture", "Lecture", "Seminar"]
    played.to_step("precombat_main", 3)
    assert len(played.state.stack) == 2  # one for each name


@pytest.mark.ledger("current:702.192")
def test_702_192a_a_spell_that_was_countered_has_not_resolved() -> None:
    stop = instant("Stop", "0", Body((Target(Filter((Is(IS_SPELL),), (STACK,))),), CounterSpell(TargetObjects(0))))
    played = Table(A={"hand": [lecture(), lecture()]}, B={"hand": [stop]}).start().cast("Lecture").passes()
    played.cast("Stop").settle()
    assert played.names("graveyard", "A") == ["Lecture"] and not next_main(played, 3).state.stack
    played.act(next(action for action in played.legal("A") if action.ref == played.find("Lecture", "hand").ref))
    played.resolve()
    assert len(next_main(played, 5).state.stack) == 1


@pytest.mark.ledger("current:702.192")
def test_702_192a_another_player_has_a_first_time_of_their_own() -> None:
    played = Table(A={"hand": [lecture()]}, B={"hand": [lecture()]}).start().cast("Lecture").resolve()
    theirs = next_main(played, 2)
    theirs.act(next(action for action in theirs.legal("B") if action.ref == theirs.find("Lecture", "hand").ref))
    assert theirs.resolve().life("B") == 23
    assert len(next_main(theirs, 4).state.stack) == 1


@pytest.mark.ledger("current:702.192")
def test_702_192a_the_copy_is_announced_anew_and_several_instances_each_trigger() -> None:
    storm = sorcery("Storm", "0", damage_to_any(2), PARADIGM)
    played = Table(A={"hand": [storm], "battlefield": [FOREST]}, B={}).start().cast("Storm", "A").resolve()
    assert next_main(played, 3).resolve().choose("Storm").target("B").resolve().life("B") == 18
    twice = Table(A={"hand": [lecture(PARADIGM)]}, B={}).start().cast("Lecture").resolve()
    assert len(next_main(twice, 3).state.stack) == 2


@pytest.mark.ledger("current:702.192")
def test_702_192a_a_saved_game_and_a_fork_know_what_is_copied() -> None:
    played = Table(A={"hand": [lecture()]}, B={}).start().cast("Lecture").resolve()
    played.state = load(save(played.state))
    fork = played.state.fork()
    assert next_main(played, 3).resolve().choose("Lecture").resolve().life("A") == 26
    played.state = fork
    assert next_main(played, 3).resolve().choose("Lecture").resolve().life("A") == 26
