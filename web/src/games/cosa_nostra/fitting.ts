/** How large cards can be where so much room is, in pixels. A man's name can be read on every card that comes out of it. */
export interface Crew {
  men: number;
  busy: number; // of them: what they have to do sticks out beside them
  signs: number;
}

export interface Sizes {
  columns: number; // of families
  man: number;
  beside: number; // so much of a task is not on its man
  sign: number;
}

type Box = { width: number; height: number };

const MAN = { least: 56, most: 150, high: 88 / 63 };
const SIGN = { least: 43.5, most: 96, high: 76 / 63, of: 0.78 }; // of a man
const TASK = { least: 12, most: 0.5 }; // pixels; of a man
const GAP = { families: 6, cards: 8, rows: 8, signs: 4 };
const FRAME = { wide: 16, head: 74, feet: 25 }; // what a family has around its cards, and a pixel for what is rounded
const ROWS = [1, 2, 3];
const WORTH = 1.15;
const STEP = 2;

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
    return { columns, man, beside, sign: signOf(man, cell.width, Math.max(...families.map((crew) => crew.signs))) };
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
    const beside = besides(cell.width, man, Math.ceil(crew.men / rows), crew.busy > 0);
    if (beside === null) continue;
    const sign = signOf(man, cell.width, crew.signs);
    const signs = signRows(cell.width, sign, crew.signs) * (sign * SIGN.high + GAP.signs);
    if (rows * (man * MAN.high + GAP.rows) + signs <= cell.height) return { man, beside };
  }
  return { man: 0, beside: 0 };
}

/** What is left beside each of so many men in a row; null: they do not fit. */
function besides(width: number, man: number, men: number, busy: boolean): number | null {
  const left = (width + GAP.cards) / Math.max(1, men) - GAP.cards - man;
  if (left < (busy ? TASK.least : 0)) return null;
  return Math.min(left, man * TASK.most);
}

/** Rather a little smaller than in one more row. */
function signOf(man: number, width: number, signs: number): number {
  const wished = Math.min(SIGN.most, Math.max(SIGN.least, man * SIGN.of));
  const inOneRow = (width + GAP.signs) / Math.max(1, signs) - GAP.signs;
  return inOneRow >= SIGN.least ? Math.min(wished, inOneRow) : wished;
}

const signRows = (width: number, sign: number, signs: number): number =>
  Math.ceil(signs / Math.max(1, Math.floor((width + GAP.signs) / (sign + GAP.signs))));

const OWN = { man: { least: 56, most: 132 }, beside: 0.5, gap: 10 };

/** My men, in one row of this width, no higher than that. */
export function fittedOwn(room: Box, crew: Crew): { man: number; beside: number } {
  const wide = (room.width - OWN.gap * (crew.men + 1)) / Math.max(1, crew.men + OWN.beside * crew.busy);
  const man = Math.max(OWN.man.least, Math.min(OWN.man.most, room.height / MAN.high, wide));
  return { man, beside: man * OWN.beside };
}
