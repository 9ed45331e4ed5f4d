// Written by python -m scripts.generate from the types of the engine and the server.

export type Gangster =
  | "adriano_simion"
  | "alexei_walenko"
  | "babyface_tony"
  | "bernardo_farmacista"
  | "big_joey"
  | "bobby_ruthless"
  | "boggy_gloves"
  | "carmine_lucatoni"
  | "dave_poppel"
  | "donny_brasi"
  | "eddy_riso"
  | "fat_tony"
  | "franco_luciano"
  | "frankie_calmuti"
  | "fumiyo_goto"
  | "harry_diamonds"
  | "izzy_ordova"
  | "jacky_two_finger"
  | "jimmy_bananas"
  | "jimmy_the_tramp"
  | "kenzo_isosaki"
  | "knocky_fivepoints"
  | "larry_caruso"
  | "laverne_ontario"
  | "lenny_dimaggio"
  | "lil_omar"
  | "little_joey"
  | "lono_slifer"
  | "massimo_valente"
  | "mia_lavecchia"
  | "micky_dogs"
  | "mr_hong"
  | "paco_santiago"
  | "paulie_pennino"
  | "phil_malony"
  | "rocco_caruso"
  | "rocky_santiago"
  | "rusty_laserva"
  | "ryu_yamamoto"
  | "saito_botan"
  | "salie_canalli"
  | "stas_valigura"
  | "stevie_blundetto"
  | "sunny_bonasera"
  | "takeshi_ando"
  | "tommy_the_cat"
  | "tuco_quintero"
  | "vito_baritono"
  | "willy_svenson"
  | "yumiko_ishi";
export type JobCard =
  | "arms_deal"
  | "arson_iii"
  | "arson_iv"
  | "assassination_iii"
  | "assassination_iv"
  | "bankruptcy"
  | "bash_a_businessman_i"
  | "bash_a_businessman_ii"
  | "birthday_party"
  | "blackmail"
  | "boxing_match"
  | "car_bomb_iii"
  | "car_bomb_iv"
  | "car_smuggling"
  | "car_theft"
  | "car_theft_ring"
  | "cheating"
  | "cigarette_smuggling"
  | "connections_ii"
  | "connections_iii"
  | "counterfeiting"
  | "credit_card_fraud"
  | "debt_trap"
  | "drive_by_shooting"
  | "drug_dealing"
  | "drug_delivery"
  | "drug_gang"
  | "drug_smuggling"
  | "escort_service"
  | "exceptional_offer_ii"
  | "exceptional_offer_iii"
  | "film_production"
  | "gas_station_robbery"
  | "hazardous_waste"
  | "high_rollers"
  | "horse_racing"
  | "illegal_lab"
  | "illegal_subsidies"
  | "insolvency"
  | "insurance_fraud"
  | "investment_fraud"
  | "kill_a_businessman_ii"
  | "kill_a_businessman_iii"
  | "kill_a_businessman_iv"
  | "money_laundering_ii"
  | "money_laundering_iii"
  | "omars_deal"
  | "persuasion_ii"
  | "persuasion_iii"
  | "persuasion_iv"
  | "poker"
  | "price_rigging"
  | "property_damage"
  | "public_contracts"
  | "pyramid_scheme"
  | "real_estate_fraud"
  | "red_light_district"
  | "rigged_gambling"
  | "robbery_iii"
  | "robbery_iv"
  | "scam"
  | "senators_party"
  | "theft_i_3"
  | "theft_i_4"
  | "theft_ii_3"
  | "theft_ii_4"
  | "theft_iii"
  | "theft_iv_3"
  | "theft_iv_4"
  | "threats"
  | "toxic_waste_dump"
  | "trap_iii"
  | "trap_iv"
  | "tucos_warning"
  | "usury"
  | "vandalism_i"
  | "vandalism_ii"
  | "vote_rigging"
  | "wild_party";
export type Influence =
  "distraction" | "emergency_doc" | "henchman" | "machine_pistol" | "saboteur" | "schemer" | "snitch" | "spy";
export type Place =
  | "adriano_simion"
  | "adriano_simion_2"
  | "alexei_walenko"
  | "alexei_walenko_2"
  | "babyface_tony"
  | "bernardo_farmacista"
  | "bernardo_farmacista_2"
  | "big_joey"
  | "bobby_ruthless"
  | "boggy_gloves"
  | "boggy_gloves_2"
  | "carmine_lucatoni"
  | "dave_poppel"
  | "dave_poppel_2"
  | "donny_brasi"
  | "eddy_riso"
  | "fat_tony"
  | "franco_luciano"
  | "frankie_calmuti"
  | "fumiyo_goto"
  | "fumiyo_goto_2"
  | "harry_diamonds"
  | "izzy_ordova"
  | "izzy_ordova_2"
  | "jacky_two_finger"
  | "jimmy_bananas"
  | "jimmy_the_tramp"
  | "jimmy_the_tramp_2"
  | "kenzo_isosaki"
  | "kenzo_isosaki_2"
  | "knocky_fivepoints"
  | "larry_caruso"
  | "laverne_ontario"
  | "laverne_ontario_2"
  | "lenny_dimaggio"
  | "lil_omar"
  | "lil_omar_2"
  | "little_joey"
  | "lono_slifer"
  | "lono_slifer_2"
  | "massimo_valente"
  | "mia_lavecchia"
  | "micky_dogs"
  | "mr_hong"
  | "paco_santiago"
  | "paco_santiago_2"
  | "paulie_pennino"
  | "phil_malony"
  | "rocco_caruso"
  | "rocky_santiago"
  | "rusty_laserva"
  | "ryu_yamamoto"
  | "ryu_yamamoto_2"
  | "saito_botan"
  | "saito_botan_2"
  | "salie_canalli"
  | "stas_valigura"
  | "stas_valigura_2"
  | "stevie_blundetto"
  | "sunny_bonasera"
  | "takeshi_ando"
  | "takeshi_ando_2"
  | "tommy_the_cat"
  | "tuco_quintero"
  | "tuco_quintero_2"
  | "vito_baritono"
  | "willy_svenson"
  | "willy_svenson_2"
  | "yumiko_ishi"
  | "yumiko_ishi_2";
export type BusinessCard =
  | "building_firm_1"
  | "building_firm_2"
  | "casino_1"
  | "casino_2"
  | "cop_1"
  | "cop_2"
  | "cop_3"
  | "drug_dealer_1"
  | "drug_dealer_2"
  | "drug_dealer_3"
  | "drug_dealer_4"
  | "drug_dealer_5"
  | "garage_1"
  | "garage_2"
  | "lawyer_1"
  | "lawyer_2"
  | "lawyer_3"
  | "loan_shark_1"
  | "loan_shark_2"
  | "loan_shark_3"
  | "loan_shark_4"
  | "loan_shark_5"
  | "night_club_1"
  | "night_club_2"
  | "pimp_1"
  | "pimp_2"
  | "pimp_3"
  | "pimp_4"
  | "pimp_5"
  | "politician_1"
  | "politician_2"
  | "politician_3"
  | "waste_company_1"
  | "waste_company_2";
export type Family = "blundetto" | "calmuti" | "caruso" | "dimaggio" | "laserva";
export type Monopoly = "credit" | "drugs" | "prostitution";
export type Business =
  | "building_firm"
  | "casino"
  | "cop"
  | "drug_dealer"
  | "garage"
  | "lawyer"
  | "loan_shark"
  | "night_club"
  | "pimp"
  | "politician"
  | "waste_company";
export type Action =
  | Begin
  | TimeUp
  | Reconsider
  | KeepHand
  | RefuseHand
  | Hire
  | Exchange
  | DrawJob
  | DrawInfluence
  | Train
  | DropJobs
  | DropInfluence
  | PlanJob
  | PlanPurchase
  | EndTurn
  | Snitch
  | ExchangeMarket
  | Spy
  | AskLawyer
  | Attach
  | Scheme
  | LieLow
  | CallDoc
  | Foil
  | Strip
  | Buy
  | CallOff
  | CarryOut
  | AttackPlayer
  | AttackBusiness
  | AttackGangster
  | DealInstead
  | StrikeInstead
  | LendDie
  | TakeDie
  | UseMarkers
  | Stake
  | Reroll
  | Rob
  | SpringTrap
  | ShootBack
  | BuyNow
  | Launder
  | Decline
  | MakeOffer
  | AcceptOffer
  | RefuseOffer
  | CounterOffer
  | WithdrawOffer
  | LapseOffer
  | Settle
  | Intend
  | TakeBack
  | Say;
export type Event =
  | FamiliesChosen
  | RoundBegan
  | MarketOpened
  | MarketFilled
  | JobsDealt
  | InfluenceDrawn
  | StartSetGiven
  | InfluenceRemade
  | HandsRefused
  | PlanningBegan
  | ActionBegan
  | TurnBegan
  | TurnEnded
  | LaidLow
  | MercenariesLaidOut
  | Hired
  | Exchanged
  | JobDrawn
  | Trained
  | JobPlanned
  | PurchasePlanned
  | InfluencePlayed
  | Foiled
  | Looked
  | LawyerAsked
  | Attached
  | Detached
  | Bought
  | JobLost
  | PurchaseLost
  | TargetNamed
  | DieLent
  | TurnedUp
  | NeedsMissing
  | MarkersUsed
  | Staked
  | Rolled
  | Rerolled
  | Paid
  | Laundered
  | Repelled
  | Healed
  | GangsterDeactivated
  | GangsterKilled
  | BusinessDeactivated
  | BusinessDestroyed
  | TakenOver
  | ShotBack
  | JobResolved
  | MonopolyChanged
  | OfferMade
  | OfferClosed
  | GoodsGiven
  | PromiseMade
  | Intended
  | PromiseDue
  | PromiseJudged
  | MarkersReturned
  | Said
  | IncomePaid
  | BonusPaid
  | JobsDropped
  | InfluenceDropped
  | TrophiesCounted
  | LaunderedCounted
  | ArmWrestled
  | Confessed
  | GameEnded;

/**
 * The clock opens the game: everything that is dealt at the start is dealt now.
 */
export interface Begin {
  type: "Begin";
}
/**
 * The clock closes a question: whoever has not answered gives the default answer.
 */
export interface TimeUp {
  type: "TimeUp";
}
/**
 * A seat takes its answer back, while it is a secret: the question is open, and nobody has seen, rolled or timed anything of it.
 */
export interface Reconsider {
  type: "Reconsider";
}
/**
 * Play with the jobs that were dealt.
 */
export interface KeepHand {
  type: "KeepHand";
}
/**
 * Attacks only: deal anew (C-12).
 */
export interface RefuseHand {
  type: "RefuseHand";
}
/**
 * One of the family, or a mercenary, at his price.
 */
export interface Hire {
  type: "Hire";
  gangster: Gangster;
}
/**
 * A start gangster for a mercenary of the same strength (M-3).
 */
export interface Exchange {
  type: "Exchange";
  gangster: Gangster;
  mercenary: Gangster;
}
/**
 * Stas's card is a job.
 */
export interface DrawJob {
  type: "DrawJob";
}
/**
 * Stas's card is an influence card.
 */
export interface DrawInfluence {
  type: "DrawInfluence";
}
/**
 * Pay for a stronger Adriano.
 */
export interface Train {
  type: "Train";
}
/**
 * Too many in hand: these go, face down.
 */
export interface DropJobs {
  type: "DropJobs";
  jobs: JobCard[];
}
/**
 * Too many in hand: these go, face down.
 */
export interface DropInfluence {
  type: "DropInfluence";
  cards: Influence[];
}
/**
 * A job from hand, face down on a gangster.
 */
export interface PlanJob {
  type: "PlanJob";
  place: Place;
  job: JobCard;
}
/**
 * A business of the market (with Ryu, of the stack), face up on a gangster.
 */
export interface PlanPurchase {
  type: "PlanPurchase";
  place: Place;
  business: BusinessCard;
}
/**
 * That was all.
 */
export interface EndTurn {
  type: "EndTurn";
}
/**
 * Look at a planned job of another player.
 */
export interface Snitch {
  type: "Snitch";
  job: Place;
}
/**
 * A Snitch for a new market.
 */
export interface ExchangeMarket {
  type: "ExchangeMarket";
}
/**
 * Look at two planned jobs of other players; at one if there is only one.
 */
export interface Spy {
  type: "Spy";
  jobs: Place[];
}
/**
 * The same, with a Lawyer.
 */
export interface AskLawyer {
  type: "AskLawyer";
  jobs: Place[];
}
/**
 * Henchman, Machine Pistol, Saboteur or Distraction, onto a gangster.
 */
export interface Attach {
  type: "Attach";
  card: Influence;
  gangster: Gangster;
}
/**
 * A Schemer, for an extra turn before another's.
 */
export interface Scheme {
  type: "Scheme";
}
/**
 * A Schemer, to let one's own turn pass.
 */
export interface LieLow {
  type: "LieLow";
}
/**
 * An Emergency Doc for whoever is about to be killed or deactivated.
 */
export interface CallDoc {
  type: "CallDoc";
}
/**
 * Alexei cancels the influence card that is being played.
 */
export interface Foil {
  type: "Foil";
}
/**
 * Alexei cancels an opponent's influence card that lies on a gangster. Whenever trade is allowed.
 */
export interface Strip {
  type: "Strip";
  card: Influence;
  gangster: Gangster;
}
/**
 * Pay for a planned purchase.
 */
export interface Buy {
  type: "Buy";
  place: Place;
}
/**
 * Cancel a task.
 */
export interface CallOff {
  type: "CallOff";
  place: Place;
}
/**
 * A job that names no target.
 */
export interface CarryOut {
  type: "CarryOut";
  place: Place;
}
export interface AttackPlayer {
  type: "AttackPlayer";
  place: Place;
  seat: number;
}
export interface AttackBusiness {
  type: "AttackBusiness";
  place: Place;
  business: BusinessCard;
}
export interface AttackGangster {
  type: "AttackGangster";
  place: Place;
  gangster: Gangster;
}
/**
 * Lil' Omar drops his job for a deal of his own.
 */
export interface DealInstead {
  type: "DealInstead";
  place: Place;
}
/**
 * Izzy or Tuco drops his job and goes after a gangster.
 */
export interface StrikeInstead {
  type: "StrikeInstead";
  place: Place;
  gangster: Gangster;
}
/**
 * Willy helps: one die more.
 */
export interface LendDie {
  type: "LendDie";
}
/**
 * Yes, with Willy's die.
 */
export interface TakeDie {
  type: "TakeDie";
}
/**
 * Which of one's markers serve the job.
 */
export interface UseMarkers {
  type: "UseMarkers";
  businesses: BusinessCard[];
}
/**
 * So much on a horse.
 */
export interface Stake {
  type: "Stake";
  money: number;
}
/**
 * Have one die rolled again: one's own with a Cop, an opponent's with Lono.
 */
export interface Reroll {
  type: "Reroll";
  die: number;
}
/**
 * Turn up a Robbery.
 */
export interface Rob {
  type: "Rob";
  place: Place;
}
/**
 * Turn up a Trap, or play Jimmy's job as one.
 */
export interface SpringTrap {
  type: "SpringTrap";
  place: Place;
}
/**
 * Return fire.
 */
export interface ShootBack {
  type: "ShootBack";
}
/**
 * The Exceptional Offer, or what one's Connections found.
 */
export interface BuyNow {
  type: "BuyNow";
  business: BusinessCard;
}
/**
 * So much cash under the boss.
 */
export interface Launder {
  type: "Launder";
  money: number;
}
/**
 * No, thank you.
 */
export interface Decline {
  type: "Decline";
}
export interface MakeOffer {
  type: "MakeOffer";
  to: number;
  give: Goods;
  take: Goods;
}
/**
 * What one side of a deal gives. `markers`: businesses of his, or purchases he has planned, on which the other may put a marker.
 */
export interface Goods {
  cash: number;
  businesses: BusinessCard[];
  gangsters: Gangster[];
  markers: BusinessCard[];
  promises: (PayIfJobSucceeds | PayByPayday | ShareProfit | NoAttackOnYou | NoAttackOnAnybody | LetUse)[];
}
export interface PayIfJobSucceeds {
  type: "pay_if_job_succeeds";
  money: number;
  job: Place;
}
export interface PayByPayday {
  type: "pay_by_payday";
  money: number;
  round: number;
}
/**
 * Of a job of the promiser's own; rounded down to $1,000.
 */
export interface ShareProfit {
  type: "share_profit";
  percent: number;
  job: Place;
}
/**
 * Until the end of that round.
 */
export interface NoAttackOnYou {
  type: "no_attack_on_you";
  round: number;
}
/**
 * Until the end of that round.
 */
export interface NoAttackOnAnybody {
  type: "no_attack_on_anybody";
  round: number;
}
/**
 * A marker on a business of the promiser's, once in that round.
 */
export interface LetUse {
  type: "let_use";
  business: BusinessCard;
  round: number;
}
export interface AcceptOffer {
  type: "AcceptOffer";
  offer: number;
}
export interface RefuseOffer {
  type: "RefuseOffer";
  offer: number;
}
/**
 * Refuse, and offer something else.
 */
export interface CounterOffer {
  type: "CounterOffer";
  offer: number;
  give: Goods;
  take: Goods;
}
export interface WithdrawOffer {
  type: "WithdrawOffer";
  offer: number;
}
/**
 * The clock: an offer's time is over.
 */
export interface LapseOffer {
  type: "LapseOffer";
  offer: number;
}
/**
 * Pay what one has promised.
 */
export interface Settle {
  type: "Settle";
  promise: number;
}
/**
 * A note to oneself, once for a promise of one's own: what one means to make of it. All may read it when the game is over.
 */
export interface Intend {
  type: "Intend";
  promise: number;
  intent: "break" | "keep" | "unless_it_pays";
}
/**
 * One's own marker, from a business it lies on. At any time.
 */
export interface TakeBack {
  type: "TakeBack";
  business: BusinessCard;
}
/**
 * Free text, to all or to one player.
 */
export interface Say {
  type: "Say";
  text: string;
  to: number | null;
}
export interface FamiliesChosen {
  type: "FamiliesChosen";
  families: Family[];
  starter: number;
}
export interface RoundBegan {
  type: "RoundBegan";
  number: number;
  starter: number;
}
/**
 * The market as it lies now: at the start, or exchanged with a Snitch.
 */
export interface MarketOpened {
  type: "MarketOpened";
  market: BusinessCard[];
}
export interface MarketFilled {
  type: "MarketFilled";
  business: BusinessCard;
}
/**
 * A viewer sees his own.
 */
export interface JobsDealt {
  type: "JobsDealt";
  seat: number;
  jobs: (JobCard | null)[];
}
export interface InfluenceDrawn {
  type: "InfluenceDrawn";
  seat: number;
  card: Influence | null;
}
/**
 * Everybody has these now; all know it (C-4).
 */
export interface StartSetGiven {
  type: "StartSetGiven";
  cards: Influence[];
}
/**
 * The discard pile became the deck.
 */
export interface InfluenceRemade {
  type: "InfluenceRemade";
  cards: number;
}
/**
 * Attacks only: the round's jobs are dealt anew (C-12).
 */
export interface HandsRefused {
  type: "HandsRefused";
  seats: number[];
}
export interface PlanningBegan {
  type: "PlanningBegan";
  number: number;
}
export interface ActionBegan {
  type: "ActionBegan";
  number: number;
}
export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  extra: boolean;
}
export interface TurnEnded {
  type: "TurnEnded";
  seat: number;
}
/**
 * A Schemer on one's own turn: it passes, and the task stays.
 */
export interface LaidLow {
  type: "LaidLow";
  seat: number;
}
export interface MercenariesLaidOut {
  type: "MercenariesLaidOut";
  mercenaries: Gangster[];
}
export interface Hired {
  type: "Hired";
  seat: number;
  gangster: Gangster;
  price: number;
}
export interface Exchanged {
  type: "Exchanged";
  seat: number;
  gangster: Gangster;
  mercenary: Gangster;
  price: number;
}
/**
 * Stas brought a job.
 */
export interface JobDrawn {
  type: "JobDrawn";
  seat: number;
  round: number;
  job: JobCard | null;
}
export interface Trained {
  type: "Trained";
  seat: number;
  gangster: Gangster;
  strength: number;
}
export interface JobPlanned {
  type: "JobPlanned";
  seat: number;
  place: Place;
  round: number;
  job: JobCard | null;
}
export interface PurchasePlanned {
  type: "PurchasePlanned";
  seat: number;
  place: Place;
  business: BusinessCard;
}
/**
 * A card was played, before it does anything.
 */
export interface InfluencePlayed {
  type: "InfluencePlayed";
  seat: number;
  card: Influence;
}
/**
 * Alexei: the card has no effect.
 */
export interface Foiled {
  type: "Foiled";
  seat: number;
  card: Influence;
}
/**
 * All see whose job was looked at; the looker sees its face.
 */
export interface Looked {
  type: "Looked";
  seat: number;
  place: Place;
  job: JobCard | null;
}
export interface LawyerAsked {
  type: "LawyerAsked";
  seat: number;
  lawyer: BusinessCard;
}
export interface Attached {
  type: "Attached";
  seat: number;
  card: Influence;
  gangster: Gangster;
}
/**
 * Used up, stripped, or gone with the gangster.
 */
export interface Detached {
  type: "Detached";
  card: Influence;
  gangster: Gangster;
}
export interface Bought {
  type: "Bought";
  seat: number;
  business: BusinessCard;
  price: number;
}
/**
 * Cancelled, lost or dropped: face down. Whoever knows it keeps knowing it.
 */
export interface JobLost {
  type: "JobLost";
  seat: number;
  place: Place;
  round: number;
}
/**
 * Cancelled or lost: under the stack.
 */
export interface PurchaseLost {
  type: "PurchaseLost";
  seat: number;
  place: Place;
  business: BusinessCard;
}
/**
 * A player, or a card of his; before the job is turned up.
 */
export interface TargetNamed {
  type: "TargetNamed";
  seat: number;
  place: Place;
  player: number;
  business: BusinessCard | null;
  gangster: Gangster | null;
}
/**
 * Willy's.
 */
export interface DieLent {
  type: "DieLent";
  seat: number;
  to: number;
}
/**
 * A job is carried out. Or what a mercenary does instead, or Jimmy's job as a Trap: the card that lay there stays unseen.
 */
export interface TurnedUp {
  type: "TurnedUp";
  seat: number;
  place: Place;
  job: JobCard;
}
/**
 * The job is cancelled: businesses are missing (C-41), or the pot cannot be matched (C-64).
 */
export interface NeedsMissing {
  type: "NeedsMissing";
  seat: number;
  job: JobCard;
}
export interface MarkersUsed {
  type: "MarkersUsed";
  seat: number;
  businesses: BusinessCard[];
}
/**
 * On the horse, or into the pot.
 */
export interface Staked {
  type: "Staked";
  seat: number;
  money: number;
}
export interface Rolled {
  type: "Rolled";
  seat: number;
  gangster: Gangster;
  difficulty: number;
  dice: number[];
  successes: number;
}
export interface Rerolled {
  type: "Rerolled";
  by: number;
  seat: number;
  die: number;
  dice: number[];
  successes: number;
}
/**
 * `None` is the bank.
 */
export interface Paid {
  type: "Paid";
  giver: number | null;
  taker: number | null;
  money: number;
}
export interface Laundered {
  type: "Laundered";
  seat: number;
  money: number;
}
/**
 * A Trap: the attack, or the Robbery, has no effect.
 */
export interface Repelled {
  type: "Repelled";
  seat: number;
  attacker: number;
}
/**
 * A Doc: killed became deactivated, or deactivated nothing.
 */
export interface Healed {
  type: "Healed";
  seat: number;
  gangster: Gangster | null;
  business: BusinessCard | null;
}
export interface GangsterDeactivated {
  type: "GangsterDeactivated";
  seat: number;
  gangster: Gangster;
}
export interface GangsterKilled {
  type: "GangsterKilled";
  seat: number;
  gangster: Gangster;
  killer: number;
}
export interface BusinessDeactivated {
  type: "BusinessDeactivated";
  seat: number;
  business: BusinessCard;
}
/**
 * Or the businessman was killed: under the stack.
 */
export interface BusinessDestroyed {
  type: "BusinessDestroyed";
  seat: number;
  business: BusinessCard;
}
export interface TakenOver {
  type: "TakenOver";
  seat: number;
  business: BusinessCard;
  by: number;
}
/**
 * The target returns fire.
 */
export interface ShotBack {
  type: "ShotBack";
  seat: number;
  gangster: Gangster;
}
/**
 * Trade opens again.
 */
export interface JobResolved {
  type: "JobResolved";
  seat: number;
  place: Place;
  job: JobCard;
}
export interface MonopolyChanged {
  type: "MonopolyChanged";
  monopoly: Monopoly;
  seat: number | null;
}
export interface OfferMade {
  type: "OfferMade";
  offer: number;
  seat: number;
  to: number;
  give: Goods;
  take: Goods;
}
export interface OfferClosed {
  type: "OfferClosed";
  offer: number;
  how: "accepted" | "countered" | "lapsed" | "refused" | "withdrawn";
}
/**
 * One side of a deal, or of a payment that was promised.
 */
export interface GoodsGiven {
  type: "GoodsGiven";
  seat: number;
  to: number;
  goods: Goods;
}
export interface PromiseMade {
  type: "PromiseMade";
  promise: number;
  seat: number;
  to: number;
  word: PayIfJobSucceeds | PayByPayday | ShareProfit | NoAttackOnYou | NoAttackOnAnybody | LetUse;
}
/**
 * What one means to make of a promise of one's own.
 */
export interface Intended {
  type: "Intended";
  seat: number;
  promise: number;
  intent: "break" | "keep" | "unless_it_pays";
}
/**
 * So much is to be paid now.
 */
export interface PromiseDue {
  type: "PromiseDue";
  promise: number;
  money: number;
}
export interface PromiseJudged {
  type: "PromiseJudged";
  promise: number;
  verdict: "broken" | "kept" | "void";
}
/**
 * Taken back, or sent back by what happened to the business.
 */
export interface MarkersReturned {
  type: "MarkersReturned";
  seat: number;
  business: BusinessCard;
  markers: number;
}
export interface Said {
  type: "Said";
  seat: number;
  text: string;
  to: number | null;
}
/**
 * Businesses, monopolies and Laverne together; doubled at the end.
 */
export interface IncomePaid {
  type: "IncomePaid";
  seat: number;
  money: number;
}
/**
 * The business bonus, or $15,000 for the most gangsters.
 */
export interface BonusPaid {
  type: "BonusPaid";
  seat: number;
  bonus: "business" | "gangsters";
  money: number;
}
/**
 * Too many in hand. The backs show their rounds.
 */
export interface JobsDropped {
  type: "JobsDropped";
  seat: number;
  rounds: number[];
  jobs: (JobCard | null)[];
}
export interface InfluenceDropped {
  type: "InfluenceDropped";
  seat: number;
  cards: (Influence | null)[];
}
export interface TrophiesCounted {
  type: "TrophiesCounted";
  seat: number;
  money: number;
}
/**
 * Worth double.
 */
export interface LaunderedCounted {
  type: "LaunderedCounted";
  seat: number;
  money: number;
}
export interface ArmWrestled {
  type: "ArmWrestled";
  seats: number[];
  dice: number[];
}
/**
 * What the promises were given for, by their numbers, as far as it was noted.
 */
export interface Confessed {
  type: "Confessed";
  meant: (("break" | "keep" | "unless_it_pays") | null)[];
}
export interface GameEnded {
  type: "GameEnded";
  cash: number[];
  values: number[];
  winner: number;
}
/**
 * The table. `seat` is `None` for a spectator.
 */
export interface View {
  seat: number | null;
  round: number;
  rounds: number;
  phase: "action" | "draw" | "end" | "payday" | "planning" | "recruiting" | "setup";
  starter: number;
  turn: number | null;
  players: PlayerView[];
  jobs: JobCard[];
  influence: Influence[];
  market: MarketView[];
  stack: number;
  mercenaries: Gangster[];
  job_stacks: StackView[];
  influence_deck: number;
  influence_up: Influence[];
  influence_down: number;
  monopolies: (number | null)[];
  in_progress: JobView[];
  danger: DangerView | null;
  buying: MarketView[];
  trade: boolean;
  offers: OfferView[];
  ledger: PromiseView[];
  question: Question | null;
  winner: number | null;
}
export interface PlayerView {
  family: Family;
  cash: number;
  laundered: number;
  markers: number;
  jobs: number[];
  influence: number;
  crew: GangsterView[];
  to_plan: number;
  recruits: Gangster[];
  businesses: BusinessView[];
  usable: BusinessCard[];
  income: number;
  trophies: Gangster[];
  to_give: Goods;
}
export interface GangsterView {
  gangster: Gangster;
  active: boolean;
  strength: number;
  dice: number;
  tasks: TaskView[];
  attached: AttachedView[];
  used: number;
}
/**
 * A job, face down, or a purchase, face up.
 */
export interface TaskView {
  place: Place;
  round: number | null;
  job: JobCard | null;
  business: BusinessCard | null;
  price: number | null;
  markers: MarkersView[];
  seen_by: number[];
  flaws: Caution[];
  difficulty: number | null;
}
/**
 * Markers of one player on one business.
 */
export interface MarkersView {
  seat: number;
  markers: number;
}
/**
 * What would go wrong, or cost dear, by what a seat may know: a code that catalogues have words for (`caution-…`), and what fills them in.
 */
export interface Caution {
  code: string;
  params: {
    [k: string]: number | string;
  };
}
export interface AttachedView {
  card: Influence;
  by: number;
}
export interface BusinessView {
  business: BusinessCard;
  active: boolean;
  used: boolean;
  markers: MarkersView[];
}
export interface MarketView {
  business: BusinessCard;
  price: number;
}
/**
 * A round's jobs: how many are left, and what was discarded.
 */
export interface StackView {
  round: number;
  left: number;
  face_up: JobCard[];
  face_down: number;
}
/**
 * A job that is being carried out: from the naming of its target to its resolution. The innermost comes last.
 */
export interface JobView {
  seat: number;
  gangster: Gangster;
  job: JobCard | null;
  player: number | null;
  business: BusinessCard | null;
  victim: Gangster | null;
  difficulty: number | null;
  dice: number[];
  money: number;
}
/**
 * Who is about to be killed (or destroyed), or only deactivated, and by whom.
 */
export interface DangerView {
  gangster: Gangster | null;
  business: BusinessCard | null;
  killed: boolean;
  by: number;
}
export interface OfferView {
  number: number;
  seat: number;
  to: number;
  give: Goods;
  take: Goods;
}
export interface PromiseView {
  number: number;
  seat: number;
  to: number;
  word: PayIfJobSucceeds | PayByPayday | ShareProfit | NoAttackOnYou | NoAttackOnAnybody | LetUse;
  made: number;
  due: number;
  verdict: "broken" | "kept" | "open" | "void";
  meant: ("break" | "keep" | "unless_it_pays") | null;
}
/**
 * What is asked now, and of whom. Who has answered a secret question is not said.
 */
export interface Question {
  number: number;
  about: string;
  mode: string;
  seats: number[];
  seconds: number | null;
}
/**
 * Cards that the viewer cannot place are `None`.
 */
export interface Knowledge {
  seat: number | null;
  hands: HiddenJob[][];
  planned: {
    [k: string]: HiddenJob;
  };
  rounds: RoundJobs[];
  influence: (Influence | null)[][];
  pile: (Influence | null)[];
  unseen_influence: {
    [k: string]: number;
  };
  among_jobs: AmongJobs[];
  among_influence: AmongInfluence[];
  stack: BusinessCard[];
  under: BusinessCard[];
  mercenaries: Gangster[];
  aside: Gangster[];
}
/**
 * A job in a hand, planned or discarded. All see its back, and who has seen its face.
 */
export interface HiddenJob {
  round: number;
  job: JobCard | null;
  known_to: number[];
}
/**
 * The jobs of a round, but for those in hands and planned.
 */
export interface RoundJobs {
  round: number;
  dropped: HiddenJob[];
  unseen: {
    [k: string]: number;
  };
}
/**
 * These jobs are for certain among these cards and (`stack`) what is left of their round's stack, nobody can say where.
 */
export interface AmongJobs {
  jobs: JobCard[];
  hands: [number, number][];
  planned: Place[];
  dropped: [number, number][];
  stack: boolean;
}
/**
 * The same for influence cards.
 */
export interface AmongInfluence {
  cards: Influence[];
  hands: [number, number][];
  pile: number[];
  deck: boolean;
}
/**
 * The defaults are the rulebook's game on a live table, with no clock on a turn.
 */
export interface CosaNostraOptions {
  rounds?: 3 | 4;
  families?: Family[] | null;
  spying_anytime?: boolean;
  business_bonus?: boolean;
  double_planning?: boolean | null;
  influence_from?: 1 | 2 | 3;
  rob_robbers?: boolean;
  task_bonus?: "all" | "strength";
  poker?: boolean;
  mercenaries?: boolean;
  planning_seconds?: number | null;
  turn_seconds?: number | null;
  reaction_seconds?: number | null;
  offer_seconds?: number | null;
}
export interface Prospect {
  price: number | null;
  income: number;
  won: Monopoly[];
  lost: Monopoly[];
  opened: JobCard[];
  closed: JobCard[];
}
export interface Chances {
  seat: number;
  lacks: Lack[];
  short: number;
  targets: number | null;
  rolls: Roll[];
}
/**
 * So many businesses of a kind are missing, and these others have one that no marker of his lies on.
 */
export interface Lack {
  business: Business;
  count: number;
  owners: number[];
}
/**
 * How a gangster would roll, with all that lies on him now.
 */
export interface Roll {
  gangster: Gangster;
  dice: number;
  difficulty: number;
  targets: Gangster[];
  one: number;
  two: number;
}
