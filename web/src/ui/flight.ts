/**
 * Cards fly from where they were to where they are.
 *
 * What can fly has `data-flight`: the name that it keeps wherever it lies. What comes out of another thing (a card
 * from the deck) has `data-flight-from` as well: where it starts if it was not on the table itself.
 *
 *     const before = places(table);
 *     … the table changes …
 *     fly(table, before);
 */
export type Places = ReadonlyMap<string, DOMRect>;

export const FLIGHT = 280; // milliseconds

const flying = new WeakMap<Element, Animation>();
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where everything is that can fly. What is in the air is where it is seen. */
export function places(root: ParentNode): Places {
  return new Map(movable(root).map((element) => [named(element), element.getBoundingClientRect()]));
}

/** Everything that lies elsewhere now flies there; without motion it lights up. Done when all have landed. */
export async function fly(root: ParentNode, before: Places, milliseconds = FLIGHT): Promise<void> {
  const flights: Animation[] = [];
  for (const element of movable(root)) {
    flying.get(element)?.cancel();
    const from = before.get(named(element)) ?? before.get(element.dataset.flightFrom ?? "");
    if (from === undefined) continue;
    const to = element.getBoundingClientRect();
    if (same(from, to)) continue;
    const flight = calm() ? lit(element) : flown(element, from, to, milliseconds);
    flying.set(element, flight);
    flights.push(flight);
  }
  await Promise.allSettled(flights.map((flight) => flight.finished));
}

const movable = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-flight]")];
const named = (element: HTMLElement): string => element.dataset.flight ?? "";

const same = (a: DOMRect, b: DOMRect): boolean =>
  Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.width - b.width) < 1;

function flown(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): Animation {
  const [x, y] = [from.x - to.x, from.y - to.y];
  const scale = to.width > 0 ? from.width / to.width : 1;
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 9 };
  const end = { transform: "none", transformOrigin: "0 0", zIndex: 9 };
  return element.animate([start, end], { duration, easing: "cubic-bezier(.3, .7, .2, 1)" });
}

function lit(element: HTMLElement): Animation {
  const light = { outline: "3px solid var(--glow)", outlineOffset: "2px" };
  return element.animate([light, { ...light, outlineColor: "transparent" }], { duration: 900 });
}
