import type { Event, JobCard } from "../../wire/cosa_nostra";
import { BUSINESSES, businessOf, GANGSTERS } from "./facts";

/** What has a moment of its own: a death, a broken word, a monopoly. */
export type Moving = Extract<Event, { type: "GangsterKilled" | "PromiseJudged" | "MonopolyChanged" }>;

export const MOMENTS: Readonly<Record<Moving["type"], string>> = {
  GangsterKilled: "moment-death",
  PromiseJudged: "moment-broken",
  MonopolyChanged: "moment-monopoly",
};

const moves = (event: Event): event is Moving =>
  event.type === "GangsterKilled" ||
  (event.type === "PromiseJudged" && event.verdict === "broken") ||
  (event.type === "MonopolyChanged" && event.seat !== null);

/** Of what happened at once, what moves most: who is dead stays dead. */
export function mostMoving(events: readonly Event[]): Moving | undefined {
  const all = events.filter(moves);
  return (
    all.find(({ type }) => type === "GangsterKilled") ?? all.find(({ type }) => type === "PromiseJudged") ?? all.at(-1)
  );
}

/** In dollars, about: by these the turns of a game are told from the rest. */
function weight(event: Event): number {
  switch (event.type) {
    case "Paid":
      return event.giver === null ? event.money : event.money * 2;
    case "GangsterKilled":
      return GANGSTERS[event.gangster].price + 5000;
    case "TakenOver":
    case "BusinessDestroyed":
      return BUSINESSES[businessOf(event.business)].price * 2;
    case "MonopolyChanged":
      return event.seat === null ? 0 : 9000;
    case "PromiseJudged":
      return event.verdict === "broken" ? 11_000 : 0;
    default:
      return 0;
  }
}

export interface TurningPoint {
  event: Event;
  round: number;
  job: JobCard | null; // over which it came to that
}

/** The turning points of a game, in order. */
export function turningPoints(told: readonly Event[], most: number): TurningPoint[] {
  let round = 0;
  let job: JobCard | null = null;
  const all = told.map((event) => {
    if (event.type === "RoundBegan") round += 1;
    if (event.type === "TurnedUp") job = event.job;
    else if (event.type === "JobResolved" || event.type === "TurnEnded") job = null;
    return { event, round, job, weight: weight(event) };
  });
  const heaviest = all
    .filter((each) => each.weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most);
  return all.filter((each) => heaviest.includes(each));
}
