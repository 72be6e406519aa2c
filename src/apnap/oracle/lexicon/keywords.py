"""702: the keyword abilities, by the shape of what follows the word, with their Spanish names.

Spanish writes a keyword on its own line in one form ("Vuela.") and a granted one in another ("la habilidad de
volar"): where the two differ, both are given, separated by a slash.
"""

from __future__ import annotations

import re
from typing import Final

from apnap.oracle.construct import Forms
from apnap.oracle.features import ANY, INDICATIVE, INFINITIVE, MOOD

_SIMPLE: Final = """
flying=vuela/volar
trample=arrolla/arrollar
trample over planeswalkers=arrolla planeswalkers/arrollar planeswalkers
vigilance=vigilancia
haste=prisa
deathtouch=toque mortal
lifelink=vínculo vital
first strike=daña primero/dañar primero
double strike=daña dos veces/dañar dos veces
reach=alcance
defender=defensor
flash=destello
menace=amenaza
hexproof=antimaleficio
indestructible=indestructible
shroud=velo
prowess=destreza
fear=inspirar temor
intimidate=intimidar
infect=infectar
convoke=convocar
wither=debilitar
exalted=exaltado
persist=persistir
undying=resiliencia
storm=tormenta
cascade=cascada
affinity=afinidad
changeling=cambiaformas
flanking=flanquea/flanquear
shadow=se desvanece/desvanecerse
horsemanship=montar a caballo
banding=agrupar
phasing=cambio de fase
delve=excavar
devoid=vacío
evolve=evolucionar
extort=extorsionar
exploit=aprovechar
improvise=improvisar
soulbond=unir almas
split second=fracción de segundo
skulk=escurridizo
myriad=miríada
melee=reyerta
mentor=mentor
riot=insurgencia
training=entrenamiento
unleash=desatar
decayed=descomposición
ingest=ingerir
hidden agenda=agenda oculta
space sculptor=escultor espacial
dethrone=destronar
daybound=apego diurno
nightbound=apego nocturno
battle cry=grito de batalla
rebound=rebote
ascend=ascender
storied=de leyenda
assist=asistir
aftermath=secuela
cipher=cifrar
conspire=conspirar
demonstrate=demostrar
double team=doble equipo
enlist=alistar
epic=épico
fuse=fusionar
gravestorm=tormenta sepulcral
haunt=acechar
hidden agenda=plan oculto
jump-start=recargar
living weapon=arma viviente
living metal=metal viviente
provoke=provocar
retrace=desandar
sunburst=estallido solar
umbra armor=armadura tótem
undaunted=audacia
read ahead=leer por adelantado
ravenous=voraz
space sculptor=escultor del espacio
for Mirrodin!=¡por Mirrodin!
compleated=perfeccionado
bargain=pacto
start your engines!=¡enciendan los motores!
partner=camarada
choose a Background=elegir un trasfondo
doctor's companion=acompañante de el doctor
friends forever=amigos por siempre
job select=elegir trabajo
tiered=escalonado
spree=frenesí delictivo
increment=incrementar
paradigm=paradigma
nonbasic landwalk=cruza tierras no básicas/cruzar tierras no básicas
artifact landwalk=cruza tierras artefacto/cruzar tierras artefacto
legendary landwalk=cruza tierras legendarias/cruzar tierras legendarias
snow landwalk=cruza tierras nevadas/cruzar tierras nevadas
landwalk=cruza tierras/cruzar tierras
forestwalk=cruza bosques/cruzar bosques
islandwalk=cruza islas/cruzar islas
swampwalk=cruza pantanos/cruzar pantanos
mountainwalk=cruza montañas/cruzar montañas
plainswalk=cruza llanuras/cruzar llanuras
desertwalk=cruza desiertos/cruzar desiertos
snow swampwalk=cruza pantanos nevados/cruzar pantanos nevados
snow forestwalk=cruza bosques nevados/cruzar bosques nevados
snow islandwalk=cruza islas nevadas/cruzar islas nevadas
snow mountainwalk=cruza montañas nevadas/cruzar montañas nevadas
snow plainswalk=cruza llanuras nevadas/cruzar llanuras nevadas
station=estacionar
max speed=velocidad máxima
mayhem=caos
"""
_COSTED: Final = """
equip=equipar
cycling=ciclo
kicker=estímulo
flashback=retrospectiva
echo=eco
madness=demencia
morph=metamorfosis
buyback=recuperar
bestow=concesión
unearth=desenterrar
ninjutsu=ninjutsu
evoke=evocar
foretell=profetizar
multikicker=multiestímulo
megamorph=megametamorfosis
prowl=rondar
embalm=embalsamar
eternalize=eternizar
overload=sobrecarga
scavenge=carroñar
dash=rapidez
entwine=entrelazar
disguise=disfraz
encore=bis
reconfigure=reconfigurar
transmute=transmutar
blitz=blitz
ward=rebatir
replicate=reproducir
outlast=supervivencia
miracle=milagro
mutate=mutación
plot=trama
escape=escapatoria
fortify=fortificar
spectacle=espectáculo
surge=impulso
emerge=emerger
squad=escuadrón
disturb=perturbar
cleave=recortar
warp=distorsión
harmonize=armonizar
freerunning=carrera libre
recover=recobrar
aura swap=canjear auras
cumulative upkeep=mantenimiento acumulativo
level up=subir de nivel
More Than Meets the Eye=más de lo que ven tus ojos
offspring=descendencia
transfigure=transfigurar
mayhem=caos
web-slinging=balanceo
sneak=sigilo
commander ninjutsu=ninjutsu de comandante
escalate=expandir
specialize=especializar
impending=inminencia
landcycling=ciclo de tierras
basic landcycling=ciclo de tierras básicas
plainscycling=ciclo de llanura
islandcycling=ciclo de isla
swampcycling=ciclo de pantano
mountaincycling=ciclo de montaña
forestcycling=ciclo de bosque
wizardcycling=ciclo de hechicero
slivercycling=ciclo de fragmentado
artifact landcycling=ciclo de tierras artefacto
"""
_NUMBERED: Final = """
crew=tripular
annihilator=aniquilador
bushido=bushido
toxic=tóxico
rampage=ímpetu
modular=modular
fading=desvanecimiento
vanishing=desmaterializarse
dredge=dragar
absorb=absorber
amplify=amplificar
bloodthirst=sed de sangre
devour=devorar
frenzy=frenesí
graft=injertar
poisonous=venenoso
ripple=ondear
soulshift=migración de almas
tribute=tributo
afterlife=ultratumba
afflict=afligir
renown=prestigio
fabricate=fabricar
saddle=ensillar
casualty=baja
hideaway=esconder
mobilize=movilizar
firebending=fuego control
backup=refuerzo
starting intensity=intensidad inicial
ward=rebatir
station=estacionar
sneak=sigilo
teamwork=trabajo en equipo
"""


def _table(rows: str) -> tuple[dict[str, Forms], dict[str, Forms]]:
    english: dict[str, Forms] = {}
    spanish: dict[str, Forms] = {}
    for row in rows.strip().splitlines():
        words, _, names = row.partition("=")
        lemma = words.lower()
        words = re.sub(r"^non(?=basic)", "non ", words)  # two words, as everywhere in English text
        english[lemma] = ((words.replace("!", " !").replace("'s", " 's"), ANY),)
        if names:
            own, _, granted = names.replace("¡", "¡ ").replace("!", " !").partition("/")
            spanish[lemma] = ((own, ANY),)
            if granted:
                spanish[lemma] = (own, ANY & ~MOOD | INDICATIVE), (granted, ANY & ~MOOD | INFINITIVE)
    return english, spanish


SIMPLE_EN, SIMPLE_ES = _table(_SIMPLE)
COSTED_EN, COSTED_ES = _table(_COSTED)
NUMBERED_EN, NUMBERED_ES = _table(_NUMBERED)
