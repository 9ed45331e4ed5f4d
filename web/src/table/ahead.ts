import { table } from "../net/api";
import { drawn } from "./tables";

/** Who comes by a link wants the whole table: its parts come side by side, not one after the other. */
export function ahead(code: string): void {
  void import("./TablePage.svelte");
  table(code)
    .then(({ game }) => drawn(game))
    .catch(() => {}); // the page will find out for itself, and say it
}
