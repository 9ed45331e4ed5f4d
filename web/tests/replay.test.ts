import { beforeEach, expect, test, vi } from "vitest";
import { Projector } from "../src/replay/projector.svelte";
import { PAGE, Reel } from "../src/replay/reel";

const LINES = 450;
const fetched = vi.fn();

/** A game of three rounds: a seat does not notice every third line, a view is its line and whose it is. */
beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal("fetch", async (url: string) => {
    const { pathname, searchParams } = new URL(url, "http://house");
    fetched(pathname.split("/").at(-1), searchParams.get("eyes"), searchParams.get("from"));
    const eyes = searchParams.get("eyes");
    const lines = Array.from({ length: LINES }, (_, line) => line);
    if (pathname.endsWith("/story")) {
      const told = lines
        .filter((line) => eyes === "open" || line % 3 !== 2)
        .map((line) => ({ line, at: line, events: [happened(line)] }));
      return new Response(JSON.stringify({ lines: LINES, told }));
    }
    const from = Number(searchParams.get("from"));
    const views = lines.slice(from, from + PAGE).map((line) => ({ line, eyes }));
    return new Response(JSON.stringify({ from, views }));
  });
  return () => vi.unstubAllGlobals();
});

const happened = (line: number) =>
  line % 150 === 0 ? { type: "RoundBegan", number: line / 150 + 1 } : { type: "Drew", line };

async function standing(eyes: "open" | "all" | number, line: number): Promise<Projector> {
  const projector = new Projector("K7RTXQ");
  await projector.look(eyes, line);
  await shown(projector);
  return projector;
}
const shown = (projector: Projector) =>
  vi.waitFor(() => {
    expect(projector.picture?.frame).toBe(projector.frame);
    expect(projector.picture?.eyes).toBe(projector.eyes);
  });

test("a link leads to a line, whoever's eyes it is seen through", async () => {
  const projector = await standing("open", 140);
  expect(projector.picture?.update.view).toEqual({ line: 140, eyes: "open" });
  await projector.look(1, projector.line);
  await shown(projector);
  expect(projector.line).toBe(139); // seat 1 did not notice line 140
  expect(projector.picture?.update.view).toEqual({ line: 139, eyes: "1" });
  await projector.look("all", 9999);
  expect(projector.line).toBe(LINES - 2); // and nobody else the last
});

test("a step goes on to what was noticed next; a step back is a jump", async () => {
  const projector = await standing(0, 0);
  expect(projector.picture?.again.jumped).toBe(true);
  projector.step(1);
  await shown(projector);
  projector.step(1);
  await shown(projector);
  expect(projector.line).toBe(3);
  expect(projector.picture?.again).toEqual({ jumped: false, told: [happened(0), happened(1)] });
  expect(projector.picture?.update.events).toEqual([happened(3)]);
  projector.step(-1);
  await shown(projector);
  expect(projector.picture?.again).toEqual({ jumped: true, told: [happened(0)] });
});

test("nobody is asked, and the last frame is the end", async () => {
  const projector = await standing("open", 10);
  expect(projector.picture?.update).toMatchObject({ options: [], undo: false, deadline: null, question: 10 });
  projector.go(9999);
  await shown(projector);
  expect(projector.picture?.update.question).toBeNull();
});

test("who scrubs over the whole game does not load all of it", async () => {
  const projector = await standing("open", 0);
  for (let frame = 0; frame < LINES; frame += 5) projector.go(frame);
  projector.go(LINES - 1);
  await shown(projector);
  const pages = fetched.mock.calls.filter(([what]) => what === "views");
  expect(pages.length).toBeLessThanOrEqual(3);
  expect(projector.picture?.update.view).toEqual({ line: LINES - 1, eyes: "open" });
});

test("rounds are found, and skipped from one to the next", async () => {
  const projector = await standing("open", 20);
  expect(projector.rounds).toEqual([0, 150, 300].map((frame, at) => ({ frame, number: at + 1 })));
  projector.skip(1);
  expect([projector.frame, projector.round]).toEqual([150, 2]);
  projector.skip(1);
  projector.skip(1);
  expect(projector.frame).toBe(LINES - 1);
  projector.skip(-1);
  expect(projector.frame).toBe(300);
});

test("it runs from frame to frame, faster or slower, and stops at the end", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const projector = await standing("open", LINES - 3);
  projector.toggle();
  projector.faster(1);
  expect(projector.speed).toBe(2);
  projector.beat();
  vi.advanceTimersByTime(649);
  expect(projector.frame).toBe(LINES - 3);
  vi.advanceTimersByTime(1);
  expect(projector.frame).toBe(LINES - 2);
  vi.useRealTimers();
  projector.go(LINES - 1);
  await shown(projector);
  projector.beat();
  expect(projector.running).toBe(false);
  projector.toggle();
  expect([projector.running, projector.frame]).toEqual([true, 0]);
});

test("what the server would not show is said, and can be tried again", async () => {
  const projector = await standing("open", 0);
  const answering = window.fetch;
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ why: "too-fast" }), { status: 429 }));
  projector.go(400);
  await vi.waitFor(() => expect(projector.trouble).toBe("too-fast"));
  vi.stubGlobal("fetch", answering);
  projector.go(401);
  await shown(projector);
  expect(projector.trouble).toBeUndefined();
});

test("pages of views are kept, but not all of them for ever", async () => {
  const reel = await Reel.of("K7RTXQ", "open");
  await Promise.all([reel.view(1), reel.view(2), reel.view(99)]);
  expect(fetched.mock.calls.filter(([what]) => what === "views")).toHaveLength(1);
});
