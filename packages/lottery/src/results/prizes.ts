import { below, type NextUint32 } from '@pelita/games/fairness';
import { Malformed } from '../malformed.ts';
import type { Result, Shape } from '../rule-set.ts';

/** A prize of numbers with a fixed count of digits, each drawn on its own. */
export interface DigitPrize {
  readonly name: string;
  readonly count: number;
  readonly digits: number;
}

/** A draw whose prizes are numbers of digits. One that has a single number is sent as text, the others as lists. */
export function digitPrizes(prizes: readonly DigitPrize[], example: Shape['example']): Shape {
  return {
    example,
    read: (sent) => {
      const given = prizesOf(sent, prizes);
      return Object.fromEntries(prizes.map((prize) => [prize.name, numbersOfPrize(prize, given[prize.name])]));
    },
    draw: (next) => Object.fromEntries(prizes.map((prize) => [prize.name, drawn(prize, next)])),
  };
}

/** The prizes of a sent result, none missing and none unknown. */
export function prizesOf(sent: unknown, prizes: readonly { readonly name: string }[]): Record<string, unknown> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw new Malformed('notAnObject');
  const given = new Map<string, unknown>(Object.entries(sent));
  for (const { name } of prizes) if (!given.has(name)) throw new Malformed('missingPrize', { prize: name });
  const names = prizes.map(({ name }) => name);
  for (const prize of given.keys()) if (!names.includes(prize)) throw new Malformed('unknownPrize', { prize });
  return Object.fromEntries(given);
}

/** The only number of a prize that has one. */
export function theNumber(result: Result, prize: string): string {
  const [number] = numbersAt(result, prize);
  if (number === undefined) throw new RangeError(`${prize} has no number`);
  return number;
}

export function numbersAt(result: Result, prize: string): readonly string[] {
  const numbers = result[prize];
  if (numbers === undefined) throw new RangeError(`the result has no ${prize}`);
  return numbers;
}

function numbersOfPrize({ name, count, digits }: DigitPrize, sent: unknown): string[] {
  const numbers: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
  if (numbers.length !== count)
    throw new Malformed('wrongPrizeCount', { prize: name, count: numbers.length, needed: count });
  return numbers.map((number) => {
    if (typeof number === 'string' && number.length === digits && /^[0-9]+$/.test(number)) return number;
    throw new Malformed('wrongPrizeNumber', { prize: name, token: said(number), needed: `text of ${digits} digits` });
  });
}

/** What was sent, as a sentence quotes it. */
export function said(sent: unknown): string {
  return typeof sent === 'string' ? sent : (JSON.stringify(sent) ?? 'nothing');
}

function drawn({ count, digits }: DigitPrize, next: NextUint32): string[] {
  return Array.from({ length: count }, () => Array.from({ length: digits }, () => below(next, 10)).join(''));
}
