import type { BusinessCard, Goods, Place, View } from "../../../wire/cosa_nostra";

export type Word = Goods["promises"][number];

export const NOTHING: Goods = { cash: 0, businesses: [], gangsters: [], markers: [], promises: [] };
export const isNothing = (goods: Goods): boolean =>
  goods.cash === 0 &&
  [goods.businesses, goods.gangsters, goods.markers, goods.promises].every((each) => each.length === 0);

/** Where the other may put a marker: on what the giver keeps, and on what he gets by this very deal. */
export function hosts(view: View, giver: number, give: Goods, back: Goods): BusinessCard[] {
  const markers = view.players[giver]?.to_give.markers ?? [];
  return [...markers.filter((card) => !give.businesses.includes(card)), ...back.businesses];
}

/** Where a seat's planned jobs lie. */
export const plannedJobs = (view: View, seat: number): Place[] =>
  (view.players[seat]?.crew ?? [])
    .flatMap((man) => man.tasks)
    .filter((task) => task.business === null)
    .map((task) => task.place);
