/** The inks of every drawing: names of colours in `palette.css`. `hue` and `deep` are what the card is printed in. */
export type Ink =
  | "night"
  | "bone"
  | "brass"
  | "oxblood"
  | "bottle"
  | "smoke"
  | "hue"
  | "deep"
  | "skin"
  | "hair"
  | "cloth"
  | "accent"
  | "shade";

/** A shape of one ink, filled, or drawn as a line. */
export type Layer = readonly [ink: Ink, path: string, line?: "line"];

export type Drawing = readonly Layer[];
