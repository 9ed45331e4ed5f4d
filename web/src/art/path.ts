/** Geometry as path data: what art deco is made of. */

const short = (n: number): number => Math.round(n * 100) / 100;

export const circle = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

const point = (x: number, y: number, r: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${short(x + r * Math.cos(angle))} ${short(y + r * Math.sin(angle))}`;
};

/** Wedges around a point, every second one left out. Degrees count clockwise from the top. */
export const rays = (x: number, y: number, inner: number, outer: number, count: number, from = 0, to = 360): string => {
  const step = (to - from) / (2 * count);
  return Array.from({ length: count }, (_, i) => {
    const start = from + (2 * i + 0.5) * step;
    const [a, b] = [start, start + step];
    return `M${point(x, y, inner, a)}L${point(x, y, outer, a)}L${point(x, y, outer, b)}L${point(x, y, inner, b)}z`;
  }).join("");
};

/** A star, a gear or a cogged seal: corners far and near in turn. */
export const star = (x: number, y: number, outer: number, inner: number, corners: number): string => {
  const turn = 180 / corners;
  const at = Array.from({ length: 2 * corners }, (_, i) => point(x, y, i % 2 ? inner : outer, i * turn));
  return `M${at.join("L")}z`;
};
