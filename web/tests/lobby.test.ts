import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import { FACES } from "../src/art/people/house";
import { catalogueOf } from "../src/games/found";
import { fellows } from "../src/lobby/fellows";
import { facts, games } from "../src/lobby/games.svelte";
import Landing from "../src/lobby/Landing.svelte";
import { face, me, nickname } from "../src/lobby/me";
import Name from "../src/lobby/Name.svelte";
import { changed, FRIEND, fits, ME, printed, remember, remembered, resized, seated } from "../src/lobby/plan.svelte";
import SetUp from "../src/lobby/SetUp.svelte";
import { seats } from "../src/lobby/seats";
import { troubleWords } from "../src/lobby/trouble";
import { address, read, way } from "../src/route.svelte";
import { spoken, texts } from "../src/texts/texts.svelte";

// As `GET /api/games` has them; the last one came after the page was made.
const described = (game: string, bots: string[], levels = bots) => ({
  game,
  players: [2, 3, 4],
  bots,
  levels,
  gentle: {},
  coach: false,
  options: {},
  defaults: {},
  lessons: [],
});
const LISTED = [
  described("cosa-nostra", ["sharp"]),
  described("omerta", ["sharp"]),
  {
    ...described("liars-dice", ["random", "counter"], ["counter"]),
    players: [2, 3],
    options: {
      $ref: "#/$defs/Rules",
      $defs: {
        Rules: {
          properties: {
            wild_ones: { type: "boolean", default: true },
            dice: { type: "integer", minimum: 1, maximum: 6, default: 5 },
            calls: { enum: ["exact", "loose"], default: "loose" },
            seconds: { anyOf: [{ type: "integer", minimum: 5 }, { type: "null" }], default: null },
            cups: { type: "array", default: null },
          },
        },
      },
    },
    defaults: { wild_ones: true, dice: 5, calls: "loose", seconds: null, cups: null },
  },
];
const answers = new Map<string, { status?: number; body: unknown }>();
const asked = vi.fn();

beforeEach(() => {
  asked.mockClear();
  answers.clear();
  answers.set("GET /api/tables", { body: [] });
  answers.set("GET /api/games", { body: LISTED });
  answers.set("GET /api/games/liars-dice/words/en", { body: { catalogue: "title = Liar’s Dice", sentences: {} } });
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

/** With the words of the game, as the page opens it. */
const setUp = async (game: string) => {
  await texts.open(catalogueOf(game));
  return render(SetUp, { game });
};

test("who comes for the first time is asked once how strong the company shall be, and offered novices and the memory aid", async () => {
  answers.set("POST /api/tables", { status: 201, body: opened });
  const went = vi.spyOn(way, "go").mockImplementation(() => {});
  fellows("omerta").value = { level: null, gentle: false };
  const screen = await render(Landing);
  const poster = screen.getByRole("article").filter({ hasText: "Omerta" });
  await poster.getByRole("button", { name: "Play now" }).click();
  expect(asked).not.toHaveBeenCalled();
  await expect.element(poster.getByRole("radio", { name: "Novice" })).toHaveFocus();
  await expect.element(poster.getByRole("radio", { name: "Novice" })).toBeChecked();
  await expect.element(poster.getByRole("checkbox", { name: "Memory aid" })).toBeChecked();
  expect(poster.getByRole("radio", { name: "Loose cannon" }).query()).toBeNull();
  await poster.getByLabelText("Your name").fill("Ada");
  await poster.getByRole("button", { name: "Deal the cards" }).click();
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith({ at: "table", code: "K7RTXQ" }));
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    nickname: "Ada",
    chairs: [null, "novice", "novice", "novice"],
    options: { memory_aid: true },
  });
  expect(JSON.parse(localStorage.getItem("fellows-omerta") ?? "")).toEqual({ level: "novice", gentle: true });

  const again = await render(Landing);
  const next = again.getByRole("article").filter({ hasText: "Omerta" }).last();
  await expect.element(next.getByRole("button", { name: "Ada, in company: Novice" })).toBeVisible();
  await next.getByRole("button", { name: "Ada, in company: Novice" }).click();
  await next.getByRole("radio", { name: "Boss" }).click();
  await next.getByRole("checkbox", { name: "Memory aid" }).click();
  await next.getByRole("button", { name: "Deal the cards" }).click();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(asked.mock.calls[1]?.[1]).toMatchObject({ chairs: [null, "boss", "boss", "boss"], options: {} });
  me.value = "";
  went.mockRestore();
});

test("the second time it is one click", async () => {
  answers.set("POST /api/tables", { status: 201, body: opened });
  const went = vi.spyOn(way, "go").mockImplementation(() => {});
  fellows("cosa-nostra").value = { level: "regular", gentle: false };
  fellows("omerta").value = { level: "regular", gentle: false };
  const screen = await render(Landing);
  await screen.getByRole("button", { name: "Play now" }).first().click();
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith({ at: "table", code: "K7RTXQ" }));
  const [, body] = asked.mock.calls[0] ?? [];
  expect(body.chairs).toHaveLength(4);
  expect(body.chairs[0]).toBeNull();
  expect(body.chairs).not.toContain(FRIEND);
  expect(body.options).toEqual({});
  expect(seats.token("K7RTXQ")).toBeNull(); // the chair hangs on me, not on this browser's store
  went.mockRestore();
});

test("who gives no name gets one, and has it everywhere from then on", () => {
  me.value = "";
  const names = texts.say("your-name.others").split(", ");
  const first = nickname(names.slice(1));
  expect(first).toBe(names[0]);
  expect(nickname([first])).toBe(first);
  me.value = " Ada ";
  expect(nickname(["Ada"])).toBe("Ada");
  me.value = "";
});

test("one's face is chosen by pointer or keyboard, and kept", async () => {
  face.value = "barman";
  const screen = await render(Name);
  const mine = () => screen.getByRole("button", { name: /^Your face/ });
  await mine().click();
  expect(screen.getByRole("radio").elements()).toHaveLength(Object.keys(FACES).length);
  await screen.getByRole("radio", { name: "The singer" }).click();
  expect(JSON.parse(localStorage.getItem("face") ?? "")).toBe("singer");
  await expect.element(mine()).toHaveAccessibleName("Your face: The singer");
  await userEvent.keyboard("{ArrowRight}");
  expect(face.value).toBe("boxer");
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("radio").query()).toBeNull();
});

test("what the server would not do is said in words", async () => {
  answers.set("POST /api/tables", { status: 429, body: { why: "too-many-tables", detail: "" } });
  fellows("cosa-nostra").value = { level: "regular", gentle: false };
  fellows("omerta").value = { level: "regular", gentle: false };
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

test("a game that the page has no folder for has a plain poster, and is set up by what the server says of it", async () => {
  answers.set("POST /api/tables", { status: 201, body: opened });
  const went = vi.spyOn(way, "go").mockImplementation(() => {});
  const front = await render(Landing);
  const poster = front.getByRole("article").filter({ hasText: "Liar’s Dice" });
  await expect.element(poster.getByText("2–3 players")).toBeVisible();
  expect(poster.getByRole("img").query()).toBeNull();
  await poster.getByRole("button", { name: "Play now" }).click();
  await vi.waitFor(() => expect(went).toHaveBeenCalled());
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ game: "liars-dice", chairs: [null, "counter", "counter"] });
  await front.unmount();

  const screen = await render(SetUp, { game: "liars-dice" });
  await expect.element(screen.getByRole("heading", { name: "Liar’s Dice" })).toBeVisible();
  await expect.element(screen.getByRole("checkbox", { name: "Wild ones" })).toBeChecked();
  await screen.getByRole("radio", { name: "Exact" }).click();
  await screen.getByRole("button", { name: "Dice: less" }).click();
  await expect.element(screen.getByText("4", { exact: true }).last()).toBeVisible(); // no seconds
  await expect.element(screen.getByText("No limit")).toBeVisible();
  await screen.getByRole("radio", { name: "Counter" }).first().click();
  await screen.getByRole("button", { name: "Open the table" }).click();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(asked.mock.calls[1]?.[1]).toMatchObject({ options: { dice: 4, calls: "exact" } });
  went.mockRestore();
});

test("what the server does not list has no poster", async () => {
  expect(games.names).toEqual(["omerta", "cosa-nostra", "liars-dice"]); // ours first, as they always stood
  expect(facts("nothing-of-the-kind").players).toEqual([]);
});

test("joining without a code asks for it", async () => {
  const screen = await render(Landing);
  await screen.getByRole("button", { name: "Join" }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Which table?");
});

test("a table is opened as it was set up, and the same is offered the next time", async () => {
  answers.set("POST /api/tables", { status: 201, body: opened });
  const went = vi.spyOn(way, "go").mockImplementation(() => {});
  const screen = await setUp("omerta");
  await screen.getByRole("radio", { name: "3" }).click();
  await screen.getByRole("radio", { name: "Sharp" }).first().click();
  await screen.getByRole("checkbox", { name: "Memory aid" }).click();
  await screen.getByRole("radio", { name: "Everybody" }).click();
  await screen.getByRole("button", { name: "Open the table" }).click();
  await vi.waitFor(() => expect(went).toHaveBeenCalled());
  expect(asked).toHaveBeenCalledWith("/api/tables", {
    game: "omerta",
    nickname: me.value,
    face: face.value,
    chairs: [null, "sharp", null],
    seat: 0,
    options: { memory_aid: true },
    public: true,
    timing: { kind: "relaxed", turn: 120, reserve: 600, days: 2, grace: 300 },
  });
  expect(texts.say("your-name.others").split(", ")).toContain(me.value);
  expect(remembered("omerta")).toMatchObject({ chairs: [ME, "sharp", FRIEND], public: true });
  expect(remembered("omerta").options.memory_aid).toBe(true);
  went.mockRestore();
});

test("who opens a table says how quick the bots are", async () => {
  answers.set("POST /api/tables", { status: 201, body: opened });
  const went = vi.spyOn(way, "go").mockImplementation(() => {});
  remember("omerta", { chairs: [ME, "sharp", "sharp"], public: false, options: {} });
  const screen = await setUp("omerta");
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
  const screen = await setUp("omerta");
  await screen.getByRole("radio", { name: "Chosen" }).click();
  await screen.getByRole("button", { name: "Killer: less" }).click();
  await expect.element(screen.getByText("19 of 20")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /Open|Play/ })).toBeDisabled();
  await screen.getByRole("button", { name: "Lady: more" }).click();
  await expect.element(screen.getByRole("button", { name: /Open|Play/ })).toBeEnabled();
});

test("a family is one player's: who takes another's gives his own", async () => {
  remember("cosa-nostra", { chairs: [ME, FRIEND, FRIEND], public: false, options: {} });
  const screen = await setUp("cosa-nostra");
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
  const screen = await setUp("omerta");
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
    { at: "learn", game: "cosa-nostra" },
    { at: "learn", game: "omerta", lesson: "snap" },
    { at: "table", code: "K7RTXQ" },
    { at: "replay", code: "K7RTXQ", eyes: "open", line: 0 },
    { at: "replay", code: "K7RTXQ", eyes: "all", line: 7 },
    { at: "replay", code: "K7RTXQ", eyes: 3, line: 812 },
    { at: "replay", code: "K7RTXQ", eyes: 0, line: 0, coach: true },
  ] as const)
    expect(read(new URL(address(route), "http://house"))).toEqual(route);
  expect(read(new URL("http://house/t/k7rtxq#token"))).toEqual({ at: "table", code: "K7RTXQ", token: "token" });
  expect(read(new URL("http://house/#/new/"))).toEqual({ at: "front" });
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
