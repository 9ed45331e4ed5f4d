import { gameOf } from "../games/found";
import type { Sent } from "../plain/speaker";
import type { Hint, HintInWords } from "../replay/coached";
import { say, texts } from "../texts/texts.svelte";
import type { Sitting } from "./sitting.svelte";
import type { Given } from "./tables";

/** Hints in the words of their game; of one that the page has no words for, as plainly as its table. */
export async function hintWords(game: string, sitting: Sitting, hints: unknown): Promise<HintInWords[]> {
  const { update, welcome, presence } = sitting;
  if (!update || !welcome || !presence) return [];
  const coach = await gameOf(game)?.coach();
  const found = hints as readonly Hint[];
  if (coach) {
    const names = presence.seats.map((chair) => (chair.presence === "bot" ? null : chair.name));
    return found.map((hint) => coach.hintInWords(hint, update.view, names));
  }
  const { Speaker } = await import("../plain/speaker");
  const speaker = new Speaker({ ...sitting, update, welcome, presence } as unknown as Given, sitting.told as Sent[]);
  return found.map(({ action, worth, reason }) => ({
    action: speaker.option(action as Sent),
    worth: worth === null ? "" : worth.toFixed(2),
    reason: texts.knows(`reason-${reason.code}`) ? say(`reason-${reason.code}`, reason.facts) : "",
  }));
}
