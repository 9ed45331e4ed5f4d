import type { GameName } from "../lobby/games";
import { changed, FRIEND, ME, type Plan } from "../lobby/plan.svelte";
import type { Coached } from "../replay/coached";
import type { Story } from "../replay/reel";
import type { Eyes } from "../route.svelte";
import type { Fill, Mine, Place, SetUp, SitDown } from "../wire/http";

/** What anybody may know of a table. Times are milliseconds since 1970. */
export type Told = {
  table: string;
  game: GameName;
  rules: number;
  options: Record<string, unknown>;
  seats: { name: string; bot: string | null; free: boolean }[];
  public: boolean;
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
/** In this chair, or in any that is free. */
export const sitDown = (code: string, nickname: string, seat: number | null = null): Promise<Place> =>
  ask(`tables/${code}/seats`, { nickname, seat });
export const fillWithBots = (code: string, token: string, bot: string): Promise<Told> =>
  ask(`tables/${code}/bots`, { token, bot });
export const handOver = (code: string, token: string): Promise<Place> => ask(`tables/${code}/handover`, { token });
export const rematch = (code: string, token: string): Promise<Place> => ask(`tables/${code}/rematch`, { token });

const through = (eyes: Eyes): string => (eyes === "all" ? "" : `eyes=${eyes}&`);
export const story = (code: string, eyes: Eyes): Promise<{ lines: number; told: Story }> =>
  ask(`tables/${code}/story?${through(eyes)}`);
export const views = (code: string, eyes: Eyes, from: number, count: number): Promise<{ views: unknown[] }> =>
  ask(`tables/${code}/views?${through(eyes)}from=${from}&count=${count}`);
/** What he says of a seat's play, or how far he is. */
export const coach = (code: string, seat: number): Promise<Coached> => ask(`tables/${code}/coach?seat=${seat}`);

export function openTable(game: GameName, plan: Plan, nickname: string): Promise<Place> {
  const chairs = plan.chairs.map((who) => (who === FRIEND || who === ME ? null : who));
  const seat = plan.chairs.indexOf(ME);
  return ask("tables", { game, nickname, chairs, seat, options: changed(game, plan.options), public: plan.public });
}
