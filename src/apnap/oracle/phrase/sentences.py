"""Sentences, modes and what they make together: the effect of a spell or ability."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, quantity
from apnap.abilities import effect as effects
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.joined_clauses import IfPrefix, Prefixed
from apnap.oracle.phrase.numbers import LoneNumber
from apnap.oracle.phrase.roots import Condition


class Sentence(Construct):
    """One sentence of an effect."""

    def lower(self, at: Lowering) -> effects.Effect:
        return at.refuse(self)


class ClauseSentence(Sentence):
    """A clause and its full stop."""

    clause: Clause
    en = "{clause} ."
    es = "{clause} ."

    def lower(self, at: Lowering) -> effects.Effect:
        return at.effect(self.clause)


class Effects(Construct):
    """What a spell or ability does: its sentences."""

    def body(self, at: Lowering) -> ability.Body:
        """Return the targets and instructions."""
        return at.refuse(self)


class Paragraph(Effects):
    """Sentences in order (608.2c)."""

    sentences: tuple[Sentence, ...]
    rule = "608.2c"
    en = "{sentences:Sentence+}"
    es = "{sentences:Sentence+}"

    def body(self, at: Lowering) -> ability.Body:
        return at.body(self.sentences)

    def without_condition(self) -> tuple[Condition | None, Paragraph]:
        """Return the "if …" at its head, which is intervening behind a trigger (603.4), and the rest."""
        first = self.sentences[0]
        if isinstance(first, ClauseSentence) and isinstance(first.clause, Prefixed):
            prefix = first.clause.prefix
            if isinstance(prefix, IfPrefix):
                rest = (ClauseSentence(first.clause.clause), *self.sentences[1:])
                return prefix.condition, Paragraph(rest)
        return None, self

    def is_about_spell(self) -> bool:
        """Return whether all sentences say something of the spell itself that is true while it is a spell (113.6)."""
        return all(isinstance(one, ClauseSentence) and one.clause.is_about_spell() for one in self.sentences)


# ------------------------------------------------------------------------------------------------ modes (700.2)


class ModeCount(Construct):
    """How many modes are chosen."""

    def bounds(self, at: Lowering, modes: int) -> tuple[int, int]:
        """Return the least and greatest number, given how many modes there are."""
        return at.refuse(self)


class ExactModes(ModeCount):
    """one, two"""

    count: LoneNumber
    en = "{count}"
    es = "{count}"

    def bounds(self, at: Lowering, modes: int) -> tuple[int, int]:
        number = self.count.value
        return number, number


class OneOrBoth(ModeCount):
    """one or both"""

    en = "one or both"
    es = "uno o ambos"

    def bounds(self, at: Lowering, modes: int) -> tuple[int, int]:
        return 1, 2


class OneOrMoreModes(ModeCount):
    """one or more"""

    en = "one or more"
    es = "uno o más"

    def bounds(self, at: Lowering, modes: int) -> tuple[int, int]:
        return 1, modes


class AnyNumberModes(ModeCount):
    """any number"""

    en = "any number"
    es = "cualquier cantidad"

    def bounds(self, at: Lowering, modes: int) -> tuple[int, int]:
        return 0, modes


class UpToModes(ModeCount):
    """up to one"""

    count: LoneNumber
    en = "up to {count}"
    es = "hasta {count}"

    def bounds(self, at: Lowering, modes: int) -> tuple[int, int]:
        return 0, self.count.value


class ModalHead(Construct):
    """ "Choose one —"."""

    def modes(self, at: Lowering, bodies: tuple[ability.Body, ...]) -> ability.Modes:
        """Return the modal choice over the bodies."""
        return at.refuse(self)


class ChooseModes(ModalHead):
    """Choose one —"""

    count: ModeCount
    rule = "700.2"
    en = "choose {count} --"
    es = "elige {count} :"
    es_old = "elige {count} --"

    def modes(self, at: Lowering, bodies: tuple[ability.Body, ...]) -> ability.Modes:
        minimum, maximum = self.count.bounds(at, len(bodies))
        return ability.Modes(bodies, quantity.Number(minimum), quantity.Number(maximum))


class ChooseNotChosen(ModalHead):
    """Choose one that hasn't been chosen —"""

    rule = "700.2"
    en = "choose one that hasn't been chosen --"
    es = "elige uno que no haya sido elegido :"
    es_old = "elige uno que no haya sido elegido --"

    def modes(self, at: Lowering, bodies: tuple[ability.Body, ...]) -> ability.Modes:
        return ability.Modes(bodies, not_chosen_before=True)


class ChooseRepeatable(ModalHead):
    """Choose two. You may choose the same mode more than once."""

    count: ModeCount
    rule = "700.2d"
    en = "choose {count} . you may choose the same mode more than once ."
    es = "elige {count} . puedes elegir el mismo modo más de una vez ."

    def modes(self, at: Lowering, bodies: tuple[ability.Body, ...]) -> ability.Modes:
        minimum, maximum = self.count.bounds(at, len(bodies))
        return ability.Modes(bodies, quantity.Number(minimum), quantity.Number(maximum), repeat=True)


class MayChooseMoreIf(ModalHead):
    """Choose one. If you control a commander, you may choose both instead."""

    count: ModeCount
    condition: Condition
    more: ModeCount
    rule = "700.2"
    en = (
        "choose {count} . if {condition} as you cast this spell , you may choose {more} instead (--|.)",
        "choose {count} . if {condition} , you may choose {more} instead (--|.)",
        "choose {count} . if {condition} , you may choose {more} (--|.)",
    )
    es = (
        "elige {count} . si {condition@ind} al lanzar este hechizo , en vez de eso , puedes elegir {more} (:|.)",
        "elige {count} . si {condition@ind} , en vez de eso , puedes elegir {more} (:|.)",
        "elige {count} . si {condition@ind} , puedes elegir {more} (:|.)",
    )

    def modes(self, at: Lowering, bodies: tuple[ability.Body, ...]) -> ability.Modes:
        least, most = self.count.bounds(at, len(bodies))
        more = self.more.bounds(at, len(bodies))[1]
        found = ability.Modes(bodies, quantity.Number(least), quantity.Number(most))
        return replace(found, more_if=at.condition(self.condition), more=quantity.Number(more))


class ChooseMoreIf(ModalHead):
    """Choose one. If this spell was kicked, choose both instead."""

    count: ModeCount
    condition: Condition
    more: ModeCount
    rule = "700.2"
    en = (
        "choose {count} . if {condition} as you cast this spell , choose {more} instead (--|.)",
        "choose {count} . if {condition} , choose {more} instead (--|.)",
        "choose {count} . if {condition} , choose {more} (--|.)",
    )
    es = (
        "elige {count} . si {condition@ind} al lanzar este hechizo , en vez de eso , elige {more} (:|.)",
        "elige {count} . si {condition@ind} , en vez de eso , elige {more} (:|.)",
        "elige {count} . si {condition@ind} , elige {more} (:|.)",
    )

    def modes(self, at: Lowering, bodies: tuple[ability.Body, ...]) -> ability.Modes:
        least, most = self.count.bounds(at, len(bodies))
        fewest, more = (quantity.Number(n) for n in self.more.bounds(at, len(bodies)))
        found = ability.Modes(bodies, quantity.Number(least), quantity.Number(most))
        return replace(found, more_if=at.condition(self.condition), more=more, more_minimum=fewest)


class BothModes(ModeCount):
    """both"""

    en = "both"
    es = "ambos"

    def bounds(self, at: Lowering, modes: int) -> tuple[int, int]:
        return (2, 2) if modes == 2 else at.refuse(self)


class Mode(Construct):
    """One bullet."""

    def body(self, at: Lowering) -> ability.Body:
        """Return the mode's targets and instructions."""
        return at.refuse(self)


class BulletMode(Mode):
    """A bullet without its line break."""


class PlainMode(BulletMode):
    """• Destroy target artifact."""

    effects: Paragraph
    en = "• {effects}"
    es = "• {effects}"

    def body(self, at: Lowering) -> ability.Body:
        return self.effects.body(at)


class Modal(Effects):
    """A modal spell or ability (700.2)."""

    head: ModalHead
    modes: tuple[Mode, ...]
    rule = "700.2"
    en = "{head} {modes:BrokenMode+}"
    es = "{head} {modes:BrokenMode+}"

    def body(self, at: Lowering) -> ability.Body:
        bodies = tuple(mode.body(at.fresh()) for mode in self.modes)
        return ability.Body(modes=self.head.modes(at, bodies))


class BrokenMode(Mode):
    """A line break and a bullet."""

    mode: BulletMode
    en = "¶ {mode}"
    es = "¶ {mode}"

    def body(self, at: Lowering) -> ability.Body:
        return self.mode.body(at)
