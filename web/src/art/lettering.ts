const WIDE = /[ACGHMNOQVW0АДЖИЙЛМНОСФЦШЩЭЮ]/;
const NARROW = /[I1,.’']/;

/** About how wide a line of the display face is, in capitals of size 1: its letters are either very wide or very narrow. */
export const width = (text: string): number =>
  [...text.toUpperCase()].reduce(
    (sum, letter) => sum + (WIDE.test(letter) ? 0.8 : NARROW.test(letter) ? 0.2 : 0.48),
    0,
  );
