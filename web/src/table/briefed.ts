import { readable } from "../texts/readable";

/** Something that a chair knows. */
export type Fact = { about: string; says: string; deep?: number };

/** What everybody has, by seat; what is mine first. */
export const mineFirst = <T>(each: readonly T[], me: number | null): (readonly [T, number])[] =>
  each.map((one, seat) => [one, seat] as const).sort(([, a], [, b]) => Number(b === me) - Number(a === me));

/** Any record, as lines, where a game has no words of its own for it. */
export function plain(known: unknown, about = "", deep = -1): Fact[] {
  if (known === null || known === false || known === "" || (Array.isArray(known) && known.length === 0)) return [];
  if (typeof known !== "object") return [{ about, says: readable(String(known)), deep }];
  if (Array.isArray(known) && known.every((each) => typeof each !== "object" || each === null))
    return [{ about, says: known.map((each) => (each === null ? "?" : readable(String(each)))).join(", "), deep }];
  const inner = Object.entries(known).flatMap(([field, value]) =>
    plain(value, Array.isArray(known) ? String(Number(field) + 1) : readable(field), deep + 1),
  );
  return inner.length > 0 ? [{ about, says: "", deep }, ...inner] : [];
}
