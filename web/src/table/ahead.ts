import { type ToldMe, table } from "../net/api";
import { laid } from "./tables";

let asking: { code: string; told: Promise<ToldMe> } | undefined;

/** Who comes by a link wants the whole table: its parts come side by side, not one after the other. */
export function ahead(code: string): void {
  const told = table(code);
  asking = { code, told };
  void import("./TablePage.svelte");
  told.then(({ game }) => laid(game)).catch(() => {}); // the page will hear of it too, and say it
}

/** What anybody may know of a table; the first time what was asked ahead. */
export function looked(code: string): Promise<ToldMe> {
  const told = asking?.code === code ? asking.told : table(code);
  asking = undefined;
  return told;
}
