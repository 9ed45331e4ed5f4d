import { changed, FRIEND, ME, type Plan } from "../lobby/plan.svelte";
import { RELAXED, type Timing, timingOf } from "../lobby/timing";
import type { Coached } from "../replay/coached";
import type { Story } from "../replay/reel";
import type { Eyes } from "../route.svelte";
import type { Claim, Fill, Free, Leave, Mine, Seen, SitDown, Ticket } from "../wire/http";
import { reach } from "./reach.svelte";

/** `kept`: for the player of the game before. `founder`: whoever sits there has set the table up. */
export type ToldChair = {
  name: string;
  bot: string | null;
  free: boolean;
  kept: boolean;
  founder: boolean;
  face: string;
  left: boolean; // for good: somebody else may take it over
  applicant: { name: string; agreed: number[] } | null; // who wants to
};

/** What anybody may know of a table. Times are milliseconds since 1970. */
export type Told = {
  table: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seats: ToldChair[];
  public: boolean;
  started: number | null;
  finished: number | null;
  rematch: string | null;
  timing: Timing;
  hinted: number[]; // of a finished game: the seats that the coach has helped
};

/** What I am told of it besides: where I sit, and which chair is kept for me. */
export type ToldMe = Told & { mine: number | null; invited: number | null };

const PATIENCE = 4000; // milliseconds

/** What the server would not do, or that it did not answer. `why` is its code. */
export class Trouble extends Error {
  constructor(readonly why: string) {
    super(why);
  }
}

const MINE: Mine = { token: null }; // the seat that hangs on me

export async function ask<T>(path: string, body?: object): Promise<T> {
  const json = { "content-type": "application/json" };
  const init = body === undefined ? {} : { method: "POST", headers: json, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, init);
    reach.down = false;
  } catch {
    reach.down = true;
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

/** A game as the server describes it; `options`: a JSON schema. */
export type ListedGame = {
  game: string;
  players: number[];
  bots: string[];
  levels: string[];
  gentle: Record<string, boolean | number | string | null>;
  coach: boolean;
  options: unknown;
  defaults: Record<string, unknown>;
  lessons: string[];
  post: Record<string, unknown>; // the options that play by post has
  instructions: Record<string, string[]>; // what can be said in advance: by what a question is about, the names of the rules
};

export const listedGames = (): Promise<ListedGame[]> => ask("games");
/** A lesson as it stands in the list. */
export type ListedLesson = { name: string; minutes: number; steps: number };
export const listedLessons = (game: string, language: string): Promise<{ lessons: ListedLesson[] }> =>
  ask(`games/${game}/lessons/${language}`);
export const openTables = (): Promise<Told[]> => ask("tables");
export const table = (code: string): Promise<ToldMe> => ask(`tables/${code}`);
/** In this chair, or in any that is free. */
export const sitDown = (code: string, nickname: string, face: string, seat: number | null = null): Promise<Ticket> =>
  ask(`tables/${code}/seats`, { nickname, face, seat } satisfies SitDown);
/** I wait for the game to begin, in the chair of this number. Without saying so for a while one may lose it. */
export const here = (code: string): Promise<Told & { seat: number }> => ask(`tables/${code}/here`, MINE);
/** For who has set the table up: whoever sits there is shown the door. */
export const freeChair = (code: string, seat: number): Promise<Told> =>
  ask(`tables/${code}/free`, { ...MINE, seat } satisfies Free);
export const fillWithBots = (code: string, bot: string): Promise<Told> =>
  ask(`tables/${code}/bots`, { ...MINE, bot } satisfies Fill);
export const handOver = (code: string): Promise<Ticket> => ask(`tables/${code}/handover`, MINE);
export const rematch = (code: string): Promise<Ticket> => ask(`tables/${code}/rematch`, MINE);
/** Whoever else sits in my chair does no longer, and is signed out wherever he is. */
export const throwOthersOut = (code: string): Promise<unknown> => ask(`tables/${code}/alone`, MINE);
/** The chair of this token is mine from now on. */
export const claim = (code: string, token: string): Promise<unknown> =>
  ask(`tables/${code}/claim`, { token } satisfies Claim);
/** A bot looks after my chair until I am back; or I shall not be back. */
export const leave = (code: string, good: boolean): Promise<unknown> =>
  ask(`tables/${code}/leave`, { ...MINE, good } satisfies Leave);
/** I would sit in a chair that somebody has left for good: those at the table have to agree. */
export const takeOver = (code: string, nickname: string, face: string, seat: number): Promise<Ticket> =>
  ask(`tables/${code}/take-over`, { nickname, face, seat });
/** Whoever would sit there may, if they ask me; or not. */
export const admit = (code: string, seat: number, yes: boolean): Promise<Told> =>
  ask(`tables/${code}/admit`, { ...MINE, seat, yes });
/** Milliseconds since 1970; no time runs for me from the first of them to the last. */
export type Holiday = { first: number; last: number };
export const holidays = (): Promise<{ holidays: Holiday[]; a_year: number }> => ask("me/holidays");
export const takeHoliday = (holiday: Holiday): Promise<{ holidays: Holiday[] }> => ask("me/holidays", holiday);
export const dropHoliday = (first: number): Promise<{ holidays: Holiday[] }> => ask("me/holidays/drop", { first });

/** What a seat, or who looks on, has noticed of a game so far, by its own count; null: it cannot be told any more. */
export const toldSoFar = (code: string, look_on: boolean): Promise<{ told: unknown[][] | null }> =>
  ask(`tables/${code}/told`, { ...MINE, look_on } satisfies Seen);

const through = (eyes: Eyes): string => (eyes === "all" ? "" : `eyes=${eyes}&`);
export const story = (code: string, eyes: Eyes): Promise<{ lines: number; told: Story }> =>
  ask(`tables/${code}/story?${through(eyes)}`);
export const views = (code: string, eyes: Eyes, from: number, count: number): Promise<{ views: unknown[] }> =>
  ask(`tables/${code}/views?${through(eyes)}from=${from}&count=${count}`);
/** What he says of a seat's play, or how far he is. */
export const coach = (code: string, seat: number): Promise<Coached> => ask(`tables/${code}/coach?seat=${seat}`);

/** Whether the house answers at all, over whatever proxies: what is not our answer is somebody else's. */
export async function houseAnswers(): Promise<boolean> {
  try {
    const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    return "protocol" in ((await answer.json()) as object);
  } catch {
    return false;
  }
}

export function openTable(game: string, plan: Plan, nickname: string, face: string): Promise<Ticket> {
  const chairs = plan.chairs.map((who) => (who === FRIEND || who === ME ? null : who));
  const seat = plan.chairs.indexOf(ME);
  const options = changed(game, plan.options);
  const timing = plan.chairs.includes(FRIEND) ? timingOf(plan.timing ?? RELAXED) : RELAXED; // bots wait for nobody
  return ask("tables", { game, nickname, face, chairs, seat, options, public: plan.public, timing });
}
