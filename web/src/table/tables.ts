import type { Component, Snippet } from "svelte";
import { catalogueOf, gameOf } from "../games/found";
import { games } from "../lobby/games.svelte";
import { texts } from "../texts/texts.svelte";
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
  told?: readonly unknown[] | undefined; // all events, those of the update too
  untold?: boolean | undefined; // there were some before them that are not known
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

/** The table of a game, with its words, and more of them. `listed`: as a list, which is the only way to play a game that has no table here. */
export async function laid(name: string, listed = false, ...more: string[]): Promise<Component<Given>> {
  const known = gameOf(name);
  if (!known) void games.load(); // what it is called
  const game = listed ? undefined : known;
  const [table] = await Promise.all([
    game ? game.table() : import("../plain/Plain.svelte"),
    texts.open("common", catalogueOf(name), ...more),
  ]);
  return table.default;
}
