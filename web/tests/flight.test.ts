import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fly, places } from "../src/ui/flight";

let table: HTMLElement;

const lay = (html: string) => {
  table.innerHTML = html;
};
const card = (name: string) => table.querySelector<HTMLElement>(`[data-flight="${name}"]`) as HTMLElement;
const left = (name: string) => card(name).getBoundingClientRect().x - table.getBoundingClientRect().x;
const at = (x: number, name: string, more = "") =>
  `<div data-flight="${name}" ${more} style="position:absolute;left:${x}px;width:20px;height:30px"></div>`;

beforeEach(() => {
  table = document.createElement("div");
  table.style.position = "relative";
  document.body.append(table);
});
afterEach(() => table.remove());

test("a card flies from where it lay to where it lies", async () => {
  lay(at(0, "king"));
  const before = places(table);
  lay(at(200, "king"));
  const landed = fly(table, before, 60);
  expect(left("king")).toBeLessThan(50);
  await landed;
  expect(left("king")).toBe(200);
  expect(card("king").getAnimations()).toHaveLength(0);
});

test("what lies still does not move", async () => {
  lay(at(10, "queen"));
  const before = places(table);
  await fly(table, before);
  expect(card("queen").getAnimations()).toHaveLength(0);
});

test("a card that is new comes out of the deck", async () => {
  lay(at(300, "deck"));
  const before = places(table);
  lay(at(300, "deck") + at(0, "drawn", 'data-flight-from="deck"'));
  const landed = fly(table, before, 60);
  expect(left("drawn")).toBeGreaterThan(250);
  await landed;
  expect(left("drawn")).toBe(0);
});

test("a flight that is interrupted goes on from where the card is seen", async () => {
  lay(at(0, "ace"));
  const first = places(table);
  lay(at(400, "ace"));
  void fly(table, first, 10_000);
  const [flight] = card("ace").getAnimations();
  if (flight) flight.currentTime = 5000;
  const seen = left("ace");
  expect(seen).toBeGreaterThan(0);
  expect(seen).toBeLessThan(400);
  const second = places(table);
  card("ace").style.left = "0";
  const landed = fly(table, second, 60);
  expect(Math.abs(left("ace") - seen)).toBeLessThan(20);
  await landed;
  expect(left("ace")).toBe(0);
});

test("who wants no motion sees a light instead", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  lay(at(0, "king"));
  const before = places(table);
  lay(at(200, "king"));
  void fly(table, before);
  expect(left("king")).toBe(200);
  expect(card("king").getAnimations()).toHaveLength(1);
  vi.restoreAllMocks();
});
