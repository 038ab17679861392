import type { Tx } from '../../platform/database/tx.ts';
import { playerTopic } from '../../platform/events/topics.ts';
import type { WithdrawalRow } from './store.ts';

export type PlayerMessage = 'withdrawalApproved' | 'withdrawalRejected' | 'withdrawalPaid' | 'withdrawalReturned';

/** The player's open pages hear of it; what there is to read stands in the order. */
export async function tellPlayer(
  tx: Tx,
  withdrawal: Pick<WithdrawalRow, 'player_id' | 'id'>,
  type: PlayerMessage,
): Promise<void> {
  const data = { at: tx.now.toString(), type, orderId: withdrawal.id };
  await tx.publish({ topic: playerTopic(withdrawal.player_id), name: 'message', data });
}
