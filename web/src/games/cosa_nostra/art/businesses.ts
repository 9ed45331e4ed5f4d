/** Businesses as the tubes of a neon sign, on a grid of 24. A businessman's sign is round, a company's a board. */
export type Sign = { tube: string; glow: string; company?: true };

export const BUSINESSES = {
  pimp: {
    glow: "#ff6f9f",
    tube: "M5 5.5Q6 10.5 10 13Q14 15 19 16Q20.5 16.5 20.5 18.5H14Q11.5 16.5 8 14L7.2 19M5 5.5Q3.5 8.5 4.5 11.5L6.5 19",
  },
  drug_dealer: {
    glow: "#7dea8f",
    tube: "M6.3 17.7a4 4 0 0 1 0-5.6l5.8-5.8a4 4 0 0 1 5.6 5.6l-5.8 5.8a4 4 0 0 1-5.6 0zM9.2 9.2l5.6 5.6M18 18h.01M20.5 15.5h.01M16 20.5h.01",
  },
  loan_shark: {
    glow: "#52d8f0",
    tube: "M6 14.5Q8 6.5 16.5 3.5Q14.5 8.5 17.5 14.5M3 17q2.25-2 4.5 0t4.5 0 4.5 0 4.5 0M5 20.5q1.75-1.5 3.5 0t3.5 0 3.5 0 3.5 0",
  },
  lawyer: {
    glow: "#ffd27a",
    tube: "M12 4v15.5M8 20h8M5 6.5h14M5 6.5l-2.5 6.5a2.7 2.7 0 0 0 5 0zM19 6.5l-2.5 6.5a2.7 2.7 0 0 0 5 0z",
  },
  politician: {
    glow: "#f2f0e6",
    tube: "M4 20.5h16M6 20.5v-7M10 20.5v-7M14 20.5v-7M18 20.5v-7M4 13.5h16L12 8.5zM12 8.5V3.5h4.5l-1 1.5 1 1.5H12",
  },
  cop: {
    glow: "#6fa0ff",
    tube: "M12 2.5l7.5 2.5v6.5Q19.5 17.5 12 21.5Q4.5 17.5 4.5 11.5V5zM12 7.5l1.4 2.9 3.1.4-2.3 2.1.6 3.1-2.8-1.5-2.8 1.5.6-3.1-2.3-2.1 3.1-.4z",
  },
  building_firm: {
    glow: "#ffa14a",
    company: true,
    tube: "M8 21V3.5L20.5 7H4M4.5 21h7M8 3.5L4 7v3M17 7v4.5M15 11.5h4v4h-4zM8 11l-2 3 2 3",
  },
  garage: {
    glow: "#ff6a5a",
    company: true,
    tube: "M4 17.5V12.5l2-6.5h12l2 6.5v5zM4 12.5h16M6 17.5V20M18 17.5V20M7.5 15h1.5M15 15h1.5",
  },
  waste_company: {
    glow: "#c8e05a",
    company: true,
    tube: "M6 7.5h12l-1 13H7zM4 7.5h16M9.5 7.5V4.5h5v3M10 11l.4 6.5M14 11l-.4 6.5",
  },
  night_club: {
    glow: "#c58bff",
    company: true,
    tube: "M4 5.5h16l-8 8.5zM12 14v6.5M8 20.5h8M7 8.7h10M14.5 5.5l3.5-4M13.5 6.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z",
  },
  casino: {
    glow: "#ff5c6c",
    company: true,
    tube: "M10.5 17a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0zM19.6 17.5a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0zM7.5 13.7Q8 8 15.5 4Q14.5 9 16 14.2M15.5 4Q20 3 21.5 7.5Q17 9 15.5 4",
  },
} as const satisfies Record<string, Sign>;

export type Business = keyof typeof BUSINESSES;
