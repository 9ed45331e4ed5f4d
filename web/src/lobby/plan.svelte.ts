import { Kept } from "../ui/kept.svelte";
import { facts, type GameName, type Setting } from "./games";

export type Value = boolean | number | string | null | string[] | Record<string, number>;
export type Choices = Record<string, Value>;

/** Who shall sit in a chair: a friend, or a bot of this name. */
export const FRIEND = "friend";

/** A table as it is being set up: my chair is the first, `others` are the rest. */
export type Plan = { others: string[]; public: boolean; options: Choices };

const isPlan = (value: unknown): value is Plan =>
  typeof value === "object" && value !== null && "others" in value && "public" in value && "options" in value;

const strongest = (game: GameName): string => facts(game).bots.at(-1) ?? FRIEND;

export function printed(game: GameName): Choices {
  return Object.fromEntries(Object.entries(facts(game).options).map(([name, setting]) => [name, setting.default]));
}

/** Three bots and me, by the book. */
export const quick = (game: GameName): Plan => ({
  others: Array(3).fill(strongest(game)),
  public: false,
  options: {},
});

const kept: Partial<Record<GameName, Kept<Plan>>> = {};

function last(game: GameName): Kept<Plan> {
  kept[game] ??= new Kept<Plan>(`plan-${game}`, { others: Array(3).fill(FRIEND), public: false, options: {} }, isPlan);
  return kept[game];
}

/** The plan of last time, with what has come to the game since as printed, and without what has gone. */
export function remembered(game: GameName): Plan {
  const { others, public: open, options } = last(game).value;
  const known = Object.keys(facts(game).options).filter((name) => name in options);
  const sitting = others.map((who) => (who === FRIEND || facts(game).bots.includes(who) ? who : strongest(game)));
  const choices = { ...printed(game), ...Object.fromEntries(known.map((name) => [name, options[name] as Value])) };
  return { others: sitting, public: open, options: choices };
}

export function remember(game: GameName, plan: Plan): void {
  last(game).value = $state.snapshot(plan) as Plan;
}

/** As many chairs as players: new ones are filled as the last one is, and what was chosen chair by chair goes on. */
export function resized(game: GameName, plan: Plan, players: number): Plan {
  const last = plan.others.at(-1) ?? FRIEND;
  const options = { ...plan.options };
  for (const [name, setting] of Object.entries(facts(game).options)) {
    const chosen = options[name];
    if (setting.kind === "by_seat" && Array.isArray(chosen)) {
      const left = setting.choices.filter((each) => !chosen.includes(each));
      options[name] = [...chosen, ...left].slice(0, players);
    }
  }
  return { ...plan, others: Array.from({ length: players - 1 }, (_, at) => plan.others[at] ?? last), options };
}

/** Only what is not as printed. */
export function changed(game: GameName, options: Choices): Choices {
  const differs = ([name, value]: [string, Value]) => JSON.stringify(value) !== JSON.stringify(printed(game)[name]);
  return Object.fromEntries(Object.entries(options).filter(differs));
}

export const sum = (copies: Record<string, number>): number => Object.values(copies).reduce((a, b) => a + b, 0);

/** Whether a table can be opened so. */
export function fits(game: GameName, plan: Plan): boolean {
  return Object.entries(facts(game).options).every(([name, setting]) => valueFits(setting, plan, plan.options[name]));
}

function valueFits(setting: Setting, plan: Plan, value: Value | undefined): boolean {
  if (value === null || value === undefined) return true;
  if (setting.kind === "by_card") return sum(value as Record<string, number>) === sum(setting.printed);
  if (setting.kind === "by_seat") return (value as string[]).length === plan.others.length + 1;
  return true;
}
