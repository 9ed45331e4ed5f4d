import { say } from "../../texts/texts.svelte";
import type { Game } from "../game";
import { numeral } from "./numerals";

export const game: Game = {
  name: "cosa-nostra",
  table: () => import("./Table.svelte"),
  placard: () => import("./art/Placard.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  plain: () => import("./plain"),
  aside: () => import("./Aside.svelte"),
  coach: () => import("./coached"),
  briefing: () => import("./briefed"),
  settings: {
    families: {
      drawn: () => import("./lobby/Families.svelte"),
      words: (value) => (value as string[]).map((each) => say(`family-${each}`)).join(", "),
    },
  },
  roles: { event: "FamiliesChosen", field: "families", words: "family" },
  numeral,
};
