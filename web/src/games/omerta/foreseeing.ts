import { say } from "../../texts/texts.svelte";
import type { Play } from "./play.svelte";

/** The steps that have words of their own; the others belong to one of these. */
const STEPS = new Set(["Exchanging", "Shuffling", "Giving", "Visiting", "Blocking", "OpenSnap", "Deal", "EndGame"]);

/** What happens next, after the open question; at most the next two things. */
export function foreseen(play: Play): string {
  const said: string[] = [];
  for (const step of play.update.next.slice(1)) {
    if (step === "Turn") said.push(turn(play));
    else if (STEPS.has(step)) said.push(say(`step-${step}`));
    if (step === "Turn" || said.length === 2) break;
  }
  return said.join(" · ");
}

function turn(play: Play): string {
  const { view, names } = play;
  const seat = view.question?.step === "FirstLook" ? view.starter : (view.turn + 1) % view.famous.length;
  return say("step-Turn", { you: seat === play.me ? "yes" : "no", name: names[seat] ?? "" });
}
