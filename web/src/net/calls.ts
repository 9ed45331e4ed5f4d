import { ask } from "./api";

/** Where I am called. `at`: whose it is; `here`: this very browser; `failing`: it did not answer lately. */
export type Place = {
  place: string;
  kind: "push" | "discord" | "json";
  at: string;
  here: boolean;
  created: number;
  failing: boolean;
};
/** What a push service and a browser have agreed upon. */
export type Agreed = { endpoint: string; key: string; secret: string; language: string };
export type Shape = "discord" | "json";
export type Outcome = "sent" | "gone" | "busy" | "no-answer" | "not-public" | "redirect" | "too-much" | "refused";

const MINE = "me/calls";
export const places = (): Promise<{ key: string; places: Place[] }> => ask(MINE);
export const callHere = (agreed: Agreed): Promise<Place> => ask(`${MINE}/here`, agreed);
export const callThere = (url: string, shape: Shape, language: string): Promise<Place> =>
  ask(`${MINE}/there`, { url, shape, language });
export const testCall = (place: string): Promise<{ outcome: Outcome }> => ask(`${MINE}/test`, { place });
export const callNoMore = (place: string): Promise<object> => ask(`${MINE}/off`, { place });
