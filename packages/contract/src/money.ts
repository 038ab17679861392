/**
 * Money is a whole number of minor units (sen) in a bigint beside its currency. Arithmetic and rounding stand here and
 * nowhere else. On the wire money is a decimal string with exactly the currency's scale, like "1000.00".
 */
export const currencies = {
  MYR: { scale: 2, symbol: 'RM' },
  USD: { scale: 2, symbol: '$' },
  VND: { scale: 0, symbol: '₫' },
} as const;

export type CurrencyCode = keyof typeof currencies;

/** The largest amount that one movement may carry: 10^15 minor units, far inside what PostgreSQL's bigint holds. */
export const LARGEST_AMOUNT_MINOR = 1_000_000_000_000_000n;

/** Provider amounts are whole 1/100,000 units of the currency, so five decimals. Source: the published wallet protocol. */
export const PROVIDER_SCALE = 5;

/** "12.5" at scale 2 → 1250n. Answers null for anything that is not a plain decimal of at most `scale` decimals. */
export function minorFromDecimal(text: string, currency: CurrencyCode): bigint | null {
  const { scale } = currencies[currency];
  const match = /^(\d{1,16})(?:\.(\d+))?$/.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > scale) return null;
  const minor = BigInt(whole + fraction.padEnd(scale, '0'));
  return minor > LARGEST_AMOUNT_MINOR ? null : minor;
}

/** 1250n at scale 2 → "12.50". */
export function decimalFromMinor(minor: bigint, currency: CurrencyCode): string {
  return decimalAtScale(minor, currencies[currency].scale);
}

/** The protocol's integer of 1/100,000 → minor units; null when it is finer than the currency's scale. */
export function minorFromProviderUnits(units: bigint, currency: CurrencyCode): bigint | null {
  const step = 10n ** BigInt(PROVIDER_SCALE - currencies[currency].scale);
  return units % step === 0n ? units / step : null;
}

/** Minor units → the protocol's integer of 1/100,000. */
export function providerUnitsFromMinor(minor: bigint, currency: CurrencyCode): bigint {
  return minor * 10n ** BigInt(PROVIDER_SCALE - currencies[currency].scale);
}

/** A share in hundredths of a percent, rounded down. */
export function shareOf(minor: bigint, basisPoints: number): bigint {
  return (minor * BigInt(basisPoints)) / 10_000n;
}

function decimalAtScale(value: bigint, scale: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  const sign = value < 0n ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
