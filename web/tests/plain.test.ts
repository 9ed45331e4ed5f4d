import { createRawSnippet } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import { grouped } from "../src/plain/choices";
import Plain from "../src/plain/Plain.svelte";
import { entries } from "../src/plain/reading";
import { type Sent, Speaker } from "../src/plain/speaker";
import { SILENT } from "../src/replay/company";
import { asAList } from "../src/table/as_a_list.svelte";
import { type Given, laid } from "../src/table/tables";
import { readable } from "../src/texts/readable";
import { texts } from "../src/texts/texts.svelte";
import type { Update } from "../src/wire/protocol";

// A game that the page has never heard of, as the server tells of it.
const GAME = "liars-dice";
const CATALOGUE = `
title = Liar’s Dice
question-Turn = Raise the bid, or doubt it?
option-Bid = Bid: at least { $count } × { $face }
option-Doubt = Doubt it
event-bid-made = { $seat }: at least { $count } × { $face }.
view-left = Dice left
view-dice = Under the cups
`;
const SENTENCES = {
  ...{ events: {}, page: {}, options: {}, question: null, cautions: {}, words: {}, tables: {} },
  fields: { seat: "name", by: "name" },
  phrases: { name: { type: "Item", of: "names", at: "it" } },
};
const VIEW = {
  seat: 0,
  round: 2,
  left: [3, 2, 0],
  dice: [[1, 5, 5], [null, null], []],
  bid: { count: 2, face: 5, sure: true },
  by: 1,
  question: { step: "Turn", seats: [0] },
  winners: [],
};
const bids: Sent[] = [3, 4, 5].flatMap((count) => [1, 2, 3, 4, 5, 6].map((face) => ({ type: "Bid", count, face })));

const update = (more: Partial<Update> = {}): Update => ({
  type: "Update",
  seq: 1,
  question: 7,
  view: VIEW,
  options: [{ type: "Doubt" }, ...bids.slice(0, 3)],
  beside: [],
  events: [{ type: "BidMade", seat: 1, count: 2, face: 5 }],
  deadline: 20_000,
  next: [],
  orders: [],
  about: null,
  orderable: false,
  undo: false,
  missed: false,
  cautions: [],
  ...more,
});

const answer = vi.fn(() => true);
const remark = vi.fn(() => true);

const given = (more: Partial<Given> = {}): Given => ({
  welcome: {
    type: "Welcome",
    protocol: 1,
    table: "K7RTXQ",
    game: GAME,
    rules: 1,
    seat: 0,
    names: ["Ada", "Bob", "random"],
    options: {},
    said: [],
    timing: { kind: "relaxed", turn: 90, reserve: 600, days: 2, grace: 300 },
  },
  update: update(),
  presence: {
    type: "Presence",
    seats: [
      {
        name: "Ada",
        presence: "here",
        caretaker_in: null,
        face: "",
        hinted: false,
        left: false,
        holiday: null,
        applicant: null,
        style: "",
      },
      {
        name: "Bob",
        presence: "here",
        caretaker_in: null,
        face: "",
        hinted: false,
        left: false,
        holiday: null,
        applicant: null,
        style: "",
      },
      {
        name: "random",
        presence: "bot",
        caretaker_in: null,
        face: "",
        hinted: false,
        left: false,
        holiday: null,
        applicant: null,
        style: "",
      },
    ],
    spectators: 0,
  },
  tried: undefined,
  receipt: undefined,
  refused: undefined,
  send: { ...SILENT, answer, say: remark },
  after: createRawSnippet(() => ({ render: () => "<p>Again?</p>" })),
  ...more,
});

beforeEach(() => {
  answer.mockClear();
  remark.mockClear();
  const real = window.fetch;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    if (url === `/api/games/${GAME}/words/en`)
      return new Response(JSON.stringify({ catalogue: CATALOGUE, sentences: SENTENCES }));
    return url === "/api/games" ? new Response("[]") : real(url, init);
  });
  return () => vi.unstubAllGlobals();
});

test("names from the wire can be read", () => {
  expect(["pile_top", "PlanJob", "liars-dice", "seat"].map(readable)).toEqual([
    "Pile top",
    "Plan job",
    "Liars dice",
    "Seat",
  ]);
});

describe("any view is a list", () => {
  const lines = (view: Record<string, unknown>) => entries(new Speaker(given(), []), view);

  test("people by their names, what is hidden and what is not there", () => {
    expect(lines({ seat: 0, turn: 1, pile_top: null, dice: [3, null], over: false, winners: [] })).toEqual([
      { label: "Turn", text: "Bob" },
      { label: "Pile top", text: "nothing" },
      { label: "Dice", text: "3, face down" },
      { label: "Over", text: "no" },
      { label: "Winners", text: "nothing" },
    ]);
  });

  test("what has as many parts as players is theirs; bots have names of their own", () => {
    expect(lines({ left: [3, 2, 0] })[0]?.of).toEqual([
      { label: "Ada", text: "3" },
      { label: "Bob", text: "2" },
      { label: "Loose cannon", text: "0" },
    ]);
  });

  test("a record is one line by what it is called, unless there is a list in it", () => {
    const cards = [
      { card: "killer", marked: true, price: null, owners: [] },
      { card: "lady", marked: false, price: 3, owners: [{ seat: 1, share: 2 }] },
    ];
    expect(lines({ cards })[0]?.of).toEqual([
      { label: "", text: "killer · Marked" },
      {
        label: "lady · Price: 3",
        text: "",
        of: [{ label: "Owners", text: "", of: [{ label: "", text: "Bob · Share: 2" }] }],
      },
    ]);
  });

  test("what comes often in a long list is counted", () => {
    expect(lines({ discarded: ["a", "b", "a", "a", "c", "b", "a"] })[0]?.text).toBe("a ×4, b ×2, c");
  });
});

describe("many choices are sorted", () => {
  const choices = (actions: readonly Sent[]) =>
    actions.map((action) => ({
      action,
      words: action.type === "Bid" ? `Bid ${action.count} of ${action.face}` : action.type,
    }));

  test("few are not", () => {
    expect(grouped(choices(bids.slice(0, 8)))).toEqual([{ title: "", choices: choices(bids.slice(0, 8)) }]);
  });

  test("by kind, and by what they are about; none is lost", () => {
    const groups = grouped(choices([{ type: "Doubt" }, ...bids]));
    expect(groups.map(({ title, choices: some }) => [title, some.length])).toEqual([
      ["", 1],
      ["Bid 3 of …", 6],
      ["Bid 4 of …", 6],
      ["Bid 5 of …", 6],
    ]);
  });
});

describe("a game that the page does not know is played on the plain table", () => {
  const table = async (more: Partial<Given> = {}) => {
    expect(await laid(GAME)).toBe(Plain);
    return render(Plain, given(more));
  };

  test("with the words that its server has for it", async () => {
    const screen = await table();
    await expect.element(screen.getByRole("heading", { name: "Raise the bid, or doubt it?" })).toBeVisible();
    await expect.element(screen.getByText("Dice left")).toBeVisible();
    await expect.element(screen.getByRole("listitem").filter({ hasText: /^Bob: at least 2 × 5\.$/ })).toBeVisible();
    await expect.element(screen.getByRole("timer")).toHaveTextContent("20 seconds");
    expect(screen.getByRole("button", { name: "With pictures" }).query()).toBeNull();
    await screen.getByRole("button", { name: "Bid: at least 3 × 2" }).click();
    expect(answer).toHaveBeenCalledWith({ type: "Bid", count: 3, face: 2 });
    await expect.element(screen.getByText("Your answer is in.")).toBeVisible();
  });

  test("keys are enough, and what is said is sent", async () => {
    const screen = await table();
    (screen.getByRole("button", { name: "Doubt it" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    expect(answer).toHaveBeenCalledWith({ type: "Doubt" });
    await screen.getByLabelText("Say something").fill("You lie");
    await userEvent.keyboard("{Enter}");
    expect(remark).toHaveBeenCalledWith("You lie");
  });

  test("what something speaks against is asked for twice, and what it is is said", async () => {
    const cautions = [{ at: 0, cautions: [{ code: "dear", params: { price: 3 } }] }];
    const screen = await render(Plain, given({ update: update({ cautions }) }));
    await screen.getByRole("button", { name: "Doubt it" }).click();
    expect(answer).not.toHaveBeenCalled();
    await expect.element(screen.getByRole("alert").filter({ hasText: "price" })).toBeVisible();
    await screen.getByRole("button", { name: /Doubt it/ }).click();
    expect(answer).toHaveBeenCalledWith({ type: "Doubt" });
  });

  test("a refusal is told, and the choices come back", async () => {
    const screen = await table();
    await screen.getByRole("button", { name: "Doubt it" }).click();
    await screen.rerender(
      given({ refused: { type: "Refused", why: "illegal", detail: "", code: "not-an-option", params: {} } }),
    );
    await expect.element(screen.getByRole("alert")).toHaveTextContent("That is not among your choices.");
    await expect.element(screen.getByRole("button", { name: "Doubt it" })).toBeVisible();
  });

  test("what has one answer is answered by the table", async () => {
    const screen = await table({ update: update({ options: [{ type: "Doubt" }] }) });
    await expect.element(screen.getByText(/the table gives it for you/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Doubt it" }).query()).toBeNull();
  });

  test("who waits is told for whom; when it is over, what can be done then", async () => {
    const view = { ...VIEW, question: { step: "Turn", seats: [1, 2] } };
    const screen = await table({ update: update({ view, options: [] }) });
    await expect.element(screen.getByText("Waiting for Bob, Loose cannon.")).toBeVisible();
    await screen.rerender(given({ update: update({ question: null, options: [] }) }));
    await expect.element(screen.getByText("Again?")).toBeVisible();
  });

  test("without any words it is still a list", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
    await laid("nim");
    const welcome = { ...given().welcome, game: "nim" };
    const screen = await render(Plain, given({ welcome }));
    await expect.element(screen.getByRole("heading", { name: "Nim" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Bid: Count 3, Face 1" })).toBeVisible();
  });
});

test("the choice between pictures and lists is kept", async () => {
  await laid("omerta", true);
  asAList.value = true;
  expect(localStorage.getItem("as-a-list")).toBe("true");
  const welcome = { ...given().welcome, game: "omerta" };
  const view = { famous: [], stocks: [], question: null };
  const screen = await render(Plain, given({ welcome, update: update({ view, options: [], events: [] }) }));
  await screen.getByRole("button", { name: "With pictures" }).click();
  expect(asAList.value).toBe(false);
  await texts.open("page");
});
