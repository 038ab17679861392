/*
 * Words and ranges that stand for many numbers. "10/20...90" goes from 10 in steps of 10 up to 90; "tài" are 50 to 99,
 * "xỉu" 00 to 49, "chẵn" and "lẻ" the even and odd, "chẵn-lẻ" an even digit before an odd one.
 */

/** The numbers that a chunk of content stands for; undefined where it is no macro. */
export function expandMacro(chunk: string, digits: number): string[] | undefined {
  return range(chunk, digits) ?? (digits === 2 ? named(chunk) : undefined);
}

function range(chunk: string, digits: number): string[] | undefined {
  const match = /^([0-9]+)\/([0-9]+)(?:\.{2,3}|…)([0-9]+)$/.exec(chunk);
  if (!match) return undefined;
  const texts = match.slice(1);
  if (texts.some((text) => text.length !== digits)) return undefined;
  const [first = 0, second = 0, last = 0] = texts.map(Number);
  const step = second - first;
  if (step <= 0 || last < second || (last - first) % step !== 0) return undefined;
  return Array.from({ length: (last - first) / step + 1 }, (_, i) => String(first + i * step).padStart(digits, '0'));
}

const hundred = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'));
const isEven = (digit: string | undefined) => Number(digit) % 2 === 0;

const names = new Map<string, (number: string) => boolean>([
  ['tai', (number) => number >= '50'],
  ['xiu', (number) => number < '50'],
  ['chan', (number) => isEven(number[1])],
  ['le', (number) => !isEven(number[1])],
  ['chanchan', (number) => isEven(number[0]) && isEven(number[1])],
  ['lele', (number) => !isEven(number[0]) && !isEven(number[1])],
  ['chanle', (number) => isEven(number[0]) && !isEven(number[1])],
  ['lechan', (number) => !isEven(number[0]) && isEven(number[1])],
]);

function named(chunk: string): string[] | undefined {
  const plain = chunk
    .normalize('NFD')
    .replaceAll(/\p{Mn}|-/gu, '')
    .toLowerCase();
  const belongs = names.get(plain);
  return belongs && hundred.filter(belongs);
}
