import type { FluentVariable } from "@fluent/bundle";
import { say } from "../texts/texts.svelte";

/** A game's rules for people, without their words: chapters in order, and the numbers in them. */
export type Guide = {
  chapters: readonly { name: string; cards: string }[];
  numbers: Readonly<Record<string, number>>;
  money: Readonly<Record<string, number>>;
};

export type Chapter = { name: string; heading: string; paragraphs: readonly string[]; cards: string };

/** All numbers that the words may speak of. */
export const numbersIn = (guide: Guide, money: (dollars: number) => string): Record<string, FluentVariable> => ({
  ...guide.numbers,
  ...Object.fromEntries(Object.entries(guide.money).map(([name, dollars]) => [name, money(dollars)])),
});

/** The chapters in words. */
export function told(guide: Guide, money: (dollars: number) => string = String): Chapter[] {
  const numbers = numbersIn(guide, money);
  return guide.chapters.map(({ name, cards }) => ({
    name,
    heading: say(`rules-${name}`),
    paragraphs: say(`rules-${name}.text`, numbers).split("\n\n"),
    cards,
  }));
}
