"""702: the keyword abilities, by the shape of what follows the word, with their Spanish names.

Spanish writes a keyword on its own line in one form ("Vuela.") and a granted one in another ("la habilidad de
volar"): where the two differ, both are given, separated by a slash.
"""

from __future__ import annotations

from typing import Final

from apnap.oracle.construct import Forms
from apnap.oracle.features import ANY, INDICATIVE, INFINITIVE, MOOD

_SIMPLE: Final = """
flying=vuela/volar
trample=arrolla/arrollar
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
fear=inspira temor/inspirar temor
intimidate=intimida/intimidar
infect=infecta/infectar
convoke=convocar
wither=debilita/debilitar
exalted=exaltado
persist=persistir
undying=imperecedero
storm=tormenta
cascade=cascada
affinity=afinidad
changeling=cambiaformas
flanking=flanquea/flanquear
shadow=se desvanece/desvanecerse
horsemanship=montar a caballo
banding
phasing
delve=excavar
devoid=vacío
evolve=evoluciona/evolucionar
extort=extorsiona/extorsionar
exploit=aprovechar
improvise=improvisar
soulbond=unir almas
split second=fracción de segundo
skulk=acechar
myriad=miríada
melee=reyerta
mentor=tutoría
riot=disturbio
training=entrenamiento
unleash=desatar
decayed=descomposición
ingest=ingerir
dethrone=destronar
daybound
nightbound
battle cry=grito de batalla
rebound=rebote
ascend=ascenso
assist
aftermath=secuelas
cipher=cifrar
conspire
demonstrate
double team
enlist
epic
fuse=fusionar
gravestorm
haunt=morar
hidden agenda
jump-start
living weapon=arma viviente
living metal
provoke=provocar
retrace=desandar
sunburst=resplandor
totem armor
umbra armor
undaunted
read ahead
ravenous
space sculptor
for mirrodin!=¡por mirrodin!
compleated=completado
bargain
start your engines!
partner=camarada
choose a background
doctor's companion
friends forever
job select
tiered
spree
increment
paradigm
nonbasic landwalk
legendary landwalk
snow landwalk
landwalk
forestwalk=cruza bosques/cruzar bosques
islandwalk=cruza islas/cruzar islas
swampwalk=cruza pantanos/cruzar pantanos
mountainwalk=cruza montañas/cruzar montañas
plainswalk=cruza llanuras/cruzar llanuras
desertwalk
snow swampwalk
snow forestwalk
snow islandwalk
snow mountainwalk
snow plainswalk
station
max speed
mayhem
"""
_COSTED: Final = """
equip=equipar
cycling=ciclo
kicker=estímulo
flashback=retrospectiva
echo=eco
madness=demencia
morph=metamorfosis
buyback=recuperación
bestow=conferir
unearth=desenterrar
ninjutsu=ninjutsu
evoke=evocar
foretell=profetizar
multikicker=multiestímulo
megamorph=megametamorfosis
prowl=merodear
embalm=embalsamar
eternalize=eternizar
overload=sobrecarga
scavenge=carroñar
dash=arremetida
entwine=entrelazar
disguise=disfraz
encore=bis
reconfigure=reconfigurar
transmute=transmutar
blitz=blitz
ward=rebatir
replicate=réplica
outlast=sobrevivir
miracle=milagro
mutate=mutar
plot=trama
escape=escapar
fortify=fortificar
spectacle=espectáculo
surge=oleada
emerge=emerger
squad=escuadrón
disturb=perturbar
cleave=hender
warp
harmonize
freerunning
recover=recobrar
aura swap
cumulative upkeep=mantenimiento acumulativo
level up=subir de nivel
more than meets the eye
offspring
transfigure
mayhem
web-slinging
sneak
commander ninjutsu
escalate=escalar
craft with artifact
craft
specialize
impending
landcycling=ciclo de tierra
basic landcycling=ciclo de tierra básica
plainscycling=ciclo de llanura
islandcycling=ciclo de isla
swampcycling=ciclo de pantano
mountaincycling=ciclo de montaña
forestcycling=ciclo de bosque
wizardcycling
slivercycling
artifact landcycling
"""
_NUMBERED: Final = """
crew=tripular
annihilator=aniquilador
bushido=bushido
toxic=tóxico
rampage=desenfreno
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
ripple=onda
soulshift=cambiar alma
tribute=tributo
afterlife=vida después de la muerte
afflict=afligir
renown=renombre
fabricate=fabricar
saddle=ensillar
casualty=baja
hideaway=esconder
mobilize
firebending
backup
starting intensity
ward=rebatir
station
sneak
"""


def _table(rows: str) -> tuple[dict[str, Forms], dict[str, Forms]]:
    english: dict[str, Forms] = {}
    spanish: dict[str, Forms] = {}
    for row in rows.strip().splitlines():
        lemma, _, names = row.partition("=")
        english[lemma] = ((lemma.replace("!", " !"), ANY),)
        if names:
            own, _, granted = names.partition("/")
            spanish[lemma] = ((own, ANY),)
            if granted:
                spanish[lemma] = (own, ANY & ~MOOD | INDICATIVE), (granted, ANY & ~MOOD | INFINITIVE)
    return english, spanish


SIMPLE_EN, SIMPLE_ES = _table(_SIMPLE)
COSTED_EN, COSTED_ES = _table(_COSTED)
NUMBERED_EN, NUMBERED_ES = _table(_NUMBERED)
