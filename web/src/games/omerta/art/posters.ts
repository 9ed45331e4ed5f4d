import type { Drawing } from "../../../art/ink";
import type { Card } from "../../../wire/omerta";
import { alibi, driver, mole, safecracker, witness } from "./bystanders";
import { gangster, killer, lady, mamma, patrol, snitch } from "./rogues";

export type Character = Exclude<Card, `${number}`>;

/** A poster is printed in night, bone and one hue; `deep` is the hue in shadow. */
export const POSTERS: Record<Character, { hue: string; of: Drawing }> = {
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
};
