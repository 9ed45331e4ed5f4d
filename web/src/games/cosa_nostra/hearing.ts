import type { Sound } from "../../ui/sounds.svelte";
import type { Event } from "../../wire/cosa_nostra";
import type { Seat } from "./seat.svelte";

const SOUNDS: { readonly [K in Event["type"]]?: Sound } = {
  Rolled: "dice",
  Rerolled: "dice",
  TurnedUp: "flip",
  Looked: "flip",
  JobPlanned: "slide",
  PurchasePlanned: "slide",
  Attached: "slide",
  JobsDealt: "slide",
  Paid: "coin",
  IncomePaid: "coin",
  Bought: "coin",
  Hired: "coin",
  GoodsGiven: "stamp",
  OfferMade: "slide",
  GangsterKilled: "snap",
  BusinessDestroyed: "snap",
};

/** What the last update sounds like; a bell if I am asked. */
export function heardOf(seat: Seat): Set<Sound> {
  const heard = new Set<Sound>();
  for (const event of seat.news) {
    const sound = SOUNDS[event.type];
    if (sound) heard.add(sound);
  }
  if (seat.asked && seat.options.length > 1) heard.add("bell");
  return heard;
}
