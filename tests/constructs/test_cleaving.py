"""702.148: cleave: a spell without the text in its square brackets."""

from __future__ import annotations

import pytest

from apnap.errors import UnsupportedCardError
from apnap.rules.decisions import COST
from tests.constructs.support import CUB, FEN, NAME, OGRE, Table, beast, permanent, settle, spanish, spell

ELF, OLD_ELF = (beast(name=name, type_line="Creature — Elf") for name in ("Elf", "Old Elf"))


def cast(text: str, way: str, *answers: str, **seats: list[object]) -> Table:
    """Cast a spell with cleave {B} for its mana cost of {0} or cleaved, and settle everything."""
    card = spell(f"Cleave {{B}}\n{text}", type_line="Instant")
    seats.setdefault("battlefield", []).append(FEN)
    table = Table(A={**seats, "hand": [card]}, B={}).start().cast(NAME)
    assert table.decision.kind == COST
    return settle(table.choose(way), *answers)


@pytest.mark.ledger("current:702.148")
@pytest.mark.construct("CostedKeyword", "Destroy")
def test_702_148a_a_cleaved_spell_may_target_what_its_brackets_forbid() -> None:
    """Cleave (702.148)."""
    card = spell("Cleave {B}\nDestroy target [Elf] creature.")
    assert not Table(A={"hand": [card], "battlefield": [CUB]}, B={}).start().can_cast(NAME)  # no Elf, and no {B}
    field = [FEN, CUB, ELF, OLD_ELF]
    for way, targets in (("normal", ["Elf", "Old Elf"]), ("cleave", ["Cub", "Elf", "Old Elf"])):
        table = Table(A={"hand": [card], "battlefield": field}, B={}).start().cast(NAME).choose(way)
        assert table.offered() == targets
    assert settle(table.choose("Cub")).names("graveyard", "A") == ["Cub", NAME]
    only = Table(A={"hand": [card], "battlefield": [FEN, CUB]}, B={}).start().cast(NAME)
    assert settle(only).names("graveyard", "A") == ["Cub", NAME]  # it can only be cast cleaved
    assert spanish("Destroy target [attacking] creature.") == "Destruye la criatura [atacante] objetivo."


@pytest.mark.ledger("current:702.148")
@pytest.mark.construct("CostedKeyword", "Destroy")
def test_702_148a_all_text_within_brackets_goes_several_lines_and_sentences_stay() -> None:
    text = "Destroy all creatures [with power 2 or less]. [You lose 1 life.]\nDraw a card."
    plain = cast(text, "normal", battlefield=[CUB, OGRE])
    assert (plain.names("battlefield", "A"), plain.life("A")) == (["Fen", "Ogre"], 19)
    cleaved = cast(text, "cleave", battlefield=[CUB, OGRE])
    assert (cleaved.names("battlefield", "A"), cleaved.life("A")) == (["Fen"], 20)
    assert plain.names("hand", "A") == cleaved.names("hand", "A") == ["Wastes"]


@pytest.mark.ledger("current:702.148")
@pytest.mark.construct("CostedKeyword")
def test_702_148b_a_copy_of_a_cleaved_spell_is_cleaved() -> None:
    """707.10: which costs were paid is copied; what is cast for nothing can't be cleaved (601.2b)."""
    card = spell("Cleave {B}\nYou gain 1 life. [You lose 5 life.]", type_line="Instant")
    echo = spell("Copy target instant spell.", name="Echo", type_line="Instant")
    table = Table(A={"hand": [card, echo], "battlefield": [FEN]}, B={}).start().cast(NAME).choose("cleave")
    assert settle(table.cast("Echo")).life("A") == 22
    plain = Table(A={"hand": [card, echo], "battlefield": [FEN]}, B={}).start().cast(NAME).choose("normal")
    assert settle(plain.cast("Echo")).life("A") == 12


def test_brackets_without_cleave_and_cleave_without_brackets_are_refused() -> None:
    with pytest.raises(UnsupportedCardError, match="brackets"):
        spell("Destroy target [Elf] creature.")
    with pytest.raises(UnsupportedCardError, match="cleave of a text without brackets"):
        spell("Cleave {B}\nDestroy target creature.")
    with pytest.raises(UnsupportedCardError, match="brackets"):
        permanent("Cleave {B}\n[Elf] creatures you control have flying.")
