/** What can be bet on the final score of a match of two sides. */
export const marketKinds = ['result', 'handicap', 'total', 'score'] as const;
export type MarketKind = (typeof marketKinds)[number];

/** Lines are counted in quarters: −3 is −0.75. Null where a market has none. */
export type Market = { readonly kind: MarketKind; readonly quarters: number | null };
export type Score = { readonly home: number; readonly away: number };

/** A correct score names each side up to so many; more is "other". */
export const SCORE_GRID = 4;

export function marketId({ kind, quarters }: Market): string {
  return quarters === null ? kind : `${kind}:${lineText(quarters)}`;
}

/** Null for what no book has. */
export function readMarket(id: string): Market | null {
  const [name = '', line, ...rest] = id.split(':');
  const kind = marketKinds.find((one) => one === name);
  if (kind === undefined || rest.length > 0) return null;
  if (kind === 'result' || kind === 'score') return line === undefined ? { kind, quarters: null } : null;
  const quarters = line === undefined ? null : quartersOf(line);
  if (quarters === null || (kind === 'total' && quarters <= 0)) return null;
  return { kind, quarters };
}

export function lineText(quarters: number): string {
  const whole = Math.floor(Math.abs(quarters) / 4);
  const rest = ['', '.25', '.5', '.75'][Math.abs(quarters) % 4] ?? '';
  return `${quarters < 0 ? '-' : ''}${whole}${rest}`;
}

function quartersOf(line: string): number | null {
  const [, sign, whole, rest] = /^(-?)(\d{1,3})(\.25|\.5|\.75)?$/.exec(line) ?? [];
  if (whole === undefined) return null;
  const size = Number(whole) * 4 + Number(rest ?? 0) * 4;
  return sign === '-' ? (size === 0 ? null : -size) : size;
}

export const selections = {
  result: ['home', 'draw', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
} as const;
