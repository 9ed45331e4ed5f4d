import { type Fact, mineFirst } from "../../table/briefed";
import { say } from "../../texts/texts.svelte";
import type { Card, Knowledge } from "../../wire/omerta";
import { title } from "./telling";

type Among = Knowledge["among"][number];

const several = (cards: Readonly<Record<string, number>>): string =>
  Object.entries(cards)
    .map(([card, copies]) => (copies > 1 ? `${copies}\u00a0×\u00a0${title(card as Card)}` : title(card as Card)))
    .join(", ");

const counted = (cards: readonly Card[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const card of cards) found[card] = (found[card] ?? 0) + 1;
  return found;
};

export const called = (card: string): string => title(card as Card);

/** What a chair knows: where cards lie, what is among which of them, and what nobody has seen. */
export function briefed(known: unknown, _view: unknown, names: readonly string[]): Fact[] {
  const { seat: me, stocks, safe, hand, pile, unseen, among } = known as Knowledge;
  const slot = (at: number, card: Card): string => say("sight", { slot: at + 1, card: title(card) });
  const placed = (row: readonly (Card | null)[]): string =>
    row.flatMap((card, at) => (card === null ? [] : [slot(at, card)])).join(", ");
  const place = (seat: number, at: number): string =>
    say("slot-of", { you: seat === me ? "yes" : "no", name: names[seat] ?? "", slot: at + 1 });
  const somewhere = ({ cards, slots, safe: places, hand: held }: Among): Fact => ({
    about: [
      ...slots.map(([seat, at]) => place(seat, at)),
      ...(places.length > 0 ? [say("briefed-safe")] : []),
      ...(held ? [say("briefed-hand")] : []),
    ].join(", "),
    says: say("briefed-among", { cards: several(counted(cards)) }),
  });
  return [
    ...(hand === null ? [] : [{ about: say("briefed-hand"), says: title(hand) }]),
    ...mineFirst(stocks, me).map(([row, seat]) => ({
      about: seat === me ? say("briefed-yours") : (names[seat] ?? ""),
      says: placed(row) || say("briefed-nothing"),
    })),
    ...(safe.some((card) => card !== null) ? [{ about: say("briefed-safe"), says: placed(safe) }] : []),
    ...among.filter(({ deck }) => !deck).map(somewhere), // with the deck in it that is what nobody has seen
    ...(pile.length > 0 ? [{ about: say("briefed-pile"), says: several(counted(pile)) }] : []),
    { about: say("briefed-unseen"), says: several(unseen) },
  ];
}
