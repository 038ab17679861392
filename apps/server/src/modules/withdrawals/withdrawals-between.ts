import type { PlayerId, WithdrawalOrder } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { withdrawalsOfSpan } from './store.ts';
import { withdrawalShape } from './withdrawal-shape.ts';

/** A player's withdrawals of a span as the player sees them, newest first. */
export async function withdrawalsBetween(
  tx: Tx,
  playerId: PlayerId,
  span: { begins: Temporal.Instant; ends: Temporal.Instant },
): Promise<WithdrawalOrder[]> {
  return (await withdrawalsOfSpan(tx, playerId, span)).map(withdrawalShape);
}
