/** Rates are whole millionths; people and the wire have per cent with up to four decimals. */

/** "0.3" → 3000; null for what is no percentage from 0 to 100. */
export function millionthsFromPercent(text: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) return null;
  const millionths = Number(match[1]) * 10_000 + Number((match[2] ?? '').padEnd(4, '0'));
  return millionths > 1_000_000 ? null : millionths;
}

/** 3000 → "0.30", with at least two decimals. */
export function percentFromMillionths(millionths: number): string {
  const decimals = String(millionths % 10_000)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '');
  return `${Math.floor(millionths / 10_000)}.${decimals}`;
}
