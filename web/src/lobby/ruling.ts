import { say } from "../texts/texts.svelte";
import { facts, type GameName } from "./games";
import type { Value } from "./plan.svelte";

/** So many turns, or so much time: as the option of this name counts. */
export const amountWords = (name: string, amount: number): string =>
  name === "turn_limit" ? say("so-many-turns", { turns: amount }) : say("so-many-seconds", { seconds: amount });

/** An option that is not as printed, for those who come to the table. The words of the game have to be open. */
export function ruling(game: GameName, name: string, value: Value): string {
  const key = `set-${game}-${name}`;
  const words = valueWords(game, name, value);
  return words === "" ? say(key) : `${say(key)}: ${words}`;
}

function valueWords(game: GameName, name: string, value: Value): string {
  const key = `set-${game}-${name}`;
  const setting = facts(game).options[name];
  switch (setting?.kind) {
    case "switch":
      return setting.may_be_left ? say(`${key}.${value ? "on" : "off"}`) : ""; // it is off as printed
    case "choice":
      return say(`${key}.of-${value}`);
    case "number":
      return value === null ? say("no-limit") : amountWords(name, Number(value));
    case "by_seat":
      return (value as string[]).map((each) => say(`family-${each}`)).join(", ");
    case "by_card":
      return Object.entries(value as Record<string, number>)
        .filter(([card, copies]) => copies !== setting.printed[card])
        .map(([card, copies]) => `${say(`card-${card}`)} ${copies}`)
        .join(", ");
    default:
      return "";
  }
}
