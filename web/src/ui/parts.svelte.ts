/** Parts of a screen that are put up one after the other: a slow phone can listen to its owner in between. */
export class Parts {
  up = $state(1); // so many are there
  readonly #count: () => number;

  constructor(count: () => number) {
    this.#count = count;
    $effect(() => {
      if (this.up >= count()) return;
      const next = setTimeout(() => this.up++);
      return () => clearTimeout(next);
    });
  }

  get all(): boolean {
    return this.up >= this.#count();
  }

  /** So many are there after the first ones. */
  after(first: number): number {
    return Math.max(0, this.up - first);
  }
}
