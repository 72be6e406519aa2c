"""702: keyword abilities, on lines of their own and granted."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from apnap.abilities import ability, cost, objects, values
from apnap.abilities.mana import ManaCost
from apnap.abilities.quantity import Number, Quantity, X
from apnap.abilities.walk import substituted, walk
from apnap.oracle.construct import Construct, Word
from apnap.oracle.features import ANY
from apnap.oracle.lexicon.keywords import (
    COSTED_EN,
    COSTED_ES,
    NUMBERED_EN,
    NUMBERED_ES,
    SIMPLE_EN,
    SIMPLE_ES,
)
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import CostList
from apnap.oracle.phrase.noun_phrases import Plural, Singular
from apnap.oracle.phrase.numbers import Digits
from apnap.oracle.phrase.pronouns import OwnName, ShortName
from apnap.oracle.phrase.roots import Chosen, NounPhrase, Quotable
from apnap.oracle.words.costs import Mana


class Granted(Construct):
    """An ability as something to have, gain or lose: a keyword or a quoted ability."""

    def ability(self, at: Lowering) -> ability.Ability:
        """Return the ability."""
        return at.refuse(self)

    def needs_color(self) -> bool:
        """Return whether a color is chosen for it as it is given."""
        return False

    def controller_chooses(self) -> bool:
        """Return whether the controller of what gains it chooses that color."""
        return False

    def other_choice(self) -> str:
        """Return what may be chosen instead of a color ("artifact"); empty: nothing."""
        return ""


class Keyword(Granted):
    """A keyword ability with its parameters."""

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        """Return the abilities that it is on a line of its own."""
        return (self.ability(at),)


class SimpleKeyword(Keyword, Word):
    """A keyword without parameters."""

    en_words = SIMPLE_EN
    es_words = SIMPLE_ES

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword(self.lemma)


class CostedName(Word):
    """The name of a keyword that is followed by a cost."""

    en_words = COSTED_EN
    es_words = COSTED_ES


class NumberedName(Word):
    """The name of a keyword that is followed by a number."""

    en_words = NUMBERED_EN
    es_words = NUMBERED_ES


def costed_keyword(name: str, price: cost.Cost) -> ability.Ability:
    """Return a keyword ability with a cost; typecycling is cycling for cards of a quality (702.29e)."""
    if not name.endswith("cycling") or name == "cycling":
        return ability.Keyword(name, cost=price)
    tests: tuple[objects.Test, ...] = ()
    for word in name.removesuffix("cycling").split():
        if word in values.SUPERTYPE_NAMES:
            tests += (objects.HasSupertype(values.mask_of((word,), values.SUPERTYPE_NAMES)),)
        elif word in values.CARD_TYPE_NAMES:
            tests += (objects.HasCardType(values.mask_of((word,), values.CARD_TYPE_NAMES)),)
        else:
            tests += (objects.HasSubtype(word.capitalize()),)
    return ability.Keyword("cycling", cost=price, what=objects.Filter(tests, (values.LIBRARY,)))


class CostedKeyword(Keyword):
    """ "Equip {2}", "Cycling {1}{U}"."""

    name: CostedName
    mana: Mana
    en = "{name} {mana}"
    es = "{name} {mana}"

    def ability(self, at: Lowering) -> ability.Ability:
        if at.x_is is not None and self.has_x():
            return measured_ward(at, self)
        return costed_keyword(self.name.lemma, self.mana.as_cost())

    def has_x(self) -> bool:
        """Return whether the text has to say what X is."""
        return "X" in self.mana.symbols()


def measured_ward(at: Lowering, keyword: CostedKeyword) -> ability.Ability:
    """702.21b: "ward {X}, where X is …"."""
    if keyword.name.lemma != "ward" or keyword.mana.symbols() != ("X",):
        return at.refuse(keyword, "the payer would choose X, but the text says what X is")
    return ability.Keyword("ward", cost=cost.Cost(ManaCost(("1",))), n=own_measure(at, keyword))


def own_measure(at: Lowering, keyword: Keyword) -> Quantity:
    """Return what the text says that the X of a keyword ability is, for the object that has it (702.1b)."""
    if not at.is_static:
        return at.refuse(keyword, "X is said elsewhere")
    measured: Quantity = at.x()
    subject = at.subject
    if isinstance(subject, objects.Filter):
        if objects.ControlledBy(objects.You()) in subject.tests and not any(
            isinstance(node, objects.Objects) for node in walk(measured)
        ):
            return measured
        return at.refuse(keyword, "each object's own X")
    if not isinstance(subject, objects.This | objects.AttachedHost):
        return at.refuse(keyword, "each object's own X")
    if subject != objects.This() and any(isinstance(node, objects.This) for node in walk(measured)):
        return at.refuse(keyword, "a number of another object")
    found: Quantity = substituted(measured, subject, objects.This())
    return found


class CostsKeyword(Keyword):
    """ "Cycling—Pay 2 life": a cost that is not only mana."""

    name: CostedName
    costs: CostList
    en = "{name} — {costs}"
    es = "{name}—{costs}"

    def ability(self, at: Lowering) -> ability.Ability:
        return costed_keyword(self.name.lemma, self.costs.as_cost(at))


class NumberedKeyword(Keyword):
    """ "Crew 2"."""

    name: NumberedName
    number: Digits
    en = "{name} {number}"
    es = "{name} {number}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword(self.name.lemma, n=self.number.lower(at))


_MEASURED = ("annihilator", "bushido", "firebending", "mobilize", "soulshift")
"""Whose number is looked at as the ability resolves, or limits its target: it may be measured."""


class NumberedXKeyword(Keyword):
    """ "Crew X"."""

    name: NumberedName
    en = "{name} X"
    es = "{name} X"

    def has_x(self) -> bool:
        """Return whether the text has to say what X is."""
        return True

    def ability(self, at: Lowering) -> ability.Ability:
        if self.name.lemma == "bloodthirst" and at.x_is is None:
            return ability.Keyword("bloodthirst", n=X())  # 702.54b
        if self.name.lemma not in _MEASURED or at.x_is is None:
            return at.refuse(self, "X is said elsewhere")
        return ability.Keyword(self.name.lemma, n=own_measure(at, self))


class DevourQuality(Keyword):
    """ "Devour artifact 1" (702.82c)."""

    what: Singular
    number: Digits
    rule = "702.82c"
    en = "devour {what} {number}"
    es = "devorar {what} {number}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("devour", n=self.number.lower(at), what=at.filter(self.what))


class Offering(Keyword):
    """ "Goblin offering" (702.48)."""

    what: Singular
    rule = "702.48"
    en = "{what} offering"
    es = "ofrenda de {what}"

    def ability(self, at: Lowering) -> ability.Ability:
        found = at.filter(self.what)
        if found.zones != (values.BATTLEFIELD,):
            return at.refuse(self, "of something else than permanents")
        return ability.Keyword("offering", what=found)


class SuspendKeyword(Keyword):
    """ "Suspend 4—{U}" (702.62), also reinforce, awaken, impending."""

    name: TimedName
    number: Digits
    mana: Mana
    en = "{name} {number}—{mana}"
    es = "{name} {number}—{mana}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword(self.name.lemma, n=self.number.lower(at), cost=self.mana.as_cost())


class TimedName(Word):
    """The name of a keyword that is followed by a number and a cost."""

    en_words = {name: ((name, ANY),) for name in ("suspend", "reinforce", "awaken", "impending")}
    es_words = {"suspend": (("suspender", ANY),), "reinforce": (("reforzar", ANY),)} | {
        "awaken": (("despertar", ANY),),
        "impending": (("inminencia", ANY),),
    }


class EquipQuality(Keyword):
    """ "Equip legendary creature {3}" (702.6c)."""

    what: Singular
    mana: Mana
    rule = "702.6c"
    en = "equip {what} {mana}"
    es = "equipar {what} {mana}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("equip", cost=self.mana.as_cost(), what=at.filter(self.what))


class CumulativeUpkeepOr(Keyword):
    """ "Cumulative upkeep {G} or {W}": each time either of the two (702.24a)."""

    first: Mana
    second: Mana
    rule = "702.24a"
    en = "cumulative upkeep {first} or {second}"
    es = "mantenimiento acumulativo {first} o {second}"

    def ability(self, at: Lowering) -> ability.Ability:
        either = (*self.first.symbols(), *self.second.symbols())
        if len(either) != 2 or not set(either) <= set("WUBRG"):
            return at.refuse(self, "more than one colored symbol")
        one, other = sorted(either, key="WUBRG".index)
        return ability.Keyword("cumulative upkeep", cost=cost.Cost(ManaCost((f"{one}/{other}",))))


class KickerTwice(Keyword):
    """ "Kicker {1}{U} and/or {B}": two kicker abilities (702.33b)."""

    first: Mana
    second: Mana
    rule = "702.33b"
    en = "kicker {first} and/or {second}"
    es = "estímulo {first} y/o {second}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        prices = (self.first.as_cost(), self.second.as_cost())
        return tuple(ability.Keyword("kicker", cost=price, n=Number(n)) for n, price in enumerate(prices, 1))


class Enchant(Keyword):
    """ "Enchant creature" (702.5)."""

    what: Singular
    rule = "702.5"
    en = "enchant {what}"
    es = "encantar {what}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("enchant", what=at.filter(self.what))


class EnchantPlayer(Keyword):
    """ "Enchant player" (702.5d)."""

    rule = "702.5d"
    en = "enchant player"
    es = "encantar jugador"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("enchant", players=objects.EachPlayer())


class EnchantOpponent(Keyword):
    """ "Enchant opponent" (702.5d)."""

    rule = "702.5d"
    en = "enchant opponent"
    es = "encantar oponente"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("enchant", players=objects.EachOpponent())


class Affinity(Keyword):
    """ "Affinity for artifacts" (702.41)."""

    what: Plural
    rule = "702.41"
    en = "affinity for {what}"
    es = "afinidad por {what@bare}"
    es_old = "afinidad por {what}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("affinity", what=at.filter(self.what))


class Splice(Keyword):
    """ "Splice onto Arcane {1}{W}" (702.47)."""

    what: Singular
    mana: Mana
    rule = "702.47"
    en = "splice onto {what} {mana}"
    es = ("empalmar a {what} {mana}", "empalmar con {what} {mana}")

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("splice", cost=self.mana.as_cost(), what=at.filter(self.what))


class SpliceCosts(Keyword):
    """ "Splice onto Arcane—Sacrifice two lands" (702.47)."""

    what: Singular
    costs: CostList
    rule = "702.47"
    en = "splice onto {what} — {costs}"
    es = ("empalmar a {what}—{costs}", "empalmar con {what}—{costs}")

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("splice", cost=self.costs.as_cost(at), what=at.filter(self.what))


class Champion(Keyword):
    """Champion a creature (702.72)."""

    what: Singular
    rule = "702.72"
    en = "champion a {what}"
    es = "amparar <un@1> {what@1}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("champion", what=at.filter(self.what))


class QuotedKeyword(Granted):
    """ "Cumulative upkeep {1}." between quotation marks (702)."""

    keyword: Keyword
    rule = "702.1"
    en = "“ ^ {keyword:CostedKeyword} . ”"
    es = "“ ^ {keyword:CostedKeyword@ind} . ”"

    def ability(self, at: Lowering) -> ability.Ability:
        return self.keyword.ability(at)


class BandsWithOther(Keyword):
    """ "Bands with other legendary creatures" (702.22b)."""

    what: Plural
    rule = "702.22b"
    en = "bands with other {what}"
    es = "agrupar con <otro@1> {what@1+bare}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("bands with other", what=at.filter(self.what))


class QuotedBands(Granted):
    """ "Bands with other legendary creatures" between quotation marks (702.22b)."""

    keyword: BandsWithOther
    rule = "702.22b"
    en = "“ {keyword} . ”"
    es = "“ {keyword} . ”"

    def ability(self, at: Lowering) -> ability.Ability:
        return self.keyword.ability(at)


class ReinforceX(Keyword):
    """ "Reinforce X—{X}{W}{W}" (702.77)."""

    mana: Mana
    rule = "702.77"
    en = "reinforce X — {mana}"
    es = "reforzar X — {mana}"

    def ability(self, at: Lowering) -> ability.Ability:
        if "X" not in self.mana.symbols():
            return at.refuse(self, "what is X?")
        return ability.Keyword("reinforce", n=X(), cost=self.mana.as_cost())


class GiverName(NounPhrase):
    """Only while a quoted ability is lowered: the name of the object that gives it (201.5a)."""

    en = ()

    def filter(self, at: Lowering) -> objects.Filter:
        return objects.Filter((objects.IsOneOf(objects.Giver()),))

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, objects.Giver())

    def choice(self, at: Lowering) -> Chosen | None:
        return self.filter(at), Number(1), Number(1)

    def event_subject(self, at: Lowering) -> tuple[objects.Filter, bool]:
        return self.filter(at), False


def giver_named(tree: Construct) -> Construct:
    """Return a quoted line with the card's name as that of the object that gives the ability."""
    if isinstance(tree, OwnName | ShortName):
        return GiverName()
    kind: Any = type(tree)
    found: Construct = kind(**{one.name: _named_in(getattr(tree, one.name)) for one in fields(kind) if one.init})
    return found


def _named_in(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(_named_in(part) for part in value)
    return giver_named(value) if isinstance(value, Construct) else value


class Quoted(Granted):
    """An ability between quotation marks."""

    line: Quotable
    en = "“ {line} ”"
    es = "“ {line} ”"

    def ability(self, at: Lowering) -> ability.Ability:
        line = giver_named(self.line)
        assert isinstance(line, Quotable)
        found = line.abilities(Lowering(at.name, is_spell=False))
        return found[0] if len(found) == 1 else at.refuse(self.line, "several abilities in quotation marks")


# ------------------------------------------------------------------------------------------------ lists and lines
