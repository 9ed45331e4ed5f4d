import { circle, rays, star } from "../../../art/path";

/**
 * Ten bottles on a field of 12×32, each with its own shape, label and glass: a value is told by its number, by how many
 * bottles stand there and by what they look like.
 */
export type Bottle = { glass: string; shape: string; label: string; mark: string };

const LABEL = "M2.2 17.5h7.6v8h-7.6z";

export const BOTTLES: readonly Bottle[] = [
  // a jug of moonshine
  {
    glass: "#8a5a33",
    shape: "M4.4 1h3.2v5.4Q11.4 9 11.4 16V28.4Q11.4 31 9 31H3Q.6 31 .6 28.4V16Q.6 9 4.4 6.4z",
    label: circle(6, 20, 4),
    mark: star(6, 20, 3, 1.2, 4),
  },
  // gin
  {
    glass: "#4d7f8c",
    shape: "M4.6 1h2.8v6.4L10.8 10V30Q10.8 31 9.8 31H2.2Q1.2 31 1.2 30V10L4.6 7.4z",
    label: LABEL,
    mark: "M6 18.6L8.6 24.4H3.4z",
  },
  // red wine
  {
    glass: "#1f5a45",
    shape: "M4.6 1h2.8v9Q10.6 12 10.6 16V30Q10.6 31 9.6 31H2.4Q1.4 31 1.4 30V16Q1.4 12 4.6 10z",
    label: LABEL,
    mark: `${circle(4.6, 20.4, 1.1)}${circle(7.4, 20.4, 1.1)}${circle(6, 22.8, 1.1)}`,
  },
  // beer
  {
    glass: "#6e3d22",
    shape: "M4.6 3h2.8v6Q10.8 13 10.8 17.5V30Q10.8 31 9.8 31H2.2Q1.2 31 1.2 30V17.5Q1.2 13 4.6 9z",
    label: "M1.8 19h8.4v8H1.8z",
    mark: "M3.4 21h5.2M3.4 23h5.2M3.4 25h5.2",
  },
  // rye, in a flask
  {
    glass: "#a4632a",
    shape: "M4.4 3h3.2v4.4Q11.6 8.6 11.6 12.6V29Q11.6 31 9.6 31H2.4Q.4 31 .4 29V12.6Q.4 8.6 4.4 7.4z",
    label: "M1.6 14.5h8.8v10H1.6z",
    mark: star(6, 19.5, 4, 2, 8),
  },
  // champagne
  {
    glass: "#2f6b3c",
    shape: "M4.6 .6h2.8l.4 4.4v5Q11.2 14.4 11.2 20V30Q11.2 31 10.2 31H1.8Q.8 31 .8 30V20Q.8 14.4 4.2 10V5z",
    label: "M2 19.5L6 17.5L10 19.5V25.5L6 27.5L2 25.5z",
    mark: "M6 19.4L8.4 22.5L6 25.6L3.6 22.5z",
  },
  // brandy
  {
    glass: "#7b2b2f",
    shape: "M4.8 1h2.4v9.6Q11.8 14 11.8 21Q11.8 28 9 31H3Q.2 28 .2 21Q.2 14 4.8 10.6z",
    label: "M6 16.2a4.8 4.8 0 1 1-.01 0z",
    mark: rays(6, 21, 1.2, 3.6, 6),
  },
  // absinthe
  {
    glass: "#5f8f3f",
    shape:
      "M4.8 1h2.4v4.6L8.6 7 8 10.6Q10.4 14 10.4 18L9.8 30Q9.8 31 8.8 31H3.2Q2.2 31 2.2 30L1.6 18Q1.6 14 4 10.6L3.4 7 4.8 5.6z",
    label: "M2.4 17.5h7.2v8H2.4z",
    mark: "M6 18.2Q8.6 21.4 6 24.8Q3.4 21.4 6 18.2z",
  },
  // scotch
  {
    glass: "#b07a2c",
    shape: "M4.4 2h3.2v6L10 10V14L9.4 16L10 18V30Q10 31 9 31H3Q2 31 2 30V18L2.6 16L2 14V10L4.4 8z",
    label: "M2 19.5h8v7H2z",
    mark: "M2.8 25.6L9.2 20.4M2.8 20.4L9.2 25.6",
  },
  // the good stuff: a decanter
  {
    glass: "#3f5f95",
    shape: "M6 .4L8 2.8L6.8 5V12L10.2 15.6L11.6 22L10 31H2L.4 22L1.8 15.6L5.2 12V5L4 2.8z",
    label: "M6 15.5L9.4 21L6 27.5L2.6 21z",
    mark: "M6 18L7.6 21L6 24.6L4.4 21z",
  },
];

/** How many stand on each shelf. */
export const SHELVES: readonly (readonly number[])[] = [
  [1],
  [2],
  [3],
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 4],
  [4, 4],
  [4, 5],
  [5, 5],
];
