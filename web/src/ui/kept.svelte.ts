/** A value that this browser remembers, in all its tabs. What it has kept is checked: an older page may have written it. */
export class Kept<T> {
  #value: T = $state() as T;

  constructor(
    readonly key: string,
    otherwise: T,
    fits: (value: unknown) => value is T,
  ) {
    this.#value = read(key, fits) ?? otherwise;
    addEventListener("storage", (change) => {
      if (change.key === key) this.#value = read(key, fits) ?? otherwise;
    });
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    this.#value = value;
    try {
      localStorage.setItem(this.key, JSON.stringify(value));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}

function read<T>(key: string, fits: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return fits(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isText = (value: unknown): value is string => typeof value === "string";
export const isSwitch = (value: unknown): value is boolean => typeof value === "boolean";
