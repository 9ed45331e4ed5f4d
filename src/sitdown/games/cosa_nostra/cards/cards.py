"""The cards of La Cosa Nostra. Inside a state a card is a small int; outside it has a name, the int's place in its enum."""

from enum import StrEnum
from typing import Final

# --- from the data, written by python -m scripts.generate

BLUNDETTO: Final = 0
DIMAGGIO: Final = 1
CALMUTI: Final = 2
LASERVA: Final = 3
CARUSO: Final = 4


class Family(StrEnum):
    BLUNDETTO = "blundetto"
    DIMAGGIO = "dimaggio"
    CALMUTI = "calmuti"
    LASERVA = "laserva"
    CARUSO = "caruso"


PIMP: Final = 0
DRUG_DEALER: Final = 1
LOAN_SHARK: Final = 2
LAWYER: Final = 3
POLITICIAN: Final = 4
COP: Final = 5
BUILDING_FIRM: Final = 6
GARAGE: Final = 7
WASTE_COMPANY: Final = 8
NIGHT_CLUB: Final = 9
CASINO: Final = 10


class Business(StrEnum):
    PIMP = "pimp"
    DRUG_DEALER = "drug_dealer"
    LOAN_SHARK = "loan_shark"
    LAWYER = "lawyer"
    POLITICIAN = "politician"
    COP = "cop"
    BUILDING_FIRM = "building_firm"
    GARAGE = "garage"
    WASTE_COMPANY = "waste_company"
    NIGHT_CLUB = "night_club"
    CASINO = "casino"


class Monopoly(StrEnum):
    PROSTITUTION = "prostitution"
    DRUGS = "drugs"
    CREDIT = "credit"


SNITCH: Final = 0
SCHEMER: Final = 1
HENCHMAN: Final = 2
SPY: Final = 3
MACHINE_PISTOL: Final = 4
DISTRACTION: Final = 5
EMERGENCY_DOC: Final = 6
SABOTEUR: Final = 7


class Influence(StrEnum):
    SNITCH = "snitch"
    SCHEMER = "schemer"
    HENCHMAN = "henchman"
    SPY = "spy"
    MACHINE_PISTOL = "machine_pistol"
    DISTRACTION = "distraction"
    EMERGENCY_DOC = "emergency_doc"
    SABOTEUR = "saboteur"


FIRST_MERCENARY: Final = 30  # gangsters below are family

# --- end


class Sort(StrEnum):
    """What a job counts as. A Robbery is an attack; a Trap only a response."""

    CASH = "cash"
    ATTACK = "attack"
    RESPONSE = "response"
    NEITHER = "neither"


class Aim(StrEnum):
    """What an attack names as its target: another player, or a card of his."""

    PLAYER = "player"
    BUSINESSMAN = "businessman"
    COMPANY = "company"
    GANGSTER = "gangster"


ROUNDS: Final = 4
TARGETS_STRENGTH: Final = 0  # the difficulty of a job whose dice must reach the target's strength

BUSINESS_KINDS: Final[dict[Business, int]] = {business: kind for kind, business in enumerate(Business)}
FAMILY_KINDS: Final[dict[Family, int]] = {family: kind for kind, family in enumerate(Family)}
