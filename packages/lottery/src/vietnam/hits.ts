import { numbersAt, type DigitPrize } from '../results/prizes.ts';
import type { Hit, Result } from '../rule-set.ts';

/** Which part of a number a bet looks at. */
export const lastDigits = (count: number) => (number: string) => number.slice(-count);
export const firstDigits = (count: number) => (number: string) => number.slice(0, count);
export const tensDigit = (number: string) => number.slice(-2, -1);

/** A hit for every number of the prizes with so many digits or more, on the part that the bet looks at. */
export function hitsOn(
  prizes: readonly DigitPrize[],
  part: (number: string) => string,
  digits: number,
  prize = 'win',
): (result: Result) => Hit[] {
  const longEnough = prizes.filter((one) => one.digits >= digits);
  return (result) =>
    longEnough.flatMap(({ name }) =>
      numbersAt(result, name).map((number) => ({ key: part(number), prize, seen: `${name} ${number}` })),
    );
}

/** How many numbers of the prizes have so many digits or more. */
export function lots(prizes: readonly DigitPrize[], digits: number): number {
  return prizes.filter((one) => one.digits >= digits).reduce((sum, { count }) => sum + count, 0);
}
