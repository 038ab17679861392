const SCALE = 6;

/** Millionths as a decimal of six places, which is how earnings are shown until they are paid. */
export function microsText(micros: bigint): string {
  const digits = (micros < 0n ? -micros : micros).toString().padStart(SCALE + 1, '0');
  return `${micros < 0n ? '-' : ''}${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`;
}
