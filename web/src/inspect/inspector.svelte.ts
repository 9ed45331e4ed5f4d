import type { Attachment } from "svelte/attachments";

/** A line about a thing as it is now. `bad`: what is in the way; `odds`: how the dice stand. */
export type Line = string | { bad: string } | { odds: string };

/**
 * What is written of a thing: what it is called, what it is or does in a sentence, and, when somebody looks closely, how
 * it stands now.
 */
export type Told = { name: string; says: string; more?: (() => readonly Line[]) | undefined };

/** How a thing is inspected. `alone`: nothing in it can be clicked, so that it becomes a stop for the keyboard itself. */
type How = { alone?: boolean; held?: () => boolean };

type Entry = { tell: () => Told; held: () => boolean };

/** What is looked at closely: one thing at a time. */
class Inspector {
  readonly #things = new WeakMap<Element, Entry>();
  at: HTMLElement | null = $state.raw(null);
  #tell: (() => Told) | null = $state.raw(null);
  /** It stays until it is put away; what only the pointer hangs over goes with it. */
  pinned = $state(false);

  readonly told: Told | null = $derived.by(() => this.#tell?.() ?? null);

  enter(element: HTMLElement, entry: Entry): void {
    this.#things.set(element, entry);
  }

  leave(element: HTMLElement): void {
    this.#things.delete(element);
    if (this.at === element) this.close();
  }

  /** The innermost thing there that says something of itself. */
  found(target: EventTarget | null): HTMLElement | undefined {
    const element = target instanceof Element ? target.closest<HTMLElement>("[data-inspect]") : null;
    return element && this.#things.has(element) ? element : undefined;
  }

  open(element: HTMLElement, pinned: boolean): void {
    const entry = this.#things.get(element);
    if (!entry) return;
    this.at = element;
    this.#tell = entry.tell;
    this.pinned = pinned;
  }

  /** A finger that stays on it means something else there. */
  held(element: HTMLElement): boolean {
    return this.#things.get(element)?.held() ?? false;
  }

  close(): void {
    this.at = null;
    this.#tell = null;
    this.pinned = false;
  }
}

export const inspector = new Inspector();

/** A thing that tells of itself when it is asked: by hovering, a long press, a right click, or `i`. */
export function inspected(tell: () => Told, { alone = false, held = () => false }: How = {}): Attachment<HTMLElement> {
  return (element) => {
    inspector.enter(element, { tell, held });
    element.dataset.inspect = "";
    if (alone) {
      element.tabIndex = 0;
      element.setAttribute("role", "button");
    }
    $effect(() => {
      const { name, says } = tell();
      if (alone) element.setAttribute("aria-label", name);
      element.setAttribute("aria-description", says);
    });
    return () => inspector.leave(element);
  };
}
