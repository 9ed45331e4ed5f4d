export type Box = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

const GAP = 10; // pixels between a thing and what is written of it
const EDGE = 6; // and the edge of the screen

export const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** How much of one lies on the other. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Where something of this size goes beside a thing: on the screen, neither on the thing nor on what shall stay clear, and
 * as near as can be. If it fits nowhere it gets less high, and is scrolled.
 */
export function placed(thing: Box, size: Size, room: Size, clear: readonly Box[]): Box {
  const across = Math.max(EDGE, Math.min(mid(thing.left, thing.right, size.width), room.width - size.width - EDGE));
  const down = Math.max(EDGE, Math.min(mid(thing.top, thing.bottom, size.height), room.height - size.height - EDGE));
  const taken = [thing, ...clear];
  const ways = [
    boxAt(thing.right + GAP, down, size),
    boxAt(thing.left - GAP - size.width, down, size),
    ...taken.flatMap((each) => [
      boxAt(across, each.top - GAP - size.height, size),
      boxAt(across, each.bottom + GAP, size),
    ]),
  ].filter((way) => within(way, room) && taken.every((each) => shared(way, each) === 0));
  return ways.toSorted((a, b) => apart(a, thing) - apart(b, thing))[0] ?? squeezed(across, size, room, taken);
}

/** In the highest gap that is left between what is taken, there. */
function squeezed(left: number, size: Size, room: Size, taken: readonly Box[]): Box {
  const column = boxAt(left, 0, { width: size.width, height: room.height });
  const there = taken.filter((each) => shared(each, column) > 0).toSorted((a, b) => a.top - b.top);
  const tops = [EDGE, ...there.map((each) => each.bottom + GAP)];
  const gaps = tops.map((top, at) => ({ top, bottom: (there[at]?.top ?? room.height + GAP - EDGE) - GAP }));
  const [best = { top: EDGE, bottom: room.height - EDGE }] = gaps.toSorted((a, b) => high(b) - high(a));
  return boxAt(left, best.top, { ...size, height: Math.min(size.height, high(best)) });
}

const high = ({ top, bottom }: { top: number; bottom: number }): number => bottom - top;
const apart = (a: Box, b: Box): number =>
  Math.max(0, a.left - b.right, b.left - a.right) + Math.max(0, a.top - b.bottom, b.top - a.bottom);
const mid = (from: number, to: number, long: number): number => (from + to - long) / 2;
const within = (box: Box, { width, height }: Size): boolean =>
  box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
