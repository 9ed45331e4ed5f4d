import { Kept } from "../ui/kept.svelte";
import { facts } from "./games.svelte";

/** Whom I sit down with at once: bots of this strength (`null`: nobody has asked me yet), and whether the table helps me. */
export type Fellows = { level: string | null; gentle: boolean };

const isFellows = (value: unknown): value is Fellows =>
  typeof value === "object" && value !== null && "level" in value && "gentle" in value;

const kept: Record<string, Kept<Fellows>> = {};

/** Remembered for every game by itself. */
export function fellows(game: string): Kept<Fellows> {
  kept[game] ??= new Kept<Fellows>(`fellows-${game}`, { level: null, gentle: false }, isFellows);
  return kept[game];
}

/** What a first-timer is offered: the weakest, and all the help there is. What was chosen, and is gone, is chosen anew. */
export function offered(game: string): { level: string; gentle: boolean } {
  const { level, gentle } = fellows(game).value;
  const { levels } = facts(game);
  const known = level !== null && levels.includes(level);
  return known ? { level, gentle } : { level: levels[0] ?? "", gentle: true };
}

/** Whether there is anything to ask: not twice, and not where all bots are one. */
export const unasked = (game: string): boolean => fellows(game).value.level === null && facts(game).levels.length > 1;
