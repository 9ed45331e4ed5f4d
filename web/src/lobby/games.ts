import games from "../wire/games.json";

export type GameName = keyof typeof games;
export const GAMES = Object.keys(games) as GameName[];

/** An option that a table can be opened with. `may_be_left`: none of it, `null`, is an answer too. */
export type Setting =
  | { kind: "switch"; default: boolean | null; may_be_left: boolean }
  | { kind: "choice"; default: string | number; may_be_left: boolean; choices: (string | number)[] }
  | { kind: "number"; default: number | null; may_be_left: boolean; least: number; most: number | null }
  | { kind: "by_seat"; default: null; may_be_left: true; choices: string[] }
  | { kind: "by_card"; default: null; may_be_left: true; printed: Record<string, number> };

type Facts = { players: number[]; bots: string[]; options: Record<string, Setting> };

export const facts = (game: GameName): Facts => (games as Record<GameName, Facts>)[game];
export const isGame = (name: unknown): name is GameName => GAMES.includes(name as GameName);
