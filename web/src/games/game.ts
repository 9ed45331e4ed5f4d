import type { Component } from "svelte";
import type { Setting } from "../lobby/games.svelte";
import type { Value } from "../lobby/plan.svelte";
import type { Speaker } from "../plain/speaker";
import type { Blamed, Hint, HintInWords, InWords, Names } from "../replay/coached";
import type { Fact } from "../table/briefed";
import type { Given } from "../table/tables";

type Lazy<T> = () => Promise<T>;
type Drawn<Props extends Record<string, unknown>> = Lazy<{ default: Component<Props> }>;

/** What a component is given that sets an option of its game. */
export type SettingProps = {
  label: string;
  setting: Setting;
  chairs: readonly string[];
  value: Value;
  onchange: (value: Value) => void;
};

/** An option for which a switch, a choice or a number will not do. `words`: the value, for those who come to the table. */
export type OwnSetting = { drawn: Drawn<SettingProps>; words: (value: Value, setting: Setting) => string };

/**
 * All that the rest of the page has to know of a game: `index.ts` of its folder exports it as `game`. Whatever is large
 * comes when it is wanted. Its words lie beside it (`words/`), and what the front page says of it (`poster/`).
 */
export type Game = {
  name: string; // on the wire
  table: Drawn<Given>;
  placard: Drawn<Record<string, never>>; // the picture of its poster
  rules?: Drawn<Record<string, never>>; // for people, with its cards; their words lie in `rules/` beside its own
  plain: Lazy<{ default: typeof Speaker }>; // the same as a list
  aside?: Drawn<Given>; // what is done beside the question there, where a button is not enough
  coach: Lazy<{
    inWords: (blamed: Blamed, names: Names) => InWords;
    hintInWords: (hint: Hint, view: unknown, names: Names) => HintInWords;
  }>;
  briefing?: Lazy<{
    briefed: (known: unknown, view: unknown, names: readonly string[]) => readonly Fact[]; // what a chair knows
    called: (card: string) => string; // that can be named in an instruction
  }>;
  settings?: Record<string, OwnSetting>; // by the name of the option
  roles?: { event: string; field: string; words: string }; // the event that says who plays whom, and the key of each
  numeral?: (round: number) => string; // if it does not count its rounds 1, 2, 3
};
