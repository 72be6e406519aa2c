"""Types, colors and names that a player chooses as a spell or ability resolves, and what refers to them (201.4)."""

from __future__ import annotations

from apnap.abilities import change, objects, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.nouns import SingleKind, Subtype, TypeNoun
from apnap.oracle.phrase.roots import Condition, Noun
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.rules.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES


def choose_word(
    at: Lowering, kind: int, types: int = 0, without: int = 0, words: tuple[str, ...] = ()
) -> effects.Effect:
    """Return the choice of a word by the subject, of some alone if they are given, and remember that "that type" is
    spoken of."""
    at.shared.words.add(kind)
    return effects.ChooseWord(at.who, kind, types=types, without=without, words=words)


def _chosen(at: Lowering, construct: Construct, kind: int, test: objects.Test) -> tuple[objects.Test, ...]:
    if kind not in at.shared.words:
        return at.unbound(construct, "nothing of that kind was chosen before")
    return (test,)


class OfTypeOfYourChoice(After, Relative):
    """of the creature type of your choice"""

    rule = "608.2d"
    en = "of the creature type of your choice"
    es = "del tipo de criatura de tu elección"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        asked = effects.ChooseWord(objects.You(), effects.CHOOSE_CREATURE_TYPE)
        if asked not in at.shared.prelude:
            at.shared.prelude.append(asked)
        return (objects.HasChosenSubtype(),)


class OfThatType(After, Relative):
    """of that type"""

    en = ("of that type", "of that creature type")
    es = ("de ese tipo", "de ese tipo de criatura")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        if effects.CHOOSE_CARD_TYPE in at.shared.words:
            return (objects.HasChosenSubtype(),)
        return _chosen(at, self, effects.CHOOSE_CREATURE_TYPE, objects.HasChosenSubtype())


class OfThatColor(After, Relative):
    """of that color"""

    en = "of that color"
    es = "de ese color"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return _chosen(at, self, effects.CHOOSE_COLOR, objects.HasChosenColor())


class WithChosenName(After, Relative):
    """with the chosen name"""

    rule = "201.4"
    en = "with the chosen name"
    es = "con el nombre elegido"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.HasChosenName(),)


class WithThatName(After, Relative):
    """with that name"""

    rule = "201.4"
    en = "with that name"
    es = "con ese nombre"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return _chosen(at, self, effects.CHOOSE_CARD_NAME, objects.HasChosenName())


def of_choice(at: Lowering, kind: int, made: change.Change) -> effects.Effect:
    """Return the choice of a type by you, and the change of the subject to it."""
    return effects.Sequence((effects.ChooseWord(objects.You(), kind), at.change(made)))


class BecomesTypeOfChoice(ObjectVerb):
    """Become the creature type of your choice (205.1a)."""

    rule = "205.1a"
    en = "<become> the creature type of your choice"
    es = "<volverse> del tipo de criatura de tu elección"

    def lower(self, at: Lowering) -> effects.Effect:
        return of_choice(at, effects.CHOOSE_CREATURE_TYPE, change.SetTypes(chosen_subtype=True))


class BecomesTypeOfChoiceToo(ObjectVerb):
    """Become the creature type of your choice in addition to its other types (205.1b)."""

    rule = "205.1b"
    en = "<become> the creature type of your choice in addition to (its|their) other types"
    es = "<volverse> del tipo de criatura de tu elección además de sus otros tipos"

    def lower(self, at: Lowering) -> effects.Effect:
        return of_choice(at, effects.CHOOSE_CREATURE_TYPE, change.AddTypes(chosen_subtype=True))


class BecomesThatType(ObjectVerb):
    """Become that type (205.1a)."""

    rule = "205.1a"
    en = ("<become> that type", "<become> that creature type")
    es = ("<volverse> de ese tipo", "<volverse> de ese tipo de criatura")

    def lower(self, at: Lowering) -> effects.Effect:
        land = effects.CHOOSE_BASIC_LAND_TYPE in at.shared.words
        kind = effects.CHOOSE_BASIC_LAND_TYPE if land else effects.CHOOSE_CREATURE_TYPE
        _chosen(at, self, kind, objects.HasChosenSubtype())
        return at.change(change.SetTypes(chosen_subtype=True))


class BecomesChosenColor(ObjectVerb):
    """Become the chosen color (105.3)."""

    rule = "105.3"
    en = "<become> the chosen color"
    es = "<volverse> del color elegido"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.SetColors(0, chosen_color=True))


class LandTypeChoice(Construct):
    """Which land types are chosen from."""

    def kind(self) -> int:
        """Return the constant of the choice."""
        raise NotImplementedError


class AnyBasicLandType(LandTypeChoice):
    """basic land type"""

    en = "basic land type"
    es = "tipo de tierra básica"

    def kind(self) -> int:
        return effects.CHOOSE_BASIC_LAND_TYPE


class BecomesLandTypeOfChoice(ObjectVerb):
    """Become the basic land type of your choice (305.7)."""

    of: LandTypeChoice
    rule = "305.7"
    en = "<become> the {of} of your choice"
    es = "<volverse> del {of} de tu elección"

    def lower(self, at: Lowering) -> effects.Effect:
        return of_choice(at, self.of.kind(), change.SetTypes(chosen_subtype=True))


# ------------------------------------------------------------------------------------------------ names (201.4)


class NameKind(Construct):
    """Of which cards a name is chosen."""

    def masks(self) -> tuple[int, int]:
        """Return the card types of which the card has one (0: any), and those of which it has none."""
        return 0, 0


class OfAnyCard(NameKind):
    """ "card"."""

    en = ("a card name", "any card name")
    es = ("un nombre de carta", "cualquier nombre de carta")


class OfType(NameKind):
    """ "creature card"."""

    kind: SingleKind
    en = "a {kind@s} card name"
    es = "un nombre de carta de {kind@s}"

    def masks(self) -> tuple[int, int]:
        return _mask(self.kind), 0


class NotOfType(NameKind):
    """ "nonland card"."""

    kind: TypeNoun
    en = "a non {kind@s} card name"
    es = "un nombre de carta que no sea {kind@s}"

    def masks(self) -> tuple[int, int]:
        return 0, _mask(self.kind)


class NotOfTypes(NameKind):
    """ "noncreature, nonland card"."""

    kind: TypeNoun
    other: TypeNoun
    en = "a non {kind@s} non {other@s} card name"
    es = "un nombre de carta que no sea {kind@s} ni {other@s}"

    def masks(self) -> tuple[int, int]:
        return 0, _mask(self.kind) | _mask(self.other)


def _mask(kind: SingleKind) -> int:
    return values.mask_of((kind.lemma,), values.CARD_TYPE_NAMES) if isinstance(kind, TypeNoun) else 0


class ChooseCardName(PlayerVerb):
    """Choose a card name (201.4)."""

    of: NameKind
    rule = "201.4"
    en = "<choose> {of}"
    es = "<elegir> {of}"

    def lower(self, at: Lowering) -> effects.Effect:
        types, without = self.of.masks()
        if isinstance(self.of, OfType) and not types:
            return at.refuse(self, "the names of cards with a subtype")
        return choose_word(at, effects.CHOOSE_CARD_NAME, types, without)


class ChooseColor(PlayerVerb):
    """Choose a color (105.1)."""

    en = "<choose> a color"
    es = "<elegir> un color"

    def lower(self, at: Lowering) -> effects.Effect:
        return choose_word(at, effects.CHOOSE_COLOR)


class ChooseCreatureType(PlayerVerb):
    """Choose a creature type (205.3m)."""

    en = "<choose> a creature type"
    es = "<elegir> un tipo de criatura"

    def lower(self, at: Lowering) -> effects.Effect:
        return choose_word(at, effects.CHOOSE_CREATURE_TYPE)


class ChooseBasicLandType(PlayerVerb):
    """Choose a basic land type (205.3i)."""

    en = "<choose> a basic land type"
    es = "<elegir> un tipo de tierra básica"

    def lower(self, at: Lowering) -> effects.Effect:
        return choose_word(at, effects.CHOOSE_BASIC_LAND_TYPE)


class ChooseOtherCreatureType(PlayerVerb):
    """Choose a creature type other than Wall (205.3m)."""

    kind: Subtype
    rule = "205.3m"
    en = "<choose> a creature type other than {kind@s}"
    es = "<elegir> un tipo de criatura que no sea {kind@s}"

    def lower(self, at: Lowering) -> effects.Effect:
        others = tuple(one for one in sorted(CREATURE_TYPES) if one != self.kind.lemma)
        return choose_word(at, effects.CHOOSE_CREATURE_TYPE, words=others)


class ChooseAmongCreatureTypes(PlayerVerb):
    """Choose Elf, Goblin, or Merfolk (205.3m); Island or Swamp (205.3i)."""

    kinds: tuple[Subtype, ...]
    rule = "205.3m"
    en = "<choose> {kinds&or@s}"
    es = "<elegir> {kinds&or@s}"

    def lower(self, at: Lowering) -> effects.Effect:
        words = tuple(one.lemma for one in self.kinds)
        if set(words) <= set(BASIC_LAND_TYPES):
            return choose_word(at, effects.CHOOSE_BASIC_LAND_TYPE, words=words)
        if not set(words) <= set(CREATURE_TYPES):
            return at.refuse(self, "no creature types and no basic land types")
        return choose_word(at, effects.CHOOSE_CREATURE_TYPE, words=words)


class HasTheChosenName(Condition):
    """that card has the chosen name"""

    what: Noun
    rule = "201.4"
    en = "{what@1} <have@1> the chosen name"
    es = "{what@} <tener@> el nombre elegido"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(at.objects(self.what), objects.Filter((objects.HasChosenName(),), ()))


class CantBeCast(SubjectClause):
    """ "Spells with the chosen name can't be cast" (101.2)."""

    what: Noun
    rule = "101.2"
    en = "{what:Plural} can't be cast"
    es = "{what:Plural} no pueden lanzarse"

    def lower(self, at: Lowering) -> effects.Effect:
        spells = at.filter(self.what)
        if spells.zones != (values.STACK,):
            return at.refuse(self.what, "not spells")
        return at.rule(static.PlayerRule(static.CANT_CAST, objects.EachPlayer(), spells))
