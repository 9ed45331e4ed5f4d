import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line } from "../src/net/line";
import { Sitting } from "../src/table/sitting.svelte";
import type { FromServer, Update } from "../src/wire/protocol";

/** The other end of the wire. */
class Wire {
  static readonly all: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: ((how: { code: number }) => void) | null = null;

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
    this.onclose?.({ code });
  }

  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }

  says(message: Partial<FromServer>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const heard = vi.fn();
const stood = vi.fn();
const unanswered = vi.fn();
const line = () =>
  new Line(
    "ws://house/ws",
    { table: "K7RTXQ", token: "mine", look_on: false, protocol: 1 },
    { heard, stood, unanswered },
  );
const welcome = { type: "Welcome", names: [], said: [], seat: 0 } as unknown as Partial<FromServer>;
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
  expect(Wire.last.sent).toEqual([
    { type: "Join", table: "K7RTXQ", token: "mine", look_on: false, protocol: 1, since: 0 },
  ]);
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
  Wire.last.says(welcome);
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

test.each(["no-table", "no-seat", "protocol", "broken-log"] as const)("nobody calls again after %s", (why) => {
  line();
  Wire.last.open();
  Wire.last.says({ type: "Refused", why, detail: "" });
  expect(heard).toHaveBeenCalledWith({ type: "Refused", why, detail: "" });
  expect(stood).toHaveBeenLastCalledWith("closed");
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
});

test.each(["database", "disk"] as const)("when the house has trouble with its books (%s) it is called again", (why) => {
  line();
  Wire.last.open();
  Wire.last.says({ type: "Refused", why, detail: "" });
  Wire.last.close(1008);
  expect(stood).toHaveBeenLastCalledWith("lost", expect.any(Number));
  vi.advanceTimersByTime(400);
  expect(Wire.all).toHaveLength(2);
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

test.each([
  [4002, "handed"],
  [4003, "elsewhere"],
])("a line that was closed with %d is not called again: the chair is %s", (code, standing) => {
  line();
  Wire.last.open();
  Wire.last.close(code);
  expect(stood).toHaveBeenLastCalledWith(standing);
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
});

test("who leaves is not called back", () => {
  line().close();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(stood).toHaveBeenLastCalledWith("closed");
});

test("what was asked about a deal is answered by its number, and with nothing when the line is down or called again", async () => {
  const sitting = new Sitting("K7RTXQ", "ws://house/ws");
  expect(await sitting.send.weigh("a gift")).toBeNull();
  Wire.last.open();
  const [first, second] = [sitting.send.weigh("a gift"), sitting.send.weigh("a loan")];
  const asked = Wire.last.sent.slice(1) as { number: number; action: string }[];
  expect(asked.map(({ action }) => action)).toEqual(["a gift", "a loan"]);
  Wire.last.says({ type: "Weighed", number: asked[1]?.number, prospect: { income: 1000 } } as Partial<FromServer>);
  expect(await second).toEqual({ income: 1000 });
  Wire.last.says(welcome);
  expect(await first).toBeNull();
  sitting.leave();
});

// --- a line that is dead

const PING = { type: "Ping", number: 1 } as Partial<FromServer>;

test("a line on which nothing is heard for 4.5 seconds is dead, and called again without waiting for its end", () => {
  line();
  Wire.last.open();
  Wire.last.says(welcome);
  for (let ping = 0; ping < 5; ping++) {
    vi.advanceTimersByTime(2000);
    Wire.last.says(PING);
  }
  expect(stood).toHaveBeenLastCalledWith("open");
  const dead = Wire.last;
  dead.close = vi.fn(); // as a real one: it waits for an answer that does not come
  vi.advanceTimersByTime(4499);
  expect(stood).toHaveBeenLastCalledWith("open");
  vi.advanceTimersByTime(1);
  expect(stood).toHaveBeenLastCalledWith("lost", expect.any(Number));
  expect(dead.close).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(400);
  expect(Wire.all).toHaveLength(2);
  Wire.last.open();
  Wire.last.says(welcome);
  expect(stood).toHaveBeenLastCalledWith("open");
  expect(unanswered).not.toHaveBeenCalled();
});

test("a call that nobody takes is given up, too, and told apart from a line that broke", () => {
  line();
  vi.advanceTimersByTime(10_000);
  expect(stood).toHaveBeenLastCalledWith("lost", expect.any(Number));
  expect(unanswered).toHaveBeenLastCalledWith(1);
  vi.advanceTimersByTime(400);
  Wire.last.close();
  expect(unanswered).toHaveBeenLastCalledWith(2);
  vi.advanceTimersByTime(800);
  Wire.last.open();
  Wire.last.close();
  expect(unanswered).toHaveBeenCalledTimes(2);
});

// --- an answer is kept until it has arrived

const asked = (question: number, options: unknown[] = ["draw", "call"]) =>
  ({ type: "Update", seq: question, question, options, events: [], view: {} }) as unknown as Partial<FromServer>;
const sat = () => {
  const sitting = new Sitting("K7RTXQ", "ws://house/ws");
  Wire.last.open();
  Wire.last.says(welcome);
  Wire.last.says(asked(7));
  return sitting;
};
const comesBack = () => {
  Wire.last.close();
  vi.advanceTimersByTime(400);
  Wire.last.open();
  Wire.last.says(welcome);
};
const ANSWER = { type: "Answer", question: 7, action: "draw" };

test("an answer that was lost with its line is said again, once", () => {
  const sitting = sat();
  expect(sitting.send.answer("draw")).toBe(true);
  expect(sitting.keeps).toBe(true);
  comesBack();
  Wire.last.says(asked(7));
  Wire.last.says(asked(7));
  expect(Wire.last.sent.slice(1)).toEqual([ANSWER]);
  Wire.last.says(asked(8));
  expect(sitting.keeps).toBe(false);
  comesBack();
  Wire.last.says(asked(8));
  expect(Wire.last.sent.slice(1)).toEqual([]);
  sitting.leave();
});

test("an answer that is given while the line is down waits for it", () => {
  const sitting = sat();
  Wire.last.close();
  expect(sitting.send.answer("draw")).toBe(true);
  vi.advanceTimersByTime(400);
  Wire.last.open();
  Wire.last.says(welcome);
  Wire.last.says(asked(7));
  expect(Wire.last.sent.slice(1)).toEqual([ANSWER]);
  sitting.leave();
});

test.each([
  ["another question", asked(8)],
  ["nothing any more", asked(7, [])],
  ["nothing: it is over", { ...asked(7), question: null }],
])("an answer that has arrived is not said again: one is asked %s", (_, update) => {
  const sitting = sat();
  sitting.send.answer("draw");
  comesBack();
  Wire.last.says(update as Partial<FromServer>);
  expect(sitting.keeps).toBe(false);
  expect(Wire.last.sent).toHaveLength(1);
  sitting.leave();
});

test("who changes his mind, or is refused, has nothing kept", () => {
  const sitting = sat();
  sitting.send.answer("draw");
  sitting.send.reconsider();
  expect(sitting.keeps).toBe(false);
  sitting.send.answer("draw");
  Wire.last.says({ type: "Refused", why: "illegal", detail: "", code: "", params: {} });
  expect(sitting.keeps).toBe(false);
  sitting.leave();
  expect(sitting.send.answer("draw")).toBe(false);
});

test("a remark that was lost with its line is said again, one that was heard is not", () => {
  const sitting = sat();
  const said = (text: string) => ({ type: "Said", seat: 0, text }) as const;
  sitting.send.say("heard");
  Wire.last.says(said("heard"));
  sitting.send.say("lost");
  sitting.send.say("arrived");
  Wire.last.close();
  expect(sitting.send.say("later")).toBe(true);
  vi.advanceTimersByTime(400);
  Wire.last.open();
  Wire.last.says({ ...welcome, said: [said("heard"), said("arrived")] });
  expect(Wire.last.sent.slice(1)).toEqual(["lost", "later"].map((text) => ({ type: "Say", text })));
  sitting.leave();
});

test("an offer goes again if it is certain that it was lost, and never twice", () => {
  const sitting = sat();
  const offers = (...actions: string[]) => actions.map((action) => ({ type: "Talk", action }));
  sitting.send.talk("sent");
  Wire.last.close();
  expect(sitting.send.talk("made meanwhile")).toBe(true);
  vi.advanceTimersByTime(400);
  Wire.last.open();
  Wire.last.says(welcome);
  Wire.last.says(asked(7)); // nothing has happened: it never came
  expect(Wire.last.sent.slice(1)).toEqual(offers("sent", "made meanwhile"));
  comesBack();
  Wire.last.says(asked(8)); // something has: it may have been the offer
  expect(Wire.last.sent.slice(1)).toEqual([]);
  sitting.leave();
});

// --- why nobody answers

test.each([
  ["blocked", () => new Response('{"ok":true,"protocol":1}')],
  ["blocked", () => new Response('{"ok":false,"protocol":1,"why":"disk"}', { status: 503 })],
  ["down", () => new Response("<h1>502 Bad Gateway</h1>", { status: 502 })],
  [
    "down",
    () => {
      throw new TypeError("nobody there");
    },
  ],
] as const)("two calls that do not get through: %s", async (outage, answer) => {
  vi.stubGlobal("fetch", async () => answer());
  const sitting = new Sitting("K7RTXQ", "ws://house/ws");
  Wire.last.close();
  await vi.advanceTimersByTimeAsync(400);
  expect(sitting.outage).toBeUndefined();
  Wire.last.close();
  await vi.waitFor(() => expect(sitting.outage).toBe(outage));
  await vi.advanceTimersByTimeAsync(1000);
  Wire.last.open();
  Wire.last.says(welcome);
  expect(sitting.outage).toBeUndefined();
  sitting.leave();
});
