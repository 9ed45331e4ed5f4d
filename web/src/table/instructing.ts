import { gameOf } from "../games/found";
import { readable } from "../texts/readable";
import { say, texts } from "../texts/texts.svelte";

/** What can be said in advance to a question, as the server has it. */
export type Rule = { type: string; money?: number; businesses?: string[]; gangsters?: string[] };
export type Called = (card: string) => string;

const THOUSAND = 1000;

/** What a question is about, as a heading. */
export function about(name: string): string {
  const known = [`about-${name}`, `card-${name}`, name].find((id) => texts.knows(id));
  const words = known ? say(known) : readable(name);
  return words.charAt(0).toLocaleUpperCase(texts.language) + words.slice(1);
}

/** What the cards of a game are called. */
export async function calling(game: string): Promise<Called> {
  const speaks = await gameOf(game)?.briefing?.();
  return speaks?.called ?? readable;
}

export const sum = (money: number): string => say("rule-From.sum", { thousands: Math.round(money / THOUSAND) });

/** The whole of it, on one line. */
export function inWords(rule: Rule, called: Called): string {
  if (rule.type === "From") return say("rule-From.told", { sum: sum(rule.money ?? 0) });
  if (rule.type !== "Only") return say(`rule-${rule.type}`);
  const cards = [...(rule.gangsters ?? []), ...(rule.businesses ?? [])].map(called);
  return say("rule-Only.told", { cards: cards.length > 0 ? cards.join(", ") : say("rule-Only.nobody") });
}
