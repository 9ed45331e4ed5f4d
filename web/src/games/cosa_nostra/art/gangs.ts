/** Where a mercenary comes from: a colour and a sign on a grid of 24. */
export const GANGS = {
  latinos: {
    colour: "#d98a3d",
    sign: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7",
  },
  crips: { colour: "#7fb6d6", sign: "M4 18.5L3 7l5 4.5 4-7 4 7L21 7l-1 11.5zM4.5 21.5h15" },
  bikers: {
    colour: "#a7a39a",
    sign: "M18.5 14a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM12 7.5v13M5.5 14h13M12 5Q7 5 2 2q.5 5 4.5 6M12 5q5 0 10-3-.5 5-4.5 6",
  },
  russians: {
    colour: "#c9d6dc",
    sign: "M12 2.5v19M3.8 7.3l16.4 9.4M3.8 16.7l16.4-9.4M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5M4 10.5l3.4-.9-.9-3.3M20 13.5l-3.4.9.9 3.3M4 13.5l3.4.9-.9 3.3M20 10.5l-3.4-.9.9-3.3",
  },
  yakuza: {
    colour: "#d9647a",
    sign: "M12 9.5Q8 6 10 2.5l2 1.5 2-1.5Q16 6 12 9.5zM14.4 11.2Q15 6 19 6.6l-.4 2.4 2.4 1Q18.5 13 14.4 11.2zM13.5 14Q18.5 15 18 19l-2.4-.5-1.4 2Q12 18 13.5 14zM10.5 14Q12 18 9.8 20.5l-1.4-2L6 19Q5.5 15 10.5 14zM9.6 11.2Q5.5 13 3 10l2.4-1L5 6.6Q9 6 9.6 11.2z",
  },
} as const;

export type Gang = keyof typeof GANGS;
