import type { Influence } from "../../../wire/cosa_nostra";

/** The influence cards: a colour, a drawing on a grid of 24, and what is done to the dice, if anything. */
export const INFLUENCE: Record<Influence, { hue: string; line: string; sign: string }> = {
  snitch: {
    hue: "#5f8f7b",
    line: "M7 3.5q6-2 8 3 .5 2 2.5 4.5-1.5 1-1.8 1.5l.3 1.5-1 1 .3 1.5q-.3 2.5-3.8 2L11 21M4 7.5Q4 4.5 7 3.5M19.5 12l3-1M19.5 15h3M19.5 18l3 1",
    sign: "",
  },
  schemer: {
    hue: "#8a6f3a",
    line: "M8.5 20.5h7M7 18h10l-1.5 2.5h-7zM9 18q1.5-5 1-8.5h4q-.5 3.5 1 8.5M8.5 9.5h7l1-4-2.5 1.5L12 3.5 10 7 7.5 5.5z",
    sign: "",
  },
  henchman: {
    hue: "#4a6c9b",
    line: "M4 20.5q-.5-8 2-12.5L5 4.5 8.5 3l3 1.5-.5 3.5-2.5.5q0 3 1 4.5 3-3 7-2t4 5q0 4-5 4.5H4zM9.5 13q1 1.5 2.5 1.5",
    sign: "−1",
  },
  spy: {
    hue: "#6a5a93",
    line: "M16.5 10a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM14.8 14.8L21 21M6 10q2-3 4-3t4 3q-2 3-4 3t-4-3zM10 10h.01",
    sign: "",
  },
  machine_pistol: {
    hue: "#7d3b33",
    line: "M2 8h17v-1.5h1.5V11H13l-1 1.5V20H8.5v-7L6 12l-1.5 7H1.5L3 11H2zM16 11v3",
    sign: "+1",
  },
  distraction: {
    hue: "#b0563f",
    line: "M12 2l1.8 5.5L18 3.5l-1 5.5 5-.5-4 3.5 4 3-5 0 1.5 5.5-4.7-3.5L12 22l-1.8-5L5.5 20.5 7 15l-5 0 4-3-4-3.5 5 .5-1-5.5 4.2 4zM12 9.5v3.5M12 15.5h.01",
    sign: "−1",
  },
  emergency_doc: { hue: "#3f7d74", line: "M3 8.5h18v11.5H3zM9 8.5V5h6v3.5M12 11.5v5.5M9.2 14.2h5.6", sign: "" },
  saboteur: {
    hue: "#4f5357",
    line: "M5 3l7 9.5L19 3M12 12.5l-2 3.2M12 12.5l2 3.2M10.5 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM19.5 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",
    sign: "+1",
  },
};
