import type { BusinessCard, Event, Gangster, JobCard, JobView } from "../../wire/cosa_nostra";
import { gangsterOf } from "./facts";

/** A job on the stage: from the naming of its target, or its turning up, to its end. */
export interface Deed {
  seat: number;
  gangster: Gangster;
  job: JobCard | null;
  player: number | null;
  business: BusinessCard | null;
  victim: Gangster | null;
  difficulty: number | null;
  dice: readonly number[];
  casts: number; // how often the dice were thrown
  successes: number | null;
  results: readonly Event[];
  over: boolean;
}

const RESULTS: ReadonlySet<Event["type"]> = new Set([
  "NeedsMissing",
  "Paid",
  "Laundered",
  "Repelled",
  "Healed",
  "GangsterDeactivated",
  "GangsterKilled",
  "BusinessDeactivated",
  "BusinessDestroyed",
  "TakenOver",
  "ShotBack",
  "Bought",
  "JobLost",
] as const);

/** What is on the stage after one more event: a job, and those that answer it. */
export function staged(deeds: readonly Deed[], event: Event): readonly Deed[] {
  const at = deeds.findLastIndex((deed) => !deed.over);
  const current = deeds[at];
  const changed = (change: Partial<Deed>): readonly Deed[] =>
    current ? deeds.with(at, { ...current, ...change }) : deeds;
  switch (event.type) {
    case "TargetNamed": {
      const { seat, place, player, business, gangster } = event;
      return [...(current ? deeds : []), begun(seat, gangsterOf(place), null, player, business, gangster)];
    }
    case "TurnedUp": {
      const gangster = gangsterOf(event.place);
      if (current && current.job === null && current.gangster === gangster) return changed({ job: event.job });
      return [...(current ? deeds : []), begun(event.seat, gangster, event.job, null, null, null)];
    }
    case "Rolled": {
      const { difficulty, dice, successes } = event;
      return changed({ difficulty, dice, successes, casts: (current?.casts ?? 0) + 1 });
    }
    case "Rerolled":
      return changed({ dice: event.dice, successes: event.successes, casts: (current?.casts ?? 0) + 1 });
    case "JobResolved":
      return changed({ over: true });
    case "TurnEnded":
      return deeds.map((deed) => ({ ...deed, over: true }));
    case "RoundBegan":
      return [];
    default:
      return RESULTS.has(event.type) && current ? changed({ results: [...current.results, event] }) : deeds;
  }
}

const begun = (
  seat: number,
  gangster: Gangster,
  job: JobCard | null,
  player: number | null,
  business: BusinessCard | null,
  victim: Gangster | null,
): Deed => ({
  seat,
  gangster,
  job,
  player,
  business,
  victim,
  difficulty: null,
  dice: [],
  casts: 0,
  successes: null,
  results: [],
  over: false,
});

/** The jobs in progress as they lie, for who comes in the middle of them. */
export const underway = (jobs: readonly JobView[]): Deed[] =>
  jobs.map((job) => ({
    ...begun(job.seat, job.gangster, job.job, job.player, job.business, job.victim),
    difficulty: job.difficulty,
    dice: job.dice,
  }));
