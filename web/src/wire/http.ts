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
}
export interface SitDown {
  nickname: string;
  face: string;
  seat: number | null;
}
export interface Fill {
  token: string;
  bot: string;
}
export interface Free {
  token: string;
  seat: number;
}
export interface Mine {
  token: string;
}
/**
 * Without a token: by who looks on.
 */
export interface Seen {
  token: string | null;
}
/**
 * A seat, and the token that opens it.
 */
export interface Ticket {
  table: string;
  seat: number;
  token: string;
}
