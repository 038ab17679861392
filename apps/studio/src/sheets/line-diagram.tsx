const CELL = 10;

/** A line as the cells that it crosses. */
export function LineDiagram({ rows, height }: { rows: readonly number[]; height: number }) {
  const cells = rows.flatMap((crossed, reel) =>
    Array.from({ length: height }, (_, row) => ({ reel, row, isOn: row === crossed })),
  );
  return (
    <svg className="line-diagram" viewBox={`0 0 ${rows.length * CELL} ${height * CELL}`} aria-hidden="true">
      {cells.map(({ reel, row, isOn }) => (
        <rect
          key={`${reel}:${row}`}
          className={isOn ? 'on' : 'off'}
          x={reel * CELL + 1}
          y={row * CELL + 1}
          width={CELL - 2}
          height={CELL - 2}
          rx="2"
        />
      ))}
    </svg>
  );
}
