import { isSwitch, Kept } from "./kept.svelte";

/** Stronger lines and brighter words, for who wants them: a switch that is kept, or what the system says. */
class Contrast {
  readonly #wanted = new Kept("contrast", matchMedia("(prefers-contrast: more)").matches, isSwitch);

  constructor() {
    this.#show();
  }

  get on(): boolean {
    return this.#wanted.value;
  }

  set on(on: boolean) {
    this.#wanted.value = on;
    this.#show();
  }

  #show(): void {
    document.documentElement.toggleAttribute("data-contrast", this.on);
  }
}

export const contrast = new Contrast();
