/** A decision that cost something: a part of a win, or money, as its game counts. */
export type Mistake<A = unknown> = {
  line: number;
  round: number;
  played: A;
  better: A;
  cost: number;
  why: "forgot" | "odds" | "slow" | "penalty" | "deal";
  seen: readonly (readonly [seat: number, slot: number])[];
  reason: Reason;
};
/** What speaks for it: a sentence of the catalogues, if there is a code, and the numbers in it. */
export type Reason = { code: string; facts: Record<string, number> };
/** What the coach would do; `worth`: null for what he does not reckon out. */
export type Hint<A = unknown> = { action: A; worth: number | null; reason: Reason };
export type HintInWords = { action: string; worth: string; reason: string };
/** What people at the table are called, by seat; `null`: a bot, who is called by whom it plays. */
export type Names = readonly (string | null)[];
/** A mistake, and what the seat saw when it made it. */
export type Blamed<A = unknown, V = unknown> = { mistake: Mistake<A>; view: V };
/** How much of the work is done; when it is, what he has to say. */
export type Coached = { share: number; blamed: readonly Blamed[] | null };

/** A mistake in the words of its game. */
export type InWords = { asked: string; played: string; better: string; cost: string; seen: string; reason: string };
