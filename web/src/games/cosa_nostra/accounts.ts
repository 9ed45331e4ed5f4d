import type { Event } from "../../wire/cosa_nostra";
import { GANGSTERS } from "./facts";

const TRAINING = Number(GANGSTERS.adriano_simion.abilities.find((each) => each.does === "train")?.price ?? 0);

/** What an event puts into each seat's pocket, or takes out of it. */
function flows(event: Event): [seat: number | null, money: number][] {
  switch (event.type) {
    case "Paid":
      return [
        [event.giver, -event.money],
        [event.taker, event.money],
      ];
    case "GoodsGiven":
      return [
        [event.seat, -event.goods.cash],
        [event.to, event.goods.cash],
      ];
    case "Hired":
    case "Exchanged":
    case "Bought":
      return [[event.seat, -event.price]];
    case "Trained":
      return [[event.seat, -TRAINING]];
    case "Staked":
    case "Laundered":
      return [[event.seat, -event.money]];
    case "IncomePaid":
    case "BonusPaid":
    case "TrophiesCounted":
    case "LaunderedCounted":
      return [[event.seat, event.money]];
    default:
      return [];
  }
}

/** Everybody's cash when the last of a count was paid; `now` is what they have after the last event. */
export function cashAtCount(events: readonly Event[], now: readonly number[]): number[] {
  const paid = events.findLastIndex((event) => COUNTED.has(event.type));
  return before(events.slice(paid + 1), now);
}

function before(events: readonly Event[], now: readonly number[]): number[] {
  const cash = [...now];
  for (const [seat, money] of events.flatMap(flows)) {
    if (seat !== null) cash[seat] = (cash[seat] ?? 0) - money;
  }
  return cash;
}

/** Everybody's cash at the beginning of each round, and at the end of the game; `now` is what they have after the last event. */
export function cashByRound(events: readonly Event[], now: readonly number[]): number[][] {
  const cash = before(events, now);
  const rounds: number[][] = [];
  for (const event of events) {
    if (event.type === "RoundBegan" || event.type === "GameEnded") rounds.push([...cash]);
    for (const [seat, money] of flows(event)) {
      if (seat !== null) cash[seat] = (cash[seat] ?? 0) + money;
    }
  }
  return rounds;
}

export const SOURCES = {
  "count-income": "IncomePaid",
  "count-bonus": "BonusPaid",
  "count-trophies": "TrophiesCounted",
  "count-laundered": "LaunderedCounted",
} as const;
const COUNTED: ReadonlySet<Event["type"]> = new Set(Object.values(SOURCES));

/** What a payday, or the final count, brought a seat, by where it came from. */
export function counted(events: readonly Event[], seat: number): { source: keyof typeof SOURCES; money: number }[] {
  const names = Object.keys(SOURCES) as (keyof typeof SOURCES)[];
  return names.map((source) => ({
    source,
    money: events.reduce((sum, event) => {
      const fits = event.type === SOURCES[source] && "seat" in event && "money" in event && event.seat === seat;
      return fits ? sum + event.money : sum;
    }, 0),
  }));
}
