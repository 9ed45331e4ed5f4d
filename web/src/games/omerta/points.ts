import type { Card, View } from "../../wire/omerta";
import CHARACTERS from "./points.json";

/** What a card counts. A bottle counts what stands on it. */
export const points = (card: Card): number => (CHARACTERS as Partial<Record<Card, number>>)[card] ?? Number(card);

/** What I see of my own count, where the table remembers for me: the points that lie open to me, and how many slots do not. */
export function inSight({ view, me }: { view: View; me: number | null }): { points: number; unknown: number } {
  const faces = (me === null ? [] : (view.stocks[me] ?? [])).map((slot) => slot.card);
  return {
    points: faces.reduce((sum, card) => sum + (card ? points(card) : 0), 0),
    unknown: faces.filter((card) => !card).length,
  };
}
