// Made by tests/web/wire.py from the types of the engine and the server.

/**
 * `chairs`: a bot's name, or null for a person; `seat` is mine.
 */
export interface SetUp {
  game: string;
  nickname: string;
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
  seat: number | null;
}
export interface Fill {
  token: string;
  bot: string;
}
export interface Mine {
  token: string;
}
/**
 * A seat, and the token that opens it.
 */
export interface Place {
  table: string;
  seat: number;
  token: string;
}
