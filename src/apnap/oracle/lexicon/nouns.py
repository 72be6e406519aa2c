"""Nouns and adjectives of card text: card types, subtypes, colours, numbers."""

from __future__ import annotations

from importlib import resources
from typing import Final

from apnap.oracle.construct import Forms
from apnap.oracle.features import ANY, OF, PLAIN
from apnap.oracle.inflection import ONE, SEVERAL, adjective, english_noun, four_forms, invariable, spanish_noun

_TYPES: Final = """
creature creatures criatura criaturas f
artifact artifacts artefacto artefactos m
enchantment enchantments encantamiento encantamientos m
land lands tierra tierras f
planeswalker planeswalkers planeswalker planeswalkers m
instant instants instantáneo instantáneos m
sorcery sorceries conjuro conjuros m
battle battles batalla batallas f
kindred kindred tribal tribales m
"""
_CLASSES: Final = """
card cards carta cartas f
spell spells hechizo hechizos m
permanent permanents permanente permanentes m
token tokens ficha fichas f
ability abilities habilidad habilidades f
source sources fuente fuentes f
commander commanders comandante comandantes m
outlaw outlaws forajido forajidos m
"""


def _table(rows: str) -> tuple[dict[str, Forms], dict[str, Forms]]:
    english, spanish = {}, {}
    for row in rows.strip().splitlines():
        lemma, several, one, many, gender = row.split()
        english[lemma] = english_noun(lemma, several)
        spanish[lemma] = spanish_noun(one, many, gender)
    return english, spanish


TYPES_EN, TYPES_ES = _table(_TYPES)
CLASSES_EN, CLASSES_ES = _table(_CLASSES)
CLASSES_ES["spell"] = tuple((form, features & ~PLAIN) for form, features in CLASSES_ES["spell"])


def _subtypes() -> tuple[dict[str, Forms], dict[str, Forms], dict[str, str]]:
    english, spanish, kinds = {}, {}, {}
    text = resources.files("apnap.oracle.lexicon").joinpath("subtypes.tsv").read_text(encoding="utf-8")
    for row in text.splitlines()[1:]:
        lemma, several, kind, one, many, gender = row.split("\t")
        english[lemma] = english_noun(lemma, several)
        kinds[lemma] = kind
        if one:
            spanish[lemma] = spanish_noun(one, many, gender)
    return english, spanish, kinds


SUBTYPES_EN, SUBTYPES_ES, SUBTYPE_KINDS = _subtypes()
for _table_of in (
    TYPES_EN,
    SUBTYPES_EN,
):  # no list of a type and a card: in "Elf or Goblin card" the card may be an Elf
    for _lemma, _forms in _table_of.items():
        _table_of[_lemma] = tuple((form, features & ~OF) for form, features in _forms)
"""``SUBTYPE_KINDS``: by subtype, the card type it belongs to (205.3): "creature", "land", "spell" …"""

COLORS_EN: Final = invariable("white", "blue", "black", "red", "green")
COLORS_ES: Final = {
    lemma: four_forms(*adjective(word))
    for lemma, word in (("white", "blanco"), ("blue", "azul"), ("black", "negro"), ("red", "rojo"), ("green", "verde"))
}

_ADJECTIVES: Final = {
    "colorless": adjective("incoloro"),
    "multicolored": ("multicolor", "multicolor", "multicolores", "multicolores"),
    "monocolored": ("monocolor", "monocolor", "monocolores", "monocolores"),
    "basic": adjective("básico"),
    "legendary": adjective("legendario"),
    "snow": adjective("nevado"),
    "tapped": adjective("girado"),
    "untapped": adjective("enderezado"),
    "attacking": ("atacante", "atacante", "atacantes", "atacantes"),
    "blocking": adjective("bloqueador"),
    "enchanted": adjective("encantado"),
    "equipped": adjective("equipado"),
    "modified": adjective("modificado"),
    "historic": adjective("histórico"),
    "exiled": adjective("exiliado"),
    "revealed": adjective("mostrado"),
    "discarded": adjective("descartado"),
    "sacrificed": adjective("sacrificado"),
    "chosen": adjective("elegido"),
    "activated": adjective("activado"),
    "triggered": adjective("disparado"),
    "blocked": adjective("bloqueado"),
    "unblocked": ("no bloqueado", "no bloqueada", "no bloqueados", "no bloqueadas"),
    "face-down": ("boca abajo",) * 4,
    "face-up": ("boca arriba",) * 4,
    "transformed": adjective("transformado"),
    "suspected": adjective("sospechoso"),
    "goaded": adjective("incitado"),
    "outlaw": ("forajido", "forajida", "forajidos", "forajidas"),
    "kicked": adjective("estimulado"),
    "world": ("mundial", "mundial", "mundiales", "mundiales"),
    "renowned": adjective("renombrado"),
    "monstrous": adjective("monstruoso"),
    "saddled": adjective("ensillado"),
    "milled": adjective("molido"),
    "returned": adjective("regresado"),
    "countered": adjective("contrarrestado"),
    "created": adjective("creado"),
    "amassed": adjective("enrolado"),
    "discovered": adjective("descubierto"),
    "blighted": adjective("marchitado"),
    "double-faced": ("de dos caras",) * 4,
    "destroyed": adjective("destruido"),
    "loyalty": ("de lealtad",) * 4,
    "mana": ("de maná",) * 4,
    "noncombat": ("que no sea de combate",) * 4,
}
ADJECTIVES_EN: Final = invariable(*_ADJECTIVES)
ADJECTIVES_ES: Final = {lemma: four_forms(*forms) for lemma, forms in _ADJECTIVES.items()}

NUMBER_WORDS: Final = (
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()
_NUMEROS: Final = (
    "un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete "
    "dieciocho diecinueve veinte"
).split()
_MANY: Final[dict[str, Forms]] = {
    word: ((word, SEVERAL),) for word in (*NUMBER_WORDS[1:], "thirty", "ninety-nine", "one hundred")
}
NUMBERS_EN: Final[dict[str, Forms]] = {"one": (("one", ONE),), **_MANY}
NUMBERS_ES: Final[dict[str, Forms]] = {
    word: ((_NUMEROS[i], SEVERAL),) if i else four_forms("un", "una", "unos", "unas")[:2]
    for i, word in enumerate(NUMBER_WORDS)
}
LONE_NUMBERS_ES: Final[dict[str, Forms]] = NUMBERS_ES | {"one": (("uno", ONE),)}
"""Numbers without a noun: "elige uno"."""
NUMBER_VALUES: Final = {word: i + 1 for i, word in enumerate(NUMBER_WORDS)} | {
    "thirty": 30,
    "ninety-nine": 99,
    "one hundred": 100,
}
ORDINALS_EN: Final = invariable(
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "tenth", "twelfth"
)
ORDINALS_ES: Final[dict[str, Forms]] = {
    "first": four_forms("primer", "primera", "primeros", "primeras"),
    "second": four_forms(*adjective("segundo")),
    "third": four_forms("tercer", "tercera", "terceros", "terceras"),
    "fourth": four_forms(*adjective("cuarto")),
    "fifth": four_forms(*adjective("quinto")),
    "twelfth": four_forms(*adjective("duodécimo")),
}
ORDINAL_VALUES: Final = {word: i + 1 for i, word in enumerate(ORDINALS_EN)} | {"tenth": 10, "twelfth": 12}

_COUNTERS: Final = """
corpse vitality mire lore time flood experience bounty charge awakening slumber fate ice doom infection eon storage
carrion poison quest plot loyalty story void memory stun unity control velocity component gold enlightened harmony
brick wage feather mannequin wind javelin arrowhead despair bribery pupa hatchling pin isolation crystal flying
indestructible coin finality blight stash supply ingredient hoofprint vow shield acorn growth manifestation ki
divinity intel vigilance trample lifelink page verse eyeball plague spite fury cage wish blood study fetch soul
hexproof devotion training theft aim hit descent rope hour slime strife blessing suspect aegis age healing valor
ritual flame ember judgment invitation omen bloodline croak palliation dream egg petal mining deathtouch ingenuity
phyresis silver hunger possession rev nest blaze knowledge luck tower point incubation revival fellowship bait credit
tide net spore cube cell muster currency polyp ore burden music paralyzation sleight depletion foreshadow menace
reach hourglass reprieve feeding voyage ghostform night gem chorus dread bore landmark intervention glyph sleep
scream matrix ribbon shadow hope influence phylactery petrification pressure incarnation everything rejection soot
corruption oil collection exalted echo vortex fungus duty impostor bloodstain unlock winch defense plan saurian
invasion haste contested fade hatching delay fuse mine film loot husk traffic rad brain task treasure level prey hone
decayed fire conqueror skewer filibuster trap kick discovery book rally elixir magnet pain shred arrow death rust
takeover shell ticket necrodermis energy scroll
""".split()
COUNTERS_EN: Final = invariable(*_COUNTERS, "first strike", "double strike")
_CONTADORES: Final = """
acorn=bellotas aim=puntería awakening=despertar blaze=llamarada blood=sangre book=libro bounty=recompensa
bribery=soborno brick=bloque cage=jaula coin=moneda component=componente corpse=cadáveres corruption=corrupción
crystal=cristal delay=dilación depletion=agotamiento despair=desesperación devotion=devoción divinity=divinidad
doom=perdición egg=huevo energy=energía enlightened=iluminación eon=eones fate=destino feather=pluma fetch=juego
filibuster=obstrucción flame=llama flood=inundación foreshadow=augurio fury=furia fuse=mecha gem=gema gold=oro
growth=crecimiento harmony=armonía hatchling=cría healing=curación hexproof=antimaleficio hit=asesinato
hoofprint=huella hour=hora ice=hielo incarnation=encarnación indestructible=indestructible isolation=aislamiento
javelin=jabalina ki=ki knowledge=conocimiento luck=suerte manifestation=manifestación mannequin=maniquí menace=amenaza
mine=mina mining=minería muster=reunión night=noche page=página petrification=petrificación phylactery=filacteria
plague=peste point=punto pressure=presión prey=presa reach=alcance scroll=pergamino silver=plata slime=fango
slumber=letargo soul=alma spite=rencor strife=conflicto study=estudio suspect=sospecha task=tarea theft=robo
tower=torre training=entrenamiento trample=arrollar trap=trampa unity=unidad valor=valentía velocity=velocidad
vigilance=vigilancia void=vacío vow=juramento wish=deseo charge=carga loyalty=lealtad time=tiempo lore=sabiduría
poison=veneno stun=aturdir flying=volar quest=búsqueda age=edad oil=aceite shield=escudo experience=experiencia
level=nivel arrowhead=punta croak=croac ghostform=forma landmark=señal palliation=protección shred=trituración
storage=almacenaje verse=estrofa spore=espora
vitality=vitalidad mire=lodazal infection=infección carrion=carroña plot=trama story=historia memory=memoria
control=control wage=salario wind=viento pupa=pupa pin=alfiler finality=fatalidad blight=añublo stash=alijo
supply=suministro ingredient=ingrediente intel=información eyeball=ojo descent=descenso rope=cuerda blessing=bendición
aegis=égida ritual=ritual ember=ascua judgment=juicio invitation=invitación omen=presagio bloodline=linaje dream=ensueño
petal=pétalo ingenuity=ingenio phyresis=firesis hunger=hambre possession=posesión rev=aceleración nest=nido
incubation=incubación revival=resurgimiento fellowship=compañía bait=carnada credit=crédito tide=marea net=red cube=cubo
cell=célula currency=divisa polyp=pólipo ore=mena burden=lastre music=música paralyzation=parálisis sleight=maña
hourglass=reloj reprieve=indulto feeding=alimentación voyage=viaje chorus=coro dread=pavor bore=túnel
intervention=intervención glyph=glifo sleep=sueño scream=grito matrix=matriz ribbon=cinta shadow=sombra hope=esperanza
influence=influencia everything=todo rejection=rechazo soot=hollín collection=colección exalted=exaltado echo=eco
vortex=vórtice fungus=hongo duty=deber impostor=impostor bloodstain=mancha unlock=apertura winch=cabrestante
defense=defensa plan=plan saurian=saurio invasion=invasión haste=prisa contested=disputa fade=desvanecimiento
hatching=eclosión film=película loot=botín husk=cáscara traffic=tráfico rad=radiación brain=cerebro treasure=tesoro
hone=afilado decayed=descomposición fire=fuego conqueror=conquistador skewer=brocheta kick=patada
discovery=descubrimiento rally=arenga elixir=elixir magnet=imán pain=dolor arrow=flecha death=muerte rust=óxido
takeover=dominio shell=concha ticket=boleto necrodermis=necrodermis
""".split()
_LONGER: Final = (
    ("deathtouch", "toque mortal"),
    ("first strike", "dañar primero"),
    ("double strike", "dañar dos veces"),
    ("lifelink", "vínculo vital"),
)
COUNTERS_ES: Final[dict[str, Forms]] = {
    lemma: (("de " + word, ANY),) for lemma, word in (*(row.split("=") for row in _CONTADORES), *_LONGER)
}
