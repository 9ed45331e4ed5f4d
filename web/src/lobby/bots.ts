import { readable } from "../texts/readable";
import { say, texts } from "../texts/texts.svelte";
import { facts } from "./games.svelte";

/** What a bot is called. A game may bring some that the page has no words for. */
export const botName = (bot: string): string => (texts.knows(`bot-${bot}`) ? say(`bot-${bot}`) : readable(bot));
export const botDoes = (bot: string): string => (texts.has(`bot-${bot}`, "does") ? say(`bot-${bot}.does`) : "");

const WORTH_BEATING = "sharp"; // and not out of reach

/** The bot to sit down with, unless one is chosen. */
export function usualBot(game: string): string {
  const { bots } = facts(game);
  return bots.length === 0 || bots.includes(WORTH_BEATING) ? WORTH_BEATING : (bots.at(-1) ?? WORTH_BEATING);
}
