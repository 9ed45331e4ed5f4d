import type { Sent } from "./speaker";

/** Something that can be done, in words. */
export type Choice = { action: Sent; words: string };
/** Choices that begin alike; without a title those that stand for themselves. */
export type Group = { title: string; choices: readonly Choice[] };

const FEW = 8; // can be taken in at a glance

/** Many choices, sorted: by what kind they are, and if that is not enough by what they are about. */
export function grouped(choices: readonly Choice[]): Group[] {
  if (choices.length <= FEW) return [{ title: "", choices }];
  const kinds = [...by(choices, ({ action }) => action.type).values()];
  const groups = kinds.flatMap((kind) => (kind.length <= FEW ? [kind] : split(kind)));
  const single = groups.filter((group) => group.length === 1).flat();
  const several = groups.filter((group) => group.length > 1);
  const titled = several.map((group) => ({ title: title(group), choices: group }));
  return single.length > 0 ? [{ title: "", choices: single }, ...titled] : titled;
}

/** By the first field that makes fewer groups than there are choices. */
function split(kind: readonly Choice[]): (readonly Choice[])[] {
  for (const field of Object.keys(kind[0]?.action ?? {})) {
    const groups = by(kind, ({ action }) => JSON.stringify(action[field]));
    if (groups.size > 1 && groups.size <= kind.length / 2) return [...groups.values()];
  }
  return [kind];
}

function by(choices: readonly Choice[], key: (choice: Choice) => string): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(key(choice), [...(groups.get(key(choice)) ?? []), choice]);
  return groups;
}

/** The words that all begin with; or the first and the last. */
function title(group: readonly Choice[]): string {
  const [first = [], ...others] = group.map(({ words }) => words.split(" "));
  const until = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  const common = first
    .slice(0, Math.max(0, until))
    .join(" ")
    .replace(/[\s:,;.…“«(]+$/, "");
  return common ? `${common} …` : `${group[0]?.words} … ${group.at(-1)?.words}`;
}
