import { beforeAll, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import Narrator from "../src/learn/Narrator.svelte";
import { progress, reached } from "../src/learn/progress.svelte";
import { follow } from "../src/learn/way";
import { say } from "../src/texts/texts.svelte";
import type { Lesson, Refused } from "../src/wire/protocol";

const LESSON: Lesson = { type: "Lesson", step: 2, steps: 7, say: "learn-begin", glow: [], waits: "move" };
const WRONG: Refused = { type: "Refused", why: "lesson", code: "learn-wait", detail: "", params: {} };
const shown = (more: Partial<Lesson>, wrong?: Refused, next?: string) => {
  const ongo = vi.fn();
  return { ongo, screen: render(Narrator, { game: "omerta", lesson: { ...LESSON, ...more }, wrong, next, ongo }) };
};

/** A table with two slots and a button, and what of it has the light. */
function table(): { lit: () => string[]; press: (thing: string) => void } {
  document.body.innerHTML = `<main>
    <li data-thing="slot 0 0"><button></button></li><li data-thing="slot 0 1"><button></button></li>
    <div data-thing="cash" data-value="0"></div></main>`;
  const things = [...document.querySelectorAll<HTMLElement>("[data-thing]")];
  return {
    lit: () =>
      things.filter((each) => getComputedStyle(each).outlineStyle === "solid").map((each) => each.dataset.thing ?? ""),
    press: (thing) => {
      const button = document.querySelector(`[data-thing="${thing}"] button`);
      if (button) button.ariaPressed = "true";
      else document.querySelector<HTMLElement>(`[data-thing="${thing}"]`)?.setAttribute("data-value", "1000");
    },
  };
}

beforeAll(() => localStorage.clear());

test("a browser remembers how far one is, and that one was at the end", () => {
  expect(progress("omerta", "snap")).toEqual({ step: 0, done: false });
  reached("omerta", "snap", 3, false);
  expect(progress("omerta", "snap")).toEqual({ step: 3, done: false });
  reached("omerta", "snap", 7, true);
  expect(progress("omerta", "snap")).toEqual({ step: 0, done: true });
  reached("omerta", "snap", 2, false);
  expect(progress("omerta", "snap")).toEqual({ step: 2, done: true });
  expect(JSON.parse(localStorage.getItem("lessons-omerta") ?? "")).toEqual({ snap: { step: 2, done: true } });
});

test("the narrator says one sentence, where one is, and why a move was wrong", async () => {
  const { screen } = shown({}, WRONG);
  const strip = await screen;
  await expect.element(strip.getByRole("status")).toHaveTextContent(say("learn-begin"));
  await expect.element(strip.getByRole("alert")).toHaveTextContent(say("learn-wait"));
  await expect.element(strip.getByText(say("learn-step", { step: 3, steps: 7 }))).toBeVisible();
  expect(strip.getByRole("button").elements()).toEqual([]);
});

test("what is only said goes on by a button; the end leads to the next lesson, and the last to a whole game", async () => {
  const reading = shown({ waits: "go-on" });
  await (await reading.screen).getByRole("button", { name: say("learn-next-step") }).click();
  expect(reading.ongo).toHaveBeenCalledOnce();
  const end = await shown({ waits: "end" }, undefined, "target").screen;
  await expect.element(end.getByRole("button", { name: say("learn-next") })).toBeVisible();
  const last = await shown({ waits: "end" }).screen;
  await expect.element(last.getByRole("button", { name: say("learn-play") })).toBeVisible();
});

test("the light goes along the way, and out with the lesson", async () => {
  const { lit, press } = table();
  const end = follow(["slot 0 0 > slot 0 1 > cash=1000"]);
  expect(lit()).toEqual(["slot 0 0"]);
  press("slot 0 0");
  await expect.poll(lit).toEqual(["slot 0 1"]);
  press("slot 0 1");
  await expect.poll(lit).toEqual(["cash"]);
  end();
  expect(lit()).toEqual([]);
});
