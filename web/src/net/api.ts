import type { GameName } from "../lobby/games";
import { changed, FRIEND, type Plan } from "../lobby/plan.svelte";
import type { Fill, Mine, Place, SetUp, SitDown } from "../wire/http";

/** What anybody may know of a table. Times are milliseconds since 1970. */
export type Told = {
  table: string;
  game: GameName;
  seats: { name: string; bot: string | null; free: boolean }[];
  started: number | null;
  finished: number | null;
  rematch: string | null;
};

/** What the server would not do, or that it did not answer. `why` is its code. */
export class Trouble extends Error {
  constructor(readonly why: string) {
    super(why);
  }
}

async function ask<T>(path: string, body?: SetUp | SitDown | Fill | Mine): Promise<T> {
  const json = { "content-type": "application/json" };
  const init = body === undefined ? {} : { method: "POST", headers: json, body: JSON.stringify(body) };
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
  try {
    return ((await answer.json()) as { why: string }).why;
  } catch {
    return "offline"; // something else answers in the server's place
  }
}

export const openTables = (): Promise<Told[]> => ask("tables");
export const table = (code: string): Promise<Told> => ask(`tables/${code}`);
export const sitDown = (code: string, nickname: string): Promise<Place> =>
  ask(`tables/${code}/seats`, { nickname, seat: null });
export const fillWithBots = (code: string, token: string, bot: string): Promise<Told> =>
  ask(`tables/${code}/bots`, { token, bot });
export const rematch = (code: string, token: string): Promise<Place> => ask(`tables/${code}/rematch`, { token });

export function openTable(game: GameName, plan: Plan, nickname: string): Promise<Place> {
  const chairs = [null, ...plan.others.map((who) => (who === FRIEND ? null : who))];
  return ask("tables", { game, nickname, chairs, seat: 0, options: changed(game, plan.options), public: plan.public });
}
