/** The inks of every drawing, most of them in `palette.css`; `hue`, `accent` and their like are set by what is drawn. */
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
  | "shade"
  | "steel"
  | "manila"
  | "glowing";

/** A shape of one ink, filled, or drawn as a line. */
export type Layer = readonly [ink: Ink, path: string, line?: "line"];

export type Drawing = readonly Layer[];
