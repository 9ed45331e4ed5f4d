import type { Sound } from "../../ui/sounds.svelte";
import type { Event } from "../../wire/omerta";

/** What an event sounds like. Of several that happen together the first in this table is heard. */
const SOUNDS: readonly (readonly [Event["type"], Sound])[] = [
  ["RoundEnded", "bell"],
  ["Snapped", "clink"],
  ["Mistaken", "stamp"],
  ["Killed", "snap"],
  ["MammaSent", "stamp"],
  ["PatrolLaid", "stamp"],
  ["SnapOpened", "clink"],
  ["Drove", "flip"],
  ["Swapped", "flip"],
  ["Discarded", "flip"],
  ["Peeked", "flip"],
  ["SafeOpened", "dice"],
  ["Mixed", "dice"],
  ["Reshuffled", "dice"],
  ["Drew", "slide"],
  ["Took", "slide"],
  ["Given", "slide"],
  ["Exchanged", "slide"],
  ["Cracked", "slide"],
];

export function heard(events: readonly Event[], me: number | null): Sound | undefined {
  if (events.some((event) => event.type === "TurnBegan" && event.seat === me)) return "bell";
  return SOUNDS.find(([type]) => events.some((event) => event.type === type))?.[1];
}
