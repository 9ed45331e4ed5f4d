import { gameOf } from "../games/found";
import { readable } from "../texts/readable";
import { say, texts } from "../texts/texts.svelte";
import { facts } from "./games.svelte";
import type { Value } from "./plan.svelte";

const keyOf = (game: string, name: string): string => `set-${game}-${name}`;

/** Words for an option; `readable` what nobody has put into words. */
export const optionName = (game: string, name: string): string =>
  texts.knows(keyOf(game, name)) ? say(`set-${game}-${name}`) : readable(name);

/** A switch for what makes it easier: what it is called when it is on. */
export const gentleName = (game: string, name: string): string => part(game, name, "gentle") ?? optionName(game, name);

/** What it does, as it is set. */
export function optionDoes(game: string, name: string, value: Value): string {
  const particular = `of-${value}-does`;
  return part(game, name, texts.has(keyOf(game, name), particular) ? particular : "does") ?? "";
}

export const choiceName = (game: string, name: string, choice: string | number): string =>
  part(game, name, `of-${choice}`) ?? readable(String(choice));

/** A switch that may be left as it is has words for each of its three ways. */
export const wayName = (game: string, name: string, way: "left" | "on" | "off"): string =>
  part(game, name, way) ?? say(`switch-${way}`);

/** So much time, or so much of what the option of this name counts. */
export const amountWords = (game: string, name: string, amount: number): string =>
  part(game, name, "amount", { amount }) ??
  (name.endsWith("seconds") ? say("so-many-seconds", { seconds: amount }) : String(amount));

function part(game: string, name: string, attribute: string, args: Record<string, number> = {}): string | undefined {
  const key = keyOf(game, name);
  return texts.has(key, attribute) ? texts.say(`${key}.${attribute}`, args) : undefined;
}

/** An option that is not as printed, for those who come to the table. The words of the game have to be open. */
export function ruling(game: string, name: string, value: Value): string {
  const words = valueWords(game, name, value);
  return words === "" ? optionName(game, name) : say("told-of", { what: optionName(game, name), how: words });
}

function valueWords(game: string, name: string, value: Value): string {
  const setting = facts(game).options[name];
  const own = gameOf(game)?.settings?.[name];
  if (setting && own) return own.words(value, setting);
  switch (setting?.kind) {
    case "switch":
      return setting.may_be_left ? wayName(game, name, value ? "on" : "off") : ""; // it is off as printed
    case "choice":
      return choiceName(game, name, value as string | number);
    case "number":
      return value === null ? say("no-limit") : amountWords(game, name, Number(value));
    default:
      return "";
  }
}
