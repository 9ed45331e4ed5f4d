import type { Event, Goods } from "../../wire/cosa_nostra";
import { numeral } from "../facts";
import { type Args, Cards, listed } from "./cards";
import { type Deals, isNothing } from "./deals";
import { spoken } from "./lines";

export type Line = [key: string, args: Args];
type Kind = Event["type"];
type Of<K extends Kind> = Extract<Event, { type: K }>;
type Rows = { [K in Kind]?: (t: Deals, e: Of<K>) => Line };

const known = <T>(cards: readonly (T | null)[]): T[] => cards.filter((card): card is T => card !== null);
const dice = (faces: readonly number[]): string => faces.join(", ");

// What the fields of the record do not say by themselves; all others are `event-` and their name.
const ROWS: Rows = {
  FamiliesChosen: (t, e) => {
    const dealt = new Cards(t.viewer, e.families);
    const others = e.families.map((_, seat) => seat).filter((seat) => seat !== t.viewer);
    const args = { others: listed(others.map((seat) => dealt.boss(seat))) };
    if (t.viewer === null) return ["event-families-chosen", { you: "other", boss: "", ...args }];
    return ["event-families-chosen", { you: "seat", boss: dealt.boss(t.viewer), ...args }];
  },
  MarketOpened: (t, e) => ["event-market-opened", { market: listed(e.market.map((each) => t.business(each))) }],
  MarketFilled: (t, e) => ["event-market-filled", { business: t.business(e.business) }],
  JobsDealt: (t, e) => {
    const jobs = known(e.jobs).map((job) => t.quoted(job));
    if (jobs.length > 0) return ["event-jobs-dealt-seen", { ...t.plain(e), jobs: listed(jobs) }];
    return ["event-jobs-dealt", { ...t.plain(e), count: e.jobs.length }];
  },
  InfluenceDrawn: (t, e) => [e.card === null ? "event-influence-drawn" : "event-influence-drawn-seen", t.plain(e)],
  StartSetGiven: (t, e) => ["event-start-set-given", { cards: listed(e.cards.map((card) => t.one(card))) }],
  HandsRefused: (t, e) => ["event-hands-refused", { names: t.who(e.seats) }],
  TurnBegan: (t, e) => [e.extra ? "event-turn-cut-in" : "event-turn-began", t.plain(e)],
  MercenariesLaidOut: (_, e) => ["event-mercenaries-laid-out", { count: e.mercenaries.length }],
  JobDrawn: (t, e) => [e.job === null ? "event-job-drawn" : "event-job-drawn-seen", t.plain(e)],
  JobPlanned: (t, e) => [e.job === null ? "event-job-planned" : "event-job-planned-seen", t.plain(e)],
  PurchasePlanned: (t, e) => ["event-purchase-planned", { ...t.plain(e), business: t.one(e.business) }],
  Looked: (t, e) => [e.job === null ? "event-looked" : "event-looked-seen", t.plain(e)],
  Foiled: (t, e) => ["event-foiled", { ...t.plain(e), card: t.the(e.card) }],
  Detached: (t, e) => ["event-detached", { ...t.plain(e), card: t.the(e.card) }],
  Bought: (t, e) => ["event-bought", { ...t.plain(e), business: t.one(e.business) }],
  TargetNamed: (t, e) => {
    if (e.gangster !== null) return ["event-target-named", { ...t.plain(e), target: t.gangster(e.gangster) }];
    if (e.business === null) return ["event-target-named-player", t.plain(e)];
    return ["event-target-named", { ...t.plain(e), target: t.whose(e.business, e.player) }];
  },
  MarkersUsed: (t, e) => {
    const businesses = listed(e.businesses.map((each) => t.the(each)));
    return ["event-markers-used", { ...t.plain(e), count: e.businesses.length, businesses }];
  },
  Rolled: (t, e) => ["event-rolled", { ...t.plain(e), dice: dice(e.dice) }],
  Rerolled: (t, e) => [
    e.by === e.seat ? "event-rerolled-cop" : "event-rerolled-lono",
    { ...t.plain(e), dice: dice(e.dice) },
  ],
  Paid: (t, e) => {
    if (e.giver === null) return ["event-paid-by-bank", t.plain(e)];
    return [e.taker === null ? "event-paid-to-bank" : "event-paid", t.plain(e)];
  },
  Healed: (t, e) => ["event-healed", { patient: t.part("patient", e.gangster ?? e.business) ?? "" }],
  MonopolyChanged: (t, e) => [e.seat === null ? "event-monopoly-lost" : "event-monopoly-won", t.plain(e)],
  OfferClosed: (t, e) => [`event-offer-${e.how}`, t.plain(e)],
  GoodsGiven: (t, e) => ["event-goods-given", { ...t.plain(e), goods: t.goods(e.goods) }],
  PromiseJudged: (t, e) => [`event-promise-${e.verdict}`, t.plain(e)],
  Said: (t, e) => [e.to === null ? "event-said" : "event-said-aside", { ...t.plain(e), text: spoken(t, e.text) }],
  BonusPaid: (t, e) => [`event-bonus-${e.bonus}`, t.plain(e)],
  JobsDropped: (t, e) => {
    const jobs = known(e.jobs).map((job) => t.quoted(job));
    if (jobs.length > 0) return ["event-jobs-dropped-seen", { ...t.plain(e), jobs: listed(jobs) }];
    const rounds = e.rounds.map(numeral).join(", ");
    return ["event-jobs-dropped", { ...t.plain(e), count: e.rounds.length, rounds }];
  },
  InfluenceDropped: (t, e) => {
    const cards = known(e.cards).map((card) => t.one(card));
    if (cards.length > 0) return ["event-influence-dropped-seen", { ...t.plain(e), cards: listed(cards) }];
    return ["event-influence-dropped", { ...t.plain(e), count: e.cards.length }];
  },
  ArmWrestled: (t, e) => {
    const throws = e.seats.map((seat, at) => `${t.who([seat])} ${e.dice[at]}`);
    return ["event-arm-wrestled", { throws: throws.join(", ") }];
  },
  Confessed: (_, { meant }) => {
    const given = (intent: (typeof meant)[number]): number => meant.filter((each) => each === intent).length;
    return ["event-confessed", { faith: given("keep"), suited: given("unless_it_pays"), show: given("break") }];
  },
  GameEnded: (t, e) => ["event-game-ended", { ...t.plain(e), cash: t.money(e.cash[e.winner] ?? 0) }],
};

/** What happened, as a key and what its words are filled with. */
export function lineOf(t: Deals, event: Event): Line {
  const row = ROWS[event.type] as ((t: Deals, e: Event) => Line) | undefined;
  return row ? row(t, event) : [keyOf(event.type), t.plain(event)];
}

/** `JobResolved`: `event-job-resolved`. */
const keyOf = (type: string): string => `event${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

// The table itself shows these, or another line says it too.
const SHOWN: ReadonlySet<Kind> = new Set([
  "TurnEnded",
  "JobResolved",
  "MarketFilled",
  "PlanningBegan",
  "Detached",
] as const);
const OWN_ONLY: ReadonlySet<Kind> = new Set(["JobsDealt", "InfluenceDrawn"] as const);
const SAID_AFTER: { readonly [K in Kind]?: readonly Kind[] } = {
  InfluencePlayed: ["Attached", "Looked"],
  LawyerAsked: ["Looked"],
};

/** Of what a seat sees at once, what it has to be told. */
export function worthTelling(events: readonly Event[], seat: number | null): Event[] {
  const told: Event[] = [];
  for (const [at, event] of events.entries()) {
    const after = events[at + 1];
    if (SHOWN.has(event.type)) continue;
    if (OWN_ONLY.has(event.type) && "seat" in event && event.seat !== seat) continue;
    if (event.type === "TurnBegan" && !event.extra) continue;
    if (after && SAID_AFTER[event.type]?.includes(after.type)) continue;
    if (event.type === "GoodsGiven" && event.goods.promises.length > 0) {
      const goods: Goods = { ...event.goods, promises: [] }; // they are told one by one
      if (!isNothing(goods)) told.push({ ...event, goods });
      continue;
    }
    told.push(event);
  }
  return told;
}
