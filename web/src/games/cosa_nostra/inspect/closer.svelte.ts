import type { Chances, Prospect } from "../../../wire/cosa_nostra";
import type { Seat } from "../seat.svelte";

/**
 * What the engine says of things that somebody looks at closely: asked for once, when it is wanted, and again when the
 * table has changed. Until it has answered there is nothing to be said.
 */
export class Closer {
  readonly #seat: Seat;
  #found: ReadonlyMap<string, unknown> = $state.raw(new Map());
  #asked = new Set<string>();
  #of: unknown; // the update that it was asked of

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  /** Of a job in my hand, by its name, or of a planned one, by its place. */
  chances(thing: string): Chances | undefined {
    return this.#known(thing, () => this.#seat.send.inspect(thing)) as Chances | undefined;
  }

  /** Of a business that I could plan to buy. */
  prospect(business: string): Prospect | undefined {
    const { me, view, send } = this.#seat;
    const place = me === null ? undefined : view.players[me]?.crew[0]?.gangster;
    if (!place) return;
    return this.#known(business, () => send.weigh({ type: "PlanPurchase", place, business })) as Prospect | undefined;
  }

  #known(thing: string, ask: () => Promise<unknown>): unknown {
    const { update, past } = this.#seat;
    if (this.#of !== update) {
      this.#of = update;
      this.#asked = new Set();
    }
    const key = `${update.seq} ${update.question} ${thing}`;
    if (!this.#asked.has(thing) && !past) {
      this.#asked.add(thing);
      void ask().then((answer) => {
        if (answer !== null) this.#found = new Map([[key, answer], ...[...this.#found].slice(0, KEPT)]);
      });
    }
    return this.#found.get(key);
  }
}

const KEPT = 30;
