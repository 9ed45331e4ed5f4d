import type { Action, BusinessCard, Gangster, Influence, JobCard, Place } from "../../wire/cosa_nostra";
import { gangsterOf } from "./facts";

/**
 * An answer is picked piece by piece from what lies on the table: who, what, against whom. `do` is what is said in one
 * go: the answer at that place among the options.
 */
export type Pick =
  | `man:${Place}`
  | `job:${JobCard}`
  | `goods:${BusinessCard}`
  | `card:${Influence}`
  | "skill:lawyer"
  | `instead:${Place}`
  | `seat:${number}`
  | `target:${BusinessCard | Gangster}`
  | `look:${Place}`
  | `die:${number}`
  | `strip:${Influence}.${Gangster}`
  | `do:${number}`;

type Path = readonly Pick[];
type Kind = Action["type"];
type Rows = { [K in Kind]?: (a: Extract<Action, { type: K }>, whole: Pick) => Path[] };

/** In whatever order they are picked. */
function anyOrder(picks: readonly Pick[]): Path[] {
  if (picks.length < 2) return [picks];
  return picks.flatMap((pick, at) => anyOrder(picks.filter((_, other) => other !== at)).map((rest) => [pick, ...rest]));
}

const looks = (first: Pick, places: readonly Place[]): Path[] =>
  anyOrder(places.map((place): Pick => `look:${place}`)).map((path) => [first, ...path]);

const ofMan = (a: { place: Place }, whole: Pick): Path[] => [[`man:${a.place}`, whole]];
const answers = (a: { place: Place }, whole: Pick): Path[] => [[`man:${a.place}`], [whole]];

// What is not named here is said in one go.
const ROWS: Rows = {
  Exchange: (a, whole) => [[`man:${a.gangster}`, whole]],
  PlanJob: (a) => anyOrder([`man:${gangsterOf(a.place)}`, `job:${a.job}`]),
  PlanPurchase: (a) => anyOrder([`man:${gangsterOf(a.place)}`, `goods:${a.business}`]),
  Snitch: (a) => [["card:snitch", `look:${a.job}`]],
  ExchangeMarket: (_, whole) => [["card:snitch", whole]],
  LieLow: (_, whole) => [["card:schemer", whole]],
  Spy: (a) => looks("card:spy", a.jobs),
  AskLawyer: (a) => looks("skill:lawyer", a.jobs),
  Strip: (a, whole) => [[`strip:${a.card}.${a.gangster}`, whole]],
  Attach: (a) => [[`card:${a.card}`, `target:${a.gangster}`]],
  Buy: ofMan,
  CallOff: ofMan,
  CarryOut: ofMan,
  DealInstead: ofMan,
  AttackPlayer: (a) => [[`man:${a.place}`, `seat:${a.seat}`]],
  AttackBusiness: (a) => [[`man:${a.place}`, `target:${a.business}`]],
  AttackGangster: (a) => [[`man:${a.place}`, `target:${a.gangster}`]],
  StrikeInstead: (a) => [[`man:${a.place}`, `instead:${a.place}`, `target:${a.gangster}`]],
  DropJobs: (a) => anyOrder(a.jobs.map((job): Pick => `job:${job}`)),
  DropInfluence: (a) => anyOrder(a.cards.map((card): Pick => `card:${card}`)),
  Rob: answers,
  SpringTrap: answers,
  Reroll: (a) => [[`die:${a.die}`]],
  UseMarkers: (a) => anyOrder(a.businesses.map((business): Pick => `target:${business}`)),
  BuyNow: (a) => [[`goods:${a.business}`]],
};

function paths(action: Action, at: number): Path[] {
  const whole: Pick = `do:${at}`;
  const row = ROWS[action.type] as ((a: Action, whole: Pick) => Path[]) | undefined;
  return row ? row(action, whole) : [[whole]];
}

/** All ways through the open question. */
export class Ways {
  readonly #ends = new Map<string, Action>();
  readonly #next = new Map<string, Set<Pick>>();

  constructor(options: readonly Action[]) {
    for (const [at, action] of options.entries()) {
      for (const path of paths(action, at)) this.#pave(path, action);
    }
  }

  #pave(path: Path, action: Action): void {
    for (const [at, pick] of path.entries()) {
      const from = written(path.slice(0, at));
      const next = this.#next.get(from) ?? new Set();
      this.#next.set(from, next.add(pick));
    }
    this.#ends.set(written(path), action);
  }

  /** What can be picked now. */
  following(picked: Path): ReadonlySet<Pick> {
    return this.#next.get(written(picked)) ?? new Set();
  }

  /** Where a pick leads: to an answer, or on; where there is one way only it is gone without asking. */
  picked(before: Path, pick: Pick): Action | Path {
    let path: Path = [...before, pick];
    for (;;) {
      const end = this.#ends.get(written(path));
      if (end) return end;
      const [only, ...others] = this.following(path);
      // What would be the last word is not said for anybody.
      if (only === undefined || others.length > 0 || this.#ends.has(written([...path, only]))) return path;
      path = [...path, only];
    }
  }
}

const written = (path: Path): string => path.join(" ");
