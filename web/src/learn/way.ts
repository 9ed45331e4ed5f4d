import { glow } from "./glow";

const SEEN_TO = ["ariaPressed", "ariaSelected", "ariaCurrent"] as const;
const SETTLED = 400; // milliseconds until a table has turned to whatever it turns to by itself
const WATCHED = ["aria-pressed", "aria-selected", "aria-current", "data-thing", "data-value", "open", "class"];

/**
 * The narrator's light goes along with what one does. What glows is a thing, or a way of several, `card 3 > seat 1`:
 * the first of them that is there and not seen to yet. `cash=1000` is seen to when it is so much.
 */
export function follow(glows: readonly string[]): () => void {
  let lit = "";
  let sheet: HTMLDialogElement | undefined; // that the way led into
  let coming: ReturnType<typeof setTimeout> | undefined;
  const bring = () => {
    const first = shown(lit.split(",")[0]);
    first?.scrollIntoView({ block: "nearest", inline: isBeside(first) ? "center" : "nearest" });
    sheet = first?.closest("dialog") ?? sheet;
  };
  const look = () => {
    const found = glows.map((each) => next(each.split(" > "))).filter((each) => each !== undefined);
    if (found.join() === lit) return;
    lit = found.join();
    glow(found);
    bring();
    clearTimeout(coming);
    coming = setTimeout(bring, SETTLED);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: WATCHED });
  look();
  return () => {
    watch.disconnect();
    clearTimeout(coming);
    glow([]);
    if (sheet?.open) sheet.close();
  };
}

function next(way: readonly string[]): string | undefined {
  const steps = way.flatMap((step) => {
    const [thing = "", value] = step.split("=");
    const element = shown(thing);
    return element ? [{ thing, element, done: isDone(element, value) }] : [];
  });
  const laid = steps.filter(({ element }) => element.closest("dialog, [role=dialog]")); // over the table
  const top = laid.length > 0 ? laid : steps;
  return (top.find(({ done }) => !done) ?? top.at(-1))?.thing;
}

/** Off the screen: it is brought to its middle, or what snaps into place snaps back. */
const isBeside = (element: Element): boolean => {
  const { left, right } = element.getBoundingClientRect();
  return left < 0 || right > innerWidth;
};

/** A thing is its button, or has it in it. */
const isDone = (element: HTMLElement, value: string | undefined): boolean => {
  if (value !== undefined) return element.dataset.value === value;
  const pressed = element.matches("button") ? element : (element.querySelector("button") ?? element);
  return SEEN_TO.some((seen) => pressed[seen] === "true");
};

const shown = (thing: string | undefined): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing ?? "")}"]`)].find((each) =>
    each.checkVisibility(),
  );
