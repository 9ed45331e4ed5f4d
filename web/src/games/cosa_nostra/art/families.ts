import { star } from "../../../art/path";
import type { Family } from "../../../wire/cosa_nostra";

/** Colour, crest and monogram: each alone tells whose it is. Crests on a grid of 24. */
export const CRESTS: Record<Family, { crest: string; monogram: string }> = {
  blundetto: { monogram: "SB", crest: "M12 1.5Q14.5 8.5 20 12Q14.5 15.5 12 22.5Q9.5 15.5 4 12Q9.5 8.5 12 1.5z" },
  dimaggio: {
    monogram: "FD",
    crest:
      "M12 2a4.8 4.8 0 0 1 4.2 7.1a4.8 4.8 0 1 1-2.9 7.6Q13.6 20 16 22H8Q10.4 20 10.7 16.7a4.8 4.8 0 1 1-2.9-7.6A4.8 4.8 0 0 1 12 2z",
  },
  calmuti: {
    monogram: "CC",
    crest: "M12 22Q3 14.5 2.5 9Q2.5 3.5 7 3.5Q10.5 3.5 12 7Q13.5 3.5 17 3.5Q21.5 3.5 21.5 9Q21 14.5 12 22z",
  },
  laserva: {
    monogram: "ML",
    crest:
      "M12 2Q20.5 9 21 13.5Q21 18 17 18Q14.5 18 13.3 16Q13.6 20 16 22H8Q10.4 20 10.7 16Q9.5 18 7 18Q3 18 3 13.5Q3.5 9 12 2z",
  },
  caruso: { monogram: "JC", crest: star(12, 12.5, 11, 4.6, 5) },
};
