import type { Action, Event, Goods, View } from "../wire/cosa_nostra";
import type { Update } from "../wire/protocol";
import { NOTHING } from "./words/deals";

/** What an update says of this game. Goods come without what is not in them. */
export const optionsOf = (update: Update): Action[] => (update.options ?? []) as Action[];

export function viewOf(update: Update): View {
  const view = update.view as View;
  const offers = view.offers.map((offer) => ({ ...offer, give: whole(offer.give), take: whole(offer.take) }));
  return { ...view, offers };
}

export const eventsOf = (update: Update): Event[] =>
  (update.events as Event[]).map((event) => {
    if (event.type === "OfferMade") return { ...event, give: whole(event.give), take: whole(event.take) };
    return event.type === "GoodsGiven" ? { ...event, goods: whole(event.goods) } : event;
  });

const whole = (goods: Partial<Goods>): Goods => ({ ...NOTHING, ...goods });
