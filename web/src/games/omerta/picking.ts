import type { Action } from "../../wire/omerta";

/** Something on the table that can be picked. */
export type Thing =
  | "deck"
  | "pile"
  | "call"
  | "sure"
  | "enough"
  | "decline"
  | `seat ${number}`
  | `place ${number}`
  | `slot ${number} ${number}`;

export const slotOf = (seat: number, slot: number): Thing => `slot ${seat} ${slot}`;
export const seatOf = (seat: number): Thing => `seat ${seat}`;
export const placeOf = (place: number): Thing => `place ${place}`;

/** The ways to an action: what is picked, one thing after the other. Where order does not matter there are two ways. */
export function ways(action: Action, me: number): Thing[][] {
  const mine = (slot: number) => slotOf(me, slot);
  switch (action.type) {
    case "DrawDeck":
      return [["deck"]];
    case "TakePile":
    case "Discard":
      return [["pile"]];
    case "CallOmerta":
      return [["call", "sure"]];
    case "Decline":
      return [["decline"]];
    case "Swap":
    case "Try":
    case "Reveal":
    case "Look":
      return [[mine(action.slot)]];
    case "Peek":
      return either(mine(action.first), mine(action.second));
    case "Exchange":
      return either(slotOf(action.seat, action.slot), slotOf(action.other, action.other_slot));
    case "Crack":
      return either(placeOf(action.place), mine(action.slot));
    case "Drive": {
      const [first, second] = action.slots;
      if (first === undefined) return [["decline"]];
      return [[mine(first), second === undefined ? "enough" : mine(second)]];
    }
    case "Give":
      return [[seatOf(action.first), seatOf(action.second)]];
    case "Shuffle":
    case "SendMamma":
      return [[seatOf(action.seat)]];
    case "LayPatrol":
      return [[slotOf(action.seat, action.slot)]];
    default:
      return []; // the clock's
  }
}

const either = (a: Thing, b: Thing): Thing[][] => [
  [a, b],
  [b, a],
];

/** What can be picked next, after what is picked already; with the action, if that is the last thing to pick. */
export function nextThings(
  options: readonly Action[],
  me: number,
  picked: readonly Thing[],
): Map<Thing, Action | null> {
  const found = new Map<Thing, Action | null>();
  for (const action of options) {
    for (const way of ways(action, me)) {
      const thing = way[picked.length];
      if (thing === undefined || picked.some((each, at) => each !== way[at])) continue;
      found.set(thing, way.length === picked.length + 1 ? action : null);
    }
  }
  return found;
}
