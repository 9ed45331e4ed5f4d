import type { Timing } from "../wire/http";

export type { Timing };

const MINUTE = 60;
/** What may be chosen, in seconds. */
export const TURNS = [1, 2, 5].map((minutes) => minutes * MINUTE);
export const RESERVES = [5, 10, 30].map((minutes) => minutes * MINUTE);
export const GRACES = [2, 5, 15].map((minutes) => minutes * MINUTE);
export const DAYS = [1, 2, 3, 7] as const;
export const KINDS = ["relaxed", "live", "post"] as const;

export const minutes = (seconds: number): number => Math.round(seconds / MINUTE);

export const RELAXED: Timing = { kind: "relaxed", turn: 2 * MINUTE, reserve: 10 * MINUTE, days: 2, grace: 5 * MINUTE };

/** One that was kept before there was such a thing, or by another release, with what it lacks as usual. */
export const timingOf = (kept: Partial<Timing>): Timing => ({ ...RELAXED, ...kept });
