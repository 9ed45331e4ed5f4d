import type { GameName } from "../lobby/games";
import type { Choices, Plan } from "../lobby/plan.svelte";
import { changed, FRIEND } from "../lobby/plan.svelte";

/** A table that waits for company. */
export type Listed = { code: string; game: GameName; names: string[]; free: number };
/** A chair of one's own: who has the token sits in it. */
export type Chair = { code: string; seat: number; token: string };
/** A table before the cards are dealt. */
export type Waiting = { code: string; game: GameName; seats: { name: string; free: boolean }[]; started: boolean };

/** What the server would not do, or that it did not answer. `code` says why. */
export class Trouble extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, init);
  } catch {
    throw new Trouble("offline");
  }
  if (!answer.ok) throw new Trouble(await reason(answer));
  return answer.json() as Promise<T>;
}

async function reason(answer: Response): Promise<string> {
  if (answer.status >= 500) return "offline";
  try {
    const { why } = (await answer.json()) as { why?: string };
    return why ?? "other";
  } catch {
    return "other";
  }
}

export const openTables = (): Promise<Listed[]> => ask("tables");
export const waiting = (code: string): Promise<Waiting> => ask(`tables/${code}`);
export const sitDown = (code: string, name: string): Promise<Chair> => ask(`tables/${code}/seats`, { name });

export function openTable(game: GameName, plan: Plan, name: string): Promise<Chair> {
  const options: Choices = changed(game, plan.options);
  const seats = [{ name }, ...plan.others.map((who) => (who === FRIEND ? {} : { bot: who }))];
  return ask("tables", { game, seats, options, public: plan.public });
}
