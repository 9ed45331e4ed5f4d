// Written by python -m scripts.generate from the types of the engine and the server.

/**
 * `chairs`: a bot's name, or null for a person; `seat` is mine.
 */
export interface SetUp {
  nickname: string;
  face: string;
  game: string;
  /**
   * @minItems 1
   * @maxItems 5
   */
  chairs: (string | null)[];
  seat: number;
  options: {};
  public: boolean;
  timing: Timing;
}
/**
 * Seconds, but for the days. Tables from before there was such a thing are relaxed ones.
 */
export interface Timing {
  kind: "live" | "post" | "relaxed";
  turn: number;
  reserve: number;
  days: 1 | 2 | 3 | 7;
  grace: number;
}
/**
 * Seconds, but for the days. Tables from before there was such a thing are relaxed ones.
 */
export interface Timing1 {
  kind: "live" | "post" | "relaxed";
  turn: number;
  reserve: number;
  days: 1 | 2 | 3 | 7;
  grace: number;
}
export interface SitDown {
  nickname: string;
  face: string;
  seat: number | null;
}
export interface Fill {
  token: string | null;
  bot: string;
}
export interface Free {
  token: string | null;
  seat: number;
}
/**
 * About my seat: that of the token, or else the one that hangs on me.
 */
export interface Mine {
  token: string | null;
}
/**
 * A token: its seat hangs on me from now on.
 */
export interface Claim {
  token: string;
}
export interface Leave {
  token: string | null;
  good: boolean;
}
/**
 * By who looks on, though he may have a seat.
 */
export interface Seen {
  token: string | null;
  look_on: boolean;
}
/**
 * A seat, and the token that opens it.
 */
export interface Ticket {
  table: string;
  seat: number;
  token: string;
}
