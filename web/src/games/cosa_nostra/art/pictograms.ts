import { RACKETS } from "./rackets";

/** What a job is about, as line drawings on a grid of 24. A job without its own is drawn by its kind. */
export const KINDS = {
  cash: "M2.5 7h19v10.5h-19zM15 12.2a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM5.5 10v.01M18.5 14.5v.01M12 10.7v3",
  player: "M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M19 12a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM12 9l2 3-2 3-2-3z",
  businessman: "M3.5 8.5h17v11h-17zM9 8.5V5h6v3.5M3.5 13.5h6M14.5 13.5h6M13.5 10.5l-3.5 4h4l-3 3.5",
  company: "M4 20.5V9l5-3v3l5-3v3l5-3v14.5zM7.5 13h2M13 13h2M7.5 16.5h2M13 16.5h2",
  gangster:
    "M4 11.5Q12 8.5 20 11.5Q16 13.5 12 13.5T4 11.5zM7.5 10.5l.8-5.5q1.7-1 3.7.2 2-1.2 3.7-.2l.8 5.5M8.5 13.5V16q.5 4.5 3.5 5 3-.5 3.5-5v-2.5M10.5 16.5h.01M13.5 16.5h.01",
  response: "M3 18.5q0-9 9-9t9 9M3 18.5h18M5.5 14.5l1.5-4 2 2.5 1.5-4.5L12 12l1.5-3.5L15 13l2-2.5 1.5 4M12 18.5v-3",
  neither: "M12 2.5l2.8 6.4 6.7.7-5 4.6 1.4 6.8L12 17.5 6.1 21l1.4-6.8-5-4.6 6.7-.7z",
};

export const JOBS: Record<string, string> = {
  bash_a_businessman:
    "M5 10.5h12q2.5 0 2.5 2.5v2q0 5-5.5 5h-3q-6 0-6-6zM8 10.5V7.5q0-1 1.3-1t1.2 1v3-4q0-1 1.3-1t1.2 1v4-3q0-1 1.2-1t1.3 1v3M11 13.5h3.5",
  property_damage: "M4 3.5h16v17H4zM12 3.5L10 9l3.5 2.5L9 15l2 5.5M10 9L4 8M13.5 11.5L20 9.5M9 15l-5 1.5",
  theft:
    "M7.5 9.5Q4.5 13 4.5 16.5 4.5 21 12 21t7.5-4.5q0-3.5-3-7zM7.5 9.5h9L18.5 4 15 5.5 12 3.5 9 5.5 5.5 4zM14 13q-4-1.5-4 .7 0 1.3 2 1.5t2 1.5q0 2-4 .5",
  vandalism:
    "M6 10.5h7v10.5H6zM7.5 10.5V8h4v2.5M9.5 8V6M15.5 5h.01M18.5 3.5h.01M18.5 6.5h.01M21 5h.01M21 8.5h.01M6 14.5h7",
  exceptional_offer: "M3 12.5V4h8.5l9.5 9.5-8 8zM8 8.5h.01M10.5 15l4-3.5",
  connections:
    "M12 8a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5zM5.5 20.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5zM18.5 20.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5zM10.8 7.8L6.8 15.5M13.2 7.8l4 7.7M8 18h8",
  money_laundering:
    "M4.5 3h15v18h-15zM4.5 7.5h15M17 14a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM7.5 13.5q2.3-1.5 4.5 0t4.5 0M16.5 5.3h.01M7.5 5.3h3",
  birthday_party:
    "M4 20.5v-7.5h16v7.5zM4 16.5q2 2 4 0t4 0 4 0 4 0M8 13V9.5M12 13V9.5M16 13V9.5M8 6.5h.01M12 6.5h.01M16 6.5h.01M2.5 20.5h19",
  arson:
    "M12 2.5q1 4.5 4 7.5t2.5 6q-.5 5-6.5 5.5-6-.5-6.5-5.5 0-3.5 2.5-5.5.2 2.5 1.5 3Q9 7 12 2.5zM12 21.5q-3-1-2.5-3.5T12 14q3 2.5 2.5 5z",
  kill_a_businessman: "M5 21V10a7 7 0 0 1 14 0v11M3 21h18M12 8v7M9.5 10.5h5",
  assassination: "M12 2v6M12 16v6M2 12h6M16 12h6M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM12 12h.01",
  persuasion: "M3.5 6h17v12h-17zM3.5 6l8.5 7 8.5-7M3.5 18l6-6.5M20.5 18l-6-6.5",
  robbery: "M3 8.5Q12 5 21 8.5q.5 7-4.5 8-2.5 0-3.5-2.5h-2q-1 2.5-3.5 2.5-5-1-4.5-8zM6.5 11.5h3.5M14 11.5h3.5",
  horse_racing:
    "M6 21L4.5 13a7.6 7.6 0 1 1 15 0L18 21h-3.5l1.2-8a3.8 3.8 0 1 0-7.4 0l1.2 8zM6.5 9.5h.01M12 6h.01M17.5 9.5h.01M7 15.5h.01M17 15.5h.01",
  drive_by_shooting:
    "M2.5 16.5v-4l2.5-.5 3-4.5h7l2.5 4.5 4 .5v4h-2M7.5 16.5h9M7.5 16.5a2 2 0 1 1-4 0M20 16.5a2 2 0 1 1-4 0M9 12h6M18 8l3.5-2M18.5 5.5L20 3M16 5.5V3",
  car_bomb:
    "M17.5 14.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM14 8.5l2-3q2-2 4-.5M21.5 3.5h.01M22 6.5h.01M19 2.5h.01M8 14q.5-2.5 3-3",
  poker: "M3.5 8L10 4.5l5.5 11.5L9 19.5zM12.5 5l7.5 1.5-2.5 13-3.5-.7M9.5 9.5l2 2-.5 2.5-2.2-1.5z",
  tucos_warning: "M12 4v10M12 19h.01M4 21h16",
};

export type Kind = keyof typeof KINDS;

export const pictogram = (job: string, kind: Kind): string => JOBS[job] ?? RACKETS[job] ?? KINDS[kind];
