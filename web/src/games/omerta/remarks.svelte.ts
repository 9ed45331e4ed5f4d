import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { Said } from "../../wire/protocol";

const ALOUD = 6000; // milliseconds that a remark stands beside who made it

/** What people say to each other over the cards. Muted people are not heard. */
export class Remarks {
  readonly muted = new SvelteSet<number>();
  readonly aloud = new SvelteMap<number, string>(); // by seat: what was said just now
  #all: readonly Said[] = $state.raw([]);
  #read = $state(0);

  readonly heard: readonly Said[] = $derived.by(() => this.#all.filter((remark) => !this.muted.has(remark.seat)));
  readonly unread: number = $derived.by(
    () => this.#all.slice(this.#read).filter((remark) => !this.muted.has(remark.seat)).length,
  );

  /** All remarks, as they stand now. What was said before one came in is not said again. */
  hear(all: readonly Said[], coming: boolean): void {
    const fresh = coming ? [] : all.slice(this.#all.length);
    this.#all = all;
    if (coming) this.read();
    for (const { seat, text } of fresh) if (!this.muted.has(seat)) this.#sayAloud(seat, text);
  }

  read(): void {
    this.#read = this.#all.length;
  }

  mute(seat: number, on: boolean): void {
    if (on) this.muted.add(seat);
    else this.muted.delete(seat);
    this.aloud.delete(seat);
  }

  #sayAloud(seat: number, text: string): void {
    this.aloud.set(seat, text);
    setTimeout(() => {
      if (this.aloud.get(seat) === text) this.aloud.delete(seat);
    }, ALOUD);
  }
}
