import type { PlayerId, RewardSource, RewardWords } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { payReward } from '../rewards/index.ts';
import { payOf, type PrizeColumns } from './prizes.ts';

export type Given = {
  playerId: PlayerId;
  source: Extract<RewardSource, 'mission' | 'raffle' | 'envelope'>;
  /** Once for each, for ever. */
  reference: string;
  words: RewardWords;
};
export type Give = (tx: Tx, given: Given, prize: PrizeColumns) => Promise<void>;

/** Pays at once what the player has just taken. What an account may not get takes the claim back too. */
export function giving({ brand, settings }: Pick<Platform, 'brand' | 'settings'>): Give {
  const pay = payReward(settings);
  return async (tx, given, prize) => {
    const isPaid = await pay(tx, { ...given, pay: payOf(tx, prize, brand.currency) });
    if (!isPaid) throw new Error(`${given.source} ${given.reference} was given before, or may not be given`);
  };
}
