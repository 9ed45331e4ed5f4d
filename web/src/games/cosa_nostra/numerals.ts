const NUMERALS = ["", "I", "II", "III", "IV"];

/** A round, as the cards have it. */
export const numeral = (round: number): string => NUMERALS[round] ?? String(round);
