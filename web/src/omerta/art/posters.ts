import type { Drawing } from "../../art/ink";
import { alibi, driver, mole, safecracker, witness } from "./bystanders";
import { gangster, killer, lady, mamma, patrol, snitch } from "./rogues";

/** A poster is printed in night, bone and one hue; `deep` is the hue in shadow. */
export const POSTERS = {
  gangster: { hue: "#c8a04a", of: gangster },
  lady: { hue: "#b23a48", of: lady },
  mole: { hue: "#c9b458", of: mole },
  snitch: { hue: "#5f8f7b", of: snitch },
  driver: { hue: "#c4743a", of: driver },
  safecracker: { hue: "#5d86a6", of: safecracker },
  killer: { hue: "#9c2f38", of: killer },
  witness: { hue: "#7a6aa0", of: witness },
  alibi: { hue: "#3f8f86", of: alibi },
  mamma: { hue: "#b8574a", of: mamma },
  patrol: { hue: "#4a6c9b", of: patrol },
} as const satisfies Record<string, { hue: string; of: Drawing }>;

export type Character = keyof typeof POSTERS;
