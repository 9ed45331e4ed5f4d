import { say } from "../../texts/texts.svelte";
import { pickWords } from "./picked";
import type { Pick } from "./picking";
import type { Seat } from "./seat.svelte";

/** The one line: what was picked so far, or what is asked, or who is waited for. */
export function questionWords(seat: Seat): string {
  if (seat.picked.length > 0) return seat.picked.map((pick) => pickWords(seat, pick)).join(" › ");
  if (seat.asked) return seat.teller.question(seat.view);
  if (seat.update.undo || (seat.options.length > 0 && !seat.forgone)) return say("answer-is-in");
  const waited = (seat.view.question?.seats ?? []).filter((each) => each !== seat.me);
  return waited.length > 0 ? say("waiting", { names: seat.teller.who(waited) }) : "";
}

/** How to go on, where it does not speak for itself. `shown`: what can be picked from the table. */
export function hintWords(seat: Seat, shown: readonly Pick[]): string {
  const next = new Set(shown.map((pick) => pick.split(":")[0] ?? ""));
  if (seat.view.question?.about === "markers" && seat.asked) return say("hint-markers");
  if (seat.picked.length === 0) return seat.asked && next.has("job") && next.has("man") ? say("hint-plan") : "";
  if (next.has("target") && seat.picked[0]?.startsWith("card:")) return say("hint-attach");
  if (next.has("target") || next.has("seat")) return say("hint-target");
  if (next.has("look")) return say("hint-look");
  return next.has("man") ? say("hint-man") : next.has("job") ? say("hint-job") : "";
}
