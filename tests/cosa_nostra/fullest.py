"""The fullest table there can be: five families of six men, all businesses but those for sale, and somebody busy wherever one looks."""

from __future__ import annotations

from sitdown.games.cosa_nostra.cards.names import BusinessCard
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import NoAttackOnYou
from tests.cosa_nostra.harness import Play, Seat, table

CREWS = {
    "blundetto": "little_joey jimmy_bananas big_joey stevie_blundetto micky_dogs knocky_fivepoints",
    "dimaggio": "phil_malony lenny_dimaggio franco_luciano mia_lavecchia mr_hong tommy_the_cat",
    "calmuti": "vito_baritono frankie_calmuti bobby_ruthless carmine_lucatoni salie_canalli rocky_santiago",
    "laserva": "rusty_laserva sunny_bonasera jacky_two_finger harry_diamonds donny_brasi eddy_riso",
    "caruso": "paulie_pennino babyface_tony rocco_caruso fat_tony larry_caruso massimo_valente",
}
OWNED = {
    "blundetto": "loan_shark cop waste_company garage politician",
    "dimaggio": "drug_dealer lawyer building_firm* cop pimp",
    "calmuti": "pimp politician garage drug_dealer loan_shark",
    "laserva": "pimp night_club lawyer casino cop",
    "caruso": "lawyer casino waste_company night_club building_firm",
}
TASKS = {
    "blundetto": "little_joey: scam, jimmy_bananas: car_theft, big_joey: threats",
    "dimaggio": "phil_malony: insolvency, lenny_dimaggio: arms_deal, franco_luciano: price_rigging",
    "calmuti": "vito_baritono: buy pimp, frankie_calmuti: drug_delivery, bobby_ruthless: escort_service",
    "laserva": "rusty_laserva: credit_card_fraud, sunny_bonasera: vandalism_i",
    "caruso": "paulie_pennino: gas_station_robbery, babyface_tony: bash_a_businessman_i",
}
HAND = "cigarette_smuggling investment_fraud blackmail"
CARDS = "spy henchman snitch"


def fullest() -> Play:
    """The second round is being planned; a counter to my offer and another one wait for an answer."""
    seats = [
        Seat(
            family,
            cash=98_000,
            laundered=12_000,
            owns=OWNED[family],
            crew=crew,
            tasks=TASKS[family],
            jobs=HAND if family == "blundetto" else "",
            cards=CARDS if family == "blundetto" else "",
        )
        for family, crew in CREWS.items()
    ]
    play = table(*seats, number=2, attached="1 henchman big_joey, 0 henchman franco_luciano", markers="0 lawyer_1")
    play.deals(1, 0, give=Goods(cash=1000, promises=(NoAttackOnYou(2),)))
    play.act(2, act.MakeOffer(0, Goods(cash=2000), Goods(businesses=(BusinessCard.COP_1,))))
    play.act(0, act.MakeOffer(3, Goods(cash=1000), Goods(cash=0, promises=(NoAttackOnYou(2),))))
    return play
