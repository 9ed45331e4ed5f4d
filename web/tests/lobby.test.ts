import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import Landing from "../src/lobby/Landing.svelte";
import { changed, FRIEND, fits, ME, printed, remember, remembered, resized, seated } from "../src/lobby/plan.svelte";
import SetUp from "../src/lobby/SetUp.svelte";
import { seats } from "../src/lobby/seats";
import { troubleWords } from "../src/lobby/trouble";
import { address, read, way } from "../src/route.svelte";
import { spoken, texts } from "../src/texts/texts.svelte";

const answers = new Map<string, { status?: number; body: unknown }>();
const asked = vi.fn();

beforeEach(() => {
  asked.mockClear();
  answers.clear();
  answers.set("GET /api/tables", { body: [] });
  const real = window.fetch;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const answer = answers.get(`${init.method ?? "GET"} ${url}`);
    if (!answer) return real(url, init);
    if (init.body) asked(url, JSON.parse(String(init.body)));
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });
  return () => vi.unstubAllGlobals();
});

// docs/protocol.md, both tables
const WHY = [
  ...[
    "malformed",
    "too-long",
    "no-game",
    "no-bot",
    "bad-table",
    "no-table",
    "no-seat",
    "taken",
    "not-begun",
    "not-over",
  ],
  ...["other-rules", "origin", "too-fast", "too-many-tables", "protocol", "looking-on", "late", "illegal", "no-more"],
  ...["full", "offline", "too-many-seats"],
];

const opened = { table: "K7RTXQ", seat: 0, token: "secret" };

test("one click, and there is a table with bots", async () => {
  answers.set("POST /api/tables", { status: 201, body: opened });
  const went = vi.spyOn(way, "go").mockImplementation(() => {});
  const screen = await render(Landing);
  await screen.getByRole("button", { name: "Play now" }).first().click();
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith({ at: "table", code: "K7RTXQ" }));
  const [, body] = asked.mock.calls[0] ?? [];
  expect(body.chairs).toHaveLength(4);
  expect(body.chairs[0]).toBeNull();
  expect(body.chairs).not.toContain(FRIEND);
  expect(body.options).toEqual({});
  expect(seats.token("K7RTXQ")).toBe("secret");
  went.mockRestore();
});

test("what the server would not do is said in words", async () => {
  answers.set("POST /api/tables", { status: 429, body: { why: "too-many-tables", detail: "" } });
  const screen = await render(Landing);
  await screen.getByRole("button", { name: "Play now" }).first().click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("You have opened too many tables. Wait a while.");
});

test("public tables are listed, with who sits there", async () => {
  const chairs = [
    { name: "Vera", bot: null, free: false },
    { name: "", bot: null, free: true },
    { name: "", bot: "sharp", free: false },
  ];
  answers.set("GET /api/tables", { body: [{ table: "ABC", game: "omerta", seats: chairs }] });
  const screen = await render(Landing);
  await expect.element(screen.getByText("Vera · one chair free")).toBeVisible();
});

test("joining without a code asks for it", async () => {
  const screen = await render(Landing);
  await screen.getByRole("button", { name: "Join" }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Which table?");
});

test("a table is opened as it was set up, and the same is offered the next time", async () => {
  answers.set("POST /api/tables", { status: 201, body: opened });
  const went = vi.spyOn(way, "go").mockImplementation(() => {});
  const screen = await render(SetUp, { game: "omerta" });
  await screen.getByRole("radio", { name: "3" }).click();
  await screen.getByRole("radio", { name: "Sharp" }).first().click();
  await screen.getByRole("checkbox", { name: "Memory aid" }).click();
  await screen.getByRole("radio", { name: "Everybody" }).click();
  await screen.getByRole("button", { name: "Open the table" }).click();
  await vi.waitFor(() => expect(went).toHaveBeenCalled());
  expect(asked).toHaveBeenCalledWith("/api/tables", {
    game: "omerta",
    nickname: "Lucky",
    chairs: [null, "sharp", null],
    seat: 0,
    options: { memory_aid: true },
    public: true,
  });
  expect(remembered("omerta")).toMatchObject({ chairs: [ME, "sharp", FRIEND], public: true });
  expect(remembered("omerta").options.memory_aid).toBe(true);
  went.mockRestore();
});

test("who opens a table says how quick the bots are", async () => {
  answers.set("POST /api/tables", { status: 201, body: opened });
  const went = vi.spyOn(way, "go").mockImplementation(() => {});
  remember("omerta", { chairs: [ME, "sharp", "sharp"], public: false, options: {} });
  const screen = await render(SetUp, { game: "omerta" });
  const reflexes = screen.getByRole("group", { name: "The bots’ reflexes" });
  const names = reflexes
    .getByRole("radio")
    .elements()
    .map((radio) => radio.closest("label")?.textContent?.trim());
  expect(names).toEqual(["Quick", "Human", "Slow", "Drowsy"]);
  await expect.element(reflexes.getByRole("radio", { name: "Human" })).toBeChecked();
  await reflexes.getByRole("radio", { name: "Slow" }).click();
  await expect.element(screen.getByText(/a whole second/)).toBeVisible();
  await screen.getByRole("button", { name: "Play now" }).click();
  await vi.waitFor(() => expect(went).toHaveBeenCalled());
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ options: { reflexes: "slow" } });
  expect(remembered("omerta").options.reflexes).toBe("slow");
  went.mockRestore();
});

test("who wants other characters has to come to as many", async () => {
  await texts.open("omerta");
  const screen = await render(SetUp, { game: "omerta" });
  await screen.getByRole("radio", { name: "Chosen" }).click();
  await screen.getByRole("button", { name: "Killer: less" }).click();
  await expect.element(screen.getByText("19 of 20")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /Open|Play/ })).toBeDisabled();
  await screen.getByRole("button", { name: "Lady: more" }).click();
  await expect.element(screen.getByRole("button", { name: /Open|Play/ })).toBeEnabled();
});

test("a family is one player's: who takes another's gives his own", async () => {
  await texts.open("cosa_nostra");
  remember("cosa-nostra", { chairs: [ME, FRIEND, FRIEND], public: false, options: {} });
  const screen = await render(SetUp, { game: "cosa-nostra" });
  await screen.getByRole("radio", { name: "Chosen" }).click();
  const families = () =>
    [...document.querySelectorAll("input:checked + span")]
      .map((span) => span.textContent ?? "")
      .filter((name) => ["Blundetto", "Calmuti", "Caruso"].includes(name));
  expect(families()).toEqual(["Blundetto", "Calmuti", "Caruso"]);
  await screen.getByRole("radio", { name: "Caruso" }).first().click();
  expect(families()).toEqual(["Caruso", "Calmuti", "Blundetto"]);
});

test("chairs that are added are filled like the last one, and families go on", () => {
  const families = ["caruso", "calmuti", "laserva"];
  const plan = { chairs: [ME, "regular", FRIEND], public: false, options: { families } };
  const larger = resized("cosa-nostra", plan, 4);
  expect(larger.chairs).toEqual([ME, "regular", FRIEND, FRIEND]);
  expect(larger.options.families).toHaveLength(4);
  expect(new Set(larger.options.families as string[]).size).toBe(4);
  expect(fits("cosa-nostra", larger)).toBe(true);
  expect(resized("cosa-nostra", larger, 3).options.families).toEqual(["caruso", "calmuti", "laserva"]);
});

test("whoever had the chair that I take gets mine", () => {
  const plan = { chairs: [ME, "sharp", FRIEND], public: false, options: {} };
  expect(seated(plan, 1, ME).chairs).toEqual(["sharp", ME, FRIEND]);
  expect(seated(plan, 2, "random").chairs).toEqual([ME, "sharp", "random"]);
  expect(resized("omerta", { ...plan, chairs: [FRIEND, FRIEND, FRIEND, ME] }, 3).chairs).toEqual([FRIEND, FRIEND, ME]);
});

test("the table is opened with me in the chair I chose", async () => {
  answers.set("POST /api/tables", { status: 201, body: opened });
  const went = vi.spyOn(way, "go").mockImplementation(() => {});
  remember("omerta", { chairs: [ME, "sharp", "random"], public: false, options: {} });
  const screen = await render(SetUp, { game: "omerta" });
  await screen.getByRole("group", { name: "Chair 3" }).getByRole("radio", { name: "You" }).click();
  await screen.getByRole("button", { name: "Play now" }).click();
  await vi.waitFor(() => expect(went).toHaveBeenCalled());
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ chairs: ["random", "sharp", null], seat: 2 });
  went.mockRestore();
});

test("only what is not as printed is told to the server", () => {
  expect(changed("omerta", printed("omerta"))).toEqual({});
  expect(changed("omerta", { ...printed("omerta"), snap_seconds: null })).toEqual({ snap_seconds: null });
});

test("what an older page has kept does no harm", () => {
  localStorage.setItem("plan-omerta", '{"others": 3}');
  expect(remembered("omerta").chairs.length).toBeGreaterThan(1);
});

test("addresses are read as they are written", () => {
  for (const route of [
    { at: "front" },
    { at: "set-up", game: "omerta" },
    { at: "set-up", game: "cosa-nostra" },
    { at: "table", code: "K7RTXQ" },
    { at: "replay", code: "K7RTXQ", eyes: "open", line: 0 },
    { at: "replay", code: "K7RTXQ", eyes: "all", line: 7 },
    { at: "replay", code: "K7RTXQ", eyes: 3, line: 812 },
  ] as const)
    expect(read(new URL(address(route), "http://house"))).toEqual(route);
  expect(read(new URL("http://house/t/k7rtxq#token"))).toEqual({ at: "table", code: "K7RTXQ", token: "token" });
  expect(read(new URL("http://house/#/new/chess"))).toEqual({ at: "front" });
  expect(read(new URL("http://house/somewhere"))).toEqual({ at: "nowhere" });
  expect(read(new URL("http://house/t/K7RTXQ#eyes=9&at=-4"))).toEqual({
    at: "replay",
    code: "K7RTXQ",
    eyes: "open",
    line: 0,
  });
});

test("the page speaks what the browser asks for first, of what there is", () => {
  expect(spoken(["de-DE", "it-IT", "en"])).toBe("it");
  expect(spoken(["ru"])).toBe("ru");
  expect(spoken(["de"])).toBe("en");
});

test("one game's words make room for the other's", async () => {
  await texts.open("common", "cosa_nostra");
  const theirs = texts.say("help-title");
  await Promise.all([texts.open("common", "omerta"), texts.open("common", "cosa_nostra"), texts.open("omerta")]);
  expect(texts.knows("card-killer")).toBe(true);
  expect(texts.knows("family-caruso")).toBe(false);
  await texts.open("cosa_nostra");
  expect(texts.knows("card-killer")).toBe(false);
  expect(texts.say("help-title")).toBe(theirs);
});

test("every reason of the server's has words, in every language", async () => {
  for (const language of ["fr", "it", "ru", "en"] as const) {
    await texts.speak(language);
    for (const why of WHY) expect(texts.knows(`trouble-${why}`), `${language}: ${why}`).toBe(true);
  }
  expect(troubleWords("something-new")).toBe("The server would not have it.");
});

test("the language is changed at once, and kept", async () => {
  const screen = await render(Landing);
  await expect.element(screen.getByText("Open tables")).toBeVisible();
  await texts.speak("fr");
  await expect.element(screen.getByText("Tables ouvertes")).toBeVisible();
  expect(document.documentElement.lang).toBe("fr");
  expect(localStorage.getItem("language")).toBe('"fr"');
  await texts.speak("en");
});
