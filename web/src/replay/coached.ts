import type { Told } from "../net/api";
import { FOLDERS } from "../table/tables";

/** A decision that cost something: a part of a win in Omerta, dollars in La Cosa Nostra. */
export type Mistake<A = unknown> = {
  line: number;
  round: number;
  played: A;
  better: A;
  cost: number;
  why: "forgot" | "odds" | "slow";
  seen: readonly (readonly [seat: number, slot: number])[];
};
/** A mistake, and what the seat saw when it made it. */
export type Blamed<A = unknown, V = unknown> = { mistake: Mistake<A>; view: V };
/** How much of the work is done; when it is, what he has to say. */
export type Coached = { share: number; blamed: readonly Blamed[] | null };

/** A mistake in the words of its game. */
export type InWords = { asked: string; played: string; better: string; cost: string; seen: string };
type Speaks = { inWords: (blamed: Blamed) => InWords };

// Each game has words of its own for it, which come when they are wanted.
const FOUND = import.meta.glob<Speaks>("../*/coached.ts");

export async function speaker(game: Told["game"]): Promise<Speaks["inWords"]> {
  const load = FOUND[`../${FOLDERS[game]}/coached.ts`];
  if (load === undefined) throw new Error(`no coach for ${game}`);
  return (await load()).inWords;
}
