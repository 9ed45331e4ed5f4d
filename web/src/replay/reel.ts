import { story, views } from "../net/api";
import type { Eyes } from "../route.svelte";

/** What was noticed at one line of the log. `at`: milliseconds since 1970. */
export type Told = { line: number; at: number; events: readonly { type: string }[] };
export type Story = readonly Told[];

export const PAGE = 100; // lines whose views come at once
const KEPT = 12; // pages; those of a long game would fill a phone

/** A game that is over, as one pair of eyes saw it: all that was told, and views by the page. */
export class Reel {
  readonly #pages = new Map<number, Promise<readonly unknown[]>>();

  private constructor(
    readonly code: string,
    readonly eyes: Eyes,
    readonly told: Story,
  ) {}

  static async of(code: string, eyes: Eyes): Promise<Reel> {
    return new Reel(code, eyes, (await story(code, eyes)).told);
  }

  /** The frame that shows how things stood at this line. */
  frameAt(line: number): number {
    return Math.max(
      0,
      this.told.findLastIndex((each) => each.line <= line),
    );
  }

  /** The frames that begin a round, with its number. */
  get rounds(): { frame: number; number: number }[] {
    return this.told.flatMap(({ events }, frame) => {
      const begun = events.find((event): event is { type: string; number: number } => event.type === "RoundBegan");
      return begun ? [{ frame, number: begun.number }] : [];
    });
  }

  async view(frame: number): Promise<unknown> {
    const line = this.told[frame]?.line ?? 0;
    const page = Math.floor(line / PAGE);
    return (await this.#page(page))[line - page * PAGE];
  }

  /** So that it is there when the picture comes to it. */
  prefetch(frame: number): void {
    const line = this.told[Math.min(frame, this.told.length - 1)]?.line ?? 0;
    this.#page(Math.floor(line / PAGE)).catch(() => {}); // whoever needs it will ask again, and hear why
  }

  #page(page: number): Promise<readonly unknown[]> {
    const had = this.#pages.get(page);
    this.#pages.delete(page); // the last asked for is the last to go
    const got = had ?? this.#load(page);
    this.#pages.set(page, got);
    const oldest = this.#pages.keys().next().value;
    if (this.#pages.size > KEPT && oldest !== undefined) this.#pages.delete(oldest);
    return got;
  }

  async #load(page: number): Promise<readonly unknown[]> {
    try {
      return (await views(this.code, this.eyes, page * PAGE, PAGE)).views;
    } catch (error) {
      this.#pages.delete(page);
      throw error;
    }
  }
}
