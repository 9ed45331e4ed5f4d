import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { GLANCE, Glances } from "../src/games/omerta/glances";
import { nextThings, type Thing } from "../src/games/omerta/picking";
import { BURST, Play } from "../src/games/omerta/play.svelte";
import { reasoned } from "../src/games/omerta/reasons";
import { shownBefore } from "../src/games/omerta/reckoning";
import { Remarks } from "../src/games/omerta/remarks.svelte";
import { dealt, moved } from "../src/games/omerta/whereabouts";
import { SILENT } from "../src/replay/company";
import { letter } from "../src/ui/typing";
import type { Action, Event, RoundEnded, View } from "../src/wire/omerta";
import type { Update, Welcome } from "../src/wire/protocol";

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

describe("a card that one looks at", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const peeked = (...names: string[]) => {
    const glances = new Glances();
    glances.show(names.map((name) => ({ name, card: "killer", mine: true })));
    return glances;
  };

  test("turns down by itself after a glance", () => {
    const glances = peeked("a");
    vi.advanceTimersByTime(GLANCE.mine - 1);
    expect(glances.get("a")).toBe("killer");
    vi.advanceTimersByTime(1);
    expect(glances.get("a")).toBeUndefined();
  });

  test("stays up as long as it is held, and turns down when it is let go", () => {
    const glances = peeked("a");
    glances.hold("a");
    vi.advanceTimersByTime(GLANCE.held - 1);
    expect(glances.get("a")).toBe("killer");
    glances.letGo("a");
    expect(glances.get("a")).toBeUndefined();
  });

  test("stays up if the finger was there before it turned up", () => {
    const glances = new Glances();
    glances.hold("a");
    glances.show([{ name: "a", card: "7", mine: true }]);
    vi.advanceTimersByTime(GLANCE.mine);
    expect(glances.get("a")).toBe("7");
  });

  test("is not held for ever", () => {
    const glances = peeked("a");
    glances.hold("a");
    vi.advanceTimersByTime(GLANCE.held);
    expect(glances.get("a")).toBeUndefined();
  });

  test("is not turned down by a finger that was only passing", () => {
    const glances = peeked("a");
    glances.letGo("a");
    expect(glances.get("a")).toBe("killer");
  });

  test("of two, who holds one sees both", () => {
    const glances = peeked("a", "b");
    glances.hold("b");
    vi.advanceTimersByTime(GLANCE.mine);
    expect([glances.get("a"), glances.get("b")]).toEqual(["killer", "killer"]);
    glances.letGo("b");
    expect(glances.secret).toBe(false);
  });

  test("has its full time if it is looked at once more", () => {
    const glances = peeked("a");
    vi.advanceTimersByTime(GLANCE.mine - 1);
    glances.show([{ name: "a", card: "7", mine: true }]);
    vi.advanceTimersByTime(GLANCE.mine - 1);
    expect(glances.get("a")).toBe("7");
  });

  test("is lost in a shuffle", () => {
    const glances = peeked("a", "b");
    glances.forget(["a", "b"]);
    expect(glances.secret).toBe(false);
  });
});

test("at the end of a round the caller's cards turn up last", () => {
  const round = { caller: 1, stocks: [["1"], ["2", "3"], ["4", "5", "6"]] } as unknown as RoundEnded;
  expect(shownBefore(round)).toEqual([3, 4, 0]);
});

test("when nobody called, they turn up from the first seat on", () => {
  const round = { caller: null, stocks: [["1"], ["2", "3"]] } as unknown as RoundEnded;
  expect(shownBefore(round)).toEqual([0, 1]);
});

describe("talk over the cards", () => {
  const hello = { type: "Said", seat: 1, text: "Evening." } as const;
  const again = { type: "Said", seat: 1, text: "Evening!" } as const;

  test("what was said before one came in is there, but is not said again", () => {
    const remarks = new Remarks();
    remarks.hear([hello], true);
    expect([remarks.heard.length, remarks.unread, remarks.aloud.size]).toEqual([1, 0, 0]);
    remarks.hear([hello, again], false);
    expect([remarks.unread, remarks.aloud.get(1)]).toEqual([1, "Evening!"]);
  });

  test("who is muted is not heard, until he is listened to again", () => {
    const remarks = new Remarks();
    remarks.mute(1, true);
    remarks.hear([hello], false);
    expect([remarks.heard.length, remarks.unread, remarks.aloud.size]).toEqual([0, 0, 0]);
    remarks.mute(1, false);
    expect(remarks.heard).toEqual([hello]);
  });
});

describe("keys", () => {
  const pressed = (key: string, code: string) => letter(new KeyboardEvent("keydown", { key, code }));

  test("a letter is the one that is printed on the key", () => expect(pressed("m", "Semicolon")).toBe("m"));
  test("where letters are not Latin, it is the key that counts", () => expect(pressed("щ", "KeyO")).toBe("o"));
  test("with Control it is the browser's", () =>
    expect(letter(new KeyboardEvent("keydown", { key: "d", code: "KeyD", ctrlKey: true }))).toBe(""));
});

describe("a snap", () => {
  const turnUp: Action = { type: "Try", slot: 0 };
  const at = (question: number, step: string): Update => {
    const view = { ...table(4, 4), famous: [], question: { step } } as unknown as View;
    return { view, events: [], options: [turnUp], question, deadline: null } as unknown as Update;
  };
  const racing = () =>
    new Play({ seat: ME, names: [], options: {} } as unknown as Welcome, at(1, "Snap"), {
      ...SILENT,
      answer: () => true,
    });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("of mine is shown before the server has said a word", () => {
    const play = racing();
    play.pick("slot 0 0");
    expect([...play.tried]).toEqual([ME]);
  });

  test("of another's is told with what came of it, and shown a moment longer", () => {
    const play = racing();
    play.try(1);
    play.receive(at(2, "Draw"));
    expect([...play.tried]).toEqual([1]);
    vi.advanceTimersByTime(BURST);
    expect(play.tried.size).toBe(0);
  });
});

describe("who comes in", () => {
  const came = (...events: Event[]): Play => {
    const view = { ...table(4, 4), famous: [], question: null } as unknown as View;
    const update = { view, events, options: [], question: 1, deadline: null } as unknown as Update;
    return new Play({ seat: ME, names: [], options: {} } as unknown as Welcome, update, SILENT);
  };
  const looked: Event = { type: "Peeked", seat: 1, slots: [2], cards: [null] };
  const aimed: Event = { type: "Aimed", card: "lady", seat: 0, targets: [1], slots: [] };
  const ended = { type: "RoundEnded", caller: 1, stocks: [] } as unknown as Event;
  const drew: Event = { type: "Drew", seat: 1, card: null };
  const began: Event = { type: "TurnBegan", seat: 1 };

  test("sees what has just been looked at, aimed at and counted", () => {
    expect([...came(drew, looked).looked]).toEqual(["slot 1 2"]);
    expect([...came(drew, aimed).aimed]).toEqual(["seat 1"]);
    expect(came(began, ended).reckoning).toBe(ended);
  });

  test("is not shown what is long past", () => {
    const late = came(looked, aimed, ended, began, drew);
    expect(late.looked.size).toBe(0);
    expect(late.aimed.size).toBe(0);
    expect(late.reckoning).toBeNull();
  });
});

test("the reason stands beside a card that has come in, for two turns or until I draw", () => {
  const before = dealt(table(3, 2));
  const wrong = [
    { type: "Mistaken", seat: 0, slot: 1, card: "7" },
    { type: "Given", seat: 0, why: "mistake" },
  ] as const;
  const now = moved(before, null, wrong, table(4, 2));
  const why = reasoned(new Map(), before, now, wrong, 2);
  expect([...why]).toEqual([[now.stocks[0]?.at(-1), { why: "mistake", turns: 0 }]]);
  const drew = [{ type: "Drew", seat: 1, card: null }] as const;
  const once = reasoned(why, now, now, drew, 2);
  expect(once.size).toBe(1);
  expect(reasoned(once, now, now, drew, 2).size).toBe(0);
  expect(reasoned(why, now, now, drew, 1).size).toBe(0); // who draws has read it
});

test("each of the Snitch's cards has it", () => {
  const before = dealt(table(2, 2));
  const gifts = [
    { type: "Given", seat: 1, why: "snitch" },
    { type: "Given", seat: 1, why: "snitch" },
  ] as const;
  const now = moved(before, null, gifts, table(2, 4));
  expect([...reasoned(new Map(), before, now, gifts, 0).keys()]).toEqual(now.stocks[1]?.slice(2));
});
