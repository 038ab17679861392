/**
 * Points for the stakes of a day in one category: the stake times the rate, in whole points, rounded down. `rate` is decimal
 * text with up to four decimals, points for one whole unit of the currency; `scale` says how many decimals the currency has.
 */
export function duePoints(stakedMinor: bigint, rate: string, scale: number): bigint {
  if (stakedMinor <= 0n) return 0n;
  const [whole = '0', decimals = ''] = rate.split('.');
  const rateScaled = BigInt(whole + decimals.padEnd(RATE_DECIMALS, '0').slice(0, RATE_DECIMALS));
  return (stakedMinor * rateScaled) / 10n ** BigInt(scale + RATE_DECIMALS);
}

const RATE_DECIMALS = 4;

/** A rate of which a rank makes so many per cent, rounded down to the decimals of a rate. */
export function rateWith(rate: string, percent: number): string {
  const [whole = '0', decimals = ''] = rate.split('.');
  const scaled = BigInt(whole + decimals.padEnd(RATE_DECIMALS, '0').slice(0, RATE_DECIMALS));
  const digits = ((scaled * BigInt(percent)) / 100n).toString().padStart(RATE_DECIMALS + 1, '0');
  return `${digits.slice(0, -RATE_DECIMALS)}.${digits.slice(-RATE_DECIMALS)}`;
}
