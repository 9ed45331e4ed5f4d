import type { Card, Event, View } from "../../wire/omerta";

/**
 * Which card lies where, as anybody at the table could follow it with a finger: a card keeps its name wherever it goes, and
 * flies there. Names say nothing about faces.
 */
export type Whereabouts = {
  stocks: string[][];
  places: number[][]; // where each of them lies: what goes leaves a gap, so that the others stay where one remembers them
  safe: string[];
  hand: string;
  pile: string; // the top
  under: Card | null; // what lies under the top, while it is known
  seen: Sight[]; // faces that were shown just now
};
/** A card that was turned up, and went back. `mine`: I alone looked at it. */
export type Sight = { name: string; card: Card; mine: boolean };

let count = 0;
const fresh = (): string => `card ${++count}`;
const several = (number: number): string[] => Array.from({ length: number }, fresh);
const inOrder = (number: number): number[] => Array.from({ length: number }, (_, at) => at);

/** A stock as it lies: by place, which slot that is; null: a gap. */
export function spread(places: readonly number[]): (number | null)[] {
  const last = places.at(-1) ?? -1;
  return Array.from({ length: last + 1 }, (_, place) => {
    const slot = places.indexOf(place);
    return slot < 0 ? null : slot;
  });
}

export function dealt(view: View): Whereabouts {
  return {
    stocks: view.stocks.map((stock) => several(stock.length)),
    places: view.stocks.map((stock) => inOrder(stock.length)),
    safe: several(view.safe.length),
    hand: fresh(),
    pile: fresh(),
    under: null,
    seen: [],
  };
}

/** What has happened moves the cards. Where something was missed, the view has the last word. */
export function moved(before: Whereabouts, top: Card | null, events: readonly Event[], view: View): Whereabouts {
  const stocks = before.stocks.map((stock) => [...stock]);
  const places = before.places.map((each) => [...each]);
  const now: Whereabouts = { ...before, stocks, places, safe: [...before.safe], seen: [] };
  let shown = top;
  const discard = (name: string, card: Card) => {
    now.under = shown;
    now.pile = name;
    shown = card;
  };
  const out = (seat: number, slot: number): string => {
    now.places[seat]?.splice(slot, 1);
    return now.stocks[seat]?.splice(slot, 1)[0] ?? fresh();
  };
  for (const event of events) {
    switch (event.type) {
      case "RoundBegan":
        Object.assign(now, dealt(view));
        shown = null;
        break;
      case "Drew":
        now.hand = fresh();
        break;
      case "Took":
        now.hand = now.pile;
        now.pile = fresh();
        shown = now.under;
        now.under = null;
        break;
      case "Swapped":
        discard(put(now, event.seat, event.slot, now.hand), event.discarded);
        break;
      case "Discarded":
        discard(now.hand, event.card);
        break;
      case "Snapped":
        discard(out(event.seat, event.slot), event.card);
        break;
      case "Killed":
        discard(out(event.seat, event.slot), "killer");
        break;
      case "Lifted":
        discard(fresh(), event.card);
        break;
      case "Given":
        now.stocks[event.seat]?.push(fresh());
        now.places[event.seat]?.push((now.places[event.seat]?.at(-1) ?? -1) + 1);
        break;
      case "Exchanged":
        put(
          now,
          event.other,
          event.other_slot,
          put(now, event.seat, event.slot, at(now, event.other, event.other_slot)),
        );
        break;
      case "Mixed":
        mix(now, event.seat, view);
        break;
      case "Mistaken":
        now.seen.push({ name: at(now, event.seat, event.slot), card: event.card, mine: false });
        break;
      case "Peeked":
        for (const [i, slot] of event.slots.entries()) {
          const card = event.cards[i];
          if (card) now.seen.push({ name: at(now, event.seat, slot), card, mine: true });
        }
        break;
      case "Cracked": {
        const taken = now.safe[event.place] ?? fresh();
        now.safe[event.place] = put(now, event.seat, event.slot, taken);
        break;
      }
      case "Drove":
        if (event.away) {
          const names = event.slots.map((slot) => at(now, event.seat, slot));
          now.stocks[event.seat] = now.stocks[event.seat]?.filter((name) => !names.includes(name)) ?? [];
          now.places[event.seat] = now.places[event.seat]?.filter((_, slot) => !event.slots.includes(slot)) ?? [];
          for (const [i, card] of event.cards.entries()) discard(names[i] ?? fresh(), card);
        } else {
          for (const [i, slot] of event.slots.entries()) {
            const card = event.cards[i];
            if (card) now.seen.push({ name: at(now, event.seat, slot), card, mine: false });
          }
        }
        break;
      case "Reshuffled":
        now.pile = fresh();
        now.under = null;
        shown = null;
        break;
    }
  }
  now.stocks = view.stocks.map((stock, seat) => fitted(now.stocks[seat] ?? [], stock.length));
  now.places = view.stocks.map((stock, seat) => {
    const lain = now.places[seat] ?? [];
    return lain.length === stock.length ? lain : inOrder(stock.length);
  });
  now.safe = fitted(now.safe, view.safe.length);
  if (view.pile < 2) now.under = null;
  return now;
}

const at = (now: Whereabouts, seat: number, slot: number): string => now.stocks[seat]?.[slot] ?? fresh();

/** What lay there before. */
function put(now: Whereabouts, seat: number, slot: number, name: string): string {
  const before = at(now, seat, slot);
  const stock = now.stocks[seat];
  if (stock) stock[slot] = name;
  return before;
}

/** A shuffle is seen to happen, but nobody can follow it: whatever lay open there is lost. */
function mix(now: Whereabouts, seat: number, view: View): void {
  const stock = now.stocks[seat] ?? [];
  const open = stock.flatMap((_, slot) => (view.stocks[seat]?.[slot]?.patrol ? [] : [slot]));
  const names = open.map((slot) => stock[slot] ?? fresh()).reverse();
  for (const [i, slot] of open.entries()) stock[slot] = names[i] ?? fresh();
  now.seen = now.seen.filter((sight) => !names.includes(sight.name));
}

const fitted = (names: string[], length: number): string[] => Array.from({ length }, (_, at) => names[at] ?? fresh());
