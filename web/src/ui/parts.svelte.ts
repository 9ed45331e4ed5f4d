/** Parts of a screen that are put up one after the other: a slow phone can listen to its owner in between. */
export class Parts {
  up = $state(1); // so many are there

  constructor(readonly count: number) {
    $effect(() => {
      if (this.up >= this.count) return;
      const next = setTimeout(() => this.up++);
      return () => clearTimeout(next);
    });
  }

  readonly all: boolean = $derived.by(() => this.up >= this.count);
}
