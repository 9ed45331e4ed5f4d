const LASTS = 1400; // milliseconds

/** What has the stage for a moment. It is gone by itself, or at a touch, and nobody waits for it. */
export class Moment<T> {
  now: T | null = $state.raw(null);
  #gone: ReturnType<typeof setTimeout> | undefined;

  show(what: T): void {
    clearTimeout(this.#gone);
    this.now = what;
    this.#gone = setTimeout(() => this.skip(), LASTS);
  }

  skip(): void {
    clearTimeout(this.#gone);
    this.now = null;
  }
}
