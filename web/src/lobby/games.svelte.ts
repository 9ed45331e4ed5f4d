import { type ListedGame, listedGames, Trouble } from "../net/api";
import { readable } from "../texts/readable";
import { say, texts } from "../texts/texts.svelte";
import known from "../wire/games.json";
import type { Schema } from "./schema";

/** An option that a table can be opened with. `may_be_left`: none of it, `null`, is an answer too. */
export type Setting =
  | { kind: "switch"; default: boolean | null; may_be_left: boolean }
  | { kind: "choice"; default: string | number; may_be_left: boolean; choices: (string | number)[] }
  | { kind: "number"; default: number | null; may_be_left: boolean; least: number; most: number | null }
  | { kind: "by_seat"; default: null; may_be_left: true; choices: string[] }
  | { kind: "by_card"; default: null; may_be_left: true; printed: Record<string, number> };

/**
 * `levels`: how strong the company may be, the weakest first. `gentle`: options for a first-timer. `post`: options that play by post has. `instructions`: what can
 * be said in advance, by what a question is about: the names of the rules.
 */
export type Facts = {
  players: number[];
  bots: string[];
  levels: string[];
  gentle: Record<string, boolean | number | string | null>;
  coach: boolean;
  options: Record<string, Setting>;
  lessons: string[];
  post: Record<string, unknown>;
  instructions: Record<string, string[]>;
};

const KNOWN = known as Record<string, Facts>; // when the page was made
const UNKNOWN: Facts = {
  players: [],
  bots: [],
  levels: [],
  gentle: {},
  coach: false,
  options: {},
  lessons: [],
  post: {},
  instructions: {},
};

/** The games that can be played here. Until the server has said which, those that the page was made with. */
class Games {
  #listed: readonly string[] | undefined = $state.raw();
  #others: Record<string, Facts> = $state.raw({}); // of games that the page was not made with
  readonly titles: Record<string, string> = $state({}); // of games without a poster
  #asked: Promise<void> | undefined;

  readonly names: readonly string[] = $derived.by(() => {
    const ours = Object.keys(KNOWN);
    const all = this.#listed ?? ours;
    return [...ours.filter((name) => all.includes(name)), ...all.filter((name) => !ours.includes(name))];
  });

  facts(name: string): Facts {
    return KNOWN[name] ?? this.#others[name] ?? UNKNOWN;
  }

  /** Asks the server, once. That it cannot be reached is told elsewhere. */
  load(): Promise<void> {
    this.#asked ??= this.#ask().catch((error: unknown) => {
      this.#asked = undefined;
      if (!(error instanceof Trouble)) throw error;
    });
    return this.#asked;
  }

  async #ask(): Promise<void> {
    const listed = await listedGames();
    const others = listed.filter(({ game }) => !(game in KNOWN));
    if (others.length > 0) await this.#meet(others);
    this.#listed = listed.map(({ game }) => game);
  }

  async #meet(others: readonly ListedGame[]): Promise<void> {
    const { settingsIn } = await import("./schema");
    const facts = ({ game: _, options, defaults, ...same }: ListedGame): Facts => ({
      ...same,
      options: settingsIn(options as Schema, defaults),
    });
    this.#others = Object.fromEntries(others.map((each) => [each.game, facts(each)]));
    for (const { game } of others) void this.#call(game);
  }

  async #call(game: string): Promise<void> {
    const title = await texts.title(game);
    if (title !== undefined) this.titles[game] = title;
  }
}

export const games = new Games();
export const facts = (name: string): Facts => games.facts(name);

/** What a game is called; without a poster by its own title, or its name on the wire. */
export const gameTitle = (name: string): string =>
  texts.knows(`game-${name}`) ? say(`game-${name}`) : (games.titles[name] ?? readable(name));
