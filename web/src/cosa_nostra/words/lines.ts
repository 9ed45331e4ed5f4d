import { say, texts } from "../../texts/texts.svelte";
import type { Cards } from "./cards";

const FORM = /^line:([a-z-]+)(?::(?:(\d)|([a-z_]+)))?$/;

/** A line that bots speak in the reader's language; somebody's own words as they are. As `sitdown.games.cosa_nostra.lines`. */
export function spoken(cards: Cards, text: string): string {
  const [, name, round, business] = FORM.exec(text) ?? [];
  if (name === undefined || !texts.knows(`line-${name}`)) return text;
  return say(`line-${name}`, { about: cards.part("round", round === undefined ? business : Number(round)) ?? "" });
}
