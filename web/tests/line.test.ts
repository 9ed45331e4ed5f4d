import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line } from "../src/net/line";
import type { FromServer, Update } from "../src/wire/protocol";

/** The other end of the wire. */
class Wire {
  static readonly all: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: unknown[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor(readonly url: string) {
    Wire.all.push(this);
  }

  static get last(): Wire {
    return Wire.all.at(-1) as Wire;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen();
  }

  says(message: Partial<FromServer>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const heard = vi.fn();
const stood = vi.fn();
const line = () => new Line("ws://house/ws", { table: "K7RTXQ", token: "mine", protocol: 1 }, { heard, stood });
const update = (seq: number): Partial<Update> => ({ type: "Update", seq });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("it joins the table, from the beginning", () => {
  line();
  Wire.last.open();
  expect(Wire.last.sent).toEqual([{ type: "Join", table: "K7RTXQ", token: "mine", protocol: 1, since: 0 }]);
});

test("a line that breaks is called again, and goes on after the last update", () => {
  line();
  Wire.last.open();
  Wire.last.says(update(7));
  Wire.last.close();
  expect(stood).toHaveBeenLastCalledWith("lost", expect.any(Number));
  vi.advanceTimersByTime(400);
  expect(Wire.all).toHaveLength(2);
  Wire.last.open();
  expect(Wire.last.sent).toEqual([expect.objectContaining({ type: "Join", since: 7 })]);
});

test("it becomes more patient, until somebody answers", () => {
  line();
  for (const patience of [400, 700, 1300, 2600, 5100, 10_100, 10_100]) {
    const calls = Wire.all.length;
    Wire.last.close();
    vi.advanceTimersByTime(patience);
    expect(Wire.all).toHaveLength(calls + 1);
  }
  Wire.last.open();
  Wire.last.says({ type: "Welcome" });
  expect(stood).toHaveBeenLastCalledWith("open");
  Wire.last.close();
  vi.advanceTimersByTime(400);
  expect(Wire.all).toHaveLength(9);
});

test("a ping is answered at once, and nobody else hears of it", () => {
  line();
  Wire.last.open();
  Wire.last.says({ type: "Ping", number: 3 });
  expect(Wire.last.sent.at(-1)).toEqual({ type: "Pong", number: 3 });
  expect(heard).not.toHaveBeenCalled();
});

test("what is said while the line is down is not said later", () => {
  const mine = line();
  expect(mine.send({ type: "More", question: 1 })).toBe(false);
  Wire.last.open();
  expect(Wire.last.sent).toHaveLength(1);
  expect(mine.send({ type: "More", question: 1 })).toBe(true);
});

test.each(["no-table", "no-seat", "protocol"] as const)("nobody calls again after %s", (why) => {
  line();
  Wire.last.open();
  Wire.last.says({ type: "Refused", why, detail: "" });
  expect(heard).toHaveBeenCalledWith({ type: "Refused", why, detail: "" });
  expect(stood).toHaveBeenLastCalledWith("closed");
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
});

test("who is tired of waiting calls at once, and not twice", () => {
  const mine = line();
  for (const patience of [400, 700, 1300]) {
    Wire.last.close();
    vi.advanceTimersByTime(patience);
  }
  Wire.last.close();
  mine.callNow();
  expect(Wire.all).toHaveLength(5);
  mine.callNow();
  vi.advanceTimersByTime(10_000);
  expect(Wire.all).toHaveLength(5);
});

test("a chair that was handed over is not asked for again", () => {
  line();
  Wire.last.open();
  Wire.last.close(4002);
  expect(stood).toHaveBeenLastCalledWith("handed");
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
});

test("who leaves is not called back", () => {
  line().close();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(stood).toHaveBeenLastCalledWith("closed");
});
