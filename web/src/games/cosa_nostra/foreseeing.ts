import { say } from "../../texts/texts.svelte";
import type { PlayerView } from "../../wire/cosa_nostra";
import type { Seat } from "./seat.svelte";

// The steps that have words of their own; the others belong to one of these.
const STEPS: ReadonlySet<string> = new Set([
  "Start",
  "Strike",
  "UnderFire",
  "Payout",
  "Wound",
  "Blow",
  "Heal",
  "Looking",
  "NewMarket",
  "Attaching",
  "ExtraTurn",
  "LyingLow",
  "BeginPlanning",
  "BeginAction",
  "Hiring",
  "Payday",
  "EndRound",
  "FinalCount",
]);
const ENOUGH = 2;

/** What happens next, after the open question: the engine's own agenda, at most its next two things. */
export function foreseen(seat: Seat): string {
  const said = new Set<string>();
  for (const step of seat.update.next.slice(1)) {
    if (step === "Turn" && seat.view.turn !== null) said.add(turnOf(seat, seat.view.turn));
    else if (step === "Planning") said.add(nextOf(seat, unplanned));
    else if (step === "Acting") said.add(nextOf(seat, busy));
    else if (step === "Hiring" && seat.view.phase === "recruiting")
      continue; // it is what is going on
    else if (STEPS.has(step)) said.add(say(`step-${step}`));
    if (said.size === ENOUGH) break;
  }
  return [...said].filter(Boolean).join(" · ");
}

const busy = (player: PlayerView): number => player.crew.flatMap((man) => man.tasks).length;
const unplanned = (player: PlayerView): number => player.to_plan;
// Questions with which a turn is used up, whatever the answer.
const USING: ReadonlySet<string> = new Set(["planning", "plan_beside", "acting"]);

/** Whose turn comes after this one: the next clockwise who has something left; whoever is asked is about to use one up. */
function nextOf(seat: Seat, left: (player: PlayerView) => number): string {
  const { players, turn, question } = seat.view;
  if (turn === null) return "";
  for (let at = 1; at <= players.length; at++) {
    const other = (turn + at) % players.length;
    const player = players[other];
    const asked = other === turn && USING.has(question?.about ?? "");
    if (player && left(player) > (asked ? 1 : 0)) return turnOf(seat, other);
  }
  return "";
}

const turnOf = (seat: Seat, of: number): string =>
  say("step-turn-of", { you: seat.teller.you(of), name: seat.teller.name(of) });
