const DECIMALS = 4;
const PARTS_PER_PERCENT = 10_000;

/** "0.4" → 4000. Null for what is not a percentage from 0 to 100 with at most four decimals. */
export function rateFromPercent(text: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  const rate = Number(whole + decimals.padEnd(DECIMALS, '0'));
  return rate > 100 * PARTS_PER_PERCENT ? null : rate;
}

/** 4000 → "0.4". */
export function percentFromRate(rate: number): string {
  const whole = Math.trunc(rate / PARTS_PER_PERCENT);
  const decimals = String(rate % PARTS_PER_PERCENT)
    .padStart(DECIMALS, '0')
    .replace(/0+$/, '');
  return decimals === '' ? String(whole) : `${whole}.${decimals}`;
}
