import { Kept } from "../ui/kept.svelte";
import { usualBot } from "./bots";
import { fellows } from "./fellows";
import { facts, type Setting } from "./games.svelte";
import { RELAXED, type Timing, timingOf } from "./timing";

export type Value = boolean | number | string | null | string[] | Record<string, number>;
export type Choices = Record<string, Value>;

/** Who shall sit in a chair: I, a friend, or a bot of this name. */
export const ME = "me";
export const FRIEND = "friend";

/** A table as it is being set up. One of the chairs is mine. */
export type Plan = { chairs: string[]; public: boolean; options: Choices; timing?: Timing };

const isPlan = (value: unknown): value is Plan =>
  typeof value === "object" && value !== null && "chairs" in value && "public" in value && "options" in value;

export function printed(game: string): Choices {
  return Object.fromEntries(Object.entries(facts(game).options).map(([name, setting]) => [name, setting.default]));
}

const USUAL_TABLE = 4;

/** So many chairs, as near to the usual as the game allows. */
const chairsOf = (game: string): number => {
  const { players } = facts(game);
  return Math.max(players.at(0) ?? USUAL_TABLE, Math.min(USUAL_TABLE, players.at(-1) ?? USUAL_TABLE));
};

/** Bots of one strength and me; by the book, but for what makes it gentler. */
export const quick = (game: string, { level, gentle } = fellows(game).value): Plan => ({
  chairs: [ME, ...Array(chairsOf(game) - 1).fill(level ?? usualBot(game))],
  public: false,
  options: gentle ? facts(game).gentle : {},
});

const kept: Record<string, Kept<Plan>> = {};

function last(game: string): Kept<Plan> {
  const first = { chairs: [ME, ...Array(chairsOf(game) - 1).fill(FRIEND)], public: false, options: {} };
  kept[game] ??= new Kept<Plan>(`plan-${game}`, first, isPlan);
  return kept[game];
}

/** The plan of last time, with what has come to the game since as printed, and without what has gone. */
export function remembered(game: string): Plan {
  const { chairs, public: open, options, timing } = last(game).value;
  const known = Object.keys(facts(game).options).filter((name) => name in options);
  const may = [ME, FRIEND, ...facts(game).bots];
  const sitting = chairs.map((who) => (may.includes(who) ? who : usualBot(game)));
  const choices = { ...printed(game), ...Object.fromEntries(known.map((name) => [name, options[name] as Value])) };
  return { chairs: sitting, public: open, options: choices, timing: timingOf(timing ?? RELAXED) };
}

export function remember(game: string, plan: Plan): void {
  last(game).value = $state.snapshot(plan) as Plan;
}

/** Somebody else in a chair; if it is I, whoever had it gets mine. */
export function seated(plan: Plan, chair: number, who: string): Plan {
  const before = plan.chairs[chair] ?? FRIEND;
  const chairs = plan.chairs.map((had, at) => (at === chair ? who : who === ME && had === ME ? before : had));
  return { ...plan, chairs };
}

/** As many chairs as players: new ones are filled as the last one is, and what was chosen chair by chair goes on. */
export function resized(game: string, plan: Plan, players: number): Plan {
  const last = plan.chairs.findLast((who) => who !== ME) ?? FRIEND;
  const options = { ...plan.options };
  for (const [name, setting] of Object.entries(facts(game).options)) {
    const chosen = options[name];
    if (setting.kind === "by_seat" && Array.isArray(chosen)) {
      const left = setting.choices.filter((each) => !chosen.includes(each));
      options[name] = [...chosen, ...left].slice(0, players);
    }
  }
  const chairs = Array.from({ length: players }, (_, at) => plan.chairs[at] ?? last);
  return { ...plan, chairs: chairs.includes(ME) ? chairs : chairs.with(-1, ME), options };
}

/** Only what is not as printed. */
export function changed(game: string, options: Choices): Choices {
  const differs = ([name, value]: [string, Value]) => JSON.stringify(value) !== JSON.stringify(printed(game)[name]);
  return Object.fromEntries(Object.entries(options).filter(differs));
}

export const sum = (copies: Record<string, number>): number => Object.values(copies).reduce((a, b) => a + b, 0);

/** Whether a table can be opened so. */
export function fits(game: string, plan: Plan): boolean {
  return Object.entries(facts(game).options).every(([name, setting]) => valueFits(setting, plan, plan.options[name]));
}

function valueFits(setting: Setting, plan: Plan, value: Value | undefined): boolean {
  if (value === null || value === undefined) return true;
  if (setting.kind === "by_card") return sum(value as Record<string, number>) === sum(setting.printed);
  if (setting.kind === "by_seat") return (value as string[]).length === plan.chairs.length;
  return true;
}
