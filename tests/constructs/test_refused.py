"""Constructs that are read and printed but refused as a card is compiled, for nothing carries them out yet."""

from __future__ import annotations

import pytest

from apnap.errors import UnsupportedCardError
from tests.constructs.support import written


@pytest.mark.parametrize(
    ("text", "type_line"),
    [
        pytest.param("Earthbend 2.", "Sorcery", marks=pytest.mark.construct("Earthbend")),
        pytest.param("Airbend target creature.", "Sorcery", marks=pytest.mark.construct("Airbend")),
        pytest.param(
            "As an additional cost to cast this spell, waterbend {2}.\nDraw a card.",
            "Sorcery",
            marks=pytest.mark.construct("Waterbend"),
        ),
        pytest.param("Waterbend {3}: Draw a card.", "Artifact", marks=pytest.mark.construct("WaterbendCost")),
        pytest.param("Whenever you expend 4, draw a card.", "Artifact", marks=pytest.mark.construct("ExpendsEvent")),
        pytest.param(
            "As an additional cost to cast this spell, behold a Dragon or pay {1}.\nDraw a card.",
            "Sorcery",
            marks=pytest.mark.construct("Behold"),
        ),
        pytest.param(
            "Draw a card at the beginning of the next cleanup step.",
            "Sorcery",
            marks=pytest.mark.construct("NextCleanup"),
        ),
        pytest.param(
            "At the beginning of your next main phase, draw a card.",
            "Sorcery",
            marks=pytest.mark.construct("YourNextMain"),
        ),
        pytest.param(
            "The monarch controls enchanted creature.\nEnchant creature",
            "Enchantment — Aura",
            marks=pytest.mark.construct("Monarch"),
        ),
        pytest.param(
            "Players can't activate planeswalkers' loyalty abilities.",
            "Artifact",
            marks=pytest.mark.construct("CantActivateLoyalty"),
        ),
        pytest.param(
            "Target opponent skips all combat phases of their next turn.",
            "Sorcery",
            marks=pytest.mark.construct("SkipAllCombats"),
        ),
        pytest.param(
            "{T}: Add {G}. Spend this mana only to turn permanents face up.",
            "Artifact",
            marks=pytest.mark.construct("ToTurnUp"),
        ),
        pytest.param(
            "{T}: Add {G}. Spend this mana only to cast creature spells or to turn creatures face up.",
            "Artifact",
            marks=pytest.mark.construct("ToCastOrTurnUp"),
        ),
        pytest.param(
            "Return target creature to the command zone.",
            "Sorcery",
            marks=pytest.mark.construct("ToCommandZone"),
        ),
        pytest.param("Venture into the dungeon.", "Sorcery", marks=pytest.mark.construct("Venture")),
        pytest.param("You take the initiative.", "Sorcery", marks=pytest.mark.construct("TakeInitiative")),
        pytest.param(
            "Whenever you complete a dungeon, draw a card.",
            "Enchantment",
            marks=pytest.mark.construct("CompletesDungeon"),
        ),
        pytest.param(
            "Draw a card if you've completed a dungeon.", "Sorcery", marks=pytest.mark.construct("CompletedDungeon")
        ),
        pytest.param(
            "At the beginning of your upkeep, if you have the initiative, draw a card.",
            "Enchantment",
            marks=pytest.mark.construct("HaveInitiative"),
        ),
        pytest.param(
            "When you unlock this door, draw a card.", "Enchantment", marks=pytest.mark.construct("UnlocksThisDoor")
        ),
        pytest.param(
            "Whenever you fully unlock a Room, draw a card.",
            "Enchantment",
            marks=pytest.mark.construct("FullyUnlocks"),
        ),
        pytest.param(
            "Lock or unlock a door of target Room you control.", "Sorcery", marks=pytest.mark.construct("LockOrUnlock")
        ),
        pytest.param(
            "Unlock a locked door of target Room you control.", "Sorcery", marks=pytest.mark.construct("UnlockADoor")
        ),
        pytest.param("You may planeswalk.", "Sorcery", marks=pytest.mark.construct("Planeswalk")),
        pytest.param("Chaos ensues.", "Sorcery", marks=pytest.mark.construct("ChaosEnsues")),
        pytest.param(
            "As this creature is turned face up, put five +1/+1 counters on it.",
            "Creature — Beast",
            marks=pytest.mark.construct("AsTurnedUp"),
        ),
        pytest.param(
            "As this creature enters or is turned face up, put five +1/+1 counters on it.",
            "Creature — Beast",
            marks=pytest.mark.construct("AsEntersOrTurnedUp"),
        ),
        pytest.param(
            "Whenever you turn a permanent face up, draw a card.",
            "Enchantment",
            marks=pytest.mark.construct("TurnsUpEvent"),
        ),
        pytest.param(
            "Enchant creature\nEnchanted creature can't be turned face up.",
            "Enchantment — Aura",
            marks=pytest.mark.construct("CantBeTurnedUp"),
        ),
        pytest.param(
            "Put all creature cards exiled with ~ onto the battlefield face down. They're 2/2 creatures.",
            "Sorcery",
            marks=pytest.mark.construct("TheyreThings"),
        ),
        pytest.param("Whenever you forage, draw a card.", "Artifact", marks=pytest.mark.construct("ForagesEvent")),
        pytest.param(
            "You may activate the loyalty abilities of planeswalkers you control twice each turn rather than only "
            "once.",
            "Enchantment",
            marks=pytest.mark.construct("ActivateTwiceEachTurn"),
        ),
        pytest.param(
            "You may activate the loyalty abilities of planeswalkers you control twice this turn rather than only "
            "once.",
            "Sorcery",
            marks=pytest.mark.construct("ActivateTwiceThisTurn"),
        ),
        pytest.param(
            "You don't lose unspent red mana as steps and phases end.",
            "Enchantment",
            marks=pytest.mark.construct("DontLoseUnspent"),
        ),
        pytest.param(
            "Afflict X, where X is this creature's power.",
            "Creature — Beast",
            marks=pytest.mark.construct("KeywordWhereX"),
        ),
        pytest.param(
            "This spell costs {2} less to cast this way.", "Sorcery", marks=pytest.mark.construct("CostsLessThisWay")
        ),
        pytest.param(
            "Whenever players finish voting, each opponent who voted for a choice you voted for loses 1 life.",
            "Artifact",
            marks=pytest.mark.construct("OpponentsWhoVotedSo"),
        ),
        pytest.param(
            "Whenever players finish voting, each opponent who voted for a choice you didn't vote for loses 1 life.",
            "Artifact",
            marks=pytest.mark.construct("OpponentsWhoVotedOtherwise"),
        ),
        pytest.param(
            "While voting, you may vote an additional time.",
            "Artifact",
            marks=pytest.mark.construct("VoteOnceMore"),
        ),
        pytest.param(
            "While voting, you get an additional vote.",
            "Artifact",
            marks=pytest.mark.construct("GetOneMoreVote"),
        ),
        pytest.param(
            "Whenever this artifact phases in, draw a card.",
            "Artifact",
            marks=pytest.mark.construct("PhasesIn"),
        ),
        pytest.param("This artifact can't phase in.", "Artifact", marks=pytest.mark.construct("CantPhaseIn")),
        pytest.param("This artifact can't phase out.", "Artifact", marks=pytest.mark.construct("CantPhaseOut")),
        pytest.param(
            "Exile the top card of your library in a face-down pile.",
            "Sorcery",
            marks=pytest.mark.construct("ExileInPile"),
        ),
        pytest.param("Shuffle that pile.", "Sorcery", marks=pytest.mark.construct("ShufflePile")),
        pytest.param(
            "Whenever the final chapter ability of a Saga you control triggers, draw a card.",
            "Artifact",
            marks=pytest.mark.construct("FinalChapterTriggers"),
        ),
        pytest.param(
            "Whenever the final chapter ability of a Saga you control resolves, draw a card.",
            "Artifact",
            marks=pytest.mark.construct("FinalChapterResolves"),
        ),
        pytest.param(
            "At the beginning of each of your main phases, draw a card.",
            "Artifact",
            marks=pytest.mark.construct("EachOfYourMains"),
        ),
        pytest.param(
            "Each player whose coin comes up tails loses 1 life.",
            "Sorcery",
            marks=pytest.mark.construct("EachPlayerWithTails"),
        ),
        pytest.param(
            "Draw a card. If a Dragon was beheld, draw a card.",
            "Sorcery",
            marks=pytest.mark.construct("WasBeheld"),
        ),
        pytest.param(
            "Room abilities of dungeons you own trigger an additional time.",
            "Artifact",
            marks=pytest.mark.construct("RoomsTriggerAgain"),
        ),
        pytest.param(
            "Whenever this artifact mutates, draw a card.", "Artifact", marks=pytest.mark.construct("MutatesEvent")
        ),
        pytest.param(
            "Equip {2}. Activate only once each turn.",
            "Artifact — Equipment",
            marks=pytest.mark.construct("KeywordSentences"),
        ),
        pytest.param(
            "Enchant creature\nWhenever enchanted creature deals damage to a creature, destroy the other creature.",
            "Enchantment — Aura",
            marks=pytest.mark.construct("TheOther"),
        ),
        pytest.param(
            "Remove up to five counters from target permanent.", "Sorcery", marks=pytest.mark.construct("UpToCount")
        ),
        pytest.param(
            "{0}: Remove any number of counters from target creature you control.",
            "Artifact",
            marks=pytest.mark.construct("AnyNumberCount"),
        ),
        pytest.param(
            "Whenever another player casts a spell, draw a card.",
            "Enchantment",
            marks=pytest.mark.construct("AnotherPlayer"),
        ),
        pytest.param(
            "Subject deals 2 damage to each opponent. Those players each discard two cards at random.",
            "Sorcery",
            marks=pytest.mark.construct("ThosePlayers"),
        ),
        pytest.param(
            "Creatures you control get +3/+3 as long as no opponent controls a creature.",
            "Enchantment",
            marks=pytest.mark.construct("NoOpponent"),
        ),
        pytest.param(
            "Whenever one or more opponents lose life, you gain 1 life.",
            "Enchantment",
            marks=pytest.mark.construct("OneOrMoreOpponents"),
        ),
        pytest.param(
            "Each creature with the greatest mana value has flying.",
            "Enchantment",
            marks=pytest.mark.construct("WithGreatest"),
        ),
        pytest.param(
            "At the beginning of your upkeep, destroy target nonland permanent with the lowest mana value.",
            "Enchantment",
            marks=pytest.mark.construct("WithLeast"),
        ),
        pytest.param(
            "Gain control of target creature of an opponent's choice they control.",
            "Sorcery",
            marks=pytest.mark.construct("OfPlayersChoice"),
        ),
        pytest.param(
            "At the beginning of your upkeep, sacrifice this enchantment unless you pay its mana cost.",
            "Enchantment",
            marks=pytest.mark.construct("ItsManaCost"),
        ),
        pytest.param(
            "Whenever a permanent you control enters tapped, untap it.",
            "Enchantment",
            marks=pytest.mark.construct("EntersAs"),
        ),
        pytest.param(
            "Whenever an opponent searches their library, you gain 1 life.",
            "Enchantment",
            marks=pytest.mark.construct("SearchesLibrary"),
        ),
        pytest.param(
            "Whenever you create one or more creature tokens, you gain 1 life.",
            "Enchantment",
            marks=pytest.mark.construct("CreatesTokens"),
        ),
        pytest.param(
            "Whenever this artifact deals damage to a creature or opponent, you gain 1 life.",
            "Artifact",
            marks=pytest.mark.construct("HeadOrOpponent"),
        ),
        pytest.param(
            "Look at the top three cards of your library. Put one of them into your hand and the rest back on top.",
            "Sorcery",
            marks=pytest.mark.construct("BackOnTop"),
        ),
        pytest.param(
            "When equipped creature transforms, transform this Equipment.\nEquip {1}",
            "Artifact — Equipment",
            marks=pytest.mark.construct("TransformsEvent"),
        ),
        pytest.param(
            "When this artifact enters, tap that many target creatures.",
            "Artifact",
            marks=pytest.mark.construct("ThatManyTargets"),
        ),
        pytest.param(
            "As long as a creature card with flying is in a graveyard, this creature has flying. "
            "The same is true for protection.",
            "Creature — Beast",
            marks=pytest.mark.construct("SameForProtection"),
        ),
        pytest.param(
            "You may spend mana as though it were mana of any color to cast creature spells.",
            "Enchantment",
            marks=pytest.mark.construct("CastWithAnyColor"),
        ),
    ],
)
def test_what_nothing_carries_out_is_refused_by_its_name(
    text: str, type_line: str, request: pytest.FixtureRequest
) -> None:
    (mark,) = request.node.iter_markers("construct")
    with pytest.raises(UnsupportedCardError, match=f"^'Subject' can't be played yet: .*: {mark.args[0]}: "):
        written(text, type_line)
