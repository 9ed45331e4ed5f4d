import { FluentNumber } from "@fluent/bundle";
import { say } from "../../texts/texts.svelte";
import type { BusinessCard, Family, Gangster, Influence, JobCard, Place } from "../../wire/cosa_nostra";
import {
  BUSINESSES,
  type Business,
  businessOf,
  type Fact,
  GANGSTERS,
  gangsterOf,
  isBusiness,
  isBusinessCard,
  isGangster,
  isInfluence,
  isJobCard,
  isMonopoly,
  JOBS,
  type JobFacts,
  numeral,
} from "../facts";

export type Args = Record<string, string | number>;

// What the fields of a record mean, whatever record they are in.
const PEOPLE = new Set("seat to on by victim starter caller winner giver taker player killer attacker".split(" "));
const MONEY = new Set("money price cash less limit each".split(" "));
const ROUND = new Set(["round", "number"]);
const FROM_ZERO = new Set(["offer", "promise"]);
const SKILLED: ReadonlySet<Business> = new Set<Business>(["lawyer", "politician", "cop"]);
const ALL_JOBS = new Set(Object.values(JOBS).map((each) => each.job));

/** The families and cards in words, as one reader is spoken to (`null`: a spectator). As `sitdown.texts.cosa_nostra.cards`. */
export class Cards {
  constructor(
    readonly viewer: number | null,
    readonly families: readonly Family[],
  ) {}

  // --- names

  name(seat: number): string {
    const family = this.families[seat];
    return family === undefined ? say("nobody-yet", { seat }) : say(`family-${family}`);
  }

  boss(seat: number): string {
    const family = this.families[seat];
    return family === undefined ? this.name(seat) : say(`family-${family}.boss`);
  }

  you(seat: number): string {
    return seat === this.viewer ? "yes" : "no";
  }

  who(seats: readonly number[]): string {
    return listed(seats.map((seat) => say("who", { you: this.you(seat), name: this.name(seat) })));
  }

  gangster(who: Gangster | Place): string {
    return GANGSTERS[gangsterOf(who)].name;
  }

  business(card: BusinessCard | Business): string {
    return say(`business-${businessOf(card)}`);
  }

  whose(card: BusinessCard, owner: number): string {
    return say(`business-${businessOf(card)}.of`, { you: this.you(owner), name: this.name(owner) });
  }

  influence(card: Influence): string {
    return say(`influence-${card}`);
  }

  one(card: BusinessCard | Business | Influence): string {
    return say(`${message(card)}.one`);
  }

  the(card: BusinessCard | Business | Influence): string {
    return say(`${message(card)}.the`);
  }

  some(business: Business, count: number): string {
    return say(`business-${business}.some`, { count });
  }

  job(card: JobCard): string {
    return say(`job-${JOBS[card].job}`);
  }

  quoted(card: JobCard): string {
    return say("quoted", { words: this.job(card) });
  }

  money(money: number): string {
    // In columns 3.000 stands above 10.000, also where a language would write 3000.
    return say("money", { money: new FluentNumber(money, { useGrouping: "always" }) });
  }

  /** A field of a record as it is said; `undefined` if it has no words of its own. */
  part(field: string, value: unknown): string | number | undefined {
    if (typeof value === "string") {
      if (isGangster(value)) return this.gangster(value);
      if (isJobCard(value)) return this.quoted(value);
      if (ALL_JOBS.has(value)) return say("quoted", { words: say(`job-${value}`) });
      if (isBusinessCard(value)) return this.the(value);
      if (isBusiness(value)) return this.business(value);
      if (isInfluence(value)) return this.one(value);
      if (isMonopoly(value)) return say(`monopoly-${value}`);
      return undefined;
    }
    if (typeof value !== "number") return undefined;
    if (MONEY.has(field)) return this.money(value);
    if (ROUND.has(field)) return numeral(value);
    return FROM_ZERO.has(field) ? value + 1 : value;
  }

  /** The fields of a record as arguments; `you` is the part that the reader plays in it. */
  plain(record: object): Args {
    const args: Args = { you: "other" };
    for (const [field, value] of Object.entries(record)) {
      if (PEOPLE.has(field)) {
        if (typeof value !== "number") continue;
        args[field] = this.name(value);
        if (value === this.viewer) args.you = field;
      } else {
        const words = this.part(field, value);
        if (words !== undefined) args[field] = words;
      }
    }
    return args;
  }

  // --- what cards do

  does(card: JobCard | Influence | Business | Gangster): string {
    if (isInfluence(card)) return say(`influence-${card}.does`);
    if (isBusiness(card)) return this.#business(card).join(" · ");
    if (isJobCard(card)) return this.#job(JOBS[card]).join(" · ");
    return GANGSTERS[card].abilities.map((each) => this.#fact("ability", each)).join(" · ");
  }

  /** A job's lines, one by one, in whole sentences. */
  lines(card: JobCard): string[] {
    return this.#job(JOBS[card], (key, args) => say(`explain-${key}`, args));
  }

  /** What so many successes bring. */
  outcome(card: JobCard, successes: number): string {
    const fact = JOBS[card].outcomes[Math.min(successes, 2)];
    return fact ? this.#fact("effect", fact) : "—";
  }

  #business(business: Business): string[] {
    const { price, income, monopoly } = BUSINESSES[business];
    const parts = [say("business", { price: this.money(price), income: this.money(income) })];
    if (monopoly !== null) parts.push(say(`monopoly-${monopoly}`));
    if (SKILLED.has(business)) parts.push(say(`business-${business}.does`));
    return parts;
  }

  #job(job: JobFacts, put = say): string[] {
    const [none, one, two] = job.outcomes;
    const parts = [job.difficulty === 0 ? put("dice-target") : put("dice", { difficulty: job.difficulty })];
    if (job.aim !== null) parts.push(put(`aim-${job.aim}`));
    if (job.answers !== null) parts.push(put(`answers-${job.answers}`));
    if (job.before !== null) parts.push(this.#fact("ante", job.before));
    if (one) parts.push(put("at-one", { effect: this.#fact("effect", one) }));
    if (two && JSON.stringify(two) !== JSON.stringify(one)) {
      parts.push(put("at-two", { effect: this.#fact("effect", two) }));
    }
    if (none) parts.push(put("at-none", { effect: this.#fact("effect", none) }));
    if (job.needs.length > 0) {
      const businesses = job.needs.map(([business, count]) => this.some(business, count)).join(", ");
      parts.push(put("needs", { businesses }));
    }
    return parts;
  }

  #fact(sort: string, fact: Fact): string {
    const args: Args = {};
    for (const [field, value] of Object.entries(fact)) args[field] = this.#value(field, value);
    if (fact.does === "instead") {
      const deed = Object.values(JOBS).find((each) => each.job === fact.job);
      if (deed) args.does = this.#job(deed).join(" · ");
    }
    return say(`${sort}-${fact.does}`, args);
  }

  /** A field of a fact; money that is nothing is `none`, and several words are one. */
  #value(field: string, value: string | number | readonly string[]): string | number {
    if (MONEY.has(field) && value === 0) return "none";
    if (typeof value === "object") {
      return value.some((each) => ALL_JOBS.has(each))
        ? listed(value.map((each) => say("quoted", { words: say(`job-${each}`) })))
        : value.join("-");
    }
    return this.part(field, value) ?? value;
  }
}

/** `a`, `a and b`, `a, b and c`; of nothing, `nothing`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined) return say("nothing");
  return words.length > 1 ? say("list", { first: words.slice(0, -1).join(", "), last }) : last;
}

const message = (card: BusinessCard | Business | Influence): string =>
  isInfluence(card) ? `influence-${card}` : `business-${businessOf(card)}`;
