import { expect, test } from "vitest";
import { nextThings, type Thing } from "../src/omerta/picking";
import { dealt, moved } from "../src/omerta/whereabouts";
import type { Action, Event, View } from "../src/wire/omerta";

const ME = 0;
const after = (options: Action[], ...picked: Thing[]) => nextThings(options, ME, picked);

test("of two slots to look at either may be picked first", () => {
  const peek: Action = { type: "Peek", first: 1, second: 3 };
  expect([...after([peek]).keys()]).toEqual(["slot 0 1", "slot 0 3"]);
  expect(after([peek], "slot 0 3").get("slot 0 1")).toBe(peek);
});

test("Omerta is called only after a second word", () => {
  const call: Action = { type: "CallOmerta" };
  expect(after([call]).get("call")).toBeNull();
  expect(after([call], "call").get("sure")).toBe(call);
});

test("the Driver may leave with one card, with two, or stay", () => {
  const [none, alone, both]: Action[] = [[], [2], [2, 0]].map((slots) => ({ type: "Drive", slots }));
  const options = [none, alone, both] as Action[];
  expect(after(options).get("decline")).toBe(none);
  expect(after(options, "slot 0 2").get("enough")).toBe(alone);
  expect(after(options, "slot 0 2").get("slot 0 0")).toBe(both);
});

test("what is not among the options cannot be picked", () => {
  expect([...after([{ type: "DrawDeck" }]).keys()]).toEqual(["deck"]);
  expect(after([{ type: "Swap", slot: 1 }], "slot 0 2").size).toBe(0);
});

const slot = { card: null, patrol: false };
const table = (...stocks: number[]): View =>
  ({
    stocks: stocks.map((length) => Array(length).fill(slot)),
    safe: [null, null, null, null],
    pile: 3,
  }) as unknown as View;

test("a card keeps its name when it changes places", () => {
  const before = dealt(table(2, 2));
  const exchanged: Event = { type: "Exchanged", seat: 0, slot: 0, other: 1, other_slot: 1 };
  const now = moved(before, null, [exchanged], table(2, 2));
  expect(now.stocks[1]?.[1]).toBe(before.stocks[0]?.[0]);
  expect(now.stocks[0]?.[0]).toBe(before.stocks[1]?.[1]);
});

test("a snapped card goes onto the pile, and what lay there is under it", () => {
  const before = dealt(table(3, 2));
  const now = moved(before, "7", [{ type: "Snapped", seat: 0, slot: 1, card: "7" }], table(2, 2));
  expect(now.pile).toBe(before.stocks[0]?.[1]);
  expect(now.stocks[0]).toEqual([before.stocks[0]?.[0], before.stocks[0]?.[2]]);
  expect(now.under).toBe("7");
});

test("what was seen is lost when the stock is shuffled", () => {
  const mistaken: Event = { type: "Mistaken", seat: 0, slot: 1, card: "lady" };
  const before = dealt(table(3, 2));
  expect(moved(before, null, [mistaken], table(3, 2)).seen).toHaveLength(1);
  expect(moved(before, null, [mistaken, { type: "Mixed", seat: 0 }], table(3, 2)).seen).toHaveLength(0);
});
