/** A chip of any amount, coloured by how much it is: struck from one die, so that all look alike. */
export function Chip({ minor, isOwn = false }: { minor: bigint; isOwn?: boolean }) {
  return (
    <span className={`chip chip-${toneOf(minor)}${isOwn ? ' chip-own' : ''}`} aria-hidden="true">
      <span className="figures">{shortAmount(minor)}</span>
    </span>
  );
}

const tones: readonly (readonly [fromMinor: bigint, tone: string])[] = [
  [100_000n, 'ink'],
  [50_000n, 'orange'],
  [10_000n, 'red'],
  [5_000n, 'violet'],
  [1_000n, 'green'],
  [500n, 'blue'],
];

function toneOf(minor: bigint): string {
  return tones.find(([from]) => minor >= from)?.[1] ?? 'cream';
}

/** 5, 50, 1K, 12.5K: what fits on a chip. */
function shortAmount(minor: bigint): string {
  const whole = Number(minor) / 100;
  return whole >= 1_000 ? `${Math.round(whole / 100) / 10}K` : `${Math.round(whole * 10) / 10}`;
}
