import { below } from '@pelita/games/fairness';
import { Malformed } from '../malformed.ts';
import type { Shape } from '../rule-set.ts';
import { prizesOf, said } from './prizes.ts';

/** Dice as text, like "113". */
export function diceThrow(count: number, example: string): Shape {
  const pattern = new RegExp(`^[1-6]{${count}}$`);
  return {
    example: { dice: example },
    read: (sent) => {
      const { dice } = prizesOf(sent, [{ name: 'dice' }]);
      const thrown: unknown = Array.isArray(dice) ? dice[0] : dice;
      if (typeof thrown === 'string' && pattern.test(thrown)) return { dice: [thrown] };
      throw new Malformed('wrongPrizeNumber', {
        prize: 'dice',
        token: said(dice),
        needed: `text of ${count} digits from 1 to 6`,
      });
    },
    draw: (next) => ({ dice: [Array.from({ length: count }, () => 1 + below(next, 6)).join('')] }),
  };
}
