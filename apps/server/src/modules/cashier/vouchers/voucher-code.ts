import { createHmac } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';

/** Without letters that are read as digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const LETTERS_A_GROUP = 4;

/** Eighty drawn bits: `7K2M-QX0D-9VTC-41HB`. */
export function drawVoucherCode({ random }: Pick<Platform, 'random'>): string {
  const letters = [...random.bytes(GROUPS * LETTERS_A_GROUP)].map((byte) => LETTERS[byte % LETTERS.length]);
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * LETTERS_A_GROUP, (group + 1) * LETTERS_A_GROUP).join(''),
  ).join('-');
}

/** Under a key outside the database: a stolen table is no list of codes. */
export async function voucherHash(
  { secrets, random }: Pick<Platform, 'secrets' | 'random'>,
  code: string,
): Promise<Buffer> {
  const key = await secrets.get('voucher-codes', () => random.token());
  return createHmac('sha256', key).update(asDrawn(code)).digest();
}

/** People type small letters, leave out hyphens and read a nought as an O. */
function asDrawn(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}
