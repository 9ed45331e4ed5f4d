import { say } from "../texts/texts.svelte";
import type { PlayerView } from "../wire/cosa_nostra";
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
    else if (step === "Planning") said.add(nextOf(seat, idle));
    else if (step === "Acting") said.add(nextOf(seat, busy));
    else if (STEPS.has(step)) said.add(say(`step-${step}`));
    if (said.size === ENOUGH) break;
  }
  return [...said].filter(Boolean).join(" · ");
}

const busy = (player: PlayerView): boolean => player.crew.some((man) => man.tasks.length > 0);
const idle = (player: PlayerView): boolean => player.crew.some((man) => man.active && man.tasks.length === 0);

/** Whose turn comes after this one: the next clockwise who has what it takes. */
function nextOf(seat: Seat, has: (player: PlayerView) => boolean): string {
  const { players, turn } = seat.view;
  if (turn === null) return "";
  for (let at = 1; at < players.length; at++) {
    const other = (turn + at) % players.length;
    const player = players[other];
    if (player && has(player)) return turnOf(seat, other);
  }
  return "";
}

const turnOf = (seat: Seat, of: number): string =>
  say("step-turn-of", { you: seat.teller.you(of), name: seat.teller.name(of) });
