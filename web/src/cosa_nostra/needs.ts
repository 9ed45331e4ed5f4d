import type { BusinessCard, Gangster, Goods, JobCard, Place, View } from "../wire/cosa_nostra";
import { type Business, businessOf, JOBS } from "./facts";

/** Active businesses that serve this seat's cash jobs: its own, and those it has a marker on. */
export function usable(view: View, seat: number): BusinessCard[] {
  return view.players.flatMap((player, owner) =>
    player.businesses
      .filter((each) => each.active && (owner === seat || each.markers.some((marker) => marker.seat === seat)))
      .map((each) => each.business),
  );
}

/** What a job needs beyond these, and how many of it. */
export function missing(job: JobCard, cards: readonly BusinessCard[]): [Business, number][] {
  return JOBS[job].needs
    .map(([business, count]): [Business, number] => [
      business,
      count - cards.filter((card) => businessOf(card) === business).length,
    ])
    .filter(([, count]) => count > 0);
}

// --- what one side of a deal could give, as the table lies

/** Gangsters without a task. */
export const idle = (view: View, seat: number): Gangster[] =>
  (view.players[seat]?.crew ?? []).filter((man) => man.tasks.length === 0).map((man) => man.gangster);

export const owned = (view: View, seat: number): BusinessCard[] =>
  (view.players[seat]?.businesses ?? []).map((each) => each.business);

/** Where the other may put a marker: active businesses, planned purchases, and what the giver gets by this very deal. */
export function hosts(view: View, seat: number, give: Goods, back: Goods): BusinessCard[] {
  const player = view.players[seat];
  if (!player) return [];
  const own = player.businesses
    .filter((each) => each.active && !give.businesses.includes(each.business))
    .map((each) => each.business);
  const planned = player.crew.flatMap((man) => man.tasks).map((task) => task.business);
  return [...own, ...planned.filter((card) => card !== null), ...back.businesses];
}

/** Where a seat's planned jobs lie. */
export const plannedJobs = (view: View, seat: number): Place[] =>
  (view.players[seat]?.crew ?? [])
    .flatMap((man) => man.tasks)
    .filter((task) => task.business === null)
    .map((task) => task.place);
