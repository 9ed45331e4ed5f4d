const WIDE = /[ACGHMNOQVW0АДЖИЙЛМНОСФЦШЩЭЮ]/;
const NARROW = /[I1,.’']/;

/** About how wide a line of the display face is, in capitals of size 1: its letters are either very wide or very narrow. */
export const width = (text: string): number =>
  [...text.toUpperCase()].reduce(
    (sum, letter) => sum + (WIDE.test(letter) ? 0.8 : NARROW.test(letter) ? 0.2 : 0.48),
    0,
  );

/** In two lines, parted at the space nearest to the middle; or in one, if there is none. */
export const parted = (text: string): string[] => {
  const spaces = [...text.matchAll(/[ -]/g)].map((found) => found.index + 1);
  const off = (at: number): number => Math.abs(text.length / 2 - at);
  const middle = spaces.sort((a, b) => off(a) - off(b))[0];
  return middle === undefined ? [text] : [text.slice(0, middle).trim(), text.slice(middle)];
};
