"""One story told under each rulebook: the same cards, the same wishes, and what each book makes of them.

``python -m tests.playthroughs.story`` writes the four files of ``books/``; two of them side by side show how the books
differ. A line ``>`` is a wish; below it stands what happened, or the refusal with the rule of the book.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from apnap.abilities.ability import Activated, Body
from apnap.abilities.cost import Cost, SacrificeThis
from apnap.abilities.effect import DealDamage, Draw
from apnap.abilities.objects import TargetObjects, TargetPlayers, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import LEGENDARY, STEP_NAMES
from apnap.errors import ApnapError
from apnap.game import Game
from apnap.game.setting_up import SeatSetup, Setup
from apnap.i18n import error_text
from apnap.rulebooks import rulebook, rulebook_names
from apnap.rules import decisions as dec
from apnap.rules.set_up_options import FULL_CONTROL
from apnap.scenario.tracing import rule_of
from apnap.table.telling import told, worth_telling
from tests.rules.support import ANY_TARGET, FOREST, Table, creature, damage_to_any, instant, sorcery

BOOKS: Final = Path(__file__).with_name("books")
_SPARK = Body((ANY_TARGET,), DealDamage(Number(1), objects=TargetObjects(0), players=TargetPlayers(0)))
FANATIC = creature("Fanatic", "R", 2, 2, Activated(Cost(parts=(SacrificeThis(),)), _SPARK, text="Sacrifice: 1 damage"))
BEAR = creature("Bear", "1G", 2, 2)
OX = creature("Ox", "3G", 4, 4)
HOUND = creature("Hound", "2R", 3, 3)
IMP = creature("Imp", "B", 1, 1)
FIREBRAND = creature(
    "Firebrand", "R", 1, 1, Activated(Cost(parts=(SacrificeThis(),)), _SPARK, text="Sacrifice: 1 damage")
)
ZAP = instant("Zap", "0", damage_to_any(2))
HEDGE = creature("Hedge", "G", 1, 3, subtypes=("Wall",))
QUEEN = creature("Queen", "0", 3, 3, supertypes=LEGENDARY)
SWORDSMAN = creature("Swordsman", "1W", 2, 1, "first strike")
LIBRARIAN = sorcery("Long Study", "0", Draw(You(), Number(4)))

STORY: Final = (
    "go upkeep 1",
    "go precombat_main 1",
    "tap Forest",
    "cast Queen",
    "go begin_combat 1",
    "go precombat_main 2",
    "cast Queen",
    "go declare_attackers 3",
    "attack B with Hedge, Fanatic",
    "attack B with Fanatic",
    "go declare_blockers 3",
    "block Fanatic with Bear",
    "pass",
    "pass",
    "activate Fanatic targeting Bear",
    "go declare_attackers 5",
    "attack B with Ox",
    "go declare_blockers 5",
    "block Ox with Hound, Imp",
    "go postcombat_main 5",
    "cast Zap targeting Firebrand",
    "pass",
    "activate Firebrand targeting A",
    "go end 5",
    "go precombat_main 6",
    "cast Long Study",
    "go end 6",
)
"""Wishes: to go to a step of a turn, to let a Forest make mana, or an act in words. What nobody wishes is answered by
the first option that is offered."""


def begin(book: str) -> Game:
    """Return the game of the story, before its first turn."""
    table = Table(
        book=book,
        options=[(FULL_CONTROL, 1)],
        A={"battlefield": [FOREST, FANATIC, HEDGE, OX], "hand": [QUEEN, ZAP], "library": [], "fill": 3},
        B={"battlefield": [BEAR, HOUND, IMP, FIREBRAND], "hand": [QUEEN, LIBRARIAN], "library": [], "fill": 4},
    )
    from apnap.rules.machine import run
    from apnap.rules.starting import start_at_first_turn

    table.state.auto_pass = False
    start_at_first_turn(table.state)
    run(table.state)
    seats = (SeatSetup(()), SeatSetup(()))
    return Game(Setup(seats, 1, rulebook(book)), state=table.state)


class Telling:
    """Carries out wishes and writes down what happens."""

    def __init__(self, book: str) -> None:
        self.game = begin(book)
        self.lines = [f"The story under the rulebook {book} ({rulebook(book).date})", ""]
        self.told = 0

    def happened(self) -> None:
        """Write what has happened since the last time, with the numbers that the rules have in the book."""
        state = self.game.state
        rendering = self.game.rendering(0, "en")
        events = self.game.events
        for event in worth_telling(events[self.told :]):
            for line in told([event], rendering, None):
                self.lines.append(f"    {line} ({state.rulebook.number(rule_of(event))})")
        self.told = len(events)

    def wish(self, text: str) -> None:
        """Carry out one wish, or write why it is refused."""
        self.lines.append(f"> {text}")
        try:
            if text.startswith("go "):
                _, step, turn = text.split()
                self.go(STEP_NAMES.index(step), int(turn))
            elif text == "tap Forest":
                self.game.act(next(a for a in self.game.legal_actions if "Forest" in str(a)))
            else:
                self.game.act(text)
        except (ApnapError, StopIteration) as refusal:
            said = error_text(refusal, "en") if isinstance(refusal, ApnapError) else "not offered"
            self.lines.append("    refused: " + " ".join(said.split()))
        self.happened()

    def go(self, step: int, turn: int) -> None:
        """Answer with the first option until the active player is asked in that step, or it is past."""
        while not self.game.is_over():
            state, asked = self.game.state, self.game.state.decision
            assert asked is not None
            there = (state.turn, state.step) >= (turn, step)
            declaring = asked.kind in (dec.ATTACKERS, dec.BLOCKERS)
            if (
                there
                and not state.stack
                and (declaring or (asked.kind == dec.PRIORITY and asked.player == state.active))
            ):
                return
            if asked.kind != dec.PRIORITY and not declaring:
                self.lines.append(f"    {self.game.decision.text if self.game.decision else ''}")
            self.game.answer(dec.DONE if declaring else 0)


def story(book: str) -> str:
    """Return the story under a book."""
    telling = Telling(book)
    for wish in STORY:
        if not telling.game.is_over():
            telling.wish(wish)
    lives = ", ".join(
        f"{letter} {player.life}" for letter, player in zip("AB", telling.game.state.players, strict=True)
    )
    telling.lines.append(f"\nLife: {lives}")
    outcome = telling.game.outcome()
    if outcome is not None:
        telling.lines.append(f"Winner: {outcome.winner or 'nobody'}")
    return "\n".join(telling.lines) + "\n"


def record() -> None:
    """Write the four stories as they are now."""
    BOOKS.mkdir(exist_ok=True)
    for book in rulebook_names():
        (BOOKS / f"{book}.txt").write_text(story(book), encoding="utf-8")


if __name__ == "__main__":
    record()
