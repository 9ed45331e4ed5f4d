import { expect, test } from "vitest";
import { since, until } from "../src/lobby/since";

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;

test.each([
  [48 * HOUR - 400, "in 2 days"],
  [24 * HOUR - 400, "in 24 hours"],
  [1.4 * HOUR, "in 84 minutes"],
  [70_000, "in 1 minute"],
  [1000, "now"],
])("what is left is said as at the table, %#", (span, words) => {
  expect(until(NOW + span, "en", NOW)).toBe(words);
});

test.each([
  [50 * HOUR, "2 days ago"],
  [30 * HOUR, "yesterday"],
  [5000, "now"],
])("what is gone in whole hours and days, %#", (span, words) => {
  expect(since(NOW - span, "en", NOW)).toBe(words);
});
