import type { BusinessCard, Gangster, Goods, JobCard, Monopoly, View } from "../wire/cosa_nostra";
import { BUSINESSES, type Business, businessOf, GANGSTERS, MONOPOLIES } from "./facts";
import { missing, usable } from "./needs";

const MONOPOLY_PAYS = 5000;

/** What one player would have that counts: active businesses, active gangsters. */
interface Holding {
  businesses: readonly BusinessCard[];
  men: readonly Gangster[];
}

/** What a deal does to a player, beside the goods themselves. */
export interface Prospect {
  income: number; // more at a payday, or less
  won: Monopoly[];
  lost: Monopoly[];
  opened: JobCard[]; // jobs of his that he could carry out then
  closed: JobCard[];
}

export function prospect(view: View, me: number, other: number, give: Goods, take: Goods): Prospect {
  const now = holdings(view);
  const then = now.map((holding, seat) => {
    if (seat !== me && seat !== other) return holding;
    const [gone, come] = seat === me ? [give, take] : [take, give];
    const active = (card: BusinessCard) => now.some((each) => each.businesses.includes(card));
    const fit = (man: Gangster) => now.some((each) => each.men.includes(man));
    return {
      businesses: [
        ...holding.businesses.filter((card) => !gone.businesses.includes(card)),
        ...come.businesses.filter(active),
      ],
      men: [...holding.men.filter((man) => !gone.gangsters.includes(man)), ...come.gangsters.filter(fit)],
    };
  });
  const [held, holds] = [monopoliesOf(now, me), monopoliesOf(then, me)];
  return {
    income: income(then, me) - income(now, me),
    won: holds.filter((each) => !held.includes(each)),
    lost: held.filter((each) => !holds.includes(each)),
    ...jobs(view, me, give, take),
  };
}

const holdings = (view: View): Holding[] =>
  view.players.map((player) => ({
    businesses: player.businesses.filter((each) => each.active).map((each) => each.business),
    men: player.crew.filter((man) => man.active).map((man) => man.gangster),
  }));

const abilities = (holding: Holding, does: string) =>
  holding.men.flatMap((man) => GANGSTERS[man].abilities).filter((each) => each.does === does);

const copies = (holding: Holding, business: Business): number =>
  holding.businesses.filter((card) => businessOf(card) === business).length;

/** C-90: businesses, those of which there are several more often with Takeshi; Laverne; monopolies. */
function income(all: readonly Holding[], seat: number): number {
  const mine = all[seat];
  if (!mine) return 0;
  const times = abilities(mine, "several_pay").reduce((product, each) => product * Number(each.times), 1);
  const earned = abilities(mine, "income").reduce((sum, each) => sum + Number(each.money), 0);
  const paid = mine.businesses.map((card) => {
    const business = businessOf(card);
    return BUSINESSES[business].income * (copies(mine, business) > 1 ? times : 1);
  });
  return paid.reduce((sum, money) => sum + money, earned) + MONOPOLY_PAYS * monopoliesOf(all, seat).length;
}

/** C-91: at least two, and more than all others together. */
function monopoliesOf(all: readonly Holding[], seat: number): Monopoly[] {
  return MONOPOLIES.filter((monopoly) => {
    const counts = all.map((holding) => counting(holding, monopoly));
    const [mine, total] = [counts[seat] ?? 0, counts.reduce((sum, count) => sum + count, 0)];
    return mine >= 2 && mine > total - mine;
  });
}

function counting(holding: Holding, monopoly: Monopoly): number {
  const kinds = (Object.keys(BUSINESSES) as Business[]).filter((each) => BUSINESSES[each].monopoly === monopoly);
  const standIns = abilities(holding, "counts_as").filter((each) => kinds.includes(each.other as Business));
  return [...kinds, ...standIns.map((each) => each.business as Business)].reduce(
    (sum, business) => sum + copies(holding, business),
    0,
  );
}

function jobs(view: View, me: number, give: Goods, take: Goods): Pick<Prospect, "opened" | "closed"> {
  const now = usable(view, me);
  const active = view.players.flatMap((player) => player.businesses).filter((each) => each.active);
  const got = active
    .map((each) => each.business)
    .filter((card) => [...take.businesses, ...take.markers].includes(card));
  const then = [...new Set([...now.filter((card) => !give.businesses.includes(card)), ...got])];
  const planned = (view.players[me]?.crew ?? []).flatMap((man) => man.tasks).map((task) => task.job);
  const mine = [...new Set([...view.jobs, ...planned.filter((job) => job !== null)])];
  const can = (job: JobCard, cards: readonly BusinessCard[]) => missing(job, cards).length === 0;
  return {
    opened: mine.filter((job) => !can(job, now) && can(job, then)),
    closed: mine.filter((job) => can(job, now) && !can(job, then)),
  };
}
