import { FACES, isFace } from "../art/people/house";
import { say } from "../texts/texts.svelte";
import { isText, Kept } from "../ui/kept.svelte";

export const LONGEST_NAME = 20;

const drawn = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;

/** What I am called, at every table. */
export const me = new Kept<string>("name", "", isText);
/** And how I look there: whoever has not chosen gets a face, and keeps it. */
export const face = new Kept<string>("face", "", isFace);
if (!face.value) face.value = drawn(Object.keys(FACES));

const names = (): readonly string[] => say("your-name.others").split(", ");
const lot = Math.random();
/** What somebody is called who gives no name. */
export const suggested = (): string => names()[Math.floor(lot * names().length)] ?? "";

/** My name at a table, and from now on everywhere. Without one it is a name that nobody there has. */
export function nickname(taken: readonly string[] = []): string {
  const mine = me.value.trim();
  if (mine) return mine;
  const free = [suggested(), ...names()].find((name) => !taken.includes(name));
  me.value = free ?? suggested();
  return me.value;
}
