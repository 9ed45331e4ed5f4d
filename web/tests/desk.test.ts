import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Draft } from "../src/games/cosa_nostra/deals/draft.svelte";
import { fitted, fittedHand, fittedOwn, fittedSigns, nearOf } from "../src/games/cosa_nostra/fitting";
import { mostMoving, turningPoints as turns } from "../src/games/cosa_nostra/moments";
import { turningPoints } from "../src/games/omerta/turning";
import { dealt, moved, spread } from "../src/games/omerta/whereabouts";
import { Sitting } from "../src/table/sitting.svelte";
import { Moment } from "../src/ui/moment.svelte";
import type { Event } from "../src/wire/cosa_nostra";
import type { RoundEnded, View } from "../src/wire/omerta";
import type { Update } from "../src/wire/protocol";

describe("cards are as large as there is room for", () => {
  const full = Array.from({ length: 4 }, () => ({ men: 6, signs: 5 }));

  test.each([
    [1012, 340],
    [1090, 410],
    [1500, 530],
  ])("four families of six in %d × %d", (width, height) => {
    const { columns, man, beside, sign } = fitted({ width, height }, full);
    expect(man).toBeGreaterThanOrEqual(56);
    const inner = width / columns - 10;
    const inRow = Math.floor((inner + 8) / (man + beside + 8));
    const high = Math.ceil(6 / inRow) * (man * (88 / 63) + 8) + sign * (76 / 63);
    expect(high).toBeLessThanOrEqual(height / Math.ceil(4 / columns));
  });

  test("fewer men are larger, but not without end", () => {
    const few = full.map((crew) => ({ ...crew, men: 3 }));
    expect(fitted({ width: 1500, height: 470 }, few).man).toBeGreaterThan(
      fitted({ width: 1500, height: 470 }, full).man,
    );
    expect(fitted({ width: 9000, height: 9000 }, few).man).toBe(150);
  });

  test("mine stay in one row", () => {
    const { man, beside } = fittedOwn({ width: 900, height: 120 }, { men: 6, signs: 0 });
    expect(6 * (man + beside + 10)).toBeLessThanOrEqual(910);
  });
});

test("on a usual desk mine are as large as the others, and my signs bear their names", () => {
  const three = Array.from({ length: 3 }, () => ({ men: 3, signs: 3 }));
  const { men, all } = nearOf(900, three);
  expect(men * (63 / 88)).toBeGreaterThan(100);
  const { columns, sign } = fittedSigns(all, 4);
  expect(columns).toBe(2);
  expect(sign).toBeGreaterThanOrEqual(80);
  const crowded = three.map((crew) => ({ ...crew, men: 6 }));
  expect(nearOf(900, crowded).all).toBeLessThan(all);
});

test("signs have the room that four men leave free, and bear their names", () => {
  const four = Array.from({ length: 3 }, () => ({ men: 4, signs: 3 }));
  const { man, sign, tight } = fitted({ width: 1098, height: 385 }, four);
  expect(man).toBeLessThan(80);
  expect(sign).toBeGreaterThanOrEqual(80);
  expect(tight).toBe(false);
  const crowded = four.map(() => ({ men: 6, signs: 40 }));
  expect(fitted({ width: 1098, height: 385 }, crowded).tight).toBe(true);
});

test.each([
  [3, 2],
  [6, 4],
  [9, 7],
])("a hand of %d jobs and %d cards can be read, and stays in its row", (jobs, influence) => {
  const { job, influence: other, gap } = fittedHand(690, 90, { jobs, influence });
  expect(job).toBeGreaterThanOrEqual(76);
  expect(job).toBeLessThanOrEqual(90);
  expect(other).toBeGreaterThanOrEqual(67);
  expect(jobs * job + influence * other + gap * (jobs + influence - 1)).toBeLessThanOrEqual(690.5);
});

test("a click on a business is a marker there, a second one all of it, a third nothing", () => {
  const draft = new Draft(1, null);
  const click = (marker: boolean, whole: boolean) => {
    draft.turn("take", "lawyer_1", marker, whole);
    return [draft.take.markers.length, draft.take.businesses.length];
  };
  expect([click(true, true), click(true, true), click(true, true)]).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
  ]);
  expect([click(true, false), click(true, false)]).toEqual([
    [1, 0],
    [0, 0],
  ]);
  expect([click(false, true), click(false, true)]).toEqual([
    [0, 1],
    [0, 0],
  ]);
});

test("a card that goes leaves a gap, and a new one comes to the end", () => {
  const table = (...stocks: number[]): View =>
    ({ stocks: stocks.map((length) => Array(length).fill({})), safe: [], pile: 3 }) as unknown as View;
  const gone = moved(dealt(table(4)), "7", [{ type: "Snapped", seat: 0, slot: 1, card: "7" }], table(3));
  expect(spread(gone.places[0] ?? [])).toEqual([0, null, 1, 2]);
  const more = moved(gone, "7", [{ type: "Given", seat: 0, count: 1 } as never], table(4));
  expect(spread(more.places[0] ?? [])).toEqual([0, null, 1, 2, 3]);
  const anew = moved(more, null, [{ type: "RoundBegan", number: 2, starter: 0 }], table(4));
  expect(spread(anew.places[0] ?? [])).toEqual([0, 1, 2, 3]);
});

describe("what moves", () => {
  const killed = { type: "GangsterKilled", seat: 0, gangster: "big_joey", killer: 1 } as Event;
  const kept = { type: "PromiseJudged", promise: 1, verdict: "kept" } as Event;
  const broken = { type: "PromiseJudged", promise: 2, verdict: "broken" } as Event;

  test("a death before a broken word, and a word that was kept not at all", () => {
    expect(mostMoving([kept])).toBeUndefined();
    expect(mostMoving([kept, broken])).toBe(broken);
    expect(mostMoving([broken, killed])).toBe(killed);
  });

  test("the turning points are told in order, with their rounds and jobs", () => {
    const paid = (money: number) => ({ type: "Paid", giver: null, taker: 0, money }) as Event;
    const begun = { type: "RoundBegan" } as Event;
    const job = { type: "TurnedUp", seat: 0, place: "big_joey", job: "scam" } as Event;
    const told = [begun, paid(1000), job, paid(30_000), begun, killed, paid(2000)];
    expect(turns(told, 2).map(({ round, job: of }) => [round, of])).toEqual([
      [1, "scam"],
      [2, "scam"],
    ]);
  });

  test("in Omerta the rounds that parted the players, and calls that went wrong", () => {
    const round = (number: number, scores: number[], succeeded = true): RoundEnded =>
      ({ type: "RoundEnded", number, caller: 0, succeeded, scores }) as unknown as RoundEnded;
    const rounds = [round(1, [0, 3]), round(2, [30, 12], false), round(3, [0, 25])];
    expect(turningPoints(rounds, 2).map(({ number }) => number)).toEqual([2, 3]);
  });

  test("it is gone by itself, or at a touch", () => {
    vi.useFakeTimers();
    const moment = new Moment<string>();
    moment.show("a death");
    vi.advanceTimersByTime(1000);
    moment.show("another");
    vi.advanceTimersByTime(1000);
    expect(moment.now).toBe("another");
    vi.advanceTimersByTime(500);
    expect(moment.now).toBeNull();
    moment.show("a third");
    moment.skip();
    expect(moment.now).toBeNull();
    vi.useRealTimers();
  });
});

describe("who comes back", () => {
  class Silent {
    static OPEN = 1;
    close() {}
    send() {}
  }
  beforeEach(() => void vi.stubGlobal("WebSocket", Silent));
  afterEach(() => void vi.unstubAllGlobals());
  const update = (seq: number, events: unknown[], missed = false): Update =>
    ({ type: "Update", seq, events, missed, options: [] }) as unknown as Update;
  const at = (past: () => Promise<{ told: unknown[][] | null }>) => new Sitting("K7RTXQ", "ws://house/ws", past);

  test("is told all that was before, and what comes while that is on its way", async () => {
    const sitting = at(async () => ({ told: [["a"], ["b", "c"], ["d"], ["e"]] }));
    sitting.heard(update(3, ["d"]));
    sitting.heard(update(4, ["e"]));
    await vi.waitFor(() => expect(sitting.told).toEqual(["a", "b", "c", "d", "e"]));
    sitting.heard(update(5, ["f"]));
    expect(sitting.told).toEqual(["a", "b", "c", "d", "e", "f"]);
    expect(sitting.untold).toBe(false);
    sitting.leave();
  });

  test("is told that something is missing if nobody knows", async () => {
    const sitting = at(async () => ({ told: null }));
    sitting.heard(update(3, ["d"]));
    await vi.waitFor(() => expect(sitting.untold).toBe(true));
    expect(sitting.told).toEqual(["d"]);
    sitting.leave();
  });
});
