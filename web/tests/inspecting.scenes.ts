import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import { inspector, type Line } from "../src/inspect/inspector.svelte";
import { SILENT } from "../src/replay/company";
import { type Given, laid } from "../src/table/tables";
import { type Language, texts } from "../src/texts/texts.svelte";
import type { Update } from "../src/wire/protocol";

/** Positions that `tests/web/test_inspecting.py` has written down: what lies on the table is looked at, thing by thing. */
type Moment = { update: Update; known: Record<string, unknown>; languages: Language[] };
type Laid = { players: number; options: unknown; moments: Moment[] };

const found = (await (await fetch("/node_modules/.scenes/things.json")).json()) as Record<string, Laid>;
const UNREADABLE = /undefined|NaN|\{|\binspect-|\bnull\b/;
const settled = () => new Promise((done) => setTimeout(done));
const words = (line: Line): string => (typeof line === "string" ? line : "bad" in line ? line.bad : line.odds);

for (const [game, { players, options, moments }] of Object.entries(found)) {
  test(`everything on a table of ${game} tells of itself`, { timeout: 120_000 }, async () => {
    let known: Moment["known"] = {};
    const names = Array.from({ length: players }, (_, at) => `Guest ${at}`);
    const given = (update: Update): Given => ({
      welcome: {
        type: "Welcome",
        protocol: 1,
        table: "ABCD",
        game,
        rules: 1,
        seat: 0,
        names,
        options,
        said: [],
        timing: { kind: "relaxed", turn: 90, reserve: 600, days: 2, grace: 300 },
      },
      presence: {
        type: "Presence",
        seats: names.map((name) => ({
          name,
          presence: "here",
          caretaker_in: null,
          face: "",
          hinted: false,
          left: false,
          holiday: null,
          applicant: null,
          style: "",
        })),
        spectators: 0,
      },
      tried: undefined,
      receipt: undefined,
      refused: undefined,
      update,
      send: {
        ...SILENT,
        inspect: async (thing) => known[thing] ?? null,
        weigh: async (action) => known[(action as { business?: string }).business ?? ""] ?? null,
      },
      after: (() => {}) as unknown as Given["after"],
    });
    const Table = await laid(game);
    let looked = 0;
    const faults: string[] = [];
    for (const { update, known: answers, languages } of moments) {
      known = answers;
      const screen = await render(Table, given(update));
      await expect.poll(() => document.querySelectorAll("[data-inspect]").length, { timeout: 5000 }).toBeGreaterThan(5);
      await settled();
      expect(unspoken(), `${game}: pictures that say nothing`).toEqual([]);
      expect([...document.querySelectorAll("main [title]")].map((each) => each.outerHTML)).toEqual([]);
      for (const language of languages) {
        await texts.speak(language);
        for (const thing of document.querySelectorAll<HTMLElement>("[data-inspect]")) {
          inspector.open(thing, true);
          flushSync();
          void inspector.told?.more?.(); // what the engine knows is asked for,
          await Promise.resolve(); // and answered
          const { name = "", says = "", more } = inspector.told ?? {};
          const told = [name, says, ...(more?.() ?? []).map(words)];
          const empty = told.some((each) => each.trim() === "" || UNREADABLE.test(each));
          if (empty || says === name) faults.push(`${language} ${thing.outerHTML.slice(0, 200)}: ${told.join(" | ")}`);
          looked += 1;
        }
        inspector.close();
      }
      await texts.speak("en");
      await screen.unmount();
    }
    expect(faults).toEqual([]);
    expect(looked).toBeGreaterThan(moments.flatMap(({ languages }) => languages).length * 10);
  });
}

/** Pictures on the table that belong to nothing one could look at. */
function unspoken(): string[] {
  const apart = "[data-asked], nav, footer, header > .next, .street, .felt, .burst, .eye, .ring, .patrol";
  return [...document.querySelectorAll("main svg")]
    .filter((svg) => svg.closest("li, .card, .place, .plate, .thing") && !svg.closest("[data-inspect]"))
    .filter((svg) => !svg.closest(apart))
    .map((svg) => svg.closest("li, .card, .place, .plate, .thing")?.outerHTML.slice(0, 200) ?? "");
}
