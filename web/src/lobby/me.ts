import { FACES, isFace } from "../art/people/house";
import { Trouble } from "../net/api";
import { callMe, claimSeats, type Me, whoAmI } from "../net/me";
import { say } from "../texts/texts.svelte";
import { isSwitch, isText, Kept } from "../ui/kept.svelte";
import { seats } from "./seats";

export const LONGEST_NAME = 20;
const MOST_CLAIMS = 100; // chairs at once

const drawn = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;

/** What I am called, at every table. */
export const me = new Kept<string>("name", "", isText);
/** And how I look there: whoever has not chosen gets a face, and keeps it. */
export const face = new Kept<string>("face", "", isFace);
if (!face.value) face.value = drawn(Object.keys(FACES));
/** Whether the house keeps my name: I find it again on other devices. */
export const kept = new Kept<boolean>("kept", false, isSwitch);

const names = (): readonly string[] => say("your-name.others").split(", ");
const isShare = (value: unknown): value is number => typeof value === "number" && value > 0 && value < 1;
const lot = new Kept<number>("lot", 0, isShare);
if (!lot.value) lot.value = Math.random();
/** What somebody is called who gives no name: the same today and tomorrow. */
export const suggested = (): string => names()[Math.floor(lot.value * names().length)] ?? "";

/** My name at a table, and from now on everywhere. Without one it is a name that nobody there has. */
export function nickname(taken: readonly string[] = []): string {
  const mine = me.value.trim();
  if (mine) return mine;
  const free = [suggested(), ...names()].find((name) => !taken.includes(name));
  me.value = free ?? suggested();
  return me.value;
}

export const guest = (): { nickname: string; face: string } => ({ nickname: nickname(), face: face.value });

/** As the house knows me. */
export function known(told: Me): void {
  kept.value = told.kept;
  if (told.nickname !== null) me.value = told.nickname;
  if (isFace(told.face) && told.face) face.value = told.face;
}

/** Who I am is asked once, when the page opens; chairs from before they hung on people are claimed first. Without an answer all stays as it was. */
async function meet(): Promise<void> {
  try {
    const held = seats.all();
    if (held.length > 0) {
      const { mine } = await claimSeats(held.slice(-MOST_CLAIMS));
      for (const code of mine) seats.forget(code);
    }
    known(await whoAmI());
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
  }
}

let asked: Promise<void> | undefined;
export const met = (): Promise<void> => {
  asked ??= meet();
  return asked;
};

/** I am called otherwise, or look otherwise: from now on, and not at tables where I sit. */
export async function renamed(): Promise<void> {
  if (!me.value.trim()) return;
  try {
    await callMe(guest());
  } catch (error) {
    if (!(error instanceof Trouble)) throw error; // at the next table it is told again
  }
}
