"""One of every event and every action of La Cosa Nostra, the seat that plays the main part in it, and a table for them."""

from typing import Final

from msgspec.structs import replace

from sitdown.core.records import BEGIN, RECONSIDER, TIME_UP, Action, Event
from sitdown.games.cosa_nostra.cards.cards import Family, Influence, Monopoly
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.records import promises as word
from sitdown.games.cosa_nostra.records import view as seen
from sitdown.games.cosa_nostra.records.actions import Goods

FAMILIES: Final = (Family.CALMUTI, Family.LASERVA, Family.CARUSO)
BOBBY: Final = Place.BOBBY_RUTHLESS
CASH: Final = Goods(cash=3000)
PROMISES: Final[tuple[word.AnyPromise, ...]] = (
    word.PayIfJobSucceeds(3000, Place.RUSTY_LASERVA),
    word.PayByPayday(2000, 2),
    word.ShareProfit(40, BOBBY),
    word.NoAttackOnYou(3),
    word.NoAttackOnAnybody(4),
    word.LetUse(BusinessCard.GARAGE_1, 1),
)
EVERYTHING: Final = Goods(
    cash=5000,
    businesses=(BusinessCard.LAWYER_1, BusinessCard.PIMP_1, BusinessCard.PIMP_2),
    gangsters=(Gangster.MR_HONG,),
    markers=(BusinessCard.CASINO_1,),
    promises=PROMISES,
)

EVENTS: Final[tuple[Event, ...]] = (
    ev.FamiliesChosen(FAMILIES, 0),
    ev.RoundBegan(1, 0),
    ev.MarketOpened((BusinessCard.PIMP_3, BusinessCard.COP_1, BusinessCard.POLITICIAN_2, BusinessCard.GARAGE_2)),
    ev.MarketOpened(()),
    ev.MarketFilled(BusinessCard.NIGHT_CLUB_1),
    ev.JobsDealt(0, (JobCard.SCAM, JobCard.THEFT_I_3, JobCard.THREATS, JobCard.CAR_THEFT)),
    ev.InfluenceDrawn(0, Influence.MACHINE_PISTOL),
    ev.StartSetGiven((Influence.SNITCH, Influence.SCHEMER, Influence.HENCHMAN)),
    ev.InfluenceRemade(1),
    ev.InfluenceRemade(12),
    ev.HandsRefused((0, 2)),
    ev.PlanningBegan(2),
    ev.ActionBegan(3),
    ev.TurnBegan(0),
    ev.TurnBegan(0, extra=True),
    ev.TurnEnded(0),
    ev.LaidLow(0),
    ev.MercenariesLaidOut((Gangster.LIL_OMAR,)),
    ev.MercenariesLaidOut(tuple(Gangster)[30:39]),
    ev.Hired(0, Gangster.SALIE_CANALLI, 15000),
    ev.Exchanged(0, Gangster.VITO_BARITONO, Gangster.ADRIANO_SIMION, 3000),
    ev.JobDrawn(0, 2, JobCard.BLACKMAIL),
    ev.Trained(0, Gangster.ADRIANO_SIMION, 2),
    ev.JobPlanned(0, BOBBY, 4, JobCard.DRIVE_BY_SHOOTING),
    ev.PurchasePlanned(0, Place.KENZO_ISOSAKI_2, BusinessCard.CASINO_2),
    ev.InfluencePlayed(0, Influence.SPY),
    ev.Foiled(0, Influence.SABOTEUR),
    ev.Looked(0, Place.RUSTY_LASERVA, JobCard.TRAP_III),
    ev.LawyerAsked(0, BusinessCard.LAWYER_1),
    ev.Attached(0, Influence.DISTRACTION, Gangster.RUSTY_LASERVA),
    ev.Detached(Influence.EMERGENCY_DOC, Gangster.BOBBY_RUTHLESS),
    ev.Bought(0, BusinessCard.BUILDING_FIRM_1, 8000),
    ev.JobLost(0, BOBBY, 3),
    ev.PurchaseLost(0, BOBBY, BusinessCard.DRUG_DEALER_1),
    ev.TargetNamed(0, BOBBY, 1),
    ev.TargetNamed(1, Place.RUSTY_LASERVA, 0, business=BusinessCard.POLITICIAN_1),
    ev.TargetNamed(1, Place.RUSTY_LASERVA, 0, gangster=Gangster.BOBBY_RUTHLESS),
    ev.DieLent(0, 0),
    ev.DieLent(1, 0),
    ev.TurnedUp(0, BOBBY, JobCard.CAR_BOMB_IV),
    ev.NeedsMissing(0, JobCard.FILM_PRODUCTION),
    ev.MarkersUsed(0, (BusinessCard.PIMP_1,)),
    ev.MarkersUsed(0, (BusinessCard.PIMP_1, BusinessCard.WASTE_COMPANY_1)),
    ev.Staked(0, 20000),
    ev.Rolled(0, Gangster.BOBBY_RUTHLESS, 3, (1, 2), 0),
    ev.Rolled(0, Gangster.BOBBY_RUTHLESS, 3, (1, 3), 1),
    ev.Rolled(0, Gangster.BOBBY_RUTHLESS, 3, (6, 3), 2),
    ev.Rerolled(0, 0, 1, (2, 2), 0),
    ev.Rerolled(0, 0, 1, (2, 4), 1),
    ev.Rerolled(1, 0, 1, (5, 5), 2),
    ev.Rerolled(0, 1, 1, (5, 1), 1),
    ev.Paid(0, 1, 3000),
    ev.Paid(1, 0, 3000),
    ev.Paid(None, 0, 9000),
    ev.Paid(0, None, 2000),
    ev.Laundered(0, 15000),
    ev.Repelled(0, 1),
    ev.Repelled(1, 0),
    ev.Healed(0, Gangster.MIA_LAVECCHIA, None),
    ev.Healed(0, None, BusinessCard.COP_2),
    ev.GangsterDeactivated(0, Gangster.BOBBY_RUTHLESS),
    ev.GangsterKilled(0, Gangster.BOBBY_RUTHLESS, 1),
    ev.GangsterKilled(1, Gangster.RUSTY_LASERVA, 0),
    ev.BusinessDeactivated(0, BusinessCard.LOAN_SHARK_1),
    ev.BusinessDestroyed(0, BusinessCard.GARAGE_1),
    ev.TakenOver(0, BusinessCard.PIMP_1, 1),
    ev.TakenOver(1, BusinessCard.PIMP_1, 0),
    ev.ShotBack(0, Gangster.BOBBY_RUTHLESS),
    ev.JobResolved(0, BOBBY, JobCard.ARSON_III),
    ev.MonopolyChanged(Monopoly.DRUGS, 0),
    ev.MonopolyChanged(Monopoly.CREDIT, None),
    ev.OfferMade(0, 0, 1, CASH, Goods(businesses=(BusinessCard.LAWYER_1,))),
    ev.OfferMade(1, 1, 0, EVERYTHING, Goods()),
    ev.OfferMade(2, 0, 2, Goods(), EVERYTHING),
    ev.OfferClosed(0, "accepted"),
    ev.OfferClosed(0, "refused"),
    ev.OfferClosed(0, "countered"),
    ev.OfferClosed(0, "withdrawn"),
    ev.OfferClosed(0, "lapsed"),
    ev.GoodsGiven(0, 1, EVERYTHING),
    ev.GoodsGiven(1, 0, CASH),
    *(ev.PromiseMade(number, 0, 1, each) for number, each in enumerate(PROMISES)),
    *(ev.PromiseMade(number, 1, 0, each) for number, each in enumerate(PROMISES)),
    ev.Intended(0, 0, "keep"),
    ev.Intended(0, 0, "unless_it_pays"),
    ev.Intended(1, 0, "break"),
    ev.PromiseDue(0, 3000),
    ev.PromiseJudged(0, "kept"),
    ev.PromiseJudged(0, "broken"),
    ev.PromiseJudged(0, "void"),
    ev.MarkersReturned(0, BusinessCard.CASINO_1, 1),
    ev.MarkersReturned(0, BusinessCard.CASINO_1, 2),
    ev.Said(0, "Trust me.", None),
    ev.Said(0, "Trust me.", 1),
    ev.Said(1, "Never.", 0),
    ev.IncomePaid(0, 7000),
    ev.BonusPaid(0, "business", 5000),
    ev.BonusPaid(0, "gangsters", 15000),
    ev.JobsDropped(0, (2,), (JobCard.CHEATING,)),
    ev.JobsDropped(0, (2, 3), (JobCard.CHEATING, JobCard.USURY)),
    ev.InfluenceDropped(0, (Influence.SPY,)),
    ev.InfluenceDropped(0, (Influence.SPY, Influence.SNITCH)),
    ev.TrophiesCounted(0, 12000),
    ev.LaunderedCounted(0, 30000),
    ev.ArmWrestled((0, 2), (5, 3)),
    ev.Confessed(("keep", None, "unless_it_pays", "break", "keep")),
    ev.GameEnded((91000, 88000, 70000), (30000, 20000, 10000), 0),
)

ACTIONS: Final[tuple[Action, ...]] = (
    BEGIN,
    TIME_UP,
    RECONSIDER,
    act.KeepHand(),
    act.RefuseHand(),
    act.Hire(Gangster.SALIE_CANALLI),
    act.Exchange(Gangster.VITO_BARITONO, Gangster.ADRIANO_SIMION),
    act.DrawJob(),
    act.DrawInfluence(),
    act.Train(),
    act.DropJobs((JobCard.CHEATING, JobCard.USURY)),
    act.DropInfluence((Influence.SPY,)),
    act.PlanJob(BOBBY, JobCard.SENATORS_PARTY),
    act.PlanPurchase(BOBBY, BusinessCard.COP_1),
    act.PlanPurchase(BOBBY, BusinessCard.CASINO_2),
    act.EndTurn(),
    act.Snitch(Place.RUSTY_LASERVA),
    act.ExchangeMarket(),
    act.Spy((Place.RUSTY_LASERVA, Place.ROCCO_CARUSO)),
    act.AskLawyer((Place.RUSTY_LASERVA,)),
    act.Attach(Influence.HENCHMAN, Gangster.BOBBY_RUTHLESS),
    act.Scheme(),
    act.LieLow(),
    act.CallDoc(),
    act.Foil(),
    act.Strip(Influence.SABOTEUR, Gangster.BOBBY_RUTHLESS),
    act.Buy(Place.VITO_BARITONO),
    act.CallOff(BOBBY),
    act.CarryOut(BOBBY),
    act.CarryOut(Place.RUSTY_LASERVA),
    act.AttackPlayer(BOBBY, 1),
    act.AttackBusiness(BOBBY, BusinessCard.NIGHT_CLUB_1),
    act.AttackGangster(BOBBY, Gangster.RUSTY_LASERVA),
    act.AttackPlayer(Place.BERNARDO_FARMACISTA, 1),
    act.DealInstead(Place.LIL_OMAR),
    act.StrikeInstead(Place.IZZY_ORDOVA, Gangster.RUSTY_LASERVA),
    act.LendDie(),
    act.TakeDie(),
    act.UseMarkers((BusinessCard.NIGHT_CLUB_1, BusinessCard.LAWYER_1)),
    act.Stake(0),
    act.Reroll(1),
    act.Rob(BOBBY),
    act.SpringTrap(BOBBY),
    act.ShootBack(),
    act.BuyNow(BusinessCard.LOAN_SHARK_1),
    act.Launder(8000),
    act.Decline(),
    act.MakeOffer(1, CASH, Goods()),
    act.AcceptOffer(0),
    act.RefuseOffer(0),
    act.CounterOffer(0, CASH, Goods()),
    act.WithdrawOffer(0),
    act.LapseOffer(0),
    act.Settle(1),
    act.Intend(1, "break"),
    act.TakeBack(BusinessCard.LAWYER_1),
    act.Say("Trust me."),
    act.Say("Trust me.", 1),
)


def _purchase(place: Place, business: BusinessCard) -> seen.TaskView:
    return seen.TaskView(place, None, None, business, 4000, (), ())


def _job(place: Place, number: int, job: JobCard | None) -> seen.TaskView:
    return seen.TaskView(place, number, job, None, None, (), ())


def _man(gangster: Gangster, task: seen.TaskView) -> seen.GangsterView:
    return seen.GangsterView(gangster, active=True, strength=2, dice=2, tasks=(task,), attached=(), used=0)


def _player(family: Family, crew: tuple[seen.GangsterView, ...], *businesses: BusinessCard) -> seen.PlayerView:
    return seen.PlayerView(
        family=family,
        cash=9000,
        laundered=0,
        markers=5,
        jobs=(1, 2),
        influence=1,
        crew=crew,
        to_plan=0,
        recruits=(),
        businesses=tuple(seen.BusinessView(each, active=True, used=False, markers=()) for each in businesses),
        usable=businesses,
        income=7000,
        trophies=(),
        to_give=Goods(9000, businesses, (), businesses),
    )


LEDGER: Final = (
    seen.PromiseView(0, 0, 1, PROMISES[0], 1, 0, "open", None),
    seen.PromiseView(1, 1, 0, PROMISES[1], 1, 2000, "open", None),
    seen.PromiseView(2, 1, 2, PROMISES[2], 1, 0, "kept", "keep"),
    seen.PromiseView(3, 0, 1, PROMISES[3], 1, 0, "broken", "break"),
    seen.PromiseView(4, 0, 1, PROMISES[4], 1, 0, "void", "unless_it_pays"),
)
OFFER: Final = seen.OfferView(2, 1, 0, CASH, Goods(markers=(BusinessCard.GARAGE_1,)))
VIEW: Final = seen.View(
    seat=0,
    round=2,
    rounds=4,
    phase="action",
    starter=0,
    turn=1,
    players=(
        _player(
            Family.CALMUTI,
            (
                _man(Gangster.BOBBY_RUTHLESS, _job(BOBBY, 2, JobCard.PERSUASION_II)),
                _man(Gangster.VITO_BARITONO, _purchase(Place.VITO_BARITONO, BusinessCard.PIMP_2)),
            ),
            BusinessCard.PIMP_1,
            BusinessCard.GARAGE_1,
        ),
        _player(
            Family.LASERVA,
            (_man(Gangster.RUSTY_LASERVA, _job(Place.RUSTY_LASERVA, 2, None)),),
            BusinessCard.NIGHT_CLUB_1,
        ),
        _player(Family.CARUSO, (), BusinessCard.LAWYER_1),
    ),
    jobs=(JobCard.SCAM, JobCard.BLACKMAIL),
    influence=(Influence.SNITCH,),
    market=(seen.MarketView(BusinessCard.COP_1, 1000),),
    stack=20,
    mercenaries=(),
    job_stacks=(),
    influence_deck=10,
    influence_up=(),
    influence_down=0,
    monopolies=(None, None, None),
    in_progress=(
        seen.JobView(
            seat=1,
            gangster=Gangster.BERNARDO_FARMACISTA,
            job=JobCard.DRIVE_BY_SHOOTING,
            player=0,
            business=None,
            victim=Gangster.BOBBY_RUTHLESS,
            difficulty=3,
            dice=(5, 2),
            money=9000,
        ),
    ),
    danger=None,
    buying=(seen.MarketView(BusinessCard.LOAN_SHARK_1, 3000),),
    trade=False,
    offers=(OFFER,),
    ledger=LEDGER,
    question=seen.Question(1, "acting", "one", (0,), None),
    winner=None,
)


def asked(about: str, view: seen.View = VIEW) -> seen.View:
    """The table when something else is asked."""
    return replace(view, question=seen.Question(1, about, "one", (0,), None))
