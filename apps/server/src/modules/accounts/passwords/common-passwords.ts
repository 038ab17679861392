import { dictionary } from '@zxcvbn-ts/language-common';

const known = new Set(dictionary['passwords-common']);
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const sequences = rows.flatMap((row) => [row, [...row].toReversed().join('')]);

/**
 * Whether a password is among the first that anybody would try: known from breaches, a short piece again and again, or
 * a run along the alphabet, the digits or the keyboard.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return known.has(plain) || /^(.{1,4}?)\1+$/u.test(plain) || sequences.some((row) => row.includes(plain));
}
