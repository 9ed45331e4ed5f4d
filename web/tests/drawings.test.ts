import { expect, test } from "vitest";
import { ICONS } from "../src/art/icons";
import { parted } from "../src/art/lettering";
import { BODIES, COLLARS } from "../src/art/people/clothes";
import { EYES, HEADS, MOUTHS } from "../src/art/people/faces";
import { FACES } from "../src/art/people/house";
import { known, person } from "../src/art/people/person";
import { BUSINESSES } from "../src/games/cosa_nostra/art/businesses";
import { BOSSES, GANGSTERS } from "../src/games/cosa_nostra/art/descriptions";
import { CRESTS } from "../src/games/cosa_nostra/art/families";
import { GANGS } from "../src/games/cosa_nostra/art/gangs";
import { INFLUENCE } from "../src/games/cosa_nostra/art/influence";
import { JOBS, KINDS } from "../src/games/cosa_nostra/art/pictograms";
import { RACKETS } from "../src/games/cosa_nostra/art/rackets";
import { BOTTLES, SHELVES } from "../src/games/omerta/art/bottles";
import { FAMOUS } from "../src/games/omerta/art/famous";
import { POSTERS } from "../src/games/omerta/art/posters";

const PEOPLE = Object.entries({ ...FAMOUS, ...BOSSES, ...GANGSTERS, ...FACES });

test.each(PEOPLE)("%s is described in words that are drawn", (_, description) => {
  expect(description.split(" ").filter((word) => !known(word))).toEqual([]);
});

test.each(PEOPLE)("%s has one body, head, pair of eyes and mouth, and something on", (_, description) => {
  const words = description.split(" ");
  const count = (table: object): number => words.filter((word) => word in table).length;
  expect([BODIES, HEADS, EYES, MOUTHS].map(count)).toEqual([1, 1, 1, 1]);
  expect(count(COLLARS)).toBeGreaterThan(0);
});

test("no two look alike", () => {
  const looks = PEOPLE.map(([, description]) => description.split(" ").sort().join(" "));
  expect(new Set(looks).size).toBe(PEOPLE.length);
});

test("as many bottles stand on the shelves as the card counts", () => {
  expect(SHELVES.map((shelves) => shelves.reduce((sum, standing) => sum + standing))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
});

const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, A: 7, Z: 0 };

/** Every command of a path with as many numbers as it takes, or some multiple. */
const malformed = (path: string): string[] => {
  const commands = path.match(/[a-z][^a-z]*/gi) ?? [];
  const wrong = commands.filter((command) => {
    const takes = NUMBERS[command.charAt(0).toUpperCase()];
    const given = command.slice(1).match(/-?(\d+\.?\d*|\.\d+)/g)?.length ?? 0;
    return takes === undefined || (takes === 0 ? given > 0 : given === 0 || given % takes !== 0);
  });
  return path.startsWith("M") ? wrong : [path];
};

const PATHS = [
  ...Object.values(ICONS),
  ...Object.values(BUSINESSES).map((sign) => sign.tube),
  ...Object.values(CRESTS).map((family) => family.crest),
  ...Object.values(GANGS).map((gang) => gang.sign),
  ...Object.values(INFLUENCE).map((card) => card.line),
  ...Object.values(JOBS),
  ...Object.values(RACKETS),
  ...Object.values(KINDS),
  ...BOTTLES.flatMap((bottle) => [bottle.shape, bottle.label, bottle.mark]),
  ...Object.values(POSTERS).flatMap((poster) => poster.of.map(([, path]) => path)),
  ...PEOPLE.flatMap(([, description]) =>
    [...person(description).below, ...person(description).above].map(([, path]) => path),
  ),
];

test("every line that is drawn can be drawn", () => {
  expect(PATHS.flatMap(malformed)).toEqual([]);
});

test.each([
  ["Braquage de station-service", ["Braquage de", "station-service"]],
  ["Исключительное предложение", ["Исключительное", "предложение"]],
  ["Usury", ["Usury"]],
])("%s is parted near the middle", (title, lines) => {
  expect(parted(title)).toEqual(lines);
});
