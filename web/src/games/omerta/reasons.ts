import type { Event, Given } from "../../wire/omerta";
import type { Whereabouts } from "./whereabouts";

/** Why a card came in, by its name, and how many turns ago. */
export type Reasons = ReadonlyMap<string, { why: Given["why"]; turns: number }>;

const TURNS = 2; // that a reason stands beside its card; as soon as I draw I have read it

/** Those that still stand, and those of the cards that came in by these events. */
export function reasoned(
  before: Reasons,
  then: Whereabouts,
  now: Whereabouts,
  events: readonly Event[],
  me: number | null,
): Reasons {
  const drawn = events
    .filter((event) => event.type === "Drew" || event.type === "Took")
    .reduce((turns, { seat }) => turns + (seat === me ? TURNS : 1), 0);
  const found = new Map([...before].map(([name, { why, turns }]) => [name, { why, turns: turns + drawn }] as const));
  for (const [name, { turns }] of found) if (turns >= TURNS) found.delete(name);
  for (const [seat, stock] of now.stocks.entries()) {
    const whys = events.flatMap((event) => (event.type === "Given" && event.seat === seat ? [event.why] : []));
    const fresh = stock.filter((name) => !then.stocks[seat]?.includes(name)).slice(-whys.length || stock.length);
    for (const [at, why] of whys.entries()) {
      const name = fresh[at];
      if (name !== undefined) found.set(name, { why, turns: 0 });
    }
  }
  return found;
}
