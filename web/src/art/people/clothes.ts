import type { Drawing } from "../ink";
import { circle } from "../path";

/** From the neck down, and what is worn or carried. */

const NECK = "M19.4 36L28.6 36L29.4 45L24 48L18.6 45z";
const SHADOW = "M19.4 39.6Q24 44.4 28.6 39.6L29 43.4Q24 47 19.4 43.4z";

const body = (whole: string, shaded: string): Drawing => [
  ["skin", NECK],
  ["shade", SHADOW],
  ["cloth", whole],
  ["shade", shaded],
];

export const BODIES: Record<string, Drawing> = {
  slim: body("M9.6 52Q10.4 45.6 18.6 43L24 48L29.4 43Q37.6 45.6 38.4 52z", "M29.4 43Q37.6 45.6 38.4 52L31 52z"),
  plain: body("M5.6 52Q6.6 45 18 42.4L24 48L30 42.4Q41.4 45 42.4 52z", "M30 42.4Q41.4 45 42.4 52L33 52z"),
  broad: body("M.6 52Q1.6 43.6 17 40.8L24 48L31 40.8Q46.4 43.6 47.4 52z", "M31 40.8Q46.4 43.6 47.4 52L36 52z"),
};

const SHIRT = "M18.6 43.4L24 48.6L29.4 43.4L31.6 52L16.4 52z";

export const COLLARS: Record<string, Drawing> = {
  tie: [
    ["bone", SHIRT],
    ["accent", "M22.4 47L25.6 47L26.8 52L21.2 52z"],
  ],
  bowtie: [
    ["bone", SHIRT],
    ["accent", "M24 47.4L29 45L29 50.4L24 48L19 50.4L19 45z"],
  ],
  open: [
    ["bone", SHIRT],
    ["skin", "M21 44.6L24 52L27 44.6L24 46z"],
  ],
  dark: [
    ["night", SHIRT],
    ["accent", "M22.4 47L25.6 47L26.8 52L21.2 52z"],
  ],
  rollneck: [
    ["accent", "M18 41Q24 45.4 30 41L31.4 52L16.6 52z"],
    ["shade", "M18.2 43.6Q24 47.8 29.8 43.6", "line"],
  ],
  leather: [
    ["bone", "M20.4 45L24 48L27.6 45L28 52L20 52z"],
    ["night", "M18 42L20.8 52L14 52L13 44.4zM30 42L27.2 52L34 52L35 44.4z"],
    ["smoke", "M18 42L20.8 52M30 42L27.2 52", "line"],
  ],
  kimono: [
    ["bone", "M17.6 42.4L26 52L22 52L15.4 44zM30.4 42.4L22 52L26 52L32.6 44z"],
    ["accent", "M17.6 42.4L26 52M30.4 42.4L24 49.8", "line"],
  ],
  scarf: [
    ["accent", "M16.6 41Q24 46.4 31.4 41L32 45.6Q24 50 16 45.6z"],
    ["accent", "M25.4 46L30.4 45L31.4 52L26 52z"],
    ["shade", "M16.4 43.4Q24 48.4 31.6 43.4", "line"],
  ],
  chain: [
    ["night", SHIRT],
    ["brass", "M18.8 44Q20 51 24 51Q28 51 29.2 44", "line"],
    ["brass", "M22.6 50L25.4 50L24.8 52L23.2 52z"],
  ],
  vest: [
    ["bone", "M17 43.6L24 48.6L31 43.6L34 52L14 52z"],
    ["cloth", "M18.6 45L24 52L14.6 52zM29.4 45L24 52L33.4 52z"],
    ["accent", "M22.8 47.4L25.2 47.4L25.8 50.4L24 52L22.2 50.4z"],
  ],
  pearls: [
    ["skin", "M18.6 43.4L24 51.6L29.4 43.4z"],
    [
      "bone",
      `${circle(19.6, 45.2, 1)}${circle(21.6, 47, 1)}${circle(24, 47.8, 1)}${circle(26.4, 47, 1)}${circle(28.4, 45.2, 1)}`,
    ],
  ],
  fur: [
    [
      "hair",
      "M18.6 42L24 52L12 52L7.4 47.6Q12 46.6 13 44Q16 44.4 18.6 42zM29.4 42L24 52L36 52L40.6 47.6Q36 46.6 35 44Q32 44.4 29.4 42z",
    ],
  ],
};

export const MARKS: Record<string, Drawing> = {
  scar: [["oxblood", "M30.6 20.6L29 31M28.8 24L31 24.6M28.4 27.4L30.6 28", "line"]],
  plaster: [
    ["bone", "M20.4 28.4L27.8 29.4L27.4 32.2L20 31.2z"],
    ["smoke", `${circle(23.8, 30.3, 0.5)}`],
  ],
  mole: [["night", circle(19, 33.4, 0.7)]],
  earring: [["brass", `${circle(13, 31.6, 1.3)}${circle(35, 31.6, 1.3)}`]],
  tattoo: [["accent", "M16 29.6L18 33.4L15.8 36M18 33.4L19.4 31", "line"]],
  diamond: [
    ["bone", "M33.6 46.4L36.4 46.4L37.6 48L35 51L32.4 48z"],
    ["accent", "M32.4 48L37.6 48M35 51L33.8 48M35 51L36.2 48", "line"],
  ],
  badge: [
    ["brass", circle(35, 48.6, 2.2)],
    ["night", circle(35, 48.6, 1)],
  ],
  flower: [
    ["oxblood", `${circle(34, 47, 1.3)}${circle(36.2, 48.6, 1.3)}${circle(33.2, 49.4, 1.3)}`],
    ["bone", circle(34.5, 48.4, 0.7)],
  ],
  twofingers: [
    [
      "skin",
      "M35 52L34.6 44Q34.4 36 36 35.8Q37.4 36 37.2 42L37.8 42L38.6 36Q39.2 34 40.4 35Q41 36 40 43L42.6 45.4L42 52z",
    ],
    ["shade", "M37.6 43.6L37.8 46.4", "line"],
  ],
  gloves: [
    [
      "night",
      "M34 52L33.4 43Q33.4 40.6 35 40.6L35.6 37Q37 35.6 37.8 37L38 40L39 36.2Q40.4 35.2 41 37L40.6 41L42 38.4Q43.8 38 43.6 40.4L41.6 47L41.6 52z",
    ],
    ["smoke", "M33.8 48.6L41.6 48.6", "line"],
  ],
  knuckles: [
    ["brass", `${circle(9.6, 46.4, 1.5)}${circle(12.6, 45.6, 1.5)}${circle(15.6, 45.6, 1.5)}M7.6 47.4h10v2h-10z`],
    ["skin", "M7.6 49Q7.6 47.6 9 47.6L16.6 47.6Q18 47.6 18 49L18 52L7.6 52z"],
  ],
  bottle: [
    ["bottle", "M6.6 52L6.6 45Q6.8 43 8.4 42L8.4 37.6L10.6 37.6L10.6 42Q12.2 43 12.4 45L12.4 52z"],
    ["bone", "M7.4 46.6h4.2v3.4h-4.2z"],
  ],
  whiskers: [["night", "M17.4 32.6L12.6 31.4M17.4 34L12.4 34.4M30.6 32.6L35.4 31.4M30.6 34L35.6 34.4", "line"]],
  dots: [
    [
      "night",
      `${circle(17.4, 31, 0.6)}${circle(19.2, 31, 0.6)}${circle(17.4, 32.8, 0.6)}${circle(19.2, 32.8, 0.6)}${circle(18.3, 31.9, 0.6)}`,
    ],
  ],
};
