import type { Event, RoundEnded } from "../../wire/omerta";

/** By how much a round parted the players, and more if a call went wrong. */
const weight = ({ scores, caller, succeeded }: RoundEnded): number =>
  Math.max(...scores) - Math.min(...scores) + (caller !== null && !succeeded ? 20 : 0);

/** The rounds that decided a game, in order. */
export function turningPoints(told: readonly Event[], most: number): RoundEnded[] {
  const rounds = told.filter((event) => event.type === "RoundEnded");
  const heaviest = [...rounds].sort((one, other) => weight(other) - weight(one)).slice(0, most);
  return rounds.filter((round) => heaviest.includes(round));
}
