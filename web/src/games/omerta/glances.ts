import { SvelteMap } from "svelte/reactivity";
import type { Card } from "../../wire/omerta";
import type { Sight } from "./whereabouts";

/** How long a face stays up, in milliseconds: one that I alone see for as long as it is held, but not for ever. */
export const GLANCE = { mine: 3500, held: 9000, others: 3200 };

type Glance = { names: readonly string[]; over: boolean };

/** Faces that lie open for a moment. Those that turned up together turn down together: whoever holds one looks at both. */
export class Glances {
  readonly #faces = new SvelteMap<string, { card: Card; mine: boolean; of: Glance }>(); // by the card's name
  readonly #held = new Set<string>();

  /** `lasting`: until the next frame of a replay. */
  constructor(readonly lasting = false) {}

  /** Whether there is something that I alone see. */
  get secret(): boolean {
    return [...this.#faces.values()].some((face) => face.mine);
  }

  get(name: string): Card | undefined {
    return this.#faces.get(name)?.card;
  }

  isMine(name: string): boolean {
    return this.#faces.get(name)?.mine ?? false;
  }

  show(sights: readonly Sight[]): void {
    if (this.lasting) this.#faces.clear();
    if (sights.length === 0) return;
    const glance: Glance = { names: sights.map((sight) => sight.name), over: false };
    for (const { name, card, mine } of sights) this.#faces.set(name, { card, mine, of: glance });
    if (this.lasting) return;
    const mine = sights.some((sight) => sight.mine);
    setTimeout(
      () => {
        glance.over = true;
        this.#turnDown(glance);
      },
      mine ? GLANCE.mine : GLANCE.others,
    );
    setTimeout(() => this.forget(glance.names, glance), GLANCE.held);
  }

  /** A finger or a key is on it, maybe before it has turned up. */
  hold(name: string): void {
    this.#held.add(name);
  }

  letGo(name: string): void {
    this.#held.delete(name);
    const glance = this.#faces.get(name)?.of;
    if (glance) this.#turnDown(glance);
  }

  /** They turn down at once; `of`: unless they have turned up again since. */
  forget(names: readonly string[], of?: Glance): void {
    for (const name of names) if (of === undefined || this.#faces.get(name)?.of === of) this.#faces.delete(name);
  }

  #turnDown(glance: Glance): void {
    if (glance.over && !glance.names.some((name) => this.#held.has(name))) this.forget(glance.names, glance);
  }
}
