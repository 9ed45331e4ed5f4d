import type { Game } from "./game";

/** A game that the page has a folder for. */
export type Found = Game & { folder: string };

const INDEXES = import.meta.glob<Game>("./*/index.ts", { eager: true, import: "game" });
const FOUND = new Map(
  Object.entries(INDEXES).map(([path, game]): [string, Found] => [
    game.name,
    { ...game, folder: path.split("/")[1] ?? "" },
  ]),
);

export const gameOf = (name: string): Found | undefined => FOUND.get(name);
/** The catalogue with a game's words: its folder's, or what the server has of a game that has none here. */
export const catalogueOf = (name: string): string => FOUND.get(name)?.folder ?? name;
