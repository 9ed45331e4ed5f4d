import { Kept } from "../ui/kept.svelte";

/** How far one is in a lesson. `done`: its end was seen, now or earlier. */
export type Progress = { step: number; done: boolean };
type All = Record<string, Progress>;

const isProgress = (value: unknown): value is Progress =>
  typeof value === "object" &&
  value !== null &&
  "step" in value &&
  Number.isSafeInteger(value.step) &&
  "done" in value &&
  typeof value.done === "boolean";
const isAll = (value: unknown): value is All =>
  typeof value === "object" && value !== null && Object.values(value).every(isProgress);

const NONE: Progress = { step: 0, done: false };
const kept: Record<string, Kept<All>> = {};

/** What this browser remembers of the lessons of a game: a number each. */
function all(game: string): Kept<All> {
  kept[game] ??= new Kept<All>(`lessons-${game}`, {}, isAll);
  return kept[game];
}

export const progress = (game: string, lesson: string): Progress => all(game).value[lesson] ?? NONE;

/** At this step; at the end of it one may begin again from the start. */
export function reached(game: string, lesson: string, step: number, end: boolean): void {
  const before = progress(game, lesson);
  all(game).value = { ...all(game).value, [lesson]: { step: end ? 0 : step, done: end || before.done } };
}
