import { say } from "../texts/texts.svelte";
import { isText, Kept } from "../ui/kept.svelte";

export const LONGEST_NAME = 20;

/** What I am called, at every table. */
export const me = new Kept<string>("name", "", isText);

/** My name at a table. Who has given none gets one that nobody there has. */
export function nickname(taken: readonly string[] = []): string {
  const names = [say("your-name.example"), ...say("your-name.others").split(", ")];
  return me.value.trim() || (names.find((name) => !taken.includes(name)) ?? names[0] ?? "");
}
