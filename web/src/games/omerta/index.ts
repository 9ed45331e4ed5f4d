import { say } from "../../texts/texts.svelte";
import type { Game } from "../game";

export const game: Game = {
  name: "omerta",
  table: () => import("./Table.svelte"),
  placard: () => import("./art/Placard.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  plain: () => import("./plain"),
  coach: () => import("./coached"),
  briefing: () => import("./briefed"),
  settings: {
    characters: {
      drawn: () => import("./lobby/Characters.svelte"),
      words: (value, setting) =>
        Object.entries(value as Record<string, number>)
          .filter(([card, copies]) => setting.kind === "by_card" && copies !== setting.printed[card])
          .map(([card, copies]) => `${say(`card-${card}`)} ${copies}`)
          .join(", "),
    },
  },
  roles: { event: "Named", field: "famous", words: "famous" },
};
