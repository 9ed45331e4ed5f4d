import { beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import Inspector from "../src/inspect/Inspector.svelte";
import { inspected, inspector, type Told } from "../src/inspect/inspector.svelte";
import { boxAt, placed, shared } from "../src/inspect/placing";
import Held from "./Held.svelte";

const paper = () => document.querySelector<HTMLElement>("#inspector");
const told: Told = {
  name: "Cop",
  says: "Rolls a die again.",
  more: () => ["Pays.", { bad: "Out." }, { odds: "50 %" }],
};
const clicked = vi.fn();

/** A button that is a thing, and a picture that is one. */
async function laid(held = () => false) {
  await render(Inspector);
  await render(Held, {
    attached: inspected(() => told, { held }),
    alone: inspected(() => told, { alone: true }),
    clicked,
  });
  const [thing, picture] = [document.querySelector("#thing"), document.querySelector("#picture")];
  return [thing as HTMLElement, picture as HTMLElement] as const;
}

const point = (thing: Element, type: string, pointerType: string, at = 0) =>
  thing.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerType,
      clientX: at,
      clientY: at,
      movementX: at,
      pointerId: 1,
    }),
  );
/** A mouse that is moved onto it; what comes to lie under one that stands still says nothing. */
const hover = (thing: Element) => {
  point(thing, "pointerover", "mouse");
  point(thing, "pointermove", "mouse", 3);
};
const key = (name: string) => {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
};

beforeEach(() => {
  clicked.mockClear();
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    inspector.close();
  };
});

describe("a thing tells of itself", () => {
  test("to a mouse that rests on it, until it goes", async () => {
    const [thing] = await laid();
    point(thing, "pointerover", "mouse");
    await vi.advanceTimersByTimeAsync(1000);
    expect(paper()).toBeNull();
    hover(thing);
    await vi.advanceTimersByTimeAsync(300);
    expect(paper()).toBeNull();
    await vi.advanceTimersByTimeAsync(300);
    expect(paper()?.textContent).toContain("Rolls a die again.");
    expect([...(paper()?.querySelectorAll(".now") ?? [])].map((line) => line.textContent)).toEqual([
      "Pays.",
      "Out.",
      "50 %",
    ]);
    expect(getComputedStyle(paper() as HTMLElement).pointerEvents).toBe("none");
    point(document.body, "pointerover", "mouse");
    await vi.advanceTimersByTimeAsync(0);
    expect(paper()).toBeNull();
  });

  test("and is out of the way of who clicks", async () => {
    const [thing] = await laid();
    hover(thing);
    await vi.advanceTimersByTimeAsync(500);
    expect(paper()).not.toBeNull();
    point(thing, "pointerdown", "mouse");
    thing.click();
    await vi.advanceTimersByTimeAsync(2000);
    expect(clicked).toHaveBeenCalledOnce();
    expect(paper()).toBeNull();
  });

  test("to a finger that stays, which then has not clicked", async () => {
    const [thing] = await laid();
    point(thing, "pointerdown", "touch");
    await vi.advanceTimersByTimeAsync(600);
    expect(paper()?.classList.contains("pinned")).toBe(true);
    point(thing, "pointerup", "touch");
    thing.click();
    expect(clicked).not.toHaveBeenCalled();
    point(document.body, "pointerdown", "touch");
    await vi.advanceTimersByTimeAsync(0);
    expect(paper()).toBeNull();
    thing.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  test("but not to one that goes up soon, or moves", async () => {
    const [thing] = await laid();
    point(thing, "pointerdown", "touch");
    point(thing, "pointerup", "touch");
    thing.click();
    point(thing, "pointerdown", "touch");
    point(thing, "pointermove", "touch", 30);
    await vi.advanceTimersByTimeAsync(2000);
    expect(paper()).toBeNull();
    expect(clicked).toHaveBeenCalledOnce();
  });

  test("nor to one that holds the thing for another reason", async () => {
    const [thing] = await laid(() => true);
    point(thing, "pointerdown", "touch");
    await vi.advanceTimersByTimeAsync(2000);
    expect(paper()).toBeNull();
  });

  test("to a right click, and Escape puts it away and means nothing else", async () => {
    const [thing] = await laid();
    const menu = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    thing.dispatchEvent(menu);
    await vi.advanceTimersByTimeAsync(0);
    expect(menu.defaultPrevented).toBe(true);
    expect(paper()).not.toBeNull();
    expect(thing.getAttribute("aria-describedby")).toBe("inspector");
    const heard = vi.fn();
    addEventListener("keydown", heard);
    expect(key("Escape").defaultPrevented).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(paper()).toBeNull();
    expect(thing.hasAttribute("aria-describedby")).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    key("Escape");
    expect(heard).toHaveBeenCalledOnce();
    removeEventListener("keydown", heard);
  });

  test("to the key i, thing by thing", async () => {
    const [thing, picture] = await laid();
    thing.focus();
    key("i");
    await vi.advanceTimersByTimeAsync(0);
    expect(inspector.at).toBe(thing);
    picture.focus();
    expect(inspector.at).toBe(picture);
    key("i");
    expect(inspector.at).toBeNull();
  });

  test("to who reads by ear, and a picture is a stop of its own", async () => {
    const [thing, picture] = await laid();
    await vi.advanceTimersByTimeAsync(0);
    expect(thing.getAttribute("aria-description")).toBe("Rolls a die again.");
    expect([picture.tabIndex, picture.role, picture.ariaLabel]).toEqual([0, "button", "Cop"]);
    picture.focus();
    key("Enter");
    expect(inspector.at).toBe(picture);
  });
});

describe("what is written lies beside the thing", () => {
  const room = { width: 400, height: 800 };
  const size = { width: 300, height: 100 };

  test("not on it, not on the question, on the screen", () => {
    const question = boxAt(0, 500, { width: 400, height: 100 });
    for (const [left, top] of [
      [0, 0],
      [350, 0],
      [0, 750],
      [350, 750],
      [150, 610],
      [150, 440],
    ] as const) {
      const thing = boxAt(left, top, { width: 50, height: 50 });
      const at = placed(thing, size, room, [question]);
      expect([shared(at, thing), shared(at, question)], `${left} ${top}`).toEqual([0, 0]);
      expect(at.left >= 0 && at.top >= 0 && at.right <= 400 && at.bottom <= 800).toBe(true);
    }
  });

  test("where there is not enough room it is as high as the room", () => {
    const thing = boxAt(50, 500, { width: 50, height: 280 });
    const question = boxAt(0, 300, { width: 400, height: 100 });
    const at = placed(thing, { width: 390, height: 700 }, room, [question]);
    expect([at.top, at.bottom]).toEqual([6, 290]);
  });
});
