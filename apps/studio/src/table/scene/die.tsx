/** Where the pips of each face are, on a board of three by three. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

export function Die({ face }: { face: number }) {
  return (
    <svg
      viewBox="0 0 36 36"
      className={`die${face === 1 || face === 4 ? ' die-red' : ''}`}
      role="img"
      aria-label={String(face)}
    >
      <rect x="1" y="1" width="34" height="34" rx="8" className="die-body" />
      {(pips[face] ?? []).map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={9 + x * 9} cy={9 + y * 9} r={face === 1 ? 5 : 3.4} className="die-pip" />
      ))}
    </svg>
  );
}
