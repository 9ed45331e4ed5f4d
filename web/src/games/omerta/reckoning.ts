import type { RoundEnded } from "../../wire/omerta";

/** By seat: how many cards turn up before its first one. Seat after seat, the caller last: his is the one that matters. */
export function shownBefore(round: RoundEnded): number[] {
  const seats = round.stocks.map((_, seat) => seat);
  const caller = round.caller ?? seats.length - 1;
  const before: number[] = [];
  let shown = 0;
  for (const seat of [...seats.slice(caller + 1), ...seats.slice(0, caller + 1)]) {
    before[seat] = shown;
    shown += round.stocks[seat]?.length ?? 0;
  }
  return before;
}
