import type { Drawing } from "../ink";
import { BODIES, COLLARS, MARKS } from "./clothes";
import { BEARDS, EYES, HEADS, MOUTHS } from "./faces";
import { BEHIND, HAIR, HATS } from "./tops";

/** A person as a witness describes him: words for skin, build, head, hair, hat, eyes, mouth and what else was seen. */
export type Person = { below: Drawing; above: Drawing; tints: string; width: number; height: number };

const BELOW = [BEHIND, BODIES, COLLARS];
const ABOVE = [HEADS, MOUTHS, BEARDS, EYES, HAIR, HATS, MARKS];

const SKINS: Record<string, string> = { pale: "#ecd2b4", olive: "#d3a981", tan: "#b98457", brown: "#84563a" };
const HAIRS: Record<string, string> = {
  black: "#1f1a1b",
  chestnut: "#56351f",
  ginger: "#a8522a",
  blond: "#cfa659",
  grey: "#948d85",
  white: "#ddd6c9",
};
const CLOTHES: Record<string, string> = {
  charcoal: "#33363c",
  navy: "#27344c",
  camel: "#8f6d42",
  wine: "#55262d",
  moss: "#3a4a3a",
  cream: "#c9bb9c",
  denim: "#41566b",
  jet: "#1d1e22",
};
const WIDTHS: Record<string, number> = { thin: 0.9, thick: 1.12 };
const HEIGHTS: Record<string, number> = { tall: 1.07, short: 0.9 };

const TINTS = { skin: SKINS, hair: HAIRS, cloth: CLOTHES };
const PARTS = [...BELOW, ...ABOVE, SKINS, HAIRS, CLOTHES, WIDTHS, HEIGHTS];

/** Is it a word of the description? */
export const known = (word: string): boolean => PARTS.some((table) => word in table);

const drawn = (words: readonly string[], tables: readonly Record<string, Drawing>[]): Drawing =>
  tables.flatMap((table) => words.flatMap((word) => table[word] ?? []));

const found = <T>(words: readonly string[], table: Record<string, T>): T | undefined =>
  words.map((word) => table[word]).find((each) => each !== undefined);

export const person = (description: string): Person => {
  const words = description.split(" ");
  const tints = Object.entries(TINTS).map(
    ([ink, table]) => `--${ink}:${found(words, table) ?? Object.values(table)[0]}`,
  );
  return {
    below: drawn(words, BELOW),
    above: drawn(words, ABOVE),
    tints: tints.join(";"),
    width: found(words, WIDTHS) ?? 1,
    height: found(words, HEIGHTS) ?? 1,
  };
};
