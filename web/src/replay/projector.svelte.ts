import { Trouble } from "../net/api";
import type { Eyes } from "../route.svelte";
import type { Again } from "../table/tables";
import type { Update } from "../wire/protocol";
import { Reel, type Story } from "./reel";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const BEAT = 1300; // milliseconds a frame is looked at

/** What lies on the table. */
export type Picture = { eyes: Eyes; frame: number; update: Update; again: Again };

/** Runs a game again, forwards and backwards. */
export class Projector {
  eyes: Eyes = $state("open");
  frame = $state(0); // where one wants to be; the picture follows
  running = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);
  picture: Picture | undefined = $state.raw();
  trouble: string | undefined = $state();
  #reel: Reel | undefined = $state.raw();
  readonly #reels = new Map<Eyes, Reel>();
  #following = false;

  constructor(readonly code: string) {}

  readonly story: Story = $derived.by(() => this.#reel?.told ?? []);
  readonly rounds: readonly { frame: number; number: number }[] = $derived.by(() => this.#reel?.rounds ?? []);
  readonly round: number = $derived.by(
    () => this.rounds.findLast((each) => each.frame <= this.frame)?.number ?? this.rounds[0]?.number ?? 0,
  );
  readonly line: number = $derived.by(() => this.story[this.frame]?.line ?? 0);

  /** Through these eyes, as things stood at this line. */
  async look(eyes: Eyes, line: number): Promise<void> {
    await this.#trying(async () => {
      const reel = this.#reels.get(eyes) ?? (await Reel.of(this.code, eyes));
      this.#reels.set(eyes, reel);
      this.#reel = reel;
      this.eyes = eyes;
      this.go(reel.frameAt(line));
    });
  }

  go(frame: number): void {
    this.frame = Math.max(0, Math.min(this.story.length - 1, frame));
    void this.#follow();
  }

  step(by: number): void {
    this.running = false;
    this.go(this.frame + by);
  }

  /** From one round to the one before or after it. */
  skip(by: 1 | -1): void {
    const next =
      by > 0
        ? this.rounds.find((each) => each.frame > this.frame)
        : this.rounds.findLast((each) => each.frame < this.frame);
    this.go(next?.frame ?? (by > 0 ? this.story.length - 1 : 0));
  }

  toggle(): void {
    if (!this.running && this.frame === this.story.length - 1) this.go(0);
    this.running = !this.running;
  }

  faster(by: 1 | -1): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + by] ?? this.speed;
  }

  /** The next speed, and the first after the last: for who has one button. */
  turn(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  /** As long as it runs: the next frame, a beat after this one is seen. Call it in an effect. */
  beat(): (() => void) | undefined {
    if (!this.running || this.picture?.frame !== this.frame) return undefined;
    if (this.frame === this.story.length - 1) {
      this.running = false;
      return undefined;
    }
    this.#reel?.prefetch(this.frame + 40);
    const next = setTimeout(() => this.go(this.frame + 1), BEAT / this.speed);
    return () => clearTimeout(next);
  }

  /** One picture at a time: scrubbing fast shows those that come in time. */
  async #follow(): Promise<void> {
    if (this.#following) return;
    this.#following = true;
    await this.#trying(async () => {
      try {
        while (this.#reel && (this.picture?.frame !== this.frame || this.picture.eyes !== this.#reel.eyes)) {
          await this.#show(this.#reel, this.frame);
          await new Promise(requestAnimationFrame);
        }
      } finally {
        this.#following = false;
      }
    });
  }

  async #show(reel: Reel, frame: number): Promise<void> {
    const view = await reel.view(frame);
    if (reel !== this.#reel) return;
    const before = this.picture;
    const told = reel.told.slice(0, frame).flatMap((each) => each.events);
    const jumped = before?.eyes !== reel.eyes || before.frame + 1 !== frame;
    this.picture = { eyes: reel.eyes, frame, update: updateOf(reel, frame, view), again: { told, jumped } };
  }

  async #trying(what: () => Promise<void>): Promise<void> {
    try {
      await what();
      this.trouble = undefined;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.running = false;
      this.trouble = error.why;
    }
  }
}

/** As a live table would be told, but nobody is asked. */
function updateOf(reel: Reel, frame: number, view: unknown): Update {
  const { line = 0, events = [] } = reel.told[frame] ?? {};
  return {
    type: "Update",
    seq: line,
    question: frame === reel.told.length - 1 ? null : line,
    view,
    options: [],
    beside: [],
    events,
    deadline: null,
    next: [],
    orders: [],
    about: null,
    orderable: false,
    undo: false,
    missed: false,
    cautions: [],
  };
}
