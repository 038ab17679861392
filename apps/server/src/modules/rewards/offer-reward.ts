import type { Tx } from '../../platform/database/tx.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { pay, type RewardOffer } from './pay.ts';
import { insertReward } from './store.ts';

/**
 * Lays a reward out for the player, once for each source and reference. False where it was there before, or where the account
 * may get nothing: a trial, a closed or a locked one.
 */
export async function offerReward(tx: Tx, offer: RewardOffer): Promise<boolean> {
  return await insertReward(tx, offer, 'claimable');
}

/** Pays at once what needs no press, under the same key: it is listed as claimed. False as `offerReward`. */
export function payReward(settings: Pick<Settings, 'get'>) {
  return async (tx: Tx, offer: Omit<RewardOffer, 'expiresAt'>): Promise<boolean> => {
    const isNew = await insertReward(tx, { ...offer, expiresAt: null }, 'claimed');
    if (isNew) await pay(tx, settings, offer);
    return isNew;
  };
}
