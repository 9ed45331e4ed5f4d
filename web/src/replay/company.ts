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
  names: told.seats.map((seat) => seat.bot ?? seat.name),
  options: told.options,
  said: [],
});

export const presence = (told: Told): Presence => ({
  type: "Presence",
  seats: told.seats.map(({ name, bot }) => ({
    name: bot ?? name,
    presence: bot === null ? "here" : "bot",
    caretaker_in: null,
  })),
  spectators: 0,
});

/** What is over is over. */
export const SILENT: Send = {
  answer: () => false,
  talk: () => false,
  say: () => false,
  order: () => false,
  more: () => false,
  reconsider: () => false,
};

/** A round's number, as the game writes it. */
export const numbered = (told: Told, round: number): string =>
  (told.game === "cosa-nostra" ? ["", "I", "II", "III", "IV"][round] : undefined) ?? String(round);

// Who plays whom is one of the first things that are told.
const ROLES: Record<string, { field: string; words: string }> = {
  Named: { field: "famous", words: "famous" },
  FamiliesChosen: { field: "families", words: "family" },
};

/** What each seat is called: a person by his name, and everybody by who he is at the table. */
export function named(told: Told, story: Story): string[] {
  const roles = rolesIn(story);
  return told.seats.map(({ name, bot }, seat) => {
    const role = roles[seat];
    if (bot !== null) return role ?? say(`bot-${bot}`);
    return role ? `${name} (${role})` : name;
  });
}

function rolesIn(story: Story): string[] {
  for (const { events } of story) {
    for (const event of events) {
      const role = ROLES[event.type];
      if (role)
        return (
          (event as unknown as Record<string, string[]>)[role.field]?.map((who) => say(`${role.words}-${who}`)) ?? []
        );
    }
  }
  return [];
}
