/** How large cards can be where so much room is, in pixels. A man's name can be read on every card that comes out of it. */
export interface Crew {
  men: number;
  signs: number;
}

export interface Sizes {
  columns: number; // of families
  man: number;
  beside: number; // so much of a task is not on its man
  sign: number;
  tight: boolean; // a family has more than that
}

type Box = { width: number; height: number };

const MAN = { least: 56, most: 150, high: 88 / 63 };
const SIGN = { least: 43.5, most: 96, named: 80, high: 76 / 63, of: 0.78 }; // of a man; from `named` on it bears its name
const TASK = { least: 12, most: 0.5 }; // pixels; of a man
const GAP = { families: 6, cards: 8, rows: 8, signs: 2 };
const FRAME = { wide: 10, head: 74, feet: 25 }; // what a family has around its cards, and a pixel for what is rounded
const ROWS = [1, 2, 3];
const WORTH = 1.15;
const STEP = 2;
const ROUNDED = 0.01;

/** All families alike: as large as the fullest of them can be. */
export function fitted(room: Box, families: readonly Crew[]): Sizes {
  const count = Math.max(1, families.length);
  const shapes = [...new Set([count, Math.ceil(count / 2)])];
  const all = shapes.map((columns) => {
    const rows = Math.ceil(count / columns);
    const cell = {
      width: (room.width - GAP.families * (columns - 1)) / columns - FRAME.wide,
      height: (room.height - GAP.families * (rows - 1)) / rows - FRAME.head - FRAME.feet,
    };
    const each = families.map((crew) => largest(cell, crew));
    const man = Math.min(...each.map((sizes) => sizes.man), MAN.most);
    const beside = Math.min(...each.map((sizes) => sizes.beside), man * TASK.most);
    return { columns, man, beside, ...signsOf(cell, families, man, beside) };
  });
  return all.reduce((best, each) => (each.man > best.man ? each : best));
}

/** In one more row only if that makes them clearly larger. */
function largest(cell: Box, crew: Crew): { man: number; beside: number } {
  const found = ROWS.map((rows) => inRows(cell, crew, rows));
  const best = found.reduce((best, each) => (each.man > best.man * WORTH ? each : best));
  return best.man > 0 ? best : { man: MAN.least, beside: TASK.least };
}

function inRows(cell: Box, crew: Crew, rows: number): { man: number; beside: number } {
  for (let man = MAN.most; man >= MAN.least; man -= STEP) {
    const beside = besides(cell.width, man, Math.ceil(crew.men / rows));
    if (beside === null) continue;
    const sign = signOf(man, cell.width, crew.signs);
    const signs = signRows(cell.width, sign, crew.signs) * (sign * SIGN.high + GAP.signs);
    if (rows * (man * MAN.high + GAP.rows) + signs <= cell.height) return { man, beside };
  }
  return { man: 0, beside: 0 };
}

/**
 * What is left beside each of so many men in a row; null: they do not fit. There is room for tasks before there are any, so that no card
 * changes its size when one is laid.
 */
function besides(width: number, man: number, men: number): number | null {
  const left = (width + GAP.cards) / Math.max(1, men) - GAP.cards - man;
  if (left < TASK.least) return null;
  return Math.min(left, man * TASK.most);
}

/** Rather a little smaller than in one more row. */
function signOf(man: number, width: number, signs: number): number {
  const least = man < SIGN.named ? SIGN.least : SIGN.named;
  const wished = Math.min(SIGN.most, Math.max(least, man * SIGN.of));
  const inOneRow = (width + GAP.signs) / Math.max(1, signs) - GAP.signs;
  return inOneRow >= SIGN.least ? Math.min(wished, inOneRow) : wished;
}

/** Of all families: what their men leave free is theirs, so that they bear their names where they can. */
function signsOf(cell: Box, families: readonly Crew[], man: number, beside: number): { sign: number; tight: boolean } {
  const inRow = Math.max(1, Math.floor((cell.width + GAP.cards) / (man + beside + GAP.cards) + ROUNDED));
  const fits = (sign: number) =>
    families.every(({ men, signs }) => {
      const high = Math.ceil(men / inRow) * (man * MAN.high + GAP.rows);
      return high + signRows(cell.width, sign, signs) * (sign * SIGN.high + GAP.signs) <= cell.height;
    });
  const most = Math.min(SIGN.most, Math.max(SIGN.named, man * SIGN.of));
  for (let sign = most; sign > SIGN.least; sign -= STEP) if (fits(sign)) return { sign, tight: false };
  return { sign: SIGN.least, tight: !fits(SIGN.least) };
}

const signRows = (width: number, sign: number, signs: number): number =>
  Math.ceil(signs / Math.max(1, Math.floor((width + GAP.signs) / (sign + GAP.signs))));

const OWN = { man: { least: 56, most: 132 }, beside: 0.5, gap: 10, frame: 14 };
const HAND = { least: 90, most: 128, of: 0.1, frame: 14 }; // of the height of the table
const LOW = { table: 768, share: 0.2, less: 65 };
const MORE = [0.28, 0.28, 0.28, 0.28, 0.2, 0.08, 0]; // of what a table is higher than that, by how many men the largest family has

/**
 * How high what is mine stands: my men above my hand. On a low table, and when they have many men, the other families want more. It does not hang on
 * what is asked, nor on what lies in my hand, so that nothing moves when a card goes.
 */
export function nearOf(table: number, families: readonly Crew[]): { men: number; hand: number; all: number } {
  const crowd = Math.max(0, ...families.map((crew) => Math.max(crew.men, Math.ceil(crew.signs / 2))));
  const men = LOW.share * table - LOW.less + (MORE[crowd] ?? 0) * Math.max(0, table - LOW.table);
  const hand = Math.min(HAND.most, Math.max(HAND.least, HAND.of * table));
  const most = Math.min(men, OWN.man.most * MAN.high);
  return { men: most, hand, all: Math.round(most + OWN.frame + hand * MAN.high + HAND.frame) };
}

/** My men, in one row of this width, no higher than that; each with room for a task, whether he has one or not: for part of it, if there are many. */
export function fittedOwn(room: Box, crew: Crew): { man: number; beside: number } {
  const wide = (room.width - OWN.gap * (crew.men + 1)) / Math.max(1, crew.men * (1 + OWN.beside));
  const man = Math.max(OWN.man.least, Math.min(OWN.man.most, room.height / MAN.high, wide));
  const left = (room.width - OWN.gap * (crew.men + 1)) / Math.max(1, crew.men) - man;
  return { man, beside: Math.max(TASK.least, Math.min(man * OWN.beside, left)) };
}

const STOOD = { rows: 2, many: 8, gap: 6, frame: 24 };

/** My signs, one above the other where there is room for it: so many beside each other, and how large. */
export function fittedSigns(height: number, signs: number): { columns: number; sign: number } {
  const rows = Math.min(signs, signs > STOOD.many ? STOOD.rows + 1 : STOOD.rows);
  const each = (height - STOOD.frame) / Math.max(1, rows) - STOOD.gap;
  const sign = Math.max(SIGN.least, Math.min(SIGN.most, each / SIGN.high));
  return { columns: Math.ceil(signs / Math.max(1, rows)), sign };
}

const HELD = { job: 76, influence: 67, share: 0.91, gap: 6 }; // on the least of them a name can be read; of a job's width

/** My hand in a row of this width, its jobs no wider than that: all bear their names, and where there are too many they lie over each other. */
export function fittedHand(
  width: number,
  most: number,
  { jobs, influence }: { jobs: number; influence: number },
): { job: number; influence: number; gap: number } {
  const gaps = Math.max(1, jobs + influence - 1);
  const left = width - HELD.gap * gaps;
  const share = Math.min(1, left / Math.max(1, most * (jobs + influence * HELD.share)));
  const job = Math.max(HELD.job, most * share);
  const other = Math.max(HELD.influence, most * HELD.share * share);
  const over = Math.max(0, jobs * job + influence * other - left);
  return { job, influence: other, gap: HELD.gap - over / gaps };
}
