import { say } from "../../texts/texts.svelte";
import type { Action, BusinessCard, Place, TaskView, View } from "../../wire/cosa_nostra";
import { GANGSTERS } from "../facts";
import { listed } from "./cards";
import type { Deals } from "./deals";
import type { Line } from "./events";

type Kind = Action["type"];
type Of<K extends Kind> = Extract<Action, { type: K }>;
type Rows = { [K in Kind]?: (t: Deals, a: Of<K>, view: View) => Line };

export function taskAt(view: View, place: Place): TaskView | undefined {
  return view.players
    .flatMap((player) => player.crew)
    .flatMap((man) => man.tasks)
    .find((task) => task.place === place);
}

export const ownerOf = (view: View, card: BusinessCard): number =>
  view.players.findIndex((player) => player.businesses.some((each) => each.business === card));

const jobAt = (t: Deals, place: Place, view: View): string => {
  const job = taskAt(view, place)?.job ?? view.in_progress.at(-1)?.job ?? null;
  return job === null ? say("hidden-job") : t.quoted(job);
};
const whose = (t: Deals, card: BusinessCard, view: View): string => t.whose(card, ownerOf(view, card));
const names = (t: Deals, places: readonly Place[]): string => listed(places.map((each) => t.gangster(each)));
const TRAINING = Number(GANGSTERS.adriano_simion.abilities.find((each) => each.does === "train")?.price ?? 0);

// What the fields of the record do not say by themselves; all others are `option-` and their name.
const ROWS: Rows = {
  Hire: (t, a) => {
    const { strength, price } = GANGSTERS[a.gangster];
    return ["option-Hire", { ...t.plain(a), strength, price: t.money(price) }];
  },
  Exchange: (t, a) => {
    const price = GANGSTERS[a.mercenary].price - GANGSTERS[a.gangster].price;
    return ["option-Exchange", { ...t.plain(a), price: t.money(price) }];
  },
  Train: (t) => ["option-Train", { price: t.money(TRAINING) }],
  DropJobs: (t, a) => ["option-DropJobs", { cards: listed(a.jobs.map((each) => t.quoted(each))) }],
  DropInfluence: (t, a) => ["option-DropInfluence", { cards: listed(a.cards.map((each) => t.the(each))) }],
  PlanPurchase: (t, a, view) => {
    const args = { ...t.plain(a), business: t.one(a.business) };
    const sold = view.market.find((each) => each.business === a.business);
    return sold
      ? ["option-PlanPurchase", { ...args, price: t.money(sold.price) }]
      : ["option-PlanPurchase-stack", args];
  },
  Spy: (t, a) => ["option-Spy", { gangsters: names(t, a.jobs) }],
  AskLawyer: (t, a) => ["option-AskLawyer", { gangsters: names(t, a.jobs) }],
  Attach: (t, a) => ["option-Attach", { ...t.plain(a), card: t.influence(a.card) }],
  Strip: (t, a) => ["option-Strip", { ...t.plain(a), card: t.the(a.card) }],
  Buy: (t, a, view) => {
    const task = taskAt(view, a.place);
    const business = task?.business ? t.the(task.business) : "";
    return ["option-Buy", { ...t.plain(a), business, price: t.money(task?.price ?? 0) }];
  },
  CarryOut: (t, a, view) => ["option-CarryOut", { ...t.plain(a), job: jobAt(t, a.place, view) }],
  AttackPlayer: (t, a, view) => ["option-AttackPlayer", { ...t.plain(a), job: jobAt(t, a.place, view) }],
  AttackBusiness: (t, a, view) => [
    "option-Attack",
    { ...t.plain(a), job: jobAt(t, a.place, view), target: whose(t, a.business, view) },
  ],
  AttackGangster: (t, a, view) => [
    "option-Attack",
    { ...t.plain(a), job: jobAt(t, a.place, view), target: t.gangster(a.gangster) },
  ],
  UseMarkers: (t, a, view) => [
    "option-UseMarkers",
    { businesses: listed(a.businesses.map((each) => whose(t, each, view))) },
  ],
  Reroll: (_, a, view) => ["option-Reroll", { die: view.in_progress.at(-1)?.dice[a.die] ?? 0 }],
  BuyNow: (t, a, view) => {
    const price = view.buying.find((each) => each.business === a.business)?.price ?? 0;
    return ["option-BuyNow", { business: t.one(a.business), price: t.money(price) }];
  },
  Settle: (t, a, view) => {
    const word = view.ledger[a.promise]?.word;
    return ["option-Settle", { ...t.plain(a), what: word ? t.word(word) : "" }];
  },
};

/** What can be answered, as a key and what its words are filled with. */
export function optionLine(t: Deals, action: Action, view: View): Line {
  const row = ROWS[action.type] as ((t: Deals, a: Action, view: View) => Line) | undefined;
  return row ? row(t, action, view) : [`option-${action.type}`, t.plain(action)];
}
