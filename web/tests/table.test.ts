import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import { Calls } from "../src/calls/calls.svelte";
import { face, me } from "../src/lobby/me";
import { seats } from "../src/lobby/seats";
import type { Told } from "../src/net/api";
import { way } from "../src/route.svelte";
import After from "../src/table/After.svelte";
import Company from "../src/table/Company.svelte";
import Elsewhere from "../src/table/Elsewhere.svelte";
import Leaving from "../src/table/Leaving.svelte";
import Share from "../src/table/Share.svelte";
import { copied } from "../src/table/sharing";
import { Sitting } from "../src/table/sitting.svelte";
import WaitingRoom from "../src/table/WaitingRoom.svelte";
import Wire from "../src/table/Wire.svelte";
import type { FromServer, Presence } from "../src/wire/protocol";

const asked = vi.fn();
const answers = new Map<string, unknown>();

beforeEach(() => {
  asked.mockClear();
  answers.clear();
  const real = window.fetch;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    if (!answers.has(url)) return real(url, init);
    asked(url, init.body ? JSON.parse(String(init.body)) : undefined);
    return new Response(JSON.stringify(answers.get(url)));
  });
  return () => vi.unstubAllGlobals();
});

const presence: Presence = {
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
      name: "Bruno",
      presence: "caretaker",
      caretaker_in: null,
      face: "",
      hinted: false,
      left: false,
      holiday: null,
      applicant: null,
      style: "",
    },
    {
      name: "sharp",
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
  spectators: 1,
};
const told: Told = {
  table: "K7RTXQ",
  game: "omerta",
  rules: 1,
  options: { memory_aid: true, snap_seconds: null, snap: "sealed", reflexes: "drowsy" },
  seats: [
    { name: "Sparrow", bot: null, free: false, kept: false, founder: true, face: "", left: false, applicant: null },
    { name: "", bot: null, free: true, kept: false, founder: false, face: "", left: false, applicant: null },
    { name: "", bot: null, free: true, kept: false, founder: false, face: "", left: false, applicant: null },
  ],
  public: false,
  started: null,
  finished: null,
  hinted: [],
  timing: { kind: "relaxed", turn: 90, reserve: 600, days: 2, grace: 300 },
  rematch: null,
};

test("a guest takes the chair he wants, by a name that nobody has yet", async () => {
  me.value = "";
  answers.set("/api/tables/K7RTXQ/seats", { table: "K7RTXQ", seat: 2, token: "his" });
  const onchanged = vi.fn();
  const props = { told, trouble: undefined, mine: null, invited: null, onchanged };
  const screen = await render(WaitingRoom, props);
  await screen.getByRole("button", { name: "Sit down: Chair 3" }).click();
  await vi.waitFor(() => expect(onchanged).toHaveBeenCalled());
  const [, body] = asked.mock.calls[0] ?? [];
  expect(body).toEqual({ nickname: me.value, face: face.value, seat: 2 });
  expect(told.seats.map(({ name }) => name)).not.toContain(body.nickname);
});

test("the house rules of a table are told to those who come to it", async () => {
  const props = { told, trouble: undefined, mine: null, invited: null, onchanged: vi.fn() };
  const screen = await render(WaitingRoom, props);
  for (const rule of ["Memory aid", "Time to snap: No limit", "The snap: By post", "The bots’ reflexes: Drowsy"])
    await expect.element(screen.getByText(rule, { exact: true })).toBeVisible();
});

test("who has waited long enough deals with bots of his choice", async () => {
  answers.set("/api/tables/K7RTXQ/bots", told);
  const onchanged = vi.fn();
  const screen = await render(WaitingRoom, { told, mine: 0, invited: null, trouble: undefined, onchanged });
  await screen.getByRole("radio", { name: "Novice" }).click();
  await screen.getByRole("button", { name: /^Deal now/ }).click();
  await vi.waitFor(() => expect(onchanged).toHaveBeenCalled());
  expect(asked).toHaveBeenCalledWith("/api/tables/K7RTXQ/bots", { token: null, bot: "novice" });
});

test("a chair is handed over by a link, and not before it was said twice", async () => {
  answers.set("/api/tables/K7RTXQ/handover", { table: "K7RTXQ", seat: 0, token: "fresh" });
  const [onup, onclose] = [vi.fn(), vi.fn()];
  const screen = await render(Leaving, { code: "K7RTXQ", seated: true, over: false, onup, onclose });
  await screen.getByRole("button", { name: "Hand over my chair" }).click();
  expect(asked).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Get up, and make the link" }).click();
  const link = `${location.origin}/t/K7RTXQ#fresh`;
  await expect.element(screen.getByRole("link", { name: link })).toBeVisible();
  expect(seats.token("K7RTXQ")).toBe("fresh"); // a page that is closed now has lost nothing
  expect(onup).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Done, let me look on" }).click();
  expect(onup).toHaveBeenCalled();
  expect(seats.token("K7RTXQ")).toBeNull();
});

test("who is at the table is told, and how many look on", async () => {
  const screen = await render(Company, { code: "K7RTXQ", game: "omerta", seated: true, presence, onclose: vi.fn() });
  await expect.element(screen.getByText("away, a bot minds the chair")).toBeVisible();
  await expect.element(screen.getByText("One person looks on.")).toBeVisible();
});

test("who leaves for good is asked once more, and a chair that is nobody's is not left", async () => {
  answers.set("/api/tables/K7RTXQ/leave", {});
  const props = { code: "K7RTXQ", seated: true, over: false, onup: vi.fn(), onclose: vi.fn() };
  const screen = await render(Leaving, props);
  await screen.getByRole("button", { name: "Leave for good" }).click();
  expect(asked).not.toHaveBeenCalled();
  const went = vi.spyOn(way, "go").mockImplementation(() => {});
  await screen.getByRole("button", { name: "Yes, for good" }).click();
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith({ at: "front" }));
  expect(asked).toHaveBeenCalledWith("/api/tables/K7RTXQ/leave", { token: null, good: true });
  went.mockRestore();
  await screen.rerender({ seated: false });
  expect(screen.getByRole("button", { name: "Leave for good" }).query()).toBeNull();
});

test("the browser is asked for notes only when somebody wants them, and shows none before", async () => {
  const shown = vi.fn();
  class Note {
    static permission = "default";
    static requestPermission = vi.fn(async () => "granted");
    constructor(words: string) {
      shown(words);
    }
  }
  vi.stubGlobal("Notification", Note);
  const calls = new Calls();
  await calls.note("Your turn");
  expect([calls.possible, calls.here]).toEqual([true, false]);
  expect(Note.requestPermission).not.toHaveBeenCalled();
  await calls.wantHere(true);
  expect(Note.requestPermission).toHaveBeenCalledOnce();
  await calls.note("Your turn");
  await calls.wantHere(false);
  await calls.note("Your turn");
  expect(shown.mock.calls).toEqual([["Your turn"]]);
});

test("a browser that may not, or cannot, is not troubled", async () => {
  vi.stubGlobal("Notification", { permission: "denied", requestPermission: vi.fn() });
  const refused = new Calls();
  await refused.wantHere(true);
  expect([refused.denied, refused.here]).toEqual([true, false]);
  class OnlyFromWorkers {
    static permission = "granted";
    constructor() {
      throw new TypeError("Illegal constructor");
    }
  }
  vi.stubGlobal("Notification", OnlyFromWorkers);
  const phone = new Calls();
  await phone.wantHere(true);
  await phone.note("Your turn");
});

test("a page without a clipboard copies what is selected", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not here"));
  const command = vi.spyOn(document, "execCommand").mockReturnValue(true);
  expect(await copied("a link")).toBe(true);
  expect(command).toHaveBeenCalledWith("copy");
  command.mockReturnValue(false);
  const screen = await render(Share, { link: "http://house/t/K7RTXQ", title: "Omerta" });
  await screen.getByRole("button", { name: "Copy" }).click();
  const field = screen.getByRole("textbox", { name: "Omerta" });
  await expect.element(field).toHaveValue("http://house/t/K7RTXQ");
  expect(getSelection()?.toString() || (document.activeElement as HTMLInputElement).value).toContain("K7RTXQ");
  vi.restoreAllMocks();
});

test("the line says when it is called again, and can be called at once", async () => {
  const callNow = vi.fn();
  const sitting = { standing: "lost", calls: performance.now() + 60_000, refused: undefined, callNow } as unknown;
  const screen = await render(Wire, { sitting: sitting as Sitting, onup: vi.fn() });
  await expect.element(screen.getByText(/Calling again in \d+ s/)).toBeVisible();
  await screen.getByRole("button", { name: "Call now" }).click();
  expect(callNow).toHaveBeenCalled();
});

test("trouble with the books is told while the line stands, and taken away when the game goes on", async () => {
  class Silent {}
  vi.stubGlobal("WebSocket", Silent);
  const sitting = new Sitting("K7RTXQ", "ws://house/ws");
  sitting.stood("open");
  const screen = await render(Wire, { sitting, onup: vi.fn() });
  const told = screen.getByText(/cannot reach its books.*Nothing is lost/);
  for (const trouble of [
    { type: "Trouble", why: "database" },
    { type: "Refused", why: "database", detail: "" },
  ] as FromServer[]) {
    sitting.heard(trouble);
    await expect.element(told).toBeVisible();
    if (trouble.type === "Refused") sitting.stood("lost", 4000);
    await expect.element(told).toBeVisible();
    sitting.heard({ type: "Update", seq: 1, events: [] as unknown } as FromServer);
    sitting.stood("open");
    await expect.element(told).not.toBeInTheDocument();
  }
  sitting.heard({ type: "Trouble", why: "disk" });
  await expect.element(screen.getByText(/disk is full/)).toBeVisible();
});

test("who comes with an old link is told that the chair is another's", async () => {
  const onup = vi.fn();
  const sitting = { standing: "handed", calls: null, refused: undefined } as unknown;
  const screen = await render(Wire, { sitting: sitting as Sitting, onup });
  await expect.element(screen.getByText(/This chair was handed over/)).toBeVisible();
  await userEvent.keyboard("{Tab}{Enter}");
  expect(onup).toHaveBeenCalled();
});

test("who has a chair open in too many windows is told in the oldest", async () => {
  const sitting = { standing: "elsewhere", calls: null, refused: undefined } as unknown;
  const screen = await render(Wire, { sitting: sitting as Sitting, onup: vi.fn() });
  await expect.element(screen.getByText(/open in too many windows/)).toBeVisible();
});

test("when the game is over one click plays again, another looks at it again", async () => {
  answers.set("/api/tables/K7RTXQ", { ...told, rematch: "NEXT23" });
  const screen = await render(After, { code: "K7RTXQ", seat: 1, helped: [{ seat: 0, name: "Ada" }] });
  await expect
    .element(screen.getByText("Ada had the coach’s help in this game. It is marked so in the books."))
    .toBeVisible();
  await expect.element(screen.getByText("The others are dealing again. Your chair is kept.")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Watch it again" }))
    .toHaveAttribute("href", "/t/K7RTXQ#eyes=1&at=0");
  await expect.element(screen.getByRole("button", { name: "Play again" })).toBeEnabled();
});

const chair = { bot: null, free: false, kept: false, founder: false, face: "", left: false, applicant: null };
const met: Told = {
  ...told,
  seats: [
    { ...chair, name: "Sparrow", founder: true, face: "" },
    { ...chair, name: "Bruno" },
    { ...chair, name: "Cleo", kept: true },
  ],
};

test("who opened the table frees a chair, and not before it was said twice", async () => {
  answers.set("/api/tables/K7RTXQ/free", met);
  const onchanged = vi.fn();
  const props = { told: met, mine: 0, invited: null, trouble: undefined, onchanged };
  const screen = await render(WaitingRoom, props);
  await expect.element(screen.getByText("kept for Cleo")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Deal now/ }).query()).toBeNull(); // there is no chair for a bot
  await screen.getByRole("button", { name: "Free this chair: Bruno" }).click();
  expect(asked).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}"); // it is still the same button
  await vi.waitFor(() => expect(onchanged).toHaveBeenCalled());
  expect(asked).toHaveBeenCalledWith("/api/tables/K7RTXQ/free", { token: null, seat: 1 });
  await expect.element(screen.getByRole("button", { name: "Free this chair: kept for Cleo" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Free this chair: Sparrow" }).query()).toBeNull();
});

test("who did not open it is offered no such thing", async () => {
  const props = { told: met, mine: 1, invited: null, trouble: "freed", onchanged: vi.fn() };
  const screen = await render(WaitingRoom, props);
  expect(screen.getByRole("button", { name: /^Free this chair/ }).query()).toBeNull();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Whoever opened this table has freed your chair.");
});

test("a chair that is open elsewhere too: the other is thrown out, or it is me", async () => {
  answers.set("/api/tables/K7RTXQ/alone", { table: "K7RTXQ", seat: 0, token: "fresh" });
  const ontook = vi.fn();
  const props = { code: "K7RTXQ", places: 1, throwing: false, ontook };
  const screen = await render(Elsewhere, props);
  const words = screen.getByText("Your chair is open somewhere else, too.");
  expect(words.query()).toBeNull();
  await screen.rerender({ places: 2 });
  await expect.element(words).toBeVisible();
  await screen.getByRole("button", { name: "That is me" }).click();
  expect(words.query()).toBeNull();
  await screen.rerender({ places: 1 });
  await screen.rerender({ places: 2 }); // somebody comes anew
  await screen.getByRole("button", { name: "Throw the other one out" }).click();
  await vi.waitFor(() => expect(ontook).toHaveBeenCalled());
  expect(asked).toHaveBeenCalledWith("/api/tables/K7RTXQ/alone", { token: null });
});
