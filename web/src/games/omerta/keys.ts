import { letter } from "../../ui/typing";
import { slotOf, type Thing } from "./picking";
import type { Play } from "./play.svelte";

const THINGS: Record<string, Thing> = { d: "deck", p: "pile", o: "call" };
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const PRESSABLE = ["ul button", "ol button", ".middle button", ".answers button"]
  .map((each) => `${each}:not([aria-disabled=true], .about)`)
  .join();

/** A key was pressed. Whether it meant something here. */
export function keyed(play: Play, event: KeyboardEvent, table: HTMLElement): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const digit = slotKey(event);
  if (digit !== undefined && play.me !== null) {
    play.glances.hold(play.nameOf(play.me, digit));
    return picks(play, event, slotOf(play.me, digit));
  }
  const thing = THINGS[letter(event)];
  if (thing !== undefined) return picks(play, event, thing);
  if (event.key === "Escape" || event.key === "Backspace" || letter(event) === "u") return takesBack(play, event);
  if (event.key === " " || event.key === "Enter") {
    // What has the focus is pressed, by the browser.
    if (document.activeElement !== document.body) return false;
    return picks(play, event, play.next.has("sure") ? "sure" : play.next.has("enough") ? "enough" : "decline");
  }
  const step = STEPS[event.key];
  return step !== undefined && moves(table, step);
}

export function released(play: Play, event: KeyboardEvent): void {
  const digit = slotKey(event);
  if (digit !== undefined && play.me !== null) play.glances.letGo(play.nameOf(play.me, digit));
}

/** By where the key is: on a French keyboard the digits are on the upper side. */
function slotKey(event: KeyboardEvent): number | undefined {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  return digit === undefined ? undefined : Number(digit) - 1;
}

/** A half-made choice; or an answer that nobody has seen. */
function takesBack(play: Play, event: KeyboardEvent): boolean {
  if (play.picked.length > 0) play.back();
  else if (play.undo && event.key !== "Escape") play.reconsider();
  else return false;
  return true;
}

function picks(play: Play, event: KeyboardEvent, thing: Thing): boolean {
  if (event.repeat || !play.next.has(thing)) return false;
  play.pick(thing);
  return true;
}

/** The focus goes to the next thing that can be picked. */
function moves(table: HTMLElement, step: number): boolean {
  const all = [...table.querySelectorAll<HTMLElement>(PRESSABLE)];
  if (all.length === 0) return false;
  const now = all.indexOf(document.activeElement as HTMLElement);
  all[(now + step + all.length + (now < 0 && step < 0 ? 1 : 0)) % all.length]?.focus();
  return true;
}
