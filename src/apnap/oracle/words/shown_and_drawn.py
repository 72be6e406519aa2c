"""701.20, 103.6: cards revealed as they are drawn or from opening hands, all found of a name."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.features import PLURAL
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.clauses import Clause, SimpleClause
from apnap.oracle.phrase.destinations import Destination
from apnap.oracle.phrase.lines import Line, PlainLine
from apnap.oracle.phrase.roots import Noun, NounPhrase, OtherPlayer
from apnap.oracle.phrase.sentences import Sentence
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.pruning import pruned
from apnap.oracle.words.moving import put_and_rest
from apnap.oracle.words.opening_hands import FirstTime


class YourFirstMain(FirstTime):
    """your first main phase of the game"""

    rule = "505.1"
    en = "your first main phase of the game"
    es = "tu primera fase principal de la partida"

    def occurrence(self) -> occurrence.Occurrence:
        return occurrence.BeginningOf(values.PRECOMBAT_MAIN, objects.You())


class RevealFromOpeningHandThen(PlainLine):
    """ "You may reveal this card from your opening hand. If you do, scry 3 at the beginning of your first upkeep."."""

    what: NounPhrase
    clause: SimpleClause
    time: FirstTime
    rule = "103.6"
    en = "you may reveal {what} from your opening hand . if you do , {clause} at the beginning of {time} ."
    es = "puedes mostrar {what} de tu mano inicial . si lo haces , {clause} al comienzo de {time} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self.what, "another card")
        inner = at.fresh()
        found = inner.effect(self.clause)
        if inner.shared.targets:
            return at.refuse(self.clause, "targets")
        body = pruned(ability.Body((), found))
        later = effects.DelayedTrigger(ability.Triggered(self.time.occurrence(), body))
        shown = effects.Sequence((effects.Reveal(objects.This()), later))
        return (ability.Static((static.OpeningHand(shown),), zones=(values.HAND,)),)


class RevealsFirstEachTurn(PlainLine):
    """ "Reveal the first card you draw each turn. Whenever you reveal a creature card this way, draw a card."."""

    what: Noun
    deed: Sentence
    rule = "701.20"
    en = "reveal the first card you draw each turn . whenever you reveal {what} this way , {deed}"
    es = "muestra la primera carta que robas cada turno . siempre que muestres {what} de esta manera , {deed}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        inner = at.fresh()
        card, several = self.what.event_subject(inner)
        if several:
            return at.refuse(self.what, "several cards")
        tests = objects.Filter(card.tests, (values.HAND,))
        inner.begin_event(objects.EventObject(), False, tests)
        revealed = occurrence.KeywordAction("reveal drawn", objects.You(), tests)
        rule = static.PlayerRule(static.REVEALS_FIRST_EACH_TURN, objects.You())
        return ability.Static((rule,)), pruned(ability.Triggered(revealed, inner.body((self.deed,))))


class AllOfThemWithName(NounPhrase):
    """all of them with that name"""

    refers = PLURAL
    rule = "201.4"
    en = "all of them with that name =p"
    es = "todas las que tengan ese nombre =p+f"

    def lower(self, at: Lowering) -> objects.Objects:
        if effects.CHOOSE_CARD_NAME not in at.shared.words:
            return at.unbound(self, "no name was chosen before")
        shown = at.binder.them(self)
        named = objects.HasChosenName()
        at.shared.left = objects.Those(shown, objects.Filter((objects.Not(named),), ()))
        return at.mention(self, objects.Those(shown, objects.Filter((named,), ())))


class PutAndOthersRevealed(PlayerVerb):
    """ "Put that card into your hand and all other cards revealed this way into your graveyard"."""

    what: Noun
    destination: Destination
    rest: Destination
    rule = "701.20"
    en = "<put> {what} {destination} and all other cards revealed this way {rest}"
    es = "<poner> {what@1} {destination@1+into} y todas las demás cartas mostradas de esta manera {rest@into}"

    def lower(self, at: Lowering) -> effects.Effect:
        return put_and_rest(at, self.what, self.destination, self.rest)


class MayThenHaveShuffle(Clause):
    """ "You may then have that player shuffle that library" (701.24)."""

    who: OtherPlayer
    rule = "701.24"
    en = "you may then have {who} shuffle that library"
    es = "luego puedes hacer que {who} baraje esa biblioteca"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.May(objects.You(), effects.Shuffle(self.who.lower(at)))


class ChangeAnyTargets(PlayerVerb):
    """Change any targets of a spell (115.7c)."""

    what: Noun
    rule = "115.7c"
    en = "<change> any targets of {what}"
    es = "<cambiar> cualesquiera objetivos de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ChooseNewTargets(at.who, at.objects(self.what))


class WouldEnterDiscard(Line):
    """ "If this artifact would enter, you may discard a land card instead. If you do, …" (614.1a)"""

    paid: Noun
    rule = "614.1a"
    en = (
        "if this artifact would enter , you may discard {paid:Determined} instead . if you do , put this artifact onto "
        "the battlefield . if you don't , put it into its owner 's graveyard ."
    )
    es = (
        "si este artefacto fuera a entrar , en vez de eso , puedes descartar {paid:Determined} . si lo haces , pon "
        "este artefacto en el campo de batalla . si no lo haces , va a el cementerio de su propietario ."
    )

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        choice = self.paid.choice(at)
        if choice is None or choice[1:] != (quantity.Number(1), quantity.Number(1)):
            return at.refuse(self.paid, "how many?")
        card = objects.Filter(choice[0].tests, (values.HAND,))
        slot = at.slot()
        discard = effects.Discard(objects.You(), quantity.Number(1), card, slot=slot)
        held = conditions.Exists(narrowed(card, objects.OwnedBy(objects.You())))
        paid = effects.If(held, effects.May(objects.You(), discard))
        part = static.EntersModified(
            objects.This(), condition=conditions.Happened(slot), effect=paid, otherwise_to=values.GRAVEYARD
        )
        return (ability.Static((part,)),)
