import type { Component, Snippet } from "svelte";
import type { GameName } from "../lobby/games";
import { type Catalogue, texts } from "../texts/texts.svelte";
import type { Noted, Presence, Receipt, Refused, Said, Tried, Update, Welcome } from "../wire/protocol";
import type { Send } from "./sitting.svelte";

/** What a game's table is given. It draws everything from it, and knows no rule. */
export type Given = {
  welcome: Welcome;
  update: Update;
  presence: Presence;
  tried: Tried | undefined;
  receipt: Receipt | undefined;
  refused: Refused | undefined;
  noted?: Noted | undefined;
  said?: readonly Said[] | undefined; // what people have said to all, where talk is no part of the game
  send: Send;
  after: Snippet; // what can be done when the game is over
  again?: Again | undefined;
  company?: Snippet | undefined; // who is at the table, and what one can do about it
};

/** A game that is over, and looked at again: nobody is asked, and nothing may lie over the table that has to be put away. */
export type Again = {
  told: readonly unknown[]; // the events before those of the update
  jumped: boolean; // it is not the next after the one before: nothing flies
};

type Laid = { default: Component<Given> };

// Each game's table comes when it is played, and not before.
const FOUND = import.meta.glob<Laid>("../*/Table.svelte");
export const FOLDERS = { omerta: "omerta", "cosa-nostra": "cosa_nostra" } as const satisfies Record<
  GameName,
  Catalogue
>;

/** The table of a game, with its words. */
export async function laid(game: GameName): Promise<Component<Given>> {
  const folder = FOLDERS[game];
  const load = FOUND[`../${folder}/Table.svelte`];
  if (load === undefined) throw new Error(`no table for ${game}`);
  const [table] = await Promise.all([load(), texts.open("common", folder)]);
  return table.default;
}
