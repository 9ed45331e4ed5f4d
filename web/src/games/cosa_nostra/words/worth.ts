import type { Event, Goods } from "../../../wire/cosa_nostra";
import { isNothing } from "../deals/goods";

type Kind = Event["type"];

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
  InfluencePlayed: ["Attached"],
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
