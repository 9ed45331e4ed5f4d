import type { Card } from "../../wire/omerta";
import CHARACTERS from "./points.json";

/** What a card counts. A bottle counts what stands on it. */
export const points = (card: Card): number => (CHARACTERS as Partial<Record<Card, number>>)[card] ?? Number(card);
