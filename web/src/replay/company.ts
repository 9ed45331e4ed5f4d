import { gameOf } from "../games/found";
import { botName } from "../lobby/bots";
import { called } from "../lobby/called";
import type { Told } from "../net/api";
import type { Eyes } from "../route.svelte";
import type { Send } from "../table/sitting.svelte";
import { say } from "../texts/texts.svelte";
import type { Presence, Welcome } from "../wire/protocol";
import type { Story } from "./reel";

/** Who sat there, as a table is told it. */
export const welcome = (told: Told, eyes: Eyes): Welcome => ({
  type: "Welcome",
  protocol: 1,
  table: told.table,
  game: told.game,
  rules: told.rules,
  seat: typeof eyes === "number" ? eyes : null,
  names: told.seats.map((seat) => seat.bot ?? called(seat.name)),
  options: told.options,
  said: [],
  timing: told.timing,
});

export const presence = (told: Told): Presence => ({
  type: "Presence",
  seats: told.seats.map(({ name, bot, face }, seat) => ({
    name: bot ?? called(name),
    presence: bot === null ? "here" : "bot",
    caretaker_in: null,
    face,
    hinted: told.hinted.includes(seat),
    left: false,
    holiday: null,
    applicant: null,
    style: "",
  })),
  spectators: 0,
});

/** What is over is over. */
export const SILENT: Send = {
  answer: () => false,
  talk: () => false,
  weigh: async () => null,
  inspect: async () => null,
  warn: async () => [],
  say: () => false,
  order: () => false,
  more: () => false,
  reconsider: () => false,
};

/** A round's number, as the game writes it. */
export const numbered = (told: Told, round: number): string => gameOf(told.game)?.numeral?.(round) ?? String(round);

/** What each seat is called: a person by his name, and everybody by who he is at the table. */
export function named(told: Told, story: Story): string[] {
  const roles = rolesIn(told.game, story);
  return told.seats.map(({ name, bot }, seat) => {
    const role = roles[seat];
    if (bot !== null) return role ?? botName(bot);
    return role ? `${called(name)} (${role})` : called(name);
  });
}

/** Who plays whom is one of the first things that are told. */
function rolesIn(game: string, story: Story): string[] {
  const roles = gameOf(game)?.roles;
  if (!roles) return [];
  const told = story.flatMap(({ events }) => events).find(({ type }) => type === roles.event);
  const who = (told as unknown as Record<string, string[]> | undefined)?.[roles.field] ?? [];
  return who.map((each) => say(`${roles.words}-${each}`));
}
