import { type CurrencyCode, decimalFromMinor, type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { saferPlaySettings } from '../settings.ts';
import { limitsOf } from './store.ts';

/** Asked by who holds the player's line of deposits; what is asked for and may still come counts too. */
export function refuseDepositOverLimit(settings: Pick<Settings, 'get'>) {
  return async (tx: Tx, deposit: Deposit): Promise<void> => {
    const left = await leftToDeposit(tx, deposit.playerId);
    if (left === null && settings.get(saferPlaySettings.depositLimitNeeded)) throw new Refusal('deposit_limit_first');
    if (left === null || deposit.amountMinor <= left) return;
    const shown = decimalFromMinor(left > 0n ? left : 0n, deposit.currency);
    throw new Refusal('deposit_limit_reached', {
      params: { left: `${deposit.currency} ${shown}` },
      extra: { left: shown },
    });
  };
}

type Deposit = { playerId: PlayerId; amountMinor: bigint; currency: CurrencyCode };

/** The least of what the player's limits leave; null without a limit. */
async function leftToDeposit(tx: Tx, playerId: PlayerId): Promise<bigint | null> {
  const rooms = (await limitsOf(tx, playerId))
    .filter(({ kind }) => kind === 'deposit')
    .map(({ amount, used }) => amount - used);
  return rooms.reduce<bigint | null>((a, b) => (a === null || b < a ? b : a), null);
}
