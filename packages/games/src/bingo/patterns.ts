/** Places of a 75-ball card, five rows of five; the free place counts as called. */
const SIDE = 5;
const places = Array.from({ length: SIDE }, (_, place) => place);
const maskOf = (cells: readonly (readonly [number, number])[]): number =>
  cells.reduce((mask, [row, column]) => mask | (1 << (row * SIDE + column)), 0);

const rows = places.map((row) => maskOf(places.map((column) => [row, column])));
const columns = places.map((column) => maskOf(places.map((row) => [row, column])));
const falling = maskOf(places.map((place) => [place, place]));
const rising = maskOf(places.map((place) => [SIDE - 1 - place, place]));

/** Five in a row: across, down or aslant. */
export const lines75 = [...rows, ...columns, falling, rising];
export const corners75 = maskOf([
  [0, 0],
  [0, 4],
  [4, 0],
  [4, 4],
]);
export const cross75 = falling | rising;
export const diamond75 = maskOf([
  [0, 2],
  [1, 1],
  [1, 3],
  [2, 0],
  [2, 4],
  [3, 1],
  [3, 3],
  [4, 2],
]);
export const frame75 = maskOf(
  places.flatMap((place) => [
    [0, place],
    [4, place],
    [place, 0],
    [place, 4],
  ]),
);
export const full75 = 2 ** 25 - 1;

/** A ticket of 90 balls has three rows of five numbers. */
export const lines90 = [0, 1, 2].map((row) => 0b11111 << (row * SIDE));
export const full90 = 2 ** 15 - 1;
