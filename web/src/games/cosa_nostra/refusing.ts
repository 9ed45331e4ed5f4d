import { troubleWords } from "../../lobby/trouble";
import type { Teller } from "../../texts/telling";
import type { Refused } from "../../wire/protocol";

/** Why nothing came of it. */
export const refusalWords = (teller: Teller, { why, code, params }: Refused): string =>
  why === "illegal" ? teller.put(`refused-${code}`, params) : troubleWords(why);
