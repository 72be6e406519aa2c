"""Constructs that are read and printed but refused as a card is compiled, for nothing carries them out yet."""

from __future__ import annotations

import pytest
from pytest import mark

from apnap.errors import UnsupportedCardError
from tests.constructs.support import written

REFUSED = [
    (mark.construct("ManaPrice"), "Artifact", "Waterbend {X}: Draw a card."),
    (mark.construct("SkipAllCombats"), "Sorcery", "Target opponent skips all combat phases of their next turn."),
    (mark.construct("ToTurnUp"), "Artifact", "{T}: Add {G}. Spend this mana only to turn permanents face up."),
    (
        mark.construct("ToCastOrTurnUp"),
        "Artifact",
        "{T}: Add {G}. Spend this mana only to cast creature spells or to turn creatures face up.",
    ),
    (mark.construct("ToCommandZone"), "Sorcery", "Return target creature to the command zone."),
    (mark.construct("TurnsUpEvent"), "Enchantment", "Whenever you turn a permanent face up, draw a card."),
    (
        mark.construct("CantBeTurnedUp"),
        "Enchantment — Aura",
        "Enchant creature\nEnchanted creature can't be turned face up.",
    ),
    (
        mark.construct("TheyreThings"),
        "Sorcery",
        "Put all creature cards exiled with ~ onto the battlefield face down. They're 2/2 creatures.",
    ),
    (mark.construct("ForagesEvent"), "Artifact", "Whenever you forage, draw a card."),
    (mark.construct("CostsLessThisWay"), "Sorcery", "This spell costs {2} less to cast this way."),
    (
        mark.construct("OpponentsWhoVotedSo"),
        "Artifact",
        "Whenever players finish voting, each opponent who voted for a choice you voted for loses 1 life.",
    ),
    (
        mark.construct("OpponentsWhoVotedOtherwise"),
        "Artifact",
        "Whenever players finish voting, each opponent who voted for a choice you didn't vote for loses 1 life.",
    ),
    (mark.construct("CantPhaseIn"), "Artifact", "This artifact can't phase in."),
    (
        mark.construct("FinalChapterTriggers"),
        "Artifact",
        "Whenever the final chapter ability of a Saga you control triggers, draw a card.",
    ),
    (
        mark.construct("FinalChapterResolves"),
        "Artifact",
        "Whenever the final chapter ability of a Saga you control resolves, draw a card.",
    ),
    (mark.construct("EachOfYourMains"), "Artifact", "At the beginning of each of your main phases, draw a card."),
    (mark.construct("EachPlayerWithTails"), "Sorcery", "Each player whose coin comes up tails loses 1 life."),
    (
        mark.construct("TheOther"),
        "Enchantment — Aura",
        "Enchant creature\nWhen this Aura enters, destroy the other creature.",
    ),
    (mark.construct("UpToCount"), "Sorcery", "Remove up to five counters from each creature."),
    (
        mark.construct("AnyNumberCount"),
        "Artifact",
        "{0}: Remove any number of counters from each creature you control.",
    ),
    (
        mark.construct("ThosePlayers"),
        "Sorcery",
        "Draw a card. Those players each discard two cards at random.",
    ),
    (mark.construct("OneOrMoreOpponents"), "Enchantment", "Whenever one or more opponents lose life, you gain 1 life."),
    (mark.construct("WithGreatest"), "Enchantment", "Each creature with the greatest mana value has flying."),
    (
        mark.construct("ItsManaCost"),
        "Enchantment",
        "At the beginning of your upkeep, sacrifice this enchantment unless you pay its mana cost.",
    ),
    (
        mark.construct("BackOnTop"),
        "Sorcery",
        "Look at the top three cards of your library. Put one of them into your hand and the rest back on top.",
    ),
    (
        mark.construct("TransformsEvent"),
        "Artifact — Equipment",
        "When equipped creature transforms, transform this Equipment.\nEquip {1}",
    ),
    (mark.construct("ThatManyTargets"), "Artifact", "When this artifact enters, tap that many target creatures."),
    (
        mark.construct("CastWithAnyColor"),
        "Sorcery",
        "You may spend mana as though it were mana of any color to cast creature spells.",
    ),
    (
        mark.construct("ProtectionOrColor"),
        "Sorcery",
        "Target creature gains protection from everything or from the color of your choice until end of turn.",
    ),
    (
        mark.construct("AbilitiesCost"),
        "Enchantment",
        "Activated abilities of artifacts cost {2} more to activate.",
    ),
]
"""The construct that is refused, a type line, and a text with it."""


@pytest.mark.parametrize(
    ("type_line", "text"), [pytest.param(*card, marks=construct, id=construct.args[0]) for construct, *card in REFUSED]
)
def test_what_nothing_carries_out_is_refused_by_its_name(
    type_line: str, text: str, request: pytest.FixtureRequest
) -> None:
    (construct,) = request.node.iter_markers("construct")
    with pytest.raises(UnsupportedCardError, match=f"^'Subject' can't be played yet: .*: {construct.args[0]}: "):
        written(text, type_line)
