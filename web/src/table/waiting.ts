import type { Timed } from "./sitting.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left of a span that was told at a moment, at another. */
export const left = (span: number, time: Timed, now: number): number =>
  Math.max(0, time.standing ? span : span - (now - time.at));

/** A span in the two units that matter. */
export function spanOf(milliseconds: number): { unit: "days" | "hours" | "minutes"; much: number; little: string } {
  if (milliseconds >= 1.5 * DAY) return { unit: "days", much: Math.round(milliseconds / DAY), little: "" };
  if (milliseconds >= 1.5 * HOUR) return { unit: "hours", much: Math.round(milliseconds / HOUR), little: "" };
  const seconds = Math.ceil(milliseconds / SECOND);
  return { unit: "minutes", much: Math.floor(seconds / 60), little: String(seconds % 60).padStart(2, "0") };
}
