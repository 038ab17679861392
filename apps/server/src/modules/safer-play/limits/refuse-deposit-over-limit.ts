import { type CurrencyCode, decimalFromMinor, type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { limitsOf } from './store.ts';

/** Asked by who holds the player's line of deposits; what is asked for and may still come counts too. */
export async function refuseDepositOverLimit(
  tx: Tx,
  { playerId, amountMinor, currency }: { playerId: PlayerId; amountMinor: bigint; currency: CurrencyCode },
): Promise<void> {
  const rooms = (await limitsOf(tx, playerId))
    .filter(({ kind }) => kind === 'deposit')
    .map(({ amount, used }) => amount - used);
  const least = rooms.reduce<bigint | null>((a, b) => (a === null || b < a ? b : a), null);
  if (least === null || amountMinor <= least) return;
  const left = decimalFromMinor(least > 0n ? least : 0n, currency);
  throw new Refusal('deposit_limit_reached', { params: { left: `${currency} ${left}` }, extra: { left } });
}
