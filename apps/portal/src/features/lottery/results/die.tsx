const pips: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

/** A face of a die; the one is red, as on the dice of the region. */
export function Die({ face }: { face: string }) {
  return (
    <>
      <span className="sr-only">{face}</span>
      <svg aria-hidden viewBox="0 0 24 24" className="die">
        <rect x="1" y="1" width="22" height="22" rx="6" className="die-body" />
        {(pips[face] ?? []).map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={face === '1' ? 3.4 : 2.1}
            className={face === '1' || face === '4' ? 'die-red' : 'die-pip'}
          />
        ))}
      </svg>
    </>
  );
}
